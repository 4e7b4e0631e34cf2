import { type ErrorBoundaryProps, Stack, useRouter } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useAtomValue } from 'jotai';

import { useTheme } from '@/components/theme';
import { Direction } from '@/components/shell/Direction';
import { GoneWrong } from '@/components/shell/GoneWrong';
import '@/components/shell/openedLink';
import { useOpenSign } from '@/components/shell/useOpenSign';
import { useWake } from '@/components/shell/useWake';
import { LanguageProvider } from '@/i18n';
import { settingsAtom } from '@/state/settings';

export default function Layout() {
  const { language, reducedMotion } = useAtomValue(settingsAtom);
  const { colors, dark } = useTheme();
  useWake();
  return (
    <LanguageProvider chosen={language}>
      <Direction>
        <OpenSign />
        <StatusBar style={dark ? 'light' : 'dark'} />
        <Stack
          screenOptions={{
            headerShown: false,
            animation: reducedMotion === true ? 'none' : 'default',
            contentStyle: { backgroundColor: colors.paper },
          }}
        />
      </Direction>
    </LanguageProvider>
  );
}

/** Inside the language, whose words it shows. */
function OpenSign() {
  useOpenSign();
  return null;
}

export function ErrorBoundary({ retry }: ErrorBoundaryProps) {
  const router = useRouter();
  const goHome = () => {
    router.replace('/');
    void retry();
  };
  return <GoneWrong onAgain={() => void retry()} onHome={goHome} />;
}
