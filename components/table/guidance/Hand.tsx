import { useState } from 'react';
import { View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Pill } from '@/components/furniture/thumb/Pill';
import { RailButton } from '@/components/table/frame/rail/RailButton';
import { useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

import { HandSheet } from './HandSheet';
import { useHand } from './useHand';

type HandProps = { readonly at: AtTable };

/** Calls whoever leads, from the rail. Where nobody leads there is none. */
export function HandInRail({ at, color }: HandProps & { readonly color: string }) {
  const t = useText();
  const hand = useHand(at);
  const [isOpen, setOpen] = useState(false);
  if (!hand.can) return null;
  return (
    <>
      <RailButton label={t('hand.raise')} onPress={() => setOpen(true)} testID="hand-raise">
        <Icon name="hand" color={color} />
      </RailButton>
      <HandSheet hand={hand} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Says that the hand is up, or that the call was sent, until somebody has come; `isAlways`: also to raise it. */
export function Hand({ at, isAlways = false }: HandProps & { readonly isAlways?: boolean }) {
  const t = useText();
  const hand = useHand(at);
  const [isOpen, setOpen] = useState(false);
  if (!hand.can || (hand.up === null && !isAlways)) return null;
  const label = t(hand.up === null ? 'hand.raise' : hand.up === 'quiet' ? 'hand.sent' : 'hand.up');
  return (
    <View>
      <Pill label={label} icon="hand" onPress={() => setOpen(true)} testID="hand" />
      <HandSheet hand={hand} open={isOpen} onClose={() => setOpen(false)} />
    </View>
  );
}
