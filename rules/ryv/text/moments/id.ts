import type { momentsEn } from './en';

export const momentsId: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.harmed': 'Ronde {round}: sebuah AI berbalik merugikan pemakainya: {card}.',
  'moment.crackdown': 'Ronde {round}: pemerintah melakukan Tindakan Keras. Terjadinya di sini: {place}.',
  'moment.blocked':
    'Ronde {round}: pertama kalinya seseorang dari kalian memblokir yang lain. Blokir di seluruh permainan: {count}.',
  'moment.future': 'Masa Depan yang datang, nomor {number}, punya {count} dari {tokens} token.',
  'moment.goal': 'Ronde {round}: seseorang mencapai tujuan, untuk pertama kalinya.',
  'moment.met': 'Kebutuhan yang kalian penuhi: {count}.',
  'moment.broke': 'Ronde {round}: sebuah janji dilanggar.',
  'moment.shared': 'Ronde {round}: seseorang membayar untuk memakai AI milik orang lain: {card}.',
  'moment.links': 'Ikatan antara komunitas di akhir: {count}.',
  'moment.apart': 'Poin terbanyak {most}, paling sedikit {least}.',
  'moment.needs': 'Kebutuhan yang masih ada di akhir: {count}.',
};
