import { LINE_LIES } from './lineLies';
import type { Lie } from './lying';
import { MEMBER_LIES } from './memberLies';
import { TABLE_LIES } from './tableLies';
import { VOTE_LIES } from './voteLies';

/** How long a host shows one phone another game, before it goes back. */
const FORKED_MS = { least: 600, most: 4_000 };

const FORK_LIES = {
  'a fork and back': {
    needs: 'anything',
    weight: 12,
    begin: (of) => {
      let back: () => void = () => undefined;
      of.until(() => {
        // In the lobby nobody plays, and there is nothing to show twice.
        if (of.world.referee.match() === null || of.world.host() === null) return false;
        of.told();
        back = of.world.fork(of.dupe, of.chance.percent(40));
        const { time } = of.world;
        time.at(time.now() + of.chance.between(FORKED_MS.least, FORKED_MS.most), () => {
          back();
          for (const line of of.dupe.lines) line.cut([0, 1]);
        });
        return true;
      });
      return () => back();
    },
  },
} as const satisfies { readonly [kind: string]: Lie };

export const LIES: { readonly [kind: string]: Lie } = {
  ...TABLE_LIES,
  ...LINE_LIES,
  ...VOTE_LIES,
  ...FORK_LIES,
  ...MEMBER_LIES,
};

const ROW = Object.entries(LIES).flatMap(([kind, { weight }]) => Array.from({ length: weight }, () => kind));

/** The kind of lie that this number stands for. */
export const lieAt = (number: number): string => ROW[number % ROW.length] as string;
