/** What the talk after a game tells of it. It names nobody. */
export const momentsEn = {
  'moment.alone': 'Round {round}: one person voted against the AI, alone. The AI had voted {vote}.',
  'moment.forced': 'Round {round}: a card forced somebody to vote {vote}. They had said something else.',
  'moment.none-with-ai': 'Round {round}: nobody voted with the AI, which had voted {vote}.',
  'moment.all-with-ai': 'Round {round}: all voted with the AI. It got {points} points.',
  'moment.best-for-ai':
    'No round was better for the AI than round {round}: {points} points. {count} of you had voted with it.',
  'moment.best-for-ai.one':
    'No round was better for the AI than round {round}: {points} points. One of you had voted with it.',
  'moment.lie-paid': 'Round {round}: somebody had said {said} and voted {voted}. It brought {count} points.',
  'moment.lie-paid.one': 'Round {round}: somebody had said {said} and voted {voted}. It brought one point.',
  'moment.all-said': 'Round {round}: all said {said}. {count} of them voted otherwise.',
  'moment.all-said.one': 'Round {round}: all said {said}. One of them voted otherwise.',
  'moment.foresight':
    'Round {round}: somebody foresaw how the table would vote ({foreseen}) and was right. It brought {gain} more points.',
  'moment.end': 'At the end the AI had {ai} points, the best of you {best}.',
  'moment.first-and-last': 'Votes with the AI in the first round: {first}. In the last: {last}.',
} as const;
