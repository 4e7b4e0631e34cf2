/** What stands on the lid of the box. The shelf has it of every game, in the language it is read in. */
export const lid = {
  en: {
    name: 'Raise Your Voice',
    blurb:
      'Communities, companies and researchers shape a changing country, and AI helps and hurts them all. Make friends, reach your goals, and decide which future comes.',
    players: '{min} to {max} players',
    time: 'First Play about 120 minutes, the full game about 180',
  },
  fr: {
    name: 'Raise Your Voice',
    blurb:
      'Communautés, entreprises et chercheurs donnent forme à un pays qui change, et l’IA les aide et leur nuit à tous. Trouvez des alliés, atteignez vos objectifs et décidez quel avenir viendra.',
    players: 'de {min} à {max} joueurs',
    time: 'première partie environ 120 minutes, jeu complet environ 180',
  },
  es: {
    name: 'Raise Your Voice',
    blurb:
      'Comunidades, empresas e investigadores dan forma a un país que cambia, y la IA ayuda y daña a todos. Haz amigos, logra tus objetivos y decide qué futuro llega.',
    players: 'de {min} a {max} jugadores',
    time: 'primera partida unos 120 minutos, partida completa unos 180',
  },
} as const;
