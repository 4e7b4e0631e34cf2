import type { momentsEn } from './en';

export const momentsSw: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.worst': 'Raundi {round}, {disaster}: miradi {count} ilipotea. Hakuna janga lililochukua zaidi.',
  'moment.worst.one': 'Raundi {round}, {disaster}: mradi mmoja ulipotea. Hakuna janga lililochukua zaidi.',
  'moment.lost-together': 'Raundi {round}, {disaster}: ulipotea mradi ambao watu kadhaa walikuwa wameulipia.',
  'moment.unforeseen':
    'Raundi {round}, {disaster}: janga lilipiga, na hakuna aliyekuwa na ngao hata moja dhidi yake.',
  'moment.good-year': 'Raundi {round}: mwaka mzuri. Hakuna baya lililotokea.',
  'moment.balance': 'Miradi iliyokamilika mwishoni: {standing}. Miradi iliyochukuliwa na majanga: {lost}.',
  'moment.spared': 'Raundi {round}, {disaster}: ngao ziliokoa wilaya {count} zisipoteze chochote.',
  'moment.spared.one': 'Raundi {round}, {disaster}: ngao ziliokoa wilaya moja isipoteze chochote.',
  'moment.open': 'Mara ambazo janga liliikuta wilaya bila ngao hata moja dhidi yake: {count}.',
  'moment.apart': 'Wilaya yenye nguvu zaidi ilimaliza na pointi {most}, dhaifu zaidi na {least}.',
  'moment.together': 'Miradi iliyokamilika ambayo kadhaa kati yenu waliilipia: {count}.',
};
