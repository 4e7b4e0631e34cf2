import type { DystocraticText } from './en';

export const es: DystocraticText = {
  credit: 'Dystocratic Process es un juego de Felix Park',

  'ai.name': 'La IA',
  dealer: 'Reparte',

  'vote.black': 'NEGRO',
  'vote.white': 'BLANCO',
  'prediction.none': 'Sin predicción',
  'prediction.none.text': 'Tus puntos quedan como están.',
  'prediction.majority': 'Mayoría',
  'prediction.majority.text': 'La mayoría vota como tú. Acierto: ×{right}, error: ×{wrong}.',
  'prediction.minority': 'Minoría',
  'prediction.minority.text': 'Menos jugadores votan como tú. Acierto: ×{right}, error: ×{wrong}.',
  'prediction.alone': 'En solitario',
  'prediction.alone.text': 'Nadie más vota como tú. Acierto: ×{right}, error: ×{wrong}.',
  'claim.black': 'Voto NEGRO',
  'claim.white': 'Voto BLANCO',
  'claim.undecided': 'Todavía no sé',

  'card.force-black': 'Forzar NEGRO',
  'card.force-black.text': 'Un jugador que no ha cerrado su voto debe votar NEGRO.',
  'card.force-white': 'Forzar BLANCO',
  'card.force-white.text': 'Un jugador que no ha cerrado su voto debe votar BLANCO.',
  'card.give': 'Dar una carta',
  'card.give.text': 'Un jugador te da una de sus cartas de acción. La elige el azar.',
  'card.reveal-hand': 'Mostrar la mano',
  'card.reveal-hand.text': 'Un jugador te muestra todas sus cartas de acción. Nadie más las ve.',
  'card.silence': 'Silencio',
  'card.silence.text': 'Un jugador no puede hablar ni hacer señas hasta que termine la ronda.',
  'card.peek-prediction': 'Ver la predicción',
  'card.peek-prediction.text': 'Un jugador que ya cerró su voto te muestra su predicción.',
  'card.peek-vote': 'Ver el voto',
  'card.peek-vote.text': 'Un jugador que ya cerró su voto te lo muestra.',
  'card.value': 'Vale {value} al final si la guardas.',

  'phase.deal': 'Quien reparte destapa el voto de la IA',
  'phase.talk': 'Habla, juega cartas, cierra tu voto',
  'phase.over': 'La partida terminó',
  'move.deal': 'Destapar el voto de la IA',
  'move.play': 'Jugar {card} contra {target}',
  'move.say': 'Decir: {claim}',
  'move.note': 'Escribir una nota',
  'move.lock': 'Cerrar mi voto',
  'move.lock.choice': 'Cerrar {vote}, {prediction}',

  'points.0.against': 'Nadie vota con la IA',
  'points.1.with': 'El único voto con la IA',
  'points.1.against': 'Contra la IA, uno está con ella',
  'points.2.with': 'Con la IA',
  'points.2.against': 'Contra la IA',
  'points.3.with': 'Con la IA',
  'points.3.against': 'Contra la IA',
  'points.4.with': 'Todos votan con la IA',
  'points.struck': 'La papeleta fue anulada',
  'points.right': '{prediction} acertó: ×{times}',
  'points.wrong': '{prediction} falló: ×{times}',
  'points.cards': 'Cartas sin usar',
  'points.forced': 'Voto forzado: {vote}',

  'log.dealt': 'Ronda {round}. {dealer} destapa el voto de la IA: {ai}.',
  'log.drew': '{seat} roba {card}.',
  'log.played': '{seat} juega {card} contra {target}.',
  'log.gave': '{from} le da una carta de acción a {to}.',
  'log.gave.empty': '{from} no tiene cartas de acción que dar.',
  'log.gave-card': 'La carta que {from} le da a {to} es {card}.',
  'log.revealed-hand': '{from} le muestra estas cartas a {to}: {cards}.',
  'log.silenced': '{seat} no puede hablar hasta que termine la ronda.',
  'log.said': '{seat} dice: {claim}.',
  'log.noted': '{seat} escribe: {text}',
  'log.locked': '{seat} cerró su voto.',
  'log.struck': 'La papeleta de {seat} no se pudo abrir. La mesa la anula.',
  'log.recovered': 'El teléfono de {seat} no volvió. Los demás abrieron juntos su voto: {by}.',
  'log.shown': '{from} le muestra a {to}: {value}.',
  'log.scored': 'La ronda {round} terminó. La IA recibe {aiPoints}.',
  'log.scored.seat': '{seat} votó {vote}. Puntos: {points}.',
  'log.scored.predicted': '{seat} votó {vote} y predijo {prediction}. Puntos: {points}.',
  'log.over': 'La partida terminó. La IA tiene {ai} puntos.',
  'log.over.seat': '{seat} tiene {score} puntos, {cardPoints} de ellos por cartas sin usar.',
  'log.over.winner': 'Gana {winners}.',
  'log.over.winners': '{winners} comparten la victoria.',
  'log.over.ai': 'Gana la IA. Todos pierden.',

  'why.not-now':
    'Las cartas y las palabras esperan a que se destape el voto de la IA, y terminan con el último cierre.',
  'why.not-in-hand': 'No tienes esta carta.',
  'why.not-yourself': 'Juégala contra otro jugador, no contra ti.',
  'why.no-such-player': 'No existe ese jugador.',
  'why.force-locked': 'Este jugador ya cerró su voto. Es tarde para forzarlo.',
  'why.force-twice': 'Este jugador ya está forzado. Vale la primera carta.',
  'why.give-twice': 'A este jugador ya le pidieron una carta en esta ronda.',
  'why.silence-twice': 'Este jugador ya está en silencio.',
  'why.peek-not-locked': 'Este jugador todavía no ha cerrado su voto. No hay nada que ver.',
  'why.peek-twice': 'Esto ya lo miraste.',
  'why.silenced': 'Debes callar hasta que termine la ronda.',
  'why.no-words-left': 'Ya dijiste bastante en esta ronda.',

  'option.lockTimer': 'Tiempo para cerrar el voto',
  'option.lockTimer.0': 'sin límite',
  'option.lockTimer.30': '30 segundos',
  'option.lockTimer.60': '1 minuto',
  'option.lockTimer.120': '2 minutos',
  'option.firstDealer': 'Quién reparte primero',
  'option.firstDealer.random': 'lo elige el azar',
  'option.firstDealer.0': 'asiento 1',
  'option.firstDealer.1': 'asiento 2',
  'option.firstDealer.2': 'asiento 3',
  'option.firstDealer.3': 'asiento 4',
  'option.multipliers': 'Multiplicadores',
  'option.multipliers.standard': 'normales',
  'option.multipliers.gentle': 'suaves',
  'option.multipliers.bold': 'atrevidos',

  'debrief.1': '¿En quién confiabas en la primera ronda, y en quién en la última? ¿Qué cambió?',
  'debrief.2': '¿Cuándo dijiste una cosa y votaste otra? ¿Qué sentiste?',
  'debrief.3': 'Entre los cuatro podían parar a la IA votando contra ella. ¿Qué se lo impidió?',
  'debrief.4': '¿Cómo cambió la conversación el hecho de que los votos fueran secretos hasta el final?',
  'debrief.5': '¿Qué te ayudó más: saber lo que harían los demás, o hacer que lo hicieran?',
  'debrief.6':
    'Los puntos estaban hechos para favorecer a la IA. ¿Dónde, en la vida real, las reglas favorecen a un lado?',
  'debrief.7': 'Si pudieras cambiar una regla para que la gente confíe más, ¿cuál sería?',

  'rules.1': 'El objetivo',
  'rule.1.1': '{seats} jugadores votan en {rounds} rondas. La IA también vota, y también gana puntos.',
  'rule.1.2': 'Al final de la partida, ten más puntos que todos los demás jugadores y más que la IA.',
  'rules.2': 'Comienzo de la partida',
  'rule.2.1':
    'Las {actionCards} cartas de acción se barajan y se ponen boca abajo. También las {aiCards} cartas de la IA, {aiEach} NEGRO y {aiEach} BLANCO.',
  'rule.2.2':
    'En cada ronda cada jugador tiene las dos cartas de voto, NEGRO y BLANCO, y las tres de predicción: Mayoría, Minoría y En solitario.',
  'rule.2.3':
    'Cada jugador roba {firstHand} cartas de acción. Solo tú ves tus cartas; todos ven cuántas tienes.',
  'rule.2.4': 'La persona más joven reparte primero si la mesa dice quién es. Si no, elige el azar.',
  'rule.2.5': 'Después de cada ronda reparte el jugador de la izquierda.',
  'rules.3': 'Una ronda',
  'rule.3.1':
    'Solo quien reparte empieza la ronda, destapando la primera carta de la IA. Es el voto de la IA, y todos lo ven.',
  'rule.3.2': 'Después cada jugador roba {draw} carta de acción. Hay cartas para toda la partida.',
  'rule.3.3':
    'Ahora todos hablan y pueden jugar cartas de acción. En la app puedes decir NEGRO, BLANCO o que no sabes, o escribir una nota de hasta {noteLength} letras, en total {words} veces por ronda.',
  'rule.3.4': 'Lo que dices no te obliga. Puedes votar otra cosa.',
  'rule.3.5':
    'Cada jugador cierra un voto: primero quien reparte, luego uno tras otro hacia la izquierda. Nadie cierra fuera de su turno.',
  'rule.3.6':
    'Cierras juntos tu voto y, si quieres, una predicción. Una papeleta cerrada no se puede cambiar.',
  'rule.3.7':
    'Nadie puede leer una papeleta cerrada antes de que se muestren todas, salvo con una carta Ver.',
  'rule.3.8':
    'Cuando el último jugador ha cerrado, todos los votos y predicciones se muestran a la vez. Desde ese momento nadie puede jugar cartas ni hablar en esta ronda.',
  'rule.3.9':
    'Si una papeleta cerrada no se puede abrir, porque el teléfono no está, la mesa puede anularla. Cuenta como voto contra la IA, o como el color forzado, sin predicción, y su dueño recibe 0 puntos en esta ronda.',
  'rule.3.10':
    'Después se dan los puntos, se retiran las cartas usadas y empieza la ronda siguiente. Tras la ronda {rounds} la partida termina.',
  'rule.3.11': 'La mesa puede poner un tiempo para cada cierre. Solo avisa; no pasa nada cuando se acaba.',
  'rules.4': 'Predicciones',
  'rule.4.1': 'Una predicción dice cómo quedará tu voto entre los jugadores. No es obligatorio hacerla.',
  'rule.4.2':
    'Mayoría acierta cuando más jugadores votan como tú que contra ti. Minoría acierta cuando son menos.',
  'rule.4.3': 'Con dos jugadores en cada lado, el lado de la IA es la mayoría y el otro es la minoría.',
  'rule.4.4':
    'En solitario acierta cuando ningún otro jugador vota como tú. Aquí el voto de la IA no cuenta.',
  'rule.4.5': 'Quien está en solitario también está en la minoría.',
  'rule.4.6':
    'Mayoría multiplica tus puntos por {majorityRight} si acierta y por {majorityWrong} si falla, Minoría por {minorityRight} o {minorityWrong}, En solitario por {aloneRight} o {aloneWrong}. Los medios puntos se redondean hacia arriba.',
  'rule.4.7':
    'Una predicción solo cambia tus propios puntos de esta ronda: no los de la IA, no los de otras rondas, no tus cartas.',
  'rule.4.8': 'La mesa puede elegir multiplicadores suaves o atrevidos en lugar de los normales.',
  'rules.5': 'Puntos de una ronda',
  'rule.5.1': 'Nadie vota con la IA: cada jugador recibe {noneAgainst} y la IA {noneAi}.',
  'rule.5.2':
    'Solo un jugador vota con la IA: ese jugador recibe {oneWith}, los demás {oneAgainst}, la IA {oneAi}.',
  'rule.5.3':
    'Dos o tres votan con la IA: cada uno de ellos recibe {someWith}, los demás {someAgainst}. La IA recibe {twoAi} con dos y {threeAi} con tres.',
  'rule.5.4': 'Todos votan con la IA: cada jugador recibe {allWith} y la IA {allAi}.',
  'rules.6': 'Cartas de acción',
  'rule.6.1':
    'Puedes jugar cartas de acción desde que se destapa la carta de la IA hasta que cierra el último jugador, también después de tu propio cierre.',
  'rule.6.2': 'Juegas una carta contra otro jugador, nunca contra ti.',
  'rule.6.3':
    'Una carta usada queda boca arriba delante de ese jugador hasta que termine la ronda. Después se retira.',
  'rule.6.4':
    'Forzar NEGRO o Forzar BLANCO: el jugador debe votar ese color en esta ronda. Solo se puede jugar antes de que ese jugador cierre.',
  'rule.6.5':
    'A quien ya fue forzado no se le puede forzar otra vez en la misma ronda. Vale la primera carta.',
  'rule.6.6':
    'La app solo deja cerrar ese color a un jugador forzado. La carta Forzar se muestra con el voto.',
  'rule.6.7':
    'Dar una carta: el jugador te da una carta de acción de su mano, elegida por el azar. Todos ven que una carta se mueve; solo ustedes dos saben cuál.',
  'rule.6.8':
    'Si esa mano está vacía, no recibes nada. La carta Dar que acabas de jugar no puede salir elegida.',
  'rule.6.9':
    'Dar una carta funciona con el mismo jugador solo una vez por ronda, la juegue quien la juegue.',
  'rule.6.10':
    'Mostrar la mano: ves todas las cartas de acción que este jugador tiene ahora. Nadie más las ve.',
  'rule.6.11':
    'Silencio: se dice a todos que este jugador no puede hablar, escribir ni hacer señas hasta que termine la ronda. Aun así vota y juega cartas.',
  'rule.6.12': 'A quien está en silencio no se le puede silenciar otra vez en la misma ronda.',
  'rule.6.13':
    'Ver la predicción: ves la predicción que este jugador cerró. Ver el voto: ves el voto. Solo se pueden jugar después de que ese jugador haya cerrado, y solo tú lo ves.',
  'rule.6.14': 'Puedes mirar la misma parte de la misma papeleta solo una vez.',
  'rules.7': 'Fin de la partida',
  'rule.7.1':
    'Tras la ronda {rounds} se muestran todas las manos. Cada carta sin usar suma su valor a tus puntos: Forzar {forceValue}, Dar {giveValue}, Mostrar la mano {revealHandValue}, Silencio {silenceValue}, Ver la predicción {peekPredictionValue}, Ver el voto {peekVoteValue}.',
  'rule.7.2': 'Si la IA tiene tantos puntos como el mejor jugador, o más, gana la IA y todos pierden.',
  'rule.7.3': 'Si no, gana quien tiene más puntos. Quienes tienen los mismos comparten la victoria.',
};
