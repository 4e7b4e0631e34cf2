import type { control as english } from '../en/control';

export const control: { readonly [K in keyof typeof english]: string } = {
  'control.title': 'Todas mis mesas',
  'control.button': 'Guiar varias mesas',
  'control.lead': 'Guiar',
  'control.screen': 'Mostrar en grande',
  'control.all': 'Todas las mesas a la vez',
  'control.all.pause': 'Poner todas las partidas en pausa',
  'control.all.go-on': 'Todas siguen',
  'control.all.tell': 'Mensaje o reloj para todos',
  'control.codes': 'Códigos de todas las mesas',
  'control.set-up': 'Abrir más mesas',
  'control.open': 'Abrir {count} mesas',
  'control.open.one': 'Abrir {count} mesa',
  'control.less': 'Una mesa menos de {game}',
  'control.more': 'Una mesa más de {game}',
  'control.sees': 'Ves lo que ve cualquiera en una mesa. Las manos y los votos se quedan en los teléfonos.',
};
