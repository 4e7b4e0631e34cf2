import { bytesToBase64url } from '@/table/wire/bytes/base64url';
import type { FromHost } from '@/table/wire/protocol';

import type { Told } from '@/scripts/sim/liars/between';
import type { Lie, Lying } from './lying';

type Vouched = FromHost & { readonly t: 'vouched' };

/** What becomes of the vouches of others on their way to the dupe. */
const vouchesAs =
  (change: (frame: Vouched, of: Lying) => object | null) =>
  (of: Lying): void =>
    of.between({
      tell: (frame: Told) => {
        if (frame.t !== 'vouched') return frame;
        of.told();
        return change(frame, of);
      },
    });

/** What a host can do to frames that it only carries, or that it alone answers. */
export const LINE_LIES = {
  'withheld vouches': { needs: 'vote', weight: 3, begin: vouchesAs(() => null) },
  'forged vouches': {
    needs: 'vote',
    weight: 2,
    begin: vouchesAs((frame, { chance }) => ({
      ...frame,
      list: frame.list.map((vouch) => ({ ...vouch, mac: bytesToBase64url(chance.bytes(16)) })),
    })),
  },
  'vouches of others in their place': {
    needs: 'vote',
    weight: 2,
    begin: vouchesAs((frame, { dupe }) => ({
      ...frame,
      list: frame.list.map((vouch) => ({ ...vouch, from: dupe.keys.publicKey })),
    })),
  },
  'vouches of before': {
    needs: 'vote',
    weight: 2,
    begin: (of) => {
      const first = new Map<string, Vouched['list'][number]>();
      vouchesAs((frame) => ({
        ...frame,
        list: frame.list.map((vouch) => {
          const name = `${vouch.from} ${vouch.kind}`;
          if (!first.has(name)) first.set(name, vouch);
          return first.get(name) as typeof vouch;
        }),
      }))(of);
    },
  },
  'a round that leaves a phone out': {
    needs: 'lobby',
    weight: 3,
    begin: (of) =>
      of.between({
        hear: (frame) => {
          const type = frame.t === 'ask' ? frame.op.type : null;
          if (frame.t !== 'ask' || (type !== 'pledge' && type !== 'number' && type !== 'nonce')) return frame;
          of.told();
          of.tell({ t: 'done', id: frame.id });
          return null;
        },
      }),
  },
  'a seed of its own': {
    needs: 'end',
    weight: 3,
    begin: (of) => {
      of.between({
        tell: (frame: Told) => {
          if (frame.t !== 'page') return frame;
          const text = frame.text.replace(/("number":")([0-9a-f])/, (_, before: string, digit: string) => {
            of.told();
            return `${before}${digit === '0' ? '1' : '0'}`;
          });
          return { ...frame, text };
        },
      });
      of.until(() => {
        const { verdict = null, unchecked = null } = of.dupe.now?.guest.state() ?? {};
        if (verdict?.agrees === false) of.caught(`verdict ${verdict.what}`);
        if (unchecked !== null) of.caught('the file cannot be checked');
        return verdict !== null;
      });
    },
  },
} as const satisfies { readonly [kind: string]: Lie };
