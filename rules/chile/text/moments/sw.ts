import type { momentsEn } from './en';

export const momentsSw: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.biggest-day':
    'Hakuna Siku iliyoiletea kampeni kura nyingi zaidi kuliko Siku {day}. {side}: {count} zaidi.',
  'moment.still-day': 'Siku {day} hakuna Mkoa uliobadili upande, licha ya yote mliyofanya.',
  'moment.turned': 'Kutoka jioni hadi jioni Mkoa wa {region} ulibadili upande mara {count}.',
  'moment.turned.one':
    'Kutoka jioni moja hadi inayofuata Mkoa wa {region} ulibadili upande, mara moja. Hakuna Mkoa uliobadili mara nyingi zaidi.',
  'moment.new-leader': 'Siku {day} kampeni inayoongoza ilibadilika. Kuanzia hapo mbele: {side}.',
  'moment.between': 'Kura zilizotenganisha kampeni mbili mwishoni: {count}.',
  'moment.networks': 'Vituo mwishoni: Sí {si}, No {no}.',
  'moment.unlike-1988': 'Mikoa iliyomaliza tofauti hapa na ilivyokuwa mwaka 1988: {count}.',
  'moment.nobodys': 'Mikoa ambayo hakuna aliyekuwa ameishinda mwishoni: {count}.',
};
