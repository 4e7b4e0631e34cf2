import type { fair as english } from '../en/fair';

export const fair: { readonly [K in keyof typeof english]: string } = {
  'shuffle.title': 'Mengocok bersama',
  'shuffle.why':
    'Setiap HP mengambil angka rahasia, supaya tidak ada yang bisa curang dengan dadu atau kartu.',
  'shuffle.waiting': 'Menunggu {names}.',
  'shuffle.without': '{names} tidak menjawab. Yang lain mengambil angka baru.',

  'fair.title': 'Apa yang ditemukan semua HP',
  'fair.checking': 'HP ini memutar ulang permainan, untuk memeriksa setiap dadu dan kartu…',
  'fair.agree': '{count} HP sepakat: adil.',
  'fair.agree.one': '{count} HP sepakat: adil.',
  'fair.so-far': '{count} HP sepakat sejauh ini.',
  'fair.so-far.one': '{count} HP sepakat sejauh ini.',
  'fair.unchecked':
    'HP ini tidak bisa memeriksa permainan ini: permainan memakai aturan versi {needs}, sedangkan HP ini punya versi {has}.',
  'fair.missing': 'Belum ada kabar dari: {names}.',
  'fair.late': 'HP {name} mengikuti sejak langkah {move}.',
  'fair.differs': 'HP {name} tidak setuju pada langkah {move}. {what}',
  'fair.differs.start': 'HP {name} tidak setuju tentang kocokan. {what}',
  'fair.talk': 'Bicarakan: mungkin ada HP yang rusak, atau host curang.',
  'fair.what.file': 'Host tidak menunjukkan permainan yang bisa dibaca HP itu.',
  'fair.what.seed': 'Angkanya bukan angka yang sudah disepakati semua HP.',
  'fair.what.left-out': 'HP itu ada di sini, tetapi tidak ada yang meminta angka darinya.',
  'fair.what.roster': 'Pemain, pilihan, atau aturannya bukan yang sudah disetujui HP itu.',
  'fair.what.number': 'Angka HP itu sendiri diubah.',
  'fair.what.illegal': 'Aturan tidak mengizinkan langkah itu.',
  'fair.what.told': 'Waktu itu HP tersebut diberi tahu hal lain.',
  'fair.what.lost': 'Ada langkah dari HP itu yang hilang.',
  'fair.what.forged': 'Tercatat langkah yang tidak pernah dibuat.',
  'fair.what.result': 'Permainan tidak berakhir seperti itu.',
  'fair.what.chain': 'Host menunjukkan catatan yang lain dari yang diberikannya waktu itu.',
  'fair.save': 'Simpan permainan ini',
  'fair.save.hint': 'File berisi setiap langkah, yang bisa diperiksa lagi oleh siapa saja',
  'fair.save.nameless': 'Simpan tanpa nama',
  'fair.save.nameless.hint': 'File yang sama, tanpa nama siapa pun',
  'fair.save.failed': 'File tidak bisa disimpan. Kosongkan ruang di HP ini, lalu coba lagi.',
};
