import type { momentsEn } from './en';

export const momentsPt: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.worst': 'Rodada {round}, {disaster}: {count} projetos se perderam. Nenhum desastre levou mais.',
  'moment.worst.one': 'Rodada {round}, {disaster}: um projeto se perdeu. Nenhum desastre levou mais.',
  'moment.lost-together':
    'Rodada {round}, {disaster}: perdeu-se um projeto que várias pessoas tinham pagado.',
  'moment.unforeseen':
    'Rodada {round}, {disaster}: o desastre veio, e ninguém tinha um único escudo contra ele.',
  'moment.good-year': 'Rodada {round}: um ano bom. Nada de ruim aconteceu.',
  'moment.balance': 'Projetos concluídos no fim: {standing}. Projetos que os desastres levaram: {lost}.',
  'moment.spared': 'Rodada {round}, {disaster}: escudos salvaram {count} distritos de qualquer perda.',
  'moment.spared.one': 'Rodada {round}, {disaster}: escudos salvaram um distrito de qualquer perda.',
  'moment.open': 'Vezes que um desastre encontrou um distrito sem um único escudo contra ele: {count}.',
  'moment.apart': 'Pontos no fim: o distrito mais forte {most}, o mais fraco {least}.',
  'moment.together': 'Projetos concluídos que várias pessoas da mesa pagaram juntas: {count}.',
};
