import type { privacy as english } from '../en/privacy';

export const privacy: { readonly [K in keyof typeof english]: string } = {
  'privacy.title': 'Apa yang disimpan Palaver, dan di mana',
  'privacy.1':
    'Palaver tidak punya akun, server sendiri, atau iklan, dan pembuatnya tidak tahu apa pun tentang kamu.',
  'privacy.2':
    'Apa yang kamu lakukan dalam permainan hanya dikirim ke perangkat di mejamu, lewat jaringan lokal, dan dienkripsi selama dikirim.',
  'privacy.3':
    'Host menyimpan permainan: nama yang diketik orang, setiap langkah, dan suara setelah dibuka; laptop menghapus permainan yang sudah selesai 30 hari setelah langkah terakhirnya, saat Palaver dijalankan lagi di sana, kecuali jika ada yang memilih untuk menyimpannya.',
  'privacy.4':
    'HP-mu menyimpan pengaturanmu, kunci kursi-kursimu, permainan yang dimainkan di HP ini, hasil, skenario buatanmu, dan salinan terenkripsi dari permainan yang hanya bisa dibuka oleh beberapa HP bersama-sama.',
  'privacy.5':
    'Kamu boleh mengetik nama apa saja: tidak ada yang menanyakan nama asli, umur, alamat, atau nomormu.',
  'privacy.6':
    'Kamera hanya dipakai untuk membaca kode dan sensor gerak hanya untuk melempar dadu; tidak ada yang direkam, dan Palaver tidak pernah menanyakan di mana kamu berada, atau meminta kontak, foto, atau mikrofonmu.',
  'privacy.7':
    'Yang keluar dari meja hanyalah yang dibagikan sendiri oleh pemain, misalnya permainan yang disimpan atau tautan, dengan dua pengecualian: cadangan iPhone sendiri mungkin memuat apa yang disimpan Palaver di sana, dan di aplikasi Android bagian yang membaca kode dibuat oleh Google dan mungkin memberi tahu Google, jika ada internet, perangkat apa yang dipakai dan seberapa baik kerjanya, tetapi tidak pernah apa yang dilihat kamera.',
  'privacy.8':
    '“Lupakan semua di HP ini”, di pengaturan, menghapus semua yang disimpan HP ini; host dan HP lain tetap menyimpan miliknya sampai dihapus juga di sana.',
};
