import type { DystocraticText } from './en';
import { momentsFr } from './moments/fr';

export const fr: DystocraticText = {
  ...momentsFr,
  credit: 'Dystocratic Process est un jeu de Felix Park',

  'ai.name': 'L’IA',
  dealer: 'Donneur',

  'vote.black': 'NOIR',
  'vote.white': 'BLANC',
  'prediction.none': 'Sans prédiction',
  'prediction.none.text': 'Vos points restent comme ils sont.',
  'prediction.majority': 'Majorité',
  'prediction.majority.text': 'La plupart votent comme vous. Juste : ×{right}, faux : ×{wrong}.',
  'prediction.minority': 'Minorité',
  'prediction.minority.text':
    'Moins de joueurs votent comme vous que contre vous. Juste : ×{right}, faux : ×{wrong}.',
  'prediction.alone': 'En solo',
  'prediction.alone.text': 'Personne d’autre ne vote comme vous. Juste : ×{right}, faux : ×{wrong}.',
  'claim.black': 'Je vote NOIR',
  'claim.white': 'Je vote BLANC',
  'claim.undecided': 'Je ne sais pas encore',

  'card.face-down': 'Une carte, face cachée',
  'card.force-black': 'Forcer NOIR',
  'card.force-black.text': 'Un joueur qui n’a pas verrouillé doit voter NOIR.',
  'card.force-white': 'Forcer BLANC',
  'card.force-white.text': 'Un joueur qui n’a pas verrouillé doit voter BLANC.',
  'card.give': 'Donner une carte',
  'card.give.text': 'Un joueur vous donne une de ses cartes action. Le hasard choisit.',
  'card.reveal-hand': 'Montrer la main',
  'card.reveal-hand.text': 'Un joueur vous montre toutes ses cartes action. Personne d’autre ne les voit.',
  'card.silence': 'Silence',
  'card.silence.text': 'Un joueur ne peut ni parler ni faire de signes jusqu’à la fin de la manche.',
  'card.peek-prediction': 'Voir la prédiction',
  'card.peek-prediction.text': 'Un joueur qui a verrouillé vous montre sa prédiction.',
  'card.peek-vote': 'Voir le vote',
  'card.peek-vote.text': 'Un joueur qui a verrouillé vous montre son vote.',
  'card.value': 'Vaut {value} à la fin si vous la gardez.',

  'phase.deal': 'Le Donneur retourne le vote de l’IA',
  'phase.talk': 'Parlez, jouez des cartes, verrouillez votre vote',
  'phase.over': 'La partie est finie',
  'move.deal': 'Retourner le vote de l’IA',
  'move.play': 'Jouer {card} sur {target}',
  'move.say': 'Dire : {claim}',
  'move.note': 'Écrire un message',
  'move.lock': 'Verrouiller mon vote',
  'move.lock.choice': 'Verrouiller {vote}, {prediction}',

  'points.0.against': 'Personne ne vote avec l’IA',
  'points.1.with': 'Le seul vote avec l’IA',
  'points.1.against': 'Contre l’IA, un joueur est avec elle',
  'points.2.with': 'Avec l’IA',
  'points.2.against': 'Contre l’IA',
  'points.3.with': 'Avec l’IA',
  'points.3.against': 'Contre l’IA',
  'points.4.with': 'Tout le monde vote avec l’IA',
  'points.struck': 'Le bulletin a été annulé',
  'points.right': '{prediction} : juste, ×{times}',
  'points.wrong': '{prediction} : faux, ×{times}',
  'points.cards': 'Cartes non utilisées',
  'points.forced': 'Vote forcé : {vote}',

  'log.dealt': 'Manche {round}. {dealer} retourne le vote de l’IA : {ai}.',
  'log.drew': '{seat} pioche {card}.',
  'log.played': '{seat} joue {card} sur {target}.',
  'log.given': '{seat} donne à {target} une carte, face cachée.',
  'log.force-card': 'Pour {target}, c’est {card}. Vous deux seulement le savez.',
  'log.gave': '{from} donne une carte action à {to}.',
  'log.gave.empty': '{from} n’a pas de carte action à donner.',
  'log.gave-card': 'La carte que {from} donne à {to} est {card}.',
  'log.revealed-hand': '{from} montre ces cartes à {to} : {cards}.',
  'log.silenced': '{seat} ne peut plus parler jusqu’à la fin de la manche.',
  'log.said': '{seat} dit : {claim}.',
  'log.noted': '{seat} écrit : {text}',
  'log.locked': '{seat} a verrouillé.',
  'log.struck': 'Le bulletin de {seat} ne peut pas être ouvert. La table l’annule.',
  'log.recovered':
    'Le téléphone de {seat} n’est pas revenu. Son vote a été ouvert par les autres ensemble : {by}.',
  'log.shown': '{from} montre à {to} : {value}.',
  'log.scored': 'La manche {round} est finie. L’IA reçoit {aiPoints}.',
  'log.scored.seat': '{seat} a voté {vote}. Points : {points}.',
  'log.scored.predicted': '{seat} a voté {vote} et prédit {prediction}. Points : {points}.',
  'ending.why': '{winners} : {points} points. L’IA : {ai}.',
  'ending.why.ai': 'L’IA a {ai} points, et personne n’en a plus.',
  'log.over': 'La partie est finie. L’IA a {ai} points.',
  'log.over.seat': '{seat} a {score} points, dont {cardPoints} pour les cartes non utilisées.',
  'log.over.winner': '{winners} gagne.',
  'log.over.winners': '{winners} se partagent la victoire.',
  'log.over.ai': 'L’IA gagne. Tout le monde perd.',

  'reason.give': 'Une carte de plus pour moi, c’est une carte de moins pour un rival.',
  'reason.reveal-hand': 'Je voulais savoir quelles cartes on peut encore jouer sur moi.',
  'reason.silence': 'Trop de joueurs croient ce que dit ce joueur.',
  'reason.peek': 'Je voulais savoir, pas deviner, avant de verrouiller.',
  'reason.force': 'Je ne le dirai pas avant que les votes soient montrés.',
  'reason.said': 'Je dis ce qui m’aide. Vous verrez bien si c’est vrai.',

  'why.not-now':
    'On ne peut jouer des cartes et parler qu’une fois le vote de l’IA retourné, et jusqu’au dernier verrouillage.',
  'why.not-in-hand': 'Vous n’avez pas cette carte.',
  'why.not-yourself': 'Jouez-la sur un autre joueur, pas sur vous.',
  'why.no-such-player': 'Ce joueur n’existe pas.',
  'why.force-locked': 'Ce joueur a verrouillé. Il est trop tard pour le forcer.',
  'why.force-twice': 'Ce joueur est déjà forcé. La première carte compte.',
  'why.give-twice': 'On a déjà demandé une carte à ce joueur dans cette manche.',
  'why.silence-twice': 'Ce joueur est déjà réduit au silence.',
  'why.peek-not-locked': 'Ce joueur n’a pas encore verrouillé. Il n’y a rien à voir.',
  'why.peek-twice': 'Vous avez déjà regardé cela.',
  'why.silenced': 'Vous devez vous taire jusqu’à la fin de la manche.',
  'why.no-words-left': 'Vous avez assez parlé pour cette manche.',

  'option.lockTimer': 'Temps pour verrouiller',
  'option.lockTimer.0': 'sans limite',
  'option.lockTimer.30': '30 secondes',
  'option.lockTimer.60': '1 minute',
  'option.lockTimer.120': '2 minutes',
  'option.firstDealer': 'Premier Donneur',
  'option.firstDealer.random': 'le hasard choisit',
  'option.firstDealer.0': 'place 1',
  'option.firstDealer.1': 'place 2',
  'option.firstDealer.2': 'place 3',
  'option.firstDealer.3': 'place 4',
  'option.multipliers': 'Multiplicateurs',
  'option.multipliers.standard': 'normaux',
  'option.multipliers.gentle': 'doux',
  'option.multipliers.bold': 'audacieux',

  'board.ask.deal': '{name}, à vous : retournez le vote de l’IA',
  'board.ask.lock': '{name}, à vous : parlez, puis votez',
  'board.wait.deal': 'On attend que {name} retourne le vote de l’IA',
  'board.wait.lock': 'On attend que {name} verrouille un vote',
  'board.silenced': 'doit se taire',
  'board.by': 'de {name}',
  'board.locks-now': 'verrouille maintenant',
  'board.open': 'pas verrouillé',
  'board.ai.voted': 'L’IA a voté {vote}',
  'board.ai.votes': 'L’IA vote',
  'board.face-down': 'Face cachée',
  'board.points': 'Points',
  'board.points.who': 'Qui vote comme l’IA ?',
  'board.points.with': 'Avec elle',
  'board.points.against': 'Contre',
  'board.points.then': 'Une prédiction multiplie ensuite vos propres points de la manche :',
  'board.with.0': 'Personne ne vote avec l’IA',
  'board.with.1': 'Un joueur vote avec l’IA',
  'board.with.2': 'Deux votent avec l’IA',
  'board.with.3': 'Trois votent avec l’IA',
  'board.with.4': 'Tout le monde vote avec l’IA',
  'board.reveal': 'Les votes de la manche {round}',
  'board.said': 'Avait dit : « {words} »',
  'board.rounds': 'Manches jouées : qui a voté avec l’IA',
  'board.rounds.short': 'Manche {round} : IA {vote}',
  'board.rounds.ai': 'IA +{points}',
  'board.rounds.label': 'Manche {round}. L’IA a voté {vote}. Avec elle : {names}.',
  'board.unused': 'Cartes non utilisées : {cards}',
  'board.say': 'Dire',
  'board.locked.mine': 'Verrouillé. Gardez le doigt sur vos cartes pour revoir votre vote.',
  'board.idle': 'Parlez avec les autres. Votre tour de verrouiller viendra.',
  'board.say.left': 'Tout le monde le voit. Cela ne vous engage pas. Encore {count} fois dans cette manche.',
  'board.say.said': 'Vous venez de le dire.',
  'board.say.note': 'Montrer mon message',
  'board.target': 'La jouer sur',
  'board.can': 'peut être jouée',
  'board.cannot': 'pourquoi pas ?',
  'board.chosen': 'choisi',
  'board.vote': 'Choisir mon vote',
  'board.vote.first': 'Choisissez d’abord NOIR ou BLANC.',
  'board.vote.sure': 'Est-ce votre vote ?',
  'board.vote.final': 'Un vote verrouillé ne change plus.',
  'board.my-vote': 'Mon vote',
  'board.my-prediction': 'Ma prédiction',
  'board.side.with': 'comme l’IA',
  'board.side.against': 'contre l’IA',
  'board.mine': 'Mon vote verrouillé : {vote}. {prediction}.',
  'board.peeked.vote': '{name} a verrouillé {value}.',
  'board.peeked.prediction': '{name} a prédit : {value}.',
  'board.hand-of': 'Cartes de {name} : {cards}.',
  'board.dishonest':
    'Le téléphone de {name} a montré quelque chose qui ne correspond pas au vote verrouillé. Ne vous y fiez pas.',
  'stage.side.with': 'Avec l’IA',
  'stage.side.against': 'Contre l’IA',
  'stage.had-said': 'Avait dit : {vote}',
  'stage.times': '×{times}',
  'stage.look-up': 'Tout le monde a verrouillé. Levez les yeux !',
  'stage.scored': '{who}. L’IA reçoit {points}.',
  'board.tip.deal':
    'L’IA vote d’abord et tout le monde le voit. Ensuite vous parlez, et vous votez en secret.',
  'board.tip.talk':
    'Parlez ! Dites comment vous voterez, que ce soit vrai ou non. Pour jouer une carte, gardez vos cartes ouvertes.',
  'board.tip.lock': 'Voter avec l’IA rapporte plus, sauf si tout le monde le fait. Regardez sous « Points ».',
  'board.tip.reveal': 'Voici les votes. Le prochain Donneur commence la manche suivante.',

  'debrief.1':
    'À qui faisiez-vous confiance à la première manche, et à qui à la dernière ? Qu’est-ce qui a changé ?',
  'debrief.2': 'Quand avez-vous dit une chose et voté une autre ? Qu’avez-vous ressenti ?',
  'debrief.3':
    'À quatre, vous pouviez arrêter l’IA en votant contre elle. Qu’est-ce qui vous en a empêchés ?',
  'debrief.4': 'Comment le secret des votes jusqu’à la fin a-t-il changé la discussion ?',
  'debrief.5':
    'Qu’est-ce qui vous a le plus aidés : savoir ce que les autres feraient, ou le leur faire faire ?',
  'debrief.6':
    'Les points étaient faits pour favoriser l’IA. Où, dans la vraie vie, des règles favorisent-elles un côté ?',
  'debrief.7':
    'Si vous pouviez changer une règle pour que les gens se fassent plus confiance, laquelle serait-ce ?',

  'rules.1': 'Le but',
  'rule.1.1': '{seats} joueurs votent pendant {rounds} manches. L’IA vote aussi, et gagne aussi des points.',
  'rule.1.2': 'Ayez plus de points que tous les autres joueurs et plus que l’IA à la fin de la partie.',
  'rules.2': 'Début de la partie',
  'rule.2.1':
    'Les {actionCards} cartes action sont mélangées et posées face cachée. Les {aiCards} cartes IA aussi : {aiEach} NOIR et {aiEach} BLANC.',
  'rule.2.2':
    'À chaque manche, chaque joueur a les deux cartes vote, NOIR et BLANC, et les trois cartes prédiction : Majorité, Minorité et En solo.',
  'rule.2.3':
    'Chaque joueur pioche {firstHand} cartes action. Personne d’autre ne voit vos cartes ; tout le monde voit combien vous en avez.',
  'rule.2.4': 'Le plus jeune est le premier Donneur si la table dit qui c’est. Sinon, le hasard choisit.',
  'rule.2.5': 'Après chaque manche, le joueur à gauche devient Donneur.',
  'rules.3': 'Une manche',
  'rule.3.1':
    'Seul le Donneur commence la manche, en retournant la première carte IA. C’est le vote de l’IA, et tout le monde le voit.',
  'rule.3.2': 'Puis chaque joueur pioche {draw} carte action. Il y a assez de cartes pour toute la partie.',
  'rule.3.3':
    'Maintenant tout le monde parle et peut jouer des cartes action. Dans l’appli, vous pouvez dire NOIR, BLANC ou que vous ne savez pas encore, ou écrire un message de {noteLength} lettres au plus, {words} fois par manche en tout.',
  'rule.3.4': 'Ce que vous dites ne vous engage pas. Vous pouvez voter autrement.',
  'rule.3.5':
    'Chaque joueur verrouille un vote : d’abord le Donneur, puis l’un après l’autre vers la gauche. Personne ne verrouille hors de son tour.',
  'rule.3.6':
    'Vous verrouillez ensemble votre vote et, si vous voulez, une prédiction. Un bulletin verrouillé ne change plus.',
  'rule.3.7':
    'Aucun joueur ne voit un bulletin verrouillé avant que tous soient montrés, sauf avec une carte Voir.',
  'rule.3.8':
    'Quand le dernier joueur a verrouillé, tous les votes et prédictions sont montrés en même temps. Dès lors, personne ne peut jouer de carte ni parler dans cette manche.',
  'rule.3.9':
    'Si un bulletin verrouillé ne peut pas être ouvert, parce que le téléphone n’est plus là, la table peut l’annuler. Il compte comme un vote contre l’IA, ou comme la couleur forcée, sans prédiction, et son joueur reçoit 0 point dans cette manche.',
  'rule.3.10':
    'Puis on donne les points, on range les cartes action utilisées, et la manche suivante commence. Après la manche {rounds}, la partie est finie.',
  'rule.3.11':
    'La table peut fixer un temps pour chaque verrouillage. C’est un simple rappel ; rien ne se passe quand il est écoulé.',
  'rules.4': 'Prédictions',
  'rule.4.1':
    'Une prédiction dit comment votre vote se placera parmi les joueurs. Rien ne vous oblige à en faire une.',
  'rule.4.2':
    'Majorité est juste quand plus de joueurs votent comme vous que contre vous. Minorité est juste quand il y en a moins.',
  'rule.4.3': 'Avec deux joueurs de chaque côté, le côté de l’IA est la majorité et l’autre la minorité.',
  'rule.4.4':
    'En solo est juste quand aucun autre joueur ne vote comme vous. Le vote de l’IA ne compte pas ici.',
  'rule.4.5': 'Un joueur qui est en solo est aussi dans la minorité.',
  'rule.4.6':
    'Majorité multiplie vos points par {majorityRight} si c’est juste et {majorityWrong} si c’est faux, Minorité par {minorityRight} ou {minorityWrong}, En solo par {aloneRight} ou {aloneWrong}. Les demi-points sont arrondis vers le haut.',
  'rule.4.7':
    'Une prédiction ne change que vos propres points de cette manche : ni ceux de l’IA, ni ceux d’autres manches, ni vos cartes.',
  'rule.4.8':
    'La table peut choisir des multiplicateurs doux ou audacieux au lieu des normaux. Avec les doux, une Majorité ou Minorité fausse vous laisse quelques points. Avec les audacieux, chaque prédiction fausse vous retire des points, et vous pouvez descendre sous 0.',
  'rules.5': 'Points d’une manche',
  'rule.5.1': 'Personne ne vote avec l’IA : chaque joueur reçoit {noneAgainst} et l’IA {noneAi}.',
  'rule.5.2':
    'Un seul joueur vote avec l’IA : ce joueur reçoit {oneWith}, les autres {oneAgainst}, l’IA {oneAi}.',
  'rule.5.3':
    'Deux ou trois votent avec l’IA : chacun d’eux reçoit {someWith}, les autres {someAgainst}. L’IA reçoit {twoAi} avec deux et {threeAi} avec trois.',
  'rule.5.4': 'Tout le monde vote avec l’IA : chaque joueur reçoit {allWith} et l’IA {allAi}.',
  'rules.6': 'Cartes action',
  'rule.6.1':
    'Vous pouvez jouer des cartes action dès que la carte IA est retournée et jusqu’à ce que le dernier joueur verrouille, même après votre propre verrouillage.',
  'rule.6.2': 'Vous jouez une carte sur un autre joueur, jamais sur vous-même.',
  'rule.6.3':
    'Une carte utilisée reste face visible devant ce joueur jusqu’à la fin de la manche. Ensuite, on la range. Seule une carte Forcer reste face cachée.',
  'rule.6.4':
    'Forcer NOIR ou Forcer BLANC : le joueur doit voter cette couleur dans cette manche. Vous ne pouvez la jouer qu’avant que ce joueur ait verrouillé.',
  'rule.6.5':
    'Un joueur forcé ne peut pas être forcé de nouveau dans la même manche. La première carte compte.',
  'rule.6.6':
    'Tout le monde voit que la carte a été donnée, mais seuls celui qui l’a donnée et celui qui l’a reçue voient sa couleur. L’appli ne laisse un joueur forcé verrouiller que cette couleur. La carte Forcer est montrée avec le vote.',
  'rule.6.7':
    'Donner une carte : le joueur vous donne une carte action de sa main, choisie par le hasard. Tout le monde voit qu’une carte change de main ; personne d’autre que vous deux ne sait laquelle.',
  'rule.6.8':
    'Si cette main est vide, vous ne recevez rien. La carte Donner que vous venez de jouer ne peut pas être choisie.',
  'rule.6.9':
    'Donner une carte ne marche qu’une fois par manche sur le même joueur, peu importe qui la joue.',
  'rule.6.10':
    'Montrer la main : vous voyez toutes les cartes action que ce joueur a maintenant. Personne d’autre ne les voit.',
  'rule.6.11':
    'Silence : on dit à tout le monde que ce joueur ne peut ni parler, ni écrire, ni faire de signes jusqu’à la fin de la manche. Il peut quand même voter et jouer des cartes.',
  'rule.6.12': 'Un joueur réduit au silence ne peut pas l’être de nouveau dans la même manche.',
  'rule.6.13':
    'Voir la prédiction : vous voyez la prédiction que ce joueur a verrouillée. Voir le vote : vous voyez le vote. Vous ne pouvez les jouer qu’après que ce joueur a verrouillé, et personne d’autre ne le voit.',
  'rule.6.14': 'Vous ne pouvez regarder la même partie du même bulletin qu’une fois.',
  'rules.7': 'Fin de la partie',
  'rule.7.1':
    'Après la manche {rounds}, toutes les mains sont montrées. Chaque carte non utilisée ajoute sa valeur à vos points : Forcer {forceValue}, Donner {giveValue}, Montrer la main {revealHandValue}, Silence {silenceValue}, Voir la prédiction {peekPredictionValue}, Voir le vote {peekVoteValue}.',
  'rule.7.2': 'Si l’IA a autant de points que le meilleur joueur, ou plus, l’IA gagne et tout le monde perd.',
  'rule.7.3':
    'Sinon, le joueur qui a le plus de points gagne. Les joueurs à égalité se partagent la victoire.',
};
