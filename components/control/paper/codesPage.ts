import { qrPath } from '@/components/codes/qrPath';

import { escaped } from './markup';

export type CodeOnPaper = {
  /** Number and tree, as people call the table. */
  readonly table: string;
  readonly game: string;
  /** The tree, on a grid of 24 × 24. */
  readonly tree: readonly string[];
  readonly link: string;
  readonly place: string;
  readonly code: string | null;
};

export type CodesPageProps = {
  readonly title: string;
  readonly how: string;
  readonly orType: string;
  readonly tables: readonly CodeOnPaper[];
};

/** Cards to cut out, two in a row and three in a column of A4, black on white whatever the theme. */
const STYLE = `
@page { size: A4; margin: 12mm; }
.paper { font-family: sans-serif; color: #000; background: #fff; }
.paper h1 { font-size: 20pt; margin: 0 0 2mm; }
.paper p { font-size: 12pt; margin: 0 0 4mm; }
.cards { display: flex; flex-wrap: wrap; gap: 4mm; }
.card { box-sizing: border-box; width: 91mm; height: 79mm; padding: 4mm; border: 0.4mm dashed #666; break-inside: avoid; }
.card h2 { font-size: 17pt; margin: 0; display: flex; align-items: center; gap: 2mm; }
.card .game { font-size: 11pt; margin: 0 0 2mm; }
.card .row { display: flex; align-items: center; gap: 4mm; }
.card .code { font-size: 19pt; font-weight: bold; }
.card .small { font-size: 11pt; }
`;

function card({ table, game, tree, link, place, code }: CodeOnPaper, orType: string): string {
  const { path, size } = qrPath(link);
  const quiet = 4;
  const box = `${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`;
  const typed =
    code === null
      ? ''
      : `<div><div class="small">${escaped(orType)}</div><div class="code">${escaped(code)}</div></div>`;
  return `<section class="card">
<h2><svg width="9mm" height="9mm" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${tree.join('')}"/></svg>${escaped(table)}</h2>
<div class="game">${escaped(game)}</div>
<div class="row"><svg width="46mm" height="46mm" viewBox="${box}" shape-rendering="crispEdges"><path d="${path}"/></svg>${typed}</div>
<div class="small">${escaped(place)}</div>
</section>`;
}

/** The ways to all tables on paper: one code a table. */
export const codesPage = ({ title, how, orType, tables }: CodesPageProps) => ({
  style: STYLE,
  body: `<div class="paper"><h1>${escaped(title)}</h1><p>${escaped(how)}</p>
<div class="cards">${tables.map((table) => card(table, orType)).join('\n')}</div></div>`,
});
