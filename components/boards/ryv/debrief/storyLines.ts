import { isOutcome } from '@/rules/ryv/text/numbers';
import type { Beat, StoryEvent, View } from '@/rules/ryv/types';

import {
  agreementWords,
  cardName,
  type G,
  goalText,
  linkName,
  outcomeName,
  spotName,
} from '@/components/boards/ryv/text/say';

/** Which part of the story an event belongs to. */
export type Part = 'turns' | 'help' | 'government';

function partOf(event: StoryEvent): Part {
  switch (event.type) {
    case 'used':
    case 'licensed':
    case 'need':
      return 'help';
    case 'crackdown':
    case 'unlinked':
    case 'standing':
      return 'government';
    case 'influence':
      return isOutcome(event.at) ? 'turns' : 'government';
    case 'blocked':
    case 'broke':
    case 'verdict':
    case 'harmed':
    case 'goal':
      return 'turns';
  }
}

type Of = { readonly g: G; readonly view: View; readonly names: readonly string[] };

function beatWords(event: StoryEvent, { g, view, names }: Of): string {
  const name = (seat: number) => names[seat] ?? '';
  switch (event.type) {
    case 'used':
      return g('story.used', { seat: name(event.seat), from: name(event.from) });
    case 'licensed':
      return g('story.licensed', {
        seat: name(event.seat),
        owner: name(event.owner),
        card: cardName(g, event.card),
        price: event.price,
      });
    case 'need':
      return g('log.need.met', {
        seat: event.seat === null ? '' : name(event.seat),
        at: g(`community.${event.at}`),
      });
    case 'blocked':
      return g('story.blocked', { seat: name(event.seat), to: name(event.to) });
    case 'broke':
      return g('story.broke', { by: name(event.agreement.by), to: name(event.agreement.to) });
    case 'verdict':
      return g(event.agreement.status === 'broken' ? 'story.verdict.broken' : 'story.verdict.kept', {
        by: name(event.agreement.by),
        to: name(event.agreement.to),
      });
    case 'harmed':
      return g('story.harmed', { seat: name(event.seat), card: cardName(g, event.card) });
    case 'goal':
      return g('story.goal', { seat: name(event.seat), goal: goalText(g, event.goal) });
    case 'crackdown':
      return g('story.crackdown', { at: event.at === null ? '' : g(`community.${event.at}`) });
    case 'unlinked':
      return g('story.unlinked', { seat: name(event.seat), link: linkName(g, event.link) });
    case 'standing':
      return g('story.standing', { seat: name(event.seat), to: g(`standing.${event.to}`) });
    case 'influence':
      return event.at !== 'bag' && isOutcome(event.at)
        ? g('story.future-token', {
            seat: name(event.seat),
            future: outcomeName(g, view.setting, event.at),
          })
        : g('story.raided', {
            seat: name(event.seat),
            many: Math.abs(event.many),
            at: spotName(g, event.at, view.setting),
          });
  }
}

/** One part of the story, round by round. */
export function chaptersOf(
  part: Part,
  of: Of,
): readonly { readonly round: number; readonly lines: readonly string[] }[] {
  const beats = of.view.story.filter(({ event }: Beat) => partOf(event) === part);
  return [...new Set(beats.map(({ round }) => round))].map((round) => ({
    round,
    lines: beats.filter((beat) => beat.round === round).map(({ event }) => beatWords(event, of)),
  }));
}

/** Agreements that were made, with how they ended. */
export const agreedLines = ({ g, view, names }: Of): readonly string[] =>
  view.agreements
    .filter(({ status }) => status !== 'declined' && status !== 'offered')
    .map((agreement) => `${agreementWords(g, agreement, names)} (${g(`agreement.${agreement.status}`)})`);
