/** At most this much above the board on a phone of 360 × 640. */
const ABOVE = 96;
/** At least this share of the height belongs to the board, or to the card in question. */
const SHARE = 0.55;

export type InsideFrame = {
  /** px above the board. */
  readonly above: number;
  /** What share of the height the board has, with the cards that lie open or the sheet in question. */
  readonly share: number;
  /** What share the board has alone. */
  readonly board: number;
  /** Live actions under the thumb, by what they say. */
  readonly primaries: readonly string[];
  /** Buttons under the thumb that do nothing. */
  readonly dead: readonly string[];
};

/** Runs inside the page; `null` where no table is shown. */
export function measureInside(): InsideFrame | null {
  const box = (id: string) => document.querySelector(`[data-testid=${id}]`)?.getBoundingClientRect();
  const board = box('board');
  if (box('rail') === undefined || board === undefined) return null;
  const rise = box('rise');
  // Beside the board, where the phone lies, they take none of its height.
  const open = rise !== undefined && rise.left < board.right - 1 ? rise.height : 0;
  const name = (node: Element) => (node.getAttribute('aria-label') ?? node.textContent ?? '').slice(0, 40);
  const isLive = (node: Element) => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && node.getAttribute('aria-disabled') !== 'true';
  };
  return {
    above: board.top,
    share: document.querySelector('[aria-modal=true]') !== null ? 1 : (board.height + open) / innerHeight,
    board: board.height / innerHeight,
    primaries: [...document.querySelectorAll('[data-primary=true]')].filter(isLive).map(name),
    dead: [...document.querySelectorAll('[data-testid=dock] [role=button],[data-testid=dock] button')]
      .filter((node) => !isLive(node))
      .map(name),
  };
}

/** What is wrong with the frame itself, whoever is to act. */
export function frameFaults(frame: InsideFrame, size: { readonly width: number; readonly height: number }) {
  const { above, share, dead } = frame;
  const isSmall = size.width === 360 && size.height === 640;
  return [
    ...(isSmall && above > ABOVE ? [`${Math.round(above)} px above the board`] : []),
    ...(share < SHARE ? [`only ${Math.round(share * 100)} % for the board`] : []),
    ...dead.map((label) => `a dead button under the thumb: ${label}`),
  ];
}
