import type { BotTurn, Game, GameTypes, Legal, Seat } from '@/rules/engine';
import { botPlayer } from '@/rules/engine/playOut';
import type { Guest } from '@/table/guest/guest';

import type { Chance } from './chance';
import type { Intent } from '@/scripts/sim/faults/referee';
import type { Process } from './time';

/** What a person at the table is about to do, other than playing. */
export type Wish = Parameters<Guest['ask']>[0] | { readonly type: 'lend-share'; readonly seat: Seat };

export type PlayerDeps = {
  readonly guest: Guest;
  readonly process: Process;
  readonly game: Game;
  readonly chance: Chance;
  readonly style: 'random' | 'bot';
  readonly seeks?: (move: Legal<GameTypes>) => boolean;
  /** How long between two looks. */
  readonly pace?: { readonly least: number; readonly most: number };
  /** Asked before every look: something to ask of the table first. */
  readonly wish: () => Wish | null;
  /** Whether people go on although a phone does not confirm; where somebody lies, they wait. */
  readonly tellsAnyway: () => boolean;
  readonly intends: (move: { readonly type: string }) => Intent;
  readonly answered: (intent: Intent, isAccepted: boolean) => void;
  readonly crashed: (error: unknown) => void;
};

const HUMAN_MS = { least: 120, most: 700 };
const WORDS = ['', 'Baobab', 'für alle', 'une promesse', '¿por qué?'];

/** Somebody who looks at their phone every now and then and does what can be done. */
export function play(deps: PlayerDeps): void {
  const { guest, process, game, chance, style, seeks, pace = HUMAN_MS, wish, intends, answered } = deps;
  const botOf = botPlayer(game);
  let isBusy = false;

  function choice(): Legal<GameTypes> | null {
    const { snapshot, you, peeked } = guest.state();
    if (snapshot === null || you.seat === null || snapshot.legal.length === 0) return null;
    const { legal, view } = snapshot;
    const turn: BotTurn<GameTypes> = { seat: you.seat, view, legal, shown: peeked, random: chance };
    return (style === 'bot' ? botOf(turn) : null) ?? anyOf(legal);
  }

  /** A kind first: moves with few ways to make them would hardly ever be made. */
  function anyOf(legal: readonly Legal<GameTypes>[]): Legal<GameTypes> | null {
    const sought = seeks && chance.percent(70) ? legal.filter(seeks) : [];
    const among = sought.length > 0 ? sought : legal;
    const kinds = [...new Set(among.map(({ type }) => type))];
    const kind = kinds[chance.int(kinds.length)];
    const ways = among.filter(({ type }) => type === kind);
    return ways[chance.int(ways.length)] ?? null;
  }

  async function act(): Promise<void> {
    const wanted = wish();
    if (wanted?.type === 'lend-share') return void (await guest.lend(wanted.seat));
    if (wanted !== null) return void (await guest.ask(wanted));
    const chosen = choice();
    if (chosen === null) return;
    const takesWords = (game.moves[chosen.type] as { text?: object } | undefined)?.text !== undefined;
    const text = takesWords ? (WORDS[chance.int(WORDS.length)] ?? '') : '';
    const intent = intends({ ...chosen, ...(text !== '' && { text }) } as { type: string });
    const answer = await guest.choose(chosen, ...(text === '' ? [] : [text]));
    // A phone that is turned away gives up asking; the move may have arrived all the same.
    const isUnknown = !answer.ok && answer.why === 'away';
    if (process.isAlive() && !isUnknown) answered(intent, answer.ok);
  }

  const look = () => {
    // Somebody's phone does not confirm: after a while people go on all the same.
    const { asks } = guest.state().trust;
    if (asks !== null && chance.percent(60) && deps.tellsAnyway()) guest.tellAnyway(asks.id);
    if (!isBusy && guest.state().line === 'here') {
      isBusy = true;
      // A promise of a phone that was killed never comes back, and neither does its player.
      void act().then(
        () => (isBusy = false),
        (error: unknown) => {
          if (process.isAlive()) deps.crashed(error);
        },
      );
    }
    process.clock.after(chance.between(pace.least, pace.most), look);
  };
  process.clock.after(chance.between(0, pace.most), look);
}
