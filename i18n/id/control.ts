import type { control as english } from '../en/control';

export const control: { readonly [K in keyof typeof english]: string } = {
  'control.title': 'Semua mejaku',
  'control.button': 'Pandu beberapa meja',
  'control.lead': 'Pandu',
  'control.screen': 'Perbesar',
  'control.all': 'Semua meja sekaligus',
  'control.all.pause': 'Jeda semua permainan',
  'control.all.go-on': 'Semua lanjut',
  'control.all.tell': 'Pesan atau jam untuk semua',
  'control.codes': 'Kode semua meja',
  'control.set-up': 'Buka meja lagi',
  'control.open': 'Buka {count} meja',
  'control.open.one': 'Buka {count} meja',
  'control.less': 'Kurangi satu meja {game}',
  'control.more': 'Tambah satu meja {game}',
  'control.sees':
    'Kamu melihat apa yang dilihat semua orang di meja. Kartu di tangan dan suara tetap di HP masing-masing.',
  'control.name': 'Nama acara ini',
  'control.name.keep': 'Simpan nama ini',
  'control.options.all': 'Pakai pilihan ini di semua {count} meja permainan ini',
  'control.options.done': 'Semua meja permainan ini yang masih menunggu sekarang memakai pilihan ini.',
  'control.close': 'Tutup meja {id} selamanya',
  'control.close.sure':
    'HP para pemain kehilangan meja ini, dan permainannya dihapus dari komputer ini. Tidak ada yang bisa melanjutkannya.',
  'control.close.yes': 'Ya, tutup meja {id}',
  'control.close.no': 'Tidak, biarkan',
  'control.slow': 'Sudah {count} menit tidak terjadi apa-apa.',
  'control.print': 'Cetak kode',
  'control.paper.title': 'Cari mejamu. Pindai. Duduk.',
  'control.paper.how':
    '1. Gabung ke Wi-Fi host. Tetap tersambung, walaupun tidak ada internet. 2. Pindai kodenya. 3. Tulis nama.',
  'control.paper.type': 'atau ketik',
  'report.title': 'Laporan acara',
  'report.what':
    'Meja dan permainannya, berapa orang yang bermain, poin, dan apa yang terjadi. Tidak ada nama orang. Poin dari meja dengan kurang dari empat orang tidak dimasukkan.',
  'report.names': 'Dengan nama',
  'report.names.sure':
    'Tanyakan dulu kepada semua orang, dan kepada orang tua dari mereka yang belum 18 tahun.',
  'report.consent.say': 'Bacakan ini keras-keras sebelum kamu membagikan laporan:',
  'report.consent':
    'Aku ingin menunjukkan kepada orang lain apa yang kita mainkan dan apa yang terjadi dalam permainan. Nama kalian tidak ada di dalamnya, kecuali kalau kalian semua bilang ya sekarang. Kalau ada yang tidak mau, katakan saja, nanti juga boleh, dan meja kita tidak kumasukkan.',
  'report.print': 'Cetak laporan',
  'report.csv': 'Simpan untuk lembar hitung (CSV)',
  'report.json': 'Simpan untuk program (JSON)',
  'report.tables': '{count} meja',
  'report.tables.one': '{count} meja',
  'report.people': '{count} orang bermain',
  'report.people.one': '{count} orang bermain',
  'report.bots': 'Bot: {count}',
  'report.not-over': 'Permainan belum selesai.',
  'report.points': 'Poin: {points}',
  'report.few':
    'Poin tidak dimasukkan: orang yang bermain begitu sedikit, sehingga bisa ketahuan itu poin siapa.',
  'report.made': 'Dibuat dengan Palaver di laptop pemandu. Tidak ada isinya yang dikirim ke mana pun.',
};
