/** What the talk after a game tells of it. It names nobody. */
export const momentsEn = {
  'moment.harmed': 'Round {round}: an AI turned against somebody who used it: {card}.',
  'moment.crackdown': 'Round {round}: the government cracked down. It happened here: {place}.',
  'moment.blocked':
    'Round {round}: the first time that one of you blocked another. Blocks in the whole game: {count}.',
  'moment.future': 'The future that came, number {number}, had {count} of {tokens} tokens.',
  'moment.goal': 'Round {round}: somebody reached a goal, for the first time.',
  'moment.met': 'Needs that you met: {count}.',
  'moment.broke': 'Round {round}: a promise was broken.',
  'moment.shared': 'Round {round}: somebody paid to use the AI of another: {card}.',
  'moment.links': 'Links between communities at the end: {count}.',
  'moment.apart': 'The most points were {most}, the fewest {least}.',
  'moment.needs': 'Needs that were still there at the end: {count}.',
} as const;
