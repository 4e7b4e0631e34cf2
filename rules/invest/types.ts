import type { BaseState, Seat } from '../engine/game';

export type Sector = 'energy' | 'health' | 'agriculture' | 'education' | 'infrastructure';
/** The five kinds of disaster, and of the shields against them. */
export type Hazard = 'flood' | 'drought' | 'health' | 'energy' | 'economy';
export type DisasterCard = Hazard | 'unknown' | 'good-year';
export type Shape = 'circle' | 'square' | 'diamond' | 'star';
/** Clockwise from the top; `null` is a blank side, to which nothing connects. */
export type Sides = readonly [
  top: Shape | null,
  right: Shape | null,
  bottom: Shape | null,
  left: Shape | null,
];

export type CardId = string;
export type Shields = { readonly [H in Hazard]?: number };
/** One-time symbols: cards to draw, tokens for the shields of the Action Sheet, a look at the disaster deck. */
export type Benefits = { readonly draw?: number; readonly shield?: number; readonly foresight?: true };

/** A development card. */
export type Project = {
  readonly id: CardId;
  readonly sector: Sector;
  /** Tokens that complete it. */
  readonly cost: number;
  readonly points: number;
  readonly sides: Sides;
  /** For the owner alone, once complete. */
  readonly shields: Shields;
  readonly benefits: Benefits;
  /** On a group project: what everyone who put a token on it gets as well, its starter too. */
  readonly investors: { readonly shields: Shields; readonly benefits: Benefits } | null;
};

export type Options = {
  /** `strict`: no shield counts against an Unknown unknown. */
  readonly unknowns: 'standard' | 'strict';
  /** The short game stops after two rounds. */
  readonly rounds: 3 | 2;
  /** What the table called its disasters in the game before, as `namesIn` reads it; '' for none. */
  readonly names: string;
};

export type Cell = { readonly x: number; readonly y: number };

/** A card in a district. `x` grows to the right, `y` downwards; the first card lies at 0, 0. */
export type Placed = Cell & {
  readonly card: CardId;
  /** Who put each token on it, in order. The project is complete when there are as many as it costs. */
  readonly tokens: readonly Seat[];
};

/** A benefit that needs a choice, `left` times; it is taken before the next turn, whoever's turn it was. */
export type BenefitTask = {
  readonly type: 'draw' | 'shield';
  readonly seat: Seat;
  readonly left: number;
  /** The project that gave it. */
  readonly card: CardId;
};

export type BySeat<T> = readonly T[];
export type ByHazard = { readonly [H in Hazard]: number };

/** A disaster under way: held, picked, flipped, its size tossed, its losses paid. */
export type Disaster = {
  readonly holder: Seat;
  readonly picker: Seat | null;
  /** The cards in the holder's hands, in an order nobody knows. Empty before and after. */
  readonly held: readonly DisasterCard[];
  /** Which of them was asked for, from 1. */
  readonly number: number | null;
  /** How many there were to pick from. */
  readonly count: number;
  readonly card: DisasterCard | null;
  readonly coin: 'heads' | 'tails' | null;
  readonly level: number | null;
  /** What each district still has to give up now. */
  readonly owed: BySeat<number>;
  /** What it does to each district; `null` before the coin. */
  readonly hits: BySeat<Hit> | null;
  readonly lost: readonly Loss[];
};

/** Why a district loses what it loses: the level, less the shields of its cards and of the Action Sheet. */
export type Hit = {
  readonly level: number;
  readonly cardShields: number;
  readonly sheetShields: number;
  /** Cards to give up: the level less the shields, or all there are if those are fewer. */
  readonly loses: number;
};

export type Loss = Cell & {
  readonly seat: Seat;
  readonly card: CardId;
  readonly complete: boolean;
  /** `unknown`: what an Unknown unknown takes from everyone before the coin. */
  readonly why: 'unknown' | 'level';
  /** The others who had put tokens on a group project that is gone. */
  readonly investors: readonly Seat[];
};

/** A disaster whose card is turned up. */
export type Report = {
  readonly round: number;
  readonly card: DisasterCard;
  /** `null` before the coin, and in a good year. */
  readonly level: number | null;
  readonly coin: 'heads' | 'tails' | null;
  readonly hits: BySeat<Hit> | null;
  readonly lost: readonly Loss[];
};

/** Why a player's district needs a project, in their words. */
export type Reason = {
  readonly round: number;
  readonly seat: Seat;
  readonly card: CardId;
  readonly text: string;
};

/** What `seat` saw on top of the disaster deck this round. */
export type Foresight = { readonly seat: Seat; readonly cards: readonly DisasterCard[] };

export type State = Omit<BaseState, 'tasks'> & {
  readonly phase: 'names' | 'keys' | 'deal' | 'turn' | 'hold' | 'pick' | 'flip' | 'coin' | 'losses' | 'over';
  readonly tasks: readonly BenefitTask[];
  readonly options: Options;
  readonly round: number;
  /** Whose turn it is in the phases `keys`, `deal` and `turn`. */
  readonly turn: Seat;
  /** What the table calls its disasters; '' where the default stands. */
  readonly names: { readonly [H in Hazard]: string };
  readonly ready: BySeat<boolean>;
  /** The key tokens as they lie face down. */
  readonly keyTokens: readonly { readonly sector: Sector; readonly seat: Seat | null }[];
  /** From the top. Open once everyone has drawn their first cards. */
  readonly decks: { readonly [S in Sector]: readonly CardId[] };
  readonly hands: BySeat<readonly CardId[]>;
  /** Cards that lay open on a deck: everyone knows in whose hand they are. */
  readonly shown: readonly CardId[];
  readonly districts: BySeat<readonly Placed[]>;
  readonly tokens: BySeat<number>;
  readonly reserve: BySeat<number>;
  readonly sheet: BySeat<ByHazard>;
  /** From the top. */
  readonly disasters: readonly DisasterCard[];
  /** Disaster cards that left the deck and were never turned up. */
  readonly unseen: readonly DisasterCard[];
  readonly foresights: readonly Foresight[];
  readonly disaster: Disaster | null;
  readonly history: readonly Report[];
  readonly reasons: readonly Reason[];
  /** Development cards that disasters destroyed. */
  readonly destroyed: readonly CardId[];
};

export type Move =
  /** Carries text: what the table calls this kind of disaster. Empty text brings the default back. */
  | { readonly type: 'name'; readonly hazard: Hazard }
  | { readonly type: 'ready' }
  /** Takes the key token that lies at this place. */
  | { readonly type: 'take-key'; readonly token: number }
  /** Draws the top card of a deck: one of the first three, for a token on Draw, or as a benefit. */
  | { readonly type: 'draw'; readonly sector: Sector }
  /** Carries text: the reason. */
  | ({ readonly type: 'start'; readonly card: CardId } & Cell)
  /** A token on one of one's own unfinished projects. Carries text. */
  | { readonly type: 'add'; readonly card: CardId }
  /** A token on another player's unfinished group project. Carries text. */
  | { readonly type: 'support'; readonly card: CardId }
  /** A token on a shield of the Action Sheet: the turn's own, or one from the reserve as a benefit. */
  | { readonly type: 'shield'; readonly hazard: Hazard }
  /** A token on Foresight. */
  | { readonly type: 'foresee' }
  /** Takes the disaster cards, shuffles them unseen and asks another player for a number. */
  | { readonly type: 'hold'; readonly picker: Seat }
  /** From 1. */
  | { readonly type: 'pick'; readonly number: number }
  | { readonly type: 'flip' }
  | { readonly type: 'toss' }
  /** Gives up a card on the outskirts of one's district. */
  | { readonly type: 'lose'; readonly card: CardId };

/** A card in a hand as others see it: its back tells the sector; `card` if everyone saw it drawn. */
export type HeldCard = { readonly sector: Sector; readonly card: CardId | null };

export type Score = {
  /** Completed cards in the district, and their points. */
  readonly completed: number;
  readonly points: number;
  /** Completed projects of the key sector, group projects of others included. */
  readonly keyProjects: number;
  /** Sectors with a completed project, group projects of others included. */
  readonly sectors: readonly Sector[];
  readonly keyBonus: boolean;
  readonly sectorsBonus: boolean;
  readonly times: 1 | 2 | 3;
  readonly total: number;
};

export type SeatView = {
  readonly key: Sector | null;
  readonly ready: boolean;
  readonly tokens: number;
  readonly reserve: number;
  readonly hand: readonly HeldCard[];
  readonly sheet: ByHazard;
  /** Shields of completed cards, with those of group projects this seat invested in. */
  readonly cardShields: ByHazard;
  readonly district: readonly Placed[];
  /** As if the game ended now. */
  readonly score: Score;
};

export type DeckView = { readonly sector: Sector; readonly left: number; readonly top: CardId | null };

/** Who does what in the disaster under way; what it does is the last of the history. */
export type DisasterView = Pick<Disaster, 'holder' | 'picker' | 'number' | 'count' | 'owed'>;

export type Ending = Outcome & { readonly parts: BySeat<Score> };

export type Outcome = {
  readonly scores: BySeat<number>;
  readonly winners: readonly Seat[];
  /** For tables that compare: all districts together, and the best one. */
  readonly tableTotal: number;
  readonly best: number;
};

export type View = {
  readonly phase: State['phase'];
  readonly round: number;
  readonly rounds: number;
  /** The Energy player, once known. */
  readonly first: Seat | null;
  /** Whose turn it is; `null` when several act at once, and after the end. */
  readonly turn: Seat | null;
  /** A benefit that must be taken first. */
  readonly task: BenefitTask | null;
  readonly names: State['names'];
  /** The key tokens by their place on the table; `sector` once taken. */
  readonly keyTokens: readonly { readonly seat: Seat | null; readonly sector: Sector | null }[];
  readonly seats: readonly SeatView[];
  /** The viewer's own cards. */
  readonly hand: readonly CardId[];
  readonly decks: readonly DeckView[];
  /** Disaster cards left in the deck. */
  readonly disasterDeck: number;
  /** The top of the disaster deck as the viewer saw it this round; `null` without a look. */
  readonly foresight: readonly DisasterCard[] | null;
  readonly disaster: DisasterView | null;
  /** How many disaster cards this round's holder takes. */
  readonly draws: number;
  /** By round; of the one under way as much as is known. */
  readonly history: readonly Report[];
  readonly reasons: readonly Reason[];
  readonly options: Options;
  /** What it is made of is with the seats. */
  readonly result: Outcome | null;
};

export type Event =
  /** `text` is '' when the default stands again. */
  | { readonly type: 'named'; readonly seat: Seat; readonly hazard: Hazard; readonly text: string }
  | { readonly type: 'readied'; readonly seat: Seat }
  | { readonly type: 'took-key'; readonly seat: Seat; readonly token: number; readonly sector: Sector }
  /** `card` is `null` when it was drawn face down. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly sector: Sector;
      readonly card: CardId | null;
      readonly by: 'first' | 'token' | 'benefit';
    }
  /** To `seat` alone: what it drew face down. */
  | { readonly type: 'drew-card'; readonly seat: Seat; readonly card: CardId }
  /** All decks are turned face up. */
  | { readonly type: 'opened'; readonly tops: readonly CardId[] }
  | { readonly type: 'round'; readonly round: number; readonly first: Seat }
  | ({
      readonly type: 'started';
      readonly seat: Seat;
      readonly card: CardId;
      readonly reason: string;
    } & Cell)
  | {
      readonly type: 'invested';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly card: CardId;
      /** On the card now. */
      readonly tokens: number;
      readonly reason: string;
    }
  | {
      readonly type: 'completed';
      readonly owner: Seat;
      readonly card: CardId;
      readonly investors: readonly Seat[];
    }
  | {
      readonly type: 'shielded';
      readonly seat: Seat;
      readonly hazard: Hazard;
      /** What the table calls it; '' where the default stands. */
      readonly called: string;
      readonly by: 'token' | 'benefit';
    }
  | { readonly type: 'foresaw'; readonly seat: Seat; readonly by: 'token' | 'benefit' }
  /** To `seat` alone. */
  | {
      readonly type: 'foresaw-cards';
      readonly seat: Seat;
      readonly cards: readonly DisasterCard[];
      /** What the table calls each of them; '' where the default stands. */
      readonly called: readonly string[];
    }
  | { readonly type: 'held'; readonly seat: Seat; readonly picker: Seat; readonly count: number }
  | { readonly type: 'picked'; readonly seat: Seat; readonly number: number }
  | {
      readonly type: 'flipped';
      readonly seat: Seat;
      readonly card: DisasterCard;
      readonly number: number;
      /** What the table calls it; '' where the default stands. */
      readonly called: string;
      /** By seat: what an Unknown unknown takes at once; all 0 for any other card. */
      readonly owed: BySeat<number>;
    }
  | {
      readonly type: 'tossed';
      readonly seat: Seat;
      readonly coin: 'heads' | 'tails';
      readonly level: number;
      readonly card: DisasterCard;
      readonly hits: BySeat<Hit>;
    }
  | ({ readonly type: 'lost' } & Loss)
  | { readonly type: 'cleared'; readonly round: number }
  | ({ readonly type: 'over' } & Ending);

export type Invest = { options: Options; state: State; move: Move; view: View; event: Event };
