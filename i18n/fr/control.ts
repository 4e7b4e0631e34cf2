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
  'control.name': 'Nom de cette soirée',
  'control.name.keep': 'Garder ce nom',
  'control.options.all': 'Jouer ainsi aux {count} tables de ce jeu',
  'control.options.done': 'Toutes les tables de ce jeu qui attendent jouent ainsi.',
  'control.close': 'Fermer la table {id} pour de bon',
  'control.close.sure':
    'Ses téléphones perdent la table, et sa partie est effacée de cet ordinateur. Personne ne peut la reprendre.',
  'control.close.yes': 'Oui, fermer la table {id}',
  'control.close.no': 'Non, la garder',
  'control.slow': 'Il ne s’est rien passé depuis {count} minutes.',
  'control.print': 'Imprimer les codes',
  'control.paper.title': 'Trouvez votre table. Scannez. Asseyez-vous.',
  'control.paper.how':
    '1. Rejoignez le Wi-Fi de l’hôte. Restez connectés, même sans internet. 2. Scannez le code. 3. Écrivez un nom.',
  'control.paper.type': 'ou tapez',
};
