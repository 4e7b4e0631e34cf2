/** What the talk after a game tells of it. It names nobody. */
export const momentsEn = {
  'moment.missed': '{plan} came on the board in Period {period}. At the end it lacked {count} Funds.',
  'moment.missed.one': '{plan} came on the board in Period {period}. At the end it lacked one single Fund.',
  'moment.setback':
    'Period {period}: together the Policies fell, steps down: {count}. The Event was: {event}.',
  'moment.leap': 'No Period brought more than Period {period}. Steps up for all Policies together: {count}.',
  'moment.kept': 'Period {period}: {by} promised something to {to}, and kept it.',
  'moment.broken': 'Period {period}: {by} promised something to {to}, and did not keep it.',
  'moment.stopped': 'Period {period}: {plan} stopped an Event: {event}.',
  'moment.ends':
    'At the end {low} stood lowest with {least}, {high} highest with {most}. The Goal was {goal}.',
  'moment.sdgs': 'SDGs without a finished Plan at the end: {count}.',
} as const;
