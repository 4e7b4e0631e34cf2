import type { PodiumText } from './en';
import type { PlanTexts } from './plans/en';

type PlanWords = { readonly [K in keyof PlanTexts & string as K | `${K}.text`]: string };

/** The words of the game as a screen reads them: `plan.<id>` and `plan.<id>.text` besides all others. */
export type PodiumWords = PodiumText & {
  readonly [K in keyof PlanWords & string as `plan.${K}`]: string;
};

/** The long texts of the Plans stand by Plan in a file of their own; on the screen they are keys like all others. */
export const withPlans = (words: PodiumText, plans: PlanTexts): PodiumWords =>
  ({
    ...words,
    ...Object.fromEntries(
      Object.entries(plans).flatMap(([id, { name, text }]) => [
        [`plan.${id}`, name],
        [`plan.${id}.text`, text],
      ]),
    ),
  }) as PodiumWords;
