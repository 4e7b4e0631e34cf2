import type { momentsEn } from './en';

export const momentsId: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.alone': 'Ronde {round}: satu orang memilih melawan AI, sendirian. AI memilih {vote}.',
  'moment.forced':
    'Ronde {round}: sebuah kartu memaksa seseorang memilih {vote}. Tadinya orang itu mengatakan yang lain.',
  'moment.none-with-ai': 'Ronde {round}: tidak ada yang memilih bersama AI, yang memilih {vote}.',
  'moment.all-with-ai': 'Ronde {round}: semua memilih bersama AI. AI mendapat {points} poin.',
  'moment.best-for-ai':
    'Tidak ada ronde yang lebih baik bagi AI daripada ronde {round}: {points} poin. {count} dari kalian memilih bersama AI.',
  'moment.best-for-ai.one':
    'Tidak ada ronde yang lebih baik bagi AI daripada ronde {round}: {points} poin. Satu dari kalian memilih bersama AI.',
  'moment.lie-paid': 'Ronde {round}: seseorang berkata {said}, lalu memilih {voted}. Hasilnya {count} poin.',
  'moment.lie-paid.one': 'Ronde {round}: seseorang berkata {said}, lalu memilih {voted}. Hasilnya satu poin.',
  'moment.all-said': 'Ronde {round}: semua berkata {said}. {count} di antaranya memilih yang lain.',
  'moment.all-said.one': 'Ronde {round}: semua berkata {said}. Satu di antaranya memilih yang lain.',
  'moment.foresight':
    'Ronde {round}: seseorang memprediksi bagaimana meja akan memilih ({foreseen}), dan benar. Hasilnya {gain} poin lagi.',
  'moment.end': 'Di akhir AI punya {ai} poin, yang terbaik dari kalian {best}.',
  'moment.first-and-last': 'Suara yang sama dengan AI di ronde pertama: {first}. Di ronde terakhir: {last}.',
};
