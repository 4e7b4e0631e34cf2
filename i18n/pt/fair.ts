import type { fair as english } from '../en/fair';

export const fair: { readonly [K in keyof typeof english]: string } = {
  'shuffle.title': 'Embaralhando juntos',
  'shuffle.why':
    'Cada telefone sorteia um número secreto, para que ninguém possa trapacear com os dados ou com as cartas.',
  'shuffle.waiting': 'Esperando: {names}.',
  'shuffle.without': 'Sem resposta: {names}. Os outros telefones sorteiam novos números.',

  'fair.title': 'O que os telefones descobriram',
  'fair.checking': 'Este telefone joga a partida de novo, para conferir cada dado e cada carta…',
  'fair.agree': '{count} telefones concordam: jogo limpo.',
  'fair.agree.one': '{count} telefone concorda: jogo limpo.',
  'fair.so-far': '{count} telefones concordam até agora.',
  'fair.so-far.one': '{count} telefone concorda até agora.',
  'fair.unchecked':
    'Este telefone não pode conferir a partida: ela foi jogada com a versão {needs} das regras, e este telefone tem a versão {has}.',
  'fair.missing': 'Sem notícias de: {names}.',
  'fair.late': 'O telefone de {name} só acompanhou da jogada {move} em diante.',
  'fair.differs': 'O telefone de {name} discorda na jogada {move}. {what}',
  'fair.differs.start': 'O telefone de {name} discorda sobre o embaralhamento. {what}',
  'fair.talk': 'Conversem sobre isso: pode haver um telefone com defeito, ou o anfitrião está trapaceando.',
  'fair.what.file': 'O anfitrião não mostrou nenhuma partida que ele pudesse ler.',
  'fair.what.seed': 'Os números não são os que os telefones tinham combinado.',
  'fair.what.left-out': 'Ele estava presente, e ninguém pediu um número a ele.',
  'fair.what.roster': 'As pessoas, as opções ou as regras não são as que ele aceitou.',
  'fair.what.number': 'O número dele foi mudado.',
  'fair.what.illegal': 'As regras não permitem essa jogada.',
  'fair.what.told': 'Na hora, ele recebeu outra informação.',
  'fair.what.lost': 'Falta uma jogada que foi feita ali.',
  'fair.what.forged': 'Há ali uma jogada que não foi feita.',
  'fair.what.result': 'A partida não terminou assim.',
  'fair.what.chain': 'O anfitrião mostra registros diferentes dos que deu na hora.',
  'fair.save': 'Salvar esta partida',
  'fair.save.hint': 'Um arquivo com todas as jogadas, que qualquer pessoa pode conferir de novo',
  'fair.save.nameless': 'Salvar sem nomes',
  'fair.save.nameless.hint': 'O mesmo arquivo, sem o nome de ninguém',
  'fair.save.failed': 'Não foi possível salvar o arquivo. Libere espaço neste telefone e tente de novo.',
};
