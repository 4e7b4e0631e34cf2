import type { privacy as english } from '../en/privacy';

export const privacy: { readonly [K in keyof typeof english]: string } = {
  'privacy.title': 'Qué guarda Palaver, y dónde',
  'privacy.1':
    'Palaver no tiene cuentas, ni servidor propio, ni anuncios, y quienes lo hacen no saben nada de ti.',
  'privacy.2':
    'Lo que haces en una partida llega solo a los aparatos de tu mesa, por la red local, y viaja cifrado.',
  'privacy.3':
    'El anfitrión guarda la partida: los nombres que se escribieron, cada jugada, y los votos una vez abiertos; un ordenador borra una partida terminada 30 días después de su última jugada, la próxima vez que Palaver se inicia en él, salvo que alguien haya decidido conservarla.',
  'privacy.4':
    'Tu teléfono guarda tus ajustes, las claves de tus asientos, las partidas jugadas en él, los resultados, tus propios escenarios, y una copia cifrada de la partida que solo varios teléfonos juntos pueden abrir.',
  'privacy.5':
    'Puedes escribir cualquier nombre: nadie pide tu nombre real, tu edad, tu dirección ni un número.',
  'privacy.6':
    'La cámara solo lee códigos y el sensor de movimiento solo lanza dados; nada de eso se graba, y Palaver nunca pregunta dónde estás, ni pide tus contactos, tus fotos o el micrófono.',
  'privacy.7':
    'Solo sale de la mesa lo que la propia gente entrega, como una partida guardada o un enlace, con dos excepciones: la copia de seguridad de un iPhone puede contener lo que Palaver guarda en él, y en la aplicación de Android la parte que lee los códigos es de Google y puede decirle, donde hay internet, en qué aparato funciona y si funciona bien, nunca lo que ve la cámara.',
  'privacy.8':
    '«Borrar todo de este teléfono», en los ajustes, elimina todo lo que guarda este teléfono; el anfitrión y los demás teléfonos conservan lo suyo hasta que se borre también allí.',
};
