import type { fair as english } from '../en/fair';

export const fair: { readonly [K in keyof typeof english]: string } = {
  'shuffle.title': 'Barajamos juntos',
  'shuffle.why':
    'Cada teléfono saca un número secreto: así nadie puede hacer trampa con los dados o las cartas.',
  'shuffle.waiting': 'Esperamos a {names}.',
  'shuffle.without': '{names}: sin respuesta. Los demás sacan números nuevos.',

  'fair.title': 'Lo que hallaron los teléfonos',
  'fair.checking': 'Este teléfono juega otra vez la partida para revisar cada dado y cada carta…',
  'fair.agree': '{count} teléfonos están de acuerdo: partida limpia.',
  'fair.agree.one': '{count} teléfono está de acuerdo: partida limpia.',
  'fair.so-far': '{count} teléfonos están de acuerdo hasta ahora.',
  'fair.so-far.one': '{count} teléfono está de acuerdo hasta ahora.',
  'fair.unchecked':
    'Este teléfono no puede revisar la partida: se jugó con la versión {needs} de las reglas y este teléfono tiene la versión {has}.',
  'fair.missing': 'Falta la respuesta de: {names}.',
  'fair.late': 'El teléfono de {name} siguió la partida desde la jugada {move}.',
  'fair.differs': 'El teléfono de {name} no está de acuerdo en la jugada {move}. {what}',
  'fair.differs.start': 'El teléfono de {name} no está de acuerdo con cómo se barajó. {what}',
  'fair.talk': 'Háblenlo: puede que un teléfono falle, o que el anfitrión haga trampa.',
  'fair.what.file': 'El anfitrión no mostró una partida que se pueda leer.',
  'fair.what.seed': 'Los números no son los que los teléfonos habían acordado.',
  'fair.what.left-out': 'Estaba aquí y nadie le pidió un número.',
  'fair.what.roster': 'Los jugadores, las opciones o las reglas no son los que aceptó.',
  'fair.what.number': 'Cambiaron su propio número.',
  'fair.what.illegal': 'Las reglas no permiten esa jugada.',
  'fair.what.told': 'En ese momento le dijeron otra cosa.',
  'fair.what.lost': 'Falta una jugada que se hizo ahí.',
  'fair.what.forged': 'Ahí aparece una jugada que nadie hizo.',
  'fair.what.result': 'La partida no terminó así.',
  'fair.what.chain': 'El anfitrión muestra registros distintos de los que dio entonces.',
  'fair.save': 'Guardar esta partida',
  'fair.save.hint': 'Un archivo con todas las jugadas, que cualquiera puede revisar',
  'fair.save.nameless': 'Guardar sin nombres',
  'fair.save.nameless.hint': 'El mismo archivo, sin el nombre de nadie',
  'fair.save.failed': 'No se pudo guardar el archivo. Haz espacio en este teléfono e inténtalo otra vez.',
};
