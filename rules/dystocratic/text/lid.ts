/** What stands on the lid of the box. The shelf has it of every game, in the language it is read in. */
export const lid = {
  en: {
    name: 'Dystocratic Process',
    blurb:
      'An AI rules the world, and it loves elections. Talk, bluff and vote: be the best voter at the table, and do not let the AI beat you all.',
    players: '{max} players',
    time: 'about 30 minutes',
  },
  fr: {
    name: 'Dystocratic Process',
    blurb:
      'Une IA dirige le monde, et elle adore les élections. Parlez, bluffez et votez : votez mieux que tous les autres à la table, et ne laissez pas l’IA vous battre tous.',
    players: '{max} joueurs',
    time: 'environ 30 minutes',
  },
  es: {
    name: 'Dystocratic Process',
    blurb:
      'Una IA gobierna el mundo, y le encantan las elecciones. Habla, engaña y vota: sé quien mejor vota en la mesa, y no dejes que la IA les gane a todos.',
    players: '{max} jugadores',
    time: 'unos 30 minutos',
  },
  sw: {
    name: 'Dystocratic Process',
    blurb:
      'AI inatawala dunia, na inapenda sana uchaguzi. Zungumza, zuga na upige kura: uwe mpiga kura bora mezani, na usiiache AI iwashinde nyote.',
    players: 'wachezaji {max}',
    time: 'kama dakika 30',
  },
  pt: {
    name: 'Dystocratic Process',
    blurb:
      'Uma IA governa o mundo, e ela adora eleições. Converse, blefe e vote: vote melhor que todo mundo na mesa, e não deixe a IA vencer vocês todos.',
    players: '{max} pessoas',
    time: 'cerca de 30 minutos',
  },
  id: {
    name: 'Dystocratic Process',
    blurb:
      'AI menguasai dunia, dan AI suka pemilu. Bicara, gertak, dan pilih: jadilah pemilih terbaik di meja, dan jangan biarkan AI mengalahkan kalian semua.',
    players: '{max} pemain',
    time: 'sekitar 30 menit',
  },
} as const;
