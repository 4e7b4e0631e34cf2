import type { PlanTexts } from './en';

export const plans: PlanTexts = {
  'cash-grants': {
    name: 'Dinero para familias pobres',
    text: 'Cada mes, una familia pobre recibe del Estado una suma pequeña y segura, que muchas veces se paga a la madre. A cambio, o sin ninguna condición, los niños van a la escuela y al médico. Bolsa Família en Brasil y Progresa en México mostraron cómo funciona. Las familias no malgastan el dinero: compran comida, zapatos y libros de escuela, y algunas abren un pequeño negocio. El dinero también ayuda a la tienda de la esquina. Es simple, se empieza rápido y confía en que la gente sabe lo que necesita.',
  },
  'crop-insurance': {
    name: 'Un seguro para las fincas pequeñas',
    text: 'Una sola mala temporada puede dejar a una familia campesina con deudas por años. Con este plan, los pequeños agricultores tienen un seguro barato. Cuando los satélites o los pluviómetros muestran que faltó la lluvia, el dinero se paga enseguida, sin visitas ni formularios largos. En Kenia, los pastores cobran cuando el pasto se pone marrón. Así las familias pueden conservar sus animales, volver a comprar semillas y mantener a los niños en la escuela. Y quien se siente seguro se atreve a probar mejores formas de cultivar, con árboles y plantas de cobertura que salvan el suelo.',
  },
  'land-titles': {
    name: 'Un papel para la tierra',
    text: 'Millones de familias viven en una tierra que es suya desde hace generaciones, pero ningún papel lo dice. Las pueden echar, y ningún banco les presta dinero. Aquí, equipos preparados recorren los límites con los vecinos, los marcan en un mapa y dan a cada familia un título de bajo costo, con los nombres de la esposa y del esposo. Ruanda lo hizo en todo el país. Quien está seguro de su tierra planta árboles, construye terrazas y discute menos con el vecino. Menos peleas por la tierra también significan más paz.',
  },
  'old-age-pension': {
    name: 'Una pensión para cada persona mayor',
    text: 'En los países pobres, la mayoría nunca tuvo un empleo con contrato, y por eso no tiene pensión. Cuando envejecen, dependen de sus hijos, o de nadie. Este plan paga una pequeña pensión a cada persona que pasa de cierta edad, sin preguntar qué hizo antes. Bolivia, Nepal y Lesoto lo hacen. El dinero rara vez se queda en una sola persona: los abuelos compran comida y cosas de la escuela para toda la casa. Es una de las formas más simples de levantar a toda una familia, y permite envejecer con dignidad.',
  },
  'school-meals': {
    name: 'Una comida caliente en la escuela',
    text: 'Un niño con hambre no puede escuchar. Este plan da a cada alumno una buena comida cada día de clase, hecha con lo que cultivan los agricultores de la zona. En Brasil, la ley incluso dice que una parte de los alimentos debe venir de la agricultura familiar. Los padres tienen una buena razón para mandar a sus hijos, sobre todo a las niñas, y esos niños aprenden más. Los agricultores tienen un comprador seguro. Los cocineros encuentran trabajo. Un plato de frijoles, arroz y verduras ayuda a la vez a la salud, a la escuela y a los ingresos.',
  },
  'seed-banks': {
    name: 'Bancos locales de semillas',
    text: 'Cuando se pierde una cosecha, las familias se comen sus últimas semillas, y después no queda nada que sembrar. El banco de semillas del pueblo guarda buena semilla local, seca y segura. Cada agricultor toma prestada un poco y devuelve algo más después de la cosecha. Así se salvan variedades antiguas de mijo, frijol o arroz que aguantan el calor y la sequía, y no se pierden para siempre. Etiopía tiene bancos así, y en la India muchas veces son mujeres quienes los dirigen. Cuesta poco: un cuarto fresco, vasijas de barro, algo de capacitación y un vecino que tiene la llave.',
  },
  'grain-reserve': {
    name: 'Un almacén público de granos',
    text: 'El precio de los alimentos puede dispararse en pocas semanas, por una guerra, el mal tiempo o el pánico. Con este plan, el Estado y sus vecinos compran granos cuando están baratos y los guardan en almacenes seguros y secos. Cuando los precios suben mucho, el grano se vende a un precio justo o se da a quienes lo necesitan. Muchos países de África Occidental comparten una reserva para emergencias. No detiene una crisis en el mundo, pero gana tiempo en casa, para que un golpe de precios no se convierta en hambre y disturbios.',
  },
  'first-thousand-days': {
    name: 'Los primeros mil días',
    text: 'Lo que un niño recibe entre el comienzo del embarazo y los dos años forma su cerebro y su cuerpo para toda la vida. Este plan da a las madres hierro y ácido fólico, apoya la lactancia y enseña a las familias a preparar una buena papilla con lo que tienen. Los trabajadores de salud miden a los niños y actúan pronto cuando uno deja de crecer. Así bajó en Perú la proporción de niños demasiado bajos para su edad. Pero un niño que bebe agua sucia se enferma una y otra vez, y la mejor papilla no puede ayudarlo mucho. Donde primero llegan el agua limpia y los baños, este plan logra mucho más.',
  },
  'one-health-lab': {
    name: 'Una sola salud para animales y personas',
    text: 'Muchas enfermedades nuevas saltan de los animales a las personas, en mercados, en granjas o donde se tala el bosque. Médicos, veterinarios y guardaparques casi nunca hablan entre sí. En este plan comparten un laboratorio y una línea telefónica. A los criadores que avisan pronto de aves enfermas se les paga por las que pierden, para que nadie las esconda. Las muestras se analizan en días, no en semanas. Y dejamos salvajes los lugares salvajes, para que murciélagos y personas no se encuentren demasiado cerca. El próximo brote se detiene donde empieza.',
  },
  'vaccine-cold-chain': {
    name: 'Frío hasta el final',
    text: 'La mayoría de las vacunas deben mantenerse frías desde la fábrica hasta el brazo. Donde falla la luz, se echan a perder. Este plan compra refrigeradores solares, buenas cajas frías y pequeños termómetros que guardan un registro, y enseña a repararlos. También lleva listas de quién ha recibido cada vacuna. El sarampión, la polio y otras enfermedades se quedan lejos cuando se llega a casi todos los niños. Y cuando aparece un virus nuevo, los mismos refrigeradores, listas y personas están listos desde el primer día. La cadena de frío es un escudo que funciona todos los días.',
  },
  'safe-births': {
    name: 'Partos seguros',
    text: 'Dar a luz no debería ser un riesgo de muerte, pero en muchos lugares todavía lo es. Este plan forma parteras, abre cerca de los hospitales casas donde las mujeres pueden esperar el parto, paga el transporte de noche y hace gratuita la atención. El sangrado, la infección y la presión alta se pueden tratar cuando hay a tiempo alguien que sabe. En Sri Lanka, las muertes bajaron durante décadas porque se pusieron parteras cerca de la gente. Cuando una madre vive, sus hijos también tienen muchas más posibilidades de seguir vivos y de seguir en la escuela.',
  },
  'friendship-bench': {
    name: 'El banco de la amistad',
    text: 'La angustia, el duelo y la depresión también pueden enfermar, pero hay pocos médicos para la mente. En Zimbabue, un psiquiatra tuvo una idea: capacitó a abuelas. Ellas se sientan en un banco de madera frente al centro de salud, escuchan y ayudan a la gente a resolver un problema tras otro. Los estudios mostraron que funciona, y la idea ha llegado a otros países. Este plan pone bancos así en nuestros centros de salud y escuelas. Cuesta poco, rompe el silencio, y quien se siente mejor puede volver a cuidar de otros.',
  },
  'home-language-schools': {
    name: 'Primero en la lengua de casa',
    text: 'Muchos niños pasan años en un salón de clase sin entender al maestro, porque las clases son en una lengua que nadie habla en su casa. Con este plan, los niños aprenden a leer primero en su propia lengua, y aprenden la segunda paso a paso. Imprimimos libros de lectura, formamos maestros y pedimos cuentos a los escritores del lugar. Los niños que saben leer en una lengua aprenden más rápido la siguiente. Bolivia y Etiopía han tomado este camino. Menos niños repiten el año, y ninguno aprende que su casa no vale nada.',
  },
  'teacher-training': {
    name: 'Mejores maestros, no solo más escuelas',
    text: 'Un edificio nuevo no le enseña a nadie. Este plan apoya a los maestros que tenemos: los de más experiencia acompañan a los jóvenes en el aula, todos reciben planes de clase sencillos, y el sueldo llega a tiempo. A los niños se les agrupa por lo que saben hacer, no solo por edad, para que los que se quedaron atrás se pongan al día en lectura y cuentas. La organización india Pratham ha mostrado lo bien que funciona. Enseñar bien rinde dos veces, porque los alumnos que de verdad aprenden encuentran mejor trabajo y hacen más fuerte la economía.',
  },
  'school-toilets': {
    name: 'Baños limpios en la escuela',
    text: 'Parece poca cosa, pero decide quién se queda en la escuela. Sin baños limpios y separados, con puerta, agua y jabón, muchas niñas se quedan en casa cuando tienen la regla, y los pequeños se enferman. Este plan construye baños sencillos, enseña a lavarse las manos y da a cada escuela un poco de dinero cada año para limpiar y reparar, porque un baño roto no ayuda a nadie. Alumnos y padres los cuidan juntos. Cuesta poco, y el resultado se ve enseguida en la lista de asistencia: menos sillas vacías.',
  },
  'second-chance-school': {
    name: 'Escuela de segunda oportunidad',
    text: 'Unos dejaron la escuela para trabajar, otros por la guerra, un matrimonio o un bebé. Este plan abre clases por la noche y los fines de semana, donde jóvenes y adultos terminan en dos o tres años lo que otros hacen en seis. Al lado cuidan a los niños, y por la tarde se aprende un oficio. BRAC lo hace en Bangladés para niños que tuvieron que dejar la escuela, el INEA de México para adultos. Una persona que aprende a leer a los veinticinco años ayuda a sus hijos con la tarea, firma un contrato con los ojos abiertos y gana más. Nunca es demasiado tarde.',
  },
  'equal-pay-law': {
    name: 'Igual salario, y con pruebas',
    text: 'A igual trabajo, igual salario: es ley en muchos países, pero los sueldos son secretos y nadie puede comprobarlo. Este plan cambia los papeles: son las empresas las que deben probar que pagan de forma justa. Islandia lo hizo en 2018. Cada empresa grande revisa sus propios números, explica cualquier diferencia entre mujeres y hombres y la elimina, o paga una multa. Las familias con más ingresos gastan más en su ciudad, y las empresas conservan a la buena gente. El Estado no necesita dinero nuevo para sueldos, solo inspectores y el valor de mirar.',
  },
  'shelter-and-helpline': {
    name: 'Una puerta abierta de noche',
    text: 'Cerca de una de cada tres mujeres en el mundo ha vivido violencia, la mayoría de las veces de parte de su pareja. Este plan paga una línea telefónica gratuita que responde de día y de noche, casas seguras donde una mujer y sus hijos pueden quedarse, y ayuda con la policía, los médicos y el tribunal. Maestros y enfermeras aprenden a ver las señales y a preguntar. A los hombres también se les invita a hablar. Cuando la gente sabe que alguien va a responder, llama antes de que sea demasiado tarde. Un hogar sin miedo es el primer pedazo de paz.',
  },
  'parental-leave': {
    name: 'Licencia para madres y padres',
    text: 'Cuando llega un bebé, alguien tiene que quedarse en casa, y casi siempre es la madre. Ella pierde ingresos, y los empleadores dudan en contratar a mujeres jóvenes. Este plan da a los dos, madre y padre, una licencia pagada, con una parte solo para el padre, que se pierde si él no la toma. Suecia, Islandia y Quebec lo han hecho. Los bebés tienen una madre y un padre que los conocen, y las mujeres conservan su empleo. No es barato: todos los que trabajan pagan un poco más al seguro social, y un taller pequeño tiene que encontrar a alguien para esos meses. Las empresas dirán que vamos demasiado rápido. ¿Tienen razón?',
  },
  'women-in-councils': {
    name: 'Mujeres en cada concejo',
    text: 'Las decisiones sobre el agua, los caminos y las escuelas se toman en los concejos locales, muchas veces sin una sola mujer en la sala. Con este plan, un tercio de todos los puestos del concejo y de jefe de pueblo se reserva para mujeres, como lo hace la India desde 1993. Las nuevas integrantes aprenden de presupuestos y de leyes, y se las protege contra amenazas. Los investigadores vieron que los concejos dirigidos por mujeres gastan más en agua potable, y que las niñas de esos pueblos apuntan más alto en la vida. Y cuando hay que resolver pleitos, las mujeres también se sientan a la mesa.',
  },
  'rainwater-tanks': {
    name: 'Un tanque junto a cada techo',
    text: 'La lluvia cae en el techo y se va, y dos meses después la gente camina horas para buscar agua. Este plan construye tanques sencillos junto a casas y escuelas: una canaleta, un filtro y un tanque redondo de concreto delgado que los vecinos aprenden a construir por su cuenta. En el noreste seco de Brasil, más de un millón de familias tienen uno. Un tanque de agua limpia junto a la puerta ahorra horas de camino y cuida la espalda y la salud, sobre todo de las niñas. Y cada litro de lluvia que juntamos es un litro que no bombeamos.',
  },
  'pump-committees': {
    name: 'La bomba que sigue funcionando',
    text: 'En todo el mundo hay bombas de mano que funcionaron un año y después se rompieron, porque nadie estaba a cargo. Este plan empieza por la gente, no por los tubos. Cada pueblo elige un comité del agua, con la mitad de mujeres, que reúne unas monedas, lleva las cuentas a la vista y llama a un mecánico capacitado que tiene repuestos. Por teléfono se avisa el mismo día que una bomba se rompió. Con menos dinero de lo que costaría un pozo nuevo, el agua vuelve a correr. Tener agua limpia cerca significa menos niños enfermos y menos trabajo para quienes la cargan.',
  },
  'sewage-works': {
    name: 'Limpiar las aguas sucias',
    text: 'Gran parte de las aguas sucias del mundo vuelve a los ríos y mares sin limpiarse. Este plan construye alcantarillas y una planta de tratamiento para una ciudad que crece, con lagunas y lechos de juncos donde hay espacio y con máquinas donde no lo hay. Los lodos dan biogás y abono, y el agua limpia va a parques y campos. Es caro, y nadie hace una fiesta por una alcantarilla nueva. Pero los peces vuelven, la playa se abre otra vez, y el cólera ya no encuentra el camino a las casas.',
  },
  'leak-hunt': {
    name: 'La gran caza de fugas',
    text: 'En muchas ciudades, un tercio del agua potable, y a veces la mitad, se pierde en el camino, por tuberías viejas o tomas secretas. Phnom Penh, en Camboya, mostró lo que se puede hacer: la ciudad cambió tuberías, puso medidores, encontró fugas escuchando de noche y conectó a la red las calles pobres a bajo precio. Hoy se pierde allí menos de una décima parte. Este plan hace lo mismo aquí. El agua que no se fuga no hay que sacarla de un río. Es la nueva fuente de agua más barata que una ciudad puede encontrar.',
  },
  'repair-cafes': {
    name: 'Cafés de reparación',
    text: 'Una tostadora con un cable suelto, una chaqueta rota, una bicicleta con la llanta desinflada: casi todo se tira. En un café de reparación, quienes saben ayudan a quienes no saben, con herramientas, café y paciencia. El primero abrió en Ámsterdam en 2009, y ahora hay miles. Este plan les da salones y repuestos, e invita a las escuelas. También pedimos a los fabricantes que vendan repuestos e impriman guías de reparación. Menos minas, menos basura, menos gastos, y vecinos que hablan entre sí.',
  },
  'food-waste-law': {
    name: 'Nada de comida buena a la basura',
    text: 'Gran parte de los alimentos que se cultivan nunca se come, y producirlos gastó tierra, agua y combustible. Francia hizo una ley en 2016: los supermercados grandes ya no pueden destruir comida buena, deben ofrecerla a organizaciones de ayuda. Este plan hace lo mismo y va más lejos. Las cocinas escolares miden lo que queda en los platos, las fechas en los envases se vuelven claras, y los agricultores pueden vender zanahorias torcidas. Lo que la gente no puede comer alimenta animales o se vuelve abono. Ayudamos dos veces al planeta, y los bancos de alimentos pueden llenar sus estantes.',
  },
  'bottle-deposit': {
    name: 'Una moneda por cada botella',
    text: 'Pagas un pequeño depósito al comprar una bebida y lo recuperas cuando devuelves la botella. Eso es todo, y funciona: en Noruega y Alemania vuelven unas nueve de cada diez botellas y latas, o más. Con este plan, toda tienda que vende bebidas recibe los envases, y las botellas limpias se llenan de nuevo o se convierten en otras nuevas. Menos plástico llega a los desagües y a los mares. La gente sin trabajo gana un poco al juntarlas, y nadie tiene que pedirle a nadie que no tire basura: lo dice la moneda.',
  },
  'green-public-buying': {
    name: 'El Estado compra verde',
    text: 'El Estado es el cliente más grande del país: papel, autobuses, almuerzos escolares, computadoras, caminos. Con este plan, cada oficina debe mirar no solo el precio más bajo de hoy, sino también la energía, la reparación, los residuos y el trabajo justo durante toda la vida de una cosa. Cuando miles de oficinas piden lámparas que ahorran luz y muebles que se pueden reparar, las empresas empiezan a hacerlos, y se vuelven más baratos para todos. Hacen falta buenas reglas y compradores capacitados. No se cobra ningún impuesto nuevo, solo gastamos mejor el mismo dinero.',
  },
  'early-warning': {
    name: 'Horas que salvan vidas',
    text: 'En 1970, un ciclón mató a varios cientos de miles de personas en lo que hoy es Bangladés. Desde entonces, el país ha construido refugios, ha preparado a decenas de miles de voluntarios con megáfonos y banderas, y les manda buenos pronósticos. Tormentas de la misma fuerza cobran ahora muchas menos vidas. Este plan crea una cadena así aquí: sensores, un aviso en cada teléfono, simulacros en las escuelas y un lugar seguro para personas y animales. La tormenta llega igual. Pero encuentra a gente que sabe, y que tuvo tiempo de actuar.',
  },
  'room-for-rivers': {
    name: 'Espacio para los ríos',
    text: 'Durante mucho tiempo levantamos muros cada vez más altos junto a nuestros ríos. Cuando uno se rompe, la inundación es peor que antes. Los Países Bajos eligieron otro camino: darle espacio al río. Los diques se mueven hacia atrás y se cavan nuevos brazos. En un lugar, ocho granjas están ahora sobre montículos, para que el agua pueda cubrir sus campos cuando el río crece; otras familias de allí vendieron su granja y se fueron. Con este plan lo hacemos aquí también. Los prados húmedos retienen el agua, la limpian, guardan carbono y traen de vuelta aves y ranas. Pero algunas familias tienen que dejar la tierra de sus abuelos, y el dinero no lo compensa todo.',
  },
  'carbon-price': {
    name: 'Un precio al carbono',
    text: 'Quien deja basura en la calle paga una multa, pero el humo sale al aire gratis. Este plan pone un precio a cada tonelada de dióxido de carbono, bajo al principio y más alto cada año. Suecia lo hace desde 1991, y su economía ha seguido creciendo. Una parte del dinero vuelve a cada hogar, igual para todos, de modo que las familias pobres salen ganando. Las formas limpias de producir se vuelven las más baratas. Pero al principio el combustible y la calefacción cuestan más, y las fábricas que queman carbón pierden pedidos. En Francia, un impuesto más alto al combustible llevó a meses de protesta en 2018. ¿Quién paga, y a qué ritmo?',
  },
  'climate-lessons': {
    name: 'El clima en cada salón de clase',
    text: 'Nadie puede ayudar a decidir sobre el clima sin entenderlo. Este plan lo lleva a todas las materias: medir la lluvia en matemáticas, el calor en física, el río en historia, cartas al alcalde en la clase de lengua. Italia lo hizo parte del horario. Los maestros reciben capacitación, y cada escuela tiene su propio pequeño proyecto, como árboles de sombra, un huerto o un plan contra el calor. Los niños llevan a casa lo que aprenden, y se ha demostrado que los padres también cambian de opinión. Es un plan lento, con raíces muy largas: la gran cosecha llega cuando esos alumnos votan, construyen y enseñan.',
  },
  'mangrove-belt': {
    name: 'Un cinturón de manglares',
    text: 'Los mangles son árboles que tienen los pies en el mar. Sus raíces frenan las olas, sujetan el lodo y esconden a los peces jóvenes, y su suelo guarda más carbono que la mayoría de los bosques. Muchos se cortaron para hacer estanques de camarones y por la madera. Este plan les devuelve partes de la costa: abrimos viejos estanques a la marea, plantamos donde ya no llegan semillas y pagamos a los pueblos por cuidar los árboles. En Senegal y Vietnam se hizo en grande. La pesca mejora, y las tormentas pierden fuerza.',
  },
  'no-take-zone': {
    name: 'Un lugar donde nadie pesca',
    text: 'Deja en paz una parte del mar y pasa algo maravilloso: los peces se hacen viejos y grandes, y los peces grandes tienen muchas más crías. Después de algunos años cruzan el límite a nado y llenan las redes de afuera. Los pescadores de Cabo Pulmo, en México, lo decidieron por su cuenta, y diez años más tarde había unas cinco veces más peces en el arrecife. Con este plan, la gente de la costa elige esos lugares junto con científicos y los cuida con sus propios botes. Pero los primeros años son flacos: las familias que pescaban allí sacan menos y ganan menos, y la ayuda que podemos pagar no lo reemplaza todo.',
  },
  'fishing-watch': {
    name: 'Ojos sobre el mar',
    text: 'Los barcos que pescan sin licencia, en lugares o con redes que están prohibidos, roban la comida de la gente de la costa y a veces tratan a su tripulación como esclavos. Hoy los satélites pueden verlos. Este plan obliga a cada barco grande a mostrar su posición, comparte los datos con todos, capacita a los guardacostas y permite a los puertos rechazar a los barcos que se esconden. Las reglas para los puertos están en un tratado mundial que muchos países han firmado. Ganan los pescadores honestos, los peces se recuperan, y hay menos peleas entre barcos de distintas banderas.',
  },
  'ghost-net-return': {
    name: 'Traer de vuelta las redes fantasma',
    text: 'Una red perdida no deja de pescar. Va a la deriva por años y atrapa peces, tortugas y focas para nadie. Con este plan, los pescadores reciben dinero por las redes viejas que traen de vuelta, y los buzos levantan las que están en los arrecifes. Cada red lleva una marca, para poder encontrarla y devolverla a su dueño sin culparlo. El nailon se convierte en alfombras y trajes de baño. En Noruega, viajes de limpieza sacan del mar cada año equipo perdido. Es un plan pequeño, con un resultado rápido que todos en el puerto pueden ver.',
  },
  'forest-rights': {
    name: 'El bosque para sus guardianes',
    text: 'Donde los pueblos indígenas tienen derechos seguros sobre su tierra, los bosques suelen estar mejor cuidados que en las tierras de alrededor. Conocen el lugar y quieren que sus nietos vivan allí. Este plan hace el mapa de esas tierras junto con ellos, escribe sus derechos en la ley y los ayuda a echar a los madereros y mineros ilegales. Ningún camino ni represa se construye sin su libre acuerdo. Protege árboles, animales y ríos a bajo costo, y pone fin a conflictos en los que han matado a demasiados guardianes del bosque.',
  },
  'stone-lines': {
    name: 'Líneas de piedra, hoyos de vida',
    text: 'En Burkina Faso, los agricultores convirtieron otra vez en campos una tierra dura como una carretera. Ponen líneas de piedras a lo largo de la pendiente, que detienen la lluvia, y cavan hoyos pequeños llenos de estiércol, llamados zaï. El agua se hunde, las semillas brotan y los árboles vuelven. Un agricultor llamado Yacouba Sawadogo se hizo famoso por esto. Este plan paga camiones para traer las piedras, herramientas, y agricultores que enseñan a agricultores. No hay máquina que comprar ni nada que esperar: la primera cosecha llega después de las primeras lluvias.',
  },
  'wildlife-corridor': {
    name: 'Un puente verde para los animales',
    text: 'Un parque rodeado de caminos y campos es una isla. Los animales no encuentran allí parejas nuevas ni tienen adónde ir cuando hace calor y todo se seca. Este plan une esas islas con franjas de bosque, setos junto a los ríos y puentes sobre las carreteras, como en Banff, en Canadá, y en Costa Rica. A los dueños se les paga por mantener verde la franja. Jaguares, elefantes, abejas y semillas pueden moverse otra vez. Hay menos accidentes en la carretera, y la gente también gana: agua limpia, sombra y visitantes que vienen a ver los animales.',
  },
  'wet-peat': {
    name: 'Que la turba siga mojada',
    text: 'La turba es un suelo hecho de plantas viejas bajo el agua. Cubre solo el tres por ciento de la tierra, pero guarda más carbono que todos los bosques del mundo. Cuando se cavan zanjas para plantar palma de aceite o cereales, se seca, y entonces puede arder bajo tierra durante semanas. En 2015, incendios así en Indonesia llenaron de humo varios países y enfermaron a miles de personas; desde entonces, una oficina vuelve a cerrar allí las zanjas. Este plan hace lo mismo aquí. Vuelven el musgo, los árboles y las aves, y el carbono se queda en el suelo. Pero en tierra mojada hay menos que cosechar y menos que vender.',
  },
  'solar-mini-grid': {
    name: 'Un pueblo con su propia luz',
    text: 'Lejos de las grandes líneas eléctricas, un campo de paneles solares, una batería y unos kilómetros de cable pueden iluminar todo un pueblo. La gente paga un poco por teléfono por lo que usa. Con electricidad hay un refrigerador para las medicinas, un molino, un taller de soldadura y luz para hacer la tarea. Kenia y Tanzania tienen redes pequeñas así. Este plan paga parte del costo inicial, porque el sol es gratis pero los paneles no, y capacita a jóvenes del pueblo para que todo siga funcionando. Ya no hacen falta el diésel ni las velas.',
  },
  'clean-cookstoves': {
    name: 'Una cocina sin humo',
    text: 'Más de dos mil millones de personas todavía cocinan con fuego abierto o con combustible sucio. El humo en la cocina enferma a mujeres y niños pequeños, y juntar leña lleva horas. Este plan ayuda a las familias a cambiar a gas, electricidad, biogás o al menos a un fogón mucho mejor. Primero preguntamos a quienes cocinan, porque un fogón que a nadie le gusta se queda en el rincón. Los pagos pequeños por teléfono lo hacen posible, y talleres locales fabrican y reparan. Aire limpio en casa, más tiempo, y árboles que siguen de pie.',
  },
  'warm-homes': {
    name: 'Casas cálidas, cuentas bajas',
    text: 'Las casas viejas pierden calor por techos, paredes y ventanas, y en verano se vuelven hornos. Entonces las familias eligen entre calentarse y comer. Este plan aísla primero las casas de la gente con pocos ingresos, calle por calle; el dinero se adelanta y se devuelve poco a poco con lo que se ahorra. Miles de albañiles, techadores y planificadores encuentran trabajo cerca de su casa. Necesitamos menos gas de lejos, y el aire sobre la ciudad se limpia. Es un progreso silencioso: nadie lo ve, pero todos lo sienten en invierno.',
  },
  'wind-cooperative': {
    name: 'Un parque eólico que es nuestro',
    text: 'Muchas veces la gente dice no a una turbina eólica cuando ganan extraños, y sí cuando es suya. En Dinamarca y Alemania, miles de vecinos compraron partes de parques eólicos; frente a Copenhague, una parte costaba lo mismo que una buena bicicleta. Con este plan, ciudadanos, agricultores y el pueblo pueden construir juntos. La ley les da el derecho de vender su electricidad a la red, y un banco público presta una parte del dinero. Las ganancias se quedan aquí y pagan el techo del jardín infantil. Crece la energía limpia, y crece también la confianza.',
  },
  'savings-groups': {
    name: 'La caja de ahorro con tres llaves',
    text: 'Veinte vecinos se reúnen cada semana y ponen unas monedas en una caja de metal con tres candados. Tres personas guardan las llaves, así que nadie puede abrirla solo. Los miembros pueden pedir prestado para una máquina de coser, semillas o una cuenta del hospital, y devuelven con un pequeño interés que es de todos. Después de un año se reparten los ahorros. Empezó en Níger en la década de 1990 y llegó a millones de personas, la mayoría mujeres. Este plan capacita a los grupos y conecta a los buenos con un banco.',
  },
  apprenticeships: {
    name: 'Aprender y ganar',
    text: 'A los jóvenes les dicen: no tienes experiencia. Pero ¿cómo van a tenerla? Con un contrato de aprendiz trabajan unos días en una empresa y aprenden los otros en la escuela, durante dos a cuatro años, con un pequeño sueldo y un certificado reconocido al final. Suiza y Alemania lo hacen con muchísimos de sus jóvenes, y los talleres de Ghana lo hacen a su manera desde siempre. Este plan paga a las empresas una parte del costo, abre todos los oficios a las chicas y revisa que a nadie lo usen solo para barrer el piso.',
  },
  'labour-inspectors': {
    name: 'Alguien que revisa',
    text: 'En 2013, el edificio de fábricas Rana Plaza, en Bangladés, se derrumbó y mató a más de mil trabajadores. Habían visto las grietas y los mandaron de nuevo adentro. Después de eso, sindicatos y marcas firmaron un acuerdo: ingenieros independientes inspeccionan, los informes son públicos, y las marcas deben asegurar que haya dinero para las reparaciones. Las fábricas se volvieron más seguras. Este plan contrata y paga a buenos inspectores, da a los trabajadores un número de teléfono seguro y cierra lo que es peligroso. Ningún niño trabaja, los sueldos llegan, y las empresas honestas ya no pierden contra las tramposas.',
  },
  'job-loss-insurance': {
    name: 'Un seguro para cuando falta el trabajo',
    text: 'Llega una crisis, se detienen los pedidos, y las empresas mandan a su gente a casa. Si esa gente deja de comprar, cierra también la tienda de al lado. Con este plan, trabajadores y empresas ponen un poco cada mes en un fondo común. Cuando hay poco trabajo, el fondo paga una parte del sueldo, para que la gente siga en la empresa y vuelva a empezar rápido. En Alemania, la jornada reducida hizo esto en la crisis de 2009 y otra vez en 2020. Nuestro fondo protege también a choferes y a personal de limpieza. Frena la caída, y funciona solo.',
  },
  'feeder-roads': {
    name: 'Caminos al mercado',
    text: 'Los tomates se pudren cuando el camión no puede llegar. En muchos pueblos el camino es lodo durante meses, y a los enfermos hay que cargarlos. Este plan construye y repara caminos pequeños entre los pueblos y el mercado más cercano, con buenas zanjas, porque el agua es lo que mata un camino. La mayor parte del trabajo la hace a mano gente del lugar, con paga y capacitación, como en Etiopía y Nepal. Suben los precios que reciben los agricultores, los maestros llegan al trabajo, y los niños a la escuela. Pero un camino está abierto a todos, también a quienes cortan árboles. En la Amazonia brasileña, casi todo el bosque talado estaba cerca de un camino o de un río.',
  },
  'village-internet': {
    name: 'Nuestro propio internet',
    text: 'Las grandes empresas no construyen donde vive poca gente. Por eso algunos pueblos lo hicieron solos: en México, comunidades indígenas manejan su propia red celular, y en España una red llamada guifi.net creció de techo en techo. Este plan da licencias pequeñas y gratuitas, paga las primeras antenas y capacita a quienes la mantienen funcionando. Entonces un agricultor puede ver los precios, una enfermera puede consultar a un médico, y un alumno puede leer lo que leen los demás. Lo que aprendemos lo compartimos con el próximo pueblo. Pero antenas y teléfonos necesitan corriente. Donde primero llega la energía limpia, la red sirve a cada casa; donde falta, muchos teléfonos quedan apagados.',
  },
  'freight-by-rail': {
    name: 'Carga sobre rieles',
    text: 'Un tren largo lleva tanto como decenas de camiones, con mucho menos combustible, ruido y peligro. Pero en muchos lugares los rieles están oxidados y cruzar la frontera toma días. Este plan repara una línea importante, construye lugares donde los contenedores pasan del camión al tren y acuerda con los vecinos un solo formulario y un solo horario. Las fábricas de tierra adentro pueden entonces vender al mundo. Los choferes encuentran trabajo en los viajes cortos. Cuesta mucho al principio y dura cien años. Las carreteras también duran más cuando la carga pesada va en tren.',
  },
  'inventors-fund': {
    name: 'Un fondo para inventores',
    text: 'Hay buenas ideas en todas partes, pero no dinero para probarlas. En Malaui, un muchacho llamado William Kamkwamba construyó un molino de viento con chatarra para dar luz a la casa de su familia. Este plan da sumas pequeñas, rápido y sin mucho papeleo, a jóvenes inventores, talleres pequeños y escuelas de pueblo: para un secador que salva los mangos, una app en una lengua local, una prótesis de mano barata. La mitad puede fallar, así funciona la invención. Lo que sirve se muestra a todos. Cada buena idea trae dos nuevas.',
  },
  'fair-tax': {
    name: 'Quien tiene más paga más',
    text: 'En algunos países, una tendera paga en impuestos una parte mayor de sus ingresos que un multimillonario, porque hay impuestos al pan y casi ninguno a las grandes fortunas. Este plan hace que el impuesto vuelva a ser justo: bajo para los alimentos básicos, más alto para los ingresos muy grandes, las grandes propiedades y las casas vacías, con menos regalos a las grandes empresas. Los formularios caben en una página. Cada año mostramos en qué se usó el dinero, con fotos de escuelas y centros de salud. La gente paga con más gusto cuando ve que el vecino también paga. Así hay dinero para lo que todos necesitan.',
  },
  'cheap-remittances': {
    name: 'Mandar dinero a casa por menos',
    text: 'Los migrantes mandan a los países más pobres más dinero que la ayuda que dan todos los gobiernos. Pero cada vez se pierde una buena parte en comisiones, y los bancos son lentos. El mundo ha prometido bajar el costo a menos del tres por ciento. Este plan abre el mercado a compañías de teléfono y cooperativas, publica todas las comisiones en una sola página y permite a las oficinas de correos pagar en los pueblos. Una enfermera en Roma o un albañil en Dubái puede mandar un poco cada semana. El dinero va directo adonde hace falta: a las familias.',
  },
  'open-doors': {
    name: 'Puertas abiertas para todos',
    text: 'Cerca de una de cada seis personas vive con una discapacidad. Muchas veces no es el cuerpo lo que la detiene, sino un escalón, un formulario o una mirada. Este plan hace que todos puedan usar las estaciones, las escuelas, las oficinas y las páginas web: rampas, ascensores, lengua de señas en las noticias, palabras fáciles. Las empresas reciben ayuda para adaptar un puesto de trabajo. Las personas con discapacidad lo planean y lo revisan, porque son las expertas. Los padres con coches de bebé y la gente mayor también se alegran. Un país que deja a todos trabajar y aprender es más rico.',
  },
  'newcomer-desk': {
    name: 'Una ventanilla para recién llegados',
    text: 'Una persona que llega de lejos tiene que encontrar doce oficinas en un idioma que no sabe leer. Se pierden años. Este plan abre una sola ventanilla para todo: papeles, clases de idioma, escuela para los niños, una revisión de lo que cada quien aprendió en su país, un primer empleo. Portugal tiene centros así, donde gente de muchos lugares trabaja lado a lado. Hay intérpretes allí o por teléfono. La enfermera vuelve a trabajar de enfermera. Los vecinos se encuentran en una mesa común, y quienes se conocen tienen menos miedo.',
  },
  'bus-lanes': {
    name: 'Autobuses rápidos para todos',
    text: 'Curitiba, en Brasil, no tenía dinero para un metro, así que dio a los autobuses sus propios carriles, estaciones como las de un tren y boletos que se pagan antes de subir. Bogotá, Estambul y Dar es Salaam la siguieron. Un carril de autobús mueve a mucha más gente que un carril lleno de autos, y puede estar listo en dos o tres años. Los trabajadores ganan horas de vida cada semana, las tiendas ganan clientes, y el aire se limpia. Pero quienes manejan los viejos minibuses pierden sus pasajeros. En Johannesburgo hicieron huelga en 2009, y hubo disparos contra los autobuses nuevos. Este plan les ofrece acciones y empleos. Hasta que acepten, habrá días de rabia.',
  },
  'better-streets': {
    name: 'Mejores calles donde vive la gente',
    text: 'Más de mil millones de personas viven en barrios que muchos mapas olvidan, sin tuberías, desagües ni papeles. Derribarlos solo mueve el problema a otro lado. Este plan los mejora con quienes viven allí: pasos por donde cabe un carro de bomberos, agua, desagües, faroles, recolección de basura, una placita y un papel para el terreno. En Medellín, Colombia, los teleféricos y las bibliotecas en los cerros cambiaron toda una ciudad. Quien está seguro de que puede quedarse construye por su cuenta mejores paredes. Los vecinos deciden qué va primero.',
  },
  'city-trees': {
    name: 'Sombra en la ciudad',
    text: 'En un día caluroso, una calle con árboles puede tener varios grados menos que una sin ellos. El calor mata en silencio, sobre todo a la gente mayor de los barrios pobres, donde casi no hay verde. Este plan planta árboles donde más faltan, quita asfalto, abre los patios de las escuelas después de clase y busca para cada árbol una familia o una tienda que lo riegue. Las raíces beben las lluvias fuertes, las hojas atrapan el polvo, y la gente se sienta afuera a conversar. Medellín y Freetown lo están haciendo. Es barato y se planta rápido. Pero un árbol joven y delgado casi no da sombra: el verdadero regalo llega años más tarde, si alguien sigue regando.',
  },
  'safe-buildings': {
    name: 'Casas que no se caen',
    text: 'No mata el terremoto, dice la gente, mata la casa. Las escuelas y los hospitales bien construidos siguen de pie en terremotos y tormentas. Después de pérdidas terribles, Chile hizo reglas de construcción estrictas y de verdad las controla, y hoy los terremotos fuertes cobran allí pocas vidas. Este plan escribe reglas sencillas también para las casas, enseña a los albañiles a trabajar con bambú, ladrillo y concreto, refuerza primero las escuelas y castiga a quienes venden mal cemento. Cada casa se inspecciona antes de poner el techo. Cuando llega el desastre, barremos vidrios, y vivimos.',
  },
  'birth-certificates': {
    name: 'Cada niño en el papel',
    text: 'Sin acta de nacimiento, un niño no existe para el Estado: no hay carnet de vacunas, ni examen, ni pasaporte, y nadie puede probar que una niña es demasiado joven para que la casen o un niño para ser soldado. Muchos millones de niños pequeños no la tienen. Este plan hace gratuita el acta, permite a las enfermeras registrar a los bebés por teléfono el día en que nacen y manda equipos a los pueblos para los que faltaron. Es un papel pequeño con un nombre. Pero es la llave de todos los demás derechos.',
  },
  'legal-aid': {
    name: 'Un abogado para quien no tiene dinero',
    text: 'La ley es igual para todos, pero solo si la conoces. A una viuda la echan de su tierra, a un obrero no le pagan, un joven espera años en la cárcel sin que lo juzguen. Este plan forma y paga a paralegales: gente del barrio que conoce lo básico de la ley, escribe cartas, va con la gente a la policía y llama a un abogado cuando la cosa se pone seria. Sierra Leona y Sudáfrica han mostrado hasta dónde llega esto. La mayoría de los casos se resuelven antes de un juicio. Y la gente empieza a confiar en la ley.',
  },
  'anti-corruption-office': {
    name: 'Una oficina que nadie puede comprar',
    text: 'La corrupción es un impuesto que los pobres pagan dos veces. Hong Kong estaba lleno de ella. En 1974 creó una oficina independiente con tres tareas: investigar, prevenir y enseñar. Podía investigar a la policía y a los poderosos, y la gente empezó a denunciar. Este plan crea aquí una oficina así, con su propio presupuesto, un jefe al que no se puede despedir por capricho e informes abiertos. Los ministros deben decir en público lo que tienen. Seguirá habiendo escándalos, pero se descubren pronto y se resuelven, de modo que la confianza sobrevive.',
  },
  'open-budgets': {
    name: 'Un presupuesto que todos pueden leer',
    text: '¿Adónde va el dinero? En Porto Alegre, Brasil, los ciudadanos fueron los primeros en decidir en reuniones abiertas en qué se gastaba una parte del dinero de la ciudad, y fue más para agua y alcantarillas en los barrios pobres. Miles de ciudades lo han copiado. Con este plan, cada oficina pone su presupuesto y sus cuentas en la web y en el tablero del pueblo, con palabras claras, y la gente vota sobre una parte. Los locutores de radio y las escuelas lo explican. También los socios de afuera dan con más gusto cuando pueden ver.',
  },
  'truth-commission': {
    name: 'La comisión de la verdad',
    text: 'Después de una dictadura o de una guerra civil hay un gran silencio. Las víctimas quieren saber qué les hicieron a sus hijos, y algunos de los que lo hicieron quieren olvidar. En Sudáfrica, Argentina, Perú y otros países, las comisiones han escuchado a miles de personas, a algunas en público, han buscado a los desaparecidos y han escrito lo que pasó. Este plan crea una, con protección para los testigos y tribunales para los peores crímenes. Lleva tiempo: Sudáfrica esperó más de dos años el primer informe. Al principio duele mucho. Pero un país que conoce su historia puede empezar unido el próximo capítulo.',
  },
  'arms-for-work': {
    name: 'Herramientas por armas',
    text: 'Cuando terminan los combates, miles de jóvenes conocen un solo oficio. Si no tienen otro futuro, volverán a él. Con este plan, cada persona que entrega un arma recibe unos meses de apoyo, ayuda para el alma, capacitación y un comienzo: herramientas, tierra o un empleo en obras públicas. En Mozambique, los artistas convirtieron armas en sillas y esculturas, y la gente cambió armas por bicicletas y azadones. Los pueblos que los reciben de vuelta también obtienen una escuela o un pozo. El próximo choque encuentra menos combatientes.',
  },
  'village-mediators': {
    name: 'Mediadores en cada valle',
    text: 'Muchas guerras empiezan por una vaca, un pozo o un campo. Este plan capacita a gente respetada de todos los grupos, también mujeres y jóvenes, para escuchar, calmar a las personas y encontrar una solución con la que puedan vivir los dos lados. Tienen teléfonos para avisarse cuando corren rumores de venganza. Los comités de paz locales de Kenia empezaron en Wajir, cuando mujeres de clanes enemigos compartían un mercado y decidieron que ya era suficiente. Los mediadores ponen los acuerdos por escrito y regresan a revisar. El problema se atiende cuando todavía es pequeño.',
  },
  'press-freedom-law': {
    name: 'Una ley para una prensa libre',
    text: 'Donde los reporteros pueden trabajar, los ladrones duermen mal. Este plan hace una ley que protege a los periodistas y a sus fuentes, acaba con la cárcel por criticar a los poderosos y frena los juicios sin fin que solo sirven para asustar. La radio del Estado tiene un consejo independiente, y las pequeñas emisoras locales reciben licencias y un fondo que los políticos no pueden tocar. Se investiga cada ataque a un reportero. La prensa libre también se equivoca, así que hay una forma justa de reclamar y corregir. La gente que sabe lo que pasa puede decidir.',
  },
  'right-to-ask': {
    name: 'El derecho a preguntar',
    text: 'Suecia lo tiene desde 1766, México desde 2002, la India desde 2005: cualquier persona puede pedir sus papeles a una oficina pública y debe recibir respuesta en unas semanas. ¿Por qué no se construyó el camino? ¿Quién recibió el contrato? En la India, gente de los pueblos usó este derecho para descubrir dinero destinado a obreros que solo existían en el papel. Este plan escribe el derecho en la ley, nombra a un responsable en cada institución y enseña a los jóvenes a usarlo. No cuesta casi nada. Solo quita una mala costumbre: el secreto.',
  },
  'police-complaints': {
    name: 'Una policía que le responde a la gente',
    text: '¿A quién llamas cuando fue la policía? En este plan, una oficina de civiles, no de policías, recibe las quejas, puede ver los archivos y las cámaras, y publica lo que encontró. Los agentes aprenden a calmar a la gente antes de usar la fuerza y patrullan a pie las mismas calles, para conocer los nombres de quienes viven allí. Así rehízo Irlanda del Norte su policía después del conflicto llamado los Troubles. Los buenos agentes son los que más ganan: la gente los saluda y les cuenta lo que sabe.',
  },
  'youth-courts': {
    name: 'Un segundo camino para los jóvenes',
    text: 'La cárcel es una mala escuela. Un joven que robó un teléfono y al que encierran con adultos muchas veces regresa como un verdadero criminal. En este plan, los tribunales para jóvenes trabajan de otra manera: el juez, la familia y la víctima se sientan a una mesa y acuerdan cómo se repara el daño, con trabajo, con una disculpa, con la vuelta a la escuela. Nueva Zelanda tomó mucho de esto de la tradición maorí. Las celdas son solo para los casos más graves. Más víctimas se sienten escuchadas, y más jóvenes encuentran su camino.',
  },
  'election-observers': {
    name: 'Muchos ojos sobre la urna',
    text: 'Una elección solo es buena si los que pierden creen en el resultado. Este plan capacita a miles de ciudadanos que vigilan cada centro de votación, toman una foto de la hoja de resultados en la puerta y suman los números por su cuenta. En Ghana, Kenia y Filipinas los ciudadanos han hecho conteos así, y cuando el oficial fue justo pudieron decirlo. También mantenemos limpia la lista de votantes y resolvemos las quejas en pocos días. Si alguien grita fraude, hay pruebas. La duda no se convierte en incendio.',
  },
  'stop-trafficking': {
    name: 'Alto al comercio de personas',
    text: 'Un buen trabajo en la ciudad, dice un extraño, y una muchacha desaparece. La trata es un delito que deja mucho dinero, y la mayor parte nunca se ve. Este plan enseña a guardias de frontera, maestros, choferes de autobús y personal de hotel a darse cuenta. Las policías de distintos países comparten lo que saben y siguen el dinero. A las personas que sobreviven no se las castiga: reciben seguridad, un médico, papeles y un camino de vuelta a la escuela o al trabajo. Nepal tiene en su frontera mujeres que hacen las preguntas correctas. Cada persona encontrada es una vida devuelta.',
  },
  'mobile-courts': {
    name: 'El tribunal sobre ruedas',
    text: 'En un país grande, el juez más cercano puede estar a tres días de camino. Por eso hay crímenes sin castigo, y la gente toma la justicia en sus manos. En este plan, el juez, el secretario y los abogados viajan de un lugar a otro con un jeep y carpas, en fechas que todos conocen. En el Congo, los tribunales móviles han juzgado incluso a soldados por violación. Cosas más pequeñas, como una deuda, una piedra de lindero o un divorcio, se resuelven en un día. Cuando la gente ve que se hace justicia bajo el árbol de su propio pueblo, cree en ella.',
  },
  'stolen-money-back': {
    name: 'Traer a casa el dinero robado',
    text: 'Cuando los gobernantes roban, el dinero no se queda en el país. Está en bancos, mansiones y yates de lugares ricos. Un tratado mundial dice que hay que devolverlo. Suiza ha devuelto cientos de millones a Nigeria, y la última parte fue para familias pobres ante los ojos de observadores. Este plan paga a buenos investigadores y abogados, y abre un registro de quién es el verdadero dueño de cada empresa. Solo eso ya asusta a los ladrones. Pero el dinero mismo vuelve únicamente con ayuda del extranjero: los jueces y la policía de esos lugares ricos deben trabajar con nosotros. Por eso primero hacen falta socios fuertes, y entonces hay algo para todos.',
  },
  'citizens-forum': {
    name: 'Un foro donde hablan los ciudadanos',
    text: 'Las grandes decisiones sobre el desarrollo las toma muchas veces gente que nunca las va a sentir. En este plan se elige a cien personas por sorteo, como para un jurado: panaderos, estudiantes, pastores, abuelas. Durante algunos fines de semana escuchan a expertos, conversan en grupos pequeños y escriben lo que aconsejan. Irlanda lo hizo antes de sus grandes votaciones, y Francia sobre el clima. Empresas, sindicatos y grupos del pueblo pueden venir a presentar su opinión. El gobierno debe responder en público a cada punto. Cuesta poco, y así las buenas ideas tienen a mucha gente detrás.',
  },
  'whistleblower-law': {
    name: 'Protección para quienes hablan',
    text: 'Veneno en el río, facturas falsas en el centro de salud: casi siempre alguien de adentro lo sabía. Pero quienes hablan pierden su trabajo, o algo peor. Este plan los protege. Hay una forma segura de denunciar, con un número en lugar de un nombre. Está prohibido despedir o amenazar a la persona, y quien lo haga debe pagar. La Unión Europea hizo reglas para esto en 2019. Aquí, si el aviso salva dinero público, una parte puede ser además para quien lo dio. La verdad se vuelve menos peligrosa, y la trampa más arriesgada.',
  },
  'prison-reform': {
    name: 'Cárceles que abren una puerta',
    text: 'La mayoría de las personas que están en la cárcel volverán a ser nuestros vecinos. La pregunta es cómo vuelven. Este plan acaba con las cárceles demasiado llenas, deja afuera, cuando no hay peligro, a quienes esperan su juicio, y ofrece lectura, un oficio y tratamiento de las adicciones. En Noruega, los guardias se forman durante dos años, y cuatro de cada cinco personas que salen no reciben otra condena en los dos años siguientes. Los últimos meses se pasan trabajando afuera, con un cuarto adonde ir. No es ser blandos: es más seguro para todos, y da a las empresas los trabajadores que necesitan.',
  },
  'gun-register': {
    name: 'Conocer cada arma',
    text: 'Una pelea con un arma en la casa termina de otra manera. Después de una matanza en 1996, Australia compró y destruyó más de seiscientas mil armas e hizo estrictas las licencias. Bajaron las muertes por disparos. Este plan registra cada arma, exige formación, un examen de salud y una buena razón, y por las que se entregan da dinero sin hacer preguntas. Los depósitos del ejército y de la policía se cuentan y se cierran con llave, porque muchas armas ilegales se robaron de allí. Cazadores y campesinos conservan lo que necesitan. El resultado: menos ataúdes.',
  },
  'peace-radio': {
    name: 'Radio para la paz',
    text: 'La radio puede matar: en Ruanda, en 1994, llamó a la gente a asesinar. La radio también puede sanar. Desde 2004, millones de personas en Ruanda han seguido una radionovela sobre dos pueblos donde la gente se pelea, se enamora y aprende a hablar contra el odio. Un estudio vio que los oyentes se atrevían más a no estar de acuerdo y resolvían juntos los problemas. Este plan paga buenas historias en todas las lenguas locales, programas donde llama gente de los dos lados, y datos dichos con calma cuando vuelan los rumores. La radio llega lejos, también a quien no lee. Con ella viajan las ideas nuevas.',
  },
  'debt-relief': {
    name: 'De la deuda al desarrollo',
    text: 'Algunos países pagan cada año más a quienes les prestaron que lo que gastan en salud o en escuelas. Cerca del año 2000, una campaña mundial logró un alivio de la deuda para decenas de países pobres, y eso ayudó a Tanzania y a Uganda a pagar una escuela primaria gratuita. Este plan sienta a todos los que prestan a una misma mesa, también a los bancos y a los nuevos Estados prestamistas. Una parte de la deuda se borra, y la misma suma se paga en el país a centros de salud, escuelas y bosques. Pero quienes prestan preguntan primero: ¿la van a robar? También cerca del año 2000 lo recibieron solo países con un programa y cuentas claras. Donde las leyes y las oficinas son honestas, aceptan, y todos pueden respirar.',
  },
  'aid-promise': {
    name: 'Cumplir la promesa del 0,7',
    text: 'En 1970, los países ricos prometieron dar el 0,7 por ciento de su ingreso nacional a los más pobres. Solo unos pocos, como Noruega, Suecia, Dinamarca y Luxemburgo, han cumplido esa promesa. Con este plan ponemos una fecha, escribimos el número en la ley e informamos cada año. El dinero va primero a quienes están más atrás, y ellos tienen voz en cómo se usa. No es caridad: las enfermedades, el humo y las guerras cruzan todas las fronteras, y también la música, el comercio y los amigos. Una promesa cumplida vale más que diez nuevas.',
  },
  'open-statistics': {
    name: 'Números para todos',
    text: 'No se puede dirigir lo que no se ve. ¿Cuántas niñas dejan la escuela? ¿Dónde está mala el agua? En muchos países esos números son viejos, están bajo llave o repartidos en diez oficinas. Este plan hace un solo sitio web abierto y un solo anuario impreso, con mapas claros y con números para mujeres y hombres, ciudad y pueblo. Todos pueden usarlos gratis: alcaldes, reporteros, empresas, alumnos. Un jefe de estadística independiente cuida de que nadie los haga parecer mejores de lo que son. Los buenos números ayudan a todos los demás planes a ir adonde más se necesitan.',
  },
  'tax-cooperation': {
    name: 'Sin lugar para esconder ganancias',
    text: 'Una empresa saca cobre aquí, pero su ganancia aparece en una isla pequeña donde el impuesto es cero. Así pierden casi todos los países, y más los pobres. En 2021, más de 130 Estados acordaron un impuesto mínimo para las empresas muy grandes. Este plan sigue desde ahí: las oficinas de impuestos intercambian datos de forma automática, las grandes empresas informan país por país lo que ganan y pagan, y los Estados más pobres tienen un voto completo sobre las reglas. Las empresas locales honestas pueden competir otra vez. Y el dinero para maestros y caminos viene de donde se gana.',
  },
  'technology-bank': {
    name: 'Un banco de saberes',
    text: 'En este banco no hay dinero, sino saber hacer. En 2018, las Naciones Unidas abrieron en Turquía un Banco de Tecnología, para los países menos adelantados del mundo. Manda expertos, ayuda con las licencias, abre bibliotecas científicas y reúne a jóvenes científicos. Con este plan participamos con nuestra propia experiencia: cómo construir un secador solar, imprimir un filtro de agua o hacer funcionar un laboratorio con poca electricidad. Los socios no solo reciben, cada uno trae algo. Quienes aprenden rápido encuentran sus propias ideas nuevas.',
  },
  'patent-pool': {
    name: 'Compartir la receta',
    text: 'Una medicina puede costar centavos al hacerla y miles al comprarla, porque una sola empresa es dueña de la receta. Desde 2010, el Banco de Patentes de Medicamentos pide a los dueños que compartan sus patentes por un pago justo, para que fábricas en la India, Sudáfrica y otros lugares puedan hacer versiones baratas. Muchas personas con VIH tienen buenas medicinas gracias a eso. Este plan agrega vacunas y pruebas, y construye fábricas en todos los continentes ahora, no en medio del próximo brote. Cuando llega una enfermedad nueva, la receta y las máquinas están listas.',
  },
  'open-markets': {
    name: 'Mercados abiertos para países pobres',
    text: 'Una agricultora de África puede mandar granos de cacao crudos a los países ricos sin pagar aranceles (el impuesto en la frontera), pero si su pueblo hace chocolate con ellos, puede encontrarse con reglas largas y difíciles y, en algunos lugares, con aranceles. La regla europea llamada «Todo menos armas» permite a los países más pobres vender casi todo sin pagar aranceles. Este plan hace lo mismo en más mercados, vuelve fáciles las reglas y ayuda a las empresas pequeñas a cumplir las normas de salud con laboratorios y consejos. No queremos solo granos crudos, sino chocolate. El comercio justo vale más que muchos regalos.',
  },
  census: {
    name: 'Todos cuentan',
    text: '¿Cuándo fue la última vez que alguien preguntó cuántos somos? Sin un censo, faltan pueblos en el mapa, y las vacunas, los maestros y los puestos en el parlamento van a los lugares equivocados. Este plan cuenta a todos en pocas semanas: nómadas, gente en campamentos, gente sin papeles, con la promesa de que nunca se pasa ningún nombre. Los países vecinos prestan tabletas y expertos, como lo han hecho entre sí los Estados africanos. Los jóvenes aprenden a preguntar con respeto. Que te cuenten es que te digan: tú eres de aquí.',
  },
  'south-south-exchange': {
    name: 'El sur aprende del sur',
    text: 'El mejor maestro suele ser alguien que resolvió el mismo problema el año pasado. Cuba mandó médicos, Brasil compartió sus comidas escolares, la India sus medicinas baratas, y la manera en que agricultores de Níger hicieron volver los árboles se usa ahora en otros países. En este plan, personas de países con problemas parecidos se visitan, trabajan lado a lado unos meses y siguen en contacto. Sin consultores caros, sin informes que nadie lee. Empezamos con quienes están más atrás. Los vuelos y una cama son casi los únicos gastos.',
  },
  'twin-towns': {
    name: 'Ciudades hermanas',
    text: 'Después de la Segunda Guerra Mundial, ciudades francesas y alemanas se hermanaron, para que gente que se había disparado se sentara a una misma mesa. Hoy lo hacen ciudades de distintos continentes: los bomberos entrenan juntos, las escuelas se escriben cartas, y los servicios de agua intercambian repuestos y consejos. Este plan ayuda a cada ciudad a encontrar una hermana y a hacer juntas una cosa útil cada año, elegida por las dos. Empieza con un coro o un partido de fútbol, y está bien así. Quien conoce una cara ayuda más rápido en los malos tiempos.',
  },
  'rescue-fund': {
    name: 'Un fondo contra la caída',
    text: 'Cuando golpea una crisis, el dinero huye primero de los países más débiles, y tienen que pedir prestado con intereses terribles. Después de la crisis asiática de 1997, los países de la región crearon una red de seguridad común y prometieron prestarse entre sí. Con este plan, nosotros y nuestros vecinos hacemos lo mismo: cada uno aporta en los años buenos, y en uno malo puede sacar rápido, con reglas acordadas antes. Los sueldos y los hospitales se siguen pagando. Como todos saben que el fondo está ahí, el pánico empieza menos veces.',
  },
  'university-network': {
    name: 'Un campus, muchos países',
    text: 'No todos los países pueden tener una gran escuela de medicina, ciencias del mar o ingeniería. Pero diez países juntos sí. La Universidad del Pacífico Sur es de más de diez países insulares y enseña también por satélite. En este plan, las universidades comparten cursos, laboratorios y bibliotecas, aceptan los exámenes de las demás y mandan estudiantes y profesores a través de las fronteras, como Erasmus en Europa. Hay lugares y becas para quienes nunca podrían pagar. Quienes estudiaron juntos se contestan las llamadas toda la vida.',
  },
  'free-software': {
    name: 'Programas que pertenecen a todos',
    text: 'Cada hospital y cada ministerio compra una y otra vez los mismos programas, y paga cada año. El software abierto todos lo pueden usar, cambiar y pasar a otros. DHIS2, que empezó en Noruega y Sudáfrica, ayuda hoy a decenas de países a llevar sus datos de salud, y los voluntarios de OpenStreetMap dibujan mapas a las pocas horas de un desastre. Este plan paga a nuestros programadores para crear esas herramientas junto con socios, en nuestras lenguas y capaces de funcionar en teléfonos viejos. Lo que uno construyó, lo tienen todos. Y cada herramienta nueva da ideas para la siguiente.',
  },
  'progress-report': {
    name: 'Contarle al mundo cómo vamos',
    text: 'En 2015, todos los países de las Naciones Unidas aceptaron los 17 objetivos, pero nadie puede obligarlos. Lo que ayuda es una mirada honesta. Cada año, algunos Estados se presentan ante los demás e informan qué han logrado y qué no. Con este plan, nuestro informe no lo escriben solo los funcionarios: ciudades, sindicatos, iglesias, mezquitas y escuelas agregan sus propios capítulos, también donde duele. Luego invitamos a un país socio a hacernos preguntas, y nosotros se las hacemos a él. Los problemas que se nombran se pueden resolver, y otros ofrecen una ayuda que no esperábamos.',
  },
  'citizen-science': {
    name: 'Ciencia hecha por todos',
    text: 'Los científicos no pueden estar en todas partes, pero la gente sí. Los voluntarios cuentan aves en su ventana, miden el aire en su balcón, fotografían insectos y anotan cuándo cae la primera lluvia. En los ríos de Europa y de África, los alumnos prueban el agua con un pequeño equipo. Este plan une a esos grupos a través de las fronteras, les da herramientas sencillas y revisa los datos. Varios de los números oficiales sobre los ODS podrían venir de esos grupos. Quien ha medido su propio río ya no pasa de largo. Y expertos y vecinos aprenden a confiar unos en otros.',
  },
  'joint-planning': {
    name: 'Un plan para todos los ministerios',
    text: 'Un ministerio paga a los agricultores por talar, el siguiente paga por un bosque nuevo. Uno construye un centro de salud, otro olvida el camino para llegar. Este plan sienta a todos los ministerios a una mesa antes de repartir el dinero. Cada proyecto grande se revisa: ¿a quién ayuda, a quién perjudica y qué objetivo se queda atrás? Finlandia y Colombia han creado reuniones así. El área más débil va primero cuando se reparte el dinero común. Es lento al comienzo, y después todo va más rápido, porque nadie tira hacia el otro lado.',
  },
  'diaspora-bonds': {
    name: 'Bonos desde lejos, con amor',
    text: 'A millones de personas que se fueron todavía les importa el lugar de donde vienen. Israel y la India pidieron a los suyos en el extranjero que prestaran dinero para levantar el país. Por el préstamo recibieron un papel: un bono. Este plan ofrece bonos pequeños por teléfono, para proyectos claros: este puente, aquel hospital, con fotos de cómo avanza el trabajo. Un consejo independiente cuida el dinero, porque aquí la confianza lo es todo. Quienes prestan también traen ideas, contactos y visitas. Reciben su dinero de vuelta con algo de interés, y todos tenemos más con qué trabajar.',
  },
  'green-technology': {
    name: 'Compartir tecnología limpia',
    text: 'Si los países pobres construyen su energía y sus fábricas a la manera vieja y sucia, el clima está perdido. Si saltan ese paso, todos ganan. Muchos lo hicieron con los teléfonos: pusieron pocas líneas de cobre. En este plan, los socios comparten patentes, máquinas y capacitación para el sol, el viento, las baterías y el cemento limpio. Los países ricos pagan una parte, como prometieron en los tratados del clima, por medio del Fondo Verde para el Clima. Empresas de los dos lados construyen juntas, para que el saber se quede. El camino limpio debe volverse el camino fácil.',
  },
  'vaccine-sharing': {
    name: 'Compartir las primeras dosis',
    text: 'En una pandemia, los países que pueden pagar compran primero la vacuna. Los países pobres esperan, el virus se sigue extendiendo allí, y nuevas formas viajan de vuelta hacia nosotros. En 2020 se fundó COVAX, para que las dosis llegaran a todos. En menos de un año llevó mil millones a 144 países, pero tarde, porque los Estados ricos se habían quedado con las primeras. Con este plan prometemos por ley entregar una de cada cinco dosis desde el primer día, y pedimos a otros que hagan lo mismo. Es justo, y la pandemia termina antes. Pero algunos de los nuestros deben esperar más tiempo la suya.',
  },
  'tax-inspectors': {
    name: 'Inspectores de impuestos sin fronteras',
    text: 'Una joven inspectora de impuestos mira las cuentas de un gigante minero con doscientos abogados. No es un partido justo. Desde 2015, un programa llamado Inspectores Fiscales sin Fronteras manda a inspectores con experiencia a sentarse a su lado. Trabajan en casos reales, y con poco gasto los países pobres han cobrado grandes sumas que les debían. Este plan lo amplía: más expertos, también del sur, y una biblioteca común de trucos. Es una ayuda que un día ya no hace falta. El país paga sus propias escuelas, con su propio dinero.',
  },
};
