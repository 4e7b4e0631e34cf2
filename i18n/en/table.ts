/** The table screen and the basic furniture. What a game says is in the game's own text. */
export const table = {
  'basics.back': 'Back',
  'basics.help': 'Help',
  'basics.close': 'Close',
  'basics.dismiss': 'Got it',
  'basics.left': '{count} letters left',
  'basics.bot': 'bot',
  'basics.away': 'away',
  'basics.pass': 'Pass to {name}',
  'basics.pass.others': 'Only {name} looks at the screen now.',
  'basics.open': 'I am {name}. Open',
} as const;
