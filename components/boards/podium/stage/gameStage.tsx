import { StyleSheet, View } from 'react-native';

import { POLICY_ART, policyInk } from '@/components/boards/podium/art/inks';
import { planName, policyName } from '@/components/boards/podium/text/say';
import type { GameStage, LargeText, StageProps } from '@/components/boards/types';
import { Ground } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { PERIODS, policyOf } from '@/rules/podium/text/numbers';
import type { PeriodRecord, PlanId, Podium, View as GameView } from '@/rules/podium/types';

import { Debate } from './Debate';
import { EventCard } from './EventCard';
import { Columns, WALL } from './Hall';
import { Posters } from './Posters';

/** What puts a Plan into the light. */
const HOT: readonly string[] = ['proposed', 'invested', 'resolved'];
const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The Event that turns over now, or has until the next Period begins. */
function seenEvent({ view, scene }: StageProps<Podium>): PeriodRecord | null {
  if (scene !== null)
    return scene.view.history.length > view.history.length ? (scene.view.history.at(-1) ?? null) : null;
  return view.phase === 'prepare' ? (view.history.at(-1) ?? null) : null;
}

/** The Plan that the newest step was about. */
function hotPlan({ view, happened }: StageProps<Podium>): PlanId | null {
  if (view.collecting !== null) return view.collecting.plan;
  const last = happened.at(-1);
  const about = happened.findLast(({ rev, event }) => rev === last?.rev && HOT.includes(event.type));
  return (about?.event as { readonly plan?: PlanId } | undefined)?.plan ?? null;
}

function Stage(props: StageProps<Podium>) {
  const { view, names, people, scene } = props;
  const event = seenEvent(props);
  if (view.speaking !== null && scene === null)
    return (
      <Debate
        key={`${view.period}-${view.speaking.policy}`}
        view={view}
        names={names}
        people={people}
        speaking={view.speaking}
      />
    );
  return (
    <>
      <Ground layers={WALL} />
      {event === null ? (
        <Posters view={view} hot={hotPlan(props)} />
      ) : (
        <EventCard key={event.period} record={event} isPlaying={scene !== null} />
      )}
      {event === null && view.collecting !== null && <PaidTogether view={view} />}
      <Columns view={view} names={names} people={people} />
    </>
  );
}

/** The table pays together for an effect: how much of it is there. */
function PaidTogether({ view: { collecting } }: { readonly view: GameView }) {
  const g = useGameText('podium');
  if (collecting === null) return null;
  const paid = collecting.paid.reduce((sum, { funds }) => sum + funds, 0);
  const words = g('ask.effects', { plan: planName(g, collecting.plan) });
  return (
    <View style={styles.paid}>
      <Says size={fitting(words, 620, 2, [30, 26, 24])} face="display" style={styles.what}>
        {words}
      </Says>
      <Says size={34} face="display" color={INK.good}>
        {g('effects.paid', { paid, need: collecting.need })}
      </Says>
    </View>
  );
}

const planText = (view: GameView): readonly GameView['board'][number]['plan'][] =>
  view.speaking === null ? view.board.map(({ plan }) => plan) : [view.speaking.plan];

export const gameStage: GameStage<Podium> = {
  Stage,
  progress: ({ period }) => [period, PERIODS],
  end: ({ view: { ending, policies, goal }, names }) =>
    ending === null
      ? {}
      : {
          line: goal,
          towers: policies.map(({ policy, seat }) => ({
            id: policy,
            name: names[seat] ?? '',
            points: ending.tracks[policy],
            color: policyInk(policy, false).color,
            top: { seat },
            foot: POLICY_ART[policy],
          })),
        },
  large: (view, { g }): readonly LargeText[] => [
    ...planText(view).map((plan) => ({
      id: `plan-${plan}`,
      title: `${policyName(g, policyOf(plan))}: ${planName(g, plan)}`,
      text: g(`plan.${plan}.text`),
    })),
    ...QUESTIONS.map((question) => ({
      id: `question-${question}`,
      title: '',
      text: g(`debrief.${question}`),
    })),
  ],
};

const styles = StyleSheet.create({
  paid: {
    position: 'absolute',
    left: 22,
    top: 336,
    width: 1062,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 22,
    paddingHorizontal: 22,
    paddingVertical: 10,
    backgroundColor: '#ffeecb',
    borderColor: INK.ink,
    borderWidth: 5,
    borderRadius: 16,
  },
  what: { flexGrow: 1, flexBasis: 0 },
});
