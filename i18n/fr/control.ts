import type { control as english } from '../en/control';

export const control: { readonly [K in keyof typeof english]: string } = {
  'control.title': 'Toutes mes tables',
  'control.button': 'Animer plusieurs tables',
  'control.lead': 'Animer',
  'control.screen': 'Montrer en grand',
  'control.all': 'Toutes les tables à la fois',
  'control.all.pause': 'Mettre toutes les parties en pause',
  'control.all.go-on': 'Tout le monde reprend',
  'control.all.tell': 'Message ou horloge pour tous',
  'control.codes': 'Codes de toutes les tables',
  'control.set-up': 'Ouvrir d’autres tables',
  'control.open': 'Ouvrir {count} tables',
  'control.open.one': 'Ouvrir {count} table',
  'control.less': 'Une table de {game} en moins',
  'control.more': 'Une table de {game} en plus',
  'control.sees':
    'Vous voyez ce que chacun voit à une table. Les mains et les votes restent sur les téléphones.',
};
