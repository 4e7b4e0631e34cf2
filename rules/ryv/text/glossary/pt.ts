import type { GlossaryText } from './en';

export const glossaryPt: GlossaryText = {
  'glossary.title': 'Glossário',
  'glossary.1': 'Poder: é com ele que você paga. Dinheiro, bens e favores, tudo numa coisa só.',
  'glossary.2': 'Influência: cubos da sua cor. Mostram quantas pessoas escutam você num lugar.',
  'glossary.3': 'Comunidade: uma das quatro partes do país, onde as pessoas vivem.',
  'glossary.4':
    'Necessidade: algo que falta às pessoas de uma comunidade, como água, uma escola ou segurança.',
  'glossary.5': 'Conexão: um laço entre duas comunidades, por onde a Influência pode crescer.',
  'glossary.6':
    'Praça Pública: onde o país inteiro conversa. Grande mídia, Redes sociais, Mídia internacional e Defesa de causas.',
  'glossary.7':
    'Defesa de causas: falar por uma causa a quem tem o poder. A Influência ali vai direto para um futuro.',
  'glossary.8': 'Ator local: pessoas que vivem e agem aqui, como trabalhadores ou um comércio.',
  'glossary.9':
    'OSC: uma organização da sociedade civil. Cidadãos do país que trabalham juntos sem lucro e sem o Estado.',
  'glossary.10': 'ONG: aqui, uma organização de ajuda que vem do exterior.',
  'glossary.11': 'Multinacional: uma empresa que faz negócios em muitos países.',
  'glossary.12':
    'Equipe de pesquisa: uma universidade, um centro de ideias ou um laboratório que conhece a IA.',
  'glossary.13': 'Má fama: quanto as pessoas falam mal de uma empresa. Cada uma custa um ponto no fim.',
  'glossary.14':
    'Relação com o governo: Boa, Neutra ou Ruim. Ela decide seus dados nas comunidades e quem é atingido por uma repressão.',
  'glossary.15':
    'Repressão: a polícia fecha uma comunidade. Quem não tem uma relação Boa com o governo não pode fazer nada ali.',
  'glossary.16': 'Apoio e Bloqueio: o que você pode fazer numa rodada por outra pessoa, ou contra ela.',
  'glossary.17': 'Licença: o direito de usar uma IA. A pessoa dona dela pode vendê-lo também a outras.',
  'glossary.18': 'Vulnerabilidade: o jeito como uma IA pode prejudicar quem a usa. Há cinco tipos.',
  'glossary.19':
    'Vigilância: alguém observa você por meio da IA. O que ela sabe das pessoas cai em mãos erradas.',
  'glossary.20': 'Golpe: alguém usa a IA para enganar, com vozes falsas, mensagens falsas ou contas falsas.',
  'glossary.21':
    'Viés: a IA aprendeu com algumas pessoas e se engana sobre outras. Ela as trata com injustiça, e no começo ninguém nota.',
  'glossary.22': 'Desinformação: a IA cria ou espalha coisas que não são verdade, e as pessoas acreditam.',
  'glossary.23':
    'Dependência: você já não consegue ficar sem a IA. Quando ela falha, fica cara ou é desligada, você para.',
  'glossary.24':
    'Proteção: enquanto você usa uma IA que protege contra um tipo de vulnerabilidade, suas outras IA não podem prejudicar você desse jeito.',
  'glossary.25': 'Futuro: um dos futuros que o país pode ter. As fichas nele são vozes a favor dele.',
  'glossary.26':
    'Clima político: como o país é governado. Cinco coisas: lei, tecnologia, confiança, economia e abertura.',
  'glossary.27': 'Cultura jurídica: quanto vale uma promessa neste país.',
  'glossary.28': 'Abertura cívica: com que liberdade as pessoas podem falar e se reunir.',
  'glossary.29':
    'Confiança pública: se as pessoas acreditam que sua voz conta. Onde não acreditam, fichas se perdem.',
  'glossary.30': 'Quem facilita: a pessoa que conhece o jogo e guia as outras por ele.',
};
