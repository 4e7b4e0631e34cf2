import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { PieceChoice } from '@/components/basics/input/PieceChoice';
import { Icon } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { DebriefStep } from '@/rules/engine/debrief';
import { DEBRIEF_STEPS } from '@/state/session/debriefSteps';
import type { Ask, AtTable } from '@/state/session/useTable';

import { useDebriefCards } from './useDebriefCards';

/** How long each step may take: half an hour in all. */
const MINUTES: { readonly [S in DebriefStep]: number } = { feel: 3, happened: 8, why: 8, life: 6, next: 5 };
/** The short form, in the middle of a game: how it feels, and what now. */
const SHORT = { steps: ['feel', 'next'], minutes: 3 } as const;

export type LeadTalkProps = {
  readonly at: AtTable;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** For whoever leads the talk about a game: five steps, what to say, and what all screens show. */
export function LeadTalk({ at, open, onClose }: LeadTalkProps) {
  const t = useText();
  const ask = (op: Ask) => void at.guest.ask(op);
  const { table } = at.state;
  const isOver = table?.stage === 'over';
  const shown = table?.guidance?.debrief;
  const end = () => {
    ask({ type: 'debrief', step: null, card: 0 });
    onClose();
  };
  const following = isOver
    ? DEBRIEF_STEPS[shown === undefined ? 0 : DEBRIEF_STEPS.indexOf(shown.step) + 1]
    : undefined;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('talk.lead')}
      {...((shown !== undefined || following !== undefined) && {
        footer: (
          <>
            {following !== undefined && (
              <Button
                kind="main"
                label={t('talk.on', { step: t(`talk.step.${following}`) })}
                onPress={() => ask({ type: 'debrief', step: following, card: 0 })}
              />
            )}
            {shown !== undefined && <Button label={t('talk.end')} onPress={end} />}
          </>
        ),
      })}
    >
      {isOver ? <Steps at={at} ask={ask} /> : <Short at={at} ask={ask} />}
    </Sheet>
  );
}

type PartProps = { readonly at: AtTable; readonly ask: (op: Ask) => void };

function Steps({ at, ask }: PartProps) {
  const t = useText();
  const shown = at.state.table?.guidance?.debrief;
  const step = shown?.step ?? null;
  return (
    <>
      <PieceChoice<DebriefStep>
        label={t('talk.steps')}
        value={step}
        pieces={DEBRIEF_STEPS.map((value) => ({ value, label: t(`talk.step.${value}`) }))}
        onChange={(to) => ask({ type: 'debrief', step: to, card: 0 })}
      />
      {step !== null && <Cards key={step} at={at} ask={ask} step={step} minutes={MINUTES[step]} />}
    </>
  );
}

function Short({ at, ask }: PartProps) {
  const t = useText();
  const shown = at.state.table?.guidance?.debrief;
  return (
    <>
      <Text tone="strong">{t('talk.short')}</Text>
      <Text size="small" tone="soft">
        {t('talk.short.hint')}
      </Text>
      {SHORT.steps.map((step) => (
        <Button
          key={step}
          kind={shown?.step === step ? 'main' : 'plain'}
          label={t(`talk.ask.${step}`)}
          onPress={() => {
            ask({ type: 'debrief', step, card: 0 });
            if (shown === undefined) ask({ type: 'clock', seconds: SHORT.minutes * 60 });
          }}
        />
      ))}
    </>
  );
}

function Cards({
  at,
  ask,
  step,
  minutes,
}: PartProps & { readonly step: DebriefStep; readonly minutes: number }) {
  const t = useText();
  const { colors } = useTheme();
  const cards = useDebriefCards(at.state)(step);
  const shown = at.state.table?.guidance?.debrief;
  return (
    <>
      <View style={[styles.say, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}>
        <View style={styles.row}>
          <Icon name="speech" size={20} />
          <Text size="small">{t('talk.say')}</Text>
        </View>
        <Text size="large" tone="strong">
          {t(`talk.say.${step}`)}
        </Text>
        <Text size="small" tone="soft">
          {t('talk.tip')}
        </Text>
      </View>
      <Text size="small" tone="soft">
        {t('talk.cards')}
      </Text>
      {cards.map(({ kind, text }, card) => {
        const isShown = shown?.step === step && shown.card === card;
        return (
          <View key={`${kind} ${text}`} style={styles.card}>
            {kind === 'moment' && <Text size="small">{t('talk.moment')}</Text>}
            <Button
              kind={isShown ? 'main' : 'plain'}
              label={text}
              icon={
                <Icon
                  name={isShown ? 'screen' : kind === 'moment' ? 'star' : 'say'}
                  size={20}
                  {...(isShown && { color: colors.onMain })}
                />
              }
              onPress={() => ask({ type: 'debrief', step, card })}
            />
          </View>
        );
      })}
      <Button
        label={t('talk.clock', { count: minutes })}
        icon={<Icon name="timer" size={20} />}
        onPress={() => ask({ type: 'clock', seconds: minutes * 60 })}
      />
    </>
  );
}

const styles = StyleSheet.create({
  say: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle, gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  card: { gap: SPACE.tiny },
});
