import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { TOPIC_ART } from '@/components/boards/ryv/art/inks';
import { palette } from '@/components/boards/ryv/art/palette';
import { lastScene, type Scene } from '@/components/boards/ryv/scene/scene';
import { winWords } from '@/components/boards/ryv/text/lines';
import {
  climateName,
  climateStory,
  type G,
  outcomeName,
  scenarioName,
  scenarioStory,
} from '@/components/boards/ryv/text/say';
import type { GameStage, LargeText, StageProps } from '@/components/boards/types';
import { Bench } from '@/components/furniture/stage/Bench';
import { INK } from '@/components/furniture/stage/looks';
import { fitting, Says } from '@/components/furniture/stage/Says';
import { StageTimer } from '@/components/furniture/stage/StageTimer';
import { useGameText } from '@/i18n';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Ryv, View as GameView } from '@/rules/ryv/types';

import { Country } from './Country';
import { Throw } from './Throw';

const { light: inks } = palette;
/** How long a throw is looked at after it has landed, before the country is seen again. */
const LOOKED_AT_MS = 6_000;
const STORY = [1, 2, 3, 4] as const;

function Stage({ view, names, people, happened, scene }: StageProps<Ryv>) {
  const thrown = useThrow(lastScene((scene ?? { happened }).happened), scene !== null);
  const isStory = scene === null && isBeginning(view, happened);
  return (
    <>
      <Country view={view} />
      {isStory && <StoryCard view={view} />}
      {thrown !== null && (
        <Throw
          setting={view.setting}
          key={thrown.rev}
          scene={thrown}
          names={names}
          isPlaying={scene !== null}
        />
      )}
      {view.phase === 'discuss' && scene === null && !isStory && <Talk view={view} />}
      <Bench
        ink={inks.ink}
        people={people.map(({ name, state, next }, seat) => ({
          name,
          state,
          next,
          counts: <Counts view={view} seat={seat} />,
        }))}
      />
    </>
  );
}

/** Dice and draws, while they play and for a while after. Other steps are seen on the country. */
function useThrow(scene: Scene | null, isPlaying: boolean): Scene | null {
  const isThrow = scene?.events.some(({ type }) => type === 'rolled' || type === 'drawn') === true;
  const rev = isThrow ? scene.rev : null;
  const [past, setPast] = useState<number | null>(isPlaying ? null : rev);
  useEffect(() => {
    if (isPlaying || rev === null) return;
    const timer = setTimeout(() => setPast(rev), LOOKED_AT_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, rev]);
  return isThrow && (isPlaying || past !== rev) ? scene : null;
}

/** Before anyone has done anything, the table reads what this game is about. */
const isBeginning = ({ round }: GameView, happened: StageProps<Ryv>['happened']): boolean =>
  round === 1 && happened.every(({ event }) => event.type === 'phase' || event.type === 'power');

function StoryCard({ view }: { readonly view: GameView }) {
  const g = useGameText('ryv');
  const text = scenarioStory(g, view.setting);
  return (
    <View style={styles.story} testID="stage-story">
      <Says size={44} face="display" heading>
        {scenarioName(g, view.setting)}
      </Says>
      <Says size={fitting(text, 900, 9, [34, 30, 27, 24])} face="text">
        {text}
      </Says>
    </View>
  );
}

/** What everyone needs, as a bubble over their head, and the clock of the discussion. */
function Talk({ view }: { readonly view: GameView }) {
  const g = useGameText('ryv');
  const [since] = useState(() => Date.now());
  const minutes = view.options.discussionTimer;
  const width = 1280 / view.players.length;
  return (
    <>
      {minutes > 0 && (
        <View style={styles.clock} key={view.round}>
          <StageTimer since={since} seconds={minutes * 60} />
        </View>
      )}
      {view.players.map(({ sheet: { topic } }, seat) => {
        if (topic === null) return null;
        const words = g(`topic.${topic}`);
        return (
          <View key={seat} style={[styles.bubble, { left: seat * width + 20, width: width - 28 }]}>
            <Glyph of={TOPIC_ART[topic]} size={32} color={inks.accent} />
            <Says size={fitting(words, width - 90, 1, [24])} lines={2}>
              {words}
            </Says>
          </View>
        );
      })}
    </>
  );
}

function Counts({ view, seat }: { readonly view: GameView; readonly seat: number }) {
  const { power = 0, points = 0 } = view.players[seat] ?? {};
  return (
    <>
      <Glyph of={icons.power} size={28} color={INK.now} />
      <Says size={32} face="display" color={INK.onDark}>
        {power}
      </Says>
      <View style={styles.gap} />
      <Glyph of={icons.reputation} size={28} color={INK.now} />
      <Says size={32} face="display" color={INK.onDark}>
        {points}
      </Says>
    </>
  );
}

function largeOf({ setting }: GameView, g: G): readonly LargeText[] {
  const { climate } = setting;
  return [
    { id: 'scenario', title: scenarioName(g, setting), text: scenarioStory(g, setting) },
    ...(climate === null
      ? []
      : [{ id: 'climate', title: climateName(g, climate), text: climateStory(g, climate) }]),
    ...STORY.map((number) => ({ id: `question-${number}`, title: '', text: g(`debrief.story.${number}`) })),
  ];
}

/** The log knows a future by its number only; the room is told its name. */
function endWords(g: G, { result, setting }: GameView, names: readonly string[]): string | undefined {
  if (result === null) return undefined;
  const { outcome, winners } = result;
  return [
    outcome === null ? g('log.over.none') : g('log.over', { outcome: outcomeName(g, setting, outcome) }),
    winWords(g, winners, names),
  ].join(' ');
}

export const gameStage: GameStage<Ryv> = {
  Stage,
  progress: ({ round }) => [round, RULE_NUMBERS.rounds],
  end: ({ view, names }, { g }) => ({ said: endWords(g, view, names) }),
  large: (view, { g }) => largeOf(view, g),
};

const styles = StyleSheet.create({
  story: {
    position: 'absolute',
    left: 150,
    top: 120,
    width: 980,
    minHeight: 300,
    gap: 14,
    padding: 36,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 5,
    borderRadius: 18,
  },
  clock: {
    position: 'absolute',
    left: 30,
    top: 100,
    paddingHorizontal: 18,
    paddingVertical: 8,
    backgroundColor: inks.ink,
    borderRadius: 14,
  },
  bubble: {
    position: 'absolute',
    top: 550,
    height: 62,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 10,
    backgroundColor: INK.sheet,
    borderColor: INK.ink,
    borderWidth: 3.5,
    borderRadius: 12,
    borderBottomLeftRadius: 2,
  },
  gap: { width: 10 },
});
