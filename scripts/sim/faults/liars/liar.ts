import type { Phone, World } from '@/scripts/sim/faults/world/types';
import { chanceFrom } from '@/scripts/sim/faults/world/chance';
import type { Ledger } from './ledger';
import { LIES } from './lies';

const LOOK_MS = 60;

/** Lets the liar at a table begin, some time after it has begun, and ends its lies. */
export function createLiar(world: World, ledger: Ledger, seed: number, say: (what: string) => void) {
  const { time, liars } = world;
  const chance = chanceFrom(seed + 3);
  const phones = [...world.phones];
  const dupe = phones[chance.int(phones.length)] as Phone;
  const left = phones.filter((phone) => phone !== dupe);
  const other = left[chance.int(Math.max(1, left.length))];
  const lie = LIES[ledger.kind];
  let stop: () => void = () => undefined;
  /** Whatever an altered line has done to what a phone knows, a new line puts right. */
  const changed = new Set<Phone>();

  function until(isDone: () => boolean): void {
    if (ledger.isOver(time.now()) || isDone()) return;
    time.at(time.now() + LOOK_MS, () => until(isDone));
  }

  function begin(): void {
    if (lie === undefined || other === undefined || ledger.isOver(time.now())) return;
    stop =
      lie.begin({
        world,
        chance,
        dupe,
        other,
        rest: () => left,
        between: (liar, phone = dupe) => {
          ledger.dupe(phone.keys.publicKey);
          changed.add(phone);
          liars.between(phone, liar);
        },
        tell: (frame) => liars.tell(dupe, frame),
        told: () => {
          if (!ledger.isTold()) say(`a lie to ${dupe.name}: ${ledger.kind}`);
          ledger.dupe(dupe.keys.publicKey);
          ledger.told();
        },
        caught: ledger.caught,
        until,
      }) ?? stop;
  }

  time.at(time.now() + (lie?.needs === 'anything' ? chance.between(100, 1_500) : 0), begin);

  return {
    end: (): void => {
      ledger.end(time.now());
      say('the truth again');
      stop();
      liars.repent();
      for (const phone of new Set([...changed, dupe])) for (const line of phone.lines) line.cut([0, 1]);
    },
  };
}
