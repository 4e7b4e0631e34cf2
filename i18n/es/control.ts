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
  'control.name': 'Nombre de esta velada',
  'control.name.keep': 'Guardar este nombre',
  'control.options.all': 'Jugar así en las {count} mesas de este juego',
  'control.options.done': 'Todas las mesas de este juego que esperan juegan así.',
  'control.close': 'Cerrar la mesa {id} para siempre',
  'control.close.sure':
    'Sus teléfonos pierden la mesa, y su partida se borra de este ordenador. Nadie puede seguir con ella.',
  'control.close.yes': 'Sí, cerrar la mesa {id}',
  'control.close.no': 'No, guardarla',
  'control.slow': 'No ha pasado nada desde hace {count} minutos.',
  'control.print': 'Imprimir los códigos',
  'control.paper.title': 'Busca tu mesa. Escanea. Siéntate.',
  'control.paper.how':
    '1. Únete al Wi-Fi del anfitrión. Sigue conectado, aunque no haya internet. 2. Escanea el código. 3. Escribe un nombre.',
  'control.paper.type': 'o escribe',
};
