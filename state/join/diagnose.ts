/** What a phone could find out about its way to the table. `null`: it cannot tell. */
export type Probes = {
  /** Its own addresses in networks around it. */
  readonly own: readonly string[] | null;
  readonly hasMobileData: boolean | null;
  /** Where the table should be. */
  readonly target: string | null;
  /** `refused`: something there said no at once. `silent`: nothing came back. */
  readonly answer: 'yes' | 'refused' | 'silent' | null;
};

/** `to`: the host this phone has set out for, if any. */
export type Probe = (to: { readonly address: string; readonly port: number } | null) => Promise<Probes>;

export type Diagnosis =
  'fine' | 'no-wifi' | 'no-table' | 'other-network' | 'mobile-data' | 'closed' | 'kept-apart' | 'unknown';

export type Finding = 'yes' | 'no' | 'unknown';
export type Findings = {
  readonly network: Finding;
  readonly same: Finding;
  readonly dataOff: Finding;
  readonly answers: Finding;
};

const finding = (is: boolean | null): Finding => (is === null ? 'unknown' : is ? 'yes' : 'no');
const start = (address: string, parts: number) => address.split('.').slice(0, parts).join('.');

/** Homes and hotspots number their networks 192.168.x, each its own; a larger one there has a few numbers in a row. */
const SMALL = '192.168';
const IN_A_ROW = 4;
const row = (address: string) => Math.floor(Number(address.split('.')[2]) / IN_A_ROW);
const mayBeOne = (a: string, b: string): boolean =>
  start(a, 2) === start(b, 2) && (start(a, 2) !== SMALL || row(a) === row(b));

/**
 * How large a network is, a phone does not say. Three equal numbers are the same network in any home or hotspot; two
 * may be, in a school; fewer are not.
 */
function isSame(own: readonly string[] | null, target: string | null): boolean | null {
  if (own === null || target === null) return null;
  if (own.some((one) => start(one, 3) === start(target, 3))) return true;
  return own.some((one) => mayBeOne(one, target)) ? null : false;
}

export const findings = ({ own, hasMobileData, target, answer }: Probes): Findings => ({
  network: finding(own && own.length > 0),
  same: own?.length === 0 ? 'no' : finding(isSame(own, target)),
  dataOff: finding(hasMobileData === null ? null : !hasMobileData),
  answers: finding(answer && answer === 'yes'),
});

/** Names the most likely problem, checking the most certain ones first. */
export function diagnose(probes: Probes): Diagnosis {
  const { own, hasMobileData, target, answer } = probes;
  if (answer === 'yes') return 'fine';
  if (own?.length === 0) return 'no-wifi';
  if (target === null) return 'no-table';
  if (isSame(own, target) === false) return 'other-network';
  if (hasMobileData === true && answer === 'silent') return 'mobile-data';
  if (answer === 'refused') return 'closed';
  return own === null ? 'unknown' : 'kept-apart';
}
