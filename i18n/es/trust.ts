import type { trust as english } from '../en/trust';

export const trust: { readonly [K in keyof typeof english]: string } = {
  'trust.sign': 'El signo de nuestra mesa',
  'trust.sign.label': 'El signo de esta mesa: {pictures}. {compared}',
  'trust.sign.read': '{name}, léelo en voz alta.',
  'trust.sign.reads': '{name} lo lee en voz alta. ¿Es igual en tu teléfono?',
  'trust.sign.count': '{count} teléfonos sostienen esta mesa: cuéntenlos.',
  'trust.sign.rounds': 'Hicieron falta {count} rondas.',
  'trust.sign.without': 'Faltaban cuando se hizo: {names}.',
  'trust.sign.leftOut':
    'Este teléfono no dio ningún número para barajar: no estaba o respondió demasiado tarde.',
  'trust.sign.apps': 'Mejor comparar con un teléfono que tiene la app: {names}.',
  'trust.sign.apps.none':
    'Ningún otro teléfono tiene la app. Una página en un navegador muestra lo que quiere el anfitrión.',
  'trust.sign.page': 'Esta página viene del anfitrión. Con la app, los dibujos prueban más.',
  'trust.sign.same': 'Igual',
  'trust.sign.different': 'No es igual',
  'trust.sign.new': 'Nuevo',
  'trust.sign.new.label': 'Dibujos nuevos: compárenlos con los de los demás.',
  'trust.sign.screen': 'Comparen de teléfono a teléfono, no con esta pantalla.',
  'trust.lost': 'Si este teléfono se pierde ahora, los demás solo pueden seguir sin tu voto.',
  'trust.compared.by': 'Comparado por {names}',
  'trust.compared.others': 'Comparado por {names}, aún no en este teléfono',
  'trust.compared.none': 'Aún sin comparar',

  'lobby.seat.app': 'app',
  'lobby.seat.page': 'en un navegador',
  'lobby.seat.host': 'anfitrión',

  'trust.phones': 'Los teléfonos de esta mesa',
  'trust.phone.mine': 'este teléfono',
  'trust.phone.app': 'tiene la app',
  'trust.phone.page': 'página en un navegador',
  'trust.phone.host': 'es el anfitrión',
  'trust.phone.compared': 'ha comparado',
  'trust.phone.unconfirmed': 'no ha confirmado que ve la misma partida',
  'trust.phone.out': 'se ha ido',
  'trust.phone.nobody': 'Un teléfono sin asiento',

  'trust.different': 'Los dibujos no son iguales',
  'trust.different.short': 'Los dibujos son distintos: este teléfono ya no muestra nada secreto.',
  'trust.different.stopped': 'Desde ahora tus votos se quedan en este teléfono: no abre ni muestra ninguno.',
  'trust.different.told':
    'A este teléfono le hablaron de {count} teléfonos. ¿Hay alguno que no está en su mesa?',
  'trust.different.told.one': 'A este teléfono no le hablaron de ningún otro.',
  'trust.different.leave': 'Deja esta mesa.',
  'trust.different.scan': 'Escanea otra vez el código grande, directamente de la pantalla del anfitrión.',
  'trust.different.still':
    '¿Siguen siendo distintos? Entonces el anfitrión, o alguien en este wifi, hace trampa.',
  'trust.what': 'Qué hacer',

  'trust.stopped.different':
    'Quien juega como {name} dice que los dibujos no son iguales. El teléfono de {name} ya no abre ningún voto.',
  'trust.stopped.alarm': 'El teléfono de {name} dice que algo va mal en esta mesa. Ya no abre ningún voto.',
  'trust.stopped.do': 'Miren ese teléfono juntos: dice qué hacer.',
  'trust.gone': 'Faltan algunos pasos',
  'trust.gone.why':
    'La mesa siguió con otro anfitrión mientras este teléfono no estaba. Los últimos pasos que solo este teléfono había visto ya no están en la partida. Ahora ves la partida como la ven todos los demás.',
  'trust.gone.ok': 'Entendido',

  'gate.title': '¿Está bien así?',
  'gate.silent': 'El teléfono de {name} no confirma que ve la misma partida.',
  'gate.silent.many': 'Estos teléfonos no confirman que ven la misma partida: {names}.',
  'gate.unproven': 'Solo el anfitrión dice que {name} selló su voto. El teléfono de {name} no lo probó.',
  'gate.unproven.many': 'Solo el anfitrión dice que sellaron su voto: {names}. Sus teléfonos no lo probaron.',
  'gate.seat-changed': 'El asiento de {name} lo juega ahora un bot u otro teléfono.',
  'gate.seat-changed.many': 'Estos asientos los juegan ahora bots u otros teléfonos: {names}.',
  'gate.somebody': 'No todos los teléfonos confirman que ven la misma partida.',
  'gate.ask': 'Pregunta en la mesa. Si es solo una batería vacía, sigue. Si nadie sabe, espera.',
  'gate.risk.open': 'Si el anfitrión hace trampa, sabría tu voto antes de que todos sellen el suyo.',
  'gate.risk.show': 'Si el anfitrión hace trampa, sabría lo que sellaste.',
  'gate.risk.lend': 'Si el anfitrión hace trampa, sabría ese voto antes de que todos sellen el suyo.',
  'gate.wait': 'Esperar',
  'gate.yes.open': 'Abrir de todos modos',
  'gate.yes.show': 'Mostrar de todos modos',
  'gate.yes.lend': 'Abrirlo de todos modos',
  'gate.waiting': 'Tu voto espera',

  'alarm.title': 'Algo va mal en esta mesa',
  'alarm.fork': 'A este teléfono ({mine}) y al de {name} les mostraron dos partidas distintas.',
  'alarm.fork.means': 'Un anfitrión honesto muestra la misma partida a todos los teléfonos.',
  'alarm.past': 'El anfitrión cambió lo que ya había pasado en la partida que vio este teléfono.',
  'alarm.past.means': 'Un anfitrión honesto nunca cambia el pasado.',
  'alarm.forged': 'El anfitrión muestra un voto o una jugada de {mine} que no se hizo en este teléfono.',
  'alarm.forged.means': 'Un anfitrión honesto nunca hace algo en tu lugar.',
  'alarm.left-out': 'Los teléfonos barajaron sin este, aunque estaba aquí y listo.',
  'alarm.left-out.means': 'Puede que el anfitrión haya elegido las cartas y los dados.',
  'alarm.changed-list': 'Mientras los teléfonos barajaban, el anfitrión cambió la lista de teléfonos.',
  'alarm.changed-list.means':
    'Puede que el anfitrión intentara elegir las cartas, o meter un teléfono a escondidas.',
  'alarm.false-key': 'El anfitrión dio para el teléfono de {name} una clave que no es la suya.',
  'alarm.false-key.means': 'Con una clave falsa el anfitrión podría leer lo que es para ese teléfono.',
  'alarm.other-host': 'Alguien dice ser el nuevo anfitrión, y los teléfonos de esta mesa no lo aceptaron.',
  'alarm.other-host.means': 'Puede ser un extraño que quiere quedarse con esta mesa.',
  'alarm.other': 'El anfitrión hizo algo que un anfitrión honesto nunca hace ({what}).',
  'alarm.other.means': 'Su programa está averiado, o lo cambiaron.',
  'alarm.stopped': 'Este teléfono guarda sus secretos: ya no abre ni muestra ningún voto.',
  'alarm.do': 'Díselo ahora a los demás. Paren esta partida y empiecen otra con otro anfitrión.',

  'fair.themselves': '{own} de {count} lo dicen por sí mismos.',
  'fair.host-says': 'De {names} lo dice el anfitrión.',

  'secrecy.everybody': 'Oculto para todos, también para el anfitrión.',
  'secrecy.page': 'Oculto para los demás jugadores. Solo la app puede ocultarlo también al anfitrión.',
  'secrecy.host': 'Oculto para los demás jugadores. Este teléfono es el anfitrión.',
  'secrecy.compare':
    'Oculto para los demás jugadores. También para el anfitrión cuando hayas comparado los dibujos con otro teléfono que tiene la app.',
  'secrecy.others':
    'Oculto para los demás jugadores. También para el anfitrión cuando otro teléfono que tiene la app haya comparado los dibujos.',
  'secrecy.stopped': 'Se queda en este teléfono y no se abrirá: algo va mal en esta mesa.',

  'compare.open': 'Comparar con código',
  'compare.title': 'Comparar dos teléfonos',
  'compare.how':
    'Los dos teléfonos tienen la app. Uno muestra su código, el otro lo escanea. No hay que leer nada, y es exacto.',
  'compare.qr': 'Código de la partida como la ve este teléfono',
  'compare.aim': 'Pon este teléfono sobre el código del otro.',
  'compare.scan': 'Escanear el otro teléfono',
  'compare.same': 'Igual: los dos teléfonos ven una sola partida, hasta la última jugada.',
  'compare.different': 'No es igual: a los dos teléfonos les mostraron mesas o partidas distintas.',
  'compare.fork': 'No es igual: a los dos teléfonos les mostraron partidas distintas.',
  'compare.page':
    'Ese teléfono muestra una página del navegador, dibujada por el anfitrión. Su código no prueba nada.',
  'compare.other-table': 'Ese teléfono está en otra mesa.',
  'compare.unreadable':
    'Este no es el código de un teléfono que compara. Abre allí «Comparar dos teléfonos».',
  'compare.apart': 'Un teléfono iba una jugada por delante. Muestra el código y escanéalo otra vez.',
};
