import type { Actor, Axis, Level, OutcomeId, Space, Standing, Vulnerability } from '../kinds';

/** Ids are plain strings here; the rows make them literal, and `content/index.ts` looks them up. */
export type ActionId = string;
export type GoalId = string;
export type CardId = string;

/** What an action is about. Extra dice from AI and Leverage go by it. */
export type Arena = 'communities' | 'needs' | 'links' | 'square' | 'funds' | 'government' | 'future' | 'ai';

/** Where a deed can be aimed. `null` in a deed means nowhere. */
export type Target =
  /** Any community open to the player. */
  | 'community'
  /** One in which the player has Influence, or has none yet. */
  | 'own-community'
  | 'new-community'
  /** One with a Community Need. */
  | 'need'
  /** One in which another player has Influence. */
  | 'rival'
  | 'square'
  | 'media'
  | Exclude<Space, 'square'>
  /** Two communities without the player's Link between them, with the player's Influence in at least one. */
  | 'link'
  /** A Link of the player. */
  | 'own-link'
  | 'outcome';

/** How many dice: a fixed number, or by the board's two tables, with more or fewer. One 6 is a success. */
export type Dice =
  | { readonly by: 'fixed'; readonly dice: number }
  /** The player's relationship with the government. */
  | { readonly by: 'standing'; readonly plus: number }
  /** The country's Civic Openness. */
  | { readonly by: 'openness'; readonly plus: number };

/** Everything an action or an AI card can do. */
export type Effect =
  /** At the target: in a community, in the Square, on a Future Outcome, or at both ends of a Link. */
  | { readonly type: 'influence'; readonly many: number }
  /** One Community Need is taken from the target. */
  | { readonly type: 'meet-need' }
  /** A Link on the target. */
  | { readonly type: 'link' }
  /** The rival with most Influence at the target loses one there. */
  | { readonly type: 'push-out' }
  | { readonly type: 'power'; readonly many: number }
  /** Power for each thing the player has, up to a limit. */
  | {
      readonly type: 'power-per';
      readonly of: 'communities' | 'links' | 'users' | 'tools';
      readonly most: number;
    }
  | { readonly type: 'standing'; readonly steps: number }
  /** Negative Reputation of an MNC; less is better. Nothing happens to others. */
  | { readonly type: 'reputation'; readonly many: number }
  /** Influence straight into the Future Outcomes bag. */
  | { readonly type: 'bag'; readonly many: number }
  /** In each community with the player's Influence, roll dice; each 6 adds one there. */
  | { readonly type: 'spread'; readonly dice: number }
  /** Draw two AI cards and keep one; then one may be licensed. */
  | { readonly type: 'research' };

/** Something a player does, or a card does for them once. Without dice it always works. */
export type Deed = {
  readonly arena: Arena;
  readonly at: Target | null;
  readonly dice: Dice | null;
  /** On a success, or always if there are no dice. */
  readonly then: readonly Effect[];
  /** If there is no success and a die shows 1. */
  readonly backfire?: readonly Effect[];
};

/** What a player must have before an action, beyond its cost and its target. */
export type Requirement =
  | { readonly type: 'communities'; readonly many: number }
  | { readonly type: 'tools'; readonly many: number }
  | { readonly type: 'licences'; readonly many: number }
  | { readonly type: 'standing'; readonly least: Standing }
  /** Influence placed in the Square so far in the game. */
  | { readonly type: 'placed'; readonly many: number }
  /** Influence in the First Play Square now. */
  | { readonly type: 'square'; readonly many: number };

export type ActionRow = Deed & {
  readonly id: ActionId;
  /** Power, paid whether or not it works. */
  readonly cost: number;
  readonly needs: readonly Requirement[];
};

/** What a goal counts. It is reached the first time the count is as high as the goal needs. */
export type Measure =
  /** Communities with Influence of the player. */
  | { readonly type: 'communities' }
  /** Influence in the player's best community. */
  | { readonly type: 'strong' }
  /** Communities in which the player has more Influence than any other. */
  | { readonly type: 'leads' }
  /** Communities with Influence of the player and no Need. */
  | { readonly type: 'calm' }
  | { readonly type: 'links' }
  /** Influence placed in these spaces of the Square since the game began. */
  | { readonly type: 'placed'; readonly spaces: readonly Space[] }
  /** Community Needs the player met. */
  | { readonly type: 'needs' }
  /** Influence of others the player pushed out. */
  | { readonly type: 'pushed' }
  | { readonly type: 'power' }
  /** AI the player owns in the Licensed AI space. */
  | { readonly type: 'licences' }
  /** Licences that other players hold on the player's AI. */
  | { readonly type: 'users' }
  /** AI the player can use, owned or shared. */
  | { readonly type: 'tools' }
  /** AI the player uses whose vulnerability is mitigated. */
  | { readonly type: 'mitigated' }
  /** Own tokens on Future Outcome spaces. */
  | { readonly type: 'future' };

export type Goal = {
  readonly id: GoalId;
  readonly points: number;
  readonly need: number;
  readonly of: Measure;
};

export type Mat = {
  readonly actor: Actor;
  /** To start with, one more, and then every round. */
  readonly power: number;
  readonly aiActions: number;
  readonly actions: readonly ActionRow[];
};

export type RoleRow = {
  readonly id: string;
  readonly actor: Actor;
  readonly actions: readonly ActionRow[];
  readonly goals: readonly Goal[];
};

/** What Support or a Block does. Negative numbers are Blocks. */
export type Ability =
  | { readonly type: 'dice'; readonly where: 'communities' | 'square'; readonly dice: number }
  | { readonly type: 'standing'; readonly steps: number }
  | { readonly type: 'power'; readonly many: number }
  | { readonly type: 'ai-actions'; readonly many: number };

/** What an AI card does: once, when it is licensed, or for as long as it is. */
export type CardEffect =
  | { readonly type: 'once'; readonly deed: Deed }
  /** More dice for actions about these. */
  | { readonly type: 'dice'; readonly arenas: readonly Arena[]; readonly dice: number }
  /** More dice when this is resolved in Political Developments. */
  | { readonly type: 'auto-dice'; readonly of: AutoDice; readonly dice: number }
  | { readonly type: 'income'; readonly many: number }
  | { readonly type: 'ai-actions'; readonly many: number }
  /** Actions about these cost less. */
  | { readonly type: 'cheaper'; readonly arenas: readonly Arena[]; readonly many: number }
  /** The player is spared: government checks, or the losses of a crackdown. */
  | { readonly type: 'shield'; readonly from: 'check' | 'crackdown' };

export type AutoDice = 'mass' | 'social' | 'international' | 'links' | 'square';

/** What a vulnerability costs when it strikes. What the player does not have is not lost. */
export type Harm =
  | { readonly type: 'power'; readonly many: number }
  /** One after the other, each from the community where the player has most by then. */
  | { readonly type: 'influence'; readonly many: number }
  /** The same in the spaces of the Square. */
  | { readonly type: 'square'; readonly many: number }
  /** The relationship with the government becomes Poor. */
  | { readonly type: 'standing' }
  /** The player's newest Link, or Power without one. */
  | { readonly type: 'link'; readonly power: number }
  /** An MNC gets Negative Reputation; others lose Power. */
  | { readonly type: 'bad-press'; readonly many: number; readonly power: number }
  /** The licence of this card, and Power. */
  | { readonly type: 'licence'; readonly power: number };

export type AiCard = {
  readonly id: CardId;
  readonly effect: CardEffect;
  readonly vulnerability: { readonly kind: Vulnerability; readonly dice: number; readonly harm: Harm };
  readonly mitigates: Vulnerability;
};

export type Climate = { readonly [A in Axis]: Level<A> } & {
  readonly id: string;
  /** The words of a climate that players made. Ours are in the text files. */
  readonly words?: { readonly name: string; readonly story: string };
};

export type Relation = {
  readonly between: readonly [Actor, Actor];
  readonly is: 'good' | 'poor';
};

export type Ranking = readonly [Actor, Actor, Actor];

export type Scenario = {
  readonly id: string;
  /** Roles for three, four and five players. */
  readonly casts: { readonly [seats in 3 | 4 | 5]: readonly string[] };
  /** Pairs not named are neutral. */
  readonly relations: readonly Relation[];
  /** Relationship of each actor with the government when the game begins. */
  readonly standings: { readonly [A in Actor]: Standing };
  /** Who gains most, second and third if this future comes. */
  readonly outcomes: { readonly [O in OutcomeId]: Ranking };
  readonly words?: {
    readonly name: string;
    readonly story: string;
    readonly outcomes: { readonly [O in OutcomeId]: { readonly name: string; readonly story: string } };
  };
};
