import { type ErrorBoundaryProps, Stack, useRouter } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useAtomValue } from 'jotai';

import { useTheme } from '@/components/theme';
import { ReadingDirection } from '@/components/basics/text/ReadingDirection';
import { ErrorPage } from '@/components/basics/page/ErrorPage';
import '@/components/basics/navigation/openedLink';
import { useHostingNotification } from '@/components/hosting/useHostingNotification';
import { useReconnectOnWake } from '@/components/connect/useReconnectOnWake';
import { LanguageProvider } from '@/i18n';
import { settingsAtom } from '@/state/store/settings';

export default function Layout() {
  const { language, reducedMotion } = useAtomValue(settingsAtom);
  const { colors, dark } = useTheme();
  useReconnectOnWake();
  return (
    <LanguageProvider chosen={language}>
      <ReadingDirection>
        <OpenSign />
        <StatusBar style={dark ? 'light' : 'dark'} />
        <Stack
          screenOptions={{
            headerShown: false,
            animation: reducedMotion === true ? 'none' : 'default',
            contentStyle: { backgroundColor: colors.paper },
          }}
        />
      </ReadingDirection>
    </LanguageProvider>
  );
}

/** Inside the language, whose words it shows. */
function OpenSign() {
  useHostingNotification();
  return null;
}

export function ErrorBoundary({ retry }: ErrorBoundaryProps) {
  const router = useRouter();
  const goHome = () => {
    router.replace('/');
    void retry();
  };
  return <ErrorPage onAgain={() => void retry()} onHome={goHome} />;
}
