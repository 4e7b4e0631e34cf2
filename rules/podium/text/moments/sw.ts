import type { momentsEn } from './en';

export const momentsSw: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.missed':
    'Mpango “{plan}” uliingia kwenye ubao katika Kipindi {period}. Mwishoni ulipungukiwa Fedha {count}.',
  'moment.missed.one':
    'Mpango “{plan}” uliingia kwenye ubao katika Kipindi {period}. Mwishoni ulipungukiwa Fedha 1 tu.',
  'moment.setback':
    'Kipindi {period}: Sera zote kwa pamoja zilishuka. Hatua za kushuka: {count}. Tukio lilikuwa: {event}.',
  'moment.leap':
    'Hakuna Kipindi kilicholeta zaidi kuliko Kipindi {period}. Hatua za kupanda kwa Sera zote kwa pamoja: {count}.',
  'moment.kept': 'Kipindi {period}: Sera ya {by} iliahidi kitu kwa Sera ya {to}, na ilitimiza.',
  'moment.broken': 'Kipindi {period}: Sera ya {by} iliahidi kitu kwa Sera ya {to}, na haikutimiza.',
  'moment.stopped': 'Kipindi {period}: Mpango “{plan}” ulizuia Tukio: {event}.',
  'moment.ends':
    'Mwishoni Sera ya {low} ilikuwa chini zaidi, kwenye {least}, na Sera ya {high} juu zaidi, kwenye {most}. Lengo lilikuwa {goal}.',
  'moment.sdgs': 'SDG ambazo mwishoni hazikuwa na Mpango uliotumika: {count}.',
};
