/** The page of whoever leads several tables. */
export const control = {
  'control.title': 'All my tables',
  'control.button': 'Lead several tables',
  'control.lead': 'Lead',
  'control.screen': 'Show large',
  'control.all': 'All tables at once',
  'control.all.pause': 'Pause all games',
  'control.all.go-on': 'All go on',
  'control.all.tell': 'Message or clock for all',
  'control.codes': 'Codes of all tables',
  'control.set-up': 'Open more tables',
  'control.open': 'Open {count} tables',
  'control.open.one': 'Open {count} table',
  'control.less': 'One table of {game} less',
  'control.more': 'One more table of {game}',
  'control.sees': 'You see what everyone at a table sees. Hands and votes stay on the phones.',
} as const;
