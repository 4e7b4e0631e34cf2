import type { momentsEn } from './en';

export const momentsEs: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.missed': '{plan} llegó al tablero en el Período {period}. Al final le faltaban {count} Fondos.',
  'moment.missed.one': '{plan} llegó al tablero en el Período {period}. Al final le faltaba un solo Fondo.',
  'moment.setback':
    'Período {period}: juntas, las Políticas bajaron. Pasos atrás: {count}. El Evento fue: {event}.',
  'moment.leap':
    'Ningún Período dio más que el Período {period}. Pasos adelante de todas las Políticas juntas: {count}.',
  'moment.kept': 'Período {period}: {by} prometió algo a {to}, y lo cumplió.',
  'moment.broken': 'Período {period}: {by} prometió algo a {to}, y no lo cumplió.',
  'moment.stopped': 'Período {period}: {plan} detuvo un Evento: {event}.',
  'moment.ends':
    'Al final {low} quedó más abajo con {least}, {high} más arriba con {most}. La Meta era {goal}.',
  'moment.sdgs': 'ODS sin Plan terminado al final: {count}.',
};
