import { Pressable, StyleSheet } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { RADIUS, TOUCH } from '@/components/theme';

export type IconButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
};

export function IconButton({ icon, label, onPress, testID }: IconButtonProps) {
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [styles.box, { opacity: pressed ? 0.6 : 1 }]}
    >
      <Icon name={icon} />
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
