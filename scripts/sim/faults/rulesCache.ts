import { beginHistory, type History, type HistoryOutcome, applyEntry } from '@/rules/engine';
import type { Telling } from '@/table/log/tableLogState';

/** What became of each entry on each story. Holds as long as the first stories are held. */
export type RulesCache = {
  readonly begun: Map<string, History>;
  readonly told: WeakMap<History, Map<string, HistoryOutcome>>;
};

export const newRulesCache = (): RulesCache => ({ begun: new Map(), told: new WeakMap() });

/**
 * The rules, asked once. Referee, host and every host after a kill read the same log, hundreds of moves long, and the
 * rules are pure: the same log is the same game. What is new goes into `own`; `known` is only read.
 */
export function cachedRules(own: RulesCache, known: RulesCache = own): Telling {
  const begin: Telling['begin'] = (game, start) => {
    const name = JSON.stringify(start);
    const found = known.begun.get(name) ?? own.begun.get(name);
    if (found !== undefined) return found;
    const story = beginHistory(game, start);
    own.begun.set(name, story);
    return story;
  };
  const tell: Telling['tell'] = (game, story, entry) => {
    const name = JSON.stringify(entry);
    const found = known.told.get(story)?.get(name) ?? own.told.get(story)?.get(name);
    if (found !== undefined) return found;
    const outcome = applyEntry(game, story, entry);
    if (!outcome.ok) return outcome;
    const after = own.told.get(story) ?? new Map<string, HistoryOutcome>();
    own.told.set(story, after.set(name, outcome));
    return outcome;
  };
  return { begin, tell };
}
