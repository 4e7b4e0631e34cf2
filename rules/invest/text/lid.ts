/** What stands on the lid of the box. The shelf has it of every game, in the language it is read in. */
export const lid = {
  en: {
    name: 'Invest in the Future',
    blurb:
      'You plan a district while the climate changes. Build projects, work with your neighbours, and be ready when a disaster comes.',
    players: '{min} to {max} players',
    time: '60 to 90 minutes',
  },
  fr: {
    name: 'Investir dans l’avenir',
    blurb:
      'Vous développez un district pendant que le climat change. Montez des projets, aidez vos voisins et soyez prêts quand une catastrophe arrive.',
    players: 'de {min} à {max} joueurs',
    time: 'de 60 à 90 minutes',
  },
  es: {
    name: 'Invertir en el futuro',
    blurb:
      'Planeas un distrito mientras el clima cambia. Construye proyectos, trabaja con tus vecinos y prepárate para cuando llegue un desastre.',
    players: 'de {min} a {max} jugadores',
    time: 'de 60 a 90 minutos',
  },
  sw: {
    name: 'Invest in the Future',
    blurb:
      'Unapanga wilaya huku tabianchi ikibadilika. Jenga miradi, shirikiana na majirani, na uwe tayari janga linapokuja.',
    players: 'wachezaji {min} hadi {max}',
    time: 'dakika 60 hadi 90',
  },
  pt: {
    name: 'Invest in the Future',
    blurb:
      'Você planeja um distrito enquanto o clima muda. Construa projetos, trabalhe com seus vizinhos e prepare-se para quando vier um desastre.',
    players: 'de {min} a {max} pessoas',
    time: 'de 60 a 90 minutos',
  },
  id: {
    name: 'Invest in the Future',
    blurb:
      'Kamu merencanakan distrik selagi iklim berubah. Bangun proyek, bekerja samalah dengan tetanggamu, dan bersiaplah saat bencana datang.',
    players: '{min} sampai {max} pemain',
    time: '60 sampai 90 menit',
  },
} as const;
