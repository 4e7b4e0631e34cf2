import { CameraView, useCameraPermissions } from 'expo-camera';
import { openSettings } from 'expo-linking';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type CodeCameraProps = {
  /** Whether the link led to a table. */
  readonly onLink: (link: string) => boolean;
  /** What to hold the phone over, when it is not the code of a table. */
  readonly aim?: string | undefined;
  readonly onClose: () => void;
};

/** Reads a QR code. A player who refuses the camera is told how else to join. */
export function CodeCamera({ onLink, aim, onClose }: CodeCameraProps) {
  const t = useText();
  const [permission, ask] = useCameraPermissions();
  const isUndecided = permission?.granted === false && permission.canAskAgain;
  const hasAsked = useRef(false);

  useEffect(() => {
    if (!isUndecided || hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  }, [isUndecided, ask]);

  if (permission === null) return null;
  if (permission.granted) return <Finder onLink={onLink} aim={aim} onClose={onClose} />;
  return (
    <>
      <Notice tone="bad" text={t('join.camera.refused')} />
      {permission.canAskAgain ? (
        <Button label={t('join.camera.ask')} onPress={() => void ask()} />
      ) : (
        <Button label={t('join.camera.settings')} onPress={() => void openSettings()} />
      )}
      <Button kind="quiet" label={t('join.camera.close')} onPress={onClose} />
    </>
  );
}

function Finder({ onLink, aim, onClose }: CodeCameraProps) {
  const t = useText();
  const { colors } = useTheme();
  /** The camera reports the same code many times a second. */
  const seen = useRef('');
  const [isOther, setOther] = useState(false);

  function read(data: string) {
    if (data === seen.current) return;
    seen.current = data;
    setOther(!onLink(data));
  }

  return (
    <>
      <View style={[styles.frame, { borderColor: colors.ink }]} testID="finder">
        <CameraView
          style={StyleSheet.absoluteFill}
          facing="back"
          mute
          barcodeScannerSettings={{ barcodeTypes: ['qr'] }}
          onBarcodeScanned={({ data }) => read(data)}
        />
      </View>
      <Text align="center">{isOther ? t('join.camera.other') : (aim ?? t('join.camera.aim'))}</Text>
      <Button label={t('join.camera.close')} onPress={onClose} />
    </>
  );
}

const styles = StyleSheet.create({
  frame: { width: '100%', aspectRatio: 1, borderWidth: 3, borderRadius: RADIUS.middle, overflow: 'hidden' },
});
