import type { motion as english } from '../en/motion';

export const motion: { readonly [K in keyof typeof english]: string } = {
  'motion.comma': ', ',
  'motion.skip': 'Langsung ke hasilnya',

  'motion.dice.rolling': 'Dadu sedang bergulir',
  'motion.dice.rolled': 'Hasil dadu: {faces}',
  'motion.dice.meant': 'Hasil dadu {faces}: {meaning}',
  'motion.dice.labelled': '{label}. {rolled}',
  'motion.dice.successes': '{count} berhasil',
  'motion.dice.successes.one': 'satu berhasil',
  'motion.dice.successes.none': 'tidak ada yang berhasil',
  'motion.dice.failures': '{count} gagal',
  'motion.dice.failures.one': 'satu gagal',
  'motion.dice.failures.none': 'tidak ada yang gagal',

  'motion.shake.hold': 'Tahan untuk mengocok, lepas untuk melempar',
  'motion.shake.phone': 'Kamu juga bisa menggoyangkan HP.',
  'motion.shake.go': 'Lepas untuk melempar',

  'motion.coin.flying': 'Koin sedang melayang',
  'motion.coin.landed': 'Koin menunjukkan: {side}',
  'motion.bag.drawing': 'Mengambil dari kantong',
  'motion.bag.drawn': 'Dari kantong: {tokens}',
  'motion.bag.empty': 'Tidak ada yang keluar dari kantong',
};
