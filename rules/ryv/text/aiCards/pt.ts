import type { AiText } from './en';

export const aiPt: AiText = {
  'card.allocation-tool': 'Distribuidor',
  'card.allocation-tool.story':
    'Mostra que casas precisam primeiro de comida ou remédio, para que a ajuda vá aonde falta.',
  'card.allocation-tool.wrong.surveillance':
    'A lista dela diz quem é pobre e onde dorme. Alguém com poder consegue uma cópia, e as pessoas deixam de confiar em você.',
  'card.allocation-tool.guards.scam':
    'Uma pessoa precisa aprovar cada pagamento, então um pedido falso é notado.',

  'card.upskilling': 'Curso de IA',
  'card.upskilling.story':
    'Cursos curtos nas suas comunidades ensinam as pessoas a usar IA no trabalho de cada dia.',
  'card.upskilling.wrong.surveillance':
    'O aplicativo do curso grava o que cada pessoa digita. Um chefe lê, e as pessoas abandonam seus cursos.',
  'card.upskilling.guards.dependence':
    'Quem entende uma ferramenta pode consertá-la, trocá-la, ou trabalhar sem ela.',
  'card.upskilling.guards.bias': 'Quem entende uma ferramenta nota quando ela é injusta, e diz isso.',

  'card.synthetic-data': 'Dados sintéticos',
  'card.synthetic-data.story':
    'Inventa dados parecidos com os daqui, para você criar ferramentas sem usar informações privadas.',
  'card.synthetic-data.wrong.bias':
    'Ela copia as lacunas dos dados antigos. Quem faltava ali falta de novo, e o conserto custa dinheiro a você.',
  'card.synthetic-data.guards.surveillance':
    'Onde os dados são inventados, não há pessoa real para espionar.',

  'card.voice-assistant': 'Assistente de voz',
  'card.voice-assistant.story':
    'Responde a perguntas em voz alta, na língua do lugar, para quem não sabe ler.',
  'card.voice-assistant.wrong.surveillance':
    'Ela escuta o dia inteiro. As autoridades ficam sabendo o que se disse delas em casa.',
  'card.voice-assistant.guards.dependence':
    'Ela responde até no telefone mais velho, então as pessoas ainda têm ajuda quando um aplicativo ou a internet falha.',

  'card.crop-adviser': 'Guia da lavoura',
  'card.crop-adviser.story': 'Quem planta tira uma foto de uma folha doente e ouve o que fazer.',
  'card.crop-adviser.wrong.bias':
    'Ela aprendeu em grandes fazendas no exterior. Aqui, seu conselho estraga uma colheita, e quem planta culpa você.',
  'card.crop-adviser.guards.scam':
    'Uma foto mostra se a semente é verdadeira, antes que alguém pague por ela.',
  'card.crop-adviser.guards.surveillance':
    'Ela funciona no próprio telefone e não manda nenhuma foto para fora. Suas outras ferramentas podem aprender a fazer o mesmo.',

  'card.flood-forecast': 'Alerta de enchente',
  'card.flood-forecast.story':
    'Avisa uma aldeia dias antes de o rio subir, para que pessoas e animais saiam a tempo.',
  'card.flood-forecast.wrong.dependence':
    'Ninguém mais observa o rio. Uma noite o alerta fica em silêncio, e você paga pelo resgate.',
  'card.flood-forecast.wrong.scam':
    'Ladrões mandam um alarme falso e roubam as casas vazias. Você paga pelo que se perdeu.',
  'card.flood-forecast.guards.disinformation': 'Todo mundo pode ver a água medida, e os boatos acabam ali.',
  'card.flood-forecast.guards.surveillance':
    'Ela observa o rio e não as pessoas, então não há nada privado para levar.',

  'card.clinic-triage': 'Ajudante do posto',
  'card.clinic-triage.story': 'Ajuda a enfermagem a ver que paciente não pode esperar.',
  'card.clinic-triage.wrong.bias':
    'Ela aprendeu sobretudo com homens de países ricos. Uma mulher é mandada para casa cedo demais, e isso sai em todos os jornais.',
  'card.clinic-triage.guards.surveillance':
    'Ela segue a regra dos médicos: o que um paciente diz fica na sala. Seus outros dados são guardados assim também.',

  'card.translator': 'Tradutor',
  'card.translator.story':
    'Traduz línguas pequenas que as grandes empresas deixaram de fora, para que todo mundo possa participar.',
  'card.translator.wrong.bias':
    'Para ela, quem chefia é sempre homem e quem cuida de doentes é sempre mulher, e ela erra as palavras da aldeia. As pessoas se ofendem.',
  'card.translator.guards.disinformation':
    'As pessoas leem a própria notícia na sua língua, e não um boato sobre ela.',
  'card.translator.guards.scam': 'As pessoas leem um contrato na sua língua antes de assinar.',

  'card.campaign-writer': 'Redator de campanha',
  'card.campaign-writer.story':
    'Escreve cartazes e posts para pequenos grupos que não podem pagar quem escreva.',
  'card.campaign-writer.wrong.disinformation':
    'Ela inventa um número que soa bem. Você o publica, e a imprensa descobre.',
  'card.campaign-writer.wrong.surveillance':
    'Ela guarda uma lista de quem lê e curte seus posts. A lista vaza, e seus amigos se calam.',
  'card.campaign-writer.guards.scam':
    'Ela conhece os truques das ofertas falsas, e escreve avisos que todo mundo entende.',

  'card.ad-targeting': 'Anúncios dirigidos',
  'card.ad-targeting.story':
    'Mostra uma mensagem a quem ela interessa, como a data de uma vacina a pais e mães jovens.',
  'card.ad-targeting.wrong.surveillance':
    'Ela adivinha pelos cliques quem tem doença, gravidez ou dívidas. As pessoas descobrem, e ficam com raiva de você.',
  'card.ad-targeting.guards.bias': 'Ela conta quem nunca alcançou, então você vê quem fica de fora.',

  'card.trend-finder': 'Caça-tendências',
  'card.trend-finder.story': 'Vê cedo do que as pessoas começam a falar, para você responder a tempo.',
  'card.trend-finder.wrong.disinformation':
    'Cem contas falsas fazem uma mentira parecer popular, e você a repete. Agora menos pessoas escutam você.',
  'card.trend-finder.guards.surveillance': 'Ela conta assuntos, não pessoas: os nomes são apagados na hora.',

  'card.press-monitor': 'Olho na imprensa',
  'card.press-monitor.story': 'Lê jornais do mundo inteiro e avisa quando escrevem sobre seu país.',
  'card.press-monitor.wrong.disinformation':
    'Ela acredita numa página de notícias falsa. Você a cita em público, e as pessoas param de escutar.',
  'card.press-monitor.guards.dependence': 'Ela lê muitas fontes, então você pode perder uma e continuar.',

  'card.mobile-money': 'Dinheiro móvel',
  'card.mobile-money.story': 'Pessoas sem banco guardam, mandam e recebem dinheiro pelo telefone.',
  'card.mobile-money.wrong.scam':
    'Alguém liga, diz que é do banco e pede o número secreto. Um minuto depois, o dinheiro sumiu.',
  'card.mobile-money.guards.bias':
    'Pessoas sem banco agora aparecem nos dados, então outras ferramentas não as esquecem mais.',

  'card.credit-scoring': 'Nota de crédito',
  'card.credit-scoring.story':
    'Olha como as pessoas pagam suas contas, para que quem nenhum banco conhece também consiga um empréstimo.',
  'card.credit-scoring.wrong.bias':
    'Ela diz não a uma rua inteira por causa de poucos vizinhos. Ninguém sabe dizer por quê, e a imprensa pergunta a você.',
  'card.credit-scoring.guards.scam': 'Ela segura um pagamento que parece estranho, até alguém conferir.',

  'card.grant-writer': 'Pedido de verbas',
  'card.grant-writer.story': 'Ajuda pequenos grupos a pedir dinheiro a doadores do jeito certo.',
  'card.grant-writer.wrong.scam':
    'Um doador falso pede uma taxa antes da doação. A ferramenta preenche o formulário, e você paga.',
  'card.grant-writer.guards.disinformation':
    'Ela pede a fonte de cada número, e agora todos os seus textos têm uma.',
  'card.grant-writer.guards.surveillance': 'Ela só pergunta o que um doador precisa saber, e apaga o resto.',

  'card.open-records': 'Busca de registros',
  'card.open-records.story':
    'Acha documentos públicos em segundos, para que as pessoas provem seus direitos e confiram decisões.',
  'card.open-records.wrong.surveillance':
    'Cada busca fica guardada. As autoridades leem quem anda perguntando sobre elas.',
  'card.open-records.guards.disinformation':
    'O documento verdadeiro está aberto a todos, então uma citação falsa é logo descoberta.',

  'card.safe-messages': 'Mensagens seguras',
  'card.safe-messages.story':
    'Tranca mensagens para que só você e seus amigos as leiam, e avisa quando há estranhos.',
  'card.safe-messages.wrong.surveillance':
    'Um programa espião num telefone lê tudo antes de a tranca fechar. Os amigos não ousam mais se encontrar.',
  'card.safe-messages.guards.scam':
    'Ela confere quem está mesmo escrevendo, então ninguém pode se passar por você.',

  'card.law-helper': 'Ajuda com as leis',
  'card.law-helper.story': 'Explica leis e cartas oficiais em palavras simples.',
  'card.law-helper.wrong.bias':
    'Ela conhece melhor as leis de países ricos. Você cita uma que não existe aqui, e as autoridades ficam com raiva.',
  'card.law-helper.guards.surveillance': 'Ela diz que dados a lei deixa outros pegarem, e como dizer não.',

  'card.permit-helper': 'Guia de licenças',
  'card.permit-helper.story':
    'Sabe de que carimbo você precisa para uma loja, um poço ou uma marcha, e onde consegui-lo.',
  'card.permit-helper.wrong.dependence':
    'Depois de um ano, ninguém sabe o caminho sem ela. Então quem a fez sobe o preço.',
  'card.permit-helper.guards.bias':
    'Ela mostra a todo mundo as mesmas regras, então você vê quando uma ferramenta é injusta com alguém.',

  'card.community-map': 'Mapa comunitário',
  'card.community-map.story':
    'As pessoas desenham os caminhos, poços e pontos de encontro que nenhum mapa tem, e veem quem está perto de quem.',
  'card.community-map.wrong.surveillance':
    'Alguém usa o mapa para achar o ponto de encontro. As pessoas param de vir, e um laço se rompe.',
  'card.community-map.guards.dependence': 'O mapa é de quem o desenhou, e também está no papel.',

  'card.network-planner': 'Plano de redes',
  'card.network-planner.story':
    'Descobre onde uma torre ou uma estrada liga mais pessoas com menos dinheiro.',
  'card.network-planner.wrong.dependence':
    'Só uma empresa pode mudar o plano. Ela fecha, e uma linha fica morta.',
  'card.network-planner.guards.scam':
    'Ela sabe quanto uma torre deve custar, então uma conta falsa é notada.',

  'card.signal-booster': 'Reforço de sinal',
  'card.signal-booster.story': 'Mantém vivas as chamadas e mensagens onde o sinal é fraco.',
  'card.signal-booster.wrong.dependence':
    'As pessoas se desfizeram dos rádios. O reforço para, e uma comunidade inteira não ouve mais nada de você.',
  'card.signal-booster.guards.surveillance':
    'As mensagens vão de telefone em telefone, e não por um só lugar onde todas podem ser lidas.',

  'card.fact-checker': 'Checagem de fatos',
  'card.fact-checker.story': 'Compara o que se diz com o que se sabe, e mostra suas fontes.',
  'card.fact-checker.wrong.bias':
    'Ela conhece melhor as línguas grandes. Chama de falsa uma notícia verdadeira na sua língua, e seus posts somem.',
  'card.fact-checker.guards.disinformation':
    'Ela confere cada texto das suas outras ferramentas antes que ele saia.',

  'card.video-maker': 'Criador de vídeos',
  'card.video-maker.story':
    'Faz vídeos para quem não pode pagar um estúdio, com qualquer voz e qualquer rosto.',
  'card.video-maker.wrong.disinformation':
    'Alguém a usa para pôr palavras falsas na boca de um líder. O vídeo leva o seu nome.',
  'card.video-maker.guards.dependence':
    'Ela transforma o que as pessoas sabem em vídeos curtos, que se veem sem nenhuma ferramenta.',

  'card.speech-writer': 'Autor de discursos',
  'card.speech-writer.story': 'Ajuda quem nunca falou em público a encontrar palavras fortes.',
  'card.speech-writer.wrong.disinformation':
    'O discurso parece verdade e não é. Um ouvinte confere uma frase, e o público vai embora.',
  'card.speech-writer.guards.bias':
    'Antes de cada discurso, ela pergunta quem foi esquecido. É uma boa pergunta para todas as suas ferramentas.',

  'card.policy-simulator': 'Simulador de leis',
  'card.policy-simulator.story':
    'Experimenta uma lei num modelo do país, antes que pessoas de verdade tenham de viver com ela.',
  'card.policy-simulator.wrong.bias':
    'Quem trabalha sem contrato não está nos dados dela. A lei prejudica essas pessoas, e elas eram suas amigas.',
  'card.policy-simulator.guards.disinformation':
    'Qualquer pessoa pode rodar o modelo de novo, então uma promessa falsa é fácil de ver.',
  'card.policy-simulator.guards.scam':
    'Ela mostra quem ganha mesmo com uma oferta, então uma falsa é notada.',

  'card.opinion-poll': 'Pesquisa de opinião',
  'card.opinion-poll.story': 'Pergunta por telefone a dez mil pessoas, em uma noite, do que elas precisam.',
  'card.opinion-poll.wrong.surveillance':
    'As respostas deviam ser secretas. Elas vazam com todos os nomes, e a imprensa escreve sobre isso.',
  'card.opinion-poll.guards.bias': 'Ela pergunta a quem falta nos dados, e acrescenta o que dizem.',

  'card.data-commons': 'Dados comuns',
  'card.data-commons.story':
    'Uma biblioteca de dados que as comunidades possuem juntas. Todo mundo pode aprender com ela.',
  'card.data-commons.wrong.surveillance':
    'Alguém põe duas listas inocentes lado a lado, e dá para achar pessoas reais. A biblioteca precisa fechar.',
  'card.data-commons.guards.dependence':
    'Os dados são de todos, então você pode deixar uma empresa e levá-los com você.',

  'card.code-helper': 'Ajuda com código',
  'card.code-helper.story': 'Ajuda pessoas com pouco estudo a criar seus próprios programas.',
  'card.code-helper.wrong.dependence':
    'Ela escreveu partes que ninguém aqui entende. Depois de uma atualização nada funciona, e a ferramenta se perde.',
  'card.code-helper.guards.scam': 'Ela lê programas linha por linha e acha os que foram feitos para roubar.',

  'card.face-finder': 'Busca de rostos',
  'card.face-finder.story':
    'Acha uma criança perdida na multidão. Também pode dar nome a todo mundo que esteve numa reunião.',
  'card.face-finder.wrong.surveillance':
    'A polícia quer suas imagens da última marcha. Seja qual for sua resposta, de agora em diante ela vigia você.',
  'card.face-finder.guards.scam': 'Ela confere que o dinheiro vai para a pessoa a quem é destinado.',

  'card.price-watch': 'Olho nos preços',
  'card.price-watch.story':
    'Compara preços, para que pequenos grupos paguem menos por impressão, ônibus e chamadas.',
  'card.price-watch.wrong.scam': 'A loja mais barata não existe. Você paga primeiro, e nada chega.',
  'card.price-watch.guards.dependence':
    'Ela sempre conhece um segundo vendedor, então você pode deixar o primeiro.',
  'card.price-watch.guards.bias': 'Ela mostra quando um grupo precisa pagar mais que outro pela mesma coisa.',

  'card.school-tutor': 'Tutor escolar',
  'card.school-tutor.story': 'Ensina com paciência cada criança de uma turma de oitenta.',
  'card.school-tutor.wrong.dependence':
    'As crianças copiam as respostas dela e já não pensam por si. As famílias se afastam de você.',
  'card.school-tutor.guards.bias':
    'Professores daqui dizem a ela o que é certo neste lugar, e suas outras ferramentas também podem aprender com eles.',

  'card.job-matcher': 'Encontra-emprego',
  'card.job-matcher.story': 'Junta pessoas que procuram trabalho a pessoas que têm trabalho para dar.',
  'card.job-matcher.wrong.bias':
    'Ela copia velhos hábitos e mostra os bons empregos aos homens. Metade da cidade está com raiva de você.',
  'card.job-matcher.guards.surveillance':
    'Ela mostra o que as pessoas sabem fazer e esconde os nomes, até os dois lados concordarem.',

  'card.water-sensor': 'Sensor de água',
  'card.water-sensor.story': 'Vigia os poços dia e noite, e diz que água se pode beber.',
  'card.water-sensor.wrong.dependence':
    'Ninguém mais testa a água à mão. Um sensor quebra, e você precisa comprar água limpa para todos.',
  'card.water-sensor.guards.bias':
    'Ela mede em ruas ricas e pobres do mesmo jeito, então nenhum lugar falta nos dados.',

  'card.brand-check': 'Exame da marca',
  'card.brand-check.story': 'Lê o que as pessoas dizem de você, para você reparar o que deu errado.',
  'card.brand-check.wrong.bias':
    'Ela não entende dialeto nem piadas, e acha que gente com raiva está feliz. Depois isso sai no noticiário.',
  'card.brand-check.guards.disinformation':
    'Ela vê cedo onde começa uma história falsa, e você pode responder com fatos.',

  'card.remittances': 'Dinheiro de fora',
  'card.remittances.story': 'Famílias no exterior mandam dinheiro para casa depressa e com uma taxa pequena.',
  'card.remittances.wrong.scam':
    'A voz ao telefone parece a de uma filha no exterior que precisa de dinheiro. É uma máquina.',
  'card.remittances.guards.surveillance':
    'Ela só passa adiante a quantia e um número, e ninguém vê quem manda para quem.',
};
