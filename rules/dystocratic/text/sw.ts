import type { DystocraticText } from './en';
import { momentsSw } from './moments/sw';

export const sw: DystocraticText = {
  ...momentsSw,
  credit: 'Dystocratic Process ni mchezo wa Felix Park',

  'ai.name': 'AI',
  dealer: 'Mgawaji',

  'vote.black': 'NYEUSI',
  'vote.white': 'NYEUPE',
  'prediction.none': 'Bila utabiri',
  'prediction.none.text': 'Pointi zako zinabaki zilivyo.',
  'prediction.majority': 'Wengi',
  'prediction.majority.text':
    'Wachezaji wengi wanapiga kura kama wewe. Sahihi: ×{right}, si sahihi: ×{wrong}.',
  'prediction.minority': 'Wachache',
  'prediction.minority.text':
    'Wanaopiga kura kama wewe ni wachache kuliko wanaokupinga. Sahihi: ×{right}, si sahihi: ×{wrong}.',
  'prediction.alone': 'Peke yako',
  'prediction.alone.text':
    'Hakuna mchezaji mwingine anayepiga kura kama wewe. Sahihi: ×{right}, si sahihi: ×{wrong}.',
  'claim.black': 'Napigia NYEUSI',
  'claim.white': 'Napigia NYEUPE',
  'claim.undecided': 'Bado sijui',

  'card.face-down': 'Kadi iliyofunikwa',
  'card.force-black': 'Lazimisha NYEUSI',
  'card.force-black.text': 'Mchezaji ambaye hajafunga lazima apigie NYEUSI.',
  'card.force-white': 'Lazimisha NYEUPE',
  'card.force-white.text': 'Mchezaji ambaye hajafunga lazima apigie NYEUPE.',
  'card.give': 'Pewa Kadi',
  'card.give.text': 'Mchezaji anakupa moja ya kadi zake za kitendo. Bahati inaichagua.',
  'card.reveal-hand': 'Ona Kadi',
  'card.reveal-hand.text': 'Mchezaji anakuonyesha kadi zake zote za kitendo. Hakuna mwingine anayeziona.',
  'card.silence': 'Nyamazisha',
  'card.silence.text': 'Mchezaji hawezi kuzungumza wala kutoa ishara hadi raundi iishe.',
  'card.peek-prediction': 'Chungulia Utabiri',
  'card.peek-prediction.text': 'Mchezaji aliyefunga anakuonyesha utabiri wake.',
  'card.peek-vote': 'Chungulia Kura',
  'card.peek-vote.text': 'Mchezaji aliyefunga anakuonyesha kura yake.',
  'card.value': 'Ina thamani ya {value} mwishoni ukibaki nayo.',

  'phase.deal': 'Mgawaji anafunua kura ya AI',
  'phase.talk': 'Zungumzeni, chezeni kadi, fungeni kura',
  'phase.over': 'Mchezo umekwisha',
  'move.deal': 'Funua kura ya AI',
  'move.play': 'Chezea {target} kadi ya {card}',
  'move.say': 'Sema: {claim}',
  'move.note': 'Andika ujumbe',
  'move.lock': 'Funga kura yangu',
  'move.lock.choice': 'Funga {vote}, {prediction}',

  'points.0.against': 'Hakuna aliye upande wa AI',
  'points.1.with': 'Pekee aliye upande wa AI',
  'points.1.against': 'Dhidi ya AI, mmoja yuko upande wake',
  'points.2.with': 'Upande wa AI',
  'points.2.against': 'Dhidi ya AI',
  'points.3.with': 'Upande wa AI',
  'points.3.against': 'Dhidi ya AI',
  'points.4.with': 'Wote wako upande wa AI',
  'points.struck': 'Karatasi ya kura haikuweza kufunguliwa',
  'points.right': 'Utabiri “{prediction}” ulikuwa sahihi: ×{times}',
  'points.wrong': 'Utabiri “{prediction}” haukuwa sahihi: ×{times}',
  'points.cards': 'Kadi zisizotumika',
  'points.forced': 'Alilazimishwa kupigia {vote}',

  'log.dealt': 'Raundi {round}. {dealer} anafunua kura ya AI: {ai}.',
  'log.drew': '{seat} anachukua {card}.',
  'log.played': '{seat} anamchezea {target} kadi ya {card}.',
  'log.given': '{seat} anampa {target} kadi iliyofunikwa.',
  'log.force-card': 'Kwa {target} ni {card}. Mnajua ninyi wawili tu.',
  'log.gave': '{from} anampa {to} kadi ya kitendo.',
  'log.gave.empty': '{from} hana kadi ya kitendo ya kutoa.',
  'log.gave-card': 'Kadi ambayo {from} anampa {to} ni {card}.',
  'log.revealed-hand': '{from} anamwonyesha {to} kadi hizi: {cards}.',
  'log.silenced': '{seat} hawezi kuzungumza hadi raundi iishe.',
  'log.said': '{seat} anasema: {claim}.',
  'log.noted': '{seat} anaandika: {text}',
  'log.locked': '{seat} amefunga.',
  'log.struck': 'Karatasi ya kura ya {seat} haikuweza kufunguliwa. Meza inaendelea bila hiyo.',
  'log.recovered': 'Simu ya {seat} haikurudi. Kura yake ilifunguliwa na wengine kwa pamoja: {by}.',
  'log.shown': '{from} anamwonyesha {to}: {value}.',
  'log.scored': 'Raundi {round} imekwisha. AI inapata {aiPoints}.',
  'log.scored.seat': '{seat} alipigia {vote}: pointi {points}.',
  'log.scored.predicted': '{seat} alipigia {vote} na kutabiri “{prediction}”: pointi {points}.',
  'ending.why': '{winners}: pointi {points}. AI: {ai}.',
  'ending.why.ai': 'AI ina pointi {ai}, na hakuna aliye na zaidi.',
  'log.over': 'Mchezo umekwisha. AI ina pointi {ai}.',
  'log.over.seat': '{seat} ana pointi {score}, kati yake {cardPoints} ni za kadi zisizotumika.',
  'log.over.winner': '{winners} ameshinda.',
  'log.over.winners': '{winners} wameshinda pamoja.',
  'log.over.ai': 'AI imeshinda. Wote wameshindwa.',

  'reason.give': 'Kadi moja zaidi kwangu ni moja pungufu kwa mshindani.',
  'reason.reveal-hand': 'Nilitaka kujua ni kadi zipi bado zinaweza kuchezwa dhidi yangu.',
  'reason.silence': 'Wachezaji wengi mno wanaamini anachosema mchezaji huyu.',
  'reason.peek': 'Nilitaka kujua, si kubahatisha, kabla sijafunga.',
  'reason.force': 'Sitasema kabla kura hazijaonyeshwa.',
  'reason.said': 'Ninasema kinachonisaidia. Mtaona kama ni kweli.',

  'why.not-now':
    'Unaweza kucheza kadi na kuzungumza tu baada ya kura ya AI kufunuliwa na kabla ya mchezaji wa mwisho kufunga.',
  'why.not-in-hand': 'Huna kadi hii.',
  'why.not-yourself': 'Mchezee mchezaji mwingine, si wewe mwenyewe.',
  'why.no-such-player': 'Hakuna mchezaji kama huyo.',
  'why.force-locked': 'Mchezaji huyu amefunga. Umechelewa kumlazimisha.',
  'why.force-twice': 'Mchezaji huyu ameshalazimishwa. Kadi ya kwanza inabaki.',
  'why.give-twice': 'Mchezaji huyu ameshaombwa kadi katika raundi hii.',
  'why.silence-twice': 'Mchezaji huyu ameshanyamazishwa.',
  'why.peek-not-locked': 'Mchezaji huyu bado hajafunga. Hakuna cha kuona.',
  'why.peek-twice': 'Umeshalitazama hili.',
  'why.silenced': 'Umenyamazishwa hadi raundi iishe.',
  'why.no-words-left': 'Umesema ya kutosha kwa raundi hii.',

  'option.lockTimer': 'Muda wa kila kufunga',
  'option.lockTimer.0': 'bila kikomo',
  'option.lockTimer.30': 'sekunde 30',
  'option.lockTimer.60': 'dakika 1',
  'option.lockTimer.120': 'dakika 2',
  'option.firstDealer': 'Mgawaji wa kwanza',
  'option.firstDealer.random': 'bahati inachagua',
  'option.firstDealer.0': 'kiti 1',
  'option.firstDealer.1': 'kiti 2',
  'option.firstDealer.2': 'kiti 3',
  'option.firstDealer.3': 'kiti 4',
  'option.multipliers': 'Namba za utabiri',
  'option.multipliers.standard': 'za kawaida',
  'option.multipliers.gentle': 'za upole',
  'option.multipliers.bold': 'za ujasiri',

  'board.ask.deal': '{name}, zamu yako: funua kura ya AI',
  'board.ask.lock': '{name}, zamu yako: zungumza, kisha piga kura',
  'board.wait.deal': 'Tunamsubiri {name} afunue kura ya AI',
  'board.wait.lock': 'Tunamsubiri {name} afunge kura',
  'board.silenced': 'kimya',
  'board.by': 'kutoka kwa {name}',
  'board.locks-now': 'anafunga sasa',
  'board.open': 'hajafunga',
  'board.ai.voted': 'AI ilipigia {vote}',
  'board.ai.votes': 'AI inapiga kura',
  'board.face-down': 'Imefunikwa',
  'board.points': 'Pointi',
  'board.points.who': 'Nani anapiga kura kama AI?',
  'board.points.with': 'Upande wake',
  'board.points.against': 'Dhidi',
  'board.points.then': 'Kisha utabiri unazidisha pointi zako mwenyewe za raundi:',
  'board.with.0': 'Hakuna aliye upande wa AI',
  'board.with.1': 'Mmoja yuko upande wa AI',
  'board.with.2': 'Wawili wako upande wa AI',
  'board.with.3': 'Watatu wako upande wa AI',
  'board.with.4': 'Wote wako upande wa AI',
  'board.reveal': 'Kura za raundi {round}',
  'board.said': 'Alikuwa amesema: “{words}”',
  'board.rounds': 'Raundi hadi sasa: nani alipiga kura kama AI',
  'board.rounds.short': 'Raundi {round}: AI {vote}',
  'board.rounds.ai': 'AI +{points}',
  'board.rounds.label': 'Raundi {round}. AI ilipigia {vote}. Upande wake: {names}.',
  'board.unused': 'Kadi zisizotumika: {cards}',
  'board.say': 'Sema',
  'board.locked.mine': 'Imefungwa. Shikilia kadi zako ili uone kura yako.',
  'board.idle': 'Zungumza na wengine. Zamu yako ya kufunga itafika.',
  'board.say.left': 'Kila mtu anaona. Halikufungi. Mara zilizobaki katika raundi hii: {count}.',
  'board.say.said': 'Umesema hili sasa hivi.',
  'board.say.note': 'Waonyeshe wote ujumbe wangu',
  'board.target': 'Mchezee',
  'board.can': 'inaweza kuchezwa',
  'board.cannot': 'kwa nini la?',
  'board.chosen': 'imechaguliwa',
  'board.vote': 'Chagua kura yangu',
  'board.vote.first': 'Chagua kwanza NYEUSI au NYEUPE.',
  'board.vote.sure': 'Je, hii ndiyo kura yako?',
  'board.vote.final': 'Kura iliyofungwa haibadilishwi.',
  'board.my-vote': 'Kura yangu',
  'board.my-prediction': 'Utabiri wangu',
  'board.side.with': 'kama AI',
  'board.side.against': 'dhidi ya AI',
  'board.mine': 'Kura yangu iliyofungwa: {vote}. {prediction}.',
  'board.peeked.vote': '{name} amefunga {value}.',
  'board.peeked.prediction': '{name} ametabiri: {value}.',
  'board.hand-of': 'Kadi za {name}: {cards}.',
  'board.dishonest': 'Simu ya {name} ilionyesha kitu kisicholingana na kura iliyofungwa. Usikiamini.',
  'stage.side.with': 'Upande wa AI',
  'stage.side.against': 'Dhidi ya AI',
  'stage.had-said': 'Alikuwa amesema: {vote}',
  'stage.times': '×{times}',
  'stage.look-up': 'Wote wamefunga. Inueni macho!',
  'stage.scored': '{who}. AI inapata {points}.',
  'board.tip.deal':
    'AI inapiga kura kwanza na kila mtu anaiona. Kisha mnazungumza, na mnapiga kura kwa siri.',
  'board.tip.talk':
    'Sasa zungumza! Sema utakavyopiga kura, iwe kweli au si kweli. Ili kucheza kadi, acha kadi zako wazi.',
  'board.tip.lock':
    'Kupiga kura kama AI kuna thamani zaidi, isipokuwa kila mtu akifanya hivyo. Tazama “Pointi”.',
  'board.tip.reveal': 'Hizi ndizo kura. Mgawaji anayefuata anaanza raundi ijayo.',

  'debrief.1': 'Ulimwamini nani katika raundi ya kwanza, na nani katika ya mwisho? Ni nini kilibadilika?',
  'debrief.2': 'Ni lini ulisema jambo moja na kupiga kura tofauti? Ulijisikiaje?',
  'debrief.3':
    'Nyote wanne mngeweza kuizuia AI kwa kupiga kura dhidi yake. Ni nini kiliwazuia kufanya hivyo?',
  'debrief.4': 'Mazungumzo yalibadilika vipi kwa sababu kura zilifichwa hadi mwisho?',
  'debrief.5': 'Ni kipi kilikusaidia zaidi: kujua wengine watafanya nini, au kuwafanya wafanye hivyo?',
  'debrief.6':
    'Pointi zilitengenezwa ili kuipendelea AI. Katika maisha halisi, ni wapi kanuni zinatengenezwa ili kupendelea upande mmoja?',
  'debrief.7': 'Kama ungeweza kubadilisha kanuni moja ili watu waaminiane zaidi, ingekuwa ipi?',

  'rules.1': 'Lengo',
  'rule.1.1':
    'Wachezaji {seats} wanapiga kura kwa raundi {rounds}. AI (akili mnemba) nayo inapiga kura, na pia inakusanya pointi.',
  'rule.1.2': 'Uwe na pointi nyingi kuliko kila mchezaji mwingine na kuliko AI mchezo unapoisha.',
  'rules.2': 'Mwanzo wa mchezo',
  'rule.2.1':
    'Kadi za kitendo {actionCards} zinachanganywa na kufunikwa. Vivyo hivyo kadi za AI {aiCards}: {aiEach} NYEUSI na {aiEach} NYEUPE.',
  'rule.2.2':
    'Katika kila raundi kila mchezaji ana kadi zote mbili za kura, NYEUSI na NYEUPE, na kadi tatu za utabiri: Wengi, Wachache na Peke yako.',
  'rule.2.3':
    'Kila mchezaji anachukua kadi za kitendo {firstHand}. Ni wewe tu unayeona kadi zako; kila mtu anaona una ngapi.',
  'rule.2.4':
    'Mchezaji mdogo kuliko wote kwa umri ni Mgawaji wa kwanza, meza ikisema ni nani. La sivyo, bahati inachagua mmoja.',
  'rule.2.5': 'Baada ya kila raundi, mchezaji wa kushoto anakuwa Mgawaji.',
  'rules.3': 'Raundi',
  'rule.3.1':
    'Ni Mgawaji tu anayeanza raundi, kwa kufunua kadi ya AI ya juu. Hii ndiyo kura ya AI, na kila mtu anaiona.',
  'rule.3.2': 'Kisha kila mchezaji anachukua kadi ya kitendo {draw}. Rundo linatosha kwa mchezo mzima.',
  'rule.3.3':
    'Sasa wote wanazungumza na wanaweza kucheza kadi za kitendo. Katika programu unaweza kusema NYEUSI, NYEUPE au bado sijui, au kuandika ujumbe wa hadi herufi {noteLength}, kwa jumla mara {words} kwa raundi.',
  'rule.3.4': 'Unachosema hakikufungi. Unaweza kupiga kura tofauti.',
  'rule.3.5':
    'Kila mchezaji anafunga kura: Mgawaji kwanza, kisha mmoja baada ya mwingine kuelekea kushoto. Hakuna anayeweza kufunga nje ya zamu yake.',
  'rule.3.6':
    'Unafunga kura yako pamoja na, ukipenda, utabiri mmoja. Karatasi ya kura iliyofungwa haibadilishwi.',
  'rule.3.7':
    'Hakuna mchezaji anayeonyeshwa karatasi ya kura iliyofungwa kabla zote hazijaonyeshwa, isipokuwa kwa kadi ya Chungulia.',
  'rule.3.8':
    'Mchezaji wa mwisho akishafunga, kura zote na utabiri wote vinaonyeshwa kwa pamoja. Kuanzia hapo hakuna anayeweza kucheza kadi wala kuzungumza katika raundi hii.',
  'rule.3.9':
    'Kama karatasi ya kura iliyofungwa haiwezi kufunguliwa, kwa sababu simu haipo, meza inaweza kuifuta. Inahesabiwa kama kura dhidi ya AI, au kama rangi iliyolazimishwa, bila utabiri, na mwenye kura anapata pointi 0 katika raundi hii.',
  'rule.3.10':
    'Kisha pointi zinatolewa, kadi za kitendo zilizotumika zinaondolewa, na raundi ijayo inaanza. Baada ya raundi ya {rounds} mchezo unaisha.',
  'rule.3.11': 'Meza inaweza kuweka muda wa kila kufunga. Unakumbusha tu; hakuna kinachotokea ukiisha.',
  'rules.4': 'Utabiri',
  'rule.4.1': 'Utabiri unasema kura yako itakuwaje kati ya wachezaji. Si lazima uutoe.',
  'rule.4.2':
    'Wengi ni sahihi wachezaji wanaopiga kura kama wewe wakiwa wengi kuliko wanaokupinga. Wachache ni sahihi wanaopiga kura kama wewe wakiwa wachache kuliko wanaokupinga.',
  'rule.4.3':
    'Kukiwa na wachezaji wawili kila upande, upande wa AI ndio wengi na upande mwingine ndio wachache.',
  'rule.4.4':
    'Peke yako ni sahihi ikiwa hakuna mchezaji mwingine anayepiga kura kama wewe. Kura ya AI haihesabiwi hapa.',
  'rule.4.5': 'Mchezaji aliye peke yake yuko pia kati ya wachache.',
  'rule.4.6':
    'Utabiri wa Wengi unazidisha pointi zako kwa {majorityRight} ukiwa sahihi na {majorityWrong} usipokuwa sahihi, Wachache kwa {minorityRight} au {minorityWrong}, Peke yako kwa {aloneRight} au {aloneWrong}. Nusu pointi inaongezwa hadi pointi nzima.',
  'rule.4.7':
    'Utabiri unabadilisha tu pointi zako mwenyewe za raundi hii: si pointi za AI, si za raundi nyingine, si kadi zako.',
  'rule.4.8':
    'Meza inaweza kuchagua namba za upole au za ujasiri badala ya zile za kawaida. Kwa namba za upole, utabiri wa Wengi au Wachache usio sahihi unakuachia pointi kadhaa. Kwa namba za ujasiri, kila utabiri usio sahihi unakuondolea pointi, na unaweza kushuka chini ya 0.',
  'rules.5': 'Pointi za raundi',
  'rule.5.1': 'Hakuna anayepiga kura kama AI: kila mchezaji anapata {noneAgainst} na AI {noneAi}.',
  'rule.5.2':
    'Mchezaji mmoja tu anapiga kura kama AI: mchezaji huyo anapata {oneWith}, wengine {oneAgainst}, AI {oneAi}.',
  'rule.5.3':
    'Wawili au watatu wanapiga kura kama AI: kila mmoja wao anapata {someWith}, wengine {someAgainst}. AI inapata {twoAi} wakiwa wawili na {threeAi} wakiwa watatu.',
  'rule.5.4': 'Wote wanapiga kura kama AI: kila mchezaji anapata {allWith} na AI {allAi}.',
  'rules.6': 'Kadi za kitendo',
  'rule.6.1':
    'Unaweza kucheza kadi za kitendo tangu kadi ya AI inapofunuliwa hadi mchezaji wa mwisho anapofunga, hata baada ya wewe kufunga.',
  'rule.6.2': 'Unamchezea kadi mchezaji mwingine, kamwe si wewe mwenyewe.',
  'rule.6.3':
    'Kadi iliyotumika inalala wazi mbele ya mchezaji huyo hadi raundi iishe. Kisha inaondolewa. Ni Lazimisha tu inayolala imefunikwa.',
  'rule.6.4':
    'Lazimisha NYEUSI au Lazimisha NYEUPE: mchezaji lazima apigie rangi hiyo katika raundi hii. Unaweza kuicheza tu kabla mchezaji huyo hajafunga.',
  'rule.6.5':
    'Mchezaji aliyelazimishwa hawezi kulazimishwa tena katika raundi hiyohiyo. Kadi ya kwanza inabaki.',
  'rule.6.6':
    'Kila mtu anaona kwamba kadi imetolewa, lakini ni aliyeitoa na aliyeipata tu wanaoona rangi yake. Programu inamruhusu aliyelazimishwa kufunga rangi hiyo tu. Kadi ya Lazimisha inaonyeshwa pamoja na kura.',
  'rule.6.7':
    'Pewa Kadi: mchezaji anakupa kadi moja ya kitendo kati ya alizo nazo, iliyochaguliwa na bahati. Kila mtu anaona kwamba kadi imehama; ninyi wawili tu mnajua ni ipi.',
  'rule.6.8': 'Kama hana kadi, hupati chochote. Kadi ya Pewa Kadi uliyoicheza sasa hivi haiwezi kuchaguliwa.',
  'rule.6.9': 'Pewa Kadi inafanya kazi kwa mchezaji yuleyule mara moja tu kwa raundi, yeyote anayeicheza.',
  'rule.6.10':
    'Ona Kadi: unaona kadi zote za kitendo ambazo mchezaji huyu anazo sasa. Hakuna mwingine anayeziona.',
  'rule.6.11':
    'Nyamazisha: wote wanaambiwa kwamba mchezaji huyu hawezi kuzungumza, kuandika wala kutoa ishara hadi raundi iishe. Bado anapiga kura na kucheza kadi.',
  'rule.6.12': 'Mchezaji aliyenyamazishwa hawezi kunyamazishwa tena katika raundi hiyohiyo.',
  'rule.6.13':
    'Chungulia Utabiri: unaona utabiri ambao mchezaji huyu amefunga. Chungulia Kura: unaona kura. Unaweza kuzicheza tu baada ya mchezaji huyo kufunga, na ni wewe tu unayeona.',
  'rule.6.14': 'Unaweza kutazama sehemu ileile ya karatasi ileile ya kura mara moja tu.',
  'rules.7': 'Mwisho wa mchezo',
  'rule.7.1':
    'Baada ya raundi ya {rounds} kadi zote za mkononi zinaonyeshwa. Kila kadi isiyotumika inaongeza thamani yake kwenye pointi zako: Lazimisha {forceValue}, Pewa Kadi {giveValue}, Ona Kadi {revealHandValue}, Nyamazisha {silenceValue}, Chungulia Utabiri {peekPredictionValue}, Chungulia Kura {peekVoteValue}.',
  'rule.7.2':
    'Kama AI ina pointi sawa na mchezaji bora, au zaidi, AI inashinda na wachezaji wote wanashindwa.',
  'rule.7.3':
    'La sivyo, mchezaji mwenye pointi nyingi zaidi anashinda. Wachezaji wenye pointi sawa wanashinda pamoja.',
};
