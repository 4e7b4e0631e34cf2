import type { PlanTexts } from './en';

export const plans: PlanTexts = {
  'cash-grants': {
    name: 'Uang tunai untuk keluarga miskin',
    text: 'Setiap bulan keluarga miskin menerima sejumlah kecil uang yang pasti dari negara, sering dibayarkan kepada ibu. Sebagai gantinya, atau tanpa syarat sama sekali, anak-anak pergi ke sekolah dan ke dokter. Bolsa Família di Brasil dan Progresa di Meksiko menunjukkan caranya. Keluarga tidak memboroskan uang itu: mereka membeli makanan, sepatu, dan buku sekolah, dan sebagian membuka usaha kecil. Uang tunai juga menghidupkan warung di sudut jalan. Ini sederhana, cepat dimulai, dan percaya bahwa orang tahu apa yang mereka perlukan.',
  },
  'crop-insurance': {
    name: 'Asuransi untuk petani kecil',
    text: 'Satu musim buruk bisa menjerat keluarga petani dalam utang bertahun-tahun. Dengan Rencana ini petani kecil mendapat asuransi murah. Ketika satelit atau penakar hujan menunjukkan bahwa hujan tidak turun, uang langsung dibayar, tanpa kunjungan atau formulir panjang. Di Kenya, penggembala dibayar ketika rumput mulai cokelat. Keluarga lalu bisa mempertahankan ternak, membeli benih lagi, dan menjaga anak tetap sekolah. Dan petani yang merasa aman berani mencoba cara bertani yang lebih baik, dengan pohon dan tanaman penutup yang menyelamatkan tanah.',
  },
  'land-titles': {
    name: 'Surat untuk tanah',
    text: 'Jutaan keluarga tinggal di tanah yang sudah milik mereka turun-temurun, tetapi tidak ada surat yang menyatakannya. Mereka bisa diusir, dan tidak ada bank yang memberi pinjaman. Di sini tim terlatih menyusuri batas tanah bersama para tetangga, menandainya di peta, dan memberi setiap keluarga surat tanah murah dengan nama istri dan suami. Rwanda melakukannya untuk seluruh negeri. Keluarga yang yakin akan tanahnya menanam pohon, membuat terasering, dan lebih jarang bertengkar dengan tetangga. Lebih sedikit sengketa tanah juga berarti lebih banyak kedamaian.',
  },
  'old-age-pension': {
    name: 'Pensiun untuk setiap lansia',
    text: 'Kebanyakan orang di negara miskin tidak pernah punya pekerjaan dengan kontrak, jadi mereka tidak punya pensiun. Saat tua mereka bergantung pada anak, atau tidak pada siapa pun. Rencana ini membayar pensiun kecil kepada setiap orang di atas usia tertentu, tanpa bertanya apa pekerjaannya dulu. Bolivia, Nepal, dan Lesotho melakukannya. Uangnya jarang hanya untuk satu orang: kakek dan nenek membeli makanan dan perlengkapan sekolah untuk seisi rumah. Ini salah satu cara paling sederhana untuk mengangkat satu keluarga, dan membuat orang menua dengan bermartabat.',
  },
  'school-meals': {
    name: 'Makan hangat di sekolah',
    text: 'Anak yang lapar tidak bisa menyimak. Rencana ini memberi setiap murid satu makanan bergizi di setiap hari sekolah, dimasak dari hasil petani sekitar. Brasil bahkan mengatur dalam undang-undang bahwa sebagian makanan harus datang dari pertanian keluarga. Orang tua punya alasan kuat untuk menyekolahkan anak, terutama anak perempuan, dan anak-anak itu belajar lebih banyak. Petani punya pembeli yang bisa diandalkan. Juru masak mendapat pekerjaan. Satu piring kacang, nasi, dan sayur membantu kesehatan, sekolah, dan penghasilan sekaligus.',
  },
  'seed-banks': {
    name: 'Bank benih desa',
    text: 'Saat panen gagal, keluarga memakan benih terakhir mereka, lalu tidak ada lagi yang bisa ditanam. Bank benih desa menyimpan benih lokal yang baik dengan kering dan aman. Setiap petani meminjam sedikit dan mengembalikan sedikit lebih banyak setelah panen. Jenis lama jewawut, kacang, atau padi yang tahan panas dan kekeringan terselamatkan dan tidak hilang selamanya. Etiopia punya bank seperti itu, dan di India sering perempuan yang mengelolanya. Biayanya kecil: ruang sejuk, tempayan tanah liat, sedikit pelatihan, dan tetangga yang memegang kunci.',
  },
  'grain-reserve': {
    name: 'Lumbung pangan umum',
    text: 'Harga pangan bisa melonjak dalam beberapa minggu, karena perang, cuaca buruk, atau kepanikan. Dengan Rencana ini negara dan tetangganya membeli biji-bijian saat murah dan menyimpannya di gudang yang aman dan kering. Ketika harga melonjak, biji-bijian dijual dengan harga wajar atau diberikan kepada yang memerlukan. Banyak negara Afrika Barat berbagi cadangan untuk keadaan darurat. Ini tidak menghentikan krisis dunia, tetapi memberi waktu di dalam negeri, supaya lonjakan harga tidak menjadi kelaparan dan kerusuhan.',
  },
  'first-thousand-days': {
    name: 'Seribu hari pertama',
    text: 'Apa yang didapat anak sejak awal kehamilan sampai ulang tahun kedua membentuk otak dan tubuhnya seumur hidup. Rencana ini memberi ibu zat besi dan asam folat, mendukung pemberian ASI, dan mengajari keluarga memasak bubur yang baik dari bahan yang ada. Petugas kesehatan mengukur anak-anak dan bertindak cepat ketika ada yang berhenti tumbuh. Dengan cara ini Peru menurunkan jumlah anak yang terlalu pendek untuk usianya. Tetapi anak yang minum air kotor sakit berulang-ulang, dan bubur terbaik pun tidak banyak menolong. Kalau air bersih dan toilet datang lebih dulu, Rencana ini jauh lebih berhasil.',
  },
  'one-health-lab': {
    name: 'Satu kesehatan untuk hewan dan manusia',
    text: 'Banyak penyakit baru melompat dari hewan ke manusia, di pasar, di peternakan, atau di tempat hutan ditebang. Dokter, dokter hewan, dan penjaga hutan biasanya tidak saling bicara. Dalam Rencana ini mereka berbagi satu laboratorium dan satu saluran telepon. Peternak yang cepat melaporkan unggas sakit mendapat ganti rugi, supaya tidak ada yang menyembunyikannya. Sampel diuji dalam hitungan hari, bukan minggu. Dan tempat liar kita biarkan liar, supaya kelelawar dan manusia tidak terlalu dekat. Wabah berikutnya dihentikan di tempat asalnya.',
  },
  'vaccine-cold-chain': {
    name: 'Dingin sepanjang jalan',
    text: 'Kebanyakan vaksin harus tetap dingin dari pabrik sampai ke lengan. Di tempat listrik padam, vaksin rusak. Rencana ini membeli kulkas surya, kotak pendingin yang baik, dan termometer kecil yang mencatat suhu, serta melatih orang untuk memperbaikinya. Juga disimpan daftar siapa sudah mendapat vaksin apa. Campak, polio, dan penyakit lain tetap jauh kalau hampir setiap anak terjangkau. Dan kalau virus baru muncul, kulkas, daftar, dan orang yang sama sudah siap pada hari pertama. Rantai dingin adalah perisai yang bekerja setiap hari.',
  },
  'safe-births': {
    name: 'Persalinan aman',
    text: 'Melahirkan seharusnya tidak membahayakan nyawa, tetapi di banyak tempat masih begitu. Rencana ini melatih bidan, membuka rumah tunggu dekat rumah sakit tempat ibu bisa menanti persalinan, membayar angkutan di malam hari, dan menggratiskan perawatan. Perdarahan, infeksi, dan tekanan darah tinggi bisa ditangani kalau ada tenaga terampil pada waktunya. Sri Lanka menurunkan kematian selama puluhan tahun dengan menempatkan bidan dekat dengan warga. Kalau ibu hidup, anak-anaknya juga jauh lebih mungkin tetap hidup dan tetap sekolah.',
  },
  'friendship-bench': {
    name: 'Bangku persahabatan',
    text: 'Rasa cemas, duka, dan depresi juga bisa membuat orang sakit, tetapi dokter jiwa hanya sedikit. Di Zimbabwe seorang psikiater punya ide: ia melatih para nenek. Mereka duduk di bangku kayu di luar klinik, mendengarkan, dan membantu orang memecahkan masalah satu per satu. Penelitian menunjukkan bahwa ini berhasil, dan idenya sampai ke negara lain. Rencana ini menaruh bangku seperti itu di klinik dan sekolah kita. Biayanya kecil, memecah kesunyian, dan orang yang merasa lebih baik bisa merawat orang lain lagi.',
  },
  'home-language-schools': {
    name: 'Mulai dengan bahasa di rumah',
    text: 'Banyak anak duduk di kelas bertahun-tahun tanpa memahami guru, karena pelajaran memakai bahasa yang tidak dipakai siapa pun di rumah. Dalam Rencana ini anak belajar membaca dalam bahasanya sendiri dulu, lalu belajar bahasa kedua selangkah demi selangkah. Kita mencetak buku bacaan, melatih guru, dan meminta cerita dari penulis setempat. Anak yang bisa membaca dalam satu bahasa lebih cepat belajar bahasa berikutnya. Bolivia dan Etiopia sudah menempuh jalan ini. Lebih sedikit anak tinggal kelas, dan tidak ada anak yang merasa rumahnya tidak berharga.',
  },
  'teacher-training': {
    name: 'Guru lebih baik, bukan hanya sekolah',
    text: 'Gedung baru tidak mengajari siapa pun. Rencana ini mendukung guru yang kita punya: guru muda dibimbing guru berpengalaman di kelas, semua mendapat rencana pelajaran yang sederhana, dan gaji datang tepat waktu. Anak dikelompokkan menurut kemampuan, bukan hanya usia, sehingga yang tertinggal bisa mengejar membaca dan berhitung. Organisasi India Pratham menunjukkan betapa baiknya cara ini. Pengajaran yang baik untung dua kali, karena murid yang sungguh belajar mendapat pekerjaan lebih baik dan membangun ekonomi yang lebih kuat.',
  },
  'school-toilets': {
    name: 'Toilet bersih di sekolah',
    text: 'Kedengarannya sepele, tetapi ini menentukan siapa yang tetap sekolah. Tanpa toilet bersih dan terpisah yang ada pintu, air, dan sabunnya, banyak anak perempuan tinggal di rumah saat haid, dan anak kecil jatuh sakit. Rencana ini membangun toilet sederhana, mengajarkan cuci tangan, dan memberi setiap sekolah sedikit uang setiap tahun untuk kebersihan dan perbaikan, karena toilet rusak tidak menolong siapa pun. Murid dan orang tua merawatnya bersama. Biayanya kecil, dan hasilnya langsung terlihat di daftar hadir: lebih sedikit kursi kosong.',
  },
  'second-chance-school': {
    name: 'Sekolah kesempatan kedua',
    text: 'Ada yang putus sekolah untuk bekerja, ada yang karena perang, pernikahan, atau bayi. Rencana ini membuka kelas malam dan akhir pekan, di mana kaum muda dan orang dewasa menyelesaikan dalam dua atau tiga tahun apa yang orang lain selesaikan dalam enam tahun. Ada penitipan anak di sebelahnya, dan keterampilan kerja di siang hari. BRAC di Bangladesh melakukannya untuk anak yang terpaksa putus sekolah, INEA di Meksiko untuk orang dewasa. Orang yang belajar membaca pada usia dua puluh lima membantu PR anaknya, menandatangani kontrak dengan mata terbuka, dan berpenghasilan lebih. Tidak pernah ada kata terlambat.',
  },
  'equal-pay-law': {
    name: 'Upah setara, dan buktinya',
    text: 'Upah sama untuk kerja sama adalah hukum di banyak negara, tetapi upah itu rahasia, jadi tidak ada yang bisa memeriksa. Rencana ini membaliknya: perusahaan harus membuktikan bahwa mereka membayar dengan adil. Islandia melakukannya pada 2018. Setiap perusahaan yang agak besar melihat angkanya sendiri, menjelaskan selisih antara perempuan dan laki-laki, dan menutupnya, atau membayar denda. Keluarga dengan penghasilan lebih membelanjakan lebih banyak di kotanya, dan perusahaan mempertahankan orang-orang baik. Negara tidak perlu uang baru untuk upah, hanya pengawas dan keberanian untuk melihat.',
  },
  'shelter-and-helpline': {
    name: 'Pintu yang terbuka di malam hari',
    text: 'Sekitar satu dari tiga perempuan di dunia pernah mengalami kekerasan, kebanyakan dari pasangan. Rencana ini membiayai saluran telepon gratis yang menjawab siang dan malam, rumah aman tempat perempuan dan anak-anaknya bisa tinggal, serta bantuan menghadapi polisi, dokter, dan pengadilan. Guru dan perawat belajar mengenali tanda-tandanya dan bertanya. Laki-laki juga diajak bicara. Kalau orang tahu bahwa ada yang akan menjawab, mereka menelepon sebelum terlambat. Rumah tanpa rasa takut adalah bagian pertama dari perdamaian.',
  },
  'parental-leave': {
    name: 'Cuti untuk ibu dan ayah',
    text: 'Ketika bayi lahir, harus ada yang tinggal di rumah, dan hampir selalu itu ibu. Ibu kehilangan penghasilan, dan pemberi kerja enggan mempekerjakan perempuan muda. Rencana ini memberi kedua orang tua cuti berbayar, dengan bagian khusus untuk ayah, yang hangus kalau tidak diambil. Swedia, Islandia, dan Quebec sudah melakukannya. Bayi punya dua orang tua yang mengenalnya, dan perempuan tetap punya pekerjaan. Ini tidak murah: semua yang bekerja membayar sedikit lebih banyak ke jaminan sosial, dan bengkel kecil harus mencari pengganti selama bulan-bulan itu. Perusahaan akan bilang bahwa kita terlalu cepat. Apakah mereka benar?',
  },
  'women-in-councils': {
    name: 'Perempuan di setiap dewan',
    text: 'Keputusan tentang air, jalan, dan sekolah diambil di dewan setempat, sering tanpa satu perempuan pun di ruangan. Dalam Rencana ini sepertiga dari semua kursi dan jabatan kepala desa disediakan untuk perempuan, seperti di India sejak 1993. Anggota baru dilatih tentang anggaran dan hukum, dan dilindungi dari ancaman. Peneliti menemukan bahwa dewan yang dipimpin perempuan membelanjakan lebih banyak untuk air minum, dan bahwa anak perempuan di desa itu bercita-cita lebih tinggi. Dan ketika pertengkaran harus diselesaikan, perempuan juga duduk di meja.',
  },
  'rainwater-tanks': {
    name: 'Tangki di samping setiap atap',
    text: 'Hujan jatuh ke atap lalu mengalir pergi, dan dua bulan kemudian orang berjalan berjam-jam mengambil air. Rencana ini membangun tangki sederhana di samping rumah dan sekolah: talang, saringan, dan tangki bulat dari beton tipis yang bisa dibuat sendiri oleh para tetangga setelah belajar. Di timur laut Brasil yang kering, lebih dari sejuta keluarga memilikinya. Tangki air bersih di dekat pintu menghemat perjalanan berjam-jam dan menjaga punggung dan kesehatan, terutama bagi anak perempuan. Dan setiap liter hujan yang kita tampung adalah satu liter yang tidak kita pompa.',
  },
  'pump-committees': {
    name: 'Pompa yang tetap terawat',
    text: 'Di seluruh dunia ada pompa tangan yang berjalan setahun lalu rusak, karena tidak ada yang bertanggung jawab. Rencana ini mulai dari orang, bukan dari pipa. Setiap desa memilih panitia air, setengahnya perempuan, yang mengumpulkan sedikit uang, menunjukkan pembukuannya kepada semua, dan memanggil montir terlatih yang membawa suku cadang. HP melaporkan pompa rusak pada hari yang sama. Dengan uang lebih sedikit dari biaya sumur baru, air mengalir lagi. Air bersih di dekat rumah berarti lebih sedikit anak sakit dan lebih sedikit kerja bagi yang mengangkutnya.',
  },
  'sewage-works': {
    name: 'Bersihkan yang kita siram',
    text: 'Banyak air limbah di dunia kembali ke sungai dan laut tanpa dibersihkan. Rencana ini membangun saluran limbah dan instalasi pengolahan untuk kota yang tumbuh, dengan kolam dan rumpun gelagah di tempat yang luas dan mesin di tempat yang sempit. Lumpurnya menjadi biogas dan kompos, dan air bersihnya mengalir ke taman dan ladang. Ini mahal, dan tidak ada yang berpesta untuk saluran limbah baru. Tetapi ikan kembali, pantai dibuka lagi, dan kolera tidak lagi menemukan jalan ke rumah-rumah.',
  },
  'leak-hunt': {
    name: 'Perburuan kebocoran besar',
    text: 'Di banyak kota sepertiga air minum, kadang setengahnya, hilang sebelum sampai, lewat pipa tua atau keran gelap. Phnom Penh di Kamboja menunjukkan apa yang bisa dilakukan: kota itu mengganti pipa, memasang meteran, menemukan kebocoran dengan mendengarkan di malam hari, dan membuat permukiman miskin bisa ikut jaringan dengan harga murah. Sekarang kurang dari sepersepuluh yang hilang di sana. Rencana ini melakukan hal yang sama di sini. Air yang tidak bocor tidak perlu diambil dari sungai. Itulah sumber air baru termurah yang bisa ditemukan sebuah kota.',
  },
  'repair-cafes': {
    name: 'Kafe reparasi',
    text: 'Pemanggang roti dengan kabel lepas, jaket sobek, sepeda dengan ban kempis: kebanyakan dibuang. Di kafe reparasi, orang yang bisa membantu orang yang tidak bisa, dengan alat, kopi, dan kesabaran. Yang pertama dibuka di Amsterdam pada 2009, dan sekarang ada ribuan. Rencana ini memberi mereka ruangan dan suku cadang, dan mengajak sekolah. Kita juga meminta pembuat barang menjual suku cadang dan mencetak panduan reparasi. Lebih sedikit tambang, lebih sedikit sampah, lebih hemat uang, dan tetangga yang saling bicara.',
  },
  'food-waste-law': {
    name: 'Makanan baik tidak dibuang',
    text: 'Banyak sekali pangan yang ditanam orang tidak pernah dimakan, padahal menanamnya memakai tanah, air, dan bahan bakar. Prancis membuat undang-undang pada 2016: supermarket besar tidak boleh lagi memusnahkan makanan yang masih baik, mereka harus menawarkannya kepada badan amal. Rencana ini melakukan hal yang sama dan lebih jauh. Dapur sekolah mengukur sisa di piring, label tanggal menjadi jelas, dan petani boleh menjual wortel yang bengkok. Yang tidak bisa dimakan orang menjadi pakan ternak atau kompos. Kita menyelamatkan planet dua kali, dan bank pangan bisa mengisi raknya.',
  },
  'bottle-deposit': {
    name: 'Koin untuk setiap botol',
    text: 'Kamu membayar jaminan kecil saat membeli minuman dan mendapatkannya kembali saat mengembalikan botol. Hanya itu, dan berhasil: di Norwegia dan Jerman sekitar sembilan dari sepuluh botol dan kaleng kembali, atau lebih. Dalam Rencana ini setiap toko yang menjual minuman menerima kembali botolnya, dan botol bersih diisi lagi atau dijadikan botol baru. Lebih sedikit plastik mengalir ke selokan dan laut. Orang tanpa pekerjaan mendapat sedikit uang dengan mengumpulkan, dan tidak perlu ada yang melarang membuang sampah sembarangan: koinnya yang bicara.',
  },
  'green-public-buying': {
    name: 'Negara belanja hijau',
    text: 'Negara adalah pembeli terbesar di negeri ini: kertas, bus, makan siang sekolah, komputer, jalan. Dengan Rencana ini setiap kantor harus melihat bukan hanya harga terendah hari ini, tetapi juga energi, perbaikan, sampah, dan kerja yang adil selama umur barang itu. Ketika ribuan kantor meminta lampu hemat listrik dan perabot yang bisa diperbaiki, perusahaan mulai membuatnya, dan harganya turun bagi semua. Ini perlu aturan yang baik dan pelatihan bagi pembeli. Tidak ada pajak baru, kita hanya membelanjakan uang yang sama dengan lebih baik.',
  },
  'early-warning': {
    name: 'Jam-jam yang menyelamatkan nyawa',
    text: 'Pada 1970 sebuah siklon membunuh beberapa ratus ribu orang di tempat yang sekarang bernama Bangladesh. Sejak itu negara tersebut membangun tempat berlindung dari badai, melatih puluhan ribu relawan dengan pengeras suara dan bendera, dan mengirimi mereka prakiraan yang baik. Badai sekuat itu sekarang merenggut jauh lebih sedikit nyawa. Rencana ini membangun rantai seperti itu di sini: sensor, peringatan di setiap HP, latihan di sekolah, dan tempat aman untuk orang dan ternak. Badai tetap datang. Tetapi badai itu bertemu orang yang tahu, dan yang punya waktu untuk bertindak.',
  },
  'room-for-rivers': {
    name: 'Ruang untuk sungai',
    text: 'Lama sekali kita membangun tembok yang makin tinggi di tepi sungai. Kalau satu jebol, banjirnya lebih parah dari sebelumnya. Belanda memilih cara lain: memberi sungai ruang. Tanggul dimundurkan dan cabang sungai baru digali. Di satu tempat, delapan rumah petani sekarang berdiri di atas gundukan, supaya air boleh menutupi ladangnya saat sungai tinggi; keluarga lain di sana menjual tanahnya dan pindah. Dengan Rencana ini kita melakukannya juga di sini. Padang basah menahan air, membersihkannya, menyimpan karbon, dan membawa kembali burung dan katak. Tetapi beberapa keluarga harus meninggalkan tanah kakek-neneknya, dan uang tidak menggantikan itu.',
  },
  'carbon-price': {
    name: 'Harga untuk karbon',
    text: 'Siapa membuang sampah di jalan membayar denda, tetapi asap masuk ke udara dengan gratis. Rencana ini memberi harga pada setiap ton karbon dioksida, rendah dulu lalu naik setiap tahun. Swedia melakukannya sejak 1991 dan ekonominya terus tumbuh. Sebagian uangnya kembali ke setiap rumah tangga, sama untuk semua, sehingga keluarga miskin untung. Cara membuat barang yang bersih menjadi cara yang murah. Tetapi mula-mula bahan bakar dan pemanas lebih mahal, dan pabrik yang membakar batu bara kehilangan pesanan. Di Prancis, pajak bahan bakar yang lebih tinggi memicu protes berbulan-bulan pada 2018. Siapa yang membayar, dan seberapa cepat?',
  },
  'climate-lessons': {
    name: 'Iklim di setiap kelas',
    text: 'Tidak ada yang bisa ikut memutuskan soal iklim tanpa memahaminya. Rencana ini membawanya ke setiap pelajaran: mengukur hujan di matematika, panas di fisika, sungai di sejarah, surat kepada wali kota di pelajaran bahasa. Italia memasukkannya ke jadwal pelajaran. Guru mendapat pelatihan, dan setiap sekolah punya proyek kecil sendiri, misalnya pohon peneduh, kebun, atau rencana menghadapi panas. Anak membawa pulang apa yang mereka pelajari, dan terbukti bahwa orang tua pun berubah pikiran. Ini Rencana yang lambat dengan akar yang sangat panjang: panen besarnya datang ketika murid-murid ini memilih, membangun, dan mengajar sendiri.',
  },
  'mangrove-belt': {
    name: 'Sabuk bakau',
    text: 'Bakau adalah pohon yang berdiri dengan kaki di laut. Akarnya memperlambat ombak, menahan lumpur, dan menyembunyikan ikan muda, dan tanahnya menyimpan lebih banyak karbon dari kebanyakan hutan. Banyak yang ditebang untuk tambak udang dan kayu. Rencana ini mengembalikan sebagian pesisir kepada bakau: kita membuka tambak lama bagi pasang laut, menanam di tempat benih tidak lagi sampai, dan membayar desa untuk menjaga pohonnya. Di Senegal dan Vietnam ini dilakukan dalam skala besar. Hasil ikan membaik, dan badai kehilangan kekuatan.',
  },
  'no-take-zone': {
    name: 'Tempat tanpa penangkapan ikan',
    text: 'Biarkan sebagian laut tenang, dan sesuatu yang indah terjadi: ikan menjadi tua dan besar, dan ikan besar punya jauh lebih banyak anak. Setelah beberapa tahun mereka berenang melewati batas dan mengisi jala di luar. Nelayan di Cabo Pulmo, Meksiko, memutuskan ini sendiri, dan sepuluh tahun kemudian ikan di terumbunya sekitar lima kali lebih banyak. Dengan Rencana ini warga pesisir memilih tempat seperti itu bersama ilmuwan dan menjaganya dengan perahu sendiri. Tetapi tahun-tahun pertama berat: keluarga yang dulu menangkap ikan di sana mendapat hasil dan uang lebih sedikit, dan bantuan yang bisa kita bayar tidak menggantikan semuanya.',
  },
  'fishing-watch': {
    name: 'Mata di laut',
    text: 'Kapal yang menangkap ikan tanpa izin, di tempat atau dengan jala terlarang, mencuri pangan warga pesisir dan kadang memperlakukan awaknya seperti budak. Sekarang satelit bisa melihat mereka. Rencana ini membuat setiap kapal besar menunjukkan posisinya, membagikan datanya kepada semua, melatih penjaga pantai, dan mengizinkan pelabuhan menolak kapal yang bersembunyi. Aturan pelabuhan itu ada dalam perjanjian dunia yang ditandatangani banyak negara. Nelayan jujur untung, ikan bisa pulih, dan lebih jarang ada pertemuan penuh amarah antara kapal dari bendera yang berbeda.',
  },
  'ghost-net-return': {
    name: 'Bawa pulang jala hantu',
    text: 'Jala yang hilang tidak berhenti menangkap. Ia hanyut bertahun-tahun dan menangkap ikan, penyu, dan anjing laut untuk tidak seorang pun. Dengan Rencana ini nelayan mendapat uang untuk jala tua yang mereka bawa pulang, dan penyelam mengangkat yang tersangkut di terumbu. Setiap jala diberi tanda, supaya bisa ditemukan dan dikembalikan kepada pemiliknya tanpa disalahkan. Nilonnya menjadi karpet dan pakaian renang. Di Norwegia, pelayaran pembersihan mengangkat alat tangkap yang hilang dari laut setiap tahun. Ini Rencana kecil dengan hasil cepat yang bisa dilihat semua orang di pelabuhan.',
  },
  'forest-rights': {
    name: 'Hutan untuk penjaganya',
    text: 'Di tempat masyarakat adat punya hak yang pasti atas tanahnya, hutan sering lebih terjaga dari tanah di sekitarnya. Mereka mengenal tempat itu dan ingin cucu mereka tinggal di sana. Rencana ini memetakan tanah itu bersama mereka, menuliskan haknya dalam hukum, dan membantu mereka mengusir penebang dan penambang liar. Tidak ada jalan atau bendungan yang dibangun tanpa persetujuan bebas mereka. Ini melindungi pohon, hewan, dan sungai dengan biaya rendah, dan mengakhiri konflik yang telah menewaskan terlalu banyak penjaga hutan.',
  },
  'stone-lines': {
    name: 'Barisan batu, lubang kehidupan',
    text: 'Di Burkina Faso, petani mengubah tanah sekeras jalan menjadi ladang lagi. Mereka menyusun barisan batu di sepanjang lereng, yang menahan hujan, dan menggali lubang kecil berisi pupuk kandang, yang disebut zaï. Air meresap, benih bertunas, dan pohon kembali. Seorang petani bernama Yacouba Sawadogo menjadi terkenal karenanya. Rencana ini membiayai truk untuk mengangkut batu, alat, dan petani yang mengajari petani. Tidak ada mesin yang harus dibeli dan tidak ada yang harus ditunggu: panen pertama datang setelah hujan pertama.',
  },
  'wildlife-corridor': {
    name: 'Jembatan hijau untuk hewan',
    text: 'Taman yang dikelilingi jalan dan ladang adalah pulau. Hewan di sana tidak punya pasangan baru dan tidak bisa pergi ke mana-mana saat cuaca panas dan kering. Rencana ini menghubungkan pulau-pulau itu dengan jalur hutan, pagar hidup di tepi sungai, dan jembatan di atas jalan raya, seperti di Banff di Kanada dan di Kosta Rika. Pemilik tanah dibayar untuk menjaga jalur itu tetap hijau. Jaguar, gajah, lebah, dan benih bisa bergerak lagi. Kecelakaan di jalan berkurang, dan orang juga untung: air bersih, keteduhan, dan pengunjung yang datang melihat hewan.',
  },
  'wet-peat': {
    name: 'Biarkan gambut tetap basah',
    text: 'Gambut adalah tanah dari tumbuhan tua di bawah air. Gambut hanya menutupi tiga persen daratan, tetapi menyimpan lebih banyak karbon dari semua hutan di dunia. Kalau orang menggali parit untuk menanam kelapa sawit atau biji-bijian, gambut mengering, lalu bisa terbakar berminggu-minggu di bawah tanah. Pada 2015 kebakaran seperti itu di Indonesia mengirim asap ke beberapa negara dan membuat ribuan orang sakit; sejak itu sebuah badan di sana menutup parit-paritnya lagi. Rencana ini melakukan hal yang sama di sini. Lumut, pohon, dan burung kembali, dan karbon tetap di dalam tanah. Tetapi di tanah basah lebih sedikit yang bisa dipanen dan dijual.',
  },
  'solar-mini-grid': {
    name: 'Desa dengan listrik sendiri',
    text: 'Jauh dari jaringan listrik besar, hamparan panel surya, baterai, dan beberapa kilometer kabel bisa menerangi satu desa. Orang membayar sedikit lewat HP untuk yang mereka pakai. Dengan listrik ada kulkas untuk obat, penggilingan, bengkel las, dan lampu untuk mengerjakan PR. Kenya dan Tanzania punya jaringan kecil seperti itu. Rencana ini membayar sebagian biaya awal, karena matahari gratis tetapi panel tidak, dan melatih kaum muda desa untuk merawatnya. Minyak diesel dan lilin tidak diperlukan lagi.',
  },
  'clean-cookstoves': {
    name: 'Dapur tanpa asap',
    text: 'Lebih dari dua miliar orang masih memasak di atas api terbuka atau dengan bahan bakar kotor. Asap di dapur membuat perempuan dan anak kecil sakit, dan mengumpulkan kayu memakan waktu berjam-jam. Rencana ini membantu keluarga beralih ke gas, listrik, biogas, atau paling tidak ke kompor yang jauh lebih baik. Kita bertanya dulu kepada yang memasak, karena kompor yang tidak disukai akan tinggal di pojok. Cicilan kecil lewat HP membuatnya terjangkau, dan bengkel setempat membuat dan memperbaikinya. Udara bersih di rumah, waktu lebih banyak, dan pohon yang tetap berdiri.',
  },
  'warm-homes': {
    name: 'Rumah hangat, tagihan rendah',
    text: 'Rumah tua kehilangan panas lewat atap, dinding, dan jendela, dan di musim panas menjadi tungku. Keluarga lalu harus memilih antara pemanas dan makan. Rencana ini menyekat rumah orang berpenghasilan rendah lebih dulu, jalan demi jalan, dibayar di muka dan dikembalikan pelan-pelan dari uang yang dihemat. Ribuan tukang bangunan, tukang atap, dan perencana mendapat kerja dekat rumah. Kita memerlukan lebih sedikit gas dari tempat jauh, dan udara kota menjadi lebih bersih. Ini kemajuan yang tenang: tidak ada yang melihatnya, tetapi semua merasakannya di musim dingin.',
  },
  'wind-cooperative': {
    name: 'Ladang angin milik kita',
    text: 'Orang sering menolak kincir angin kalau orang asing yang untung darinya, dan setuju kalau itu milik mereka sendiri. Di Denmark dan Jerman ribuan tetangga membeli saham ladang angin; di lepas pantai Kopenhagen satu saham seharga sepeda yang bagus. Dengan Rencana ini warga, petani, dan desa bisa membangun bersama. Hukum memberi mereka hak menjual listriknya ke jaringan, dan bank negara meminjamkan sebagian uang. Keuntungan tetap di sini dan membayar atap taman kanak-kanak. Listrik bersih tumbuh, begitu juga rasa percaya.',
  },
  'savings-groups': {
    name: 'Kotak tabungan dengan tiga kunci',
    text: 'Dua puluh tetangga bertemu setiap minggu dan memasukkan beberapa koin ke kotak besi dengan tiga gembok. Tiga orang memegang kuncinya, jadi tidak ada yang bisa membukanya sendiri. Anggota bisa meminjam untuk mesin jahit, benih, atau biaya rumah sakit, dan mengembalikan dengan bunga kecil yang menjadi milik bersama. Setelah setahun tabungan dibagikan. Ini dimulai di Niger pada 1990-an dan menyebar ke jutaan orang, kebanyakan perempuan. Rencana ini melatih kelompok dan menghubungkan yang baik dengan bank.',
  },
  apprenticeships: {
    name: 'Belajar sambil bekerja',
    text: 'Kaum muda mendengar: kamu tidak punya pengalaman. Tetapi bagaimana mendapatkannya? Dalam magang mereka bekerja beberapa hari di perusahaan dan belajar di sekolah pada hari lainnya, selama dua sampai empat tahun, dengan upah kecil dan ijazah yang diakui di akhir. Swiss dan Jerman melakukannya untuk sangat banyak kaum mudanya, dan bengkel di Ghana sudah lama melakukannya dengan cara sendiri. Rencana ini membayar sebagian biaya perusahaan, membuka semua bidang kerja bagi perempuan, dan memeriksa supaya tidak ada yang hanya disuruh menyapu lantai.',
  },
  'labour-inspectors': {
    name: 'Ada yang memeriksa',
    text: 'Pada 2013 gedung pabrik Rana Plaza di Bangladesh runtuh dan menewaskan lebih dari seribu pekerja. Mereka sudah melihat retakannya dan disuruh masuk kembali. Setelah itu serikat pekerja dan merek menandatangani kesepakatan: insinyur mandiri memeriksa, laporannya terbuka, dan merek harus memastikan ada uang untuk perbaikan. Pabrik menjadi lebih aman. Rencana ini mempekerjakan dan membayar pengawas yang baik, memberi pekerja nomor telepon yang aman, dan menutup yang berbahaya. Tidak ada anak yang bekerja, upah datang, dan perusahaan jujur tidak lagi kalah dari yang curang.',
  },
  'job-loss-insurance': {
    name: 'Asuransi saat kerja berhenti',
    text: 'Krisis datang, pesanan berhenti, dan perusahaan merumahkan orang. Kalau orang-orang ini berhenti belanja, toko berikutnya juga tutup. Dengan Rencana ini pekerja dan perusahaan membayar sedikit setiap bulan ke dana bersama. Saat pekerjaan kurang, dana itu membayar sebagian upah, sehingga orang tetap di perusahaan dan cepat mulai lagi. Program jam kerja pendek di Jerman melakukannya dalam krisis 2009 dan lagi pada 2020. Dana kita juga melindungi sopir dan petugas kebersihan. Ini memperlambat kejatuhan, dan bekerja dengan sendirinya.',
  },
  'feeder-roads': {
    name: 'Jalan ke pasar',
    text: 'Tomat membusuk kalau truk tidak bisa datang. Di banyak desa jalan berlumpur berbulan-bulan, dan orang sakit harus ditandu. Rencana ini membangun dan memperbaiki jalan kecil antara desa dan pasar terdekat, dengan saluran air yang baik, karena airlah yang merusak jalan. Kebanyakan dikerjakan dengan tangan oleh warga setempat, dibayar dan dilatih, seperti di Etiopia dan Nepal. Harga bagi petani naik, guru datang bekerja, dan anak-anak sampai ke sekolah. Tetapi jalan terbuka bagi semua, juga bagi penebang pohon. Di Amazon Brasil, hampir semua hutan yang dibuka terletak dekat jalan atau sungai.',
  },
  'village-internet': {
    name: 'Internet kita sendiri',
    text: 'Perusahaan besar tidak membangun di tempat yang penduduknya sedikit. Maka beberapa desa melakukannya sendiri: di Meksiko masyarakat adat menjalankan jaringan seluler sendiri, dan di Spanyol jaringan bernama guifi.net tumbuh dari atap ke atap. Rencana ini memberi izin kecil yang gratis, membayar menara pertama, dan melatih orang yang merawatnya. Lalu petani bisa melihat harga, perawat bisa bertanya kepada dokter, dan murid bisa membaca apa yang dibaca orang lain. Apa yang kita pelajari kita bagikan ke desa berikutnya. Tetapi menara dan HP perlu listrik. Kalau energi bersih datang lebih dulu, jaringan ini melayani setiap rumah; kalau belum ada, banyak HP tetap gelap.',
  },
  'freight-by-rail': {
    name: 'Barang lewat rel',
    text: 'Kereta panjang mengangkut sebanyak puluhan truk, dengan bahan bakar, kebisingan, dan bahaya yang jauh lebih sedikit. Tetapi di banyak tempat rel berkarat dan melintasi perbatasan makan waktu berhari-hari. Rencana ini memperbaiki satu jalur penting, membangun tempat kontainer berpindah dari truk ke kereta, dan menyepakati satu formulir dan satu jadwal dengan para tetangga. Pabrik di pedalaman lalu bisa menjual ke dunia. Sopir mendapat kerja di perjalanan pendek. Mula-mula mahal, tetapi bertahan seratus tahun. Jalan raya juga lebih awet kalau muatan berat naik kereta.',
  },
  'inventors-fund': {
    name: 'Dana untuk penemu',
    text: 'Ide bagus ada di mana-mana, tetapi uang untuk mencobanya tidak. Di Malawi seorang anak bernama William Kamkwamba membuat kincir angin dari barang bekas untuk menerangi rumah keluarganya. Rencana ini memberi uang kecil, dengan cepat dan tanpa banyak surat, kepada penemu muda, bengkel kecil, dan sekolah desa: untuk pengering yang menyelamatkan mangga, aplikasi dalam bahasa setempat, tangan palsu yang murah. Setengahnya mungkin gagal, begitulah penemuan. Yang berhasil ditunjukkan kepada semua. Setiap ide bagus membawa dua ide baru.',
  },
  'fair-tax': {
    name: 'Yang punya lebih membayar lebih',
    text: 'Di beberapa negara, pemilik warung membayar bagian penghasilan yang lebih besar untuk pajak daripada seorang miliarder, karena roti dikenai pajak dan kekayaan besar hampir tidak. Rencana ini membuat pajak adil lagi: rendah untuk bahan pokok, lebih tinggi untuk penghasilan sangat besar, tanah luas, dan rumah kosong, dengan lebih sedikit hadiah bagi perusahaan besar. Formulirnya cukup satu halaman. Setiap tahun kita menunjukkan untuk apa uang itu dipakai, dengan foto sekolah dan klinik. Orang lebih rela membayar kalau melihat tetangganya juga membayar. Lalu ada uang untuk yang diperlukan semua.',
  },
  'cheap-remittances': {
    name: 'Kirim uang pulang lebih murah',
    text: 'Pekerja migran mengirim lebih banyak uang ke negara yang lebih miskin daripada bantuan semua pemerintah. Tetapi setiap kali, cukup banyak yang hilang untuk biaya, dan bank lambat. Dunia sudah berjanji menurunkan biayanya di bawah tiga persen. Rencana ini membuka pasar bagi perusahaan telepon dan koperasi, mengumumkan biaya di satu halaman, dan membuat kantor pos bisa membayarkannya di desa. Perawat di Roma atau tukang bangunan di Dubai bisa mengirim sedikit setiap minggu. Uangnya langsung ke tempat yang memerlukan, ke keluarga.',
  },
  'open-doors': {
    name: 'Pintu terbuka untuk semua',
    text: 'Sekitar satu dari enam orang hidup dengan disabilitas. Sering kali bukan tubuh yang menghalangi mereka, melainkan tangga, formulir, atau tatapan. Rencana ini membuat stasiun, sekolah, kantor, dan halaman web bisa dipakai semua: jalur landai, lift, bahasa isyarat di berita, kata-kata mudah. Perusahaan mendapat bantuan untuk mengubah tempat kerja. Penyandang disabilitas merencanakan dan memeriksanya, karena merekalah ahlinya. Orang tua dengan kereta bayi dan lansia juga senang. Negara yang membuat semua orang bisa bekerja dan belajar menjadi lebih kaya.',
  },
  'newcomer-desk': {
    name: 'Satu loket untuk pendatang baru',
    text: 'Orang yang datang dari jauh harus menemukan dua belas kantor dalam bahasa yang tidak bisa dibacanya. Bertahun-tahun hilang. Rencana ini membuka satu loket untuk semua: surat-surat, kelas bahasa, sekolah anak, pemeriksaan keahlian yang dipelajari di negeri asal, pekerjaan pertama. Portugal punya pusat seperti itu, tempat orang dari banyak negeri bekerja berdampingan. Juru bahasa ada di sana atau lewat telepon. Perawat bekerja lagi sebagai perawat. Para tetangga bertemu di meja bersama, dan yang saling kenal tidak terlalu takut.',
  },
  'bus-lanes': {
    name: 'Bus cepat untuk semua',
    text: 'Curitiba di Brasil tidak punya uang untuk metro, jadi kota itu memberi bus jalur sendiri, halte seperti stasiun kereta, dan tiket yang dibayar sebelum naik. Bogotá, Istanbul, dan Dar es Salaam mengikuti. Satu jalur bus mengangkut jauh lebih banyak orang dari jalur penuh mobil, dan bisa siap dalam dua atau tiga tahun. Pekerja mendapat kembali berjam-jam hidupnya setiap minggu, toko mendapat pelanggan, dan udara lebih bersih. Tetapi sopir angkot lama kehilangan penumpang. Di Johannesburg mereka mogok pada 2009, dan bus baru ditembaki. Rencana ini menawari mereka saham dan pekerjaan. Sampai mereka setuju, akan ada hari-hari penuh amarah.',
  },
  'better-streets': {
    name: 'Jalan lebih baik di tempat tinggal',
    text: 'Lebih dari satu miliar orang tinggal di permukiman yang tidak ada di banyak peta, tanpa pipa, saluran, atau surat. Menggusurnya hanya memindahkan masalah. Rencana ini memperbaikinya bersama penghuninya: jalan yang bisa dilalui mobil pemadam, air, saluran, lampu, pengangkutan sampah, lapangan kecil, dan surat untuk tanahnya. Di Medellín, Kolombia, kereta gantung dan perpustakaan di bukit mengubah seluruh kota. Orang yang yakin boleh tinggal membangun dinding yang lebih baik sendiri. Para tetangga memutuskan apa yang didahulukan.',
  },
  'city-trees': {
    name: 'Teduh di kota',
    text: 'Pada hari panas, jalan dengan pohon bisa beberapa derajat lebih sejuk dari jalan tanpa pohon. Panas membunuh diam-diam, terutama lansia di permukiman miskin, yang hampir tidak ada hijaunya. Rencana ini menanam pohon di tempat yang paling kekurangan, membongkar aspal, membuka halaman sekolah setelah pelajaran, dan mencarikan untuk setiap pohon satu keluarga atau toko yang menyiramnya. Akar meminum hujan lebat, daun menangkap debu, dan orang duduk di luar dan mengobrol. Medellín dan Freetown sedang melakukannya. Ini murah dan cepat ditanam. Tetapi pohon muda yang kurus hampir tidak memberi teduh: hadiah sebenarnya datang beberapa tahun kemudian, kalau ada yang terus menyiram.',
  },
  'safe-buildings': {
    name: 'Rumah yang tetap berdiri',
    text: 'Bukan gempa yang membunuh, kata orang, melainkan rumah. Sekolah dan rumah sakit yang dibangun baik tetap berdiri dalam gempa dan badai. Setelah kehilangan besar, Chile membuat aturan bangunan yang ketat dan benar-benar memeriksanya, dan gempa kuat di sana sekarang merenggut sedikit nyawa. Rencana ini menulis aturan sederhana untuk rumah juga, melatih tukang dalam bambu, bata, dan beton, memperkuat sekolah lebih dulu, dan menghukum penjual semen buruk. Setiap rumah diperiksa sebelum atapnya dipasang. Saat bencana datang, kita menyapu pecahan kaca, dan hidup.',
  },
  'birth-certificates': {
    name: 'Setiap anak tercatat',
    text: 'Tanpa akta kelahiran, seorang anak tidak ada bagi negara: tidak ada kartu vaksin, ujian, paspor, dan tidak ada yang bisa membuktikan bahwa seorang anak perempuan terlalu muda untuk dinikahkan atau anak laki-laki untuk menjadi tentara. Jutaan anak kecil tidak memilikinya. Rencana ini menggratiskan akta, mengizinkan perawat mendaftarkan bayi lewat HP pada hari lahir, dan mengirim tim ke desa-desa untuk yang terlewat. Ini hanya kertas kecil dengan nama di atasnya. Tetapi itulah kunci semua hak lainnya.',
  },
  'legal-aid': {
    name: 'Pengacara bagi yang tak berduit',
    text: 'Hukum sama untuk semua, tetapi hanya kalau kamu mengenalnya. Seorang janda diusir dari tanahnya, seorang pekerja tidak dibayar, seorang pemuda bertahun-tahun menunggu di penjara tanpa diadili. Rencana ini melatih dan membayar paralegal: orang dari lingkungan itu sendiri yang tahu hukum dasar, menulis surat, menemani ke polisi, dan memanggil pengacara kalau masalahnya serius. Sierra Leone dan Afrika Selatan menunjukkan seberapa jauh ini berhasil. Kebanyakan perkara selesai sebelum ada sidang. Dan orang mulai percaya pada hukum.',
  },
  'anti-corruption-office': {
    name: 'Lembaga yang tidak bisa dibeli',
    text: 'Korupsi adalah pajak yang dibayar dua kali oleh orang miskin. Hong Kong dulu penuh dengannya. Pada 1974 kota itu mendirikan lembaga mandiri dengan tiga tugas: menyelidiki, mencegah, dan mendidik. Lembaga itu boleh memeriksa polisi dan orang berkuasa, dan warga mulai melapor. Rencana ini membangun lembaga seperti itu di sini, dengan anggaran sendiri, ketua yang tidak bisa dipecat sesuka hati, dan laporan terbuka. Para menteri harus mengumumkan hartanya. Skandal tetap akan terjadi, tetapi ditemukan lebih awal, dan ditangani, sehingga kepercayaan bertahan.',
  },
  'open-budgets': {
    name: 'Anggaran yang bisa dibaca semua',
    text: 'Ke mana uangnya pergi? Di Porto Alegre, Brasil, warga menjadi yang pertama memutuskan dalam rapat terbuka untuk apa sebagian uang kota dipakai, dan lebih banyak yang mengalir untuk air dan saluran limbah di permukiman miskin. Ribuan kota menirunya. Dalam Rencana ini setiap kantor memasang anggaran dan tagihannya di web dan di papan desa, dengan kata-kata mudah, dan warga memberi suara tentang sebagian darinya. Penyiar radio dan sekolah menjelaskannya. Mitra di luar negeri juga lebih mudah memberi kalau mereka bisa melihat.',
  },
  'truth-commission': {
    name: 'Komisi kebenaran',
    text: 'Setelah kediktatoran atau perang saudara, ada kesunyian besar. Korban ingin tahu apa yang dilakukan terhadap anak-anak mereka, dan sebagian pelakunya ingin melupakan. Di Afrika Selatan, Argentina, Peru, dan negara lain, komisi mendengarkan ribuan orang, sebagian di depan umum, mencari yang hilang, dan menuliskan apa yang terjadi. Rencana ini membentuk komisi seperti itu, dengan perlindungan bagi saksi dan pengadilan untuk kejahatan terberat. Ini makan waktu: Afrika Selatan menunggu lebih dari dua tahun untuk laporan pertama. Mula-mula banyak yang menyakitkan. Tetapi negara yang mengenal kisahnya bisa memulai bab berikutnya bersama.',
  },
  'arms-for-work': {
    name: 'Alat kerja untuk senjata',
    text: 'Saat pertempuran berakhir, ribuan orang muda hanya tahu satu pekerjaan. Kalau tidak punya masa depan lain, mereka akan kembali ke sana. Dengan Rencana ini setiap orang yang menyerahkan senjata mendapat bantuan beberapa bulan, pemulihan jiwa, pelatihan, dan awal baru: alat, tanah, atau pekerjaan umum. Di Mozambik seniman mengubah senapan menjadi kursi dan patung, dan orang menukar senjata dengan sepeda dan cangkul. Desa yang menerima mereka kembali juga mendapat sekolah atau sumur. Bentrokan berikutnya menemukan lebih sedikit pejuang.',
  },
  'village-mediators': {
    name: 'Penengah di setiap lembah',
    text: 'Banyak perang dimulai dari seekor sapi, sebuah sumur, atau sebidang ladang. Rencana ini melatih orang-orang yang dihormati dari semua kelompok, termasuk perempuan dan pemuda, untuk mendengarkan, menenangkan, dan menemukan jalan keluar yang bisa diterima kedua pihak. Mereka punya telepon untuk saling memperingatkan saat desas-desus balas dendam beredar. Panitia perdamaian lokal Kenya dimulai di Wajir, ketika perempuan dari marga yang bermusuhan berbagi pasar dan memutuskan bahwa sudah cukup. Para penengah menuliskan kesepakatan dan datang lagi untuk memeriksa. Masalah dihadapi selagi kecil.',
  },
  'press-freedom-law': {
    name: 'Undang-undang pers bebas',
    text: 'Di tempat wartawan bisa bekerja, pencuri tidur tidak nyenyak. Rencana ini membuat undang-undang yang melindungi wartawan dan sumbernya, menghapus penjara bagi yang mengkritik penguasa, dan menghentikan gugatan tanpa akhir yang hanya untuk menakuti. Radio negara mendapat dewan mandiri, dan stasiun lokal kecil mendapat izin dan dana yang tidak bisa disentuh politisi. Serangan terhadap wartawan diselidiki, satu per satu. Pers bebas juga berbuat salah, jadi ada cara yang adil untuk mengadu dan mengoreksi. Orang yang tahu apa yang terjadi bisa memutuskan.',
  },
  'right-to-ask': {
    name: 'Hak untuk bertanya',
    text: 'Swedia memilikinya sejak 1766, Meksiko sejak 2002, India sejak 2005: siapa pun boleh meminta dokumen dari kantor negara dan harus mendapat jawaban dalam beberapa minggu. Mengapa jalan itu tidak dibangun? Siapa mendapat kontraknya? Di India warga desa memakai hak ini untuk menemukan uang bagi pekerja yang hanya ada di atas kertas. Rencana ini menuliskan hak itu dalam hukum, menunjuk petugas di setiap lembaga, dan melatih kaum muda memakainya. Hampir tanpa biaya. Yang hilang hanyalah kebiasaan buruk: kerahasiaan.',
  },
  'police-complaints': {
    name: 'Polisi yang bertanggung jawab ke warga',
    text: 'Siapa yang kamu panggil kalau polisi pelakunya? Dalam Rencana ini sebuah kantor warga sipil, bukan polisi, menerima pengaduan, boleh melihat berkas dan kamera, dan mengumumkan temuannya. Petugas dilatih menenangkan orang sebelum memakai kekerasan, dan mereka berpatroli jalan kaki di jalan yang sama, sehingga mengenal nama penghuninya. Irlandia Utara membangun kembali polisinya dengan cara ini setelah konflik panjang yang disebut the Troubles. Petugas yang baik paling untung: orang menyapa mereka, dan menceritakan apa yang diketahui.',
  },
  'youth-courts': {
    name: 'Jalan kedua bagi yang muda',
    text: 'Penjara adalah sekolah yang buruk. Anak muda yang mencuri HP dan dikurung bersama orang dewasa sering keluar sebagai penjahat sungguhan. Dalam Rencana ini pengadilan anak bekerja dengan cara lain: hakim, keluarga, dan korban duduk di satu meja dan sepakat bagaimana kerugian dipulihkan, dengan bekerja, meminta maaf, kembali ke sekolah. Selandia Baru mengambil banyak dari tradisi Maori. Sel hanya untuk kasus yang paling berat. Lebih banyak korban merasa didengar, dan lebih banyak anak muda menemukan jalannya.',
  },
  'election-observers': {
    name: 'Banyak mata di kotak suara',
    text: 'Pemilu hanya baik kalau yang kalah percaya pada hasilnya. Rencana ini melatih ribuan warga yang mengawasi setiap tempat pemungutan suara, memotret lembar hasil di pintu, dan menjumlahkan angkanya sendiri. Di Ghana, Kenya, dan Filipina warga melakukan penghitungan seperti itu, dan ketika yang resmi adil, mereka bisa mengatakannya. Kita juga menjaga daftar pemilih tetap bersih dan menyelesaikan pengaduan dalam beberapa hari. Kalau ada yang berteriak curang, ada bukti. Keraguan tidak menjadi api.',
  },
  'stop-trafficking': {
    name: 'Hentikan perdagangan orang',
    text: 'Pekerjaan bagus di kota, kata seorang asing, lalu seorang gadis menghilang. Perdagangan orang adalah kejahatan yang menghasilkan banyak uang, dan kebanyakan tidak pernah terlihat. Rencana ini melatih penjaga perbatasan, guru, sopir bus, dan staf hotel untuk memperhatikan. Polisi dari berbagai negara berbagi apa yang mereka tahu dan melacak uangnya. Penyintas tidak dihukum: mereka mendapat rasa aman, dokter, surat-surat, dan jalan kembali ke sekolah atau pekerjaan. Nepal punya perempuan di perbatasannya yang mengajukan pertanyaan yang tepat. Setiap orang yang ditemukan adalah satu hidup yang dikembalikan.',
  },
  'mobile-courts': {
    name: 'Pengadilan beroda',
    text: 'Di negeri yang luas, hakim terdekat mungkin tiga hari perjalanan jauhnya. Jadi kejahatan tidak dihukum, dan orang main hakim sendiri. Dalam Rencana ini hakim, panitera, dan pengacara berkeliling dengan jip dan tenda dari tempat ke tempat, pada tanggal yang diketahui semua. Di Kongo pengadilan keliling bahkan mengadili tentara karena perkosaan. Hal yang lebih kecil, seperti utang, patok batas, atau perceraian, selesai dalam sehari. Ketika orang melihat keadilan terjadi di bawah pohon di desanya sendiri, mereka percaya.',
  },
  'stolen-money-back': {
    name: 'Bawa pulang uang curian',
    text: 'Kalau penguasa mencuri, uangnya tidak tinggal di dalam negeri. Uang itu ada di bank, vila, dan kapal pesiar di tempat kaya. Perjanjian dunia mengatakan uang itu harus dikembalikan. Swiss telah mengembalikan ratusan juta ke Nigeria, dan bagian terakhir diberikan kepada keluarga miskin di bawah mata pengawas. Rencana ini membiayai penyelidik dan pengacara yang baik, dan membuka daftar siapa sebenarnya pemilik setiap perusahaan. Itu saja sudah menakuti pencuri. Tetapi uangnya sendiri hanya pulang dengan bantuan dari luar negeri: hakim dan polisi di tempat kaya itu harus bekerja sama dengan kita. Jadi mitra yang kuat datang lebih dulu, baru ada sesuatu untuk semua.',
  },
  'citizens-forum': {
    name: 'Forum tempat warga bicara',
    text: 'Keputusan besar tentang pembangunan sering diambil orang yang tidak akan pernah merasakannya. Dalam Rencana ini seratus orang dipilih lewat undian, seperti juri: tukang roti, mahasiswa, penggembala, nenek. Selama beberapa akhir pekan mereka mendengarkan ahli, berbicara dalam kelompok kecil, dan menuliskan saran mereka. Irlandia melakukannya sebelum pemungutan suara besarnya, dan Prancis soal iklim. Perusahaan, serikat, dan kelompok desa boleh datang menyampaikan pandangan. Pemerintah harus menjawab setiap butir di depan umum. Biayanya kecil, dan ide bagus lalu didukung banyak orang.',
  },
  'whistleblower-law': {
    name: 'Lindungi yang berani bicara',
    text: 'Racun di sungai, tagihan palsu di klinik: hampir selalu ada orang dalam yang tahu. Tetapi yang berani bicara kehilangan pekerjaan, atau lebih buruk. Rencana ini melindungi mereka. Ada cara aman untuk melapor, dengan nomor sebagai ganti nama. Dilarang memecat atau mengancam orang itu, dan siapa yang melakukannya harus membayar. Uni Eropa membuat aturan untuk ini pada 2019. Di sini, kalau laporannya menyelamatkan uang negara, sebagian juga bisa diberikan kepada pelapornya. Kebenaran menjadi kurang berbahaya, dan kecurangan lebih berisiko.',
  },
  'prison-reform': {
    name: 'Penjara yang membuka pintu',
    text: 'Kebanyakan orang di penjara akan menjadi tetangga kita lagi. Pertanyaannya, bagaimana mereka kembali. Rencana ini mengakhiri penjara yang penuh sesak, membolehkan orang yang menunggu sidang tetap di luar kalau aman, dan menawarkan belajar membaca, keterampilan kerja, dan pengobatan kecanduan. Di Norwegia penjaga dilatih dua tahun, dan empat dari lima orang yang keluar penjara tidak dihukum lagi dalam dua tahun berikutnya. Bulan-bulan terakhir dijalani dengan bekerja di luar, dengan kamar yang menunggu. Ini bukan lembek: ini lebih aman bagi kita semua, dan memberi perusahaan pekerja yang mereka perlukan.',
  },
  'gun-register': {
    name: 'Kenali setiap senjata',
    text: 'Pertengkaran dengan senjata api di rumah berakhir lain. Setelah penembakan massal pada 1996, Australia membeli kembali dan memusnahkan lebih dari enam ratus ribu senjata dan memperketat izinnya. Kematian akibat tembakan menurun. Rencana ini mencatat setiap senjata, meminta pelatihan, pemeriksaan kesehatan, dan alasan yang baik, dan membayar setiap senjata yang diserahkan, tanpa bertanya. Gudang tentara dan polisi dihitung dan dikunci, karena banyak senjata gelap dicuri dari sana. Pemburu dan petani tetap memegang yang mereka perlukan. Hasilnya: lebih sedikit peti mati.',
  },
  'peace-radio': {
    name: 'Radio untuk perdamaian',
    text: 'Radio bisa membunuh: di Rwanda pada 1994 radio menyerukan pembunuhan. Radio juga bisa menyembuhkan. Sejak 2004 jutaan orang di Rwanda mengikuti sandiwara radio tentang dua desa yang bertengkar, jatuh cinta, dan belajar bersuara melawan kebencian. Sebuah penelitian menemukan bahwa pendengarnya lebih sering berani berbeda pendapat, dan memecahkan masalah bersama. Rencana ini membiayai cerita bagus dalam semua bahasa setempat, acara telepon dengan orang dari kedua pihak, dan fakta yang tenang saat desas-desus beterbangan. Radio sampai ke desa yang jauh, dan ke orang yang tidak bisa membaca. Ide baru ikut bersamanya.',
  },
  'debt-relief': {
    name: 'Utang untuk pembangunan',
    text: 'Beberapa negara membayar lebih banyak kepada pemberi utang dari belanja kesehatan atau sekolahnya. Sekitar tahun 2000 sebuah kampanye dunia memenangkan keringanan utang untuk puluhan negara miskin, dan itu membantu Tanzania dan Uganda membiayai sekolah dasar tanpa iuran. Rencana ini membawa semua pemberi utang ke satu meja, juga bank dan negara pemberi utang baru. Sebagian utang dihapus, dan jumlah yang sama dibayarkan untuk klinik, sekolah, dan hutan. Tetapi pemberi utang bertanya dulu: apakah uangnya akan dicuri? Sekitar tahun 2000 pun, hanya negara dengan rencana dan pembukuan yang jelas yang mendapat keringanan. Kalau hukum dan lembaganya jujur, mereka setuju, dan semua bisa bernapas lega.',
  },
  'aid-promise': {
    name: 'Tepati janji 0,7',
    text: 'Pada 1970 negara-negara kaya berjanji memberi 0,7 persen dari pendapatan nasionalnya kepada negara yang lebih miskin. Hanya beberapa, seperti Norwegia, Swedia, Denmark, dan Luksemburg, yang menepati janji itu. Dengan Rencana ini kita menetapkan tanggal, menuliskan angkanya dalam hukum, dan melapor setiap tahun. Uangnya pertama-tama untuk orang yang paling tertinggal, dan mereka ikut menentukan pemakaiannya. Ini bukan amal: penyakit, asap, dan perang melintasi semua perbatasan, begitu juga musik, perdagangan, dan persahabatan. Satu janji yang ditepati lebih berharga dari sepuluh janji baru.',
  },
  'open-statistics': {
    name: 'Angka untuk semua',
    text: 'Kamu tidak bisa mengemudikan apa yang tidak kamu lihat. Berapa anak perempuan putus sekolah? Di mana airnya buruk? Di banyak negara angka seperti itu sudah tua, terkunci, atau tersebar di sepuluh kantor. Rencana ini membuat satu situs web terbuka dan satu buku tahunan cetak, dengan peta yang jelas, dan angka untuk perempuan dan laki-laki, kota dan desa. Semua boleh memakainya dengan gratis: wali kota, wartawan, perusahaan, murid. Kepala statistik yang mandiri memastikan tidak ada yang membuatnya tampak lebih bagus dari kenyataan. Angka yang baik membantu semua Rencana lain sampai ke tempat yang paling memerlukan.',
  },
  'tax-cooperation': {
    name: 'Tak ada tempat menyembunyikan laba',
    text: 'Sebuah perusahaan menambang tembaga di sini, tetapi labanya muncul di pulau kecil yang pajaknya nol. Kebanyakan negara rugi dengan cara ini, terutama yang miskin. Pada 2021 lebih dari 130 negara menyepakati tarif pajak terendah untuk perusahaan yang sangat besar. Rencana ini melanjutkannya: kantor pajak bertukar data secara otomatis, perusahaan besar melaporkan per negara apa yang mereka peroleh dan bayar, dan negara miskin punya suara penuh soal aturannya. Perusahaan lokal yang jujur bisa bersaing lagi. Dan uang untuk guru dan jalan datang dari tempat uang itu dihasilkan.',
  },
  'technology-bank': {
    name: 'Bank untuk keahlian',
    text: 'Bukan uang melainkan keahlian yang ada di bank ini. Pada 2018 Perserikatan Bangsa-Bangsa membuka Bank Teknologi di Turki, untuk negara-negara paling kurang berkembang di dunia. Bank itu mengirim ahli, membantu urusan lisensi, membuka perpustakaan ilmiah, dan mempertemukan ilmuwan muda. Dalam Rencana ini kita ikut dengan pengalaman kita sendiri: cara membuat pengering surya, mencetak saringan air, atau menjalankan laboratorium dengan sedikit listrik. Mitra tidak hanya menerima, masing-masing membawa sesuatu. Yang cepat belajar menemukan ide baru sendiri.',
  },
  'patent-pool': {
    name: 'Bagikan resepnya',
    text: 'Membuat sebuah obat mungkin hanya perlu beberapa sen dolar, tetapi membelinya ribuan dolar, karena satu perusahaan memiliki resepnya. Sejak 2010 Medicines Patent Pool meminta pemilik berbagi patennya dengan imbalan yang wajar, supaya pabrik di India, Afrika Selatan, dan tempat lain bisa membuat versi murah. Banyak orang dengan HIV mendapat obat yang baik berkat itu. Rencana ini menambahkan vaksin dan tes, dan membangun pabrik di setiap benua sekarang, bukan di tengah wabah berikutnya. Kalau penyakit baru datang, resep dan mesinnya sudah siap.',
  },
  'open-markets': {
    name: 'Pasar terbuka untuk negara miskin',
    text: 'Petani di Afrika bisa mengirim biji kakao mentah ke negara kaya tanpa membayar pajak di perbatasan. Tetapi kalau desanya membuat cokelat dari biji itu, mungkin ada aturan yang panjang dan sulit dan, di beberapa tempat, pajak perbatasan. Aturan Eropa bernama Everything But Arms membolehkan negara termiskin menjual hampir semua barang di sana tanpa pajak seperti itu. Rencana ini melakukan hal yang sama di lebih banyak pasar, mempermudah aturannya, dan membantu perusahaan kecil memenuhi standar kesehatan dengan laboratorium dan nasihat. Kita tidak hanya mau biji mentah, kita mau cokelat. Dagang dengan syarat adil lebih berharga dari banyak hadiah.',
  },
  census: {
    name: 'Semua orang dihitung',
    text: 'Kapan terakhir kali ada yang bertanya berapa jumlah kita? Tanpa sensus, ada desa yang hilang dari peta, dan vaksin, guru, dan kursi parlemen pergi ke tempat yang salah. Rencana ini menghitung semua orang dalam beberapa minggu: pengembara, orang di kamp, orang tanpa surat, dengan janji bahwa tidak ada nama yang pernah diteruskan. Negara tetangga meminjamkan tablet dan ahli, seperti yang dilakukan negara-negara Afrika satu sama lain. Kaum muda dilatih bertanya dengan hormat. Dihitung berarti diberi tahu: kamu bagian dari sini.',
  },
  'south-south-exchange': {
    name: 'Selatan belajar dari selatan',
    text: 'Guru terbaik sering kali orang yang memecahkan masalah yang sama tahun lalu. Kuba mengirim dokter, Brasil berbagi makanan sekolahnya, India obat murahnya, dan cara petani Niger mengembalikan pohon sekarang dipakai di negara lain. Dalam Rencana ini orang dari negara dengan masalah serupa saling berkunjung, bekerja berdampingan beberapa bulan, dan tetap berhubungan. Tanpa konsultan mahal, tanpa laporan yang tidak dibaca siapa pun. Kita mulai dari yang paling tertinggal. Tiket pesawat dan tempat tidur hampir satu-satunya biaya.',
  },
  'twin-towns': {
    name: 'Kota kembar',
    text: 'Setelah Perang Dunia Kedua, kota-kota Prancis dan Jerman menjadi kembar, supaya orang yang dulu saling menembak duduk di satu meja. Sekarang kota di benua yang berbeda melakukannya: pemadam kebakaran berlatih bersama, sekolah saling berkirim surat, dan perusahaan air bertukar suku cadang dan nasihat. Rencana ini membantu setiap kota menemukan kembarannya dan melakukan satu hal berguna bersama setiap tahun, yang dipilih kedua pihak. Mulainya dari paduan suara atau pertandingan sepak bola, dan itu bagus. Orang yang mengenal wajah lebih cepat menolong di masa sulit.',
  },
  'rescue-fund': {
    name: 'Dana penahan jatuh',
    text: 'Saat krisis melanda, uang lari dari negara yang lebih lemah lebih dulu, dan mereka harus meminjam dengan bunga yang sangat tinggi. Setelah krisis Asia 1997, negara-negara di sana membuat jaring pengaman bersama dan berjanji saling meminjamkan. Dengan Rencana ini kita dan tetangga kita melakukan hal yang sama: masing-masing membayar di tahun-tahun baik, dan di tahun buruk bisa cepat mengambil darinya, dengan aturan yang disepakati sebelumnya. Upah dan rumah sakit tetap dibayar. Karena semua tahu bahwa dana itu ada, kepanikan lebih jarang dimulai.',
  },
  'university-network': {
    name: 'Satu kampus, banyak negara',
    text: 'Tidak setiap negara bisa punya sekolah kedokteran, ilmu laut, atau teknik yang hebat. Tetapi sepuluh negara bersama bisa. University of the South Pacific dimiliki lebih dari sepuluh negara kepulauan dan juga mengajar lewat satelit. Dalam Rencana ini universitas berbagi mata kuliah, laboratorium, dan perpustakaan, saling mengakui ujian, dan mengirim mahasiswa dan dosen melintasi perbatasan, seperti Erasmus di Eropa. Ada tempat dan beasiswa bagi yang tidak akan pernah mampu membayar. Orang yang pernah belajar bersama menjawab telepon satu sama lain seumur hidup.',
  },
  'free-software': {
    name: 'Perangkat lunak milik semua',
    text: 'Setiap rumah sakit dan kementerian membeli program yang sama berulang-ulang, dan membayar setiap tahun. Perangkat lunak terbuka bisa dipakai, diubah, dan diteruskan oleh siapa saja. DHIS2, yang dimulai di Norwegia dan Afrika Selatan, sekarang membantu puluhan negara menyimpan data kesehatan, dan relawan OpenStreetMap menggambar peta dalam hitungan jam setelah bencana. Rencana ini membayar pemrogram kita untuk membuat alat seperti itu bersama mitra, dalam bahasa kita dan bisa berjalan di HP lama. Apa yang dibuat satu orang, dimiliki semua. Dan setiap alat baru memberi ide untuk berikutnya.',
  },
  'progress-report': {
    name: 'Ceritakan kemajuan kita pada dunia',
    text: 'Pada 2015 semua negara di Perserikatan Bangsa-Bangsa menyepakati 17 tujuan, tetapi tidak ada yang bisa memaksa mereka. Yang menolong adalah pandangan yang jujur. Setiap tahun beberapa negara berdiri di depan yang lain dan melaporkan apa yang sudah dan belum dicapai. Dengan Rencana ini laporan kita tidak ditulis pejabat saja: kota, serikat, gereja, masjid, dan sekolah menambahkan bab mereka sendiri, juga yang menyakitkan. Lalu kita mengundang negara mitra untuk menanyai kita, dan kita menanyai mereka. Masalah yang disebut bisa dipecahkan, dan yang lain menawarkan bantuan yang tidak kita duga.',
  },
  'citizen-science': {
    name: 'Sains oleh semua orang',
    text: 'Ilmuwan tidak bisa ada di mana-mana, tetapi warga bisa. Relawan menghitung burung di jendela, mengukur udara di balkon, memotret serangga, dan mencatat kapan hujan pertama turun. Di sungai-sungai Eropa dan Afrika, murid menguji air dengan alat kecil. Rencana ini menghubungkan kelompok seperti itu melintasi perbatasan, memberi mereka alat sederhana, dan memeriksa datanya. Beberapa angka resmi tentang SDG bisa datang dari kelompok seperti itu. Orang yang pernah mengukur sungainya sendiri tidak lagi melewatinya begitu saja. Dan ahli dan tetangga belajar saling percaya.',
  },
  'joint-planning': {
    name: 'Satu rencana untuk semua kementerian',
    text: 'Satu kementerian membayar petani untuk membuka lahan, yang lain membayar hutan baru. Satu membangun klinik, yang lain lupa jalannya. Rencana ini mengumpulkan semua kementerian di satu meja sebelum uang dibagikan. Setiap proyek besar diperiksa: siapa yang terbantu, siapa yang dirugikan, dan tujuan mana yang tertinggal? Finlandia dan Kolombia sudah membentuk pertemuan seperti itu. Bidang yang terlemah didahulukan saat uang bersama dibagikan. Mula-mula lambat, lalu semuanya lebih cepat, karena tidak ada yang menarik ke arah berlawanan.',
  },
  'diaspora-bonds': {
    name: 'Obligasi dari rantau, dengan cinta',
    text: 'Jutaan orang yang pindah jauh masih peduli pada tempat asalnya. Israel dan India pernah meminta warganya di luar negeri meminjamkan uang untuk membangun negeri. Untuk pinjaman itu mereka mendapat surat: obligasi. Rencana ini menawarkan obligasi kecil lewat HP, untuk proyek yang jelas: jembatan ini, rumah sakit itu, dengan foto kemajuan kerjanya. Dewan mandiri menjaga uangnya, karena kepercayaan adalah segalanya di sini. Yang meminjamkan juga membawa ide, kenalan, dan kunjungan. Uang mereka kembali dengan sedikit bunga, dan kita semua punya lebih banyak modal untuk bekerja.',
  },
  'green-technology': {
    name: 'Bagikan teknologi bersih',
    text: 'Kalau negara miskin membangun listrik dan pabriknya dengan cara lama yang kotor, iklim akan rusak. Kalau mereka melompati langkah itu, semua untung. Banyak yang melakukannya dengan telepon: mereka hampir tidak memasang kabel tembaga. Dalam Rencana ini mitra berbagi paten, mesin, dan pelatihan untuk surya, angin, baterai, dan semen bersih. Negara kaya membayar sebagian, seperti janji mereka dalam perjanjian iklim, lewat Green Climate Fund. Perusahaan dari kedua pihak membangun bersama, supaya keahliannya tinggal. Cara yang bersih harus menjadi cara yang mudah.',
  },
  'vaccine-sharing': {
    name: 'Bagikan dosis pertama',
    text: 'Dalam pandemi, negara yang mampu membayar membeli vaksin lebih dulu. Negara miskin menunggu, virus terus menyebar di sana, dan bentuk-bentuk barunya kembali kepada kita. Pada 2020 para mitra mendirikan COVAX, supaya dosis sampai ke semua. Dalam waktu kurang dari setahun COVAX membawa satu miliar dosis ke 144 negara, tetapi terlambat, karena negara kaya sudah mengambil yang pertama. Dengan Rencana ini kita berjanji lewat undang-undang untuk meneruskan satu dari setiap lima dosis sejak hari pertama, dan meminta yang lain ikut. Ini adil, dan pandemi lebih cepat selesai. Tetapi sebagian rakyat kita sendiri harus menunggu lebih lama.',
  },
  'tax-inspectors': {
    name: 'Pemeriksa pajak tanpa batas',
    text: 'Seorang petugas pajak muda membaca pembukuan raksasa tambang yang punya dua ratus pengacara. Itu bukan pertandingan yang adil. Sejak 2015 program bernama Tax Inspectors Without Borders mengirim pemeriksa berpengalaman untuk duduk di sampingnya. Mereka mengerjakan kasus nyata, dan dengan biaya kecil negara miskin telah memungut uang besar yang menjadi haknya. Rencana ini memperluasnya: lebih banyak ahli, juga dari selatan, dan perpustakaan bersama tentang tipu muslihat. Ini bantuan yang suatu hari tidak diperlukan lagi. Negara membayar sekolahnya sendiri, dengan uangnya sendiri.',
  },
};
