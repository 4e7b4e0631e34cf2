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
  sw: {
    name: 'Raise Your Voice',
    blurb:
      'Jamii, kampuni na watafiti wanaijenga nchi inayobadilika, na AI inawasaidia na kuwaumiza wote. Pata marafiki, fikia malengo yako, na uamue Kesho ipi itakuja.',
    players: 'wachezaji {min} hadi {max}',
    time: 'Mchezo wa Kwanza kama dakika 120, mchezo kamili kama 180',
  },
  pt: {
    name: 'Raise Your Voice',
    blurb:
      'Comunidades, empresas e equipes de pesquisa dão forma a um país que muda, e a IA ajuda e prejudica todo mundo. Faça alianças, alcance seus objetivos e decida que futuro vem.',
    players: 'de {min} a {max} pessoas',
    time: 'Primeira partida: cerca de 120 minutos; jogo completo: cerca de 180',
  },
  id: {
    name: 'Raise Your Voice',
    blurb:
      'Komunitas, perusahaan, dan peneliti membentuk negeri yang berubah, dan AI membantu sekaligus merugikan mereka semua. Cari teman, capai tujuanmu, dan tentukan masa depan mana yang datang.',
    players: '{min} sampai {max} pemain',
    time: 'Main Pertama sekitar 120 menit, permainan penuh sekitar 180',
  },
} as const;
