import type { Report, ReportedTable } from '@/components/control/report/report';
import type { Translate, Key } from '@/i18n';

import { escaped } from './markup';

const STYLE = `
@page { size: A4; margin: 16mm; }
.paper { font-family: sans-serif; color: #000; background: #fff; font-size: 11pt; line-height: 1.4; }
.paper h1 { font-size: 20pt; margin: 0; }
.paper h2 { font-size: 14pt; margin: 0 0 1mm; }
.paper section { break-inside: avoid; border-top: 0.3mm solid #666; padding: 3mm 0; }
.paper ul { margin: 1mm 0 0; padding-inline-start: 6mm; }
.paper .small { font-size: 9pt; }
`;

function section(of: ReportedTable, t: Translate<Key>): string {
  const { table, game, people, bots, isOver, points, names, moments } = of;
  const scored = points?.map((point, at) => (names === null ? String(point) : `${names[at] ?? ''} ${point}`));
  const lines = [
    t('report.people', { count: people }),
    ...(bots === 0 ? [] : [t('report.bots', { count: bots })]),
    ...(isOver ? [] : [t('report.not-over')]),
    ...(scored === undefined ? [] : [t('report.points', { points: scored.join(', ') })]),
    ...(isOver && scored === undefined ? [t('report.few')] : []),
  ];
  return `<section><h2>${escaped(table)} · ${escaped(game)}</h2>
${lines.map((line) => `<div>${escaped(line)}</div>`).join('')}
${moments.length === 0 ? '' : `<ul>${moments.map((moment) => `<li>${escaped(moment)}</li>`).join('')}</ul>`}</section>`;
}

/** What an evening was, on paper. */
export const reportPage = ({ session, date, tables }: Report, t: Translate<Key>) => ({
  style: STYLE,
  body: `<div class="paper"><h1>${escaped(session === '' ? t('report.title') : session)}</h1>
<p>${escaped(date)} · ${escaped(t('report.tables', { count: tables.length }))}</p>
${tables.map((table) => section(table, t)).join('\n')}
<p class="small">${escaped(t('report.made'))}</p></div>`,
});
