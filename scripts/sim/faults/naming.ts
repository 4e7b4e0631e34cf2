import type { Entry, GameTypes, Match } from '@/rules/engine';

/** Where a match stands, as it is counted. */
export function phaseOf(match: Match<GameTypes> | null): string {
  const { phase, ballot } = match?.state ?? { phase: 'lobby', ballot: null };
  return ballot === null ? phase : `${phase}, ballot ${ballot.id}`;
}

/** What was done, as it is counted. */
export function kindOf(entry: Entry<GameTypes>): string {
  if ('strike' in entry) return 'struck';
  if ('undo' in entry) return 'undone';
  if ('rewind' in entry) return 'rewound';
  return entry.move.type === 'open' && 'by' in entry.move ? 'recovered' : 'move';
}
