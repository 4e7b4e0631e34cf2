import type { momentsEn } from './en';

export const momentsId: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.missed': '{plan} masuk ke papan di Periode {period}. Di akhir masih kurang {count} Dana.',
  'moment.missed.one': '{plan} masuk ke papan di Periode {period}. Di akhir kurang satu Dana saja.',
  'moment.setback':
    'Periode {period}: kalau dijumlahkan, Kebijakan turun. Langkah turun: {count}. Peristiwanya: {event}.',
  'moment.leap':
    'Tidak ada Periode yang membawa lebih banyak daripada Periode {period}. Jumlah langkah naik semua Kebijakan: {count}.',
  'moment.kept': 'Periode {period}: {by} menjanjikan sesuatu kepada {to}, dan menepatinya.',
  'moment.broken': 'Periode {period}: {by} menjanjikan sesuatu kepada {to}, dan tidak menepatinya.',
  'moment.stopped': 'Periode {period}: {plan} menghentikan sebuah Peristiwa: {event}.',
  'moment.ends':
    'Di akhir {low} paling rendah dengan {least}, {high} paling tinggi dengan {most}. Targetnya {goal}.',
  'moment.sdgs': 'SDG yang di akhir tidak punya Rencana yang selesai: {count}.',
};
