/** The closed sets of the game: whatever a row of content, a design or a move can name. */

export const ACTORS = ['local', 'cso', 'ngo', 'mnc', 'researcher'] as const;
export type Actor = (typeof ACTORS)[number];

export const COMMUNITIES = ['harbour', 'hills', 'market', 'river'] as const;
export type Community = (typeof COMMUNITIES)[number];

/** The Public Square of the full game. The first three are media. */
export const SPACES = ['mass', 'social', 'international', 'advocacy'] as const;
export const MEDIA = ['mass', 'social', 'international'] as const;
/** First Play has a single area, `square`. */
export type Space = (typeof SPACES)[number] | 'square';
export const ALL_SPACES = [...SPACES, 'square'] as const satisfies readonly Space[];

export const OUTCOMES = ['future-1', 'future-2', 'future-3'] as const;
export type OutcomeId = (typeof OUTCOMES)[number];

/** The six pairs of communities that a Network Link can join. */
export const LINKS = {
  'harbour-hills': ['harbour', 'hills'],
  'harbour-market': ['harbour', 'market'],
  'harbour-river': ['harbour', 'river'],
  'hills-market': ['hills', 'market'],
  'hills-river': ['hills', 'river'],
  'market-river': ['market', 'river'],
} as const satisfies { readonly [id: string]: readonly [Community, Community] };
export type LinkId = keyof typeof LINKS;
export const LINK_IDS = Object.keys(LINKS) as readonly LinkId[];

/** Anywhere a move can point to on the board. The ids of the four kinds never collide. */
export type Spot = Community | Space | OutcomeId | LinkId;

export const STANDINGS = ['poor', 'neutral', 'good'] as const;
/** A government relationship, and also how two actors stand to each other. */
export type Standing = (typeof STANDINGS)[number];

/** The five axes of a Political Climate, each with its three levels. */
export const AXES = {
  legal: ['strong', 'moderate', 'weak'],
  technology: ['advanced', 'partial', 'poor'],
  trust: ['strong', 'moderate', 'weak'],
  economy: ['booming', 'stable', 'depressed'],
  openness: ['free', 'obstructed', 'repressed'],
} as const;
export type Axis = keyof typeof AXES;
export type Level<A extends Axis> = (typeof AXES)[A][number];

export const TOPICS = [
  'ai',
  'co-funding',
  'government',
  'need',
  'communities',
  'links',
  'power',
  'square',
] as const;
/** A bubble of the Partnerships space. */
export type Topic = (typeof TOPICS)[number];

export const VULNERABILITIES = ['surveillance', 'scam', 'bias', 'disinformation', 'dependence'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

export const isCommunity = (spot: unknown): spot is Community =>
  (COMMUNITIES as readonly unknown[]).includes(spot);
export const isSpace = (spot: unknown): spot is Space => (ALL_SPACES as readonly unknown[]).includes(spot);
export const isOutcome = (spot: unknown): spot is OutcomeId =>
  (OUTCOMES as readonly unknown[]).includes(spot);
export const isLink = (spot: unknown): spot is LinkId => (LINK_IDS as readonly unknown[]).includes(spot);
