import type { AiText } from './en';

export const aiId: AiText = {
  'card.allocation-tool': 'Alat Pembagi Bantuan',
  'card.allocation-tool.story':
    'Menunjukkan rumah mana yang lebih dulu perlu makanan atau obat, supaya bantuan sampai ke yang kekurangan.',
  'card.allocation-tool.wrong.surveillance':
    'Daftarnya menyebut siapa yang miskin dan di mana mereka tidur. Seseorang yang berkuasa mendapat salinannya, dan orang tidak percaya lagi padamu.',
  'card.allocation-tool.guards.scam':
    'Setiap pembayaran harus disetujui manusia, jadi permintaan palsu ketahuan.',

  'card.upskilling': 'Pelatihan dan Pemakaian AI',
  'card.upskilling.story':
    'Kursus singkat di komunitasmu mengajari orang memakai AI dalam kerja sehari-hari.',
  'card.upskilling.wrong.surveillance':
    'Aplikasi kursus merekam apa yang diketik peserta. Seorang bos membacanya, dan orang keluar dari kursusmu.',
  'card.upskilling.guards.dependence':
    'Orang yang memahami sebuah alat bisa memperbaikinya, menggantinya, atau bekerja tanpanya.',
  'card.upskilling.guards.bias':
    'Orang yang memahami sebuah alat sadar kalau alat itu tidak adil terhadap mereka, dan mengatakannya.',

  'card.synthetic-data': 'Data Sintetis',
  'card.synthetic-data.story':
    'Mengarang data yang mirip data setempat, sehingga kamu bisa membuat alat tanpa memakai hal pribadi.',
  'card.synthetic-data.wrong.bias':
    'Ia menyalin kekosongan data lama. Siapa yang tidak ada di sana tetap tidak ada, dan perbaikannya memakan uangmu.',
  'card.synthetic-data.guards.surveillance':
    'Kalau datanya karangan, tidak ada orang sungguhan yang bisa dimata-matai.',

  'card.voice-assistant': 'Asisten Suara',
  'card.voice-assistant.story':
    'Menjawab pertanyaan dengan suara dalam bahasa setempat, untuk orang yang tidak bisa membaca.',
  'card.voice-assistant.wrong.surveillance':
    'Ia mendengar sepanjang hari. Pejabat jadi tahu apa yang dikatakan orang tentang mereka di rumah.',
  'card.voice-assistant.guards.dependence':
    'Ia menjawab di HP yang paling tua, jadi orang tetap tertolong saat aplikasi atau internet mati.',

  'card.crop-adviser': 'Penasihat Tani',
  'card.crop-adviser.story': 'Petani memotret daun yang sakit dan mendengar apa yang harus dilakukan.',
  'card.crop-adviser.wrong.bias':
    'Ia belajar dari pertanian besar di luar negeri. Di sini sarannya merusak panen, dan petani menyalahkanmu.',
  'card.crop-adviser.guards.scam':
    'Satu foto menunjukkan apakah benih itu asli, sebelum ada yang membayarnya.',
  'card.crop-adviser.guards.surveillance':
    'Ia bekerja di HP itu sendiri dan tidak mengirim foto. Alatmu yang lain bisa belajar berbuat sama.',

  'card.flood-forecast': 'Prakiraan Banjir',
  'card.flood-forecast.story':
    'Memperingatkan desa beberapa hari sebelum sungai naik, sehingga orang dan ternak bisa pergi tepat waktu.',
  'card.flood-forecast.wrong.dependence':
    'Tidak ada lagi yang mengawasi sungai. Suatu malam prakiraan itu diam, dan kamu membayar penyelamatannya.',
  'card.flood-forecast.wrong.scam':
    'Pencuri mengirim peringatan palsu dan menjarah rumah kosong. Kamu membayar yang hilang.',
  'card.flood-forecast.guards.disinformation':
    'Semua bisa melihat tinggi air yang terukur, dan desas-desus berhenti di situ.',
  'card.flood-forecast.guards.surveillance':
    'Ia mengawasi sungai dan bukan orang, jadi tidak ada hal pribadi yang bisa diambil.',

  'card.clinic-triage': 'Pembantu Klinik',
  'card.clinic-triage.story': 'Membantu perawat melihat pasien mana yang tidak bisa menunggu.',
  'card.clinic-triage.wrong.bias':
    'Ia kebanyakan belajar dari laki-laki di negara kaya. Seorang perempuan disuruh pulang terlalu cepat, dan itu dimuat di semua surat kabar.',
  'card.clinic-triage.guards.surveillance':
    'Ia mengikuti aturan dokter: kata-kata pasien tetap di ruangan. Datamu yang lain juga disimpan seperti itu.',

  'card.translator': 'Penerjemah',
  'card.translator.story':
    'Menerjemahkan bahasa kecil yang dilupakan perusahaan besar, sehingga semua bisa ikut serta.',
  'card.translator.wrong.bias':
    'Ia menjadikan setiap bos laki-laki dan setiap perawat perempuan, dan salah mengartikan kata-kata desa. Orang merasa terhina.',
  'card.translator.guards.disinformation':
    'Orang membaca beritanya sendiri dalam bahasanya sendiri, bukan desas-desus tentangnya.',
  'card.translator.guards.scam': 'Orang membaca kontrak dalam bahasanya sendiri sebelum menandatanganinya.',

  'card.campaign-writer': 'Penulis Kampanye',
  'card.campaign-writer.story':
    'Menulis poster dan unggahan untuk kelompok kecil yang tidak mampu membayar penulis.',
  'card.campaign-writer.wrong.disinformation':
    'Ia mengarang angka yang kedengarannya bagus. Kamu menerbitkannya, dan pers mengetahuinya.',
  'card.campaign-writer.wrong.surveillance':
    'Ia menyimpan daftar siapa yang membaca dan menyukai unggahanmu. Daftarnya bocor, dan teman-temanmu diam.',
  'card.campaign-writer.guards.scam':
    'Ia tahu tipuan tawaran palsu, dan menulis peringatan yang dipahami semua orang.',

  'card.ad-targeting': 'Iklan Terarah',
  'card.ad-targeting.story':
    'Menunjukkan pesan kepada yang dituju, misalnya tanggal vaksin kepada ayah dan ibu muda.',
  'card.ad-targeting.wrong.surveillance':
    'Dari klik ia menebak siapa yang sakit, hamil, atau berutang. Orang mengetahuinya, dan marah kepadamu.',
  'card.ad-targeting.guards.bias':
    'Ia menghitung siapa yang tidak pernah terjangkau, jadi kamu melihat siapa yang tertinggal.',

  'card.trend-finder': 'Pencari Tren',
  'card.trend-finder.story':
    'Lebih awal melihat apa yang mulai dibicarakan orang, sehingga kamu bisa menjawab tepat waktu.',
  'card.trend-finder.wrong.disinformation':
    'Seratus akun palsu membuat kebohongan tampak populer, dan kamu mengulanginya. Sekarang lebih sedikit orang mendengarkanmu.',
  'card.trend-finder.guards.surveillance': 'Ia menghitung topik, bukan orang: nama langsung dihapus.',

  'card.press-monitor': 'Pemantau Pers',
  'card.press-monitor.story':
    'Membaca surat kabar seluruh dunia dan memberitahumu kalau mereka menulis tentang negerimu.',
  'card.press-monitor.wrong.disinformation':
    'Ia percaya pada halaman berita palsu. Kamu mengutipnya di depan umum, dan orang berhenti mendengarkan.',
  'card.press-monitor.guards.dependence':
    'Ia membaca banyak sumber, jadi kamu bisa kehilangan satu dan tetap lanjut.',

  'card.mobile-money': 'Uang di HP',
  'card.mobile-money.story': 'Orang tanpa bank menabung, mengirim, dan menerima uang lewat HP.',
  'card.mobile-money.wrong.scam':
    'Seorang penelepon mengaku dari bank dan meminta nomor rahasia. Semenit kemudian uangnya hilang.',
  'card.mobile-money.guards.bias':
    'Orang tanpa bank sekarang tampak dalam data, jadi alat lain tidak lagi melupakan mereka.',

  'card.credit-scoring': 'Penilaian Kredit',
  'card.credit-scoring.story':
    'Melihat cara orang membayar tagihan, sehingga orang yang tidak dikenal bank juga bisa mendapat pinjaman.',
  'card.credit-scoring.wrong.bias':
    'Ia menolak satu jalan karena beberapa tetangga. Tidak ada yang bisa bilang mengapa, dan pers menanyaimu.',
  'card.credit-scoring.guards.scam': 'Ia menahan pembayaran yang tampak aneh, sampai ada yang memeriksanya.',

  'card.grant-writer': 'Penulis Hibah',
  'card.grant-writer.story': 'Membantu kelompok kecil meminta uang kepada penyumbang dengan cara yang benar.',
  'card.grant-writer.wrong.scam':
    'Penyumbang palsu meminta biaya sebelum hadiahnya. Alat ini mengisi formulirnya, dan kamu membayar.',
  'card.grant-writer.guards.disinformation':
    'Ia meminta sumber setiap angka, dan sekarang semua tulisanmu punya sumber.',
  'card.grant-writer.guards.surveillance':
    'Ia hanya menanyakan yang harus diketahui penyumbang, dan menghapus sisanya.',

  'card.open-records': 'Pencari Dokumen Publik',
  'card.open-records.story':
    'Menemukan dokumen publik dalam hitungan detik, sehingga orang bisa membuktikan haknya dan memeriksa keputusan.',
  'card.open-records.wrong.surveillance':
    'Setiap pencarian disimpan. Pejabat membaca siapa yang bertanya tentang mereka.',
  'card.open-records.guards.disinformation':
    'Dokumen yang benar terbuka bagi semua, jadi kutipan palsu cepat ketahuan.',

  'card.safe-messages': 'Pesan Aman',
  'card.safe-messages.story':
    'Mengunci pesan sehingga hanya kamu dan temanmu yang bisa membacanya, dan memperingatkanmu tentang orang asing.',
  'card.safe-messages.wrong.surveillance':
    'Program mata-mata di satu HP ikut membaca sebelum pesan terkunci. Teman-teman tidak berani lagi bertemu.',
  'card.safe-messages.guards.scam':
    'Ia memeriksa siapa yang sebenarnya menulis, jadi tidak ada yang bisa menyamar sebagai kamu.',

  'card.law-helper': 'Pembantu Hukum',
  'card.law-helper.story': 'Menjelaskan hukum dan surat resmi dengan kata-kata mudah.',
  'card.law-helper.wrong.bias':
    'Ia paling tahu hukum negara kaya. Kamu mengutip hukum yang tidak ada di sini, dan pejabat marah.',
  'card.law-helper.guards.surveillance':
    'Ia memberitahumu data apa yang menurut hukum boleh diambil orang lain, dan cara menolak.',

  'card.permit-helper': 'Pembantu Izin',
  'card.permit-helper.story':
    'Tahu cap apa yang kamu perlukan untuk toko, sumur, atau pawai, dan di mana mendapatkannya.',
  'card.permit-helper.wrong.dependence':
    'Setelah setahun tidak ada yang tahu caranya tanpa alat ini. Lalu pembuatnya menaikkan harga.',
  'card.permit-helper.guards.bias':
    'Ia menunjukkan aturan yang sama kepada semua, jadi kamu melihat kalau sebuah alat tidak adil terhadap seseorang.',

  'card.community-map': 'Peta Komunitas',
  'card.community-map.story':
    'Orang menggambar jalan, sumur, dan tempat berkumpul yang tidak ada di peta lain, dan melihat siapa dekat dengan siapa.',
  'card.community-map.wrong.surveillance':
    'Seseorang memakai peta untuk menemukan tempat berkumpul. Orang berhenti datang, dan sebuah hubungan putus.',
  'card.community-map.guards.dependence': 'Peta ini milik mereka yang menggambarnya, dan ada juga di kertas.',

  'card.network-planner': 'Perencana Jaringan',
  'card.network-planner.story':
    'Mencari tahu di mana menara atau jalan menghubungkan paling banyak orang dengan uang paling sedikit.',
  'card.network-planner.wrong.dependence':
    'Hanya satu perusahaan yang bisa mengubah rencananya. Perusahaan itu tutup, dan satu jalur tetap mati.',
  'card.network-planner.guards.scam':
    'Ia tahu berapa seharusnya harga sebuah menara, jadi tagihan palsu ketahuan.',

  'card.signal-booster': 'Penguat Sinyal',
  'card.signal-booster.story': 'Menjaga telepon dan pesan tetap hidup di tempat sinyal lemah.',
  'card.signal-booster.wrong.dependence':
    'Orang sudah memberikan radio mereka. Penguatnya berhenti, dan satu komunitas tidak mendengar apa-apa darimu.',
  'card.signal-booster.guards.surveillance':
    'Pesan berjalan dari HP ke HP, dan tidak lewat satu tempat di mana semuanya bisa dibaca.',

  'card.fact-checker': 'Pemeriksa Fakta',
  'card.fact-checker.story': 'Membandingkan yang dikatakan dengan yang diketahui, dan menunjukkan sumbernya.',
  'card.fact-checker.wrong.bias':
    'Ia paling tahu bahasa-bahasa besar. Ia menyebut berita benar dalam bahasamu palsu, dan unggahanmu menghilang.',
  'card.fact-checker.guards.disinformation':
    'Ia memeriksa setiap tulisan dari alatmu yang lain sebelum dikirim.',

  'card.video-maker': 'Pembuat Video',
  'card.video-maker.story':
    'Membuat film untuk orang yang tidak mampu membayar studio, dengan suara dan wajah apa pun.',
  'card.video-maker.wrong.disinformation':
    'Seseorang memakainya untuk menaruh kata-kata palsu di mulut seorang pemimpin. Film itu membawa namamu.',
  'card.video-maker.guards.dependence':
    'Ia mengubah pengetahuan orang menjadi film pendek, yang bisa ditonton tanpa alat apa pun.',

  'card.speech-writer': 'Penulis Pidato',
  'card.speech-writer.story':
    'Membantu orang yang belum pernah bicara di depan umum menemukan kata-kata yang kuat.',
  'card.speech-writer.wrong.disinformation':
    'Pidatonya terdengar benar padahal tidak. Satu pendengar memeriksa sebuah kalimat, dan penonton pergi.',
  'card.speech-writer.guards.bias':
    'Sebelum setiap pidato ia bertanya siapa yang terlupakan. Itu pertanyaan bagus untuk semua alatmu.',

  'card.policy-simulator': 'Simulator Kebijakan',
  'card.policy-simulator.story':
    'Mencoba sebuah undang-undang pada model negeri ini, sebelum orang sungguhan harus hidup dengannya.',
  'card.policy-simulator.wrong.bias':
    'Mereka yang bekerja tanpa kontrak tidak ada dalam datanya. Undang-undang itu merugikan mereka, padahal mereka temanmu.',
  'card.policy-simulator.guards.disinformation':
    'Siapa pun bisa menjalankan modelnya lagi, jadi janji palsu mudah terlihat.',
  'card.policy-simulator.guards.scam':
    'Ia menunjukkan siapa yang sebenarnya untung dari sebuah tawaran, jadi yang palsu ketahuan.',

  'card.opinion-poll': 'Jajak Pendapat',
  'card.opinion-poll.story':
    'Bertanya kepada sepuluh ribu orang lewat telepon dalam semalam apa yang mereka perlukan.',
  'card.opinion-poll.wrong.surveillance':
    'Jawabannya seharusnya rahasia. Jawaban itu bocor dengan semua namanya, dan pers menulis tentangnya.',
  'card.opinion-poll.guards.bias':
    'Ia bertanya kepada yang tidak ada dalam data, dan menambahkan apa kata mereka.',

  'card.data-commons': 'Data Milik Bersama',
  'card.data-commons.story': 'Perpustakaan data milik bersama para komunitas. Semua boleh belajar darinya.',
  'card.data-commons.wrong.surveillance':
    'Seseorang menaruh dua daftar yang tidak berbahaya berdampingan, dan orang sungguhan bisa ditemukan. Perpustakaannya harus tutup.',
  'card.data-commons.guards.dependence':
    'Datanya milik semua, jadi kamu bisa meninggalkan sebuah perusahaan dan membawanya.',

  'card.code-helper': 'Pembantu Kode',
  'card.code-helper.story': 'Membantu orang dengan sedikit pelatihan membuat program sendiri.',
  'card.code-helper.wrong.dependence':
    'Ia menulis bagian yang tidak dipahami siapa pun di sini. Setelah pembaruan semuanya macet, dan alat ini hilang.',
  'card.code-helper.guards.scam':
    'Ia membaca program baris demi baris dan menemukan yang dibuat untuk mencuri.',

  'card.face-finder': 'Pencari Wajah',
  'card.face-finder.story':
    'Menemukan anak hilang di keramaian. Ia juga bisa menyebut nama semua orang yang ada di sebuah rapat.',
  'card.face-finder.wrong.surveillance':
    'Polisi menginginkan fotomu dari pawai terakhir. Apa pun jawabanmu, mulai sekarang mereka mengawasimu.',
  'card.face-finder.guards.scam': 'Ia memeriksa bahwa uang sampai ke orang yang dituju.',

  'card.price-watch': 'Pengawas Harga',
  'card.price-watch.story':
    'Membandingkan harga, sehingga kelompok kecil membayar lebih sedikit untuk cetakan, bus, dan telepon.',
  'card.price-watch.wrong.scam':
    'Toko termurah ternyata tidak ada. Kamu membayar dulu, dan tidak ada yang datang.',
  'card.price-watch.guards.dependence':
    'Ia selalu tahu penjual kedua, jadi kamu bisa meninggalkan yang pertama.',
  'card.price-watch.guards.bias':
    'Ia menunjukkan kalau satu kelompok harus membayar lebih dari yang lain untuk hal yang sama.',

  'card.school-tutor': 'Tutor Sekolah',
  'card.school-tutor.story': 'Guru yang sabar untuk setiap anak di kelas berisi delapan puluh.',
  'card.school-tutor.wrong.dependence':
    'Anak-anak menyalin jawabannya dan tidak lagi berpikir sendiri. Orang tua menjauh darimu.',
  'card.school-tutor.guards.bias':
    'Guru setempat memberitahunya apa yang benar di sini, dan alatmu yang lain juga bisa belajar dari mereka.',

  'card.job-matcher': 'Pencocok Kerja',
  'card.job-matcher.story': 'Mempertemukan orang yang mencari kerja dengan orang yang punya pekerjaan.',
  'card.job-matcher.wrong.bias':
    'Ia menyalin kebiasaan lama dan menunjukkan pekerjaan bagus kepada laki-laki. Setengah kota marah kepadamu.',
  'card.job-matcher.guards.surveillance':
    'Ia menunjukkan keahlian dan menyembunyikan nama, sampai kedua pihak setuju.',

  'card.water-sensor': 'Sensor Air',
  'card.water-sensor.story': 'Mengawasi sumur siang dan malam, dan mengatakan air mana yang aman diminum.',
  'card.water-sensor.wrong.dependence':
    'Tidak ada lagi yang menguji air dengan tangan. Sebuah sensor rusak, dan kamu harus membeli air bersih untuk semua.',
  'card.water-sensor.guards.bias':
    'Ia mengukur di jalan kaya dan jalan miskin tanpa beda, jadi tidak ada tempat yang hilang dari data.',

  'card.brand-check': 'Pemeriksa Merek',
  'card.brand-check.story': 'Membaca apa kata orang tentangmu, sehingga kamu bisa memperbaiki yang salah.',
  'card.brand-check.wrong.bias':
    'Ia tidak paham logat atau lelucon, dan mengira orang yang marah itu senang. Lalu itu masuk berita.',
  'card.brand-check.guards.disinformation':
    'Ia lebih awal melihat di mana cerita palsu bermula, dan kamu bisa menjawab dengan fakta.',

  'card.remittances': 'Uang dari Rantau',
  'card.remittances.story': 'Keluarga di luar negeri mengirim uang ke rumah dengan cepat dan biaya kecil.',
  'card.remittances.wrong.scam':
    'Suara di telepon terdengar seperti anak perempuan di luar negeri yang perlu uang. Itu mesin.',
  'card.remittances.guards.surveillance':
    'Ia meneruskan jumlah dan sebuah nomor, dan tidak ada yang melihat siapa mengirim kepada siapa.',
};
