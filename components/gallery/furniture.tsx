import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { BOARDS } from '@/components/boards/boards';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette as PALETTE } from '@/components/boards/dystocratic/art/palette';
import type { GalleryPiece } from '@/components/boards/galleryPiece';
import { FullCard, SmallCard, TinyCard } from '@/components/furniture/cards/Card';
import { Deck } from '@/components/furniture/cards/Deck';
import { Hand } from '@/components/furniture/cards/Hand';
import { Backs } from '@/components/furniture/thumb/Pile';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Token } from '@/components/furniture/cards/Token';
import { Track } from '@/components/furniture/cards/Track';
import { Bubble } from '@/components/furniture/messages/Bubble';
import { Log } from '@/components/furniture/messages/Log';
import { News } from '@/components/furniture/messages/News';
import { DebriefCards } from '@/components/furniture/ending/DebriefCards';
import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { Tip } from '@/components/furniture/messages/Tip';
import { SlideToLock } from '@/components/furniture/secrets/SlideToLock';
import { Busy } from '@/components/furniture/status/Busy';
import { Timer } from '@/components/furniture/status/Timer';
import { TurnBanner } from '@/components/furniture/status/TurnBanner';
import { WaitingFor } from '@/components/furniture/status/WaitingFor';
import { PlayerStrip } from '@/components/table/frame/PlayerStrip';
import type { StripSeat } from '@/components/table/frame/seatLabel';
import { SPACE, usePalette, useTheme } from '@/components/theme';
import type { GamePalette } from '@/components/theme/palettes';

const LONG_NAME = 'Adébáyọ̀ Featherston';
const ASK = 'Amina, your turn: talk, then lock your vote';
const TAUGHT = 'The AI votes first and everyone sees it. Then you talk, and vote in secret.';
const NAMES = ['Amina', 'Bongani', LONG_NAME, 'Đức', 'Wilhelmina'];
const PALETTES = Object.values(BOARDS).map(({ id, palette }) => ({ id, palette }));
const noop = () => undefined;

const SEATS: readonly StripSeat[] = NAMES.map((name, at) => ({
  name,
  cards: at,
  points: at * 13,
  locked: at === 1,
  badges: at === 2 ? [{ icon: 'mute', label: 'silenced' }] : [],
  away: at === 3,
  bot: at > 2,
  next: at === 0,
}));
const READY = NAMES.map((name, at) => ({ name, done: at % 2 === 1 }));
const ROWS = NAMES.slice(0, 3).map((name, id) => ({
  id,
  name,
  mark: <SeatMark seat={id} />,
  total: 24 - id,
  won: id === 0,
  reasons: [
    { text: 'Round 1: like the AI · Majority was right: ×1.5', points: 20 - id },
    { text: 'Unused cards: Silence', points: 4 },
  ],
}));

function useCard(palette: GamePalette) {
  return { name: 'Silence', art: icons.silence, inks: usePalette(palette), value: 3 };
}

function Small({ palette }: { palette: GamePalette }) {
  return <SmallCard of={useCard(palette)} label="Read Silence" onPress={noop} />;
}

function Cards() {
  return (
    <View style={styles.row}>
      {PALETTES.map(({ id, palette }) => (
        <Small key={id} palette={palette} />
      ))}
    </View>
  );
}

function Full() {
  const of = useCard(PALETTE);
  return (
    <View style={styles.column}>
      <FullCard of={of} text="A player cannot speak until the round ends." note="Worth 3 at the end." />
      <TinyCard of={of} />
    </View>
  );
}

function HeldCards({ count }: { count: number }) {
  return (
    <Hand
      count={count}
      pile={<Backs count={count} inks={PALETTE.light} />}
      empty="You hold no cards."
      notes={['my vote']}
      cards={() => <Cards />}
    >
      <Primary label="Choose my vote" onPress={noop} />
    </Hand>
  );
}

function Tokens() {
  const theme = useTheme();
  return (
    <View style={styles.row}>
      {[0, 1, 2, 3, 4].map((seat) => {
        const { color, onColor } = theme.seat(seat);
        return (
          <Token key={seat} label="token" color={color} onColor={onColor} art={icons.ai} count={seat + 1} />
        );
      })}
    </View>
  );
}

function Tracks() {
  const theme = useTheme();
  const { color } = theme.seat(0);
  return (
    <Track
      label="Power"
      steps={10}
      value={6}
      color={color}
      on={(step) => step === 7 && <SeatMark seat={1} size={16} />}
    />
  );
}

function Decks({ count }: { count: number }) {
  return <Deck count={count} inks={useCard(PALETTE).inks} />;
}

export const FURNITURE: readonly GalleryPiece[] = [
  {
    id: 'card',
    title: 'Card',
    states: [
      { name: 'small, in the inks of every game', Show: Cards },
      { name: 'full, and tiny', Show: Full },
    ],
  },
  {
    id: 'hand',
    title: 'Hand',
    states: [
      { name: 'closed', Show: () => <HeldCards count={5} /> },
      { name: 'empty', Show: () => <HeldCards count={0} /> },
    ],
  },
  { id: 'token', title: 'Token', states: [{ name: 'one to five', Show: Tokens }] },
  { id: 'track', title: 'Track', states: [{ name: 'with a token', Show: Tracks }] },
  {
    id: 'deck',
    title: 'Deck',
    states: [
      { name: 'thick', Show: () => <Decks count={30} /> },
      { name: 'gone', Show: () => <Decks count={0} /> },
    ],
  },
  {
    id: 'slide-to-lock',
    title: 'SlideToLock',
    states: [
      { name: 'waits', Show: () => <SlideToLock label="Slide to lock" disabled={false} onLock={noop} /> },
      { name: 'not now', Show: () => <SlideToLock label="Slide to lock" disabled onLock={noop} /> },
    ],
  },
  {
    id: 'strip',
    title: 'PlayerStrip',
    states: [{ name: 'five', Show: () => <PlayerStrip seats={SEATS} /> }],
  },
  {
    id: 'turn',
    title: 'TurnBanner',
    states: [
      { name: 'mine', Show: () => <TurnBanner text={ASK} seat={0} mine ready={READY} /> },
      {
        name: 'another one, with a timer',
        Show: () => (
          <TurnBanner text={ASK} seat={2} mine={false} timer={{ since: 0, seconds: 60 }} ready={READY} />
        ),
      },
      { name: 'nobody', Show: () => <TurnBanner text={ASK} seat={null} mine={false} /> },
    ],
  },
  {
    id: 'waiting',
    title: 'WaitingFor',
    states: [{ name: 'some', Show: () => <WaitingFor seats={READY} /> }],
  },
  { id: 'timer', title: 'Timer', states: [{ name: 'out', Show: () => <Timer since={0} seconds={30} /> }] },
  {
    id: 'log',
    title: 'Log',
    states: [
      {
        name: 'with a whisper',
        Show: () => (
          <Log
            lines={[
              { id: 0, rev: 0, text: TAUGHT, secret: false },
              { id: 1, rev: 1, text: 'Amina draws Silence.', secret: true },
            ]}
          />
        ),
      },
      { name: 'empty', Show: () => <Log lines={[]} /> },
    ],
  },
  { id: 'news', title: 'News', states: [{ name: 'two lines', Show: () => <News lines={[TAUGHT, ASK]} /> }] },
  { id: 'bubble', title: 'Bubble', states: [{ name: 'a claim', Show: () => <Bubble text={ASK} /> }] },
  {
    id: 'scores',
    title: 'ScoreSheet',
    states: [{ name: 'three', Show: () => <ScoreSheet outcome="Amina wins." why={ASK} rows={ROWS} /> }],
  },
  {
    id: 'questions',
    title: 'DebriefCards',
    states: [
      {
        name: 'two',
        Show: () => (
          <DebriefCards
            names={['Amina', 'Jomo']}
            cards={[{ question: TAUGHT }, { question: ASK, part: TAUGHT }]}
          />
        ),
      },
    ],
  },
  {
    id: 'coach',
    title: 'Coach',
    states: [{ name: 'new', Show: () => <Tip id="gallery" text={TAUGHT} /> }],
  },
  {
    id: 'busy',
    title: 'Busy',
    states: [
      { name: 'a part of it', Show: () => <Busy text="Reading the saved game" progress={0.4} /> },
      { name: 'nobody knows how long', Show: () => <Busy text="Looking for the table" /> },
    ],
  },
];

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  column: { gap: SPACE.middle },
});
