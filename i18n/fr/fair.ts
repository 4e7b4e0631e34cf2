import type { fair as english } from '../en/fair';

export const fair: { readonly [K in keyof typeof english]: string } = {
  'shuffle.title': 'On mélange ensemble',
  'shuffle.why':
    'Chaque téléphone tire un nombre secret : personne ne peut tricher avec les dés ou les cartes.',
  'shuffle.waiting': 'On attend {names}.',
  'shuffle.without': '{names} : pas de réponse. Les autres tirent de nouveaux nombres.',

  'fair.title': 'Ce que les téléphones ont trouvé',
  'fair.checking': 'Ce téléphone rejoue la partie pour vérifier chaque dé et chaque carte…',
  'fair.agree': '{count} téléphones sont d’accord : partie honnête.',
  'fair.agree.one': '{count} téléphone est d’accord : partie honnête.',
  'fair.so-far': '{count} téléphones sont d’accord pour l’instant.',
  'fair.so-far.one': '{count} téléphone est d’accord pour l’instant.',
  'fair.unchecked':
    'Ce téléphone ne peut pas vérifier la partie : elle a été jouée avec la version {needs} des règles, et il a la version {has}.',
  'fair.missing': 'Pas encore de réponse : {names}.',
  'fair.late': 'Le téléphone de {name} a suivi à partir du coup {move}.',
  'fair.differs': 'Le téléphone de {name} n’est pas d’accord au coup {move}. {what}',
  'fair.differs.start': 'Le téléphone de {name} n’est pas d’accord sur le mélange. {what}',
  'fair.talk': 'Parlez-en : un téléphone est peut-être en panne, ou l’hôte triche.',
  'fair.what.file': 'L’hôte n’a pas montré de partie lisible.',
  'fair.what.seed': 'Les nombres ne sont pas ceux sur lesquels les téléphones s’étaient mis d’accord.',
  'fair.what.left-out': 'Il était là, et personne ne lui a demandé de nombre.',
  'fair.what.roster': 'Les joueurs, les options ou les règles ne sont pas ceux qu’il avait acceptés.',
  'fair.what.number': 'Son propre nombre a été changé.',
  'fair.what.illegal': 'Les règles ne permettent pas ce coup.',
  'fair.what.told': 'On lui avait dit autre chose à ce moment-là.',
  'fair.what.lost': 'Il manque un coup joué à ce moment-là.',
  'fair.what.forged': 'Il y a là un coup que personne n’a joué.',
  'fair.what.result': 'La partie ne s’est pas finie ainsi.',
  'fair.what.chain': 'L’hôte montre une autre suite de coups que celle qu’il avait donnée.',
  'fair.save': 'Enregistrer cette partie',
  'fair.save.hint': 'Un fichier avec tous les coups, que chacun peut vérifier',
  'fair.save.nameless': 'Enregistrer sans les noms',
  'fair.save.nameless.hint': 'Le même fichier, sans le nom de personne',
  'fair.save.failed':
    'Le fichier n’a pas pu être enregistré. Faites de la place sur ce téléphone, puis réessayez.',
};
