import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Field } from '@/components/basics/input/Field';
import { MultipleChoice } from '@/components/basics/input/MultipleChoice';
import { Toggle } from '@/components/basics/input/Toggle';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { SeatName } from '@/components/basics/marks/SeatName';
import { Text } from '@/components/basics/text/Text';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { Curtain } from '@/components/furniture/secrets/Curtain';
import { SPACE } from '@/components/theme';

const WORDS = 'The river rises. Everyone who lives beside it must decide tonight.';
const LONG_NAME = 'Adébáyọ̀ Featherston';
const SHEET = 'A card, read in full';
const SEATS = [0, 1, 2, 3, 4];
const SIZES = ['small', 'body', 'large', 'title', 'huge'] as const;
const TONES = ['plain', 'soft', 'strong', 'danger', 'good'] as const;
const noop = () => undefined;

function Kept({ error, hint, max }: { error?: string; hint?: string; max?: number }) {
  const [value, setValue] = useState(LONG_NAME);
  return <Field label="Your name" value={value} onChange={setValue} error={error} hint={hint} max={max} />;
}

function Chosen({ across = false, disabled = false }: { across?: boolean; disabled?: boolean }) {
  const [value, setValue] = useState<string | null>('river');
  const options = [
    { value: 'river', label: 'River', hint: 'It floods in two rounds' },
    { value: 'hill', label: 'Hill' },
    { value: 'coast', label: 'Coast' },
  ];
  return (
    <Choice
      label="Where"
      value={value}
      options={options}
      onChange={setValue}
      across={across}
      disabled={disabled}
    />
  );
}

function Ticked() {
  const [chosen, setChosen] = useState<readonly string[]>(['river']);
  const options = [
    { value: 'river', label: 'River', hint: 'It floods in two rounds' },
    { value: 'hill', label: 'Hill' },
    { value: 'coast', label: 'Coast', hint: 'Your Funds are not enough', disabled: true },
  ];
  return <MultipleChoice label="Where" chosen={chosen} options={options} onChange={setChosen} />;
}

function Switched({ hint }: { hint?: string }) {
  const [value, setValue] = useState(true);
  return <Toggle label="Sound" value={value} onChange={setValue} hint={hint} />;
}

function OpenedSheet() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button label="Open the sheet" onPress={() => setOpen(true)} testID="open-sheet" />
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={SHEET}
        footer={<Button kind="main" label="Play it" onPress={() => setOpen(false)} />}
      >
        <Text>{WORDS}</Text>
      </Sheet>
    </>
  );
}

export const BASICS: readonly GalleryPiece[] = [
  {
    id: 'text',
    title: 'Text',
    states: [
      ...SIZES.map((size) => ({ name: size, Show: () => <Text size={size}>{WORDS}</Text> })),
      ...TONES.map((tone) => ({ name: tone, Show: () => <Text tone={tone}>{WORDS}</Text> })),
    ],
  },
  {
    id: 'button',
    title: 'Button',
    states: [
      { name: 'main', Show: () => <Button kind="main" label="Lock my vote" onPress={noop} /> },
      { name: 'plain', Show: () => <Button label="Say" onPress={noop} /> },
      { name: 'quiet', Show: () => <Button kind="quiet" label="Not now" onPress={noop} /> },
      { name: 'danger', Show: () => <Button kind="danger" label="Leave the table" onPress={noop} /> },
      {
        name: 'disabled',
        Show: () => <Button disabled label="Start" why="Two more players are needed." onPress={noop} />,
      },
      { name: 'long', Show: () => <Button kind="main" label={`${WORDS} ${WORDS}`} onPress={noop} /> },
    ],
  },
  {
    id: 'field',
    title: 'Field',
    states: [
      { name: 'filled', Show: () => <Kept hint="The others see it." /> },
      { name: 'nearly full', Show: () => <Kept max={40} /> },
      { name: 'wrong', Show: () => <Kept error="Somebody at the table has this name." /> },
    ],
  },
  { id: 'ticks', title: 'Ticks', states: [{ name: 'one cannot be', Show: Ticked }] },
  {
    id: 'choice',
    title: 'Choice',
    states: [
      { name: 'one under the other', Show: () => <Chosen /> },
      { name: 'across', Show: () => <Chosen across /> },
      { name: 'disabled', Show: () => <Chosen disabled /> },
    ],
  },
  {
    id: 'toggle',
    title: 'Toggle',
    states: [
      { name: 'plain', Show: () => <Switched /> },
      { name: 'with a hint', Show: () => <Switched hint={WORDS} /> },
    ],
  },
  {
    id: 'notice',
    title: 'Notice',
    states: [
      { name: 'info', Show: () => <Notice text={WORDS} /> },
      { name: 'good', Show: () => <Notice tone="good" text={WORDS} onClose={noop} /> },
      { name: 'bad', Show: () => <Notice tone="bad" text={WORDS} onClose={noop} /> },
    ],
  },
  {
    id: 'seats',
    title: 'SeatMark, SeatName',
    states: [
      {
        name: 'marks',
        Show: () => (
          <View style={styles.row}>
            {SEATS.map((seat) => (
              <SeatMark key={seat} seat={seat} size={40} />
            ))}
          </View>
        ),
      },
      { name: 'name', Show: () => <SeatName seat={0} name="Amina" /> },
      { name: 'bot, away, long', Show: () => <SeatName seat={2} name={LONG_NAME} bot away /> },
    ],
  },
  { id: 'sheet', title: 'Sheet', states: [{ name: 'opens', Show: OpenedSheet }] },
  {
    id: 'curtain',
    title: 'Curtain',
    states: [
      {
        name: 'closed',
        Show: () => (
          <Curtain name={LONG_NAME} seat={3} onOpen={noop}>
            <Text>{WORDS}</Text>
          </Curtain>
        ),
      },
    ],
  },
];

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.middle, flexWrap: 'wrap' },
});
