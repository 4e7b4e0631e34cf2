import type { momentsEn } from './en';

export const momentsId: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.biggest-day':
    'Tidak ada Hari yang memberi satu kubu lebih banyak suara daripada Hari {day}. {side}: bertambah {count}.',
  'moment.still-day': 'Di Hari {day} tidak ada Wilayah yang berganti kubu, apa pun yang kalian lakukan.',
  'moment.turned': 'Dari malam ke malam {region} berganti kubu {count} kali.',
  'moment.turned.one':
    'Dari satu malam ke malam berikutnya {region} berganti kubu, satu kali. Tidak ada Wilayah yang lebih sering berganti.',
  'moment.new-leader': 'Di Hari {day} yang unggul berganti. Sejak itu di depan: {side}.',
  'moment.between': 'Selisih suara antara kedua kubu di akhir: {count}.',
  'moment.networks': 'Jaringan di akhir: Sí {si}, No {no}.',
  'moment.unlike-1988': 'Wilayah yang hasilnya di sini lain dari tahun 1988: {count}.',
  'moment.nobodys': 'Wilayah yang di akhir tidak dimenangkan siapa pun: {count}.',
};
