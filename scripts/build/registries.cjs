const path = require('node:path');

const root = path.resolve(__dirname, '..', '..');
const games = path.join(root, 'rules', 'games.ts');
const boards = path.join(root, 'components', 'boards', 'index.ts');

/**
 * Games from a folder: its `games.ts` and `boards.ts` stand in for the two registries, wherever those are imported but
 * in the folder itself. Returns which file is meant when `importer` asks for `found`.
 */
const registriesIn = (folder) => {
  const home = path.resolve(root, folder);
  const instead = { [games]: path.join(home, 'games.ts'), [boards]: path.join(home, 'boards.ts') };
  return (found, importer) => (importer.startsWith(home) ? found : (instead[found] ?? found));
};

/** `PALAVER_GAMES` names such a folder for all that builds: a test adds a game so. */
const folder = process.env.PALAVER_GAMES;

exports.registriesIn = registriesIn;
exports.gamesFolder = folder || null;
exports.registryFor = folder ? registriesIn(folder) : (found) => found;
