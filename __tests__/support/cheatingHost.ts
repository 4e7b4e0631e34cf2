import type { Game, GameTypes } from '@/rules/engine';
import type { auditGame } from '@/table/audit/audit';
import { readGameFile, type GameFile } from '@/table/log/files/gameFile';
import type { FromHost } from '@/table/wire/protocol';

import { type Phone, playOn, seated } from './tableOf';

type Page = FromHost & { t: 'page' };

/**
 * A host that plays false. `game` is what it plays, while the phones check by the real rules; `publish` changes what
 * it shows in the end. All else is the real host.
 */
export type Cheat<G extends GameTypes> = {
  readonly game?: (honest: Game<G>) => Game<G>;
  readonly publish?: (file: GameFile, at: { readonly log: readonly string[] }) => GameFile;
};

/** Plays a whole game at a cheating host and gives back what each phone found. */
export async function playedAt<G extends GameTypes>(
  honest: Game<G>,
  seats: number,
  cheat: Cheat<G>,
  given: {
    readonly before?: (phones: readonly Phone[]) => void;
    /** How the phones check, when not by all they know. */
    readonly audit?: typeof auditGame;
  } = {},
) {
  const { table, phones } = await seated(cheat.game?.(honest) ?? honest, seats, {
    rules: honest,
    ...(given.audit && { audit: given.audit }),
    tamper: (text, log) => {
      if (cheat.publish === undefined || !text.startsWith('{"t":"page"')) return text;
      const page = JSON.parse(text) as Page;
      if (page.of !== 1) throw new Error('a game of more than one page');
      const read = readGameFile(page.text);
      if (!('file' in read)) throw new Error('a host that shows what cannot be read');
      return JSON.stringify({ ...page, text: JSON.stringify(cheat.publish(read.file, { log: log() })) });
    },
  });
  given.before?.(phones);
  await playOn({ table, phones });
  await table.pass(5_000);
  return { table, phones, verdicts: phones.map(({ guest }) => guest.state().verdict) };
}
