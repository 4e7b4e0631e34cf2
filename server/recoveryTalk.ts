import { recoveryLink } from '@/net/links/recoveryLink';
import type { RecoveryDesk, RecoveryHere } from '@/net/recovery/recoveryDesk';
import type { Gathering } from '@/table/recovery/recoveryFrames';

import type { Serving } from './serve';
import { say, showCode } from './terminal';

const isEnough = ({ people, threshold }: Gathering): boolean =>
  people.filter(({ agreed }) => agreed).length >= threshold && threshold > 0;

/** Who has come and who has agreed, in one line. */
function gatheringLine({ id, gathering, otherRules }: RecoveryHere, isOneOfMore: boolean): string {
  const { people, threshold, stage, game } = gathering;
  const named = (is: 'here' | 'agreed' | 'forged') =>
    people.flatMap((person) => (person[is] ? [person.name] : [])).join(', ') || 'nobody';
  if (stage === 'failed' && otherRules !== undefined)
    return `Table ${id} cannot go on here: it needs Palaver with rules ${otherRules.needs} of ${game}; this one has ${otherRules.has ?? 'none'}. Its phones keep it as it is.`;
  if (stage === 'failed') return `Table ${id} cannot be opened; not as the host gave it: ${named('forged')}.`;
  if (stage === 'open') return `Table ${id} goes on here.`;
  if (stage === 'opening') return `Table ${id} is being opened.`;
  const choose = 'others say that they are this table too: choose on the shared screen whom you know';
  const go = isOneOfMore ? choose : 'Enter goes on without the others';
  const needed = isEnough(gathering) ? go : `${threshold} must agree`;
  return `Table ${id}: here ${named('here')}; agreed ${named('agreed')}; ${needed}.`;
}

/** What somebody in front of the terminal needs to carry on a table, and Enter to go on without who is missing. */
export async function talkOfRecovery(
  { port, addresses }: Serving,
  desk: RecoveryDesk,
  opened: (tableId: string) => void,
): Promise<void> {
  const linkAt = (address: string) => recoveryLink({ address, port, hostKey: desk.keys.publicKey });
  say('A table whose host is gone can go on here. On each of its phones: "The host is gone", then type');
  let shown = '';
  const sayCode = () => {
    if (shown === desk.code()) return;
    shown = desk.code();
    for (const address of addresses()) say(`  address ${address}:${port}   code ${shown}`);
  };
  sayCode();
  const best = addresses()[0];
  if (best !== undefined) {
    say('or, in the app, scan:', `  ${linkAt(best)}`, '');
    await showCode(linkAt(best));
  }

  const said = new Map<string, string>();
  const isDisputed = (id: string) => desk.gatherings().filter((one) => one.id === id).length > 1;
  desk.subscribe(() => {
    sayCode();
    for (const one of desk.gatherings()) {
      const { id, group, gathering } = one;
      const line = gatheringLine(one, isDisputed(id));
      if (said.get(group) === line || gathering.people.length === 0) continue;
      said.set(group, line);
      say(line);
      if (gathering.stage === 'open') opened(id);
    }
  });
  process.stdin.on('data', () => desk.gatherings().forEach(({ id }) => desk.goOn(id)));
}
