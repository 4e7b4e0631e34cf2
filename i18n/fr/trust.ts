import type { trust as english } from '../en/trust';

export const trust: { readonly [K in keyof typeof english]: string } = {
  'trust.sign': 'Le signe de notre table',
  'trust.sign.label': 'Le signe de cette table : {pictures}. {compared}',
  'trust.sign.read': '{name}, lisez à voix haute.',
  'trust.sign.reads': '{name} lit à voix haute. Est-ce pareil sur votre téléphone ?',
  'trust.sign.count': '{count} téléphones tiennent cette table : comptez-les.',
  'trust.sign.rounds': 'Il a fallu {count} tours.',
  'trust.sign.without': 'Absents à ce moment : {names}.',
  'trust.sign.leftOut':
    'Ce téléphone n’a pas donné de nombre pour mélanger : il était absent ou a répondu trop tard.',
  'trust.sign.apps': 'Comparez plutôt avec un téléphone qui a l’appli : {names}.',
  'trust.sign.apps.none':
    'Aucun autre téléphone n’a l’appli. Une page dans un navigateur montre ce que l’hôte veut.',
  'trust.sign.page': 'Cette page vient de l’hôte. Avec l’appli, les images prouvent davantage.',
  'trust.sign.same': 'Pareil',
  'trust.sign.different': 'Pas pareil',
  'trust.sign.new': 'Nouveau',
  'trust.sign.new.label': 'Nouvelles images : comparez-les avec les autres.',
  'trust.sign.screen': 'Comparez de téléphone à téléphone, pas avec cet écran.',
  'trust.lost': 'Si ce téléphone est perdu maintenant, les autres ne peuvent que continuer sans votre vote.',
  'trust.compared.by': 'Comparé par {names}',
  'trust.compared.others': 'Comparé par {names}, pas encore sur ce téléphone',
  'trust.compared.none': 'Pas encore comparé',

  'lobby.seat.app': 'appli',
  'lobby.seat.page': 'dans un navigateur',
  'lobby.seat.host': 'hôte',

  'trust.phones': 'Les téléphones de cette table',
  'trust.phone.mine': 'ce téléphone',
  'trust.phone.app': 'a l’appli',
  'trust.phone.page': 'page dans un navigateur',
  'trust.phone.host': 'est l’hôte',
  'trust.phone.compared': 'a comparé',
  'trust.phone.unconfirmed': 'n’a pas confirmé qu’il voit la même partie',
  'trust.phone.out': 'est parti',
  'trust.phone.nobody': 'Un téléphone sans place',

  'trust.different': 'Les images ne sont pas pareilles',
  'trust.different.short': 'Les images diffèrent : ce téléphone ne montre plus rien de secret.',
  'trust.different.stopped':
    'À partir de maintenant, vos votes restent sur ce téléphone : il n’en ouvre et n’en montre aucun.',
  'trust.different.told':
    'On a parlé de {count} téléphones à celui-ci. Y en a-t-il un qui n’est pas à votre table ?',
  'trust.different.told.one': 'On n’a parlé d’aucun autre téléphone à celui-ci.',
  'trust.different.leave': 'Quittez cette table.',
  'trust.different.scan': 'Scannez de nouveau le grand code, directement sur l’écran de l’hôte.',
  'trust.different.still': 'Les images diffèrent encore ? Alors l’hôte, ou quelqu’un dans ce Wi-Fi, triche.',
  'trust.what': 'Que faire',

  'trust.stopped.different':
    'La personne qui joue {name} dit que les images ne sont pas pareilles. Le téléphone de {name} n’ouvre plus aucun vote.',
  'trust.stopped.alarm':
    'Le téléphone de {name} dit que quelque chose ne va pas à cette table. Il n’ouvre plus aucun vote.',
  'trust.stopped.do': 'Regardez ce téléphone ensemble : il dit quoi faire.',
  'trust.gone': 'Des étapes ont disparu',
  'trust.gone.why':
    'La table a continué avec un autre hôte pendant que ce téléphone était absent. Les dernières étapes que seul ce téléphone avait vues ne sont plus dans la partie. Vous voyez maintenant la partie comme tous les autres.',
  'trust.gone.ok': 'J’ai compris',

  'gate.title': 'Est-ce normal ?',
  'gate.silent': 'Le téléphone de {name} ne confirme pas qu’il voit la même partie.',
  'gate.silent.many': 'Ces téléphones ne confirment pas qu’ils voient la même partie : {names}.',
  'gate.unproven': 'Seul l’hôte dit que {name} a verrouillé. Le téléphone de {name} ne l’a pas prouvé.',
  'gate.unproven.many':
    'Seul l’hôte dit que ces personnes ont verrouillé : {names}. Leurs téléphones ne l’ont pas prouvé.',
  'gate.seat-changed': 'La place de {name} est jouée maintenant par un robot ou un autre téléphone.',
  'gate.seat-changed.many':
    'Ces places sont jouées maintenant par des robots ou d’autres téléphones : {names}.',
  'gate.somebody': 'Tous les téléphones ne confirment pas qu’ils voient la même partie.',
  'gate.ask':
    'Demandez autour de la table. Si c’est juste une batterie vide, continuez. Si personne ne sait, attendez.',
  'gate.risk.open': 'Si l’hôte triche, il apprendrait votre vote avant que tous aient verrouillé.',
  'gate.risk.show': 'Si l’hôte triche, il apprendrait ce que vous avez verrouillé.',
  'gate.risk.lend': 'Si l’hôte triche, il apprendrait ce vote avant que tous aient verrouillé.',
  'gate.wait': 'Attendre',
  'gate.yes.open': 'Ouvrir quand même',
  'gate.yes.show': 'Montrer quand même',
  'gate.yes.lend': 'L’ouvrir quand même',
  'gate.waiting': 'Votre vote attend',

  'alarm.title': 'Quelque chose ne va pas à cette table',
  'alarm.fork': 'Ce téléphone ({mine}) et celui de {name} ont reçu deux parties différentes.',
  'alarm.fork.means': 'Un hôte honnête montre la même partie à tous les téléphones.',
  'alarm.past': 'L’hôte a changé ce qui s’était déjà passé dans la partie montrée à ce téléphone.',
  'alarm.past.means': 'Un hôte honnête ne change jamais le passé.',
  'alarm.forged': 'L’hôte montre un vote ou un coup de {mine} qui n’a pas été fait sur ce téléphone.',
  'alarm.forged.means': 'Un hôte honnête ne fait jamais rien à votre place.',
  'alarm.left-out': 'Les téléphones ont mélangé sans celui-ci, alors qu’il était là et prêt.',
  'alarm.left-out.means': 'L’hôte a peut-être choisi les cartes et les dés.',
  'alarm.changed-list': 'Pendant le mélange, l’hôte a changé la liste des téléphones.',
  'alarm.changed-list.means':
    'L’hôte a peut-être essayé de choisir les cartes, ou de faire entrer un téléphone en cachette.',
  'alarm.false-key': 'L’hôte a donné pour le téléphone de {name} une clé qui n’est pas la sienne.',
  'alarm.false-key.means': 'Avec une fausse clé, l’hôte pourrait lire ce qui est destiné à ce téléphone.',
  'alarm.other-host':
    'Quelqu’un dit être le nouvel hôte, et les téléphones de cette table ne l’ont pas accepté.',
  'alarm.other-host.means': 'C’est peut-être un inconnu qui veut prendre cette table.',
  'alarm.other': 'L’hôte a fait une chose qu’un hôte honnête ne fait jamais ({what}).',
  'alarm.other.means': 'Son programme est en panne, ou a été modifié.',
  'alarm.stopped': 'Ce téléphone garde ses secrets : il n’ouvre et ne montre plus aucun vote.',
  'alarm.do': 'Dites-le aux autres maintenant. Arrêtez cette partie et recommencez avec un autre hôte.',

  'fair.themselves': '{own} sur {count} le disent eux-mêmes.',
  'fair.host-says': 'Pour {names}, c’est l’hôte qui le dit.',

  'secrecy.everybody': 'Caché à tout le monde, à l’hôte aussi.',
  'secrecy.page': 'Caché aux autres joueurs. Seule l’appli peut le cacher aussi à l’hôte.',
  'secrecy.host': 'Caché aux autres joueurs. Ce téléphone est l’hôte.',
  'secrecy.compare':
    'Caché aux autres joueurs. À l’hôte aussi, une fois que vous aurez comparé les images avec un autre téléphone qui a l’appli.',
  'secrecy.others':
    'Caché aux autres joueurs. À l’hôte aussi, une fois qu’un autre téléphone qui a l’appli aura comparé les images.',
  'secrecy.stopped':
    'Cela reste sur ce téléphone et ne sera pas ouvert : quelque chose ne va pas à cette table.',

  'compare.open': 'Comparer par code',
  'compare.title': 'Comparer deux téléphones',
  'compare.how':
    'Les deux téléphones ont l’appli. L’un montre son code, l’autre le scanne. Rien à lire, et c’est exact.',
  'compare.qr': 'Code de la partie comme ce téléphone la voit',
  'compare.aim': 'Tenez ce téléphone au-dessus du code de l’autre.',
  'compare.scan': 'Scanner l’autre téléphone',
  'compare.same': 'Pareil : les deux téléphones voient une seule partie, jusqu’au dernier coup.',
  'compare.different': 'Pas pareil : les deux téléphones ont reçu des tables ou des parties différentes.',
  'compare.fork': 'Pas pareil : ces deux téléphones ont vu des parties différentes.',
  'compare.page': 'Ce téléphone montre une page de navigateur, dessinée par l’hôte. Son code ne prouve rien.',
  'compare.other-table': 'Ce téléphone est à une autre table.',
  'compare.unreadable':
    'Ce n’est pas le code d’un téléphone qui compare. Ouvrez-y « Comparer deux téléphones ».',
  'compare.apart': 'Un téléphone avait un coup d’avance. Montrez le code et scannez-le encore une fois.',
};
