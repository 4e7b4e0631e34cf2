import type { Random } from '../../engine/random';
import { change, type Doing, playerAt, tell } from '../board';
import { askFirst } from '../research';
import type { Auto, State } from '../types';
import * as developments from './developments';
import * as future from './future';
import * as government from './government';

/** Whether there is anything to see in a step; the table is not kept waiting for the rest. */
export function isIdle(state: State, auto: Auto): boolean {
  switch (auto.type) {
    case 'vulnerability':
      return !developments.isAtRisk(state, auto.seat, auto.card);
    case 'mass':
    case 'social':
    case 'international':
    case 'advocacy':
    case 'square':
      return playerAt(state, auto.seat).square[auto.type] === 0;
    case 'any-need':
      return !developments.isNeedless(state);
    case 'link':
      return !state.links.some(({ owner, id }) => owner === auto.link.owner && id === auto.link.id);
    case 'lift-crackdown':
      return state.crackdown === null;
    case 'assuage':
      return !government.canAssuage(state, auto.seat);
    case 'raid-links':
      return !government.hasLinksToRaid(state, auto.seat);
    case 'raid-influence':
      return !government.hasInfluenceToRaid(state, auto.seat);
    case 'amends':
      return !future.canMakeAmends(state, auto.seat);
    case 'trust':
      return future.lostToDistrust(state) === 0;
    case 'draw':
      return future.isDecided(state);
    case 'last-word':
      return !future.hasLastWord(state);
    case 'tell-scenario':
    case 'tell-climate':
    case 'introduce':
    case 'decided':
    case 'fill-bag':
    case 'new-needs':
    case 'growing-need':
    case 'links':
    case 'income':
    case 'first-player':
    case 'check':
    case 'crackdown':
    case 'square-to-bag':
    case 'communities-to-bag':
      return false;
  }
}

/** Takes the head of the queue off and does it. */
export function runStep(doing: Doing, random: Random): void {
  const [auto, ...rest] = doing.board.queue;
  if (auto === undefined) return;
  change(doing, { queue: rest });
  switch (auto.type) {
    case 'tell-scenario':
    case 'tell-climate':
    case 'introduce':
      return tell(doing, { type: 'told', seat: auto.type === 'introduce' ? auto.seat : null });
    case 'decided':
      return future.sayDecided(doing);
    case 'last-word':
      return;
    case 'vulnerability':
      return developments.strikeVulnerability(doing, auto.seat, auto.card, random);
    case 'mass':
      return developments.resolveMass(doing, auto.seat, random);
    case 'social':
      return askFirst(doing, [{ type: 'aim', seat: auto.seat }]);
    case 'international':
      return developments.resolveInternational(doing, auto.seat, random);
    case 'advocacy':
      return askFirst(
        doing,
        Array.from({ length: playerAt(doing.board, auto.seat).square.advocacy }, () => ({
          type: 'advocate',
          seat: auto.seat,
        })),
      );
    case 'square':
      return developments.resolveSquare(doing, auto.seat, random);
    case 'fill-bag':
      return developments.fillBag(doing);
    case 'new-needs':
      return developments.newNeeds(doing, random);
    case 'any-need':
      return developments.anyNeed(doing, random);
    case 'growing-need':
      return developments.growNeed(doing, random);
    case 'links':
      return change(doing, {
        queue: [...doing.board.links.map((link): Auto => ({ type: 'link', link })), ...rest],
      });
    case 'link':
      return developments.resolveLink(doing, auto.link, random);
    case 'income':
      return developments.collectIncome(doing);
    case 'first-player':
      return developments.moveFirstPlayer(doing);
    case 'check':
      return government.checkRelationship(doing, auto.seat, random);
    case 'assuage':
      return askFirst(doing, [{ type: 'assuage', seat: auto.seat }]);
    case 'lift-crackdown':
      return government.liftCrackdown(doing);
    case 'crackdown':
      return government.crackDown(doing, random);
    case 'raid-links':
      return government.raidLinks(doing, auto.seat, random);
    case 'raid-influence':
      return government.raidInfluence(doing, auto.seat, random);
    case 'amends':
      return askFirst(doing, [{ type: 'amends', seat: auto.seat }]);
    case 'square-to-bag':
      return future.squareToBag(doing);
    case 'communities-to-bag':
      return future.communitiesToBag(doing);
    case 'trust':
      return future.discardByTrust(doing, random);
    case 'draw':
      change(doing, { queue: [auto, ...rest] });
      return future.drawToken(doing, random);
  }
}
