const { defineConfig } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const globals = require('globals');

const screen = [
  'react',
  'react/*',
  'react-dom',
  'react-native',
  'react-native-*',
  'expo',
  'expo-*',
  'jotai',
  'jotai/*',
];
const sockets = ['ws', 'websocket-driver', 'http-parser-js', 'noise-handshake', 'bonjour-service'];
const nodeSockets = ['net', 'http', 'https', 'http2', 'tls', 'dgram'].flatMap((name) => [
  name,
  `node:${name}`,
]);
const only = (group, message) => ['error', { patterns: [{ group, message }] }];

const pureFunctions = [
  { selector: "NewExpression[callee.name='Date']", message: 'Rules have no clock.' },
  { selector: 'AwaitExpression, :function[async=true]', message: 'Rules are synchronous.' },
  {
    selector: 'ClassDeclaration, ClassExpression',
    message: 'State is plain data; rules are functions and tables.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(localeCompare|toLocale\\w+)$/]',
    message: 'A locale differs from phone to phone.',
  },
  { selector: "MemberExpression[object.name='Intl']", message: 'A locale differs from phone to phone.' },
];
const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a string union or an `as const` table.' };

const without = (...names) => `:not(:has(> JSXAttribute[name.name=/^(${names.join('|')})$/]))`;
const pressed =
  ':has(> JSXAttribute[name.name=/^(onPress|onLongPress|onPressIn|onClick|onResponderGrant|onTouchStart|onTouchEnd)$/])';
const label = without('accessibilityLabel', 'aria-label', 'aria-labelledby');
const role = without('accessibilityRole', 'role');
const button = 'JSXOpeningElement[name.name=/(Pressable|Touchable\\w*)$/]';
const touchedBox = `JSXOpeningElement[name.name=/^(Text|View|Image|ScrollView)$/]${pressed}`;
const touchable = [
  { selector: `${button}${label}`, message: 'Whatever can be touched has an accessibilityLabel.' },
  { selector: `${button}${role}`, message: 'Whatever can be touched has an accessibilityRole.' },
  { selector: `${touchedBox}${label}`, message: 'Whatever can be touched has an accessibilityLabel.' },
  { selector: `${touchedBox}${role}`, message: 'Whatever can be touched has an accessibilityRole.' },
  {
    selector: `JSXOpeningElement[name.name=/^(TextInput|Switch)$/]${label}`,
    message: 'A field has an accessibilityLabel.',
  },
  {
    selector: `JSXOpeningElement[name.name='Link']${without('accessibilityLabel', 'aria-label', 'asChild')}`,
    message: 'A link has an accessibilityLabel.',
  },
];

const byKey = 'All text goes through i18n, by key.';
const spoken = /^(accessibilityLabel|accessibilityHint|aria-label|aria-valuetext|placeholder|title|alt)$/
  .source;
const inChild = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const textByKey = [
  { selector: 'JSXText[value=/\\p{L}/u]', message: byKey },
  { selector: `${inChild} > Literal[value=/\\p{L}/u]`, message: byKey },
  { selector: `${inChild} > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]`, message: byKey },
  {
    selector: `${inChild} > :matches(ConditionalExpression, LogicalExpression) > Literal[value=/\\p{L}/u]`,
    message: byKey,
  },
  { selector: `JSXAttribute[name.name=/${spoken}/] > Literal[value=/\\p{L}/u]`, message: byKey },
  {
    selector: `JSXAttribute[name.name=/${spoken}/] > JSXExpressionContainer > Literal[value=/\\p{L}/u]`,
    message: byKey,
  },
];

/** TypeScript finds the same, with the types it reads anyway; these read every imported file once more. */
const foundByTypes = ['named', 'namespace', 'default', 'export', 'no-unresolved'].map(
  (name) => `import/${name}`,
);
/** The rules for React compile every file they see. */
const ofReact = expo
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^react(-hooks)?\//.test(name));
const off = (names) => Object.fromEntries(names.map((name) => [name, 'off']));

module.exports = defineConfig([
  ...expo,
  prettier,
  { ignores: ['dist/**', '.expo/**', 'coverage/**', 'android/**', 'ios/**', 'data/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      ...off(foundByTypes),
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', noEnum],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: [
      '{rules,table,net,server,scripts}/**',
      '__tests__/{adversary,rules,table,net,server,scripts,i18n,browser,whole,hotspot,download,native,sixthGame}/**',
    ],
    rules: off(ofReact),
  },
  // A catalogue of sentences is one idea, however long.
  { files: ['i18n/**/*.ts', 'rules/*/text/**/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['rules/**/*.ts'],
    rules: {
      'no-restricted-imports': only(
        [...screen, ...sockets, ...nodeSockets, 'node:*', 'zod'],
        'rules/ is pure TypeScript.',
      ),
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the `random` the engine passes in.' },
        { object: 'Date', property: 'now', message: 'Rules have no clock; the host stamps time.' },
        { object: 'performance', property: 'now', message: 'Rules have no clock.' },
      ],
      'no-restricted-globals': [
        'error',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
        'fetch',
        'crypto',
        'console',
        'process',
      ],
      'no-restricted-syntax': ['error', noEnum, ...pureFunctions],
    },
  },
  {
    files: ['table/**/*.ts'],
    rules: {
      'no-restricted-imports': only(
        [...screen, ...sockets, ...nodeSockets, '@/net/*'],
        'table/ knows neither screens nor sockets.',
      ),
    },
  },
  {
    files: ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noEnum, ...touchable, ...textByKey] },
  },
  // The gallery is for developers: it names components in their own words.
  { files: ['app/dev/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', noEnum, ...touchable] } },
  { files: ['scripts/**', '__tests__/{hotspot,download}/**'], rules: { 'no-console': 'off' } },
  { files: ['scripts/**/*.mjs', '*.config.js', '**/*.cjs'], languageOptions: { globals: globals.node } },
  { files: ['jest.setup.js'], languageOptions: { globals: globals.jest } },
]);
