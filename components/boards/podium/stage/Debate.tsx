import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { G, Path, Rect } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { POLICY_ART, policyInk } from '@/components/boards/podium/art/inks';
import { effectArt } from '@/components/boards/podium/plans/PlanCard';
import { effectText, planName } from '@/components/boards/podium/text/say';
import { policyIn } from '@/components/boards/podium/turn/seats';
import type { StageProps } from '@/components/boards/types';
import { blob, polygon } from '@/components/furniture/stage/cut';
import { Drawing, Ground, Sign } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { Person, PersonFigure } from '@/components/furniture/stage/Person';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { PLAN, policyOf } from '@/rules/podium/text/numbers';
import type { Podium, Policy, View as GameView } from '@/rules/podium/types';

import { allPolicies, inks, WALL } from './Hall';
import { Poster } from './Posters';

const SECONDS = 60;
const POSTER = { left: 364, top: 112, width: 682, height: 346 } as const;
const FLOOR = [...WALL, { fill: inks.ink, d: 'M0 596H1280V720H0Z' }];

export type DebateProps = Pick<StageProps<Podium>, 'view' | 'names' | 'people'> & {
  readonly speaking: NonNullable<GameView['speaking']>;
};

/** Somebody speaks for a Plan: a minute of sixty rays around them, the Plan as a poster, and how the five stand. */
export function Debate({ view, names, people, speaking: { policy, plan, after } }: DebateProps) {
  const g = useGameText('podium');
  const seat = policyIn(view, policy)?.seat ?? 0;
  const name = planName(g, plan);
  const { effects, cost } = PLAN[plan];
  const { color } = policyInk(policyOf(plan), false);
  return (
    <>
      <Ground layers={FLOOR} />
      <Minute seat={seat} state={people[seat]?.state ?? 'here'} />
      <View style={styles.speaker}>
        <Says size={fitting(names[seat] ?? '', 300, 1, [26, 24])} align="center" color={INK.onDark} lines={1}>
          {names[seat]}
        </Says>
      </View>
      <View style={styles.rod} />
      <View style={styles.poster} testID="speech">
        <Poster
          plan={plan}
          width={POSTER.width}
          height={POSTER.height}
          sign={{ x: 0.22, y: 0.5, size: 0.76 }}
        />
        <View style={styles.title}>
          <Says size={fitting(name, 360, 4, [60, 52, 44, 38, 32])} face="display" color={INK.onDark}>
            {name}
          </Says>
        </View>
        <View style={[styles.strip, { borderTopColor: INK.ink }]}>
          <View style={styles.effects}>
            {effects.map((effect, at) => {
              const words = effectText(g, plan, effect);
              return (
                <View key={at} style={styles.effect}>
                  <View style={[styles.badge, { backgroundColor: color }]}>
                    <Glyph of={effectArt(effect)} size={30} color={INK.onDark} />
                  </View>
                  <Says size={fitting(words, 440, 1, [27, 24])} lines={2}>
                    {words}
                  </Says>
                </View>
              );
            })}
          </View>
          <Glyph of={icons.fund} size={54} color={inks.ink} />
          <Says size={56} face="display">
            {cost}
          </Says>
        </View>
      </View>
      <Standing view={view} />
      <Listeners view={view} names={names} people={people} speaker={seat} next={after[0] ?? null} />
    </>
  );
}

/** The minute: one ray goes out each second. It stays at zero, and nothing happens. */
function Minute({ seat, state }: { readonly seat: number; readonly state: 'here' | 'away' | 'bot' }) {
  const g = useGameText('podium');
  const [since] = useState(() => Date.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil(SECONDS - (now - since) / 1_000));
  const [on, off] = useMemo(() => minuteRays(left), [left]);
  return (
    <>
      <Drawing>
        <Path d={off} fill="#e6c9c2" />
        <Path d={on} fill={inks.accent} />
        <G transform="translate(86 226) scale(1.84)">
          <PersonFigure seat={seat} state={state} look={[0.8, 0]} />
        </G>
        <Path d="M44 420L312 414L320 452L292 456L282 632L74 632L64 456L38 454Z" fill={inks.ink} />
        <Path d="M52 428L306 422L310 444L46 446Z" fill="#6b3a70" />
        <Path
          d="M240 416V356L214 338"
          fill="none"
          stroke={inks.ink}
          strokeWidth={7}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Path d={blob(208, 334, 13, 'microphone', 12, 0.06)} fill={inks.ink} />
      </Drawing>
      <View style={styles.seconds}>
        <Says size={100} face="display" align="center" color={INK.onDark}>
          {left}
        </Says>
        <Says size={26} align="center" color={INK.onDark} lines={1}>
          {g('stage.seconds')}
        </Says>
      </View>
    </>
  );
}

function minuteRays(left: number): readonly [string, string] {
  const lit: string[] = [];
  const gone: string[] = [];
  for (let at = 0; at < SECONDS; at += 1) {
    const angle = -Math.PI / 2 + ((at + 0.5) / SECONDS) * Math.PI * 2;
    const point = (radius: number, turn: number): readonly [number, number] => [
      178 + radius * Math.cos(angle + turn),
      306 + radius * Math.sin(angle + turn),
    ];
    const ray = polygon([point(116, -0.027), point(164, -0.034), point(164, 0.034), point(116, 0.027)]);
    (at >= SECONDS - left ? lit : gone).push(ray);
  }
  return [lit.join(''), gone.join('')];
}

/** How the five stand: speeches argue about it. */
function Standing({ view }: { readonly view: GameView }) {
  const policies = allPolicies(view);
  const highest = Math.max(view.goal, ...view.policies.map(({ track }) => track));
  const step = 250 / Math.max(highest, 10);
  const base = 402;
  const trackOf = (policy: Policy) => policyIn(view, policy)?.track ?? 0;
  return (
    <View style={styles.standing}>
      <Svg width={200} height={440} aria-hidden>
        {policies.map((policy, at) => {
          const height = 62 + trackOf(policy) * step;
          return (
            <G key={policy}>
              <Rect
                x={4 + at * 38}
                y={base - height}
                width={32}
                height={height}
                fill={policyInk(policy, false).color}
                stroke={INK.ink}
                strokeWidth={3}
              />
              <Sign of={POLICY_ART[policy]} x={20 + at * 38} y={base - 18} size={24} color={INK.onDark} />
            </G>
          );
        })}
        <Path
          d={`M0 ${base - 62 - view.goal * step}H196`}
          stroke={INK.ink}
          strokeWidth={4}
          strokeDasharray="10 7"
        />
        <Sign of={icons.goal} x={22} y={base - 62 - view.goal * step - 22} size={34} color={INK.ink} />
      </Svg>
      {policies.map((policy, at) => (
        <View
          key={policy}
          style={[styles.number, { left: at * 38 - 2, top: base - 62 - trackOf(policy) * step + 4 }]}
        >
          <Says size={25} face="display" align="center" color={INK.onDark}>
            {trackOf(policy)}
          </Says>
        </View>
      ))}
      <View style={[styles.goal, { top: base - 62 - view.goal * step - 44 }]}>
        <Says size={32} face="display">
          {view.goal}
        </Says>
      </View>
    </View>
  );
}

type ListenersProps = Pick<StageProps<Podium>, 'view' | 'names' | 'people'> & {
  readonly speaker: number;
  readonly next: Policy | null;
};

function Listeners({ view, names, people, speaker, next }: ListenersProps) {
  const g = useGameText('podium');
  const others = people.flatMap((_, seat) => (seat === speaker ? [] : [seat]));
  const nextSeat = next === null ? null : (policyIn(view, next)?.seat ?? null);
  const width = 928 / Math.max(1, others.length);
  return others.map((seat, at) => (
    <View key={seat} style={[styles.listener, { left: 346 + at * width, width }]}>
      <Person seat={seat} state={people[seat]?.state ?? 'here'} size={80} look={[-0.9, -0.6]} dark />
      <View style={styles.who}>
        <Says size={fitting(names[seat] ?? '', width - 96, 2, [25, 24])} color={INK.onDark} lines={2}>
          {names[seat]}
        </Says>
        <View style={styles.row}>
          {view.policies
            .filter((each) => each.seat === seat)
            .map(({ policy }) => (
              <View key={policy} style={[styles.small, { backgroundColor: policyInk(policy, false).color }]}>
                <Glyph of={POLICY_ART[policy]} size={24} color={INK.onDark} />
              </View>
            ))}
          {seat === nextSeat && (
            <Says face="text" color="#f4c9d6" lines={1}>
              {g('stage.next')}
            </Says>
          )}
        </View>
      </View>
    </View>
  ));
}

const styles = StyleSheet.create({
  speaker: { position: 'absolute', left: 24, top: 664, width: 310 },
  seconds: { position: 'absolute', left: 78, top: 458, width: 204, alignItems: 'stretch' },
  rod: {
    position: 'absolute',
    left: 350,
    top: 98,
    width: 718,
    height: 16,
    borderRadius: 6,
    backgroundColor: inks.ink,
  },
  poster: {
    position: 'absolute',
    left: POSTER.left,
    top: POSTER.top,
    width: POSTER.width + 8,
    height: 474,
    overflow: 'hidden',
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 4,
    borderBottomLeftRadius: 12,
    borderBottomRightRadius: 12,
  },
  title: { position: 'absolute', left: 306, top: 16, width: 368, height: 314, justifyContent: 'center' },
  strip: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingHorizontal: 20,
    borderTopWidth: 4,
  },
  effects: { flex: 1, gap: 6 },
  effect: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  badge: { width: 44, height: 44, borderRadius: 22, alignItems: 'center', justifyContent: 'center' },
  standing: { position: 'absolute', left: 1080, top: 164, width: 200, height: 440 },
  number: { position: 'absolute', width: 44 },
  goal: { position: 'absolute', left: 46, width: 100 },
  listener: {
    position: 'absolute',
    top: 604,
    height: 116,
    flexDirection: 'row',
    alignItems: 'flex-end',
    gap: 8,
  },
  who: { flex: 1, height: 112, justifyContent: 'center', gap: 4 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  small: {
    width: 36,
    height: 36,
    borderRadius: 18,
    borderWidth: 2,
    borderColor: INK.onDark,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
