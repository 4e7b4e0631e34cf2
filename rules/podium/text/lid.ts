/** What stands on the lid of the box. The shelf has it of every game, in the language it is read in. */
export const lid = {
  en: {
    name: 'PODIUM',
    blurb:
      'Five Policies, ten Periods, one shared result. Put Plans on the table, speak for them, make promises and fund them together, before the next Event hits.',
    players: '{min} to {max} players',
    time: 'about 90 minutes',
  },
  fr: {
    name: 'PODIUM',
    blurb:
      'Cinq politiques, dix périodes, un seul résultat pour tous. Posez des plans sur la table, défendez-les, faites des promesses et financez-les ensemble, avant le prochain événement.',
    players: 'de {min} à {max} joueurs',
    time: 'environ 90 minutes',
  },
  es: {
    name: 'PODIUM',
    blurb:
      'Cinco políticas, diez períodos, un resultado común. Pon planes sobre la mesa, defiéndelos, haz promesas y fináncialos con los demás, antes de que llegue el próximo evento.',
    players: 'de {min} a {max} jugadores',
    time: 'unos 90 minutos',
  },
  sw: {
    name: 'PODIUM',
    blurb:
      'Sera tano, Vipindi kumi, matokeo moja kwa wote. Weka Mipango mezani, itetee, toa ahadi na igharimieni pamoja, kabla Tukio lijalo halijapiga.',
    players: 'wachezaji {min} hadi {max}',
    time: 'kama dakika 90',
  },
  pt: {
    name: 'PODIUM',
    blurb:
      'Cinco Políticas, dez Períodos, um só resultado para todo mundo. Ponham Planos na mesa, defendam cada um, façam promessas e financiem juntos, antes do próximo Evento.',
    players: 'de {min} a {max} pessoas',
    time: 'cerca de 90 minutos',
  },
  id: {
    name: 'PODIUM',
    blurb:
      'Lima Kebijakan, sepuluh Periode, satu hasil bersama. Pasang Rencana di meja, bela, buat janji, dan danai bersama-sama, sebelum Peristiwa berikutnya menimpa.',
    players: '{min} sampai {max} pemain',
    time: 'sekitar 90 menit',
  },
} as const;
