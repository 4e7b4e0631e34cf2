import type { PlanTexts } from './en';

export const plans: PlanTexts = {
  'cash-grants': {
    name: 'Dinheiro para famílias pobres',
    text: 'Todo mês, uma família pobre recebe do Estado uma quantia pequena e certa, muitas vezes paga à mãe. Em troca, ou sem nenhuma condição, as crianças vão à escola e ao médico. O Bolsa Família, no Brasil, e o Progresa, no México, mostraram como isso funciona. As famílias não desperdiçam o dinheiro: compram comida, sapatos e material escolar, e algumas abrem um pequeno negócio. O dinheiro também ajuda a loja da esquina. É simples, começa rápido, e confia que as pessoas sabem do que precisam.',
  },
  'crop-insurance': {
    name: 'Seguro para quem planta',
    text: 'Uma estação ruim pode empurrar uma família de agricultores para anos de dívida. Com este Plano, pequenos agricultores têm um seguro barato. Quando satélites ou medidores de chuva mostram que a chuva não veio, o dinheiro é pago na hora, sem visita e sem formulário comprido. No Quênia, quem cria animais recebe quando o capim fica marrom. As famílias podem então manter os animais, comprar sementes de novo e deixar as crianças na escola. E quem cultiva e se sente seguro tem coragem de tentar jeitos melhores de plantar, com árvores e plantas que cobrem e salvam o solo.',
  },
  'land-titles': {
    name: 'Um papel para a terra',
    text: 'Milhões de famílias vivem em terras que foram suas por gerações, mas nenhum papel diz isso. Podem ser expulsas, e nenhum banco empresta dinheiro a elas. Aqui, equipes treinadas percorrem os limites com a vizinhança, marcam tudo num mapa e dão a cada família um título barato, com o nome da esposa e do marido. Ruanda fez isso no país inteiro. Uma família que tem certeza da sua terra planta árvores, constrói terraços e discute menos com os vizinhos. Menos brigas por terra também significam mais paz.',
  },
  'old-age-pension': {
    name: 'Uma pensão na velhice',
    text: 'A maioria das pessoas em países pobres nunca teve um emprego com contrato, então não tem pensão. Quando envelhecem, dependem dos filhos, ou de ninguém. Este Plano paga uma pequena pensão a toda pessoa acima de certa idade, sem perguntar o que ela fez antes. Bolívia, Nepal e Lesoto fazem isso. O dinheiro raramente fica com uma pessoa só: avós compram comida e material escolar para a casa inteira. É um dos jeitos mais simples de levantar uma família toda, e permite que as pessoas envelheçam com dignidade.',
  },
  'school-meals': {
    name: 'Uma refeição quente na escola',
    text: 'Uma criança com fome não consegue escutar. Este Plano dá a cada estudante uma boa refeição em cada dia de aula, feita com o que os agricultores da região plantam. No Brasil, a lei até diz que uma parte da comida tem de vir da agricultura familiar. As famílias têm um forte motivo para mandar as crianças à escola, principalmente as meninas, e essas crianças aprendem mais. Quem planta tem um comprador garantido. Quem cozinha encontra trabalho. Um prato de feijão, arroz e legumes ajuda a saúde, a escola e a renda ao mesmo tempo.',
  },
  'seed-banks': {
    name: 'Bancos de sementes na aldeia',
    text: 'Quando uma colheita falha, as famílias comem as últimas sementes, e depois não há nada para plantar. Um banco de sementes da aldeia guarda boas sementes locais secas e seguras. Cada agricultor pega algumas emprestadas e devolve um pouco mais depois da colheita. Tipos antigos de milhete, feijão ou arroz que aguentam calor e seca são salvos assim, e não se perdem para sempre. A Etiópia tem bancos desses, e na Índia muitas vezes são mulheres que cuidam deles. Custa pouco: uma sala fresca, potes de barro, algum treinamento, e uma vizinha com a chave.',
  },
  'grain-reserve': {
    name: 'Um celeiro público',
    text: 'Os preços da comida podem saltar em poucas semanas, por causa de guerra, tempo ruim ou pânico. Com este Plano, o Estado e seus vizinhos compram grãos quando estão baratos e os guardam em armazéns seguros e secos. Quando os preços disparam, os grãos são vendidos a preço justo ou dados a quem precisa. Muitos países da África Ocidental dividem uma reserva para emergências. Isso não impede uma crise no mundo, mas ganha tempo em casa, para que um choque de preços não vire fome e tumulto.',
  },
  'first-thousand-days': {
    name: 'Os primeiros mil dias',
    text: 'O que uma criança recebe entre o começo da gravidez e o segundo aniversário forma o cérebro e o corpo para a vida toda. Este Plano dá às mães ferro e ácido fólico, apoia a amamentação e ensina as famílias a fazer um bom mingau com o que têm. Agentes de saúde medem as crianças e agem cedo quando uma para de crescer. Assim o Peru diminuiu a parcela de crianças baixas demais para a idade. Mas uma criança que bebe água suja adoece sempre de novo, e o melhor mingau não pode ajudar muito. Onde água limpa e banheiros vêm primeiro, este Plano faz muito mais.',
  },
  'one-health-lab': {
    name: 'Uma só saúde para animais e gente',
    text: 'Muitas doenças novas saltam de animais para pessoas, em mercados, em fazendas, ou onde a floresta é derrubada. Médicos, veterinários e guardas florestais costumam não conversar entre si. Neste Plano, eles dividem um laboratório e uma linha telefônica. Quem cria aves e avisa cedo que elas estão doentes recebe pelas que perde, para que ninguém as esconda. As amostras são testadas em dias, não em semanas. E mantemos selvagens os lugares selvagens, para que morcegos e pessoas não se encontrem de perto demais. O próximo surto é detido onde começa.',
  },
  'vaccine-cold-chain': {
    name: 'Frio até o fim do caminho',
    text: 'A maioria das vacinas precisa ficar fria da fábrica até o braço. Onde a energia falha, elas estragam. Este Plano compra geladeiras solares, boas caixas térmicas e pequenos termômetros que registram a temperatura, e treina pessoas para consertá-los. Também mantém listas de quem tomou qual vacina. Sarampo, pólio e outras doenças ficam longe quando quase todas as crianças são alcançadas. E quando aparece um vírus novo, as mesmas geladeiras, listas e pessoas estão prontas no primeiro dia. Uma rede de frio é um escudo que funciona todo dia.',
  },
  'safe-births': {
    name: 'Partos seguros',
    text: 'Dar à luz não devia ser um risco de morte, mas em muitos lugares ainda é. Este Plano treina parteiras, abre casas perto dos hospitais onde mulheres podem esperar pelo parto, paga o transporte à noite e torna o cuidado gratuito. Sangramento, infecção e pressão alta podem ser tratados quando alguém que sabe chega a tempo. O Sri Lanka reduziu as mortes ao longo de décadas ao colocar parteiras perto das pessoas. Quando uma mãe vive, seus filhos também têm muito mais chance de viver e de ficar na escola.',
  },
  'friendship-bench': {
    name: 'O banco da amizade',
    text: 'Preocupação, luto e depressão também podem adoecer as pessoas, mas há poucos médicos para a mente. No Zimbábue, um psiquiatra teve uma ideia: treinou avós. Elas se sentam num banco de madeira em frente ao posto de saúde, escutam, e ajudam as pessoas a resolver um problema depois do outro. Estudos mostraram que funciona, e a ideia chegou a outros países. Este Plano põe bancos assim nos nossos postos e escolas. Custa pouco, quebra o silêncio, e quem se sente melhor pode cuidar de outros de novo.',
  },
  'home-language-schools': {
    name: 'Primeiro na língua de casa',
    text: 'Muitas crianças ficam anos numa sala de aula e não entendem quem ensina, porque as aulas são numa língua que ninguém fala em casa. Com este Plano, as crianças aprendem a ler primeiro na própria língua, e aprendem uma segunda passo a passo. Imprimimos livros de leitura, treinamos professores e pedimos histórias a escritores locais. Crianças que sabem ler numa língua aprendem a próxima mais depressa. Bolívia e Etiópia seguiram esse caminho. Menos crianças repetem de ano, e nenhuma aprende que sua casa não vale nada.',
  },
  'teacher-training': {
    name: 'Melhor ensino, não só mais escolas',
    text: 'Um prédio novo não ensina ninguém. Este Plano apoia os professores que temos: os novos são orientados na sala de aula por colegas experientes, todos recebem planos de aula simples, e o salário chega na data certa. As crianças são agrupadas pelo que sabem fazer, não só pela idade, para que quem ficou para trás recupere a leitura e as contas. A organização indiana Pratham mostrou como isso funciona bem. Bom ensino paga duas vezes, porque estudantes que aprendem de verdade encontram trabalho melhor e fazem uma economia mais forte.',
  },
  'school-toilets': {
    name: 'Banheiros limpos na escola',
    text: 'Parece pouco, mas decide quem fica na escola. Sem banheiros limpos e separados, com porta, água e sabão, muitas meninas ficam em casa quando menstruam, e crianças pequenas adoecem. Este Plano constrói banheiros simples, ensina a lavar as mãos, e dá a cada escola um pouco de dinheiro por ano para limpeza e conserto, porque um banheiro quebrado não ajuda ninguém. Estudantes e famílias cuidam deles juntos. Custa pouco, e vemos o resultado na hora, na lista de presença: menos carteiras vazias.',
  },
  'second-chance-school': {
    name: 'Escola da segunda chance',
    text: 'Alguns saíram da escola para trabalhar, outros por causa da guerra, de um casamento ou de um bebê. Este Plano abre aulas à noite e no fim de semana, onde jovens e adultos terminam em dois ou três anos o que outros fazem em seis. Há uma creche ao lado, e um ofício para aprender à tarde. O BRAC, em Bangladesh, faz isso para crianças que tiveram de largar a escola, e o INEA, no México, para adultos. Quem aprende a ler aos vinte e cinco anos ajuda os filhos com a lição, assina um contrato de olhos abertos e ganha mais. Nunca é tarde demais.',
  },
  'equal-pay-law': {
    name: 'Salário igual, com prova',
    text: 'Salário igual por trabalho igual é lei em muitos países, mas os salários são secretos, então ninguém pode conferir. Este Plano inverte a situação: as empresas precisam provar que pagam de forma justa. A Islândia fez isso em 2018. Cada empresa grande olha seus próprios números, explica qualquer diferença entre mulheres e homens, e a elimina, ou paga uma multa. Famílias com mais renda gastam mais na sua cidade, e as empresas mantêm gente boa. Não exige do Estado dinheiro novo para salários, só inspetores e a coragem de olhar.',
  },
  'shelter-and-helpline': {
    name: 'Uma porta aberta à noite',
    text: 'Cerca de uma em cada três mulheres no mundo já sofreu violência, a maioria delas por parte de um parceiro. Este Plano paga uma linha telefônica gratuita que atende dia e noite, casas seguras onde uma mulher e seus filhos podem ficar, e ajuda com a polícia, os médicos e a justiça. Professores e enfermeiros aprendem a ver os sinais e a perguntar. Homens também são convidados a falar. Quando as pessoas sabem que alguém vai atender, ligam antes que seja tarde demais. Uma casa sem medo é o primeiro pedaço da paz.',
  },
  'parental-leave': {
    name: 'Licença para mães e pais',
    text: 'Quando chega um bebê, alguém precisa ficar em casa, e quase sempre é a mãe. Ela perde renda, e as empresas demoram a contratar mulheres jovens. Este Plano dá à mãe e ao pai uma licença paga, com uma parte só para o pai, que se perde se ele não a tirar. Suécia, Islândia e Quebec fizeram isso. Os bebês têm mãe e pai que os conhecem, e as mulheres mantêm seus empregos. Não é barato: todo mundo que trabalha paga um pouco mais à previdência, e uma pequena oficina precisa achar alguém para esses meses. As empresas vão dizer que vamos depressa demais. Elas têm razão?',
  },
  'women-in-councils': {
    name: 'Mulheres em cada conselho',
    text: 'Decisões sobre água, estradas e escolas são tomadas em conselhos locais, muitas vezes sem uma mulher na sala. Com este Plano, um terço de todas as cadeiras e dos cargos de chefe de aldeia fica reservado para mulheres, como a Índia faz desde 1993. As novas conselheiras aprendem sobre orçamento e leis, e são protegidas contra ameaças. Pesquisas descobriram que conselhos liderados por mulheres gastam mais com água potável, e que as meninas dessas aldeias sonham mais alto na vida. E quando é preciso resolver brigas, há mulheres à mesa também.',
  },
  'rainwater-tanks': {
    name: 'Uma cisterna ao lado de cada telhado',
    text: 'A chuva cai no telhado e vai embora, e dois meses depois as pessoas andam horas para buscar água. Este Plano constrói cisternas simples ao lado de casas e escolas: uma calha, um filtro, e um tanque redondo de concreto fino que a vizinhança aprende a construir. No Nordeste seco do Brasil, mais de um milhão de famílias têm uma. Uma cisterna de água limpa junto à porta poupa horas de caminhada e protege as costas e a saúde, principalmente das meninas. E cada litro de chuva que juntamos é um litro que não bombeamos.',
  },
  'pump-committees': {
    name: 'A bomba que não fica quebrada',
    text: 'No mundo inteiro há bombas manuais que funcionaram um ano e depois quebraram, porque ninguém era responsável. Este Plano começa com pessoas, não com canos. Cada aldeia elege um comitê da água, metade dele mulheres, que junta algumas moedas, mostra suas contas a todo mundo e chama um mecânico treinado com peças de reposição. Por telefone, alguém avisa da bomba quebrada no mesmo dia. Com menos dinheiro do que custaria um poço novo, a água corre de novo. Água limpa por perto significa menos crianças doentes e menos trabalho para quem a carrega.',
  },
  'sewage-works': {
    name: 'Limpar o que vai pela descarga',
    text: 'Grande parte da água suja do mundo volta para rios e mares sem ser limpa. Este Plano constrói esgotos e uma estação de tratamento para uma cidade que cresce, com lagoas e canteiros de junco onde há espaço, e máquinas onde não há. O lodo dá biogás e adubo, e a água limpa vai para parques e campos. É caro, e ninguém dá uma festa para um esgoto novo. Mas os peixes voltam, a praia abre de novo, e a cólera não encontra mais o caminho das casas.',
  },
  'leak-hunt': {
    name: 'A grande caça aos vazamentos',
    text: 'Em muitas cidades, um terço da água potável, e às vezes metade, se perde no caminho, por canos velhos ou ligações secretas. Phnom Penh, no Camboja, mostrou o que se pode fazer: a cidade trocou canos, instalou medidores, achou vazamentos escutando à noite, e deixou ruas pobres entrarem na rede a preço baixo. Hoje perde-se lá menos de um décimo. Este Plano faz o mesmo aqui. Água que não vaza não precisa ser tirada de um rio. É a fonte de água nova mais barata que uma cidade pode encontrar.',
  },
  'repair-cafes': {
    name: 'Cafés do conserto',
    text: 'Uma torradeira com um fio solto, um casaco rasgado, uma bicicleta com o pneu furado: quase tudo vai para o lixo. Num café do conserto, quem sabe ajuda quem não sabe, com ferramentas, café e paciência. O primeiro abriu em Amsterdã em 2009, e agora são milhares. Este Plano dá a eles salas e peças de reposição, e traz as escolas. Também pedimos aos fabricantes que vendam peças e publiquem guias de conserto. Menos minas, menos lixo, menos dinheiro gasto, e vizinhos que conversam entre si.',
  },
  'food-waste-law': {
    name: 'Comida boa não vai para o lixo',
    text: 'Grande parte de toda a comida plantada não é comida por ninguém, e plantá-la custou terra, água e combustível. A França fez uma lei em 2016: grandes supermercados não podem mais destruir comida boa, precisam oferecê-la a organizações de caridade. Este Plano faz o mesmo e vai além. As cozinhas das escolas medem o que sobra nos pratos, as datas nas embalagens ficam claras, e agricultores podem vender cenouras tortas. O que as pessoas não podem comer alimenta animais ou vira adubo. Salvamos o planeta duas vezes, e os bancos de alimentos podem encher as prateleiras.',
  },
  'bottle-deposit': {
    name: 'Uma moeda por garrafa',
    text: 'Você paga um pequeno depósito quando compra uma bebida e o recebe de volta quando devolve a garrafa. É só isso, e funciona: na Noruega e na Alemanha, cerca de nove em cada dez garrafas e latas voltam, ou mais. Com este Plano, toda loja que vende bebidas as recebe de volta, e as garrafas limpas são enchidas de novo ou viram garrafas novas. Menos plástico corre para bueiros e mares. Pessoas sem trabalho ganham um pouco juntando garrafas, e ninguém precisa dizer a ninguém para não sujar: a moeda já diz.',
  },
  'green-public-buying': {
    name: 'O Estado compra verde',
    text: 'O Estado é o maior cliente do país: papel, ônibus, merenda, computadores, estradas. Com este Plano, cada órgão público precisa olhar não só o menor preço de hoje, mas também a energia, o conserto, o lixo e o trabalho justo durante toda a vida de uma coisa. Quando milhares de órgãos pedem lâmpadas que poupam energia e móveis que podem ser consertados, as empresas começam a fazê-los, e eles ficam mais baratos para todos. Isso exige boas regras e treinamento para quem compra. Nenhum imposto novo é criado, só gastamos melhor o mesmo dinheiro.',
  },
  'early-warning': {
    name: 'Horas que salvam vidas',
    text: 'Em 1970, um ciclone matou várias centenas de milhares de pessoas no que hoje é Bangladesh. Desde então, o país construiu abrigos contra tempestades, treinou dezenas de milhares de voluntários com megafones e bandeiras, e manda a eles boas previsões. Tempestades da mesma força hoje tiram muito menos vidas. Este Plano monta uma corrente assim aqui: sensores, um aviso em cada telefone, simulados nas escolas, e um lugar seguro para pessoas e animais. A tempestade ainda vem. Mas encontra gente que sabe, e que teve tempo de agir.',
  },
  'room-for-rivers': {
    name: 'Espaço para os rios',
    text: 'Por muito tempo, construímos muros cada vez mais altos ao longo dos nossos rios. Quando um se rompe, a enchente é pior que antes. A Holanda escolheu outro caminho: dar espaço ao rio. Os diques são recuados e novos braços do rio são cavados. Num lugar, oito fazendas ficam agora sobre morros artificiais, para que a água possa cobrir os campos quando o rio está alto; outras famílias dali venderam suas fazendas e se mudaram. Com este Plano, fazemos isso aqui também. Campos úmidos seguram e limpam a água, guardam carbono e trazem de volta pássaros e sapos. Mas algumas famílias precisam deixar a terra dos avós, e dinheiro não substitui isso.',
  },
  'carbon-price': {
    name: 'Um preço para o carbono',
    text: 'Quem joga lixo na rua paga multa, mas a fumaça vai para o ar de graça. Este Plano põe um preço em cada tonelada de dióxido de carbono, baixo no começo e subindo a cada ano. A Suécia faz isso desde 1991, e sua economia continuou crescendo. Uma parte do dinheiro volta a cada casa, igual para todas, de modo que as famílias pobres saem ganhando. Os jeitos limpos de fazer as coisas passam a ser os baratos. Mas no começo combustível e aquecimento custam mais, e fábricas que queimam carvão perdem encomendas. Na França, um imposto maior sobre o combustível levou a meses de protesto em 2018. Quem paga, e com que pressa?',
  },
  'climate-lessons': {
    name: 'O clima em cada sala de aula',
    text: 'Ninguém pode ajudar a decidir sobre o clima sem entendê-lo. Este Plano o leva às aulas de todas as matérias: medir chuva em matemática, calor em física, o rio em história, cartas à prefeitura nas aulas de língua. A Itália o colocou no horário escolar. Os professores recebem treinamento, e cada escola tem seu pequeno projeto, como árvores de sombra, uma horta ou um plano para o calor. As crianças levam para casa o que aprendem, e já se mostrou que os pais também mudam de ideia. É um Plano lento com raízes muito longas: a grande colheita vem quando esses estudantes votarem, construírem e ensinarem.',
  },
  'mangrove-belt': {
    name: 'Um cinturão de mangue',
    text: 'Os mangues são árvores que ficam com os pés no mar. Suas raízes freiam as ondas, seguram a lama e escondem peixes jovens, e seu solo guarda mais carbono que a maioria das florestas. Muitos foram cortados por causa de tanques de camarão e de madeira. Este Plano devolve a eles partes da costa: abrimos tanques velhos para a maré, plantamos onde as sementes já não chegam, e pagamos aldeias para cuidar das árvores. No Senegal e no Vietnã, isso foi feito em grande escala. A pesca melhora, e as tempestades perdem força.',
  },
  'no-take-zone': {
    name: 'Um lugar onde ninguém pesca',
    text: 'Deixe uma parte do mar em paz, e algo maravilhoso acontece: os peixes ficam velhos e grandes, e peixes grandes têm muito mais filhotes. Depois de alguns anos, eles nadam para além do limite e enchem as redes do lado de fora. Os pescadores de Cabo Pulmo, no México, decidiram isso por conta própria, e dez anos depois havia cerca de cinco vezes mais peixe no recife. Com este Plano, as pessoas da costa escolhem lugares assim junto com cientistas e os vigiam com seus próprios barcos. Mas os primeiros anos são magros: famílias que pescavam ali pegam menos e ganham menos, e a ajuda que podemos pagar não substitui tudo.',
  },
  'fishing-watch': {
    name: 'Olhos no mar',
    text: 'Navios que pescam sem licença, em lugares ou com redes proibidas, roubam comida das pessoas da costa e às vezes tratam suas tripulações como escravos. Hoje satélites podem vê-los. Este Plano obriga todo barco grande a mostrar sua posição, abre os dados a todo mundo, treina guardas costeiras, e deixa os portos recusarem navios que se escondem. As regras para os portos estão num tratado mundial que muitos países assinaram. Pescadores honestos ganham, os peixes podem se recuperar, e há menos encontros tensos entre barcos de bandeiras diferentes.',
  },
  'ghost-net-return': {
    name: 'Trazer de volta as redes fantasma',
    text: 'Uma rede perdida não para de pescar. Ela fica à deriva por anos e apanha peixes, tartarugas e focas para ninguém. Com este Plano, pescadores recebem dinheiro pelas redes velhas que trazem de volta, e mergulhadores retiram as que estão nos recifes. Cada rede é marcada, para que possa ser achada e devolvida sem culpa a quem a perdeu. O náilon vira tapetes e roupas de banho. Na Noruega, viagens de limpeza tiram do mar, todo ano, equipamento perdido. É um Plano pequeno com um resultado rápido que todo mundo no porto pode ver.',
  },
  'forest-rights': {
    name: 'A floresta para quem a guarda',
    text: 'Onde povos indígenas têm direitos seguros à sua terra, as florestas muitas vezes são mais bem cuidadas que nas terras em volta. Eles conhecem o lugar e querem que seus netos vivam ali. Este Plano mapeia essas terras com as pessoas, põe seus direitos na lei, e as ajuda a mandar embora madeireiros e garimpeiros ilegais. Nenhuma estrada ou barragem é construída sem que concordem livremente. Isso protege árvores, animais e rios a baixo custo, e acaba com conflitos que já mataram guardiões demais.',
  },
  'stone-lines': {
    name: 'Linhas de pedra, covas de vida',
    text: 'Em Burkina Faso, agricultores transformaram de novo em campos uma terra dura como estrada. Fazem linhas de pedra ao longo da encosta, que seguram a chuva, e cavam pequenas covas cheias de esterco, chamadas zaï. A água entra no solo, as sementes brotam, e as árvores voltam. Um agricultor chamado Yacouba Sawadogo ficou famoso por isso. Este Plano paga caminhões para trazer pedras, ferramentas, e agricultores que ensinam agricultores. Não há máquina para comprar nem nada a esperar: a primeira colheita vem depois das primeiras chuvas.',
  },
  'wildlife-corridor': {
    name: 'Uma ponte verde para os animais',
    text: 'Um parque cercado de estradas e campos é uma ilha. Os animais nele não têm novos parceiros nem para onde ir quando fica quente e seco. Este Plano liga essas ilhas com faixas de floresta, cercas vivas ao longo dos rios, e pontes sobre rodovias, como em Banff, no Canadá, e na Costa Rica. Donos de terra são pagos para manter a faixa verde. Onças, elefantes, abelhas e sementes podem se mover de novo. Há menos acidentes na estrada, e as pessoas também ganham: água limpa, sombra, e visitantes que vêm ver os animais.',
  },
  'wet-peat': {
    name: 'Deixar a turfa molhada',
    text: 'A turfa é um solo feito de plantas velhas debaixo d’água. Ela cobre só três por cento da terra, mas guarda mais carbono que todas as florestas do mundo. Quando se cavam valas para plantar dendê ou grãos, ela seca, e então pode queimar por semanas debaixo do chão. Em 2015, incêndios assim na Indonésia mandaram fumaça sobre vários países e adoeceram milhares de pessoas; desde então, um órgão de lá fecha as valas de novo. Este Plano faz o mesmo aqui. Musgo, árvores e pássaros voltam, e o carbono fica no chão. Mas em terra molhada há menos para colher e vender.',
  },
  'solar-mini-grid': {
    name: 'Uma aldeia com sua própria luz',
    text: 'Longe das grandes linhas de energia, um campo de painéis solares, uma bateria e alguns quilômetros de cabo podem iluminar uma aldeia inteira. As pessoas pagam um pouco, por telefone, pelo que usam. Com energia há uma geladeira para remédios, um moinho, uma oficina de solda, e luz para a lição de casa. Quênia e Tanzânia têm pequenas redes assim. Este Plano paga uma parte do custo inicial, porque o sol é de graça mas os painéis não, e treina jovens da aldeia para manter a rede funcionando. Diesel e velas não são mais necessários.',
  },
  'clean-cookstoves': {
    name: 'Uma cozinha sem fumaça',
    text: 'Mais de dois bilhões de pessoas ainda cozinham em fogo aberto ou com combustível sujo. A fumaça na cozinha adoece mulheres e crianças pequenas, e juntar lenha leva horas. Este Plano ajuda as famílias a passar para gás, eletricidade, biogás, ou pelo menos um fogão muito melhor. Perguntamos primeiro a quem cozinha, porque um fogão de que ninguém gosta fica no canto. Pequenos pagamentos por telefone tornam isso possível, e oficinas locais constroem e consertam. Ar limpo em casa, mais tempo, e árvores que continuam de pé.',
  },
  'warm-homes': {
    name: 'Casas quentes, contas baixas',
    text: 'Casas velhas perdem calor por telhados, paredes e janelas, e no verão viram fornos. As famílias então escolhem entre aquecer a casa e comer. Este Plano isola primeiro as casas de quem tem renda baixa, rua por rua: o pagamento é adiantado, e devolvido aos poucos com o dinheiro poupado. Milhares de pedreiros, telhadores e projetistas encontram trabalho perto de casa. Precisamos de menos gás de longe, e o ar da cidade fica mais limpo. É o tipo quieto de progresso: ninguém o vê, mas todo mundo o sente no inverno.',
  },
  'wind-cooperative': {
    name: 'Um parque eólico que é nosso',
    text: 'As pessoas muitas vezes dizem não a uma turbina eólica quando estranhos ganham com ela, e sim quando é delas. Na Dinamarca e na Alemanha, milhares de vizinhos compraram cotas de parques eólicos; perto de Copenhague, uma cota custou o mesmo que uma boa bicicleta. Com este Plano, cidadãos, agricultores e a aldeia podem construir juntos. A lei lhes dá o direito de vender sua energia à rede, e um banco público empresta uma parte do dinheiro. Os lucros ficam aqui e pagam o telhado da creche. A energia limpa cresce, e a confiança também.',
  },
  'savings-groups': {
    name: 'A caixa com três chaves',
    text: 'Vinte vizinhos se encontram toda semana e põem algumas moedas numa caixa de metal com três fechaduras. Três pessoas guardam as chaves, então ninguém pode abri-la sozinho. Os membros podem pedir emprestado para uma máquina de costura, sementes ou uma conta de hospital, e devolvem com um pequeno juro que pertence a todos. Depois de um ano, as economias são repartidas. Começou no Níger nos anos 1990 e chegou a milhões de pessoas, a maioria mulheres. Este Plano treina grupos e liga os bons a um banco.',
  },
  apprenticeships: {
    name: 'Aprender e ganhar',
    text: 'Os jovens ouvem: você não tem experiência. Mas como podem consegui-la? Como aprendizes, trabalham alguns dias numa empresa e nos outros aprendem na escola, por dois a quatro anos, com um pequeno salário e um certificado reconhecido no fim. Suíça e Alemanha fazem isso para muitos dos seus jovens, e oficinas em Gana fazem do seu jeito há muito tempo. Este Plano paga às empresas uma parte do custo, abre todos os ofícios às meninas, e confere que ninguém seja usado só para varrer o chão.',
  },
  'labour-inspectors': {
    name: 'Alguém que confere',
    text: 'Em 2013, o prédio de fábricas Rana Plaza, em Bangladesh, desabou e matou mais de mil trabalhadores. Eles tinham visto as rachaduras e foram mandados de volta para dentro. Depois disso, sindicatos e marcas assinaram um acordo: engenheiros independentes inspecionam, os relatórios são públicos, e as marcas precisam garantir que haja dinheiro para os reparos. Isso tornou as fábricas mais seguras. Este Plano contrata e paga bons inspetores, dá aos trabalhadores um número de telefone seguro, e fecha o que é perigoso. Nenhuma criança trabalha, os salários chegam, e empresas honestas não perdem mais para as que trapaceiam.',
  },
  'job-loss-insurance': {
    name: 'Seguro quando o trabalho para',
    text: 'Vem uma crise, as encomendas param, e as empresas mandam as pessoas para casa. Se essas pessoas param de comprar, a próxima loja também fecha. Com este Plano, trabalhadores e empresas pagam um pouco por mês a um fundo comum. Quando o trabalho é pouco, o fundo paga uma parte do salário, para que as pessoas fiquem na empresa e recomecem rápido. O trabalho de horário reduzido na Alemanha fez isso na crise de 2009 e de novo em 2020. Nosso fundo cobre também motoristas e pessoal de limpeza. Ele freia a queda, e funciona por si só.',
  },
  'feeder-roads': {
    name: 'Estradas até o mercado',
    text: 'Tomates apodrecem quando o caminhão não consegue vir. Em muitas aldeias, a estrada é lama por meses, e uma pessoa doente precisa ser carregada. Este Plano constrói e conserta pequenas estradas entre as aldeias e o mercado mais próximo, com boas valas, porque é a água que mata uma estrada. A maior parte do trabalho é feita à mão por gente do lugar, paga e treinada, como na Etiópia e no Nepal. Os agricultores recebem preços melhores, os professores vêm trabalhar, e as crianças chegam à escola. Mas uma estrada está aberta a todos, também a quem derruba árvores. Na Amazônia brasileira, quase toda a floresta derrubada ficava perto de uma estrada ou de um rio.',
  },
  'village-internet': {
    name: 'Nossa própria internet',
    text: 'Grandes empresas não constroem onde vive pouca gente. Então algumas aldeias fizeram por conta própria: no México, comunidades indígenas têm sua própria rede de telefone, e na Espanha uma rede chamada guifi.net cresceu de telhado em telhado. Este Plano dá pequenas licenças gratuitas, paga as primeiras torres, e treina pessoas que as mantêm funcionando. Então quem planta pode ver preços, uma enfermeira pode perguntar a um médico, e um estudante pode ler o que outros leem. O que aprendemos dividimos com a próxima aldeia. Mas torres e telefones precisam de energia. Onde a energia limpa vem primeiro, a rede serve a todas as casas; onde ela falta, muitos telefones ficam apagados.',
  },
  'freight-by-rail': {
    name: 'Carga nos trilhos',
    text: 'Um trem comprido leva tanto quanto dezenas de caminhões, com muito menos combustível, barulho e perigo. Mas em muitos lugares os trilhos estão enferrujados e as fronteiras tomam dias. Este Plano conserta uma linha importante, constrói lugares onde os contêineres passam do caminhão para o trem, e combina com os vizinhos um só formulário e um só horário. As fábricas do interior podem então vender ao mundo. Motoristas encontram trabalho nas viagens curtas. Custa muito no começo e dura cem anos. As estradas também duram mais, quando as cargas pesadas vão de trem.',
  },
  'inventors-fund': {
    name: 'Um fundo para inventores',
    text: 'Boas ideias há em toda parte, mas dinheiro para experimentá-las, não. No Malaui, um menino chamado William Kamkwamba construiu um moinho de vento com sucata para iluminar a casa da família. Este Plano dá pequenas quantias, depressa e sem muito papel, a jovens inventores, pequenas oficinas e escolas de aldeia: para um secador que salva mangas, um aplicativo numa língua local, uma prótese de mão barata. Metade pode falhar, é assim que se inventa. O que funciona é mostrado a todo mundo. Cada boa ideia traz duas novas.',
  },
  'fair-tax': {
    name: 'Quem tem mais paga mais',
    text: 'Em alguns países, a dona de uma loja paga em impostos uma parte maior da sua renda do que um bilionário, porque o pão é taxado e a grande riqueza quase não é. Este Plano torna os impostos justos de novo: baixos na comida básica, mais altos em rendas muito altas, grandes heranças e casas vazias, com menos presentes para grandes empresas. Os formulários cabem numa página. Mostramos todo ano em que o dinheiro foi usado, com fotos de escolas e postos de saúde. As pessoas pagam com mais vontade quando veem que o vizinho também paga. Então há dinheiro para o que todos precisam.',
  },
  'cheap-remittances': {
    name: 'Mandar dinheiro para casa por menos',
    text: 'Migrantes mandam mais dinheiro para países mais pobres do que todos os governos dão em ajuda. Mas, a cada vez, uma boa parte se perde em taxas, e os bancos são lentos. O mundo prometeu baixar o custo para menos de três por cento. Este Plano abre o mercado a empresas de telefone e cooperativas, publica as taxas numa só página, e deixa os correios pagarem nas aldeias. Uma enfermeira em Roma ou um pedreiro em Dubai pode mandar um pouco toda semana. O dinheiro vai direto para onde é preciso, para as famílias.',
  },
  'open-doors': {
    name: 'Portas abertas para todos',
    text: 'Cerca de uma em cada seis pessoas vive com uma deficiência. Muitas vezes não é o corpo que as impede, mas uma escada, um formulário ou um olhar. Este Plano torna estações, escolas, escritórios e páginas da internet utilizáveis por todos: rampas, elevadores, língua de sinais no noticiário, palavras fáceis. As empresas recebem ajuda para adaptar um posto de trabalho. Pessoas com deficiência planejam e conferem, porque são elas que entendem do assunto. Quem leva um carrinho de bebê e os mais velhos também ficam contentes. Um país que deixa todo mundo trabalhar e aprender é mais rico.',
  },
  'newcomer-desk': {
    name: 'Um balcão para quem chega',
    text: 'Uma pessoa que chega de longe precisa encontrar doze repartições numa língua que não sabe ler. Anos se perdem. Este Plano abre um balcão para tudo: documentos, aula de língua, escola para as crianças, uma avaliação do que a pessoa aprendeu na sua terra, um primeiro emprego. Portugal tem centros assim, onde pessoas de muitos lugares trabalham lado a lado. Intérpretes estão lá ou ao telefone. A enfermeira trabalha de novo como enfermeira. Vizinhos se encontram em volta de uma mesa comum, e quem se conhece tem menos medo.',
  },
  'bus-lanes': {
    name: 'Ônibus rápidos para todos',
    text: 'Curitiba, no Brasil, não tinha dinheiro para um metrô, então deu aos ônibus faixas próprias, estações como as de trem, e passagens pagas antes de embarcar. Bogotá, Istambul e Dar es Salaam seguiram o exemplo. Uma faixa de ônibus leva muito mais gente que uma faixa cheia de carros, e pode ficar pronta em dois ou três anos. Trabalhadores ganham horas de vida toda semana, as lojas ganham clientes, e o ar fica mais limpo. Mas os motoristas das vans antigas perdem seus passageiros. Em Joanesburgo, eles entraram em greve em 2009, e houve tiros contra os ônibus novos. Este Plano lhes oferece cotas e empregos. Até que concordem, haverá dias de raiva.',
  },
  'better-streets': {
    name: 'Ruas melhores onde as pessoas moram',
    text: 'Mais de um bilhão de pessoas vivem em bairros que muitos mapas deixam de fora, sem canos, valas ou documentos. Derrubá-los só muda o problema de lugar. Este Plano os melhora com quem mora ali: caminhos por onde passa um carro de bombeiros, água, drenagem, lâmpadas, coleta de lixo, uma pequena praça, e um papel para o terreno. Em Medellín, na Colômbia, teleféricos e bibliotecas nos morros mudaram uma cidade inteira. Quem tem certeza de que pode ficar constrói paredes melhores por conta própria. A vizinhança decide o que vem primeiro.',
  },
  'city-trees': {
    name: 'Sombra na cidade',
    text: 'Num dia quente, uma rua com árvores pode ter vários graus a menos que uma sem árvores. O calor mata em silêncio, principalmente pessoas idosas em bairros pobres, onde quase não há verde. Este Plano planta árvores onde mais faltam, tira asfalto, abre os pátios das escolas depois das aulas, e encontra para cada árvore uma família ou loja que a regue. As raízes bebem a chuva forte, as folhas pegam a poeira, e as pessoas se sentam do lado de fora e conversam. Medellín e Freetown fazem isso. É barato e rápido de plantar. Mas uma árvore jovem e fina quase não dá sombra: o verdadeiro presente vem alguns anos depois, se alguém continuar regando.',
  },
  'safe-buildings': {
    name: 'Casas que ficam de pé',
    text: 'Não é o terremoto que mata, dizem, mas a casa. Escolas e hospitais bem construídos ficam de pé em tremores e tempestades. Depois de perdas terríveis, o Chile fez regras de construção rigorosas e as fiscaliza de verdade, e hoje fortes terremotos tiram poucas vidas ali. Este Plano escreve regras simples também para as casas, treina construtores em bambu, tijolo e concreto, reforça primeiro as escolas, e pune quem vende cimento ruim. Cada casa é inspecionada antes de receber o telhado. Quando o desastre vem, varremos vidro, e vivemos.',
  },
  'birth-certificates': {
    name: 'Cada criança no papel',
    text: 'Sem certidão de nascimento, uma criança não existe para o Estado: sem cartão de vacina, sem prova na escola, sem passaporte, e ninguém pode provar que uma menina é nova demais para casar ou um menino para ser soldado. Muitos milhões de crianças pequenas não têm nenhuma. Este Plano torna a certidão gratuita, deixa enfermeiras registrarem bebês por telefone no dia do nascimento, e manda equipes às aldeias para quem ficou de fora. É um pequeno papel com um nome. Mas é a chave de todos os outros direitos.',
  },
  'legal-aid': {
    name: 'Um advogado para quem não tem dinheiro',
    text: 'A lei é igual para todos, mas só se você a conhece. Uma viúva é expulsa da sua terra, um trabalhador não recebe, um jovem espera anos na prisão sem ter sido julgado. Este Plano treina e paga auxiliares jurídicos: pessoas do bairro que conhecem a lei básica, escrevem cartas, vão junto à polícia, e chamam um advogado quando o caso fica sério. Serra Leoa e África do Sul mostraram até onde isso vai. A maioria dos casos se resolve antes de haver um julgamento. E as pessoas começam a confiar na lei.',
  },
  'anti-corruption-office': {
    name: 'Um órgão que ninguém compra',
    text: 'A corrupção é um imposto que os pobres pagam duas vezes. Hong Kong estava cheia dela. Em 1974, criou um órgão independente com três tarefas: investigar, prevenir e ensinar. Ele podia investigar a polícia e os poderosos, e as pessoas começaram a denunciar. Este Plano cria um órgão assim aqui, com orçamento próprio, uma chefia que não pode ser demitida por capricho, e relatórios abertos. Ministros precisam dizer em público o que possuem. Escândalos ainda vão acontecer, mas são descobertos cedo, e resolvidos, para que a confiança sobreviva.',
  },
  'open-budgets': {
    name: 'Um orçamento que todos podem ler',
    text: 'Para onde vai o dinheiro? Em Porto Alegre, no Brasil, os cidadãos foram os primeiros a decidir em reuniões abertas em que seria gasta uma parte do dinheiro da cidade, e mais foi para água e esgoto em bairros pobres. Milhares de cidades copiaram isso. Com este Plano, cada órgão público põe seu orçamento e suas contas na internet e no mural da aldeia, em palavras simples, e as pessoas votam sobre uma parte dele. Rádios e escolas o explicam. Parceiros no exterior também dão com mais vontade quando podem ver.',
  },
  'truth-commission': {
    name: 'A comissão da verdade',
    text: 'Depois de uma ditadura ou de uma guerra civil, há um grande silêncio. As vítimas querem saber o que foi feito com seus filhos, e alguns dos que fizeram querem esquecer. Na África do Sul, na Argentina, no Peru e em outros países, comissões escutaram milhares de pessoas, algumas delas em público, procuraram os desaparecidos, e escreveram o que aconteceu. Este Plano cria uma, com proteção para testemunhas e tribunais para os piores crimes. Leva tempo: a África do Sul esperou mais de dois anos pelo primeiro relatório. No começo, muita coisa dói. Mas um país que conhece sua história pode começar junto o próximo capítulo.',
  },
  'arms-for-work': {
    name: 'Uma ferramenta por uma arma',
    text: 'Quando a luta acaba, milhares de jovens só conhecem um ofício. Se não tiverem outro futuro, voltarão a ele. Com este Plano, cada um que entrega uma arma recebe alguns meses de apoio, ajuda para a alma, treinamento, e um começo: ferramentas, terra ou um trabalho em obras públicas. Em Moçambique, artistas transformaram armas em cadeiras e esculturas, e pessoas trocaram armas por bicicletas e enxadas. As aldeias que os recebem de volta também ganham uma escola ou um poço. O próximo conflito encontra menos combatentes.',
  },
  'village-mediators': {
    name: 'Mediadores em cada vale',
    text: 'Muitas guerras começam com uma vaca, um poço ou um campo. Este Plano treina pessoas respeitadas de todos os grupos, também mulheres e jovens, para escutar, acalmar e encontrar uma solução com que os dois lados possam viver. Elas têm telefones para avisar umas às outras quando correm boatos de vingança. Os comitês locais de paz do Quênia começaram em Wajir, quando mulheres de clãs inimigos dividiam um mercado e decidiram que já bastava. Os mediadores anotam os acordos e voltam para conferir. O problema é enfrentado enquanto é pequeno.',
  },
  'press-freedom-law': {
    name: 'Uma lei para a imprensa livre',
    text: 'Onde repórteres podem trabalhar, ladrões dormem mal. Este Plano faz uma lei que protege jornalistas e suas fontes, acaba com a prisão por criticar os poderosos, e detém processos sem fim que só servem para assustar. A rádio do Estado ganha um conselho independente, e pequenas rádios locais recebem licenças e um fundo em que políticos não podem mexer. Ataques a repórteres são investigados, um por um. Uma imprensa livre também erra, então há um jeito justo de reclamar e corrigir. Pessoas que sabem o que está acontecendo podem decidir.',
  },
  'right-to-ask': {
    name: 'O direito de perguntar',
    text: 'A Suécia o tem desde 1766, o México desde 2002, a Índia desde 2005: qualquer pessoa pode pedir a um órgão público os seus documentos e precisa receber resposta em algumas semanas. Por que a estrada não foi feita? Quem ganhou o contrato? Na Índia, moradores de aldeias usaram esse direito para achar o dinheiro de trabalhadores que só existiam no papel. Este Plano põe o direito na lei, indica alguém responsável em cada órgão, e treina jovens para usá-lo. Não custa quase nada. Só acaba com um mau costume: o segredo.',
  },
  'police-complaints': {
    name: 'Polícia que presta contas',
    text: 'Para quem você liga quando foi a polícia que fez? Neste Plano, um órgão de civis, não de policiais, recebe queixas, pode ver arquivos e câmeras, e publica o que descobriu. Policiais são treinados para acalmar as pessoas antes de usar a força, e patrulham as mesmas ruas a pé, de modo que conhecem pelo nome quem mora ali. A Irlanda do Norte reconstruiu assim sua polícia depois do longo conflito chamado de Troubles. Os bons policiais são os que mais ganham: as pessoas os cumprimentam e lhes contam o que sabem.',
  },
  'youth-courts': {
    name: 'Um segundo caminho para os jovens',
    text: 'A prisão é uma má escola. Um jovem que roubou um telefone e é trancado com adultos muitas vezes volta como um criminoso de verdade. Neste Plano, os tribunais para jovens trabalham de outro jeito: quem julga, a família e a vítima se sentam à mesma mesa e combinam como o mal é reparado, com trabalho, com um pedido de desculpas, com a volta à escola. A Nova Zelândia tirou muito disso da tradição maori. As celas são só para os casos mais graves. Mais vítimas se sentem ouvidas, e mais jovens encontram seu caminho.',
  },
  'election-observers': {
    name: 'Muitos olhos na urna',
    text: 'Uma eleição só é boa se quem perde acredita no resultado. Este Plano treina milhares de cidadãos que observam cada local de votação, tiram uma foto da folha de resultados na porta, e somam os números por conta própria. Em Gana, no Quênia e nas Filipinas, cidadãos fizeram contagens assim, e quando a oficial era justa puderam dizer isso. Também mantemos limpa a lista de eleitores e resolvemos queixas em poucos dias. Se alguém grita fraude, há provas. A dúvida não vira fogo.',
  },
  'stop-trafficking': {
    name: 'Acabar com o tráfico de pessoas',
    text: 'Um bom emprego na cidade, diz um estranho, e uma menina desaparece. O tráfico de pessoas é um crime que dá muito dinheiro, e a maior parte dele nunca é vista. Este Plano treina guardas de fronteira, professores, motoristas de ônibus e pessoal de hotel para perceber. As polícias de vários países dividem o que sabem e seguem o dinheiro. Os sobreviventes não são punidos: recebem segurança, um médico, documentos e um caminho de volta à escola ou ao trabalho. O Nepal tem mulheres na fronteira que fazem as perguntas certas. Cada pessoa encontrada é uma vida devolvida.',
  },
  'mobile-courts': {
    name: 'O tribunal sobre rodas',
    text: 'Num país grande, o juiz mais próximo pode estar a três dias de distância. Então crimes ficam sem punição, e as pessoas fazem justiça com as próprias mãos. Neste Plano, juiz, escrivão e advogados viajam com um jipe e barracas de lugar em lugar, em datas que todo mundo conhece. No Congo, tribunais móveis julgaram até soldados por estupro. Coisas menores, como uma dívida, um marco de terra ou um divórcio, são resolvidas em um dia. Quando as pessoas veem a justiça acontecer debaixo da árvore na sua própria aldeia, acreditam nela.',
  },
  'stolen-money-back': {
    name: 'Trazer para casa o dinheiro roubado',
    text: 'Quando governantes roubam, o dinheiro não fica no país. Está em bancos, mansões e iates em lugares ricos. Um tratado mundial diz que ele precisa ser devolvido. A Suíça devolveu centenas de milhões à Nigéria, e a última parte foi para famílias pobres, sob os olhos de observadores. Este Plano paga bons investigadores e advogados, e abre um registro de quem é mesmo o dono de cada empresa. Só isso já assusta os ladrões. Mas o dinheiro em si só volta com ajuda de fora: juízes e policiais desses lugares ricos precisam trabalhar conosco. Então parceiros fortes vêm primeiro, e depois há algo para todos.',
  },
  'citizens-forum': {
    name: 'Um fórum onde cidadãos falam',
    text: 'Grandes decisões sobre o desenvolvimento muitas vezes são tomadas por gente que nunca vai senti-las. Neste Plano, cem pessoas são sorteadas, como para um júri: padeiros, estudantes, pastores, avós. Por alguns fins de semana, elas ouvem especialistas, conversam em pequenos grupos, e escrevem o que aconselham. A Irlanda fez isso antes das suas grandes votações, e a França sobre o clima. Empresas, sindicatos e grupos de aldeias podem vir e apresentar sua opinião. O governo precisa responder a cada ponto em público. Custa pouco, e então as boas ideias têm muita gente por trás.',
  },
  'whistleblower-law': {
    name: 'Proteção para quem denuncia',
    text: 'Veneno no rio, contas falsas no hospital: alguém lá dentro quase sempre sabia. Mas quem fala perde o emprego, ou pior. Este Plano protege essas pessoas. Há um jeito seguro de denunciar, com um número em vez de um nome. É proibido demitir ou ameaçar a pessoa, e quem fizer isso precisa pagar. A União Europeia criou regras para isso em 2019. Aqui, se a denúncia poupa dinheiro público, uma parte também pode ir para quem a fez. A verdade fica menos perigosa, e trapacear, mais arriscado.',
  },
  'prison-reform': {
    name: 'Prisões que abrem uma porta',
    text: 'A maioria das pessoas na prisão será de novo nossa vizinha. A questão é como elas voltam. Este Plano acaba com a superlotação, deixa quem espera julgamento ficar fora quando é seguro, e oferece leitura, um ofício e tratamento contra o vício. Na Noruega, os guardas são treinados por dois anos, e quatro de cada cinco pessoas que saem da prisão não recebem nova pena nos dois anos seguintes. Os últimos meses são passados trabalhando fora, com um quarto para onde ir. Não é moleza: é mais seguro para todos nós, e dá às empresas trabalhadores de que precisam.',
  },
  'gun-register': {
    name: 'Conhecer cada arma',
    text: 'Uma briga com uma arma em casa termina de outro jeito. Depois de um massacre a tiros em 1996, a Austrália comprou de volta e destruiu mais de seiscentas mil armas e tornou as licenças rigorosas. As mortes por tiro caíram. Este Plano registra cada arma, exige treinamento, um exame de saúde e um bom motivo, e paga por cada arma entregue, sem fazer perguntas. Os depósitos do exército e da polícia são contados e trancados, porque muitas armas ilegais foram roubadas dali. Quem caça ou planta fica com o que precisa. O resultado: menos caixões.',
  },
  'peace-radio': {
    name: 'Rádio pela paz',
    text: 'O rádio pode matar: em Ruanda, em 1994, ele chamou as pessoas a matar. O rádio também pode curar. Desde 2004, milhões de pessoas em Ruanda seguem uma novela de rádio sobre duas aldeias que brigam, se apaixonam e aprendem a falar contra o ódio. Um estudo descobriu que os ouvintes ousavam discordar mais vezes, e resolviam problemas juntos. Este Plano paga boas histórias em todas as línguas locais, programas em que pessoas dos dois lados telefonam, e informação calma quando correm boatos. O rádio chega a aldeias distantes, e a quem não sabe ler. Novas ideias viajam com ele.',
  },
  'debt-relief': {
    name: 'Dívida em troca de desenvolvimento',
    text: 'Alguns países pagam mais a quem lhes emprestou do que gastam com saúde ou escolas. Por volta do ano 2000, uma campanha mundial conseguiu o perdão de dívidas para dezenas de países pobres, e isso ajudou a Tanzânia e Uganda a pagar escolas primárias sem mensalidade. Este Plano traz todos os credores a uma mesa, também bancos e novos Estados credores. Uma parte da dívida é cancelada, e a mesma quantia vai para postos de saúde, escolas e florestas. Mas os credores perguntam primeiro: o dinheiro vai ser roubado? Por volta de 2000, também, só países com um plano e contas claras conseguiram o perdão. Onde a lei e os órgãos públicos são honestos, eles concordam, e todos podem respirar.',
  },
  'aid-promise': {
    name: 'Cumprir a promessa do 0,7',
    text: 'Em 1970, os países ricos prometeram dar 0,7 por cento da sua renda nacional aos mais pobres. Só alguns, como Noruega, Suécia, Dinamarca e Luxemburgo, cumpriram essa promessa. Com este Plano, marcamos uma data, pomos o número na lei, e prestamos contas todo ano. O dinheiro vai primeiro para quem está mais atrás, e essas pessoas ajudam a decidir como é usado. Não é caridade: doenças, fumaça e guerras cruzam todas as fronteiras, e a música, o comércio e as amizades também. Uma promessa cumprida vale mais que dez novas.',
  },
  'open-statistics': {
    name: 'Números para todos',
    text: 'Não se pode conduzir o que não se vê. Quantas meninas saem da escola? Onde a água é ruim? Em muitos países, esses números são velhos, ficam trancados, ou espalhados por dez órgãos. Este Plano faz um site aberto e um anuário impresso, com mapas claros, e números para mulheres e homens, cidade e aldeia. Todo mundo pode usá-los de graça: prefeitos, repórteres, empresas, estudantes. Uma chefia independente da estatística garante que ninguém os faça parecer melhores do que são. Bons números ajudam todos os outros Planos a ir aonde são mais precisos.',
  },
  'tax-cooperation': {
    name: 'Sem esconderijo para lucros',
    text: 'Uma empresa tira cobre daqui, mas seu lucro aparece numa pequena ilha onde o imposto é zero. A maioria dos países perde assim, os pobres mais que todos. Em 2021, mais de 130 Estados concordaram com um imposto mínimo para empresas muito grandes. Este Plano vai adiante: os órgãos de impostos trocam dados automaticamente, grandes empresas informam, país por país, o que ganham e pagam, e Estados mais pobres têm voto pleno sobre as regras. Empresas locais honestas podem competir de novo. E o dinheiro para professores e estradas vem de onde é ganho.',
  },
  'technology-bank': {
    name: 'Um banco de conhecimento',
    text: 'Neste banco não há dinheiro, e sim conhecimento. Em 2018, as Nações Unidas abriram na Turquia um Banco de Tecnologia, para os países menos desenvolvidos do mundo. Ele manda especialistas, ajuda com licenças, abre bibliotecas científicas, e reúne jovens cientistas. Com este Plano, participamos com nossa própria experiência: como construir um secador solar, imprimir um filtro de água, ou manter um laboratório com pouca energia. Os parceiros não só recebem, cada um traz algo. Quem aprende depressa encontra suas próprias ideias novas.',
  },
  'patent-pool': {
    name: 'Dividir a receita',
    text: 'Um remédio pode custar centavos para fazer e milhares para comprar, porque uma só empresa é dona da receita. Desde 2010, o Medicines Patent Pool pede aos donos que dividam suas patentes por um preço justo, para que fábricas na Índia, na África do Sul e em outros lugares possam fazer versões baratas. Muitas pessoas com HIV recebem bons remédios por causa disso. Este Plano acrescenta vacinas e testes, e constrói fábricas em todos os continentes agora, não no meio do próximo surto. Quando vier uma nova doença, a receita e as máquinas estarão prontas.',
  },
  'open-markets': {
    name: 'Mercados abertos para países pobres',
    text: 'Uma agricultora na África pode mandar cacau em grão para países ricos sem pagar imposto na fronteira. Mas se sua aldeia faz chocolate com ele, pode encontrar regras longas e difíceis e, em alguns lugares, um imposto de fronteira. A regra europeia chamada Tudo Menos Armas deixa os países mais pobres venderem ali quase tudo sem esse imposto. Este Plano faz o mesmo em mais mercados, torna as regras fáceis, e ajuda pequenas empresas a cumprir normas de saúde, com laboratórios e conselhos. Não queremos só grãos crus, mas chocolate. Comércio em termos justos vale mais que muitos presentes.',
  },
  census: {
    name: 'Todo mundo conta',
    text: 'Quando foi a última vez que alguém perguntou quantos somos? Sem um censo, faltam aldeias no mapa, e vacinas, professores e cadeiras no parlamento vão para os lugares errados. Este Plano conta todo mundo em poucas semanas: nômades, pessoas em acampamentos, pessoas sem documentos, com a promessa de que nenhum nome é jamais passado adiante. Países vizinhos emprestam tablets e especialistas, como Estados africanos já fizeram uns pelos outros. Jovens são treinados para perguntar com respeito. Ser contado é ouvir: seu lugar é aqui.',
  },
  'south-south-exchange': {
    name: 'O Sul aprende com o Sul',
    text: 'Muitas vezes, quem melhor ensina é alguém que resolveu o mesmo problema no ano passado. Cuba mandou médicos, o Brasil dividiu sua merenda escolar, a Índia seus remédios baratos, e o jeito como agricultores no Níger trouxeram árvores de volta é usado agora em outros países. Neste Plano, pessoas de países com problemas parecidos visitam umas às outras, trabalham lado a lado por alguns meses, e mantêm contato. Sem consultores caros, sem relatórios que ninguém lê. Começamos com quem está mais atrás. Voos e uma cama são quase os únicos custos.',
  },
  'twin-towns': {
    name: 'Cidades-irmãs',
    text: 'Depois da Segunda Guerra Mundial, cidades francesas e alemãs se tornaram irmãs, para que pessoas que tinham atirado umas nas outras se sentassem à mesma mesa. Hoje, cidades em continentes diferentes fazem isso: bombeiros treinam juntos, escolas escrevem cartas, e serviços de água trocam peças e conselhos. Este Plano ajuda cada cidade a encontrar uma irmã e a fazer com ela, todo ano, uma coisa útil, escolhida pelos dois lados. Começa com um coral ou um jogo de futebol, e isso é bom. Quem conhece um rosto ajuda mais depressa em tempos ruins.',
  },
  'rescue-fund': {
    name: 'Um fundo contra a queda',
    text: 'Quando vem uma crise, o dinheiro foge primeiro dos países mais fracos, e eles precisam pegar emprestado com juros terrivelmente altos. Depois da crise asiática de 1997, países de lá criaram uma rede de segurança comum e prometeram emprestar uns aos outros. Com este Plano, nós e nossos vizinhos fazemos o mesmo: cada um paga nos anos bons, e num ano ruim pode usar o fundo depressa, com regras combinadas antes. Salários e hospitais continuam sendo pagos. Como todo mundo sabe que o fundo existe, o pânico começa menos vezes.',
  },
  'university-network': {
    name: 'Um campus, muitos países',
    text: 'Nem todo país pode ter uma grande escola de medicina, ciência do mar ou engenharia. Mas dez países juntos podem. A Universidade do Pacífico Sul pertence a mais de dez países insulares e também ensina por satélite. Neste Plano, as universidades dividem cursos, laboratórios e bibliotecas, aceitam as provas umas das outras, e mandam estudantes e professores através das fronteiras, como o Erasmus faz na Europa. Há vagas e bolsas para quem nunca poderia pagar. Quem estudou junto atende a ligação um do outro pela vida inteira.',
  },
  'free-software': {
    name: 'Programas que são de todo mundo',
    text: 'Cada hospital e cada ministério compra os mesmos programas sempre de novo, e paga todo ano. Programas abertos podem ser usados, mudados e passados adiante por todos. O DHIS2, começado na Noruega e na África do Sul, hoje ajuda dezenas de países a guardar dados de saúde, e voluntários do OpenStreetMap desenham mapas poucas horas depois de um desastre. Este Plano paga nossos programadores para criar ferramentas assim junto com parceiros, nas nossas línguas e capazes de rodar em telefones velhos. O que um construiu, todos têm. E cada ferramenta nova dá ideias para a próxima.',
  },
  'progress-report': {
    name: 'Contar ao mundo como vamos',
    text: 'Em 2015, todos os países concordaram nas Nações Unidas com os 17 objetivos, mas ninguém pode obrigá-los. O que ajuda é um olhar honesto. Todo ano, alguns Estados se apresentam diante dos outros e contam o que alcançaram e o que não. Com este Plano, nosso relatório não é escrito só por funcionários: cidades, sindicatos, igrejas, mesquitas e escolas acrescentam seus próprios capítulos, também onde dói. Depois convidamos um país parceiro a nos fazer perguntas, e fazemos perguntas a ele. Problemas que têm nome podem ser resolvidos, e outros oferecem uma ajuda que não esperávamos.',
  },
  'citizen-science': {
    name: 'Ciência de todo mundo',
    text: 'Cientistas não podem estar em toda parte, mas as pessoas podem. Voluntários contam pássaros na janela, medem o ar na varanda, fotografam insetos, e anotam quando cai a primeira chuva. Nos rios da Europa e da África, estudantes testam a água com um pequeno kit. Este Plano liga grupos assim através das fronteiras, dá a eles ferramentas simples e confere os dados. Vários dos números oficiais sobre os ODS poderiam vir desses grupos. Quem mediu seu próprio rio não passa mais por ele sem olhar. E especialistas e vizinhos aprendem a confiar uns nos outros.',
  },
  'joint-planning': {
    name: 'Um só plano para todos os ministérios',
    text: 'Um ministério paga agricultores para derrubar mato, outro paga por uma nova floresta. Um constrói um posto de saúde, outro esquece a estrada até ele. Este Plano põe todos os ministérios numa mesa antes que o dinheiro seja dado. Cada grande projeto é examinado: a quem ajuda, a quem prejudica, e que objetivo fica para trás? Finlândia e Colômbia criaram reuniões assim. A área mais fraca vem primeiro quando o dinheiro comum é distribuído. No começo é lento, e depois tudo vai mais depressa, porque ninguém puxa para o outro lado.',
  },
  'diaspora-bonds': {
    name: 'Títulos de longe, com amor',
    text: 'Milhões de pessoas que se mudaram ainda se importam com o lugar de onde vêm. Israel e Índia pediram à sua gente no exterior que emprestasse dinheiro para construir o país. Pelo empréstimo, receberam um papel: um título. Este Plano oferece pequenos títulos por telefone, para projetos claros: esta ponte, aquele hospital, com fotos de como a obra avança. Um conselho independente guarda o dinheiro, porque aqui a confiança é tudo. Quem empresta também traz ideias, contatos e visitas. Recebe seu dinheiro de volta com algum juro, e todos nós temos mais com que trabalhar.',
  },
  'green-technology': {
    name: 'Dividir tecnologia limpa',
    text: 'Se os países pobres construírem sua energia e suas fábricas do jeito velho e sujo, o clima está perdido. Se pularem esse degrau, todo mundo ganha. Muitos fizeram isso com os telefones: puseram poucos fios de cobre. Neste Plano, os parceiros dividem patentes, máquinas e treinamento para sol, vento, baterias e cimento limpo. Países ricos pagam uma parte, como prometeram nos tratados do clima, pelo Fundo Verde para o Clima. Empresas dos dois lados constroem juntas, para que o conhecimento fique. O caminho limpo precisa se tornar o caminho fácil.',
  },
  'vaccine-sharing': {
    name: 'Dividir as primeiras doses',
    text: 'Numa pandemia, países que podem pagar compram a vacina primeiro. Os pobres esperam, o vírus continua se espalhando ali, e novas formas dele viajam de volta até nós. Em 2020, parceiros fundaram o COVAX, para que as doses fossem para todos. Em menos de um ano, ele levou um bilhão delas a 144 países, mas tarde, porque os Estados ricos tinham ficado com as primeiras. Com este Plano, prometemos por lei passar adiante uma de cada cinco doses desde o primeiro dia, e pedimos aos outros que façam o mesmo. É justo, e a pandemia acaba mais cedo. Mas algumas pessoas do nosso próprio país precisam esperar mais pela sua.',
  },
  'tax-inspectors': {
    name: 'Fiscais sem fronteiras',
    text: 'Uma jovem fiscal olha as contas de uma gigante da mineração com duzentos advogados. Não é uma luta justa. Desde 2015, um programa chamado Inspetores Fiscais Sem Fronteiras manda inspetores experientes para se sentar ao lado dela. Eles trabalham em casos reais, e com pouco custo países pobres receberam grandes quantias que lhes eram devidas. Este Plano o amplia: mais especialistas, também do Sul, e uma biblioteca comum de truques. É uma ajuda que um dia não será mais necessária. O país paga suas próprias escolas, com seu próprio dinheiro.',
  },
};
