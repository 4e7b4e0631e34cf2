import type { PlanTexts } from './en';

export const plans: PlanTexts = {
  'cash-grants': {
    name: 'Fedha kwa familia maskini',
    text: 'Kila mwezi familia maskini inapata kiasi kidogo cha fedha cha uhakika kutoka serikalini, mara nyingi kikilipwa kwa mama. Kama sharti, au bila sharti lolote, watoto wanakwenda shule na kwa daktari. Bolsa Família ya Brazil na Progresa ya Meksiko zilionyesha jinsi inavyofanya kazi. Familia hazipotezi fedha hizo: zinanunua chakula, viatu na vitabu vya shule, na nyingine zinaanzisha biashara ndogo. Fedha pia zinasaidia duka la jirani. Ni rahisi, inaanza haraka, na inaamini kwamba watu wanajua wanachohitaji.',
  },
  'crop-insurance': {
    name: 'Bima ya mashamba madogo',
    text: 'Msimu mmoja mbaya unaweza kuisukuma familia ya wakulima kwenye deni la miaka mingi. Kwa Mpango huu wakulima wadogo wanapata bima ya bei nafuu. Setelaiti au vipima mvua vinapoonyesha kwamba mvua imekosa, fedha zinalipwa mara moja, bila ukaguzi wala fomu ndefu. Nchini Kenya wafugaji wanalipwa nyasi zinapogeuka kahawia. Hivyo familia zinaweza kubaki na mifugo yao, kununua mbegu tena na kuwaacha watoto shuleni. Na wakulima wanaojisikia salama wanathubutu kujaribu njia bora za kilimo, zenye miti na mimea ya kufunika udongo ili kuuokoa.',
  },
  'land-titles': {
    name: 'Hati ya shamba',
    text: 'Mamilioni ya familia wanaishi kwenye ardhi iliyokuwa yao kwa vizazi, lakini hakuna hati inayosema hivyo. Wanaweza kufukuzwa, na hakuna benki inayowakopesha. Hapa timu zilizofunzwa zinatembea mipakani pamoja na majirani, zinaiweka kwenye ramani, na kuipa kila familia hati ya bei nafuu yenye majina ya mke na mume. Rwanda ilifanya hivyo kwa nchi nzima. Familia yenye uhakika wa ardhi yake inapanda miti, inajenga matuta na haigombani sana na jirani. Ugomvi mdogo wa ardhi pia unamaanisha amani zaidi.',
  },
  'old-age-pension': {
    name: 'Pensheni kwa kila mzee',
    text: 'Watu wengi katika nchi maskini hawakuwahi kuwa na kazi ya mkataba, kwa hiyo hawana pensheni. Wakizeeka wanawategemea watoto wao, au hawana wa kumtegemea. Mpango huu unamlipa kila mtu aliyepita umri fulani pensheni ndogo, bila kuuliza alifanya nini awali. Bolivia, Nepal na Lesotho zinafanya hivyo. Fedha hizo mara chache hubaki kwa mtu mmoja: bibi na babu wananunua chakula na vifaa vya shule kwa nyumba nzima. Ni moja ya njia rahisi zaidi za kuinua familia nzima, na inawaacha watu wazeeke kwa heshima.',
  },
  'school-meals': {
    name: 'Chakula cha moto shuleni',
    text: 'Mtoto mwenye njaa hawezi kusikiliza. Mpango huu unampa kila mwanafunzi mlo mmoja mzuri kila siku ya shule, unaopikwa kwa mazao ya wakulima wa karibu. Brazil hata inasema kwa sheria kwamba sehemu ya chakula lazima itoke kwenye mashamba ya familia. Wazazi wanapata sababu nzuri ya kuwapeleka watoto wao, hasa wasichana, na watoto hao wanajifunza zaidi. Wakulima wanapata mnunuzi wa kutegemewa. Wapishi wanapata kazi. Sahani moja ya maharage, wali na mboga inasaidia afya, shule na mapato kwa pamoja.',
  },
  'seed-banks': {
    name: 'Benki za mbegu vijijini',
    text: 'Mavuno yakikosekana, familia zinakula mbegu zao za mwisho, kisha hakuna cha kupanda. Benki ya mbegu ya kijiji inahifadhi mbegu nzuri za kienyeji zikiwa kavu na salama. Kila mkulima anaazima kiasi na kurudisha zaidi kidogo baada ya mavuno. Aina za zamani za mtama, maharage au mpunga zinazostahimili joto na ukame zinaokolewa hivi na hazipotei milele. Ethiopia ina benki kama hizo, na nchini India mara nyingi zinaendeshwa na wanawake. Gharama ni ndogo: chumba chenye baridi, mitungi ya udongo, mafunzo kidogo, na jirani mwenye ufunguo.',
  },
  'grain-reserve': {
    name: 'Ghala la nafaka la umma',
    text: 'Bei za chakula zinaweza kuruka kwa wiki chache, kwa sababu ya vita, hali mbaya ya hewa au hofu. Kwa Mpango huu serikali na majirani zake wananunua nafaka ikiwa rahisi na kuihifadhi katika maghala salama na makavu. Bei zikipanda, nafaka inauzwa kwa bei ya haki au inatolewa kwa wenye shida. Nchi nyingi za Afrika Magharibi zina akiba ya pamoja ya dharura. Haizuii msukosuko duniani, lakini inatupa muda nyumbani, ili kupanda kwa bei kusigeuke njaa na ghasia.',
  },
  'first-thousand-days': {
    name: 'Siku elfu za kwanza',
    text: 'Kile ambacho mtoto anapata kati ya mwanzo wa ujauzito na siku ya kuzaliwa ya pili kinajenga ubongo na mwili kwa maisha yote. Mpango huu unawapa kina mama madini ya chuma na asidi ya foliki, unasaidia kunyonyesha, na unafundisha familia kupika uji mzuri kwa walivyo navyo. Wahudumu wa afya wanawapima watoto na kuchukua hatua mapema mmoja akiacha kukua. Kwa njia hii Peru ilipunguza idadi ya watoto ambao ni wafupi mno kwa umri wao. Lakini mtoto anayekunywa maji machafu anaugua tena na tena, na uji bora zaidi hauwezi kusaidia sana. Maji safi na vyoo vikija kwanza, Mpango huu unaleta faida kubwa zaidi.',
  },
  'one-health-lab': {
    name: 'Afya moja: wanyama na watu',
    text: 'Magonjwa mengi mapya yanaruka kutoka kwa wanyama hadi kwa watu, sokoni, mashambani, au msitu unapokatwa. Madaktari wa watu, madaktari wa wanyama na walinzi wa wanyamapori kwa kawaida hawazungumzi. Katika Mpango huu wanatumia pamoja maabara moja na laini moja ya simu. Wafugaji wanaoripoti mapema kundi lililougua wanalipwa kwa ndege wanaopoteza, ili mtu asiwafiche. Sampuli zinapimwa kwa siku, si kwa wiki. Nasi tunaacha mahali pa porini pabaki porini, ili popo na watu wasikutane kwa karibu mno. Mlipuko ujao unazuiwa pale unapoanzia.',
  },
  'vaccine-cold-chain': {
    name: 'Baridi njia nzima',
    text: 'Chanjo nyingi lazima zikae kwenye baridi kutoka kiwandani hadi mkononi mwa anayechanjwa. Umeme ukikatika, zinaharibika. Mpango huu unanunua majokofu ya jua, masanduku mazuri ya baridi na vipimajoto vidogo vinavyoweka kumbukumbu, na unawafunza watu kuvitengeneza. Pia unaweka orodha za nani amepata chanjo ipi. Surua, polio na magonjwa mengine yanabaki mbali karibu kila mtoto akifikiwa. Na virusi vipya vikitokea, majokofu yaleyale, orodha zilezile na watu walewale wako tayari siku ya kwanza. Mnyororo wa baridi ni ngao inayofanya kazi kila siku.',
  },
  'safe-births': {
    name: 'Uzazi salama',
    text: 'Kujifungua hakupaswi kuwa hatari ya kifo, lakini mahali pengi bado ni hivyo. Mpango huu unafunza wakunga, unafungua nyumba za uzazi karibu na hospitali ambapo wanawake wanasubiri kujifungua, unalipia usafiri usiku, na unaifanya huduma iwe ya bure. Kutokwa damu, maambukizi na shinikizo la damu vinaweza kutibiwa mtaalamu akiwepo kwa wakati. Sri Lanka ilipunguza vifo kwa miongo mingi kwa kuwaweka wakunga karibu na watu. Mama akiishi, watoto wake nao wana uwezekano mkubwa zaidi wa kuishi na kubaki shuleni.',
  },
  'friendship-bench': {
    name: 'Benchi la urafiki',
    text: 'Wasiwasi, huzuni na sonona vinaweza kuwafanya watu waugue pia, lakini madaktari wa akili ni wachache. Nchini Zimbabwe daktari wa akili alipata wazo: aliwafunza mabibi. Wanakaa kwenye benchi la mbao nje ya zahanati, wanasikiliza, na kuwasaidia watu kutatua tatizo moja baada ya jingine. Tafiti zilionyesha kwamba inafanya kazi, na wazo hilo limefika nchi nyingine. Mpango huu unaweka mabenchi kama hayo kwenye zahanati na shule zetu. Gharama ni ndogo, unavunja ukimya, na anayejisikia vizuri anaweza tena kuwatunza wengine.',
  },
  'home-language-schools': {
    name: 'Kwanza lugha ya nyumbani',
    text: 'Watoto wengi wanakaa darasani kwa miaka bila kumwelewa mwalimu, kwa sababu masomo ni kwa lugha ambayo hakuna anayeizungumza nyumbani. Kwa Mpango huu watoto wanajifunza kusoma kwanza kwa lugha yao, na wanajifunza ya pili hatua kwa hatua. Tunachapisha vitabu vya kusoma, tunafunza walimu na kuwaomba waandishi wa hapa hadithi. Watoto wanaoweza kusoma kwa lugha moja wanajifunza inayofuata haraka zaidi. Bolivia na Ethiopia zimefuata njia hii. Watoto wachache wanarudia darasa, na hakuna mtoto anayejifunza kwamba kwao hakuna thamani.',
  },
  'teacher-training': {
    name: 'Walimu bora, si shule nyingi tu',
    text: 'Jengo jipya halifundishi mtu. Mpango huu unawasaidia walimu tulio nao: vijana wanaelekezwa na wenye uzoefu darasani, wote wanapata mipango rahisi ya masomo, na mishahara inafika kwa wakati. Watoto wanapangwa kwa wanachoweza kufanya, si kwa umri tu, ili waliobaki nyuma wafikie wenzao katika kusoma na hesabu. Shirika la India liitwalo Pratham limeonyesha jinsi hili linavyofanya kazi vizuri. Ufundishaji mzuri unalipa mara mbili, kwa sababu wanafunzi wanaojifunza kweli wanapata kazi bora na kujenga uchumi imara zaidi.',
  },
  'school-toilets': {
    name: 'Vyoo safi shuleni',
    text: 'Linaonekana jambo dogo, lakini linaamua nani anabaki shuleni. Pasipo vyoo safi, vilivyotenganishwa, vyenye mlango, maji na sabuni, wasichana wengi wanabaki nyumbani wakiwa kwenye hedhi, na watoto wadogo wanaugua. Mpango huu unajenga vyoo rahisi, unafundisha kunawa mikono, na unaipa kila shule fedha kidogo kila mwaka za usafi na matengenezo, kwa sababu choo kilichoharibika hakimsaidii mtu. Wanafunzi na wazazi wanavitunza pamoja. Gharama ni ndogo, na matokeo tunayaona mara moja kwenye daftari la mahudhurio: viti vitupu ni vichache.',
  },
  'second-chance-school': {
    name: 'Shule ya nafasi ya pili',
    text: 'Wengine waliacha shule ili kufanya kazi, wengine kwa sababu ya vita, ndoa au mtoto. Mpango huu unafungua madarasa ya jioni na mwisho wa wiki ambapo vijana na watu wazima wanamaliza kwa miaka miwili au mitatu kile ambacho wengine wanakifanya kwa sita. Kuna malezi ya watoto hapo jirani, na ufundi wa kujifunza mchana. BRAC ya Bangladesh inafanya hivi kwa watoto waliolazimika kuacha shule, INEA ya Meksiko kwa watu wazima. Anayejifunza kusoma akiwa na miaka ishirini na mitano anawasaidia watoto wake na kazi za shule, anasaini mkataba akiuelewa, na anapata mapato zaidi. Hujachelewa kamwe.',
  },
  'equal-pay-law': {
    name: 'Mshahara sawa, na ushahidi',
    text: 'Mshahara sawa kwa kazi sawa ni sheria katika nchi nyingi, lakini mishahara ni siri, kwa hiyo hakuna anayeweza kukagua. Mpango huu unageuza jambo hilo: kampuni lazima zithibitishe kwamba zinalipa kwa haki. Iceland ilifanya hivyo mwaka 2018. Kila kampuni kubwa inatazama hesabu zake, inaeleza tofauti yoyote kati ya wanawake na wanaume, na inaiondoa, au inalipa faini. Familia zenye mapato zaidi zinatumia zaidi mjini kwao, na kampuni zinabaki na watu wazuri. Haihitaji fedha mpya za mishahara kutoka serikalini, bali wakaguzi tu na ujasiri wa kutazama.',
  },
  'shelter-and-helpline': {
    name: 'Mlango ulio wazi usiku',
    text: 'Karibu mwanamke mmoja kati ya watatu duniani amepitia ukatili, wengi wao kutoka kwa mwenzi. Mpango huu unalipia laini ya simu ya bure inayojibu usiku na mchana, nyumba salama ambapo mwanamke na watoto wake wanaweza kukaa, na msaada kwa polisi, kwa madaktari na mahakamani. Walimu na wauguzi wanajifunza kuona dalili na kuuliza. Wanaume nao wanaalikwa kuzungumza. Watu wakijua kwamba kuna atakayejibu, wanapiga simu kabla hawajachelewa. Nyumba isiyo na hofu ni kipande cha kwanza cha amani.',
  },
  'parental-leave': {
    name: 'Likizo ya mama na baba',
    text: 'Mtoto akizaliwa, mtu lazima abaki nyumbani, na karibu kila mara ni mama. Anapoteza mapato, na waajiri wanasita kuwaajiri wanawake vijana. Mpango huu unawapa wazazi wote wawili likizo yenye malipo, pamoja na sehemu ya baba tu, inayopotea asipoichukua. Uswidi, Iceland na Quebec zimefanya hivi. Watoto wanapata wazazi wawili wanaowajua, na wanawake wanabaki na kazi zao. Si rahisi kwa gharama: kila anayefanya kazi analipa zaidi kidogo kwenye bima ya jamii, na karakana ndogo lazima imtafute mtu wa miezi hiyo. Kampuni zitasema kwamba tunakwenda haraka mno. Je, ni kweli?',
  },
  'women-in-councils': {
    name: 'Wanawake katika kila baraza',
    text: 'Maamuzi kuhusu maji, barabara na shule yanafanywa katika mabaraza ya mitaa, mara nyingi bila mwanamke hata mmoja chumbani. Kwa Mpango huu theluthi moja ya viti vyote na ya nafasi za uenyekiti wa kijiji inatengwa kwa wanawake, kama India inavyofanya tangu 1993. Wajumbe wapya wanafunzwa bajeti na sheria, na wanalindwa dhidi ya vitisho. Watafiti waligundua kwamba mabaraza yanayoongozwa na wanawake yanatumia zaidi kwa maji ya kunywa, na kwamba wasichana wa vijiji hivyo wana ndoto kubwa zaidi. Na ugomvi unapopaswa kumalizwa, wanawake nao wanakaa mezani.',
  },
  'rainwater-tanks': {
    name: 'Tangi kando ya kila paa',
    text: 'Mvua inanyesha juu ya paa na kutiririka, na miezi miwili baadaye watu wanatembea kwa saa nyingi kuchota maji. Mpango huu unajenga matangi rahisi kando ya nyumba na shule: mfereji wa paa, kichujio, na tangi la duara la zege jembamba ambalo majirani wanajifunza kulijenga wenyewe. Katika kaskazini-mashariki kavu ya Brazil zaidi ya familia milioni moja wana moja. Tangi la maji safi mlangoni linaokoa saa za kutembea na kulinda migongo na afya, hasa kwa wasichana. Na kila lita ya mvua tunayoikinga ni lita ambayo hatuipampu.',
  },
  'pump-committees': {
    name: 'Pampu inayotunzwa',
    text: 'Duniani kote kuna pampu za mkono zilizofanya kazi mwaka mmoja kisha zikaharibika, kwa sababu hakuna aliyewajibika. Mpango huu unaanza na watu, si mabomba. Kila kijiji kinachagua kamati ya maji, nusu yake wanawake, inayokusanya sarafu chache, inamwonyesha kila mtu hesabu zake na kumwita fundi aliyefunzwa mwenye vipuri. Simu zinaripoti pampu iliyoharibika siku hiyohiyo. Kwa fedha chache kuliko za kisima kipya, maji yanatoka tena. Maji safi karibu yanamaanisha watoto wagonjwa wachache na kazi ndogo kwa wanaoyabeba.',
  },
  'sewage-works': {
    name: 'Tusafishe majitaka',
    text: 'Sehemu kubwa ya majitaka duniani inarudi kwenye mito na bahari bila kusafishwa. Mpango huu unajenga mabomba ya majitaka na mtambo wa kuyasafisha kwa mji unaokua, wenye mabwawa na matete penye nafasi na mashine pasipo na nafasi. Matope yake yanatoa gesi na mboji, na maji safi yanakwenda kwenye bustani na mashamba. Ni ghali, na hakuna anayefanya sherehe kwa bomba jipya la majitaka. Lakini samaki wanarudi, ufuo unafunguliwa tena, na kipindupindu hakipati tena njia ya kuingia nyumbani.',
  },
  'leak-hunt': {
    name: 'Msako mkuu wa uvujaji',
    text: 'Katika miji mingi theluthi ya maji ya kunywa, na wakati mwingine nusu yake, inapotea njiani, kupitia mabomba ya zamani au mabomba ya siri. Phnom Penh nchini Kambodia ilionyesha kinachowezekana: mji ulibadilisha mabomba, ukaweka mita, ukatafuta uvujaji kwa kusikiliza usiku, na ukaiunganisha mitaa maskini kwa bei ya chini. Leo inapotea chini ya sehemu moja ya kumi huko. Mpango huu unafanya hivyo hapa. Maji yasiyovuja hayahitaji kuchukuliwa mtoni. Ni chanzo kipya cha maji cha bei nafuu zaidi ambacho mji unaweza kukipata.',
  },
  'repair-cafes': {
    name: 'Mikahawa ya matengenezo',
    text: 'Kibaniko chenye waya uliolegea, koti lililochanika, baiskeli yenye pancha: vingi hutupwa. Katika mkahawa wa matengenezo wanaojua wanawasaidia wasiojua, kwa vifaa, kahawa na subira. Wa kwanza ulifunguliwa Amsterdam mwaka 2009, na sasa ni maelfu. Mpango huu unaipa vyumba na vipuri, na unazileta shule. Pia tunawaomba watengenezaji wauze vipuri na wachapishe miongozo ya kutengeneza. Migodi michache, taka chache, fedha chache zinazotumika, na majirani wanaozungumza.',
  },
  'food-waste-law': {
    name: 'Chakula kizuri kisitupwe',
    text: 'Sehemu kubwa ya chakula chote ambacho watu wanalima hailiwi kamwe, na kukilima kulichukua ardhi, maji na mafuta. Ufaransa ilitunga sheria mwaka 2016: maduka makubwa hayaruhusiwi tena kuharibu chakula kizuri, lazima yakitoe kwa mashirika ya hisani. Mpango huu unafanya vilevile na kwenda mbali zaidi. Majiko ya shule yanapima kinachobaki kwenye sahani, tarehe za mwisho zinaeleweka, na wakulima wanaweza kuuza karoti zilizopinda. Watu wasichoweza kula kinalisha wanyama au kinakuwa mboji. Tunaokoa sayari mara mbili, na benki za chakula zinajaza rafu zao.',
  },
  'bottle-deposit': {
    name: 'Sarafu kwa kila chupa',
    text: 'Unalipa amana ndogo unaponunua kinywaji na unarudishiwa unaporudisha chupa. Ni hayo tu, na inafanya kazi: nchini Norwe na Ujerumani karibu chupa na makopo tisa kati ya kumi yanarudi, au zaidi. Kwa Mpango huu kila duka linalouza vinywaji linazipokea, na chupa safi zinajazwa tena au zinatengenezwa mpya. Plastiki kidogo inakwenda kwenye mifereji na baharini. Watu wasio na kazi wanapata kidogo kwa kukusanya, na hakuna haja ya kumwambia mtu asitupe taka: sarafu inasema yenyewe.',
  },
  'green-public-buying': {
    name: 'Serikali inunue kijani',
    text: 'Serikali ni mteja mkubwa kuliko wote nchini: karatasi, mabasi, chakula cha shule, kompyuta, barabara. Kwa Mpango huu kila ofisi lazima itazame si bei ya chini ya leo tu, bali pia nishati, matengenezo, taka na kazi ya haki kwa maisha yote ya kitu. Maelfu ya ofisi yakiomba taa zinazookoa umeme na samani zinazoweza kutengenezwa, kampuni zinaanza kuzitengeneza, na zinakuwa rahisi kwa wote. Inahitaji kanuni nzuri na mafunzo kwa wanunuzi. Hakuna kodi mpya, tunatumia tu fedha zilezile kwa njia bora.',
  },
  'early-warning': {
    name: 'Saa zinazookoa maisha',
    text: 'Mwaka 1970 kimbunga kiliua mamia ya maelfu ya watu katika nchi ambayo leo ni Bangladesh. Tangu hapo nchi imejenga makazi ya dhoruba, imefunza makumi ya maelfu ya watu wa kujitolea wenye vipaza sauti na bendera, na inawapelekea utabiri mzuri. Dhoruba za nguvu ileile sasa zinachukua maisha machache zaidi. Mpango huu unaweka mnyororo kama huo hapa: vihisi, onyo kwenye kila simu, mazoezi shuleni, na mahali salama pa watu na wanyama. Dhoruba bado inakuja. Lakini inakutana na watu wanaojua, na waliokuwa na muda wa kuchukua hatua.',
  },
  'room-for-rivers': {
    name: 'Nafasi kwa mito',
    text: 'Kwa muda mrefu tulijenga kuta za juu zaidi kando ya mito yetu. Moja ikivunjika, mafuriko ni mabaya kuliko zamani. Uholanzi ilichagua njia nyingine: upe mto nafasi. Kuta za udongo zinarudishwa nyuma na mikono mipya ya mto inachimbwa. Mahali pamoja nyumba za wakulima wanane sasa ziko juu ya vilima, ili maji yaweze kufunika mashamba yao mto ukijaa; familia nyingine za hapo ziliuza mashamba yao na kuhama. Kwa Mpango huu tunafanya hivyo hapa pia. Malisho yenye unyevu yanazuia maji, yanayasafisha, yanahifadhi kaboni na kuwarudisha ndege na vyura. Lakini baadhi ya familia lazima ziache ardhi ya babu zao, na fedha haziwezi kuchukua nafasi yake.',
  },
  'carbon-price': {
    name: 'Bei ya kaboni',
    text: 'Anayeweka taka barabarani analipa faini, lakini moshi unakwenda hewani bure. Mpango huu unaweka bei kwa kila tani ya hewa ukaa, ndogo mwanzoni na inayopanda kila mwaka. Uswidi imefanya hivyo tangu 1991 na uchumi wake umeendelea kukua. Sehemu ya fedha inarudi kwa kila kaya, sawa kwa kila moja, ili familia maskini zipate faida. Njia safi za kutengeneza vitu zinakuwa ndizo rahisi. Lakini mwanzoni mafuta na kupasha nyumba joto vinagharimu zaidi, na viwanda vinavyochoma makaa ya mawe vinapoteza wateja. Nchini Ufaransa kodi kubwa zaidi ya mafuta ilisababisha maandamano ya miezi mingi mwaka 2018. Nani alipe, na kwa kasi gani?',
  },
  'climate-lessons': {
    name: 'Tabianchi katika kila darasa',
    text: 'Hakuna anayeweza kushiriki katika maamuzi kuhusu tabianchi bila kuielewa. Mpango huu unaileta katika masomo yote: kupima mvua katika hesabu, joto katika fizikia, mto katika historia, barua kwa meya katika somo la lugha. Italia imeiweka kwenye ratiba. Walimu wanapata mafunzo, na kila shule ina mradi wake mdogo, kama miti ya kivuli, bustani au mpango wa siku za joto. Watoto wanabeba nyumbani wanachojifunza, na imeonyeshwa kwamba wazazi nao wanabadilisha mawazo. Ni Mpango wa polepole wenye mizizi mirefu sana: mavuno makubwa yanakuja wanafunzi hawa wenyewe wanapopiga kura, wanapojenga na wanapofundisha.',
  },
  'mangrove-belt': {
    name: 'Ukanda wa mikoko',
    text: 'Mikoko ni miti inayosimama na miguu yake baharini. Mizizi yake inapunguza mawimbi, inashika matope na kuwaficha samaki wachanga, na udongo wake unahifadhi kaboni nyingi kuliko misitu mingi. Mingi ilikatwa ili kupata mbao na mabwawa ya kufugia kamba. Mpango huu unairudishia sehemu za pwani: tunafungulia mabwawa ya zamani maji ya bahari, tunapanda pale mbegu zisipofika tena, na kulipa vijiji viitunze miti. Nchini Senegali na Vietnam ilifanyika kwa ukubwa. Uvuvi unakuwa bora, na dhoruba zinapoteza nguvu.',
  },
  'no-take-zone': {
    name: 'Mahali pasipovuliwa',
    text: 'Iache sehemu ya bahari peke yake, na jambo la ajabu linatokea: samaki wanazeeka na kuwa wakubwa, na samaki wakubwa wanazaa zaidi sana. Baada ya miaka kadhaa wanavuka mpaka na kujaza nyavu za nje. Wavuvi wa Cabo Pulmo nchini Meksiko waliamua hivyo wenyewe, na miaka kumi baadaye kulikuwa na samaki karibu mara tano kwenye mwamba. Kwa Mpango huu watu wa pwani wanachagua mahali kama hapo pamoja na wanasayansi na kupalinda kwa mashua zao. Lakini miaka ya kwanza ni migumu: familia zilizovua hapo zinapata samaki wachache na mapato machache, na msaada tunaoweza kuulipa haufidii yote.',
  },
  'fishing-watch': {
    name: 'Macho baharini',
    text: 'Meli zinazovua bila leseni, mahali au kwa nyavu zilizokatazwa, zinawaibia chakula watu wa pwani na wakati mwingine zinawatendea mabaharia wao kama watumwa. Leo setelaiti zinaweza kuziona. Mpango huu unailazimisha kila meli kubwa kuonyesha ilipo, unashirikisha data kwa wote, unafunza walinzi wa pwani, na unaziruhusu bandari kuzifukuza meli zinazojificha. Kanuni za bandari ziko katika mkataba wa dunia ambao nchi nyingi zimeusaini. Wavuvi waaminifu wanafaidika, samaki wanaongezeka tena, na mikutano ya hasira kati ya mashua za bendera tofauti inapungua.',
  },
  'ghost-net-return': {
    name: 'Rudisha nyavu zilizopotea',
    text: 'Wavu uliopotea hauachi kuvua. Unaelea kwa miaka na kuwakamata samaki, kasa na sili bila faida kwa mtu. Kwa Mpango huu wavuvi wanapata fedha kwa nyavu za zamani wanazozirudisha, na wapiga mbizi wanazitoa zilizo kwenye miamba. Kila wavu unawekwa alama, ili upatikane na urudishwe kwa mwenyewe bila lawama. Nailoni inakuwa mazulia na nguo za kuogelea. Nchini Norwe safari za usafi zinatoa zana zilizopotea baharini kila mwaka. Ni Mpango mdogo wenye matokeo ya haraka ambayo kila mtu bandarini anaweza kuyaona.',
  },
  'forest-rights': {
    name: 'Msitu kwa walinzi wake',
    text: 'Pale jamii za asili zinapokuwa na haki thabiti ya ardhi yao, mara nyingi misitu inatunzwa vizuri kuliko kwenye ardhi ya jirani. Wanapajua mahali hapo na wanataka wajukuu wao waishi hapo. Mpango huu unachora ramani ya ardhi hizo pamoja na watu hao, unaandika haki zao kwenye sheria, na unawasaidia kuwafukuza wakata miti na wachimba migodi haramu. Hakuna barabara wala bwawa linalojengwa bila ridhaa yao ya hiari. Unalinda miti, wanyama na mito kwa gharama ndogo, na unamaliza migogoro ambayo imeua walinzi wengi mno wa misitu.',
  },
  'stone-lines': {
    name: 'Mistari ya mawe, mashimo ya uhai',
    text: 'Nchini Burkina Faso wakulima waliigeuza ardhi ngumu kama barabara kuwa mashamba tena. Wanapanga mistari ya mawe kukatiza mteremko, inayozuia mvua, na kuchimba mashimo madogo yaliyojaa samadi, yaitwayo zaï. Maji yanazama, mbegu zinachipua, na miti inarudi. Mkulima aitwaye Yacouba Sawadogo alipata umaarufu kwa hilo. Mpango huu unalipia malori ya kuleta mawe, vifaa, na wakulima wanaofundisha wakulima. Hakuna mashine ya kununua wala cha kusubiri: mavuno ya kwanza yanakuja baada ya mvua za kwanza.',
  },
  'wildlife-corridor': {
    name: 'Daraja la kijani la wanyama',
    text: 'Hifadhi iliyozungukwa na barabara na mashamba ni kisiwa. Wanyama walio humo hawapati wenzi wapya na hawana pa kwenda kukiwa na joto na ukavu. Mpango huu unaunganisha visiwa hivyo kwa vipande vya msitu, vichaka kando ya mito, na madaraja juu ya barabara kuu, kama huko Banff nchini Kanada na Kosta Rika. Wenye ardhi wanalipwa ili kipande kibaki kijani. Jagwa, tembo, nyuki na mbegu wanaweza kusafiri tena. Ajali barabarani zinapungua, na watu nao wanafaidika: maji safi, kivuli, na wageni wanaokuja kuwaona wanyama.',
  },
  'wet-peat': {
    name: 'Mboji ya bwawa ibaki na maji',
    text: 'Mboji ya bwawa (peat) ni udongo wa mimea ya kale iliyo chini ya maji. Unafunika asilimia tatu tu ya ardhi, lakini una kaboni nyingi kuliko misitu yote ya dunia. Watu wakichimba mitaro ili kupanda michikichi au nafaka, unakauka, na kisha unaweza kuungua kwa wiki nyingi chini ya ardhi. Mwaka 2015 moto wa aina hiyo nchini Indonesia ulipeleka moshi juu ya nchi kadhaa na kuwafanya maelfu ya watu waugue; tangu hapo ofisi moja huko inaziba mitaro tena. Mpango huu unafanya hivyo hapa. Kuvumwani, miti na ndege vinarudi, na kaboni inabaki ardhini. Lakini kwenye ardhi yenye maji kuna kidogo cha kuvuna na kuuza.',
  },
  'solar-mini-grid': {
    name: 'Kijiji chenye umeme wake',
    text: 'Mbali na nyaya kubwa za umeme, uwanja wa paneli za jua, betri na kilomita chache za waya vinaweza kuwasha kijiji kizima. Watu wanalipa kidogo kwa simu kwa wanachotumia. Kukiwa na umeme kuna jokofu la dawa, mashine ya kusaga, karakana ya kuchomelea, na taa ya kufanyia kazi za shule. Kenya na Tanzania zina mitandao midogo kama hiyo. Mpango huu unalipa sehemu ya gharama ya kwanza, kwa sababu jua ni bure lakini paneli si bure, na unawafunza vijana wa kijiji kuuendesha. Dizeli na mishumaa havihitajiki tena.',
  },
  'clean-cookstoves': {
    name: 'Jiko lisilo na moshi',
    text: 'Zaidi ya watu bilioni mbili bado wanapika kwa moto wa kuni au mafuta machafu. Moshi wa jikoni unawafanya wanawake na watoto wadogo waugue, na kutafuta kuni kunachukua saa nyingi. Mpango huu unazisaidia familia kuhamia gesi, umeme, gesi ya samadi, au angalau jiko bora zaidi. Tunawauliza wapishi kwanza, kwa sababu jiko lisilopendwa linabaki kwenye kona. Malipo madogo kwa simu yanawezesha hili, na karakana za hapa zinajenga na kutengeneza. Hewa safi nyumbani, muda zaidi, na miti inayobaki imesimama.',
  },
  'warm-homes': {
    name: 'Nyumba zenye joto, bili ndogo',
    text: 'Nyumba za zamani zinapoteza joto kupitia mapaa, kuta na madirisha, na wakati wa joto zinakuwa kama tanuri. Hapo familia zinachagua kati ya kupasha nyumba joto na kula. Mpango huu unaziba na kukinga kwanza nyumba za watu wenye mapato ya chini, mtaa kwa mtaa, ukilipwa mapema na kurudishwa polepole kutoka fedha zinazookolewa. Maelfu ya wajenzi, waezekaji na wasanifu wanapata kazi karibu na nyumbani. Tunahitaji gesi kidogo kutoka mbali, na hewa ya mji inakuwa safi. Ni maendeleo ya kimya: hakuna anayeyaona, lakini wote wanayahisi wakati wa baridi.',
  },
  'wind-cooperative': {
    name: 'Mitambo ya upepo yetu wenyewe',
    text: 'Watu mara nyingi wanakataa mtambo wa upepo unaowanufaisha wageni, na wanaukubali ukiwa wao wenyewe. Nchini Denmaki na Ujerumani maelfu ya majirani walinunua hisa za mitambo ya upepo; nje ya Copenhagen hisa moja iligharimu kama baiskeli nzuri. Kwa Mpango huu raia, wakulima na kijiji wanaweza kujenga pamoja. Sheria inawapa haki ya kuuza umeme wao kwenye gridi, na benki ya umma inakopesha sehemu ya fedha. Faida inabaki hapa na kulipia paa la chekechea. Umeme safi unakua, na kuaminiana pia.',
  },
  'savings-groups': {
    name: 'Sanduku lenye funguo tatu',
    text: 'Majirani ishirini wanakutana kila wiki na kuweka sarafu chache kwenye sanduku la chuma lenye kufuli tatu. Watu watatu wanashika funguo, kwa hiyo hakuna anayeweza kulifungua peke yake. Wanachama wanaweza kukopa kwa cherehani, mbegu au bili ya hospitali, na kurudisha pamoja na riba ndogo ambayo ni ya wote. Baada ya mwaka akiba inagawanywa. Ilianza nchini Niger miaka ya 1990 na kuenea kwa mamilioni ya watu, wengi wao wanawake. Mpango huu unafunza vikundi na kuviunganisha vilivyo vizuri na benki.',
  },
  apprenticeships: {
    name: 'Jifunze huku ukilipwa',
    text: 'Vijana wanaambiwa: huna uzoefu. Lakini wataupata vipi? Katika uanagenzi wanafanya kazi siku kadhaa kwenye kampuni na siku nyingine wanajifunza shuleni, kwa miaka miwili hadi minne, wakiwa na mshahara mdogo na cheti kinachotambulika mwishoni. Uswisi na Ujerumani zinafanya hivyo kwa vijana wao wengi sana, na karakana za Ghana zimefanya hivyo kwa njia yao tangu zamani. Mpango huu unazilipa kampuni sehemu ya gharama, unawafungulia wasichana fani zote, na unahakikisha kwamba hakuna anayetumika kufagia sakafu tu.',
  },
  'labour-inspectors': {
    name: 'Mtu anayekagua',
    text: 'Mwaka 2013 jengo la kiwanda la Rana Plaza nchini Bangladesh lilianguka na kuua wafanyakazi zaidi ya elfu moja. Walikuwa wameona nyufa na wakarudishwa ndani. Baada ya hapo, vyama vya wafanyakazi na kampuni za nguo zilisaini makubaliano: wahandisi huru wanakagua, ripoti ziko wazi kwa wote, na kampuni hizo lazima zihakikishe kwamba kuna fedha za matengenezo. Yalifanya viwanda kuwa salama zaidi. Mpango huu unaajiri na kuwalipa wakaguzi wazuri, unawapa wafanyakazi namba salama ya simu, na unafunga palipo na hatari. Hakuna mtoto anayefanya kazi, mishahara inafika, na kampuni za uaminifu hazishindwi tena na za udanganyifu.',
  },
  'job-loss-insurance': {
    name: 'Bima kazi inaposimama',
    text: 'Msukosuko unakuja, wateja wanaacha kuagiza, na kampuni zinawarudisha watu nyumbani. Watu hao wakiacha kununua, duka linalofuata nalo linafungwa. Kwa Mpango huu wafanyakazi na kampuni wanalipa kidogo kila mwezi kwenye mfuko wa pamoja. Kazi ikipungua, mfuko unalipa sehemu ya mshahara, ili watu wabaki kwenye kampuni na waanze tena haraka. Kazi za muda mfupi za Ujerumani zilifanya hivi katika msukosuko wa 2009 na tena 2020. Mfuko wetu unawahusu madereva na wafanya usafi pia. Unapunguza kasi ya anguko, na unafanya kazi wenyewe.',
  },
  'feeder-roads': {
    name: 'Barabara hadi sokoni',
    text: 'Nyanya zinaoza lori lisipoweza kufika. Katika vijiji vingi barabara ni matope kwa miezi, na mgonjwa lazima abebwe. Mpango huu unajenga na kutengeneza barabara ndogo kati ya vijiji na soko la karibu, zenye mifereji mizuri, kwa sababu maji ndiyo yanayoua barabara. Kazi nyingi zinafanywa kwa mikono na watu wa hapo, wanaolipwa na kufunzwa, kama Ethiopia na Nepal. Bei kwa wakulima zinapanda, walimu wanafika kazini, na watoto wanafika shuleni. Lakini barabara iko wazi kwa wote, hata kwa wanaokata miti. Katika Amazoni ya Brazil karibu msitu wote uliofyekwa ulikuwa karibu na barabara au mto.',
  },
  'village-internet': {
    name: 'Intaneti yetu wenyewe',
    text: 'Kampuni kubwa hazijengi pale wanapoishi watu wachache. Kwa hiyo vijiji kadhaa vilijifanyia vyenyewe: nchini Meksiko jamii za asili zinaendesha mtandao wao wa simu, na nchini Hispania mtandao uitwao guifi.net ulikua kutoka paa hadi paa. Mpango huu unatoa leseni ndogo za bure, unalipia minara ya kwanza, na unawafunza watu wanaouendesha. Hapo mkulima anaweza kuona bei, muuguzi anaweza kumuuliza daktari, na mwanafunzi anaweza kusoma wanachosoma wengine. Tunachojifunza tunakishirikisha kijiji kinachofuata. Lakini minara na simu zinahitaji umeme. Nishati safi ikija kwanza, mtandao unahudumia kila nyumba; ikikosekana, simu nyingi zinabaki gizani.',
  },
  'freight-by-rail': {
    name: 'Mizigo kwa reli',
    text: 'Treni ndefu inabeba mzigo wa malori mengi, kwa mafuta, kelele na hatari chache zaidi. Lakini mahali pengi reli zina kutu na mipakani mizigo inachukua siku. Mpango huu unatengeneza njia moja muhimu, unajenga mahali ambapo makontena yanahamishwa kutoka lori hadi treni, na unakubaliana na majirani fomu moja na ratiba moja. Hapo viwanda vya bara vinaweza kuuza kwa dunia. Madereva wanapata kazi kwenye safari fupi. Inagharimu sana mwanzoni na inadumu miaka mia moja. Barabara nazo zinadumu zaidi, mizigo mizito ikipanda treni.',
  },
  'inventors-fund': {
    name: 'Mfuko wa wavumbuzi',
    text: 'Mawazo mazuri yako kila mahali, lakini fedha za kuyajaribu hazipo. Nchini Malawi mvulana aitwaye William Kamkwamba alijenga kinu cha upepo kwa vyuma chakavu ili kuwasha nyumba ya familia yake. Mpango huu unatoa kiasi kidogo, haraka na bila karatasi nyingi, kwa wavumbuzi vijana, karakana ndogo na shule za vijijini: kwa kikausho kinachookoa maembe, programu ya lugha ya hapa, mkono bandia wa bei nafuu. Nusu inaweza kushindwa, uvumbuzi ndivyo ulivyo. Kinachofanya kazi kinaonyeshwa kwa wote. Kila wazo zuri linaleta mawili mapya.',
  },
  'fair-tax': {
    name: 'Wenye zaidi walipe zaidi',
    text: 'Katika nchi kadhaa mwenye duka analipa sehemu kubwa zaidi ya mapato yake kwa kodi kuliko bilionea, kwa sababu mkate unatozwa kodi na utajiri mkubwa karibu hautozwi kabisa. Mpango huu unaifanya kodi iwe ya haki tena: ndogo kwa chakula cha msingi, kubwa kwa mapato makubwa sana, urithi mkubwa na nyumba tupu, na zawadi chache kwa kampuni kubwa. Fomu zinaenea ukurasa mmoja. Kila mwaka tunaonyesha fedha zilitumika kwa nini, kwa picha za shule na zahanati. Watu wanalipa kwa moyo zaidi wakiona kwamba jirani naye analipa. Hapo kuna fedha za kile ambacho wote wanahitaji.',
  },
  'cheap-remittances': {
    name: 'Tuma fedha kwa bei nafuu',
    text: 'Wahamiaji wanatuma fedha nyingi zaidi kwa nchi maskini kuliko msaada wa serikali zote. Lakini kila mara sehemu kubwa inapotea kwa ada, na benki zinachelewa. Dunia imeahidi kushusha gharama chini ya asilimia tatu. Mpango huu unafungua soko kwa kampuni za simu na vyama vya ushirika, unaonyesha ada zote kwenye ukurasa mmoja, na unaruhusu posta zilipe vijijini. Muuguzi aliye Roma au mjenzi aliye Dubai anaweza kutuma kidogo kila wiki. Fedha zinakwenda moja kwa moja zinapohitajika, kwa familia.',
  },
  'open-doors': {
    name: 'Milango wazi kwa wote',
    text: 'Karibu mtu mmoja kati ya sita anaishi na ulemavu. Mara nyingi si mwili unaomzuia bali ngazi, fomu au jicho la mtu. Mpango huu unafanya vituo, shule, ofisi na kurasa za mtandao zitumike na wote: njia za mteremko, lifti, lugha ya ishara kwenye habari, maneno rahisi. Kampuni zinapata msaada wa kubadilisha mahali pa kazi. Watu wenye ulemavu wanapanga na kukagua, kwa sababu wao ndio wataalamu. Wazazi wenye vigari vya watoto na wazee wanafurahi pia. Nchi inayomwacha kila mtu afanye kazi na ajifunze ni tajiri zaidi.',
  },
  'newcomer-desk': {
    name: 'Dawati moja la wageni',
    text: 'Mtu anayefika kutoka mbali lazima atafute ofisi kumi na mbili kwa lugha asiyoweza kuisoma. Miaka inapotea. Mpango huu unafungua dawati moja kwa yote: hati, darasa la lugha, shule ya watoto, ukaguzi wa alichojifunza mtu kwao, kazi ya kwanza. Ureno ina vituo kama hivyo, ambapo watu wa mahali pengi wanafanya kazi pamoja. Wakalimani wapo hapo au kwenye simu. Muuguzi anafanya kazi tena kama muuguzi. Majirani wanakutana kwenye meza ya pamoja, na wanaojuana hawaogopani sana.',
  },
  'bus-lanes': {
    name: 'Mabasi ya haraka kwa wote',
    text: 'Curitiba nchini Brazil haikuwa na fedha za treni ya chini ya ardhi, kwa hiyo iliyapa mabasi njia zao, vituo kama vya treni, na tiketi zinazolipwa kabla ya kupanda. Bogotá, Istanbul na Dar es Salaam zikafuata. Njia ya basi inasafirisha watu wengi zaidi kuliko njia iliyojaa magari, na inaweza kuwa tayari kwa miaka miwili au mitatu. Wafanyakazi wanaokoa saa za maisha kila wiki, maduka yanapata wateja, na hewa inakuwa safi. Lakini madereva wa mabasi madogo ya zamani wanapoteza abiria wao. Huko Johannesburg waligoma mwaka 2009, na mabasi mapya yalipigwa risasi. Mpango huu unawapa hisa na kazi. Hadi wakubali, kutakuwa na siku za hasira.',
  },
  'better-streets': {
    name: 'Mitaa bora pale watu waishipo',
    text: 'Zaidi ya watu bilioni moja wanaishi katika mitaa ambayo ramani nyingi zinaiacha, bila mabomba, mifereji wala hati. Kuibomoa kunahamisha tatizo tu. Mpango huu unaiboresha pamoja na wanaoishi humo: njia ambazo gari la zimamoto linaweza kupita, maji, mifereji, taa, ukusanyaji wa taka, uwanja mdogo, na hati ya kiwanja. Huko Medellín nchini Kolombia, magari ya kamba na maktaba vilimani vilibadilisha mji mzima. Watu wenye uhakika kwamba watabaki wanajenga kuta bora wenyewe. Majirani wanaamua kinachokuja kwanza.',
  },
  'city-trees': {
    name: 'Kivuli mjini',
    text: 'Siku ya joto, mtaa wenye miti unaweza kuwa na nyuzi kadhaa chini ya mtaa usio nayo. Joto linaua kimyakimya, hasa wazee katika mitaa maskini, ambako karibu hakuna kijani. Mpango huu unapanda miti inakokosekana zaidi, unaondoa lami, unafungua viwanja vya shule baada ya masomo, na unampatia kila mti familia au duka la kuumwagilia. Mizizi inakunywa mvua kubwa, majani yanakamata vumbi, na watu wanakaa nje na kuzungumza. Medellín na Freetown zinafanya hivyo. Kupanda ni rahisi na haraka. Lakini mti mchanga mwembamba hautoi kivuli: zawadi halisi inakuja miaka kadhaa baadaye, ikiwa mtu ataendelea kumwagilia.',
  },
  'safe-buildings': {
    name: 'Nyumba zinazosimama',
    text: 'Si tetemeko linaloua, watu wanasema, bali nyumba. Shule na hospitali zilizojengwa vizuri zinasimama katika matetemeko na dhoruba. Baada ya hasara kubwa, Chile ilitunga kanuni kali za ujenzi na inazikagua kweli, na matetemeko makali huko leo yanachukua maisha machache. Mpango huu unaandika pia kanuni rahisi za nyumba za kuishi, unafunza wajenzi wa mianzi, matofali na zege, unaimarisha shule kwanza, na unawaadhibu wanaouza saruji mbovu. Kila nyumba inakaguliwa kabla paa halijawekwa. Janga likija, tunafagia vioo vilivyovunjika, na tunaishi.',
  },
  'birth-certificates': {
    name: 'Kila mtoto na cheti',
    text: 'Bila cheti cha kuzaliwa mtoto hayupo machoni pa serikali: hana kadi ya chanjo, mtihani, wala pasipoti, na hakuna anayeweza kuthibitisha kwamba msichana ni mdogo mno kuolewa au mvulana kuwa askari. Mamilioni mengi ya watoto wadogo hawana. Mpango huu unafanya cheti kiwe cha bure, unawaruhusu wauguzi kuandikisha watoto kwa simu siku ya kuzaliwa, na unapeleka timu vijijini kwa waliokosa. Ni karatasi ndogo yenye jina. Lakini ni ufunguo wa haki nyingine zote.',
  },
  'legal-aid': {
    name: 'Wakili kwa wasio na fedha',
    text: 'Sheria ni moja kwa wote, lakini ukiijua tu. Mjane anafukuzwa kwenye ardhi yake, mfanyakazi halipwi, kijana anasubiri gerezani kwa miaka na hajahukumiwa. Mpango huu unafunza na kuwalipa wasaidizi wa sheria: watu wa mtaa wanaojua sheria za msingi, wanaandika barua, wanaongozana na mtu polisi, na kumwita wakili jambo likiwa zito. Sierra Leone na Afrika Kusini zimeonyesha jinsi hili linavyofika mbali. Kesi nyingi zinamalizika kabla ya mahakama. Na watu wanaanza kuiamini sheria.',
  },
  'anti-corruption-office': {
    name: 'Ofisi isiyonunulika',
    text: 'Rushwa ni kodi ambayo maskini wanailipa mara mbili. Hong Kong ilijaa rushwa. Mwaka 1974 ilianzisha ofisi huru yenye kazi tatu: kuchunguza, kuzuia na kufundisha. Iliweza kuwachunguza polisi na wenye nguvu, na watu wakaanza kuripoti. Mpango huu unajenga ofisi kama hiyo hapa, yenye bajeti yake, mkuu asiyeweza kufukuzwa ovyo, na ripoti za wazi. Mawaziri lazima waseme hadharani wana mali gani. Kashfa bado zitatokea, lakini zinagunduliwa mapema, na kushughulikiwa, ili imani idumu.',
  },
  'open-budgets': {
    name: 'Bajeti ambayo wote wanaisoma',
    text: 'Fedha zinakwenda wapi? Huko Porto Alegre nchini Brazil, raia walikuwa wa kwanza kuamua katika mikutano ya wazi sehemu ya fedha za mji itumike kwa nini, na zaidi zikaenda kwa maji na majitaka katika mitaa maskini. Maelfu ya miji yameiga. Kwa Mpango huu kila ofisi inaweka bajeti na bili zake kwenye mtandao na kwenye ubao wa kijiji, kwa maneno rahisi, na watu wanapiga kura kuhusu sehemu yake. Watangazaji wa redio na shule wanaieleza. Washirika wa nje nao wanatoa kwa urahisi zaidi wakiweza kuona.',
  },
  'truth-commission': {
    name: 'Tume ya ukweli',
    text: 'Baada ya udikteta au vita vya wenyewe kwa wenyewe, kuna ukimya mkubwa. Waathiriwa wanataka kujua watoto wao walifanyiwa nini, na baadhi ya waliofanya wanataka kusahau. Nchini Afrika Kusini, Ajentina, Peru na nchi nyingine tume zimewasikiliza maelfu ya watu, baadhi yao hadharani, zimewatafuta waliopotea, na kuandika yaliyotokea. Mpango huu unaunda moja, yenye ulinzi kwa mashahidi na mahakama kwa makosa makubwa zaidi. Inachukua muda: Afrika Kusini ilisubiri zaidi ya miaka miwili ripoti ya kwanza. Mwanzoni mengi yanaumiza. Lakini nchi inayojua hadithi yake inaweza kuanza pamoja sura inayofuata.',
  },
  'arms-for-work': {
    name: 'Jembe kwa bunduki',
    text: 'Mapigano yakiisha, maelfu ya vijana wanajua kazi moja tu. Wasipokuwa na mustakabali mwingine, watairudia. Kwa Mpango huu kila anayekabidhi silaha anapata msaada wa miezi kadhaa, huduma ya roho, mafunzo, na mwanzo: vifaa, ardhi au kazi katika miradi ya umma. Nchini Msumbiji wasanii waligeuza bunduki kuwa viti na sanamu, na watu walibadilisha silaha kwa baiskeli na majembe. Vijiji vinavyowapokea vinapata shule au kisima pia. Mapigano yajayo yanakuta wapiganaji wachache.',
  },
  'village-mediators': {
    name: 'Wasuluhishi katika kila bonde',
    text: 'Vita vingi vinaanza kwa ng’ombe, kisima au shamba. Mpango huu unafunza watu wanaoheshimiwa wa makundi yote, wakiwemo wanawake na vijana, kusikiliza, kuwatuliza watu na kutafuta suluhisho ambalo pande zote mbili zinaweza kuishi nalo. Wana simu za kuonyana uvumi wa kisasi unapozunguka. Kamati za amani za mitaa nchini Kenya zilianzia Wajir, wanawake wa koo hasimu waliposhiriki soko moja na kuamua kwamba imetosha. Wasuluhishi wanaandika makubaliano na kurudi kukagua. Shida inakabiliwa ikiwa ndogo.',
  },
  'press-freedom-law': {
    name: 'Sheria ya habari huru',
    text: 'Pale waandishi wa habari wanapoweza kufanya kazi, wezi wanalala vibaya. Mpango huu unatunga sheria inayowalinda waandishi na vyanzo vyao, inayokomesha kifungo kwa kuwakosoa wenye nguvu, na inayozuia kesi zisizoisha za kutisha tu. Redio ya taifa inapata bodi huru, na vituo vidogo vya mitaa vinapata leseni na mfuko ambao wanasiasa hawawezi kuugusa. Kila shambulio dhidi ya mwandishi linachunguzwa. Vyombo huru vya habari navyo vinakosea, kwa hiyo kuna njia ya haki ya kulalamika na kusahihisha. Watu wanaojua yanayoendelea wanaweza kuamua.',
  },
  'right-to-ask': {
    name: 'Haki ya kuuliza',
    text: 'Uswidi inayo tangu 1766, Meksiko tangu 2002, India tangu 2005: mtu yeyote anaweza kuiomba ofisi ya umma hati zake na lazima apate jibu ndani ya wiki kadhaa. Kwa nini barabara haijajengwa? Nani alipata mkataba? Nchini India wanakijiji walitumia haki hii kugundua fedha za wafanyakazi waliokuwepo kwenye karatasi tu. Mpango huu unaandika haki hiyo kwenye sheria, unamtaja afisa katika kila mamlaka, na unawafunza vijana kuitumia. Karibu hakuna gharama. Unaondoa tu tabia mbaya: usiri.',
  },
  'police-complaints': {
    name: 'Polisi wanaowajibika kwa watu',
    text: 'Unampigia nani simu polisi wenyewe wakikosea? Katika Mpango huu ofisi ya raia, si ya polisi, inapokea malalamiko, inaweza kuona mafaili na kamera, na inachapisha ilichogundua. Maafisa wanafunzwa kuwatuliza watu kabla ya kutumia nguvu, na wanapiga doria kwa miguu katika mitaa ileile, ili wayajue majina ya wanaoishi hapo. Ireland ya Kaskazini ilijenga upya polisi wake hivi baada ya mzozo mrefu uitwao The Troubles. Maafisa wazuri wanafaidika zaidi: watu wanawasalimia, na kuwaambia wanachojua.',
  },
  'youth-courts': {
    name: 'Njia ya pili kwa vijana',
    text: 'Gereza ni shule mbaya. Kijana aliyeiba simu na kufungwa pamoja na watu wazima mara nyingi anarudi akiwa mhalifu wa kweli. Katika Mpango huu mahakama za vijana zinafanya kazi kwa njia nyingine: hakimu, familia na aliyeathiriwa wanakaa meza moja na kukubaliana jinsi ya kurekebisha madhara, kwa kazi, kwa kuomba radhi, kwa kurudi shule. New Zealand ilichukua mengi ya haya kutoka mila za Wamaori. Selo ni za kesi mbaya kabisa tu. Waathiriwa wengi zaidi wanajisikia wamesikilizwa, na vijana wengi zaidi wanapata njia yao.',
  },
  'election-observers': {
    name: 'Macho mengi kwenye kura',
    text: 'Uchaguzi ni mzuri tu ikiwa walioshindwa wanaamini matokeo. Mpango huu unafunza maelfu ya raia wanaoangalia kila kituo cha kura, wanapiga picha ya fomu ya matokeo mlangoni, na kujumlisha namba wenyewe. Nchini Ghana, Kenya na Ufilipino raia wamefanya hesabu kama hizo, na ile rasmi ilipokuwa ya haki waliweza kusema hivyo. Pia tunaweka daftari la wapiga kura safi na kumaliza malalamiko kwa siku chache. Mtu akipiga kelele za wizi wa kura, kuna ushahidi. Shaka haigeuki moto.',
  },
  'stop-trafficking': {
    name: 'Komesha biashara ya watu',
    text: 'Kazi nzuri mjini, mgeni anasema, na msichana anatoweka. Biashara haramu ya watu ni uhalifu unaoleta fedha nyingi, na sehemu kubwa haionekani kamwe. Mpango huu unafunza walinzi wa mpaka, walimu, madereva wa mabasi na wahudumu wa hoteli kutambua. Polisi wa nchi mbalimbali wanashirikishana wanachojua na kufuata fedha. Walionusurika hawaadhibiwi: wanapata usalama, daktari, hati na njia ya kurudi shuleni au kazini. Nepal ina wanawake mpakani wanaouliza maswali yanayofaa. Kila mtu anayepatikana ni uhai uliorudishwa.',
  },
  'mobile-courts': {
    name: 'Mahakama yenye magurudumu',
    text: 'Katika nchi kubwa hakimu wa karibu anaweza kuwa umbali wa siku tatu. Kwa hiyo uhalifu unabaki bila adhabu, na watu wanajichukulia sheria mkononi. Katika Mpango huu hakimu, karani na mawakili wanasafiri kwa gari na mahema kutoka mahali hadi mahali, kwa tarehe ambazo wote wanazijua. Nchini Kongo mahakama zinazotembea zimewahukumu hata askari kwa ubakaji. Mambo madogo, kama deni, jiwe la mpaka au talaka, yanamalizwa kwa siku moja. Watu wakiona haki ikitendeka chini ya mti wa kijiji chao, wanaiamini.',
  },
  'stolen-money-back': {
    name: 'Fedha zilizoibwa zirudi',
    text: 'Watawala wakiiba, fedha hazibaki nchini. Ziko katika benki, majumba na mashua za anasa katika nchi tajiri. Mkataba wa dunia unasema lazima zirudishwe. Uswisi imerudisha mamia ya mamilioni kwa Nigeria, na sehemu ya mwisho ilikwenda kwa familia maskini mbele ya macho ya waangalizi. Mpango huu unawalipa wapelelezi na mawakili wazuri, na unafungua daftari la nani hasa anamiliki kampuni ipi. Hilo peke yake linawatisha wezi. Lakini fedha zenyewe zinarudi kwa msaada wa nje tu: majaji na polisi wa nchi hizo tajiri lazima washirikiane nasi. Kwa hiyo washirika imara wanakuja kwanza, na kisha kuna kitu kwa wote.',
  },
  'citizens-forum': {
    name: 'Baraza la raia',
    text: 'Maamuzi makubwa kuhusu maendeleo mara nyingi yanafanywa na watu ambao hawatayahisi kamwe. Katika Mpango huu watu mia moja wanachaguliwa kwa kura ya bahati: waokaji mikate, wanafunzi, wafugaji, mabibi. Kwa wikendi kadhaa wanawasikia wataalamu, wanazungumza katika makundi madogo, na kuandika wanachoshauri. Ireland ilifanya hivi kabla ya kura zake kubwa, na Ufaransa kuhusu tabianchi. Kampuni, vyama vya wafanyakazi na vikundi vya vijiji vinaweza kuja kutoa maoni yao. Serikali lazima ijibu kila hoja hadharani. Gharama ni ndogo, na kisha mawazo mazuri yana watu wengi nyuma yake.',
  },
  'whistleblower-law': {
    name: 'Ulinzi kwa wanaosema wazi',
    text: 'Sumu mtoni, bili bandia zahanatini: karibu kila mara mtu wa ndani alijua. Lakini wanaosema wanapoteza kazi, au mabaya zaidi. Mpango huu unawalinda. Kuna njia salama ya kuripoti, yenye namba badala ya jina. Ni marufuku kumfukuza au kumtishia mtu huyo, na anayefanya hivyo lazima alipe. Umoja wa Ulaya ulitunga kanuni za hili mwaka 2019. Hapa, taarifa ikiokoa fedha za umma, sehemu inaweza pia kwenda kwa aliyeitoa. Ukweli unakuwa na hatari ndogo, na udanganyifu hatari kubwa.',
  },
  'prison-reform': {
    name: 'Magereza yanayofungua mlango',
    text: 'Watu wengi walio gerezani watakuwa tena majirani zetu. Swali ni watarudi vipi. Mpango huu unakomesha msongamano, unawaruhusu wanaosubiri kesi wabaki nje pale ilipo salama, na unatoa masomo ya kusoma, ufundi na matibabu ya uraibu. Nchini Norwe walinzi wanafunzwa miaka miwili, na watu wanne kati ya watano wanaotoka gerezani hawapati hukumu mpya katika miaka miwili inayofuata. Miezi ya mwisho wanafanya kazi nje, wakiwa na chumba cha kwenda. Si ulegevu: ni salama zaidi kwetu sote, na kampuni zinapata wafanyakazi wanaowahitaji.',
  },
  'gun-register': {
    name: 'Ijue kila bunduki',
    text: 'Ugomvi penye bunduki nyumbani unaisha tofauti. Baada ya mauaji ya halaiki kwa risasi mwaka 1996, Australia ilinunua na kuharibu zaidi ya bunduki laki sita na kufanya leseni kuwa kali. Vifo vya risasi vilipungua. Mpango huu unaandikisha kila silaha, unadai mafunzo, uchunguzi wa afya na sababu nzuri, na unalipia kila silaha inayokabidhiwa, bila kuuliza maswali. Maghala ya jeshi na polisi yanahesabiwa na kufungwa, kwa sababu bunduki nyingi haramu ziliibwa humo. Wawindaji na wakulima wanabaki na wanachohitaji. Matokeo: majeneza machache.',
  },
  'peace-radio': {
    name: 'Redio ya amani',
    text: 'Redio inaweza kuua: nchini Rwanda mwaka 1994 iliwachochea watu wafanye mauaji. Redio inaweza pia kuponya. Tangu 2004 mamilioni nchini Rwanda wamefuata mchezo wa redio kuhusu vijiji viwili vinavyogombana, vinavyopendana na vinavyojifunza kupaza sauti dhidi ya chuki. Utafiti uligundua kwamba wasikilizaji walithubutu zaidi kutokubali, na walitatua matatizo pamoja. Mpango huu unalipia hadithi nzuri katika lugha zote za hapa, vipindi vya kupiga simu vyenye watu wa pande zote mbili, na ukweli mtulivu uvumi unapozagaa. Redio inafika vijiji vya mbali, na wasioweza kusoma. Mawazo mapya yanasafiri nayo.',
  },
  'debt-relief': {
    name: 'Deni kwa maendeleo',
    text: 'Nchi kadhaa zinawalipa wakopeshaji wao zaidi ya zinavyotumia kwa afya au shule. Karibu mwaka 2000 kampeni ya dunia nzima ilipata msamaha wa madeni kwa nchi nyingi maskini, na ilizisaidia Tanzania na Uganda kulipia shule za msingi bila ada. Mpango huu unawaleta wakopeshaji wote kwenye meza moja, benki na nchi mpya zinazokopesha pia. Sehemu ya deni inafutwa, na kiasi kilekile kinalipwa kwa zahanati, shule na misitu. Lakini wakopeshaji wanauliza kwanza: je, fedha zitaibwa? Karibu mwaka 2000 pia, ni nchi zenye mpango na hesabu wazi tu zilizopata msamaha. Pale sheria na ofisi zilipo za uaminifu, wanakubali, na wote wanaweza kupumua.',
  },
  'aid-promise': {
    name: 'Timiza ahadi ya 0.7',
    text: 'Mwaka 1970 nchi tajiri ziliahidi kutoa asilimia 0.7 ya pato lao la taifa kwa nchi maskini. Ni chache tu, kama Norwe, Uswidi, Denmaki na Luksembagi, zimetimiza ahadi hiyo. Kwa Mpango huu tunaweka tarehe, tunaandika namba kwenye sheria, na kutoa ripoti kila mwaka. Fedha zinakwenda kwanza kwa watu walio nyuma zaidi, na wana sauti kuhusu zinavyotumika. Si sadaka: magonjwa, moshi na vita vinavuka mipaka yote, na vivyo hivyo muziki, biashara na marafiki. Ahadi moja iliyotimizwa ina thamani kuliko kumi mpya.',
  },
  'open-statistics': {
    name: 'Namba kwa wote',
    text: 'Huwezi kuongoza usichokiona. Wasichana wangapi wanaacha shule? Maji ni mabaya wapi? Katika nchi nyingi namba kama hizo ni za zamani, zimefungiwa, au zimegawanyika katika ofisi kumi. Mpango huu unatengeneza tovuti moja ya wazi na kitabu kimoja cha mwaka, chenye ramani zinazoeleweka, na namba za wanawake na wanaume, mji na kijiji. Kila mtu anaweza kuzitumia bure: mameya, waandishi, kampuni, wanafunzi. Mkuu huru wa takwimu anahakikisha kwamba hakuna anayezifanya zionekane bora kuliko zilivyo. Namba nzuri zinaisaidia Mipango mingine yote ifike inakohitajika zaidi.',
  },
  'tax-cooperation': {
    name: 'Hakuna pa kuficha faida',
    text: 'Kampuni inachimba shaba hapa, lakini faida yake inatokea kwenye kisiwa kidogo ambako kodi ni sifuri. Nchi nyingi zinapoteza hivi, maskini zaidi ya zote. Mwaka 2021 zaidi ya nchi 130 zilikubaliana kiwango cha chini cha kodi kwa kampuni kubwa sana. Mpango huu unaendelea kutoka hapo: ofisi za kodi zinabadilishana data zenyewe, kampuni kubwa zinaripoti nchi kwa nchi zinachopata na kulipa, na nchi maskini zina kura kamili kuhusu kanuni. Kampuni za ndani za uaminifu zinaweza kushindana tena. Na fedha za walimu na barabara zinatoka pale zinapopatikana.',
  },
  'technology-bank': {
    name: 'Benki ya ujuzi',
    text: 'Si fedha bali ujuzi uliomo katika benki hii. Mwaka 2018 Umoja wa Mataifa ulifungua Benki ya Teknolojia nchini Uturuki, kwa nchi zenye maendeleo ya chini zaidi duniani. Inapeleka wataalamu, inasaidia kupata leseni, inafungua maktaba za sayansi, na kuwakutanisha wanasayansi vijana. Kwa Mpango huu tunajiunga na uzoefu wetu wenyewe: jinsi ya kujenga kikausho cha jua, kuchapa kichujio cha maji, au kuendesha maabara kwa umeme kidogo. Washirika hawapokei tu, kila mmoja analeta kitu. Wanaojifunza haraka wanapata mawazo yao mapya.',
  },
  'patent-pool': {
    name: 'Shirikishana fomula',
    text: 'Dawa inaweza kugharimu senti kuitengeneza na maelfu kuinunua, kwa sababu kampuni moja inamiliki fomula. Tangu 2010 Medicines Patent Pool imewaomba wenye hataza wazishirikishe kwa ada ya haki, ili viwanda vya India, Afrika Kusini na kwingine vitengeneze kwa bei nafuu. Watu wengi wenye VVU wanapata dawa nzuri kwa sababu hiyo. Mpango huu unaongeza chanjo na vipimo kwenye mfuko huo, na unajenga viwanda katika kila bara sasa, si katikati ya mlipuko ujao. Ugonjwa mpya ukija, fomula na mashine viko tayari.',
  },
  'open-markets': {
    name: 'Masoko wazi kwa nchi maskini',
    text: 'Mkulima wa Afrika anaweza kupeleka kakao ghafi kwa nchi tajiri bila ushuru mpakani. Lakini kijiji chake kikitengeneza chokoleti kwa kakao hiyo, chokoleti inaweza kukutana na kanuni ndefu na ngumu na, mahali pengine, ushuru wa mpakani. Kanuni ya Ulaya iitwayo Everything But Arms inaziruhusu nchi maskini zaidi kuuza huko karibu kila kitu bila ushuru huo. Mpango huu unafanya hivyo katika masoko zaidi, unarahisisha kanuni, na unazisaidia kampuni ndogo kufikia viwango vya afya kwa maabara na ushauri. Hatutaki kakao ghafi tu bali chokoleti. Biashara kwa masharti ya haki ina thamani kuliko zawadi nyingi.',
  },
  census: {
    name: 'Kila mtu anahesabiwa',
    text: 'Ni lini mara ya mwisho mtu kuuliza tuko wangapi? Bila sensa, vijiji havimo kwenye ramani, na chanjo, walimu na viti vya bunge vinakwenda mahali pasipofaa. Mpango huu unamhesabu kila mtu kwa wiki chache: wanaohamahama, walio kambini, wasio na hati, kwa ahadi kwamba hakuna jina linalopelekwa popote. Nchi jirani zinaazima vishikwambi na wataalamu, kama nchi za Afrika zilivyofanyiana. Vijana wanafunzwa kuuliza kwa heshima. Kuhesabiwa ni kuambiwa: wewe ni wa hapa.',
  },
  'south-south-exchange': {
    name: 'Kusini inajifunza kwa kusini',
    text: 'Mwalimu bora mara nyingi ni aliyetatua tatizo lilelile mwaka jana. Kuba ilipeleka madaktari, Brazil ilishirikisha chakula chake cha shule, India dawa zake za bei nafuu, na jinsi wakulima wa Niger walivyorudisha miti sasa inatumika katika nchi nyingine. Katika Mpango huu watu wa nchi zenye matatizo yanayofanana wanatembeleana, wanafanya kazi pamoja kwa miezi kadhaa, na wanabaki na mawasiliano. Hakuna washauri ghali, hakuna ripoti ambazo hakuna anayezisoma. Tunaanza na aliye nyuma zaidi. Ndege na kitanda ndizo karibu gharama pekee.',
  },
  'twin-towns': {
    name: 'Miji pacha',
    text: 'Baada ya Vita vya Pili vya Dunia, miji ya Ufaransa na Ujerumani ilikuwa pacha, ili watu waliokuwa wamepigana risasi wakae meza moja. Leo miji ya mabara tofauti inafanya hivyo: wazimamoto wanafanya mazoezi pamoja, shule zinaandikiana barua, na mamlaka za maji zinabadilishana vipuri na ushauri. Mpango huu unausaidia kila mji kupata pacha na kufanya pamoja jambo moja lenye faida kila mwaka, lililochaguliwa na pande zote mbili. Linaanza kwa kwaya au mechi ya mpira, na hilo ni zuri. Watu wanaojuana kwa sura wanasaidiana haraka zaidi wakati wa shida.',
  },
  'rescue-fund': {
    name: 'Mfuko dhidi ya anguko',
    text: 'Msukosuko ukipiga, fedha zinakimbia kwanza kutoka nchi dhaifu, nazo lazima zikope kwa riba kubwa mno. Baada ya msukosuko wa Asia wa 1997, nchi za huko zilitengeneza wavu wa pamoja wa usalama na kuahidi kukopeshana. Kwa Mpango huu sisi na majirani zetu tunafanya vilevile: kila mmoja anachangia katika miaka mizuri, na katika mwaka mbaya anaweza kuchukua haraka, kwa kanuni zilizokubaliwa mapema. Mishahara na hospitali zinaendelea kulipwa. Kwa sababu wote wanajua kwamba mfuko upo, hofu inaanza mara chache zaidi.',
  },
  'university-network': {
    name: 'Chuo kimoja, nchi nyingi',
    text: 'Si kila nchi inaweza kuwa na chuo kikubwa cha udaktari, sayansi ya bahari au uhandisi. Lakini nchi kumi pamoja zinaweza. Chuo Kikuu cha Pasifiki Kusini ni cha zaidi ya nchi kumi za visiwa na kinafundisha pia kwa setelaiti. Katika Mpango huu vyuo vikuu vinatumia pamoja kozi, maabara na maktaba, vinatambua mitihani ya kila kimoja, na kupeleka wanafunzi na walimu kuvuka mipaka, kama Erasmus inavyofanya Ulaya. Kuna nafasi na ruzuku kwa wasioweza kamwe kulipa. Watu waliosoma pamoja wanapokeleana simu maisha yote.',
  },
  'free-software': {
    name: 'Programu za wote',
    text: 'Kila hospitali na wizara inanunua programu zilezile tena na tena, na inalipa kila mwaka. Programu huria zinaweza kutumika, kubadilishwa na kupelekwa kwa wengine na kila mtu. DHIS2, iliyoanzia Norwe na Afrika Kusini, sasa inazisaidia nchi nyingi kutunza data za afya, na watu wa kujitolea wa OpenStreetMap wanachora ramani baada ya majanga kwa saa chache. Mpango huu unawalipa waandaaji wetu wa programu kujenga zana kama hizo pamoja na washirika, kwa lugha zetu na zinazofanya kazi kwenye simu za zamani. Alichojenga mmoja, wote wanacho. Na kila zana mpya inatoa mawazo kwa inayofuata.',
  },
  'progress-report': {
    name: 'Iambie dunia tunavyoendelea',
    text: 'Mwaka 2015 nchi zote za Umoja wa Mataifa zilikubali malengo 17, lakini hakuna anayeweza kuzilazimisha. Kinachosaidia ni kujitazama kwa ukweli. Kila mwaka nchi kadhaa zinasimama mbele ya nyingine na kueleza zilichofikia na ambacho hazijafikia. Kwa Mpango huu ripoti yetu haiandikwi na maafisa peke yao: miji, vyama vya wafanyakazi, makanisa, misikiti na shule vinaongeza sura zao, hata pale panapouma. Kisha tunaialika nchi mshirika ituulize maswali, nasi tunaiuliza. Matatizo yanayotajwa yanaweza kutatuliwa, na wengine wanatoa msaada ambao hatukuutarajia.',
  },
  'citizen-science': {
    name: 'Sayansi ya kila mtu',
    text: 'Wanasayansi hawawezi kuwa kila mahali, lakini watu wanaweza. Watu wa kujitolea wanahesabu ndege dirishani, wanapima hewa kwenye roshani, wanapiga picha wadudu, na kuandika mvua ya kwanza inaponyesha. Katika mito ya Ulaya na Afrika wanafunzi wanapima maji kwa kisanduku kidogo cha vipimo. Mpango huu unaunganisha vikundi kama hivyo kuvuka mipaka, unavipa zana rahisi na kukagua data. Baadhi ya namba rasmi za SDG zinaweza kutoka kwa vikundi kama hivyo. Watu waliopima mto wao hawapiti tena kando yake bila kuujali. Na wataalamu na majirani wanajifunza kuaminiana.',
  },
  'joint-planning': {
    name: 'Mpango mmoja kwa wizara zote',
    text: 'Wizara moja inawalipa wakulima wafyeke ardhi, inayofuata inalipia msitu mpya. Moja inajenga zahanati, nyingine inasahau barabara ya kufika. Mpango huu unaziweka wizara zote kwenye meza moja kabla fedha hazijatolewa. Kila mradi mkubwa unakaguliwa: unamsaidia nani, unamdhuru nani, na lengo lipi linabaki nyuma? Finlandi na Kolombia zimeanzisha mikutano kama hiyo. Eneo dhaifu zaidi linakuja kwanza fedha za pamoja zinapogawanywa. Ni polepole mwanzoni, na kisha kila kitu kinakwenda haraka, kwa sababu hakuna anayevuta upande mwingine.',
  },
  'diaspora-bonds': {
    name: 'Hati fungani za walio nje',
    text: 'Mamilioni ya watu waliohama bado wanajali walikotoka. Israeli na India zimewaomba watu wao walio nje wakopeshe fedha za kuijenga nchi. Kwa mkopo huo walipata karatasi: hati fungani. Mpango huu unatoa hati fungani ndogo kwa simu, kwa miradi inayojulikana: daraja hili, hospitali ile, kwa picha za kazi inavyoendelea. Bodi huru inalinda fedha, kwa sababu imani ndiyo kila kitu hapa. Wanaokopesha pia wanaleta mawazo, watu wanaowajua na ziara. Wanarudishiwa fedha zao na riba kidogo, na sote tuna zaidi ya kufanyia kazi.',
  },
  'green-technology': {
    name: 'Teknolojia safi kwa wote',
    text: 'Nchi maskini zikijenga umeme na viwanda vyao kwa njia ya zamani na chafu, tabianchi imeangamia. Zikiruka hatua hiyo, wote wanafaidika. Nyingi zilifanya hivyo kwa simu: zilitandaza nyaya chache za shaba. Katika Mpango huu washirika wanashirikishana hataza, mashine na mafunzo ya jua, upepo, betri na saruji safi. Nchi tajiri zinalipa sehemu, kama zilivyoahidi katika mikataba ya tabianchi, kupitia Green Climate Fund. Kampuni za pande zote mbili zinajenga pamoja, ili ujuzi ubaki. Njia safi lazima iwe njia rahisi.',
  },
  'vaccine-sharing': {
    name: 'Gawaneni dozi za kwanza',
    text: 'Katika gonjwa la dunia, nchi zinazoweza kulipa zinanunua chanjo kwanza. Nchi maskini zinasubiri, virusi vinaendelea kuenea huko, na aina zake mpya zinasafiri kurudi kwetu. Mwaka 2020 washirika walianzisha COVAX, ili dozi zifike kwa wote. Kwa chini ya mwaka mmoja ilizileta bilioni moja kwa nchi 144, lakini kwa kuchelewa, kwa sababu nchi tajiri zilikuwa zimechukua za kwanza. Kwa Mpango huu tunaahidi kwa sheria kutoa dozi moja kati ya kila tano tangu siku ya kwanza, na tunawaomba wengine wafuate. Ni haki, na gonjwa linaisha mapema. Lakini baadhi ya watu wetu lazima wasubiri zaidi chanjo yao.',
  },
  'tax-inspectors': {
    name: 'Wakaguzi wa kodi bila mipaka',
    text: 'Afisa kodi kijana anatazama vitabu vya kampuni kubwa ya migodi yenye mawakili mia mbili. Hayo si mashindano ya haki. Tangu 2015 mpango uitwao Wakaguzi wa Kodi Bila Mipaka umepeleka wakaguzi wenye uzoefu wakae kando yake. Wanashughulikia kesi halisi, na kwa gharama ndogo nchi maskini zimekusanya kiasi kikubwa zilichostahili kulipwa. Mpango huu unaupanua: wataalamu zaidi, hata kutoka kusini, na maktaba ya pamoja ya mbinu. Ni msaada ambao siku moja hauhitajiki tena. Nchi inalipia shule zake yenyewe, kwa fedha zake yenyewe.',
  },
};
