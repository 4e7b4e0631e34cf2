/** What the talk after a game tells of it. It names nobody. */
export const momentsEn = {
  'moment.biggest-day': 'No Day brought a campaign more votes than Day {day}. {side}: {count} more.',
  'moment.still-day': 'On Day {day} no Region changed sides, whatever you did.',
  'moment.turned': 'From evening to evening {region} changed sides {count} times.',
  'moment.turned.one':
    'From one evening to the next {region} changed sides, once. No Region changed more often.',
  'moment.new-leader': 'On Day {day} the lead changed. From then on in front: {side}.',
  'moment.between': 'Votes that lay between the two campaigns at the end: {count}.',
  'moment.networks': 'Networks at the end: Sí {si}, No {no}.',
  'moment.unlike-1988': 'Regions that ended another way here than in 1988: {count}.',
  'moment.nobodys': 'Regions that nobody had won at the end: {count}.',
} as const;
