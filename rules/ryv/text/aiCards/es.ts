import type { AiText } from './en';

export const aiEs: AiText = {
  'card.allocation-tool': 'Reparto de ayuda',
  'card.allocation-tool.story':
    'Muestra qué hogares necesitan primero comida o medicinas, para que la ayuda llegue donde falta.',
  'card.allocation-tool.wrong.surveillance':
    'Su lista dice quién es pobre y dónde duerme. Alguien con poder recibe una copia, y la gente deja de confiar en ti.',
  'card.allocation-tool.guards.scam': 'Una persona debe aprobar cada pago, y así se nota un pedido falso.',

  'card.upskilling': 'Aprender y usar IA',
  'card.upskilling.story': 'Cursos cortos en tus comunidades enseñan a usar la IA en el trabajo de cada día.',
  'card.upskilling.wrong.surveillance':
    'La aplicación del curso guarda lo que escribe cada alumno. Un jefe lo lee, y la gente deja tus cursos.',
  'card.upskilling.guards.dependence':
    'Quien entiende una herramienta puede arreglarla, cambiarla o trabajar sin ella.',
  'card.upskilling.guards.bias': 'Quien entiende una herramienta nota cuándo es injusta, y lo dice.',

  'card.synthetic-data': 'Datos sintéticos',
  'card.synthetic-data.story':
    'Inventa datos parecidos a los de aquí, para crear herramientas sin usar datos privados.',
  'card.synthetic-data.wrong.bias':
    'Copia los huecos de los datos viejos. Quienes faltaban ahí vuelven a faltar, y arreglarlo te cuesta dinero.',
  'card.synthetic-data.guards.surveillance':
    'Si los datos son inventados, no hay ninguna persona real a quien espiar.',

  'card.voice-assistant': 'Asistente de voz',
  'card.voice-assistant.story': 'Responde en voz alta en la lengua del lugar, para quienes no saben leer.',
  'card.voice-assistant.wrong.surveillance':
    'Escucha todo el día. Los funcionarios llegan a oír lo que se dijo de ellos en casa.',
  'card.voice-assistant.guards.dependence':
    'Responde en el teléfono más viejo: hay ayuda aunque falle una aplicación o internet.',

  'card.crop-adviser': 'Consejos de cultivo',
  'card.crop-adviser.story': 'Una campesina toma la foto de una hoja enferma y oye qué puede hacer.',
  'card.crop-adviser.wrong.bias':
    'Aprendió en grandes fincas de otros países. Aquí su consejo arruina una cosecha, y te echan la culpa a ti.',
  'card.crop-adviser.guards.scam': 'Una foto muestra si la semilla es verdadera, antes de que alguien pague.',
  'card.crop-adviser.guards.surveillance':
    'Trabaja dentro del teléfono y no manda ninguna foto. Tus otras herramientas pueden aprender a hacer lo mismo.',

  'card.flood-forecast': 'Aviso de inundaciones',
  'card.flood-forecast.story':
    'Avisa a un pueblo días antes de que crezca el río, para que la gente y los animales salgan a tiempo.',
  'card.flood-forecast.wrong.dependence':
    'Ya nadie mira el río. Una noche el aviso calla, y tú pagas el rescate.',
  'card.flood-forecast.wrong.scam':
    'Unos ladrones mandan una alarma falsa y roban en las casas vacías. Tú pagas lo perdido.',
  'card.flood-forecast.guards.disinformation':
    'Todos pueden ver el nivel medido del agua, y ahí se acaban los rumores.',
  'card.flood-forecast.guards.surveillance': 'Mira al río y no a la gente: no hay nada privado que llevarse.',

  'card.clinic-triage': 'Ayudante de clínica',
  'card.clinic-triage.story': 'Ayuda al personal de salud a ver qué paciente no puede esperar.',
  'card.clinic-triage.wrong.bias':
    'Aprendió sobre todo con hombres de países ricos. Mandan a una mujer a casa demasiado pronto, y sale en todos los diarios.',
  'card.clinic-triage.guards.surveillance':
    'Sigue la regla de los médicos: lo que dice un paciente queda ahí. Tus otros datos se cuidan igual.',

  'card.translator': 'Traductor',
  'card.translator.story':
    'Traduce lenguas pequeñas que las grandes empresas olvidaron, para que todos puedan participar.',
  'card.translator.wrong.bias':
    'Cada jefe le sale hombre y cada enfermero mujer, y confunde las palabras del pueblo. La gente se ofende.',
  'card.translator.guards.disinformation':
    'La gente lee la noticia misma en su lengua, y no un rumor sobre ella.',
  'card.translator.guards.scam': 'La gente lee un contrato en su lengua antes de firmarlo.',

  'card.campaign-writer': 'Redactor de campañas',
  'card.campaign-writer.story':
    'Escribe carteles y mensajes para grupos pequeños que no pueden pagar a un redactor.',
  'card.campaign-writer.wrong.disinformation':
    'Inventa un número que suena bien. Lo publicas, y la prensa lo descubre.',
  'card.campaign-writer.wrong.surveillance':
    'Guarda una lista de quién lee tus mensajes y a quién le gustan. La lista se filtra, y tus amigos callan.',
  'card.campaign-writer.guards.scam':
    'Conoce los trucos de las ofertas falsas y escribe avisos que todos entienden.',

  'card.ad-targeting': 'Anuncios dirigidos',
  'card.ad-targeting.story':
    'Muestra un mensaje a quien le sirve, como la fecha de una vacuna a padres jóvenes.',
  'card.ad-targeting.wrong.surveillance':
    'Adivina por los clics quién está enfermo, embarazada o con deudas. La gente se entera y se enoja contigo.',
  'card.ad-targeting.guards.bias': 'Cuenta a quiénes nunca llegó, y así ves quién queda fuera.',

  'card.trend-finder': 'Buscador de tendencias',
  'card.trend-finder.story': 'Ve pronto de qué empieza a hablar la gente, para que respondas a tiempo.',
  'card.trend-finder.wrong.disinformation':
    'Cien cuentas falsas hacen que una mentira parezca popular, y tú la repites. Ahora te escuchan menos.',
  'card.trend-finder.guards.surveillance': 'Cuenta temas, no personas: los nombres se borran enseguida.',

  'card.press-monitor': 'Lector de prensa',
  'card.press-monitor.story': 'Lee diarios de todo el mundo y te dice cuándo hablan de tu país.',
  'card.press-monitor.wrong.disinformation':
    'Cree en una página de noticias falsa. La citas en público, y dejan de escucharte.',
  'card.press-monitor.guards.dependence': 'Lee muchas fuentes: puedes perder una y seguir adelante.',

  'card.mobile-money': 'Dinero móvil',
  'card.mobile-money.story': 'La gente sin banco ahorra, manda y recibe dinero por teléfono.',
  'card.mobile-money.wrong.scam':
    'Alguien llama, dice que es del banco y pide la clave. Un minuto después el dinero ya no está.',
  'card.mobile-money.guards.bias':
    'La gente sin banco por fin aparece en los datos, y las otras herramientas ya no la olvidan.',

  'card.credit-scoring': 'Puntaje de crédito',
  'card.credit-scoring.story':
    'Mira cómo se pagan las cuentas, para prestar también a quienes ningún banco conoce.',
  'card.credit-scoring.wrong.bias':
    'Le dice que no a toda una calle por culpa de unos vecinos. Nadie sabe por qué, y la prensa te pregunta a ti.',
  'card.credit-scoring.guards.scam': 'Detiene un pago extraño hasta que alguien lo revise.',

  'card.grant-writer': 'Redactor de solicitudes',
  'card.grant-writer.story': 'Ayuda a grupos pequeños a pedir bien dinero a los donantes.',
  'card.grant-writer.wrong.scam':
    'Un donante falso pide una cuota antes del regalo. La herramienta llena la hoja, y tú pagas.',
  'card.grant-writer.guards.disinformation':
    'Pide la fuente de cada número, y ahora todos tus textos la tienen.',
  'card.grant-writer.guards.surveillance': 'Pregunta solo lo que un donante debe saber, y borra lo demás.',

  'card.open-records': 'Archivos públicos',
  'card.open-records.story':
    'Encuentra papeles públicos en segundos, para que la gente pruebe sus derechos y revise las decisiones.',
  'card.open-records.wrong.surveillance':
    'Cada búsqueda queda guardada. Los funcionarios leen quién preguntó por ellos.',
  'card.open-records.guards.disinformation':
    'El papel verdadero está abierto a todos, y una cita falsa se descubre pronto.',

  'card.safe-messages': 'Mensajes seguros',
  'card.safe-messages.story':
    'Cierra los mensajes para que solo tú y tus amigos los lean, y avisa de los extraños.',
  'card.safe-messages.wrong.surveillance':
    'Un programa espía en un solo teléfono lee todo antes de que se cierre. Los amigos ya no se atreven a verse.',
  'card.safe-messages.guards.scam': 'Comprueba quién escribe de verdad: nadie puede hacerse pasar por ti.',

  'card.law-helper': 'Ayuda legal',
  'card.law-helper.story': 'Explica las leyes y las cartas oficiales con palabras simples.',
  'card.law-helper.wrong.bias':
    'Conoce mejor las leyes de los países ricos. Citas una que aquí no existe, y los funcionarios se molestan.',
  'card.law-helper.guards.surveillance': 'Te dice qué datos deja tomar la ley, y cómo decir que no.',

  'card.permit-helper': 'Ayuda con permisos',
  'card.permit-helper.story':
    'Sabe qué sello hace falta para una tienda, un pozo o una marcha, y dónde se consigue.',
  'card.permit-helper.wrong.dependence':
    'Después de un año nadie conoce el camino sin ella. Entonces su fabricante sube el precio.',
  'card.permit-helper.guards.bias':
    'Muestra a todos las mismas reglas: se ve cuándo una herramienta es injusta con alguien.',

  'card.community-map': 'Mapa de la comunidad',
  'card.community-map.story':
    'La gente dibuja caminos, pozos y lugares de reunión que ningún mapa tiene, y ve quién está cerca de quién.',
  'card.community-map.wrong.surveillance':
    'Alguien usa el mapa para encontrar el lugar de reunión. La gente deja de ir, y un lazo se rompe.',
  'card.community-map.guards.dependence': 'El mapa es de quienes lo dibujaron, y también está en papel.',

  'card.network-planner': 'Planificador de redes',
  'card.network-planner.story': 'Busca dónde una antena o un camino une a más gente por menos dinero.',
  'card.network-planner.wrong.dependence':
    'Solo una empresa puede cambiar el plan. Cierra, y una línea queda muerta.',
  'card.network-planner.guards.scam': 'Sabe cuánto debe costar una antena, y así se nota una factura falsa.',

  'card.signal-booster': 'Amplificador de señal',
  'card.signal-booster.story': 'Mantiene vivos los mensajes y las llamadas donde la señal es débil.',
  'card.signal-booster.wrong.dependence':
    'La gente regaló sus radios. El aparato se apaga, y toda una comunidad ya no oye nada de ti.',
  'card.signal-booster.guards.surveillance':
    'Los mensajes van de teléfono en teléfono, y no por un lugar donde todo se puede leer.',

  'card.fact-checker': 'Verificador de datos',
  'card.fact-checker.story': 'Compara lo que se dice con lo que se sabe, y muestra sus fuentes.',
  'card.fact-checker.wrong.bias':
    'Conoce mejor las lenguas grandes. Llama falsas a noticias verdaderas en la tuya, y tus mensajes desaparecen.',
  'card.fact-checker.guards.disinformation':
    'Revisa cada texto de tus otras herramientas antes de que salga.',

  'card.video-maker': 'Creador de videos',
  'card.video-maker.story':
    'Hace videos para quienes no pueden pagar un estudio, con cualquier voz y cualquier cara.',
  'card.video-maker.wrong.disinformation':
    'Alguien lo usa para poner palabras falsas en boca de un líder. El video lleva tu nombre.',
  'card.video-maker.guards.dependence':
    'Pone lo que la gente sabe en videos cortos, que se ven sin ninguna herramienta.',

  'card.speech-writer': 'Redactor de discursos',
  'card.speech-writer.story': 'Ayuda a quienes nunca hablaron en público a encontrar palabras fuertes.',
  'card.speech-writer.wrong.disinformation':
    'El discurso suena verdadero y no lo es. Una persona revisa una frase, y el público se va.',
  'card.speech-writer.guards.bias':
    'Antes de cada discurso pregunta a quién se olvidó. Es buena pregunta para todas tus herramientas.',

  'card.policy-simulator': 'Simulador de políticas',
  'card.policy-simulator.story':
    'Prueba una ley en un modelo del país, antes de que gente real tenga que vivir con ella.',
  'card.policy-simulator.wrong.bias':
    'Quienes trabajan sin contrato no están en sus datos. La ley les hace daño, y eran tus amigos.',
  'card.policy-simulator.guards.disinformation':
    'Cualquiera puede repetir el cálculo, y una promesa falsa se ve.',
  'card.policy-simulator.guards.scam': 'Muestra quién gana de verdad con una oferta, y se nota si es falsa.',

  'card.opinion-poll': 'Encuesta de opinión',
  'card.opinion-poll.story': 'Pregunta por teléfono a diez mil personas, en una noche, qué necesitan.',
  'card.opinion-poll.wrong.surveillance':
    'Las respuestas debían ser secretas. Salen con todos los nombres, y la prensa lo cuenta.',
  'card.opinion-poll.guards.bias': 'Pregunta a quienes faltan en los datos, y agrega lo que dicen.',

  'card.data-commons': 'Datos comunes',
  'card.data-commons.story':
    'Una biblioteca de datos que es de todas las comunidades. Todos pueden aprender de ella.',
  'card.data-commons.wrong.surveillance':
    'Alguien pone dos listas inocentes una al lado de la otra y encuentra a personas reales. La biblioteca debe cerrar.',
  'card.data-commons.guards.dependence': 'Los datos son de todos: puedes dejar a una empresa y llevártelos.',

  'card.code-helper': 'Ayudante de código',
  'card.code-helper.story': 'Ayuda a gente con poca formación a crear sus propios programas.',
  'card.code-helper.wrong.dependence':
    'Escribió partes que aquí nadie entiende. Tras una actualización nada funciona, y la herramienta se pierde.',
  'card.code-helper.guards.scam':
    'Lee los programas línea por línea y encuentra los que se hicieron para robar.',

  'card.face-finder': 'Buscador de caras',
  'card.face-finder.story':
    'Encuentra a un niño perdido en la multitud. También puede nombrar a todos los que estuvieron en una reunión.',
  'card.face-finder.wrong.surveillance':
    'La policía quiere tus imágenes de la última marcha. Digas lo que digas, desde ahora te vigila.',
  'card.face-finder.guards.scam': 'Comprueba que el dinero llegue a la persona a la que va dirigido.',

  'card.price-watch': 'Comparar precios',
  'card.price-watch.story':
    'Compara precios, para que los grupos pequeños paguen menos por imprimir, viajar y llamar.',
  'card.price-watch.wrong.scam': 'La tienda más barata no existe. Pagas primero, y no llega nada.',
  'card.price-watch.guards.dependence': 'Siempre conoce a un segundo vendedor: puedes dejar al primero.',
  'card.price-watch.guards.bias': 'Muestra cuándo un grupo paga más que otro por lo mismo.',

  'card.school-tutor': 'Tutor escolar',
  'card.school-tutor.story': 'Un maestro paciente para cada niño de una clase de ochenta.',
  'card.school-tutor.wrong.dependence':
    'Los niños copian sus respuestas y ya no piensan por sí mismos. Los padres se alejan de ti.',
  'card.school-tutor.guards.bias':
    'Los maestros de aquí le dicen qué está bien, y tus otras herramientas también pueden aprender de ellos.',

  'card.job-matcher': 'Buscador de empleo',
  'card.job-matcher.story': 'Une a quienes buscan trabajo con quienes lo ofrecen.',
  'card.job-matcher.wrong.bias':
    'Copia viejas costumbres y muestra los buenos puestos a los hombres. Media ciudad está enojada contigo.',
  'card.job-matcher.guards.surveillance':
    'Muestra lo que cada uno sabe hacer y oculta los nombres, hasta que ambos lados acepten.',

  'card.water-sensor': 'Sensor de agua',
  'card.water-sensor.story': 'Cuida los pozos día y noche, y dice qué agua se puede beber.',
  'card.water-sensor.wrong.dependence':
    'Ya nadie prueba el agua a mano. Un sensor se daña, y tienes que comprar agua limpia para todos.',
  'card.water-sensor.guards.bias': 'Mide igual en calles ricas y pobres, y ningún lugar falta en los datos.',

  'card.brand-check': 'Espejo de marca',
  'card.brand-check.story': 'Lee lo que la gente dice de ti, para que arregles lo que salió mal.',
  'card.brand-check.wrong.bias':
    'No entiende dialectos ni bromas, y toma a gente enojada por gente contenta. Después sale en las noticias.',
  'card.brand-check.guards.disinformation':
    'Ve pronto dónde nace una historia falsa, y puedes responder con hechos.',

  'card.remittances': 'Remesas',
  'card.remittances.story': 'Las familias que están en otro país mandan dinero a casa, rápido y por poco.',
  'card.remittances.wrong.scam':
    'La voz del teléfono suena como una hija que está lejos y necesita dinero. Es una máquina.',
  'card.remittances.guards.surveillance': 'Solo pasan la suma y un número: nadie ve quién manda a quién.',
};
