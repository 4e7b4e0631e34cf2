import { REGION } from '@/rules/chile/content';
import { fetchGame, type GameId, SHELF } from '@/rules/shelf';

/** From now on this is a Palaver with that version of a game's rules, until mocks are restored. */
export async function haveRules(version: number, id: GameId = 'dystocratic'): Promise<void> {
  type Versioned = { rulesVersion: number };
  const game = await fetchGame(id);
  jest.replaceProperty(game as Versioned, 'rulesVersion', version);
  jest.replaceProperty(SHELF[id] as Versioned, 'rulesVersion', version);
}

/** The first rules of Chile, 1988: three Regions had other votes then. */
export async function haveFirstChile(): Promise<void> {
  type Row = { votes: number };
  jest.replaceProperty(REGION.valparaiso as Row, 'votes', 6);
  jest.replaceProperty(REGION.talca as Row, 'votes', 6);
  jest.replaceProperty(REGION.concepcion as Row, 'votes', 7);
  await haveRules(1, 'chile');
}
