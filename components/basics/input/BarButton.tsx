import { Pressable, StyleSheet } from 'react-native';

import { RADIUS, TOUCH } from '@/components/theme';

import { Sign, type SignName } from '@/components/basics/sign/Sign';

export type BarButtonProps = {
  readonly sign: SignName;
  readonly label: string;
  readonly onPress: () => void;
};

/** A sign alone, in the corner where people look for it. */
export function BarButton({ sign, label, onPress }: BarButtonProps) {
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      style={({ pressed }) => [styles.box, { opacity: pressed ? 0.6 : 1 }]}
    >
      <Sign name={sign} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    minWidth: TOUCH,
    minHeight: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.middle,
  },
});
