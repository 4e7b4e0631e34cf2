import { act, fireEvent, renderAsync, screen } from '@testing-library/react-native';

import { chile } from '@/components/boards/chile/gameBoard';
import { dystocratic } from '@/components/boards/dystocratic/gameBoard';
import { invest } from '@/components/boards/invest/gameBoard';
import { podium } from '@/components/boards/podium/gameBoard';
import { ryv } from '@/components/boards/ryv/gameBoard';
import type { BoardProps, GameBoard } from '@/components/boards/types';
import type { GameTypes } from '@/rules/engine';

import * as chileView from '../../support/chileView';
import * as dystocraticView from '../../support/dystocraticView';
import * as investTable from '../../support/investTable';
import { Phone } from '../../support/Phone';
import * as podiumView from '../../support/podiumView';
import * as ryvTable from '../../support/ryvTable';

const touch = async (id: string) => {
  // A hand opens by itself when a card must be chosen.
  if (id === 'hand-hold' && screen.queryByTestId('hand-open') !== null) return;
  await act(async () => void fireEvent.press(screen.getByTestId(id)));
};

/** Touches what is named, then hears from the table that all of it is legal no more. Says what was sent after that. */
async function choose<G extends GameTypes, S extends object>(
  board: GameBoard<G, S>,
  props: BoardProps<G, S>,
  { touches, button }: { touches: readonly string[]; button: () => ReturnType<typeof screen.queryByTestId> },
) {
  const sent = jest.fn(() => Promise.resolve(null));
  const phone = (legal: BoardProps<G, S>['legal']) => (
    <Phone board={board} props={{ ...props, legal, choose: sent }} />
  );
  await renderAsync(phone(props.legal));
  for (const id of touches) await touch(id);
  expect(button()).toBeEnabled();
  await screen.rerenderAsync(phone([]));
  const left = button();
  if (left !== null) {
    expect(left).toBeDisabled();
    fireEvent.press(left);
  }
  expect(sent).not.toHaveBeenCalled();
}

test('Dystocratic Process: a card is not played on somebody who is protected meanwhile', () =>
  choose(dystocratic, dystocraticView.boardProps({ legal: [{ type: 'play', card: 'silence', target: 2 }] }), {
    touches: ['hand-hold', 'card-silence', 'target-2'],
    button: () => screen.queryByLabelText('Play Silence on Itzel'),
  }));

test('Chile, 1988: an action is not played in a Region where it is possible no more', () =>
  choose(
    chile,
    chileView.boardProps({
      view: chileView.viewOf({}, {}, { planned: ['poll', 'draw'], left: ['poll', 'draw'] }),
      legal: [{ type: 'poll', region: 'talca' }, { type: 'draw' }],
    }),
    { touches: ['action-poll', 'region-talca'], button: () => screen.queryByLabelText('Poll Talca') },
  ));

test('Invest: a card is not placed where it fits no more', () => {
  const { state } = investTable.played(({ phase, tasks }) => phase === 'turn' && tasks.length === 0);
  const props = investTable.seenBy(state, state.turn);
  const start = props.legal.find((one) => one.type === 'start');
  if (start?.type !== 'start') throw new Error('no card fits');
  return choose(invest, props, {
    touches: ['hand-hold', `card-${start.card}`, `cell-${start.x},${start.y}`],
    button: () => screen.queryByTestId('confirm-start'),
  });
});

test('Podium: no Fund is put on a Plan that takes none any more', () =>
  choose(podium, podiumView.boardProps({ legal: [{ type: 'invest', plan: 'mangrove-belt' }] }), {
    touches: ['plan-mangrove-belt'],
    button: () => screen.queryByTestId('invest'),
  }));

test('Raise Your Voice: an action is not taken at a place that is out of reach by now', () =>
  choose(
    ryv,
    ryvTable.seenBy(
      ryvTable.played(({ phase }) => phase === 'action'),
      0,
    ),
    {
      touches: ['action-fp-organise', 'community-river'],
      button: () => screen.queryByTestId('confirm'),
    },
  ));
