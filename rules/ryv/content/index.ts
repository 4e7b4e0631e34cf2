import type { Actor } from '../kinds';
import type { Mode, Player } from '../types';
import { AI_CARDS } from './aiCards';
import { FIRST_PLAY_CARDS } from './firstPlayCards';
import { FIRST_PLAY_MATS } from './firstPlay';
import { MATS } from './mats';
import { CIVIL_ROLES } from './rolesCivil';
import { LOCAL_ROLES } from './rolesLocal';
import { POWER_ROLES } from './rolesPower';
import type { ActionId, ActionRow, AiCard, CardId, Goal, GoalId, Mat, RoleRow } from './types';

export const ROLES: readonly RoleRow[] = [...LOCAL_ROLES, ...CIVIL_ROLES, ...POWER_ROLES];

const byId = <T extends { readonly id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
  new Map(rows.map((row) => [row.id, row]));

const found = <T>(row: T | undefined, id: string): T => {
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};

export const ACTIONS: readonly ActionRow[] = [
  ...Object.values(MATS).flatMap(({ actions }) => actions),
  ...ROLES.flatMap(({ actions }) => actions),
  ...Object.values(FIRST_PLAY_MATS).flatMap(({ actions }) => actions),
];
export const GOALS: readonly Goal[] = [
  ...ROLES.flatMap(({ goals }) => goals),
  ...Object.values(FIRST_PLAY_MATS).flatMap(({ goals }) => goals),
];

const ROLE_BY_ID = byId(ROLES);
const ACTION_BY_ID = byId(ACTIONS);
const GOAL_BY_ID = byId(GOALS);
const CARD_BY_ID = byId<AiCard>([...AI_CARDS, ...FIRST_PLAY_CARDS]);

export const isRole = (id: string): boolean => ROLE_BY_ID.has(id);
export const roleOf = (id: string): RoleRow => found(ROLE_BY_ID.get(id), id);
export const actionOf = (id: ActionId): ActionRow => found(ACTION_BY_ID.get(id), id);
export const goalOf = (id: GoalId): Goal => found(GOAL_BY_ID.get(id), id);
export const cardOf = (id: CardId): AiCard => found(CARD_BY_ID.get(id), id);
export const cardsOf = (mode: Mode): readonly AiCard[] => (mode === 'full' ? AI_CARDS : FIRST_PLAY_CARDS);

const firstPlayMat = (actor: Actor) => FIRST_PLAY_MATS[actor === 'mnc' ? 'mnc' : 'cso'];

type Who = Pick<Player, 'actor' | 'role'>;

export const matOf = ({ actor, role }: Who): Mat => (role === null ? firstPlayMat(actor) : MATS[actor]);

/** The five actions of a player: three on the mat and two on the role card; in First Play all on the mat. */
export const actionsOf = ({ actor, role }: Who): readonly ActionRow[] =>
  role === null ? firstPlayMat(actor).actions : [...MATS[actor].actions, ...roleOf(role).actions];

export const goalsOf = ({ actor, role }: Who): readonly Goal[] =>
  role === null ? firstPlayMat(actor).goals : roleOf(role).goals;
