import { fetchGame, SHELF } from '@/rules/shelf';

/** From now on this is a Palaver with that version of the rules of Dystocratic Process, until mocks are restored. */
export async function haveRules(version: number): Promise<void> {
  type Versioned = { rulesVersion: number };
  const game = await fetchGame('dystocratic');
  jest.replaceProperty(game as Versioned, 'rulesVersion', version);
  jest.replaceProperty(SHELF['dystocratic'] as Versioned, 'rulesVersion', version);
}
