const never = (name, from, to) => ({ name, severity: 'error', from, to });

/** Files in `from` may use only files in `allowed`; packages have rules of their own below. */
const layer = (name, from, allowed) =>
  never(name, { path: from }, { pathNot: [...allowed, '^node_modules'], dependencyTypesNot: ['core'] });

const packages = (...names) => `^node_modules/(${names.join('|')})(/|$)`;
/** react-native-tcp-socket and react-native-zeroconf are the network's own, so the family is not barred by prefix. */
const screenPackages = packages(
  'react',
  'react-dom',
  'react-native',
  'react-native-web',
  'expo',
  'expo-router',
  'jotai',
);
const sockets = '^(node:)?(net|http|https|http2|tls|dgram|cluster|child_process)$';
/** What a screen may take from a game at run time: its words, and the list of games. */
const words = ['^rules/[^/]+/text(/|\\.ts$)', '^rules/[^/]+\\.ts$'];

/** The folders of components/, lowest first: files of a folder use only its own files and the lines above it. */
const ROOMS = [
  ['theme', 'feedback'],
  ['art'],
  ['basics'],
  ['motion', 'rulebook', 'settings', 'hosting'],
  ['dice', 'furniture'],
  ['codes', 'sign'],
  ['boards', 'recovery', 'trust'],
  ['lobby', 'connect', 'home', 'debrief'],
  ['table'],
  ['sharedScreen', 'gallery'],
  ['control'],
];
/** The folders of state/, in the same way. */
const STATE_ROOMS = [['store'], ['join'], ['hosting'], ['session'], ['recovery', 'designs'], ['files']];

const inRooms = (layer, names) => `^${layer}/(${names.join('|')})/`;
const roomsOf = (layer, lines) => [
  ...lines.flatMap((line, at) =>
    line.map((room) =>
      never(
        `${layer}-${room}-uses-only-lower-rooms`,
        { path: inRooms(layer, [room]) },
        { path: `^${layer}/`, pathNot: inRooms(layer, [...lines.slice(0, at).flat(), room]) },
      ),
    ),
  ),
  never(`${layer}-lives-in-rooms`, {}, { path: `^${layer}/`, pathNot: inRooms(layer, lines.flat()) }),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    never('no-cycles', {}, { circular: true }),
    never('no-unresolved', {}, { couldNotResolve: true }),
    never('no-undeclared', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    never(
      'not-to-dev',
      { pathNot: '^(__tests__|scripts|server)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never('nobody-imports-tests', { pathNot: '^__tests__/' }, { path: '^__tests__' }),

    layer('rules-know-only-rules', '^rules/', ['^rules/']),
    layer('engine-knows-no-game', '^rules/engine/', ['^rules/engine/']),
    never(
      'games-are-strangers',
      { path: '^rules/([^/]+)/' },
      { path: '^rules/[^/]+/', pathNot: ['^rules/engine/', '^rules/$1/'] },
    ),
    never('games-do-not-know-the-shelf', { path: '^rules/[^/]+/' }, { path: '^rules/[^/]+\\.ts$' }),
    never(
      'rules-import-only-a-hash',
      { path: '^rules/' },
      { path: '^node_modules', pathNot: packages('@noble/hashes') },
    ),
    never('rules-know-no-machine', { path: '^rules/' }, { dependencyTypes: ['core'] }),

    layer('table-knows-rules', '^table/', ['^table/', '^rules/']),
    never(
      'table-imports-few-packages',
      { path: '^table/' },
      { path: '^node_modules', pathNot: packages('@noble/[^/]+', 'zod', 'shamir-secret-sharing') },
    ),
    never('table-opens-no-socket', { path: '^table/' }, { path: sockets }),
    never('table-knows-no-game', { path: '^table/' }, { path: '^rules/[^/]+/', pathNot: '^rules/engine/' }),

    // The rooms of table/: who may know whom.
    never(
      'wire-runs-nothing-else',
      { path: '^table/wire/' },
      {
        path: '^table/(?!wire/)',
        pathNot: '^table/recovery/replicaFrames',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'log-knows-no-host-or-guest',
      { path: '^table/(log|storage)/' },
      { path: '^table/(host|guest|bots)/' },
    ),
    never(
      'ballots-rounds-audit-serve-both-sides',
      { path: '^table/(ballots|rounds|audit)/' },
      { path: '^table/(guest|bots)/' },
    ),
    never('host-knows-no-guest', { path: '^table/host/' }, { path: '^table/(guest|bots)/' }),
    never('guest-knows-no-host', { path: '^table/guest/' }, { path: '^table/(host|bots)/' }),

    layer('net-knows-table', '^net/', ['^net/', '^table/', '^rules/']),
    never('net-knows-no-screen', { path: '^net/' }, { path: screenPackages }),

    // The rooms of net/, from the outside in: lan opens a host, http serves it, dial reaches it, secure seals, links name it.
    layer('links-know-only-bytes', '^net/links/', ['^net/links/', '^net/bytes', '^table/', '^rules/']),
    never('secure-knows-no-server', { path: '^net/secure/' }, { path: '^net/(http|dial|lan|recovery)/' }),
    never('dial-knows-no-server', { path: '^net/dial/' }, { path: '^net/(http|lan|recovery)/' }),
    never('http-knows-no-table-of-ours', { path: '^net/http/' }, { path: '^net/(dial|lan|recovery)/' }),

    layer('modules-know-only-the-phone', '^modules/', ['^modules/']),
    layer('state-knows-net', '^state/', ['^state/', '^net/', '^table/', '^rules/', '^i18n/', '^modules/']),
    layer('i18n-knows-text', '^i18n/', ['^i18n/', '^rules/engine/', ...words]),

    layer('components-know-no-network', '^components/', [
      '^components/',
      '^state/',
      '^i18n/',
      '^assets/',
      '^rules/',
    ]),
    layer('app-sees-the-table-through-state', '^app/', [
      '^app/',
      '^components/',
      '^state/',
      '^i18n/',
      '^assets/',
      '^rules/',
    ]),
    // A new folder of components/ or state/ must be given its place in these lists.
    ...roomsOf('components', ROOMS),
    ...roomsOf('state', STATE_ROOMS),
    never(
      'screens-take-types-and-words-from-rules',
      { path: '^(components|app)/' },
      { path: '^rules/', pathNot: words, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'lists-of-games-are-derived',
      { pathNot: '^(rules/shelf\\.ts$|__tests__/fixtures/)' },
      { path: '^rules/games\\.ts$' },
    ),
    never(
      'lists-of-boards-are-derived',
      { pathNot: '^(components/boards/boards\\.ts$|__tests__/fixtures/)' },
      { path: '^components/boards/index\\.ts$' },
    ),
    never(
      'a-board-manifest-fetches-all-but-the-palette',
      { path: '^components/boards/[^/]+/index\\.ts$' },
      {
        path: '^(components|state|i18n|rules)/',
        pathNot: '^components/boards/[^/]+/art/palette\\.ts$',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'a-manifest-fetches-all-but-facts-and-lid',
      { path: '^rules/[^/]+/index\\.ts$', pathNot: '^rules/engine/' },
      {
        path: '^rules/',
        pathNot: ['^rules/[^/]+/facts\\.ts$', '^rules/[^/]+/text/(lid|withPlans)\\.ts$'],
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'the-app-has-no-trials',
      { path: '^(app|components|state|i18n|table|net|server|modules)/' },
      { path: '^rules/[^/]+/trials' },
    ),
    never(
      'boards-are-strangers',
      { path: '^components/boards/([^/]+)/' },
      { path: '^components/boards/[^/]+/', pathNot: '^components/boards/$1/' },
    ),
    never(
      'a-board-knows-its-own-game',
      { path: '^components/boards/([^/]+)/' },
      { path: '^rules/[^/]+/', pathNot: ['^rules/engine/', '^rules/$1/'] },
    ),

    layer('server-has-no-screen', '^server/', ['^server/', '^net/', '^table/', '^rules/']),
    never('server-imports-no-screen-package', { path: '^server/' }, { path: screenPackages }),
    // Fuzzing tries what the app reads.
    never(
      'scripts-have-no-screen',
      { path: '^scripts/', pathNot: '^scripts/sim/fuzz/' },
      { path: '^(app|components|state)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.expo|dist)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
