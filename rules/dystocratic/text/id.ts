import type { DystocraticText } from './en';
import { momentsId } from './moments/id';

export const id: DystocraticText = {
  ...momentsId,
  credit: 'Dystocratic Process adalah permainan karya Felix Park',

  'ai.name': 'AI',
  dealer: 'Pembagi',

  'vote.black': 'HITAM',
  'vote.white': 'PUTIH',
  'prediction.none': 'Tanpa prediksi',
  'prediction.none.text': 'Poinmu tidak berubah.',
  'prediction.majority': 'Mayoritas',
  'prediction.majority.text': 'Kebanyakan pemain memilih sama denganmu. Benar: ×{right}, salah: ×{wrong}.',
  'prediction.minority': 'Minoritas',
  'prediction.minority.text':
    'Lebih sedikit pemain memilih sama denganmu daripada melawanmu. Benar: ×{right}, salah: ×{wrong}.',
  'prediction.alone': 'Sendirian',
  'prediction.alone.text':
    'Tidak ada pemain lain yang memilih sama denganmu. Benar: ×{right}, salah: ×{wrong}.',
  'claim.black': 'Aku memilih HITAM',
  'claim.white': 'Aku memilih PUTIH',
  'claim.undecided': 'Aku belum tahu',

  'card.face-down': 'Sebuah kartu, tertutup',
  'card.force-black': 'Paksa HITAM',
  'card.force-black.text': 'Pemain yang belum mengunci harus memilih HITAM.',
  'card.force-white': 'Paksa PUTIH',
  'card.force-white.text': 'Pemain yang belum mengunci harus memilih PUTIH.',
  'card.give': 'Minta Kartu Aksi',
  'card.give.text': 'Seorang pemain memberimu satu kartu aksinya. Dipilih secara acak.',
  'card.reveal-hand': 'Buka Kartu',
  'card.reveal-hand.text':
    'Seorang pemain menunjukkan semua kartu aksinya kepadamu. Orang lain tidak melihatnya.',
  'card.silence': 'Bungkam',
  'card.silence.text': 'Seorang pemain tidak boleh bicara atau memberi isyarat sampai ronde berakhir.',
  'card.peek-prediction': 'Intip Prediksi',
  'card.peek-prediction.text': 'Pemain yang sudah mengunci menunjukkan prediksinya kepadamu.',
  'card.peek-vote': 'Intip Suara',
  'card.peek-vote.text': 'Pemain yang sudah mengunci menunjukkan suaranya kepadamu.',
  'card.value': 'Bernilai {value} di akhir kalau kamu menyimpannya.',

  'phase.deal': 'Pembagi membuka suara AI',
  'phase.talk': 'Bicara, mainkan kartu, kunci suaramu',
  'phase.over': 'Permainan selesai',
  'move.deal': 'Buka suara AI',
  'move.play': 'Mainkan {card} pada {target}',
  'move.say': 'Katakan: {claim}',
  'move.note': 'Tulis catatan',
  'move.lock': 'Kunci suaraku',
  'move.lock.choice': 'Kunci {vote}, {prediction}',

  'points.0.against': 'Tidak ada yang memilih bersama AI',
  'points.1.with': 'Satu-satunya yang bersama AI',
  'points.1.against': 'Melawan AI, satu orang bersama AI',
  'points.2.with': 'Bersama AI',
  'points.2.against': 'Melawan AI',
  'points.3.with': 'Bersama AI',
  'points.3.against': 'Melawan AI',
  'points.4.with': 'Semua memilih bersama AI',
  'points.struck': 'Surat suara tidak bisa dibuka',
  'points.right': '{prediction} benar: ×{times}',
  'points.wrong': '{prediction} salah: ×{times}',
  'points.cards': 'Kartu yang tidak dipakai',
  'points.forced': 'Dipaksa memilih {vote}',

  'log.dealt': 'Ronde {round}. {dealer} membuka suara AI: {ai}.',
  'log.drew': '{seat} mengambil {card}.',
  'log.played': '{seat} memainkan {card} pada {target}.',
  'log.given': '{seat} memberi {target} sebuah kartu, tertutup.',
  'log.force-card': 'Untuk {target} kartunya {card}. Hanya kalian berdua yang tahu.',
  'log.gave': '{from} memberi {to} sebuah kartu aksi.',
  'log.gave.empty': '{from} tidak punya kartu aksi untuk diberikan.',
  'log.gave-card': 'Kartu yang diberikan {from} kepada {to} adalah {card}.',
  'log.revealed-hand': '{from} menunjukkan kepada {to} kartu ini: {cards}.',
  'log.silenced': '{seat} tidak boleh bicara sampai ronde berakhir.',
  'log.said': '{seat} berkata: {claim}.',
  'log.noted': '{seat} menulis: {text}',
  'log.locked': '{seat} sudah mengunci.',
  'log.struck': 'Surat suara {seat} tidak bisa dibuka. Meja lanjut tanpanya.',
  'log.recovered': 'HP {seat} tidak kembali. Suaranya dibuka bersama oleh yang lain: {by}.',
  'log.shown': '{from} menunjukkan kepada {to}: {value}.',
  'log.scored': 'Ronde {round} selesai. AI mendapat {aiPoints}.',
  'log.scored.seat': '{seat} memilih {vote}: {points} poin.',
  'log.scored.predicted': '{seat} memilih {vote} dengan prediksi {prediction}: {points} poin.',
  'ending.why': '{winners}: {points} poin. AI: {ai}.',
  'ending.why.ai': 'AI punya {ai} poin, dan tidak ada yang punya lebih banyak.',
  'log.over': 'Permainan selesai. AI punya {ai} poin.',
  'log.over.seat': '{seat} punya {score} poin, {cardPoints} di antaranya dari kartu yang tidak dipakai.',
  'log.over.winner': '{winners} menang.',
  'log.over.winners': '{winners} menang bersama.',
  'log.over.ai': 'AI menang. Semua orang kalah.',

  'reason.give': 'Satu kartu lagi untukku berarti satu kurang untuk saingan.',
  'reason.reveal-hand': 'Aku ingin tahu kartu apa yang masih bisa dimainkan padaku.',
  'reason.silence': 'Terlalu banyak pemain percaya pada kata-kata pemain ini.',
  'reason.peek': 'Aku ingin tahu, bukan menebak, sebelum mengunci.',
  'reason.force': 'Aku tidak akan bilang sebelum suara ditunjukkan.',
  'reason.said': 'Aku mengatakan apa yang membantuku. Nanti kalian lihat apakah itu benar.',

  'why.not-now':
    'Kamu bisa memainkan kartu dan bicara hanya setelah suara AI dibuka dan sebelum kuncian terakhir.',
  'why.not-in-hand': 'Kamu tidak memegang kartu ini.',
  'why.not-yourself': 'Mainkan pada pemain lain, bukan pada dirimu sendiri.',
  'why.no-such-player': 'Tidak ada pemain itu.',
  'why.force-locked': 'Pemain ini sudah mengunci. Sudah terlambat untuk memaksa.',
  'why.force-twice': 'Pemain ini sudah dipaksa. Kartu yang pertama berlaku.',
  'why.give-twice': 'Pemain ini sudah dimintai kartu di ronde ini.',
  'why.silence-twice': 'Pemain ini sudah dibungkam.',
  'why.peek-not-locked': 'Pemain ini belum mengunci. Belum ada yang bisa dilihat.',
  'why.peek-twice': 'Kamu sudah melihat ini.',
  'why.silenced': 'Kamu dibungkam sampai ronde berakhir.',
  'why.no-words-left': 'Kamu sudah cukup bicara untuk ronde ini.',

  'option.lockTimer': 'Waktu untuk tiap kuncian',
  'option.lockTimer.0': 'tanpa batas',
  'option.lockTimer.30': '30 detik',
  'option.lockTimer.60': '1 menit',
  'option.lockTimer.120': '2 menit',
  'option.firstDealer': 'Pembagi pertama',
  'option.firstDealer.random': 'dipilih acak',
  'option.firstDealer.0': 'kursi 1',
  'option.firstDealer.1': 'kursi 2',
  'option.firstDealer.2': 'kursi 3',
  'option.firstDealer.3': 'kursi 4',
  'option.multipliers': 'Angka prediksi',
  'option.multipliers.standard': 'standar',
  'option.multipliers.gentle': 'lembut',
  'option.multipliers.bold': 'berani',

  'board.ask.deal': '{name}, giliranmu: buka suara AI',
  'board.ask.lock': '{name}, giliranmu: bicara, lalu pilih',
  'board.wait.deal': 'Menunggu {name} membuka suara AI',
  'board.wait.lock': 'Menunggu {name} mengunci suara',
  'board.silenced': 'dibungkam',
  'board.by': 'dari {name}',
  'board.locks-now': 'mengunci sekarang',
  'board.open': 'belum terkunci',
  'board.ai.voted': 'AI memilih {vote}',
  'board.ai.votes': 'AI memilih',
  'board.face-down': 'Tertutup',
  'board.points': 'Poin',
  'board.points.who': 'Siapa yang memilih sama dengan AI?',
  'board.points.with': 'Bersama AI',
  'board.points.against': 'Melawan',
  'board.points.then': 'Prediksi lalu mengalikan poinmu sendiri di ronde ini:',
  'board.with.0': 'Tidak ada yang memilih bersama AI',
  'board.with.1': 'Satu memilih bersama AI',
  'board.with.2': 'Dua memilih bersama AI',
  'board.with.3': 'Tiga memilih bersama AI',
  'board.with.4': 'Semua memilih bersama AI',
  'board.reveal': 'Suara di ronde {round}',
  'board.said': 'Tadi bilang: “{words}”',
  'board.rounds': 'Ronde sejauh ini: siapa memilih bersama AI',
  'board.rounds.short': 'Ronde {round}: AI {vote}',
  'board.rounds.ai': 'AI +{points}',
  'board.rounds.label': 'Ronde {round}. AI memilih {vote}. Bersama AI: {names}.',
  'board.unused': 'Kartu yang tidak dipakai: {cards}',
  'board.say': 'Katakan',
  'board.locked.mine': 'Terkunci. Tahan kartumu untuk melihat suaramu.',
  'board.idle': 'Bicaralah dengan yang lain. Giliranmu mengunci akan tiba.',
  'board.say.left': 'Semua orang melihatnya. Ini tidak mengikatmu. Sisa di ronde ini: {count}.',
  'board.say.said': 'Kamu baru saja mengatakan ini.',
  'board.say.note': 'Tunjukkan catatanku ke semua',
  'board.target': 'Mainkan pada',
  'board.can': 'bisa dimainkan',
  'board.cannot': 'mengapa tidak?',
  'board.chosen': 'dipilih',
  'board.vote': 'Pilih suaraku',
  'board.vote.first': 'Pilih HITAM atau PUTIH dulu.',
  'board.vote.sure': 'Apakah ini suaramu?',
  'board.vote.final': 'Suara yang terkunci tidak bisa diubah.',
  'board.my-vote': 'Suaraku',
  'board.my-prediction': 'Prediksiku',
  'board.side.with': 'sama dengan AI',
  'board.side.against': 'melawan AI',
  'board.mine': 'Suaraku yang terkunci: {vote}. {prediction}.',
  'board.peeked.vote': '{name} mengunci {value}.',
  'board.peeked.prediction': 'Prediksi {name}: {value}.',
  'board.hand-of': 'Kartu {name}: {cards}.',
  'board.dishonest':
    'HP {name} menunjukkan sesuatu yang tidak cocok dengan suara yang terkunci. Jangan percaya.',
  'stage.side.with': 'Bersama AI',
  'stage.side.against': 'Melawan AI',
  'stage.had-said': 'Tadi bilang: {vote}',
  'stage.times': '×{times}',
  'stage.look-up': 'Semua sudah mengunci. Lihat ke depan!',
  'stage.scored': '{who}. AI mendapat {points}.',
  'board.tip.deal':
    'AI memilih lebih dulu dan semua melihatnya. Lalu kalian bicara, dan memilih secara rahasia.',
  'board.tip.talk':
    'Sekarang bicara! Katakan kamu akan memilih apa, benar atau tidak. Untuk memainkan kartu, biarkan kartumu terbuka.',
  'board.tip.lock':
    'Memilih bersama AI bernilai lebih banyak, kecuali kalau semua melakukannya. Lihat di “Poin”.',
  'board.tip.reveal': 'Inilah suara semua pemain. Pembagi berikutnya memulai ronde berikutnya.',

  'debrief.1': 'Siapa yang kamu percaya di ronde pertama, dan siapa di ronde terakhir? Apa yang berubah?',
  'debrief.2': 'Kapan kamu mengatakan satu hal tetapi memilih yang lain? Bagaimana rasanya?',
  'debrief.3': 'Kalian berempat bisa menghentikan AI dengan memilih melawannya. Apa yang menghalangi kalian?',
  'debrief.4': 'Bagaimana pembicaraan berubah karena suara tersembunyi sampai akhir?',
  'debrief.5':
    'Mana yang lebih membantumu: tahu apa yang akan dilakukan orang lain, atau membuat mereka melakukannya?',
  'debrief.6':
    'Poinnya dibuat untuk menguntungkan AI. Di mana dalam kehidupan nyata aturan dibuat untuk menguntungkan satu pihak?',
  'debrief.7': 'Kalau kamu bisa mengubah satu aturan supaya orang lebih saling percaya, aturan yang mana?',

  'rules.1': 'Tujuan',
  'rule.1.1': '{seats} pemain memilih dalam {rounds} ronde. AI juga memilih, dan juga mengumpulkan poin.',
  'rule.1.2':
    'Saat permainan berakhir, poinmu harus lebih banyak daripada setiap pemain lain dan daripada AI.',
  'rules.2': 'Awal permainan',
  'rule.2.1':
    '{actionCards} kartu aksi dikocok dan diletakkan tertutup. Begitu juga {aiCards} kartu AI, {aiEach} HITAM dan {aiEach} PUTIH.',
  'rule.2.2':
    'Di setiap ronde, setiap pemain punya kedua kartu suara, HITAM dan PUTIH, dan ketiga kartu prediksi: Mayoritas, Minoritas, dan Sendirian.',
  'rule.2.3':
    'Setiap pemain mengambil {firstHand} kartu aksi. Hanya kamu yang melihat kartumu; semua melihat berapa banyak yang kamu pegang.',
  'rule.2.4':
    'Pemain termuda menjadi Pembagi pertama jika meja mengatakan siapa dia. Jika tidak, dipilih secara acak.',
  'rule.2.5': 'Setelah setiap ronde, pemain di sebelah kiri menjadi Pembagi.',
  'rules.3': 'Satu ronde',
  'rule.3.1':
    'Hanya Pembagi yang memulai ronde, dengan membuka kartu AI teratas. Ini suara AI, dan semua melihatnya.',
  'rule.3.2': 'Lalu setiap pemain mengambil {draw} kartu aksi. Tumpukannya cukup untuk seluruh permainan.',
  'rule.3.3':
    'Sekarang semua bicara dan boleh memainkan kartu aksi. Di aplikasi kamu bisa mengatakan HITAM, PUTIH, atau belum tahu, atau menulis catatan paling banyak {noteLength} huruf, seluruhnya {words} kali per ronde.',
  'rule.3.4': 'Apa yang kamu katakan tidak mengikatmu. Kamu boleh memilih yang lain.',
  'rule.3.5':
    'Setiap pemain mengunci satu suara: Pembagi lebih dulu, lalu satu per satu ke kiri. Tidak ada yang bisa mengunci di luar giliran.',
  'rule.3.6':
    'Kamu mengunci suaramu dan, kalau mau, satu prediksi sekaligus. Surat suara yang terkunci tidak bisa diubah.',
  'rule.3.7':
    'Surat suara yang terkunci tidak ditunjukkan kepada pemain mana pun sebelum semuanya ditunjukkan, kecuali dengan kartu Intip.',
  'rule.3.8':
    'Setelah pemain terakhir mengunci, semua suara dan prediksi ditunjukkan sekaligus. Sejak kuncian itu tidak ada yang bisa memainkan kartu atau bicara di ronde ini.',
  'rule.3.9':
    'Jika surat suara yang terkunci tidak bisa dibuka, karena HP-nya hilang, meja bisa mencoretnya. Itu dihitung sebagai suara melawan AI, atau sebagai warna yang dipaksakan, tanpa prediksi, dan pemiliknya mendapat 0 poin di ronde ini.',
  'rule.3.10':
    'Lalu poin dibagikan, kartu aksi yang dipakai disingkirkan, dan ronde berikutnya mulai. Setelah ronde {rounds} permainan berakhir.',
  'rule.3.11':
    'Meja bisa menetapkan waktu untuk setiap kuncian. Itu hanya mengingatkan; tidak terjadi apa-apa kalau waktunya habis.',
  'rules.4': 'Prediksi',
  'rule.4.1':
    'Prediksi mengatakan di mana suaramu akan berada di antara para pemain. Kamu tidak harus membuatnya.',
  'rule.4.2':
    'Mayoritas benar jika lebih banyak pemain memilih sama denganmu daripada melawanmu. Minoritas benar jika lebih sedikit.',
  'rule.4.3': 'Dengan dua pemain di tiap pihak, pihak AI adalah mayoritas dan pihak lainnya minoritas.',
  'rule.4.4':
    'Sendirian benar jika tidak ada pemain lain yang memilih sama denganmu. Suara AI tidak dihitung di sini.',
  'rule.4.5': 'Pemain yang sendirian juga termasuk minoritas.',
  'rule.4.6':
    'Mayoritas mengalikan poinmu dengan {majorityRight} jika benar dan {majorityWrong} jika salah, Minoritas dengan {minorityRight} atau {minorityWrong}, Sendirian dengan {aloneRight} atau {aloneWrong}. Setengah poin dibulatkan ke atas.',
  'rule.4.7':
    'Prediksi hanya mengubah poinmu sendiri di ronde ini: bukan poin AI, bukan poin ronde lain, bukan kartumu.',
  'rule.4.8':
    'Meja bisa memilih angka lembut atau berani menggantikan angka standar. Dengan angka lembut, Mayoritas atau Minoritas yang salah masih menyisakan sebagian poinmu. Dengan angka berani, setiap prediksi yang salah mengurangi poin, dan kamu bisa turun di bawah 0.',
  'rules.5': 'Poin satu ronde',
  'rule.5.1': 'Tidak ada yang memilih bersama AI: setiap pemain mendapat {noneAgainst} dan AI {noneAi}.',
  'rule.5.2':
    'Tepat satu pemain memilih bersama AI: pemain itu mendapat {oneWith}, yang lain {oneAgainst}, AI {oneAi}.',
  'rule.5.3':
    'Dua atau tiga memilih bersama AI: masing-masing dari mereka mendapat {someWith}, yang lain {someAgainst}. AI mendapat {twoAi} jika dua dan {threeAi} jika tiga.',
  'rule.5.4': 'Semua memilih bersama AI: setiap pemain mendapat {allWith} dan AI {allAi}.',
  'rules.6': 'Kartu aksi',
  'rule.6.1':
    'Kamu bisa memainkan kartu aksi sejak kartu AI dibuka sampai pemain terakhir mengunci, juga setelah kuncianmu sendiri.',
  'rule.6.2': 'Kamu memainkan kartu pada pemain lain, tidak pernah pada dirimu sendiri.',
  'rule.6.3':
    'Kartu yang dipakai terletak terbuka di depan pemain itu sampai ronde berakhir. Lalu kartu itu disingkirkan. Hanya kartu Paksa yang terletak tertutup.',
  'rule.6.4':
    'Paksa HITAM atau Paksa PUTIH: pemain itu harus memilih warna itu di ronde ini. Kamu hanya bisa memainkannya sebelum pemain itu mengunci.',
  'rule.6.5':
    'Pemain yang sudah dipaksa tidak bisa dipaksa lagi di ronde yang sama. Kartu yang pertama berlaku.',
  'rule.6.6':
    'Semua melihat bahwa kartu itu diberikan, tetapi hanya yang memberi dan yang menerima melihat warnanya. Aplikasi hanya mengizinkan pemain yang dipaksa mengunci warna itu. Kartu Paksa ditunjukkan bersama suaranya.',
  'rule.6.7':
    'Minta Kartu Aksi: pemain itu memberimu satu kartu aksi dari tangannya, dipilih secara acak. Semua melihat bahwa sebuah kartu berpindah; hanya kalian berdua yang tahu kartu apa.',
  'rule.6.8':
    'Kalau tangannya kosong, kamu tidak mendapat apa-apa. Kartu Minta yang baru kamu mainkan tidak bisa terpilih.',
  'rule.6.9':
    'Minta Kartu Aksi hanya berlaku sekali per ronde pada pemain yang sama, siapa pun yang memainkannya.',
  'rule.6.10':
    'Buka Kartu: kamu melihat semua kartu aksi yang dipegang pemain ini sekarang. Orang lain tidak melihatnya.',
  'rule.6.11':
    'Bungkam: semua diberi tahu bahwa pemain ini tidak boleh bicara, menulis, atau memberi isyarat sampai ronde berakhir. Dia tetap memilih dan memainkan kartu.',
  'rule.6.12': 'Pemain yang sudah dibungkam tidak bisa dibungkam lagi di ronde yang sama.',
  'rule.6.13':
    'Intip Prediksi: kamu melihat prediksi yang dikunci pemain ini. Intip Suara: kamu melihat suaranya. Kamu hanya bisa memainkannya setelah pemain itu mengunci, dan hanya kamu yang melihatnya.',
  'rule.6.14': 'Kamu bisa melihat bagian yang sama dari surat suara yang sama hanya sekali.',
  'rules.7': 'Akhir permainan',
  'rule.7.1':
    'Setelah ronde {rounds} semua kartu di tangan ditunjukkan. Setiap kartu yang tidak dipakai menambahkan nilainya ke poinmu: Paksa {forceValue}, Minta {giveValue}, Buka Kartu {revealHandValue}, Bungkam {silenceValue}, Intip Prediksi {peekPredictionValue}, Intip Suara {peekVoteValue}.',
  'rule.7.2':
    'Kalau AI punya poin sama banyak dengan pemain terbaik, atau lebih, AI menang dan semua orang kalah.',
  'rule.7.3':
    'Kalau tidak, pemain dengan poin terbanyak menang. Pemain dengan jumlah yang sama menang bersama.',
};
