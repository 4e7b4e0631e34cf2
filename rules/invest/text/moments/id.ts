import type { momentsEn } from './en';

export const momentsId: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.worst':
    'Ronde {round}, {disaster}: {count} proyek hilang. Tidak ada bencana yang mengambil lebih banyak.',
  'moment.worst.one':
    'Ronde {round}, {disaster}: satu proyek hilang. Tidak ada bencana yang mengambil lebih banyak.',
  'moment.lost-together': 'Ronde {round}, {disaster}: hilang sebuah proyek yang dibayar oleh beberapa orang.',
  'moment.unforeseen':
    'Ronde {round}, {disaster}: bencana menimpa, dan tidak ada yang punya satu perisai pun terhadapnya.',
  'moment.good-year': 'Ronde {round}: tahun yang baik. Tidak ada hal buruk yang terjadi.',
  'moment.balance': 'Proyek selesai yang berdiri di akhir: {standing}. Proyek yang diambil bencana: {lost}.',
  'moment.spared': 'Ronde {round}, {disaster}: berkat perisai, {count} distrik tidak kehilangan apa pun.',
  'moment.spared.one': 'Ronde {round}, {disaster}: berkat perisai, satu distrik tidak kehilangan apa pun.',
  'moment.open':
    'Berapa kali bencana menimpa distrik yang tidak punya satu perisai pun terhadapnya: {count}.',
  'moment.apart': 'Di akhir distrik terkuat punya {most} poin, yang terlemah {least}.',
  'moment.together': 'Proyek selesai yang dibayar oleh beberapa dari kalian: {count}.',
};
