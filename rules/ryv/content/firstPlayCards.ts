import type { AiCard } from './types';

/** Twelve cards with three kinds of vulnerability: surveillance, scam and bias. */
export const FIRST_PLAY_CARDS: readonly AiCard[] = [
  {
    id: 'fp-allocation-tool',
    effect: { type: 'dice', arenas: ['communities', 'square'], dice: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'fp-upskilling',
    effect: {
      type: 'once',
      deed: { arena: 'communities', at: null, dice: null, then: [{ type: 'spread', dice: 2 }] },
    },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'fp-synthetic-data',
    effect: { type: 'ai-actions', many: 1 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'fp-translator',
    effect: { type: 'dice', arenas: ['communities', 'needs'], dice: 1 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'fp-crop-adviser',
    effect: { type: 'dice', arenas: ['needs'], dice: 2 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'fp-mobile-money',
    effect: { type: 'income', many: 1 },
    vulnerability: { kind: 'scam', dice: 2, harm: { type: 'power', many: 4 } },
    mitigates: 'bias',
  },
  {
    id: 'fp-grant-writer',
    effect: {
      type: 'once',
      deed: { arena: 'funds', at: null, dice: null, then: [{ type: 'power', many: 3 }] },
    },
    vulnerability: { kind: 'scam', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'fp-campaign-writer',
    effect: { type: 'dice', arenas: ['square', 'future'], dice: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'square', many: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'fp-ad-targeting',
    effect: { type: 'auto-dice', of: 'square', dice: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'fp-flood-forecast',
    effect: { type: 'once', deed: { arena: 'needs', at: 'need', dice: null, then: [{ type: 'meet-need' }] } },
    vulnerability: { kind: 'scam', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'fp-policy-simulator',
    effect: {
      type: 'once',
      deed: { arena: 'future', at: null, dice: null, then: [{ type: 'bag', many: 2 }] },
    },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'fp-price-watch',
    effect: { type: 'cheaper', arenas: ['communities', 'square'], many: 1 },
    vulnerability: { kind: 'scam', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'bias',
  },
];
