import { DISASTERS, HAZARDS } from '../numbers';
import type { CardId, DisasterCard, Placed, Project } from '../types';
import { AGRICULTURE } from './agriculture';
import { EDUCATION } from './education';
import { ENERGY } from './energy';
import { HEALTH } from './health';
import { INFRASTRUCTURE } from './infrastructure';

export const PROJECTS: readonly Project[] = [
  ...ENERGY,
  ...HEALTH,
  ...AGRICULTURE,
  ...EDUCATION,
  ...INFRASTRUCTURE,
];

const BY_ID: ReadonlyMap<string, Project> = new Map(PROJECTS.map((project) => [project.id, project]));

/** What stands on a card. */
export function projectOf(card: CardId): Project {
  const project = BY_ID.get(card);
  if (project === undefined) throw new Error(`no card ${card}`);
  return project;
}

export const isComplete = ({ card, tokens }: Pick<Placed, 'card' | 'tokens'>): boolean =>
  tokens.length >= projectOf(card).cost;

const copies = (card: DisasterCard, many: number): DisasterCard[] => Array.from({ length: many }, () => card);

export const DISASTER_CARDS: readonly DisasterCard[] = [
  ...HAZARDS.flatMap((hazard) => copies(hazard, DISASTERS.each)),
  ...copies('unknown', DISASTERS.unknown),
  ...copies('good-year', DISASTERS['good-year']),
];
