import type { GlossaryText } from './en';

export const glossaryId: GlossaryText = {
  'glossary.title': 'Daftar kata',
  'glossary.1': 'Kuasa: alat bayarmu. Uang, barang, dan jasa, semuanya jadi satu.',
  'glossary.2':
    'Pengaruh: kubus warnamu. Menunjukkan berapa banyak orang yang mendengarkanmu di suatu tempat.',
  'glossary.3': 'Komunitas: salah satu dari empat bagian negeri ini, tempat orang tinggal.',
  'glossary.4':
    'Kebutuhan Komunitas: sesuatu yang kurang bagi orang di sana, misalnya air, sekolah, atau rasa aman.',
  'glossary.5': 'Ikatan: hubungan antara dua komunitas, yang membuat Pengaruh bisa tumbuh.',
  'glossary.6':
    'Ruang Publik: tempat seluruh negeri berbicara. Media Massa, Media Sosial, Media Internasional, dan Advokasi.',
  'glossary.7':
    'Advokasi: berbicara kepada yang berkuasa demi suatu perjuangan. Pengaruh di sana langsung menuju sebuah masa depan.',
  'glossary.8': 'Aktor Lokal: orang yang tinggal dan bertindak di sini, misalnya pekerja atau pengusaha.',
  'glossary.9':
    'OMS: organisasi masyarakat sipil. Warga negeri ini yang bekerja bersama tanpa mencari untung dan tanpa negara.',
  'glossary.10': 'LSM: di sini, organisasi bantuan yang datang dari luar negeri.',
  'glossary.11': 'PMN: perusahaan multinasional, yang berbisnis di banyak negara.',
  'glossary.12': 'Peneliti: universitas, lembaga kajian, atau lab yang tahu AI.',
  'glossary.13':
    'Reputasi Buruk: seberapa buruk orang membicarakan sebuah perusahaan. Masing-masing mengurangi satu poin di akhir.',
  'glossary.14':
    'Hubungan dengan pemerintah: Baik, Netral, atau Buruk. Ini menentukan dadumu di komunitas dan siapa yang terkena Tindakan Keras.',
  'glossary.15':
    'Tindakan Keras: polisi menutup sebuah komunitas. Siapa yang hubungannya dengan pemerintah tidak Baik tidak bisa berbuat apa-apa di sana.',
  'glossary.16':
    'Dukungan dan Blokir: yang bisa kamu lakukan untuk pemain lain dalam satu ronde, atau melawannya.',
  'glossary.17': 'Lisensi: hak memakai sebuah AI. Pemiliknya boleh menjualnya juga kepada orang lain.',
  'glossary.18': 'Kerentanan: cara sebuah AI bisa merugikan yang memakainya. Ada lima jenis.',
  'glossary.19':
    'Pengintaian: seseorang mengawasimu lewat AI. Yang diketahuinya tentang orang jatuh ke tangan yang salah.',
  'glossary.20':
    'Penipuan: seseorang memakai AI untuk menipu, dengan suara palsu, pesan palsu, atau tagihan palsu.',
  'glossary.21':
    'Bias: AI belajar dari sebagian orang dan keliru tentang yang lain. Ia tidak adil terhadap mereka, dan mula-mula tidak ada yang sadar.',
  'glossary.22': 'Disinformasi: AI membuat atau menyebarkan hal yang tidak benar, dan orang memercayainya.',
  'glossary.23':
    'Ketergantungan: kamu tidak bisa lagi tanpa AI itu. Kalau ia macet, menjadi mahal, atau dimatikan, kamu berhenti.',
  'glossary.24':
    'Mitigasi: perlindungan. Selama kamu memakai AI yang melindungi dari suatu jenis kerentanan, AI-mu yang lain tidak bisa merugikanmu dengan cara itu.',
  'glossary.25':
    'Masa Depan: salah satu masa depan yang mungkin bagi negeri ini. Token di atasnya adalah suara untuknya.',
  'glossary.26':
    'Iklim Politik: cara negeri ini diperintah. Lima hal: hukum, teknologi, kepercayaan, ekonomi, dan keterbukaan.',
  'glossary.27': 'Budaya Hukum: seberapa berharga sebuah janji di negeri ini.',
  'glossary.28': 'Keterbukaan Sipil: seberapa bebas orang boleh bicara dan berkumpul.',
  'glossary.29':
    'Kepercayaan Publik: apakah orang percaya bahwa suara mereka berarti. Kalau tidak, token hilang.',
  'glossary.30': 'Fasilitator: yang mengenal permainan ini dan memandu yang lain.',
};
