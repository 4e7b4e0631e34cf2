import type { trust as english } from '../en/trust';

export const trust: { readonly [K in keyof typeof english]: string } = {
  'trust.sign': 'O emblema da nossa mesa',
  'trust.sign.label': 'O emblema desta mesa: {pictures}. {compared}',
  'trust.sign.read': '{name}, leia em voz alta.',
  'trust.sign.reads': '{name} lê em voz alta. É igual no seu telefone?',
  'trust.sign.count': 'Telefones nesta mesa: {count}. Contem.',
  'trust.sign.rounds': 'Rodadas até dar certo: {count}.',
  'trust.sign.without': 'Na hora de fazer, faltavam: {names}.',
  'trust.sign.leftOut':
    'Este telefone não deu número para o embaralhamento: estava ausente ou respondeu tarde demais.',
  'trust.sign.apps': 'O melhor é comparar com um telefone que usa o aplicativo: {names}.',
  'trust.sign.apps.none':
    'Nenhum outro telefone usa o aplicativo. Uma página no navegador mostra o que o anfitrião quiser.',
  'trust.sign.page': 'Esta página vem do anfitrião. Com o aplicativo, as figuras provam mais.',
  'trust.sign.same': 'Iguais',
  'trust.sign.different': 'Diferentes',
  'trust.sign.new': 'Novas',
  'trust.sign.new.label': 'Figuras novas: compare com os outros telefones.',
  'trust.sign.screen': 'Comparem de telefone para telefone, não com esta tela.',
  'trust.lost': 'Se este telefone se perder agora, a mesa só pode continuar sem o seu voto.',
  'trust.compared.by': 'Comparado por {names}',
  'trust.compared.others': 'Comparado por {names}, ainda não neste telefone',
  'trust.compared.none': 'Ainda não comparado',

  'lobby.seat.app': 'aplicativo',
  'lobby.seat.page': 'no navegador',
  'lobby.seat.host': 'anfitrião',

  'trust.phones': 'Os telefones desta mesa',
  'trust.phone.mine': 'este telefone',
  'trust.phone.app': 'usa o aplicativo',
  'trust.phone.page': 'página no navegador',
  'trust.phone.host': 'é o anfitrião',
  'trust.phone.compared': 'já comparou',
  'trust.phone.unconfirmed': 'não confirmou que vê a mesma partida',
  'trust.phone.out': 'saiu',
  'trust.phone.nobody': 'Um telefone sem lugar',

  'trust.different': 'As figuras não são iguais',
  'trust.different.short': 'As figuras são diferentes: este telefone não mostra mais nenhum segredo.',
  'trust.different.stopped':
    'De agora em diante, seus votos ficam neste telefone: ele não abre nem mostra nenhum.',
  'trust.different.told':
    'Disseram a este telefone que há {count} telefones. Algum deles não está na sua mesa?',
  'trust.different.told.one': 'Não falaram a este telefone de nenhum outro telefone.',
  'trust.different.leave': 'Saia desta mesa.',
  'trust.different.scan': 'Escaneie de novo o código grande, direto da tela do anfitrião.',
  'trust.different.still':
    'As figuras ainda são diferentes? Então o anfitrião, ou alguém neste Wi-Fi, está trapaceando.',
  'trust.what': 'O que fazer',

  'trust.stopped.different':
    'Quem usa o telefone de {name} diz que as figuras não são iguais. O telefone de {name} não abre mais nenhum voto.',
  'trust.stopped.alarm':
    'O telefone de {name} diz que algo está errado nesta mesa. Ele não abre mais nenhum voto.',
  'trust.stopped.do': 'Olhem juntos esse telefone: ele diz o que fazer.',
  'trust.gone': 'Alguns passos sumiram',
  'trust.gone.why':
    'A mesa continuou com outro anfitrião enquanto este telefone estava ausente. Os últimos passos que só este telefone tinha visto não fazem mais parte da partida. Agora você vê a partida como todo mundo a vê.',
  'trust.gone.ok': 'Entendi',

  'gate.title': 'Isto está certo?',
  'gate.silent': 'O telefone de {name} não confirma que vê a mesma partida.',
  'gate.silent.many': 'Estes telefones não confirmam que veem a mesma partida: {names}.',
  'gate.unproven': 'Só o anfitrião diz que {name} trancou. O telefone de {name} não provou isso.',
  'gate.unproven.many':
    'Só o anfitrião diz que estas pessoas trancaram: {names}. Os telefones delas não provaram isso.',
  'gate.seat-changed': 'Agora um robô ou outro telefone joga no lugar de {name}.',
  'gate.seat-changed.many': 'Agora robôs ou outros telefones jogam nestes lugares: {names}.',
  'gate.somebody': 'Nem todos os telefones confirmam que veem a mesma partida.',
  'gate.ask': 'Perguntem à mesa. Se for só uma bateria descarregada, continuem. Se ninguém souber, esperem.',
  'gate.risk.open': 'Se o anfitrião estiver trapaceando, vai saber seu voto antes de todo mundo trancar.',
  'gate.risk.show': 'Se o anfitrião estiver trapaceando, vai saber o que você trancou.',
  'gate.risk.lend': 'Se o anfitrião estiver trapaceando, vai saber esse voto antes de todo mundo trancar.',
  'gate.wait': 'Esperar',
  'gate.yes.open': 'Abrir assim mesmo',
  'gate.yes.show': 'Mostrar assim mesmo',
  'gate.yes.lend': 'Abrir assim mesmo',
  'gate.waiting': 'Seu voto espera',

  'alarm.title': 'Algo está errado nesta mesa',
  'alarm.fork': 'Este telefone ({mine}) e o telefone de {name} receberam duas partidas diferentes.',
  'alarm.fork.means': 'Um anfitrião honesto mostra a mesma partida a todos os telefones.',
  'alarm.past': 'O anfitrião mudou o que já tinha acontecido na partida mostrada a este telefone.',
  'alarm.past.means': 'Um anfitrião honesto nunca muda o passado.',
  'alarm.forged': 'O anfitrião mostra um voto ou uma jogada de {mine} que não foi feita neste telefone.',
  'alarm.forged.means': 'Um anfitrião honesto nunca faz algo no seu lugar.',
  'alarm.left-out': 'Os telefones embaralharam sem este, embora ele estivesse presente e pronto.',
  'alarm.left-out.means': 'O anfitrião pode ter escolhido as cartas e os dados.',
  'alarm.changed-list': 'Enquanto os telefones embaralhavam, o anfitrião mudou a lista de telefones.',
  'alarm.changed-list.means':
    'O anfitrião pode ter tentado escolher as cartas, ou colocar um telefone às escondidas.',
  'alarm.false-key': 'O anfitrião deu, para o telefone de {name}, uma chave que não é a dele.',
  'alarm.false-key.means': 'Com uma chave falsa, o anfitrião poderia ler o que é destinado àquele telefone.',
  'alarm.other-host': 'Alguém diz ser o novo anfitrião, e os telefones desta mesa não concordaram.',
  'alarm.other-host.means': 'Pode ser alguém de fora que quer tomar esta mesa.',
  'alarm.other': 'O anfitrião fez algo que um anfitrião honesto nunca faz ({what}).',
  'alarm.other.means': 'O programa dele está com defeito, ou foi mudado.',
  'alarm.stopped': 'Este telefone guarda seus segredos: não abre nem mostra mais nenhum voto.',
  'alarm.do': 'Avise as outras pessoas agora. Parem esta partida e comecem de novo com outro anfitrião.',

  'fair.themselves': '{own} de {count} dizem isso por conta própria.',
  'fair.host-says': 'De {names}, é o anfitrião que diz.',

  'secrecy.everybody': 'Escondido de todo mundo, também do anfitrião.',
  'secrecy.page': 'Escondido das outras pessoas. Só o aplicativo pode esconder também do anfitrião.',
  'secrecy.host': 'Escondido das outras pessoas. Este telefone é o anfitrião.',
  'secrecy.compare':
    'Escondido das outras pessoas. Também do anfitrião, quando você tiver comparado as figuras com outro telefone que usa o aplicativo.',
  'secrecy.others':
    'Escondido das outras pessoas. Também do anfitrião, quando outro telefone que usa o aplicativo tiver comparado as figuras.',
  'secrecy.stopped': 'Fica neste telefone e não será aberto: algo está errado nesta mesa.',

  'compare.open': 'Comparar por código',
  'compare.title': 'Comparar dois telefones',
  'compare.how':
    'Os dois telefones usam o aplicativo. Um mostra o código dele, o outro o escaneia. Ninguém precisa ler nada, e é exato.',
  'compare.qr': 'Código da partida como este telefone a vê',
  'compare.aim': 'Segure este telefone sobre o código do outro.',
  'compare.scan': 'Escanear o outro telefone',
  'compare.same': 'Igual: os dois telefones veem uma só partida, até a última jogada.',
  'compare.different': 'Diferente: os dois telefones receberam mesas diferentes ou partidas diferentes.',
  'compare.fork': 'Diferente: os dois telefones receberam partidas diferentes.',
  'compare.page':
    'Aquele telefone mostra uma página no navegador, desenhada pelo anfitrião. O código dela não prova nada.',
  'compare.other-table': 'Aquele telefone está em outra mesa.',
  'compare.unreadable': 'Este não é o código de um telefone que compara. Abra lá “Comparar dois telefones”.',
  'compare.apart':
    'Um telefone estava uma jogada à frente. Mostrem o código de novo e escaneiem mais uma vez.',
};
