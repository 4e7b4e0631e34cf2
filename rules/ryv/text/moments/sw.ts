import type { momentsEn } from './en';

export const momentsSw: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.harmed': 'Raundi {round}: AI ilimgeukia mtu aliyekuwa akiitumia: {card}.',
  'moment.crackdown': 'Raundi {round}: serikali ilifanya msako. Ulitokea hapa: {place}.',
  'moment.blocked':
    'Raundi {round}: mara ya kwanza mmoja wenu kumzuia mwingine. Vizuizi katika mchezo mzima: {count}.',
  'moment.future': 'Kesho iliyokuja, namba {number}, ilikuwa na kete {count} kati ya {tokens}.',
  'moment.goal': 'Raundi {round}: kuna aliyefikia lengo, kwa mara ya kwanza.',
  'moment.met': 'Mahitaji mliyoyatimiza: {count}.',
  'moment.broke': 'Raundi {round}: ahadi ilivunjwa.',
  'moment.shared': 'Raundi {round}: kuna aliyelipa ili atumie AI ya mwingine: {card}.',
  'moment.links': 'Viungo kati ya jamii mwishoni: {count}.',
  'moment.apart': 'Pointi nyingi zaidi zilikuwa {most}, chache zaidi {least}.',
  'moment.needs': 'Mahitaji yaliyokuwa bado yapo mwishoni: {count}.',
};
