import type { privacy as english } from '../en/privacy';

export const privacy: { readonly [K in keyof typeof english]: string } = {
  'privacy.title': 'O que o Palaver guarda, e onde',
  'privacy.1':
    'O Palaver não tem conta, nem servidor próprio, nem anúncios, e quem faz o Palaver não fica sabendo nada sobre você.',
  'privacy.2':
    'O que você faz numa partida vai só para os aparelhos da sua mesa, pela rede local, e segue cifrado pelo caminho.',
  'privacy.3':
    'O anfitrião guarda a partida: os nomes que as pessoas digitaram, cada jogada, e os votos depois de abertos; um computador apaga uma partida terminada 30 dias depois da última jogada, na próxima vez que o Palaver começar ali, a não ser que alguém tenha escolhido guardá-la.',
  'privacy.4':
    'Seu telefone guarda seus ajustes, as chaves dos seus lugares, as partidas jogadas nele, os resultados, os cenários que você criou, e uma cópia cifrada da partida que só vários telefones juntos podem abrir.',
  'privacy.5':
    'Você pode digitar qualquer nome: ninguém pede seu nome verdadeiro, sua idade, seu endereço ou um número.',
  'privacy.6':
    'A câmera só lê códigos e o sensor de movimento só lança dados; nada disso é gravado, e o Palaver nunca pergunta onde você está, nem pede seus contatos, suas fotos ou o microfone.',
  'privacy.7':
    'Só sai da mesa o que as próprias pessoas passam adiante, como uma partida salva ou um link, com duas exceções: a cópia de segurança do próprio iPhone pode conter o que o Palaver guarda ali, e no aplicativo para Android a parte que lê códigos é feita pelo Google e pode contar ao Google, onde há internet, em que aparelho ela roda e se funciona bem, nunca o que a câmera vê.',
  'privacy.8':
    '“Esquecer tudo neste telefone”, nos ajustes, apaga tudo o que este telefone guarda; o anfitrião e os outros telefones guardam o que é deles até que isso também seja apagado ali.',
};
