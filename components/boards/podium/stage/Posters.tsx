import { StyleSheet, View } from 'react-native';
import Svg, { Circle, ClipPath, Defs, G, Path, Rect } from 'react-native-svg';

import { podium as icons } from '@/components/boards/podium/art/icons';
import { policyInk, sdgArt } from '@/components/boards/podium/art/inks';
import { planName } from '@/components/boards/podium/text/say';
import { Icon } from '@/components/basics/marks/Icon';
import { blob, rays } from '@/components/furniture/stage/cut';
import { Drawing, Sign } from '@/components/furniture/stage/Drawing';
import { INK } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { useGameText } from '@/i18n';
import { PLAN, policyOf } from '@/rules/podium/text/numbers';
import type { Placed, PlanId, Policy, View as GameView } from '@/rules/podium/types';

import { Deck } from './Deck';
import { Coin, inks } from './Hall';

/** More than these hang in two rows, each lying on its side. */
const STANDING = 4;

/** Posters that stand hang this far from the edge and from each other. */
const [LEFT, STEP] = [22, 272];
/** Light behind the poster that something just happened to. */
const RAYS = Array.from({ length: STANDING }, (_, at) =>
  rays({ x: LEFT + 123 + at * STEP, y: 272, from: 150, to: 320, count: 34, seed: 'now' }),
);

const SHADES: { readonly [P in Policy]: string } = {
  partnership: '#472d6d',
  peace: '#184a83',
  people: '#8c1e2d',
  planet: '#225625',
  prosperity: '#6c4600',
};

export type PosterProps = {
  readonly plan: PlanId;
  readonly width: number;
  readonly height: number;
  /** Where its sign stands, and how large, as parts of the poster. */
  readonly sign: { readonly x: number; readonly y: number; readonly size: number };
};

/** Every Plan is a poster made of parts: the ink of its Policy, rays, and the sign of its goal in a cut disc. */
export function Poster({ plan, width, height, sign }: PosterProps) {
  const policy = policyOf(plan);
  const { color } = policyInk(policy, false);
  const [x, y] = [width * sign.x, height * sign.y];
  const size = Math.min(width, height) * sign.size;
  return (
    <Svg width={width} height={height} aria-hidden>
      <Defs>
        <ClipPath id={`poster-${plan}`}>
          <Rect width={width} height={height} />
        </ClipPath>
      </Defs>
      <G clipPath={`url(#poster-${plan})`}>
        <Rect width={width} height={height} fill={color} />
        <Path
          d={rays({ x, y, from: size * 0.3, to: width + height, count: 26, seed: plan })}
          fill={SHADES[policy]}
        />
        <Path d={blob(x, y, size * 0.56, `disc ${plan}`, 20)} fill={INK.onDark} />
        <Sign of={sdgArt(PLAN[plan].sdg)} x={x} y={y} size={size * 0.8} color={color} turn={-8} />
      </G>
    </Svg>
  );
}

/** The Plans on the table, as posters on a line; the Podium's hangs higher and has its sign. */
export function Posters({ view, hot }: { readonly view: GameView; readonly hot: PlanId | null }) {
  const stands = view.board.length <= STANDING;
  const lit = stands ? view.board.findIndex(({ plan }) => plan === hot) : -1;
  return (
    <>
      <Drawing>
        {lit >= 0 && <Path d={RAYS[lit] ?? ''} fill={INK.warm} />}
        <Path d="M0 112Q320 132 640 118T1280 116" fill="none" stroke={inks.ink} strokeWidth={4} />
      </Drawing>
      {view.board.map((placed, at) =>
        stands ? (
          <Standing
            key={placed.plan}
            view={view}
            placed={placed}
            isHot={at === lit && view.phase === 'invest'}
            left={LEFT + at * STEP}
          />
        ) : (
          <Lying
            key={placed.plan}
            view={view}
            placed={placed}
            left={16 + (at % 2) * 546}
            top={104 + Math.floor(at / 2) * 110}
          />
        ),
      )}
      <Deck view={view} />
    </>
  );
}

/** Whose Funds lie on a Plan: those of this Period by who gave them, those from before by nobody. */
function fundsOn({ investments }: GameView, { plan, funds }: Placed): readonly (Policy | null)[] {
  const given = investments
    .filter((each) => each.plan === plan)
    .flatMap(({ policy, funds: count }) => Array.from({ length: count }, () => policy));
  const before = Array.from({ length: Math.max(0, funds - given.length) }, () => null);
  return [...before, ...given];
}

type HungProps = { readonly view: GameView; readonly placed: Placed; readonly left: number };
type StandingProps = HungProps & {
  /** Its last Fund came now. */
  readonly isHot: boolean;
};

function Standing({ view, placed, left, isHot }: StandingProps) {
  const g = useGameText('podium');
  const { plan, slot, funds } = placed;
  const { cost } = PLAN[plan];
  const isFunded = funds >= cost;
  const name = planName(g, plan);
  const coins = fundsOn(view, placed);
  const many = Math.max(cost, coins.length);
  const perRow = Math.ceil(many / 2);
  const step = Math.min(50, 214 / perRow);
  const isPodium = slot === 0;
  return (
    <View
      style={[styles.standing, { left, top: isPodium ? 102 : 116 }, isFunded && styles.funded]}
      testID={`plan-${plan}`}
    >
      <Poster plan={plan} width={238} height={112} sign={{ x: 0.28, y: 0.52, size: 0.86 }} />
      <View style={styles.count}>
        {isPodium && (
          <View style={styles.podium}>
            <Svg width={44} height={44}>
              <Sign of={icons.podium} x={22} y={22} size={36} color={inks.accent} />
            </Svg>
          </View>
        )}
        <Says size={34} face="display" align="end" color={INK.onDark}>
          {`${funds}/${cost}`}
        </Says>
      </View>
      <View style={styles.name}>
        <Says size={fitting(name, 214, 3, [26, 24])} lines={4}>
          {name}
        </Says>
      </View>
      <Svg width={238} height={88} aria-hidden>
        {Array.from({ length: many }, (_, nth) => {
          const x = 14 + step / 2 + (nth % perRow) * step;
          const y = 24 + Math.floor(nth / perRow) * 40;
          const policy = coins[nth];
          return policy === undefined ? (
            <Circle
              key={nth}
              cx={x}
              cy={y}
              r={16}
              fill="none"
              stroke={INK.faint}
              strokeWidth={2.6}
              strokeDasharray="5 5"
            />
          ) : (
            <G key={nth}>
              {isHot && nth === coins.length - 1 && (
                <Circle cx={x} cy={y} r={Math.min(22, step / 2 + 3)} fill={INK.now} />
              )}
              <Coin policy={policy} x={x} y={y} radius={Math.min(17, step / 2 - 1)} />
            </G>
          );
        })}
      </Svg>
      {isFunded && (
        <View style={styles.stamp}>
          <Icon name="tick" size={34} color={INK.black} />
        </View>
      )}
    </View>
  );
}

function Lying({ view, placed, left, top }: HungProps & { readonly top: number }) {
  const g = useGameText('podium');
  const { plan, funds, slot } = placed;
  const { cost } = PLAN[plan];
  const coins = fundsOn(view, placed);
  const many = Math.max(cost, coins.length);
  const step = Math.min(30, 300 / many);
  const name = planName(g, plan);
  return (
    <View style={[styles.lying, { left, top }, funds >= cost && styles.funded]} testID={`plan-${plan}`}>
      <Poster plan={plan} width={112} height={94} sign={{ x: 0.5, y: 0.5, size: 0.82 }} />
      <View style={styles.side}>
        <Says size={fitting(name, 396, 1, [26, 24])} lines={2}>
          {name}
        </Says>
        <View style={styles.row}>
          <Says size={28} face="display">
            {`${funds}/${cost}`}
          </Says>
          <Svg width={312} height={32} aria-hidden>
            {Array.from({ length: many }, (_, nth) => {
              const policy = coins[nth];
              const x = 16 + nth * step;
              return policy === undefined ? (
                <Circle
                  key={nth}
                  cx={x}
                  cy={16}
                  r={12}
                  fill="none"
                  stroke={INK.faint}
                  strokeWidth={2.4}
                  strokeDasharray="4 4"
                />
              ) : (
                <Coin key={nth} policy={policy} x={x} y={16} radius={13} />
              );
            })}
          </Svg>
          {slot === 0 && (
            <Svg width={32} height={32} aria-hidden>
              <Sign of={icons.podium} x={16} y={16} size={30} color={inks.accent} />
            </Svg>
          )}
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  standing: {
    position: 'absolute',
    width: 246,
    height: 310,
    overflow: 'hidden',
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 4,
    borderRadius: 12,
  },
  funded: { borderColor: INK.now, backgroundColor: '#ffeecb' },
  count: {
    position: 'absolute',
    right: 10,
    top: 4,
    height: 104,
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
  },
  podium: {
    width: 50,
    height: 50,
    borderRadius: 25,
    borderWidth: 3,
    borderColor: INK.ink,
    backgroundColor: INK.onDark,
    alignItems: 'center',
    justifyContent: 'center',
  },
  name: { height: 102, paddingHorizontal: 12, justifyContent: 'center' },
  stamp: {
    position: 'absolute',
    right: 8,
    bottom: 8,
    width: 46,
    height: 46,
    borderRadius: 23,
    borderWidth: 3,
    borderColor: INK.black,
    backgroundColor: INK.goodGround,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lying: {
    position: 'absolute',
    width: 534,
    height: 102,
    flexDirection: 'row',
    gap: 10,
    overflow: 'hidden',
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 4,
    borderRadius: 12,
  },
  side: { flex: 1, justifyContent: 'center', gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
