import type { momentsEn } from './en';

export const momentsEs: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.biggest-day': 'Ningún Día dio más votos a una campaña que el Día {day}. {side}: {count} más.',
  'moment.still-day': 'El Día {day} ninguna Región cambió de lado, hicieran lo que hicieran.',
  'moment.turned': 'De una noche a otra, {region} cambió de lado {count} veces.',
  'moment.turned.one': 'De una noche a otra, {region} cambió de lado, una vez. Ninguna Región cambió más.',
  'moment.new-leader': 'El Día {day} cambió quién iba delante. Desde entonces: {side}.',
  'moment.between': 'Votos que separaban a las dos campañas al final: {count}.',
  'moment.networks': 'Redes al final: Sí {si}, No {no}.',
  'moment.unlike-1988': 'Regiones que acabaron de otra manera aquí que en 1988: {count}.',
  'moment.nobodys': 'Regiones que nadie había ganado al final: {count}.',
};
