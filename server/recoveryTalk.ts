import { recoveryLink } from '@/net/links/recoveryLink';
import type { RecoveryDesk, RecoveryHere } from '@/net/recovery/recoveryDesk';
import type { Gathering } from '@/table/recovery/recoveryFrames';

import type { Serving } from './serve';

const isEnough = ({ people, threshold }: Gathering): boolean =>
  people.filter(({ agreed }) => agreed).length >= threshold && threshold > 0;

/** Who has come and who has agreed, in one line. */
function gatheringLine({ id, gathering, otherRules }: RecoveryHere): string {
  const { people, threshold, stage, game } = gathering;
  const named = (is: 'here' | 'agreed' | 'forged') =>
    people.flatMap((person) => (person[is] ? [person.name] : [])).join(', ') || 'nobody';
  if (stage === 'failed' && otherRules !== undefined)
    return `Table ${id} cannot go on here: it needs Palaver with rules ${otherRules.needs} of ${game}; this one has ${otherRules.has ?? 'none'}. Its phones keep it as it is.`;
  if (stage === 'failed') return `Table ${id} cannot be opened; not as the host gave it: ${named('forged')}.`;
  if (stage === 'open') return `Table ${id} goes on here.`;
  if (stage === 'opening') return `Table ${id} is being opened.`;
  const needed = isEnough(gathering) ? 'Enter goes on without the others' : `${threshold} must agree`;
  return `Table ${id}: here ${named('here')}; agreed ${named('agreed')}; ${needed}.`;
}

/** What somebody in front of the terminal needs to carry on a table, and Enter to go on without who is missing. */
export async function talkOfRecovery(
  { port, addresses }: Serving,
  desk: RecoveryDesk,
  codeFor: (link: string) => Promise<string>,
  opened: (tableId: string) => void,
): Promise<void> {
  const linkAt = (address: string) => recoveryLink({ address, port, hostKey: desk.keys.publicKey });
  console.log(
    'A table whose host is gone can go on here. On each of its phones: "The host is gone", then type',
  );
  for (const address of addresses()) console.log(`  address ${address}:${port}   code ${desk.code}`);
  const best = addresses()[0];
  if (best !== undefined)
    console.log(`or, in the app, scan:\n  ${linkAt(best)}\n\n${await codeFor(linkAt(best))}`);

  const said = new Map<string, string>();
  desk.subscribe(() => {
    for (const one of desk.gatherings()) {
      const { id, gathering } = one;
      const line = gatheringLine(one);
      if (said.get(id) === line || gathering.people.length === 0) continue;
      said.set(id, line);
      console.log(line);
      if (gathering.stage === 'open') opened(id);
    }
  });
  process.stdin.on('data', () => desk.gatherings().forEach(({ id }) => desk.goOn(id)));
}
