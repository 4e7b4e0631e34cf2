import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { palette as PALETTE } from '@/components/boards/dystocratic/art/palette';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Fan } from '@/components/furniture/thumb/Fan';
import { FanCard } from '@/components/furniture/thumb/FanCard';
import { FrameContext } from '@/components/furniture/thumb/frameContext';
import { Backs } from '@/components/furniture/thumb/Pile';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { Rail } from '@/components/table/frame/rail/Rail';
import { SeatsRow } from '@/components/table/frame/rail/SeatsRow';
import { TurnLine } from '@/components/table/frame/rail/TurnLine';
import { usePalette, useTheme } from '@/components/theme';

const noop = () => undefined;
const ROUNDS = { now: 3, of: 10 };
const SEATS = ['Amina', 'Citlali Hernández', 'Jomo', 'María José', 'Kaia'].map((name, at) => ({
  name,
  points: 3 * at + 2,
  cards: 2,
  locked: at === 0,
  badges: [],
  away: at === 3,
  bot: false,
  next: at === 1,
}));
const CARDS = ['Radio for peace', 'A place where nobody fishes', 'Share the recipe', 'A warm meal at school'];

function Mine({ seat, children }: { readonly seat: number; readonly children: React.ReactNode }) {
  return (
    <FrameContext value={{ shape: 'upright', me: seat, turn: null, idle: null, showBoard: noop }}>
      <View style={styles.phone}>{children}</View>
    </FrameContext>
  );
}

function Sentences() {
  const { seat, colors } = useTheme();
  const turn = { text: 'Amina, talk. Then lock your vote', seat: 0, mine: true };
  return (
    <View style={styles.phone}>
      <Rail heading="Round 3 of 10" rounds={ROUNDS} counts ground={seat(0)} onMenu={noop} onHelp={noop}>
        <TurnLine turn={turn} color={seat(0).onColor} paper={colors.sheet} />
      </Rail>
    </View>
  );
}

function Marks() {
  return (
    <View style={styles.phone}>
      <Rail heading="Day 3 of 10" rounds={ROUNDS} counts={false} ground={null} onMenu={noop} onHelp={noop}>
        <SeatsRow seats={SEATS} room={264} onPress={noop} />
      </Rail>
    </View>
  );
}

function Fanned({ chosen }: { readonly chosen: number | null }) {
  const { seat } = useTheme();
  const inks = usePalette(PALETTE);
  return (
    <Fan label="Cards" count={CARDS.length} card={{ width: 132, height: 148 }} chosen={chosen}>
      {(at, shown) => (
        <FanCard
          label={`Read ${CARDS[at]}`}
          name={CARDS[at] ?? ''}
          picture={<Icon name="star" size={34} color={seat(at).onColor} />}
          inks={{ color: seat(at).color, edge: inks.ground }}
          signs={<Icon name="coin" size={22} color={inks.ink} />}
          missing={at === 3 ? '−2' : undefined}
          chosen={at === chosen}
          shown={shown}
          onPress={noop}
        />
      )}
    </Fan>
  );
}

function Held({ count }: { readonly count: number }) {
  return <Backs count={count} inks={usePalette(PALETTE)} />;
}

export const FRAME: readonly GalleryPiece[] = [
  {
    id: 'rail',
    title: 'Rail',
    states: [
      { name: 'my turn, the board draws the seats', Show: Sentences },
      { name: 'everybody by mark and points', Show: Marks },
    ],
  },
  {
    id: 'dock',
    title: 'Thumb zone',
    states: [
      {
        name: 'one live action, and another way',
        Show: () => (
          <Mine seat={2}>
            <Dock hold={<Held count={3} />} second={<Second label="Pass" onPress={noop} />}>
              <Primary label="Place it: 4 and 1 for the slot" onPress={noop} />
            </Dock>
          </Mine>
        ),
      },
      {
        name: 'the move is made on the board',
        Show: () => (
          <Mine seat={4}>
            <Dock>
              <Pointer label="Touch a place that glows" />
            </Dock>
          </Mine>
        ),
      },
      {
        name: 'nothing is to be done',
        Show: () => (
          <Mine seat={0}>
            <Dock>
              <Sentence text="Locked. Hold your cards to look at your vote." />
            </Dock>
          </Mine>
        ),
      },
    ],
  },
  {
    id: 'fan',
    title: 'Fan',
    states: [
      { name: 'the second is in question', Show: () => <Fanned chosen={1} /> },
      { name: 'to be read', Show: () => <Fanned chosen={null} /> },
    ],
  },
];

const styles = StyleSheet.create({ phone: { width: '100%', maxWidth: 360 } });
