import type { Game, GameTypes, Legal } from '@/rules/engine';
import type { Canary, Reader, Scan } from '@/rules/engine/trials';
import { fetchTrials } from '@/rules/shelf';

import { follow } from './follow';
import { secretsIn, withView } from '@/scripts/sim/faults/secrets';
import { legalOf, type Phone, playOn, seated, type tableOf } from './tableOf';

export type Watched<G extends GameTypes> = {
  readonly scan: Scan<G>;
  readonly table: ReturnType<typeof tableOf>;
  readonly phones: readonly Phone[];
  readonly screen: Phone;
  /** The page of whoever leads: a looker-on that shows the steward's secret. */
  readonly control: Phone;
  readonly said: readonly string[];
  readonly readTable: ReturnType<typeof follow>;
};

export async function watch<G extends GameTypes>(
  scan: Scan<G>,
  said: readonly string[],
): Promise<Watched<G>> {
  const { table, phones } = await seated(scan.game, scan.seats, { options: scan.options ?? {} });
  const screen = table.phone();
  const control = table.phone({ steward: table.stewardSecret });
  await table.pass(200);
  const readTable = follow({ [scan.game.id]: scan.game as unknown as Game });
  return { scan, table, phones, screen, control, said, readTable };
}

/** What must still be secret at this table now. */
export function secretsNow<G extends GameTypes>({
  scan,
  table,
  phones,
  readTable,
}: Watched<G>): readonly Canary[] {
  const match = readTable(table.store.read()).match();
  if (match === null) return [];
  return secretsIn({ scan, match, log: table.store.read(), kept: phones.map(({ values }) => values) });
}

/** Every place where a secret turned up before its time, as "kind → who". Looks at what came since `from`. */
export function leaks<G extends GameTypes>(
  { table, phones, screen, control, said, readTable }: Watched<G>,
  secrets: readonly Canary[],
  from = { frames: 0, lines: 0 },
): readonly string[] {
  const frames = table.frames.slice(from.frames);
  const framesTo = (phone: Phone) =>
    frames.filter(({ to }) => to === phone.keys.publicKey).map(({ text }) => text);
  const read: { readonly who: Reader; readonly name?: string; readonly texts: readonly string[] }[] = [
    ...phones.map((phone, who) => ({ who, texts: framesTo(phone) })),
    { who: 'screen', texts: framesTo(screen) },
    // It may know what a shared screen may know.
    { who: 'screen', name: 'control', texts: framesTo(control) },
    {
      who: 'host',
      texts: [...table.store.read().slice(from.lines), JSON.stringify(readTable(table.store.read()).match())],
    },
  ];
  const found = secrets.flatMap(({ kind, text, hiddenFrom }) =>
    read.flatMap(({ who, name = who, texts }) =>
      hiddenFrom.includes(who) && texts.some((t) => t.includes(text)) ? [`${kind} → ${name}`] : [],
    ),
  );
  // What is printed can be read by whoever finds the phone or the laptop: no secret belongs there at all.
  const printed = secrets.flatMap(({ kind, text, hiddenFrom }) =>
    hiddenFrom.length > 0 && said.some((line) => line.includes(text)) ? [`${kind} → console`] : [],
  );
  return [...new Set([...found, ...printed])];
}

const seeking = <G extends GameTypes>({ seeks }: Scan<G>) =>
  seeks === undefined ? {} : { seeks: (move: Legal<GameTypes>) => seeks(move as Legal<G>) };

/** Every word that any code prints while a test runs. */
export function heardOnConsole(): readonly string[] {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      jest
        .spyOn(console, method)
        .mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')));
  });
  afterEach(() => jest.restoreAllMocks());
  return said;
}

/** The same watch over every game: random play with a look after each step, phones that come back, planted leaks. */
export function describeCanaryScan(game: string): void {
  describe(`${game}: what a seat may not know`, () => {
    const said = heardOnConsole();
    const scanned = async () => (await fetchTrials(game)).scan;

    test('reaches no phone, screen or console, and no ballot the host, in random play', async () => {
      const scan = await scanned();
      const at = await watch(scan, said);
      const seen = new Map<string, number>();
      let from = { frames: 0, lines: 0 };
      let looks = 0;
      const look = () => {
        if (at.table.frames.length === from.frames) return false;
        const secrets = secretsNow(at);
        for (const { kind, hiddenFrom } of secrets)
          if (hiddenFrom.length > 0) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        expect(leaks(at, secrets, from)).toEqual([]);
        from = { frames: at.table.frames.length, lines: at.table.store.read().length };
        looks += 1;
        return false;
      };
      await playOn(at, { until: look, max: scan.steps, ...seeking(scan) });
      expect(looks).toBeGreaterThan(30);
      const needed = [...Object.keys(scan.planted), 'seed', 'number', ...(scan.game.ballots ? ['salt'] : [])];
      expect(needed.filter((kind) => !seen.has(kind))).toEqual([]);
    }, 60_000);

    test('stays away from phones that come back, and is not told by a refusal', async () => {
      const at = await watch(await scanned(), said);
      await playOn(at, { max: 25 });
      for (const [seat, { guest }] of at.phones.entries())
        for (const move of legalOf(at.phones[(seat + 1) % at.phones.length] as Phone).slice(0, 10))
          void guest.choose(move);
      await at.table.pass(500);
      for (const phone of at.phones) at.table.reload(phone);
      at.table.kill();
      at.table.restart();
      await at.table.pass(10_000);
      expect(at.phones.map(({ guest }) => guest.state().line)).toEqual(at.phones.map(() => 'here'));
      expect(leaks(at, secretsNow(at))).toEqual([]);
    });

    test('is found when a view gives it away, whatever it is', async () => {
      const scan = await scanned();
      const unfound: string[] = [];
      let inControl = 0;
      for (const [kind, planted] of Object.entries(scan.planted)) {
        const at = await watch(withView(scan, planted), said);
        const found = new Set<string>();
        const byControl = new Set<string>();
        let from = { frames: 0, lines: 0 };
        const look = () => {
          for (const leak of leaks(at, secretsNow(at), from)) {
            found.add(leak.split(' ')[0] ?? '');
            if (leak.endsWith('control')) byControl.add(leak);
          }
          from = { frames: at.table.frames.length, lines: at.table.store.read().length };
          return found.has(kind);
        };
        await playOn(at, { until: look, max: scan.steps, ...seeking(scan) });
        if (!found.has(kind)) unfound.push(kind);
        inControl += byControl.size;
      }
      expect(unfound).toEqual([]);
      expect(inControl).toBeGreaterThan(0);
      expect(Object.keys(scan.planted)).not.toEqual([]);
    }, 120_000);
  });
}
