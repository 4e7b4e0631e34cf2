/** What the talk after a game tells of it. It names nobody. */
export const momentsEn = {
  'moment.worst': 'Round {round}, {disaster}: {count} projects were lost. No disaster took more.',
  'moment.worst.one': 'Round {round}, {disaster}: one project was lost. No disaster took more.',
  'moment.lost-together': 'Round {round}, {disaster}: a project was lost that several had paid for.',
  'moment.unforeseen': 'Round {round}, {disaster}: it struck, and nobody had a single shield against it.',
  'moment.good-year': 'Round {round}: a good year. Nothing bad happened.',
  'moment.balance': 'Finished projects at the end: {standing}. Projects that disasters took: {lost}.',
  'moment.spared': 'Round {round}, {disaster}: shields saved {count} districts from any loss.',
  'moment.spared.one': 'Round {round}, {disaster}: shields saved one district from any loss.',
  'moment.open': 'How often a disaster met a district without a single shield against it: {count}.',
  'moment.apart': 'The strongest district ended with {most} points, the weakest with {least}.',
  'moment.together': 'Finished projects that several of you paid for: {count}.',
} as const;
