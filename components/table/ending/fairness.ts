import type { GuestState, SeatVerdict, TableInfo, Verdict } from '@/state/session/tableSession';

export type Fairness = {
  /** Phones that found nothing wrong; several seats can be on one phone. */
  readonly agreeing: number;
  readonly differing: readonly {
    readonly seat: number;
    readonly found: Verdict & { agrees: false };
    /** That phone has not said so itself. */
    readonly isHostsWord: boolean;
  }[];
  /** Phones that agree but had not seen the beginning. */
  readonly late: readonly { readonly seat: number; readonly from: number }[];
  /** Seats whose phone has not said anything yet. */
  readonly missing: readonly number[];
  /** Why this very phone could not check. */
  readonly unchecked: GuestState['unchecked'];
  /** Of those that agree: phones whose own word this phone could check, its own among them. */
  readonly themselves: number;
  /** Seats that agree as far as the host says. */
  readonly hostSays: readonly number[];
};

/** Sums up what the phones found. A phone's own verdict counts before what the host says of it. */
export function fairnessOf(table: TableInfo, states: readonly GuestState[]): Fairness {
  const own = states.flatMap(({ you, verdict }): SeatVerdict[] =>
    you.seat === null || verdict === null ? [] : [{ seat: you.seat, phone: 'here', verdict }],
  );
  const isMine = (seat: number) => states.some(({ you }) => you.seat === seat);
  const all = [...own, ...table.verdicts.filter(({ seat }) => !isMine(seat))];
  const hasSaid = (seat: number) =>
    all.some((each) => each.seat === seat) ||
    states.some(({ you, unchecked }) => you.seat === seat && unchecked !== null);
  const devices = states[0]?.trust?.devices ?? [];
  const saysSo = ({ phone }: SeatVerdict) =>
    phone === 'here' || devices.some(({ key, saysSo }) => saysSo === true && key.startsWith(phone));
  const fair = all.filter(({ verdict }) => verdict.agrees);
  return {
    themselves: new Set(fair.filter(saysSo).map(({ phone }) => phone)).size,
    hostSays: fair.filter((each) => !saysSo(each)).map(({ seat }) => seat),
    agreeing: new Set(all.flatMap(({ phone, verdict }) => (verdict.agrees ? [phone] : []))).size,
    differing: all.flatMap((each) => {
      const { seat, verdict } = each;
      return verdict.agrees ? [] : [{ seat, found: verdict, isHostsWord: !saysSo(each) }];
    }),
    late: all.flatMap(({ seat, verdict }) =>
      verdict.agrees && verdict.from > 0 ? [{ seat, from: verdict.from }] : [],
    ),
    missing: table.seats.flatMap(({ kind }, seat) => (kind === 'phone' && !hasSaid(seat) ? [seat] : [])),
    unchecked: states.find(({ unchecked }) => unchecked !== null)?.unchecked ?? null,
  };
}
