/** What a table shows once a game is under way, fetched as one part. */
export { Guidance } from './guidance/Guidance';
export { PlayersOnThisPhone } from './PlayersOnThisPhone';
export { SpectatorScreen } from './SpectatorScreen';
