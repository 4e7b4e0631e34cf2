import { Platform } from 'react-native';

/** In a browser the space bar chooses a radio button or turns a switch; react-native-web gives that to buttons only. */
export const spaceToPress = (onPress: () => void): object =>
  Platform.OS === 'web'
    ? {
        // In the capturing phase: Pressable puts its own `onKeyDown` over any other.
        onKeyDownCapture: (event: { key: string; preventDefault(): void }) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onPress();
        },
      }
    : {};
