import type { AiCard } from './types';

/** One copy of each. A card never mitigates its own vulnerability. */
export const AI_CARDS: readonly AiCard[] = [
  {
    id: 'allocation-tool',
    effect: { type: 'dice', arenas: ['communities', 'square'], dice: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'upskilling',
    effect: {
      type: 'once',
      deed: { arena: 'communities', at: null, dice: null, then: [{ type: 'spread', dice: 2 }] },
    },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'dependence',
  },
  {
    id: 'synthetic-data',
    effect: { type: 'ai-actions', many: 1 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'voice-assistant',
    effect: { type: 'dice', arenas: ['communities'], dice: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'standing' } },
    mitigates: 'dependence',
  },
  {
    id: 'crop-adviser',
    effect: { type: 'dice', arenas: ['needs'], dice: 2 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'flood-forecast',
    effect: { type: 'once', deed: { arena: 'needs', at: 'need', dice: null, then: [{ type: 'meet-need' }] } },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'disinformation',
  },
  {
    id: 'clinic-triage',
    effect: { type: 'cheaper', arenas: ['needs'], many: 1 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'translator',
    effect: { type: 'dice', arenas: ['communities', 'needs'], dice: 1 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'disinformation',
  },
  {
    id: 'campaign-writer',
    effect: { type: 'dice', arenas: ['square'], dice: 1 },
    vulnerability: { kind: 'disinformation', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'ad-targeting',
    effect: { type: 'auto-dice', of: 'mass', dice: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'trend-finder',
    effect: { type: 'auto-dice', of: 'social', dice: 2 },
    vulnerability: { kind: 'disinformation', dice: 2, harm: { type: 'square', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'press-monitor',
    effect: { type: 'auto-dice', of: 'international', dice: 1 },
    vulnerability: { kind: 'disinformation', dice: 2, harm: { type: 'square', many: 3 } },
    mitigates: 'dependence',
  },
  {
    id: 'mobile-money',
    effect: { type: 'income', many: 1 },
    vulnerability: { kind: 'scam', dice: 3, harm: { type: 'power', many: 4 } },
    mitigates: 'bias',
  },
  {
    id: 'credit-scoring',
    effect: { type: 'income', many: 1 },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'grant-writer',
    effect: {
      type: 'once',
      deed: { arena: 'funds', at: null, dice: null, then: [{ type: 'power', many: 3 }] },
    },
    vulnerability: { kind: 'scam', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'disinformation',
  },
  {
    id: 'open-records',
    effect: { type: 'shield', from: 'check' },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'standing' } },
    mitigates: 'disinformation',
  },
  {
    id: 'safe-messages',
    effect: { type: 'shield', from: 'crackdown' },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'link', power: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'law-helper',
    effect: {
      type: 'once',
      deed: { arena: 'government', at: null, dice: null, then: [{ type: 'standing', steps: 1 }] },
    },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'standing' } },
    mitigates: 'surveillance',
  },
  {
    id: 'permit-helper',
    effect: { type: 'dice', arenas: ['government', 'funds'], dice: 2 },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'community-map',
    effect: { type: 'dice', arenas: ['links'], dice: 2 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'link', power: 3 } },
    mitigates: 'dependence',
  },
  {
    id: 'network-planner',
    effect: { type: 'once', deed: { arena: 'links', at: 'link', dice: null, then: [{ type: 'link' }] } },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'link', power: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'signal-booster',
    effect: { type: 'auto-dice', of: 'links', dice: 2 },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'fact-checker',
    effect: {
      type: 'once',
      deed: { arena: 'square', at: 'advocacy', dice: null, then: [{ type: 'influence', many: 1 }] },
    },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'square', many: 3 } },
    mitigates: 'disinformation',
  },
  {
    id: 'video-maker',
    effect: {
      type: 'once',
      deed: {
        arena: 'square',
        at: 'media',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'influence', many: 2 }],
        backfire: [{ type: 'reputation', many: 1 }],
      },
    },
    vulnerability: { kind: 'disinformation', dice: 3, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'dependence',
  },
  {
    id: 'speech-writer',
    effect: { type: 'dice', arenas: ['square', 'future'], dice: 1 },
    vulnerability: { kind: 'disinformation', dice: 2, harm: { type: 'square', many: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'policy-simulator',
    effect: {
      type: 'once',
      deed: { arena: 'future', at: 'outcome', dice: null, then: [{ type: 'influence', many: 1 }] },
    },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'disinformation',
  },
  {
    id: 'opinion-poll',
    effect: {
      type: 'once',
      deed: { arena: 'square', at: null, dice: null, then: [{ type: 'bag', many: 2 }] },
    },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'data-commons',
    effect: { type: 'ai-actions', many: 1 },
    vulnerability: { kind: 'surveillance', dice: 2, harm: { type: 'licence', power: 3 } },
    mitigates: 'dependence',
  },
  {
    id: 'code-helper',
    effect: { type: 'once', deed: { arena: 'ai', at: null, dice: null, then: [{ type: 'research' }] } },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'licence', power: 3 } },
    mitigates: 'scam',
  },
  {
    id: 'face-finder',
    effect: {
      type: 'once',
      deed: {
        arena: 'communities',
        at: 'rival',
        dice: null,
        then: [{ type: 'push-out' }, { type: 'influence', many: 1 }],
      },
    },
    vulnerability: { kind: 'surveillance', dice: 3, harm: { type: 'standing' } },
    mitigates: 'scam',
  },
  {
    id: 'price-watch',
    effect: { type: 'cheaper', arenas: ['communities', 'square'], many: 1 },
    vulnerability: { kind: 'scam', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'dependence',
  },
  {
    id: 'school-tutor',
    effect: {
      type: 'once',
      deed: { arena: 'communities', at: 'new-community', dice: null, then: [{ type: 'influence', many: 1 }] },
    },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'job-matcher',
    effect: {
      type: 'once',
      deed: {
        arena: 'communities',
        at: 'own-community',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'influence', many: 2 }],
      },
    },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'influence', many: 3 } },
    mitigates: 'surveillance',
  },
  {
    id: 'water-sensor',
    effect: {
      type: 'once',
      deed: {
        arena: 'needs',
        at: 'need',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'meet-need' }, { type: 'influence', many: 1 }],
      },
    },
    vulnerability: { kind: 'dependence', dice: 2, harm: { type: 'power', many: 3 } },
    mitigates: 'bias',
  },
  {
    id: 'brand-check',
    effect: {
      type: 'once',
      deed: {
        arena: 'funds',
        at: null,
        dice: null,
        then: [
          { type: 'reputation', many: -1 },
          { type: 'power', many: 2 },
        ],
      },
    },
    vulnerability: { kind: 'bias', dice: 2, harm: { type: 'bad-press', many: 1, power: 3 } },
    mitigates: 'disinformation',
  },
  {
    id: 'remittances',
    effect: {
      type: 'once',
      deed: {
        arena: 'funds',
        at: null,
        dice: null,
        then: [{ type: 'power-per', of: 'communities', most: 4 }],
      },
    },
    vulnerability: { kind: 'scam', dice: 3, harm: { type: 'power', many: 4 } },
    mitigates: 'surveillance',
  },
];
