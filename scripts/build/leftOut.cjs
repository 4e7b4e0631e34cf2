const path = require('node:path');

/**
 * Parts of packages that nobody here uses. Their front doors name every part with `require`, so no build finds out by
 * itself, and each would be on every guest's first load. Whoever starts to use one takes its line away: until then it is
 * `undefined` in the web app that is built, and there in the one that runs in development.
 */
const leftOut = {
  'react-native-web/dist/index.js': [
    ...['CheckBox', 'FlatList', 'ImageBackground', 'Picker', 'ProgressBar', 'RefreshControl', 'SectionList'],
    ...['Switch', 'Touchable', 'TouchableHighlight', 'TouchableNativeFeedback', 'TouchableOpacity'],
    ...['TouchableWithoutFeedback', 'VirtualizedList', 'Button', 'Share', 'Vibration', 'LayoutAnimation'],
    ...['Alert', 'Clipboard', 'SafeAreaView', 'YellowBox', 'InputAccessoryView'],
  ].map((name) => `./exports/${name}`),
  // Lists that are drawn piece by piece. Ours are short.
  'react-native-web/dist/vendor/react-native/Animated/Animated.js': [
    './components/AnimatedFlatList',
    './components/AnimatedSectionList',
  ],
  // Tabs, the list of all routes for those who make the app, and pages in the place of our own error and not-found pages.
  'expo-router/build/exports.js': [
    './layouts/Tabs',
    './layouts/experimental-stack',
    './primitives',
    './standard-navigation',
    './views/ErrorBoundary',
    './views/Sitemap',
    './views/Unmatched',
  ],
  'expo-router/build/ExpoRoot.js': ['./views/Sitemap'],
  // Tabs again: they are known of by a message that only those who make the app see, and by layouts with tabs inside.
  'expo-router/build/views/SuspenseFallback.js': ['./Toast'],
  'expo-router/build/views/EmptyRoute.js': ['./Toast'],
  'expo-router/build/layouts/withLayoutContext.js': ['../native-tabs/NativeTabTrigger'],
  'expo-router/build/react-navigation/routers/index.js': ['./DrawerRouter', './TabRouter'],
  // Navigators that are written as objects.
  'expo-router/build/react-navigation/native/index.js': ['./createStaticNavigation'],
  'expo-router/build/react-navigation/core/index.js': ['./StaticNavigation'],
  'expo-router/build/views/RootUnmatched.js': ['./Unmatched'],
  'expo-router/build/getRoutes.js': ['./views/Unmatched', './views/Sitemap'],
  'expo-router/build/index.js': ['./color'],
  // Links to other routes, with previews on iOS: we have buttons. `Redirect` is in the same file.
  'expo-router/build/link/Link.js': [
    './ExpoLink',
    './elements',
    './zoom/link-apple-zoom',
    './zoom/link-apple-zoom-target',
  ],
  // The bar above a screen, with its search and toolbar: our screens have their own.
  'expo-router/build/layouts/stack-utils/index.js': ['./toolbar'],
  'expo-router/build/layouts/stack-utils/StackScreen.js': ['./toolbar'],
  'expo-router/build/react-navigation/elements/index.js': [
    ...['Header', 'HeaderBackButton', 'HeaderBackground', 'HeaderButton', 'HeaderTitle'].map(
      (name) => `./Header/${name}`,
    ),
    ...[
      './Badge',
      './Button',
      './Label/Label',
      './Lazy',
      './MissingIcon',
      './PlatformPressable',
      './ResourceSavingView',
    ],
  ],
};

const packages = path.join(__dirname, '..', '..', 'node_modules');
const byFile = new Map(
  Object.entries(leftOut).map(([file, names]) => [path.join(packages, file), new Set(names)]),
);

/** Whether a file of a package names a part there that the web app does without. */
exports.isLeftOut = ({ originModulePath, dev }, name, platform) =>
  platform === 'web' && !dev && (byFile.get(originModulePath)?.has(name) ?? false);
