import type { Translate } from '@/i18n';
import type { GameTexts } from '@/rules/shelf';
import { policyOf } from '@/rules/podium/text/numbers';
import type { Condition, Effect, EventEffect, Pledge, PlanId, Policy } from '@/rules/podium/types';

export type G = Translate<keyof GameTexts['podium'] & string>;

export const planName = (g: G, plan: PlanId): string => g(`plan.${plan}`);
export const policyName = (g: G, policy: Policy): string => g(`policy.${policy}`);
export const policyNames = (g: G, policies: readonly Policy[]): string =>
  policies.map((policy) => policyName(g, policy)).join(', ');

/** What a Plan does. `plan` is asked for its Policy: drawing is always for its own. */
export function effectText(g: G, plan: PlanId, effect: Effect): string {
  switch (effect.type) {
    case 'raise':
      return g('effect.raise', { policy: policyName(g, effect.policy), steps: effect.steps });
    case 'lower':
      return g('effect.lower', { policy: policyName(g, effect.policy), steps: effect.steps });
    case 'raise-weakest':
      return g('effect.raise-weakest', { steps: effect.steps });
    case 'if':
      return g('effect.if', {
        condition: conditionOf(g, effect.when),
        effect: effectText(g, plan, effect.then),
      });
    case 'later':
      return g('effect.later', { count: effect.periods, effect: effectText(g, plan, effect.then) });
    case 'protect':
      return g('effect.protect', { kind: g(`kind.${effect.against}`) });
    case 'draw':
      return g('effect.draw', { policy: policyName(g, policyOf(plan)), count: effect.plans });
    case 'give-funds':
      return g('effect.give-funds', { count: effect.each });
  }
}

const conditionOf = (g: G, when: Condition): string =>
  when.type === 'stands'
    ? g('condition.stands', { policy: policyName(g, when.policy), least: when.least })
    : g('condition.done', { sdg: when.sdg, name: g(`sdg.${when.sdg}`) });

export function eventEffectText(g: G, effect: EventEffect): string {
  switch (effect.type) {
    case 'lower':
      return g('effect.lower', { policy: policyName(g, effect.policy), steps: effect.steps });
    case 'lower-leading':
      return g('effect.lower-leading', { steps: effect.steps });
    case 'take-funds':
      return g('effect.take-funds', { count: effect.each });
  }
}

/** A promise in a sentence, without its condition. */
export function promiseText(g: G, { by, to, form, plan, amount, text }: Pledge): string {
  const who = { by: policyName(g, by), to: policyName(g, to) };
  switch (form) {
    case 'now':
      return g('promise.now', { ...who, count: amount, plan: plan === null ? '' : planName(g, plan) });
    case 'next':
      return g('promise.next', { ...who, count: amount });
    case 'pay':
      return g('promise.pay', { ...who, help: amount, plan: plan === null ? '' : planName(g, plan) });
    case 'free':
      return g('promise.free', { ...who, text });
  }
}

export const conditionText = (g: G, { to, asks }: Pledge): string | null =>
  asks && g('promise.asks', { to: policyName(g, to), count: asks.amount, plan: planName(g, asks.plan) });
