import type { Entry, GameTypes, Match } from '@/rules/engine';

/** The name under which a match's phase is counted. */
export function phaseOf(match: Match<GameTypes> | null): string {
  const { phase, ballot } = match?.state ?? { phase: 'lobby', ballot: null };
  return ballot === null ? phase : `${phase}, ballot ${ballot.id}`;
}

/** The name under which an entry is counted. */
export function kindOf(entry: Entry<GameTypes>): string {
  if ('strike' in entry) return 'struck';
  if ('undo' in entry) return 'undone';
  if ('rewind' in entry) return 'rewound';
  return entry.move.type === 'open' && 'by' in entry.move ? 'recovered' : 'move';
}
