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
} as const;
