import type { guidance as english } from '../en/guidance';

export const guidance: { readonly [K in keyof typeof english]: string } = {
  'guide.title': 'Animer cette table',
  'guide.led': 'J’anime cette table',
  'guide.led.hint':
    'Les joueurs peuvent vous appeler en levant la main. C’est vous qui préparez et lancez la partie.',
  'guide.pause': 'Mettre la partie en pause',
  'guide.go-on': 'Reprendre',
  'guide.hide': 'Cacher le plateau sur l’écran commun',
  'guide.bell': 'Terminer la discussion',
  'guide.link': 'Créer un nouveau lien et un nouveau code',
  'guide.link.hint':
    'Les anciens ne laissent plus entrer personne. Ceux qui sont assis ici restent à leur place.',
  'guide.clock': 'Une horloge que tout le monde voit',
  'guide.clock.none': 'aucune',
  'guide.clock.minutes': '{count} min',
  'guide.message': 'Dire quelque chose sur tous les téléphones',
  'guide.message.own': 'Ou avec vos propres mots',
  'guide.message.send': 'Envoyer',
  'guide.message.away': 'Retirer le message',
  'guide.hand.question': '{name} a une question sur les règles.',
  'guide.hand.stuck': '{name} dit que la table est bloquée.',
  'guide.hand.quiet': '{name} dit que quelque chose ne va pas. Personne d’autre ne le voit.',
  'guide.hand.down': 'J’ai répondu à {name}',

  'message.five': 'Encore cinq minutes',
  'message.one': 'Encore une minute',
  'message.lock': 'Verrouillez votre vote maintenant, s’il vous plaît',
  'message.look-up': 'Levez les yeux, s’il vous plaît',
  'message.phones-down': 'Posez les téléphones',
  'message.seats': 'Revenez à vos places',
  'message.well-done': 'Bravo !',
  'message.break': 'Faites une pause',

  'hand.raise': 'Lever la main',
  'hand.title': 'Demander de l’aide',
  'hand.question': 'Une question sur les règles',
  'hand.stuck': 'Notre table est bloquée',
  'hand.quiet': 'Quelque chose ne va pas',
  'hand.quiet.hint': 'Seule la personne qui anime voit cet appel.',
  'hand.up': 'Votre main est levée',
  'hand.sent': 'Votre appel est parti',
  'hand.down': 'La baisser',
  'hand.seat': 'a la main levée',

  'pause.title': 'En pause',
  'pause.look': 'Levez les yeux et écoutez',
  'pause.why': 'Vos cartes sont fermées. Rien n’est perdu, et aucune horloge ne tourne.',
  'hidden.title': 'Regardez-vous',
  'clock.left': 'Horloge pour tous : {time}',

  'refused.paused': 'La table est en pause. Attendez qu’elle reprenne.',
};
