import type { shell as english } from '../en/shell';

export const shell: { readonly [K in keyof typeof english]: string } = {
  'app.name': 'Palaver',
  'app.tagline':
    'Des jeux sur le pouvoir, les votes et le monde que nous partageons, pour les gens autour d’une table.',

  'action.home': 'Tous les jeux',
  'action.leave': 'Quitter cette table',
  'action.cancel': 'Annuler',

  'welcome.title': 'Bienvenue',
  'welcome.text': 'Deux questions, puis les jeux.',
  'welcome.name.hint': 'Vous pouvez le changer à tout moment.',
  'welcome.go': 'Voir les jeux',
  'welcome.skip': 'Passer',

  'shelf.join': 'Rejoindre une table',
  'shelf.join.hint': 'Scannez un code, tapez-le, ou ouvrez un lien.',
  'shelf.games': 'Jeux',
  'shelf.continue': 'Reprendre une partie sur ce téléphone',
  'shelf.stands': '{where} · {when}',
  'shelf.stands.over': 'terminée',
  'shelf.stands.waiting': '{heading}, on attend {names}',
  'shelf.when.today': 'jouée aujourd’hui',
  'shelf.when.days': 'jouée il y a {count} jours',
  'shelf.when.days.one': 'jouée hier',
  'kept.over': 'Une partie terminée de {names}, telle que ce téléphone l’a vue.',
  'kept.table': 'Aller à la table',
  'move.save': 'Enregistrer en fichier',
  'move.save.what':
    'Pour continuer ailleurs, enregistrez la partie dans un fichier. Il contient la main de chacun et ne s’ouvre donc qu’avec un code. Ne continuez qu’à un seul endroit.',
  'move.save.failed': 'Le fichier n’a pas pu être enregistré.',
  'move.code': 'Le code du fichier. Notez-le : il n’est montré que maintenant.',
  'move.open': 'Ouvrir depuis un fichier',
  'move.open.code': 'Tapez le code affiché lors de l’enregistrement.',
  'move.open.field': 'Code du fichier',
  'move.open.go': 'Ouvrir la partie',
  'file.is.table': 'Ce fichier est une partie enregistrée. Ouvrez-le dans la liste des jeux, avec son code.',
  'file.is.game': 'Ce fichier est le récit d’une partie jouée. On peut la vérifier, pas la continuer.',
  'file.is.design':
    'Ce fichier est une création pour un jeu. Ouvrez-le là où l’on fait les créations de ce jeu.',
  'move.problem.too-big': 'Ce fichier est trop gros pour être une partie.',
  'move.problem.not-a-table': 'Ce fichier n’est pas une partie de Palaver, ou il est abîmé.',
  'move.problem.other-version': 'Cette partie vient d’une autre version de Palaver.',
  'move.problem.wrong-code': 'Ce code n’ouvre pas ce fichier. Relisez-le lettre par lettre.',
  'move.problem.damaged': 'Le fichier s’ouvre, mais la partie est abîmée. Rien n’a changé sur ce téléphone.',
  'move.problem.already-here': 'Cette partie est déjà sur ce téléphone.',
  'move.problem.full': 'Ce téléphone est plein. Supprimez une ancienne partie, puis réessayez.',
  'closed.title': 'Enregistrée avec d’autres règles',
  'closed.needs':
    'Pour cette partie ({game}), il faut un Palaver avec la version {needs} des règles. Celui-ci a la version {has}.',
  'closed.none':
    'Pour cette partie ({game}), il faut un Palaver avec la version {needs} des règles. Celui-ci n’a pas ce jeu.',
  'closed.app': 'Elle a été commencée avec Palaver {app}.',
  'closed.kept':
    'Rien n’est abîmé et rien n’a été changé. Continuée avec d’autres règles, elle deviendrait une autre partie.',
  'closed.newer':
    'Pour continuer, mettez Palaver à jour, ou enregistrez la partie dans un fichier et ouvrez-le avec un Palaver plus récent.',
  'closed.older':
    'Pour continuer, enregistrez la partie dans un fichier et ouvrez-le avec le Palaver qui a servi à la jouer.',
  'closed.moves': '{players} : partie {match} à cette table, {count} coups.',
  'closed.moves.one': '{players} : partie {match} à cette table, {count} coup.',
  'closed.story': 'Revoir comment elle s’est jouée',
  'closed.no-board':
    'Le plateau n’est pas montré : la partie a été jouée avec d’autres règles que celles de ce Palaver.',
  'closed.anew': 'Recommencer avec les mêmes options',
  'closed.anew.at': 'Recommencer avec les mêmes options : {game} {id}',
  'closed.save.at': 'Enregistrer dans un fichier : {game} {id}',
  'closed.row': 'demande d’autres règles',
  'closed.file': 'Le fichier est intact, et rien n’a changé sur ce téléphone.',
  'shelf.continue.go': 'Reprendre : {game}',
  'shelf.continue.go.more': 'Reprendre : {game} ({number})',
  'shelf.continue.row.more': '{game} ({number})',
  'shelf.continue.forget': 'Supprimer la partie : {game}',
  'shelf.continue.forget.more': 'Supprimer la partie : {game} ({number})',
  'shelf.continue.forget.sure': 'La partie et ses cartes seront perdues pour toujours.',
  'shelf.continue.forget.yes': 'Oui, supprimer',
  'shelf.settings': 'Réglages',

  'game.here.hint': 'Chacun tape son nom. Des robots peuvent occuper les places libres.',
  'game.here': 'Sur ce téléphone, à tour de rôle',
  'game.alone': 'En solo, avec des robots',
  'game.alone.hint': 'Commence tout de suite.',
  'game.table': 'À une table de téléphones',
  'game.table.open': 'Ouvrir une table aux autres téléphones',
  'game.table.hint': 'Chacun sur son téléphone, sans internet.',
  'game.table.how':
    'Une table de téléphones a besoin d’un hôte. Les autres la rejoignent en scannant un code.',
  'game.table.laptop':
    'Sur un ordinateur : lancez l’hôte Palaver. Son écran montre alors un code que chaque téléphone peut scanner.',
  'game.table.app':
    'Dans un navigateur, un téléphone ne peut pas être l’hôte ; avec l’appli Palaver, oui. Ici vous pouvez rejoindre une table : scannez le code sur l’écran de l’hôte, ou tapez son code court.',
  'game.table.expoGo':
    'Expo Go ne peut pas être l’hôte : il ne sait pas laisser entrer d’autres téléphones. L’appli Palaver elle-même le peut. Ici vous pouvez rejoindre une table, ou jouer sur ce téléphone.',
  'game.table.network':
    'Tous les téléphones doivent être sur le même Wi-Fi ou point d’accès. Internet n’est pas nécessaire. Si un téléphone n’y arrive pas, coupez ses données mobiles.',
  'game.table.join': 'Rejoindre avec un code ou un lien',
  'game.how': 'Comment jouer',
  'rules.search': 'Chercher dans les règles',
  'rules.search.found': '{count} règles trouvées',
  'rules.search.found.one': 'Une règle trouvée',
  'rules.search.none': 'Aucune règle ne contient ces mots. Essayez un mot plus court.',
  'rules.search.clear': 'Effacer la recherche',
  'game.section.open': 'Lire : {section}',
  'game.section.close': 'Fermer : {section}',
  'game.noRoom':
    'Ce téléphone ne peut pas garder la partie. Faites de la place, ou quittez la navigation privée, puis réessayez.',
  'game.me': 'Joueur 1',

  'join.title': 'Rejoindre une table',
  'join.how': 'Chacun de ces chemins mène à la table.',
  'join.scan': 'Scanner le code',
  'join.scan.text':
    'Ouvrez l’appareil photo de ce téléphone et tenez-le devant le grand code. Touchez ensuite le lien qui apparaît.',
  'join.camera.text':
    'Palaver lit le code de la table avec l’appareil photo. Il ne prend pas de photo et ne garde rien. Le téléphone vous demandera d’abord la permission.',
  'join.camera.open': 'Scanner avec l’appareil photo',
  'join.camera.starts': 'L’appareil photo démarre …',
  'join.camera.aim': 'Tenez le téléphone devant le grand code.',
  'join.camera.other': 'Ce n’est pas le code d’une table. Cherchez le grand code sur l’écran de l’hôte.',
  'join.camera.refused':
    'Sans l’appareil photo, tapez le code court ou collez le lien plus bas. Les deux mènent aussi bien à la table.',
  'join.camera.ask': 'Activer l’appareil photo',
  'join.camera.settings': 'Autoriser l’appareil photo dans les réglages',
  'join.camera.close': 'Fermer l’appareil photo',
  'join.nearby': 'Tables à proximité',
  'join.nearby.text':
    'Palaver peut chercher les tables ouvertes sur ce réseau. Un iPhone demandera la permission. Il faudra quand même taper le code court de l’écran de l’hôte.',
  'join.nearby.look': 'Chercher des tables',
  'join.nearby.looking': 'Recherche … Certains réseaux cachent les tables. Alors scannez ou tapez.',
  'join.nearby.table': 'Table {id}',
  'join.nearby.row': 'Table {id}, à {address}',
  'join.address': 'Adresse de l’hôte',
  'join.address.hint':
    'Les chiffres près du grand code, comme 192.168.43.1:8787. Laissez vide et le téléphone cherchera.',
  'join.type': 'Taper le code court',
  'join.code': 'Code court',
  'join.code.hint': '6 lettres et chiffres, sous le grand code',
  'join.code.go': 'Rejoindre avec ce code',
  'join.link': 'Le lien entier',
  'join.link.title': 'Coller un lien',
  'join.link.hint': 'Si quelqu’un vous l’a envoyé',
  'join.link.go': 'Rejoindre avec ce lien',
  'join.looking': 'Recherche de la table …',
  'join.problem.not-a-link':
    'Ce n’est pas un lien vers une table. Scannez à nouveau le code ou demandez un nouveau lien.',
  'join.problem.other-version':
    'L’hôte a une autre version de Palaver. Rechargez cette page avec le code de l’hôte.',
  'join.problem.damaged': 'Il manque une partie du lien. Scannez à nouveau le code.',
  'join.problem.no-seat':
    'Cet appareil reprend des tables dont l’hôte est parti. Ce téléphone n’a de place à aucune d’elles.',
  'join.problem.code': 'Il n’y a pas de table avec ce code. Regardez l’écran de l’hôte et retapez-le.',
  'join.problem.code.length': 'Un code a 6 lettres et chiffres.',
  'join.problem.code.nowhere':
    'Ce téléphone ne peut pas demander le code maintenant. Est-il sur le même Wi-Fi que l’hôte ? Ou scannez le grand code.',
  'join.problem.code.often':
    'Trop de codes faux ont été tapés ici. Attendez une minute, ou scannez le grand code.',
  'join.problem.code.place': 'Ce n’est pas une adresse. Une adresse ressemble à 192.168.43.1:8787.',

  'door.failed':
    'Aucun autre téléphone ne peut entrer : ce téléphone n’a pas laissé Palaver ouvrir la porte. Quittez la table puis revenez-y, ou redémarrez le téléphone.',
  'door.noNetwork':
    'Ce téléphone n’est encore sur aucun réseau. Activez son point d’accès ou son Wi-Fi : le code pour les autres apparaîtra tout seul.',
  'door.moved':
    'Ce téléphone a une nouvelle adresse. Montrez à nouveau le code : les autres doivent le rescanner.',
  'door.moved.playing':
    'Ce téléphone a une nouvelle adresse. Ouvrez « Places » en haut et demandez aux autres de rescanner le code.',
  'door.battery':
    'La batterie est faible, et la table est dans ce téléphone. Branchez-le. S’il s’éteint, rien n’est perdu : la partie reprend dès qu’il se rallume.',
  'door.sign': 'Une table est ouverte',
  'door.sign.text': 'D’autres téléphones peuvent entrer tant que vous êtes à la table.',
  'door.leave': 'Quitter la table ?',
  'door.leave.text':
    'La table est dans ce téléphone. Pendant votre absence les autres attendent ; rien n’est perdu, et la partie reprend à votre retour.',
  'door.leave.stay': 'Rester',
  'door.leave.go': 'Quitter',

  'lobby.pick': 'Touchez une place libre pour vous asseoir.',
  'lobby.pick.here': 'Touchez une place pour chaque joueur. Chacun tape son propre nom.',
  'lobby.seated': 'Vous êtes {name}. La partie commence quand toutes les places sont prises.',
  'lobby.seated.here': 'Ajoutez les autres joueurs, ou des robots, puis commencez.',
  'lobby.ready': 'Toutes les places sont prises. Commencez quand tout le monde est prêt.',
  'lobby.seat.free': 'Place libre {number}',
  'lobby.seat.sit': 'S’asseoir à la place {number}',
  'lobby.seat.move': 'Aller à la place {number}',
  'lobby.seat.me': 'ce téléphone',
  'lobby.seat.number': 'place {number}',
  'lobby.bot.add': 'Robot à la place {number}',
  'lobby.bot.add.short': 'Robot',
  'lobby.bot.remove': 'Enlever le robot de la place {number}',
  'lobby.bot.remove.short': 'Enlever',
  'lobby.bot.fill': 'Robots aux places libres',
  'lobby.stand': 'Se lever : {name}',
  'lobby.stand.short': 'Se lever',
  'lobby.rename': 'Changer le nom {name}',
  'lobby.rename.go': 'Changer le nom',
  'lobby.add': 'Ajouter un joueur sur ce téléphone',
  'lobby.name': 'Votre nom',
  'lobby.name.hint': 'Tout le monde à la table le voit',
  'lobby.name.title': 'Place {number}',
  'lobby.sit': 'S’asseoir',
  'lobby.start': 'Commencer la partie',
  'lobby.start.few': '{count} places sont encore libres. Ajoutez des joueurs ou des robots.',
  'lobby.start.few.one': 'Une place est encore libre. Ajoutez un joueur ou un robot.',
  'lobby.leads': '{name} lance la partie.',
  'lobby.options.leads': '{name} choisit comment cette table joue.',
  'lobby.start.first': 'Asseyez-vous d’abord.',
  'lobby.watch': 'Regarder (écran partagé)',
  'lobby.watch.hint': 'Pour un écran que tout le monde voit',
  'lobby.options': 'Comment nous jouons',
  'lobby.bots': 'Les bots jouent',
  'lobby.bots.gentle': 'doucement',
  'lobby.bots.even': 'normalement',
  'lobby.bots.sharp': 'finement',
  'lobby.option.seat': '{name} (place {number})',
  'lobby.option.line': '{option} : {value}',
  'lobby.invite': 'Montrer le code',
  'lobby.invite.title': 'Venez à cette table',
  'lobby.invite.how': 'Scannez ceci avec l’appareil photo d’un téléphone sur le même Wi-Fi.',
  'lobby.invite.qr': 'Code à scanner, mène à {address}',
  'lobby.invite.code': 'Ou ouvrez {address} et tapez',
  'lobby.connecting': 'En route vers la table …',
  'lobby.connecting.help':
    'Ce téléphone est-il sur le même Wi-Fi que l’hôte ? Ses données mobiles sont-elles coupées ? Si le téléphone dit « pas d’internet », gardez la connexion.',

  'connect.open': 'Problème de connexion ?',
  'connect.title': 'Problème de connexion',
  'connect.intro':
    'Essayez dans cet ordre. La plupart des téléphones reviennent après les deux premières étapes.',
  'connect.wifi': 'Le même Wi-Fi ?',
  'connect.wifi.text':
    'Ce téléphone et l’hôte doivent être sur le même Wi-Fi. Comparez son nom sur les deux. Un réseau pour invités sépare souvent les téléphones : prenez-en un autre.',
  'connect.data': 'Données mobiles coupées ?',
  'connect.data.text':
    'Coupez les données mobiles. Sinon, beaucoup de téléphones cherchent la table sur internet, où elle n’est pas.',
  'connect.stay': '« Pas d’internet » ? Gardez la connexion',
  'connect.stay.text':
    'La table n’a pas besoin d’internet. Si le téléphone pose la question, touchez « Rester connecté » ou « Utiliser quand même ». Si vous avez un VPN, coupez-le.',
  'connect.hotspot': 'Pas de Wi-Fi ? Un point d’accès',
  'connect.hotspot.text':
    'Un téléphone ouvre un point d’accès. L’hôte et tous les autres le choisissent comme Wi-Fi. Le jeu n’utilise pas de données mobiles.',
  'connect.address': 'L’adresse est-elle juste ?',
  'connect.address.text':
    'Elle commence par http:// sans s. Viennent des chiffres et des points, puis le signe « : » et encore des chiffres, comme http://192.168.43.1:8787. Si l’hôte montre plusieurs adresses, essayez la suivante.',
  'connect.still':
    'Toujours rien ? Fermez cet onglet et scannez à nouveau le code. Ou jouez sur le téléphone de quelqu’un : on peut jouer à deux sur le même.',
  'connect.join': 'Réessayer de rejoindre',

  'probe.start': 'Tester la connexion',
  'probe.again': 'Tester à nouveau',
  'probe.testing': 'Test en cours …',
  'probe.fine': 'L’hôte répond',
  'probe.fine.text': 'Le chemin vers la table est libre. Revenez en arrière, ou scannez à nouveau le code.',
  'probe.no-wifi': 'Ce téléphone n’est sur aucun Wi-Fi',
  'probe.no-wifi.text': 'Activez le Wi-Fi et choisissez le réseau de l’hôte, ou son point d’accès.',
  'probe.no-table': 'Quelle table ?',
  'probe.no-table.text':
    'Ce téléphone ne sait pas encore où est la table. Scannez d’abord son code, ou tapez le code court.',
  'probe.other-network': 'L’hôte est sur un autre réseau',
  'probe.other-network.text':
    'Ce téléphone et l’hôte sont sur des réseaux différents. Choisissez le même Wi-Fi sur les deux. Si l’hôte montre plusieurs codes, scannez-en un autre.',
  'probe.mobile-data': 'Les données mobiles gênent',
  'probe.mobile-data.text':
    'Coupez les données mobiles et tout VPN jusqu’à la fin de la partie. Le téléphone cherche la table sur internet.',
  'probe.closed': 'L’hôte est là, mais la porte est fermée',
  'probe.closed.text':
    'Palaver est-il ouvert chez l’hôte ? Déverrouillez ce téléphone et ouvrez Palaver. Sur un ordinateur, laissez Palaver passer le pare-feu. Sur un iPhone, autorisez « Réseau local » pour Palaver dans les réglages.',
  'probe.kept-apart': 'Ce Wi-Fi sépare les téléphones',
  'probe.kept-apart.text':
    'Le réseau est le même, mais rien n’arrive chez l’hôte. Les réseaux pour invités font souvent cela. Qu’un téléphone ouvre un point d’accès et que tous le rejoignent.',
  'probe.unknown': 'L’hôte ne répond pas',
  'probe.unknown.text':
    'Un navigateur ne peut pas savoir pourquoi. Suivez la liste ci-dessous depuis le haut.',
  'probe.check.network.yes': 'Ce téléphone est sur un réseau.',
  'probe.check.network.no': 'Ce téléphone n’est sur aucun réseau.',
  'probe.check.network.unknown': 'Réseau de ce téléphone : impossible à savoir.',
  'probe.check.same.yes': 'L’hôte est sur le même réseau.',
  'probe.check.same.no': 'L’hôte n’est pas sur le même réseau.',
  'probe.check.same.unknown': 'Même réseau : impossible à savoir.',
  'probe.check.dataOff.yes': 'Les données mobiles sont coupées.',
  'probe.check.dataOff.no': 'Les données mobiles ou un VPN sont actifs.',
  'probe.check.dataOff.unknown': 'Données mobiles : impossible à savoir.',
  'probe.check.answers.yes': 'L’hôte répond.',
  'probe.check.answers.no': 'L’hôte ne répond pas.',
  'probe.check.answers.unknown': 'L’hôte n’a pas encore été interrogé.',

  'getApp.open': 'Recevoir l’appli de l’hôte',
  'getApp.title': 'L’appli, depuis l’hôte',
  'getApp.why':
    'Vous pouvez continuer dans le navigateur. Avec l’appli, ce téléphone peut lui-même accueillir une table, et il n’a pas besoin d’internet pour la recevoir.',
  'getApp.load': 'Télécharger ({size} Mo)',
  'getApp.checksum':
    'Par prudence, avant d’installer, comparez ces lettres (SHA-256) avec celles publiées à côté de l’appli :',
  'getApp.after':
    'Android demande si le navigateur peut installer des applis. S’il dit que l’appli ne convient pas à ce téléphone, restez dans le navigateur.',
  'getApp.have': 'Je l’ai : ouvrir cette table dans l’appli',

  'ways.title': 'Un code par réseau',
  'ways.hotspot': 'Point d’accès',
  'ways.wifi': 'Wi-Fi',
  'ways.ethernet': 'Câble',
  'ways.usb': 'USB',
  'ways.other': 'Autre réseau',
  'ways.worked': 'Un téléphone est arrivé par ici. Ce code marche.',
  'ways.hint':
    'Si les téléphones n’ouvrent pas le code, essayez le suivant. Le téléphone doit être sur le même réseau que l’hôte.',

  'screen.compare': 'Comparer les tables',
  'screen.compare.game': 'Tables terminées : {game}',
  'screen.compare.table': 'Table {id}',
  'screen.compare.total': 'Ensemble : {total}',
  'screen.compare.best': 'Meilleur résultat : {name}, {points}',
  'screen.compare.none': 'Quand deux tables auront fini le même jeu, elles s’afficheront ici côte à côte.',
  'screen.title': 'Écran partagé',
  'screen.choose': 'Quelle table cet écran doit-il montrer ?',
  'screen.new': 'Nouvelle table : {game}',
  'screen.open': '{game} {id} : {stage}',
  'screen.stage.lobby': 'les joueurs arrivent',
  'screen.stage.playing': 'en cours',
  'screen.stage.over': 'la partie est finie',
  'troubled.title': 'Tables impossibles à ouvrir',
  'troubled.damaged':
    'Table {id} : son fichier est abîmé, et reste comme il est. Les téléphones des joueurs gardent aussi cette partie. Ensemble, ils peuvent la ramener : « Reprendre une table dont l’hôte est parti ».',
  'troubled.newer':
    'La table {id} a été jouée avec un Palaver plus récent. Mettez Palaver à jour sur cet ordinateur, puis relancez-le. Rien n’est perdu.',
  'troubled.read-only':
    'Table {id} : cet ordinateur ne laisse pas Palaver écrire dans son fichier. La partie est entière. Autorisez l’écriture, puis relancez Palaver.',
  'troubled.full':
    'Table {id} : le disque de cet ordinateur est plein. La partie est entière. Faites de la place, puis relancez Palaver.',
  'troubled.other':
    'La table {id} ne peut pas être ouverte. Son fichier reste comme il est. Les téléphones des joueurs gardent aussi cette partie. Ensemble, ils peuvent la ramener : « Reprendre une table dont l’hôte est parti ».',
  'screen.full':
    'Pas de nouvelle table : le disque de cet ordinateur est plein. Faites de la place, puis réessayez.',
  'screen.cannot-save': 'Pas de nouvelle table : cet ordinateur ne laisse pas Palaver l’enregistrer.',
  'screen.none': 'Il n’y a pas encore de table.',
  'screen.looking': 'On demande ses tables à l’hôte …',
  'screen.only':
    'Cette page marche sur l’ordinateur qui est l’hôte. Sur un téléphone, rejoignez plutôt une table.',
  'screen.scan': 'Scannez pour vous asseoir',
  'screen.address.type': 'Ou ouvrez cette adresse dans le navigateur du téléphone :',
  'screen.code': 'et tapez ce code :',
  'screen.players': 'Joueurs',

  'settings.title': 'Réglages',
  'settings.you': 'Vous',
  'settings.name.hint': 'Rempli d’avance quand vous prenez place',
  'settings.reading': 'Lecture',
  'settings.senses': 'Son et mouvement',
  'settings.phone': 'Ce téléphone',
  'settings.language': 'Langue',
  'settings.language.device': 'Comme sur ce téléphone',
  'settings.sound': 'Son',
  'settings.haptics': 'Vibration',
  'settings.motion': 'Moins de mouvement',
  'settings.motion.device': 'Comme sur ce téléphone',
  'settings.motion.yes': 'Oui',
  'settings.motion.no': 'Non',
  'settings.textSize': 'Taille du texte',
  'settings.textSize.percent': '{percent} %',
  'settings.theme': 'Couleurs',
  'settings.theme.device': 'Comme sur ce téléphone',
  'settings.theme.light': 'Clair',
  'settings.theme.dark': 'Sombre',
  'settings.forget': 'Tout effacer de ce téléphone',
  'settings.forget.sure':
    'Les parties sur ce téléphone, vos places à d’autres tables, vos créations et vos réglages seront perdus pour toujours. Une place ne se récupère qu’avec un nouveau code de place donné par l’hôte.',
  'settings.forget.yes': 'Oui, tout effacer',
  'settings.unread':
    'Ce téléphone garde {count} choses que ce Palaver ne sait pas lire. Elles restent telles quelles.',
  'settings.unread.one':
    'Ce téléphone garde une chose que ce Palaver ne sait pas lire. Elle reste telle quelle.',
  'settings.forgotten': 'Plus rien n’est gardé sur ce téléphone.',

  'missing.title': 'Rien ici',
  'missing.text': 'Cette page n’existe pas. La partie n’est pas perdue.',
  'broken.title': 'Quelque chose n’a pas marché',
  'broken.text': 'La partie n’est pas perdue. Rechargez la page, ou revenez à tous les jeux.',
  'broken.again': 'Recharger',

  'refused.game-over': 'La partie est finie. Regardez les points, ou rejouez.',
  'refused.not-your-turn': 'Ce n’est pas encore votre tour. Le haut de l’écran dit à qui de jouer.',
  'refused.illegal': 'Les règles ne le permettent pas maintenant. Choisissez ce qui est mis en évidence.',
  'refused.bad-text':
    'Ce texte est trop long ou contient des signes impossibles à afficher. Écrivez plus court.',
  'refused.bad-opening': 'Le bulletin ne correspond pas à ce qui a été verrouillé. La table peut l’annuler.',
  'refused.no-share': 'Ce téléphone ne garde aucun morceau de ce vote.',
  'refused.already-locked': 'Vous avez déjà verrouillé. Un vote verrouillé ne change plus.',
  'refused.not-seated': 'Vous n’avez pas de place à cette table. Asseyez-vous d’abord.',
  'refused.not-allowed': 'Seules les personnes assises à la table, ou l’hôte, peuvent faire cela.',
  'refused.not-now': 'Ce n’est pas possible maintenant. Regardez ce que la table attend.',
  'refused.shuffling': 'Les téléphones mélangent. Réessayez dans un instant.',
  'refused.stale': 'Quelqu’un a été plus rapide et la table a avancé. Regardez à nouveau, puis choisissez.',
  'refused.no-undo':
    'Impossible d’annuler ce coup maintenant : quelqu’un a joué, ou quelque chose a été révélé.',
  'refused.no-rewind': 'La table ne peut plus revenir à ce moment.',
  'refused.proposal-open':
    'Quelqu’un d’autre a déjà demandé un retour en arrière. Répondez d’abord à cette demande.',
  'refused.cannot-save':
    'L’hôte ne peut pas enregistrer la partie. Faites de la place sur son appareil, puis réessayez.',
  'refused.seat-taken': 'Cette place est prise. Choisissez-en une libre.',
  'refused.table-full':
    'Toutes les places sont prises. Vous pouvez regarder, ou demander à quelqu’un de vous faire une place.',
  'refused.too-few':
    'Il n’y a pas assez de joueurs. Remplissez les places libres avec des joueurs ou des robots.',
  'refused.plays-already': 'Ce téléphone joue déjà. La place d’un robot est pour quelqu’un de nouveau.',
  'refused.not-leading':
    'Seule la première personne assise, ou celle qui s’occupe de la table, peut faire cela.',
  'refused.too-soon': 'Attendez encore un peu ce téléphone. Le vote est encore ouvert.',
  'refused.too-fast': 'Cela faisait beaucoup à la fois. Attendez un moment, puis réessayez.',
  'refused.removed': 'Vous avez été retiré de cette table.',
  'refused.door-closed': 'Personne d’autre ne peut s’asseoir à cette table maintenant. Vous pouvez regarder.',
  'refused.too-long': 'C’est trop long pour les téléphones de la table. Raccourcissez, puis réessayez.',
  'refused.bad-name': 'Tapez un nom de 1 à 20 lettres que tout le monde peut lire.',
  'refused.name-taken': 'Quelqu’un à la table porte déjà ce nom. Ajoutez une ou deux lettres.',
  'refused.away': 'L’hôte n’a pas répondu. Vérifiez le Wi-Fi ; ce téléphone continue d’essayer.',
  'refused.elsewhere':
    'Votre place est maintenant sur un autre téléphone ou dans un autre onglet. Continuez là-bas.',
  'refused.moved': 'Cette table a déménagé : ses joueurs ont continué chez un autre hôte.',
  'refused.version': 'L’hôte a une autre version de Palaver. Rechargez cette page avec le code de l’hôte.',
  'refused.bad-link': 'Ce lien est périmé. Scannez à nouveau le code sur l’écran de l’hôte.',
  'refused.bad-device': 'L’hôte n’a pas pu reconnaître ce téléphone. Scannez le code encore une fois.',
  'refused.bad-ticket': 'Ce code de place a déjà servi ou a été retiré. Demandez-en un nouveau à l’hôte.',
  'refused.busy': 'Trop de téléphones frappent à la porte en même temps. Attendez un moment, puis réessayez.',
  'refused.not-our-table':
    'Ce n’est pas notre table : cet appareil a ouvert autre chose. Rien n’a changé sur ce téléphone ; il attend toujours l’hôte.',
  'refused.damaged': 'La partie enregistrée ne peut pas être lue. Commencez-en une nouvelle.',
  'refused.no-table': 'L’hôte n’a plus cette table. Scannez à nouveau le code sur son écran.',
  'refused.unreachable':
    'L’hôte ne répond pas. Ce téléphone est-il sur le même Wi-Fi ? Ses données mobiles sont-elles coupées ?',
  'refused.other': 'La table a dit non ({why}). Réessayez.',
};
