/** What stands on the lid of the box. The shelf has it of every game, in the language it is read in. */
export const lid = {
  en: {
    name: 'Chile, 1988',
    blurb:
      'A dictator lets the people vote on his own future. Two campaigns, Sí and No, cross a very long country in ten Days. Ask people what they care about, speak to it, and win the Regions that decide.',
    players: '{max} players',
    time: 'about 45 minutes',
  },
  fr: {
    name: 'Chili, 1988',
    blurb:
      'Un dictateur laisse le peuple voter sur son propre avenir. Deux campagnes, le Sí et le No, traversent en dix Jours un pays tout en longueur. Demandez aux gens ce qui compte pour eux, parlez-en, et gagnez les Régions qui décident.',
    players: '{max} joueurs',
    time: 'environ 45 minutes',
  },
  es: {
    name: 'Chile, 1988',
    blurb:
      'Un dictador deja que el pueblo vote sobre su propio futuro. Dos campañas, el Sí y el No, recorren en diez Días un país muy largo. Pregunta a la gente qué le importa, háblale de eso y gana las Regiones que deciden.',
    players: '{max} jugadores',
    time: 'unos 45 minutos',
  },
  sw: {
    name: 'Chile, 1988',
    blurb:
      'Dikteta anawaachia watu wapige kura kuhusu hatima yake mwenyewe. Kampeni mbili, Sí na No, zinavuka nchi ndefu sana kwa Siku kumi. Waulize watu wanajali nini, lizungumzie, na ushinde Mikoa inayoamua.',
    players: 'wachezaji {max}',
    time: 'kama dakika 45',
  },
  pt: {
    name: 'Chile, 1988',
    blurb:
      'Um ditador deixa o povo votar sobre o futuro dele. Duas campanhas, Sí e No, atravessam um país muito comprido em dez Dias. Pergunte às pessoas o que importa para elas, fale disso e ganhe as Regiões que decidem.',
    players: '{max} pessoas',
    time: 'cerca de 45 minutos',
  },
  id: {
    name: 'Chile, 1988',
    blurb:
      'Seorang diktator membiarkan rakyat memilih: ia tetap berkuasa atau tidak. Dua kubu, Sí dan No, melintasi negeri yang sangat panjang dalam sepuluh Hari. Tanya orang apa yang mereka pedulikan, bicarakan itu, dan menangkan Wilayah yang menentukan.',
    players: '{max} pemain',
    time: 'sekitar 45 menit',
  },
} as const;
