import { District } from '@/components/boards/invest/districts/District';
import { Tile } from '@/components/boards/invest/districts/Tile';
import { View } from 'react-native';

import { SPACE } from '@/components/theme';
import type { Placed } from '@/rules/invest/types';

import type { GalleryPiece } from '@/components/boards/galleryPiece';

const noop = () => undefined;

/** As many as any project costs. */
const DONE = [0, 0, 0, 0, 0];

/** As large as a district gets in three rounds. Two of them wait for tokens. */
const FIFTEEN: readonly Placed[] = [
  { card: 'hill-forest', x: 0, y: 0, tokens: DONE },
  { card: 'wind-park', x: 1, y: 0, tokens: [0, 3, 4] },
  { card: 'solar-field', x: 0, y: -1, tokens: [0, 0] },
  { card: 'river-dyke', x: -1, y: 0, tokens: DONE },
  { card: 'storm-shelter', x: 2, y: 0, tokens: DONE },
  { card: 'grain-mill', x: 0, y: -2, tokens: DONE },
  { card: 'savings-club', x: 2, y: 1, tokens: DONE },
  { card: 'trade-school', x: 2, y: 2, tokens: DONE },
  { card: 'health-worker', x: 3, y: 1, tokens: DONE },
  { card: 'school-meals', x: 0, y: 1, tokens: DONE },
  { card: 'health-lessons', x: 1, y: -2, tokens: DONE },
  { card: 'bus-line', x: 0, y: 2, tokens: DONE },
  { card: 'biogas', x: 2, y: -1, tokens: DONE },
  { card: 'solar-lamps', x: 3, y: -1, tokens: DONE },
  { card: 'boat-ambulance', x: 1, y: 2, tokens: DONE },
];
const CELLS = [
  { x: 1, y: -3 },
  { x: 2, y: -2 },
  { x: 0, y: 3 },
];

function Tiles() {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.middle }}>
      {FIFTEEN.slice(0, 6).map(({ card, tokens }) => (
        <Tile key={card} card={card} tokens={tokens} isPlaced size={140} />
      ))}
    </View>
  );
}

export const INVEST: readonly GalleryPiece[] = [
  {
    id: 'district',
    title: 'District',
    states: [
      { name: 'cards in full', Show: Tiles },
      {
        name: 'fifteen cards, two of them to be touched',
        Show: () => (
          <District
            district={FIFTEEN}
            label="District of fifteen cards"
            glowing={['wind-park', 'solar-field']}
            onCard={noop}
          />
        ),
      },
      {
        name: 'a card is being placed',
        Show: () => (
          <District
            district={FIFTEEN}
            label="District with places"
            placing={{ card: 'clean-stoves', cells: CELLS, chosen: CELLS[1] ?? null, onCell: noop }}
          />
        ),
      },
      {
        name: 'small, on the shared screen',
        Show: () => <District district={FIFTEEN} label="District" share={0.2} />,
      },
      { name: 'empty', Show: () => <District district={[]} label="District" /> },
    ],
  },
];
