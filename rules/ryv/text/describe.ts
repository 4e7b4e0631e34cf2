import type {
  ActionRow,
  AiCard,
  CardEffect,
  CardId,
  Deed,
  Effect,
  Goal,
  Harm,
  Requirement,
} from '../content/types';
import type { Actor, Space } from '../kinds';
import type { RyvText } from './en';

/** A sentence by its key, with what fills it. Lists inside are sentences or words of their own. */
export type Line = {
  readonly key: keyof RyvText;
  readonly values: { readonly [slot: string]: number | readonly (keyof RyvText | Line)[] };
};

const line = (key: keyof RyvText, values: Line['values'] = {}): Line => ({ key, values });

export function effectLine(effect: Effect): Line {
  switch (effect.type) {
    case 'influence':
    case 'power':
    case 'bag':
      return line(`effect.${effect.type}`, { many: effect.many });
    case 'meet-need':
    case 'link':
    case 'push-out':
    case 'research':
      return line(`effect.${effect.type}`);
    case 'power-per':
      return line(`effect.power-per.${effect.of}`, { most: effect.most });
    case 'standing':
      return line(effect.steps > 0 ? 'effect.standing.up' : 'effect.standing.down');
    case 'reputation':
      return line(effect.many > 0 ? 'effect.reputation.up' : 'effect.reputation.down', {
        many: Math.abs(effect.many),
      });
    case 'spread':
      return line('effect.spread', { dice: effect.dice });
  }
}

/** Where, with which dice, what follows, and what goes wrong. */
function deedLines({ at, dice, then, backfire }: Deed): readonly Line[] {
  const where = at === null ? [] : [line(`target.${at}`)];
  const rolled =
    dice === null
      ? []
      : [
          dice.by === 'fixed'
            ? line('dice.fixed', { dice: dice.dice })
            : line(`dice.${dice.by}`, { plus: dice.plus }),
        ];
  const wrong =
    backfire === undefined ? [] : [line('effect.backfire', { effects: backfire.map(effectLine) })];
  return [...where, ...rolled, ...then.map(effectLine), ...wrong];
}

function needLine(needed: Requirement): Line {
  return needed.type === 'standing'
    ? line('needs.standing', { least: [`standing.${needed.least}`] })
    : line(`needs.${needed.type}`, { many: needed.many });
}

/** What an action needs and does, a sentence each. */
export const actionLines = (action: ActionRow): readonly Line[] => [
  ...(action.cost > 0 ? [line('needs.cost', { cost: action.cost })] : []),
  ...action.needs.map(needLine),
  ...deedLines(action),
];

function cardEffectLine(effect: CardEffect): Line {
  switch (effect.type) {
    case 'once':
      return line('card-effect.once', { effects: deedLines(effect.deed) });
    case 'dice':
      return line('card-effect.dice', {
        dice: effect.dice,
        arenas: effect.arenas.map((arena) => `arena.${arena}` as const),
      });
    case 'cheaper':
      return line('card-effect.cheaper', {
        many: effect.many,
        arenas: effect.arenas.map((arena) => `arena.${arena}` as const),
      });
    case 'auto-dice':
      return line(`card-effect.auto-dice.${effect.of}`, { dice: effect.dice });
    case 'income':
    case 'ai-actions':
      return line(`card-effect.${effect.type}`, { many: effect.many });
    case 'shield':
      return line(`card-effect.shield.${effect.from}`);
  }
}

export const harmLine = (harm: Harm): Line =>
  line(`harm.${harm.type}`, {
    ...('many' in harm ? { many: harm.many } : {}),
    ...('power' in harm ? { power: harm.power } : {}),
  });

/** The words of an AI card. A card of First Play has those of its namesake in the full game. */
export const cardKey = (id: CardId, part = ''): keyof RyvText =>
  // Rows of content know their ids only as strings; a test holds every card against the words.
  `card.${id.replace(/^fp-/, '')}${part}` as keyof RyvText;

/** What an AI card does, how it goes wrong, and what it guards against. */
export const cardLines = ({ id, effect, vulnerability, mitigates }: AiCard): readonly Line[] => [
  cardEffectLine(effect),
  line('vulnerability.text', {
    kind: [`vulnerability.${vulnerability.kind}`],
    wrong: [cardKey(id, `.wrong.${vulnerability.kind}`)],
    dice: vulnerability.dice,
    harm: [harmLine(vulnerability.harm)],
  }),
  line(`mitigates.${mitigates}`, { why: [cardKey(id, `.guards.${mitigates}`)] }),
];

const ONE_OF = ['leads', 'users', 'tools', 'mitigated'] as const;
const spaceWord = (space: Space) => `space.${space}` as const;

export function goalLine({ of, need }: Goal): Line {
  if (of.type === 'placed') return line('goal.placed', { need, spaces: of.spaces.map(spaceWord) });
  const single = ONE_OF.find((type) => type === of.type && need === 1);
  return single === undefined ? line(`goal.${of.type}`, { need }) : line(`goal.${single}.one`);
}

export const abilityLine = (actor: Actor, kind: 'support' | 'block'): Line => line(`${kind}.${actor}`);
