/** What a table shows once a game is under way, fetched as one part. */
export { PlayersOnThisPhone } from './PlayersOnThisPhone';
export { SpectatorScreen } from './SpectatorScreen';
