import type { AiText } from './en';

export const aiSw: AiText = {
  'card.allocation-tool': 'Mgawa Misaada',
  'card.allocation-tool.story':
    'Inaonyesha nyumba zipi zinahitaji chakula au dawa kwanza, ili msaada ufike pale unapokosekana.',
  'card.allocation-tool.wrong.surveillance':
    'Orodha yake inasema nani ni maskini na wanalala wapi. Mtu mwenye mamlaka anapata nakala, na watu wanaacha kukuamini.',
  'card.allocation-tool.guards.scam': 'Mtu lazima akubali kila malipo, kwa hiyo ombi la uongo linagunduliwa.',

  'card.upskilling': 'Mafunzo ya AI',
  'card.upskilling.story':
    'Kozi fupi katika jamii zako zinawafundisha watu kutumia AI katika kazi zao za kila siku.',
  'card.upskilling.wrong.surveillance':
    'Programu ya kozi inarekodi kila anachoandika mwanafunzi. Bosi anaisoma, na watu wanaacha kozi zako.',
  'card.upskilling.guards.dependence':
    'Watu wanaoielewa zana wanaweza kuitengeneza, kuibadilisha, au kufanya kazi bila hiyo.',
  'card.upskilling.guards.bias': 'Watu wanaoielewa zana wanagundua inapowatendea isivyo haki, na wanasema.',

  'card.synthetic-data': 'Data ya Kubuni',
  'card.synthetic-data.story':
    'Inabuni data inayofanana na ya hapa, ili ujenge zana bila kutumia habari binafsi.',
  'card.synthetic-data.wrong.bias':
    'Inanakili mapengo ya data ya zamani. Aliyekosekana humo anakosekana tena, na kurekebisha kunakugharimu fedha.',
  'card.synthetic-data.guards.surveillance': 'Pale data ni ya kubuni, hakuna mtu halisi wa kupelelezwa.',

  'card.voice-assistant': 'Msaidizi wa Sauti',
  'card.voice-assistant.story': 'Inajibu maswali kwa sauti katika lugha ya hapa, kwa watu wasioweza kusoma.',
  'card.voice-assistant.wrong.surveillance':
    'Inasikiliza siku nzima. Maafisa wanasikia yaliyosemwa kuwahusu nyumbani.',
  'card.voice-assistant.guards.dependence':
    'Inajibu kwenye simu ya zamani kabisa, kwa hiyo watu bado wanapata msaada programu au intaneti ikishindwa.',

  'card.crop-adviser': 'Mshauri wa Mazao',
  'card.crop-adviser.story': 'Mkulima anapiga picha ya jani linaloumwa na anasikia la kufanya.',
  'card.crop-adviser.wrong.bias':
    'Ilijifunza kwenye mashamba makubwa ya nje. Hapa ushauri wake unaharibu mavuno, na wakulima wanakulaumu.',
  'card.crop-adviser.guards.scam': 'Picha moja inaonyesha kama mbegu ni halisi, kabla mtu hajailipia.',
  'card.crop-adviser.guards.surveillance':
    'Inafanya kazi kwenye simu yenyewe na haitumi picha popote. Zana zako nyingine zinaweza kujifunza kufanya vilevile.',

  'card.flood-forecast': 'Utabiri wa Mafuriko',
  'card.flood-forecast.story':
    'Inakionya kijiji siku kadhaa kabla mto haujapanda, ili watu na wanyama waondoke kwa wakati.',
  'card.flood-forecast.wrong.dependence':
    'Hakuna anayeutazama mto tena. Usiku mmoja utabiri unakaa kimya, na unalipia uokoaji.',
  'card.flood-forecast.wrong.scam':
    'Wezi wanatuma tahadhari ya uongo na kuiba kwenye nyumba tupu. Unalipia kilichopotea.',
  'card.flood-forecast.guards.disinformation':
    'Kila mtu anaweza kuona maji yaliyopimwa, na uvumi unaishia hapo.',
  'card.flood-forecast.guards.surveillance':
    'Inatazama mto na si watu, kwa hiyo hakuna cha faragha cha kuchukua.',

  'card.clinic-triage': 'Msaidizi wa Zahanati',
  'card.clinic-triage.story': 'Inamsaidia muuguzi kuona mgonjwa yupi hawezi kusubiri.',
  'card.clinic-triage.wrong.bias':
    'Ilijifunza zaidi kutoka kwa wanaume wa nchi tajiri. Mwanamke anarudishwa nyumbani mapema mno, na magazeti yote yanaandika.',
  'card.clinic-triage.guards.surveillance':
    'Inafuata kanuni ya madaktari: anachosema mgonjwa kinabaki chumbani. Data yako nyingine inatunzwa hivyo pia.',

  'card.translator': 'Mfasiri',
  'card.translator.story':
    'Inafasiri lugha ndogo ambazo kampuni kubwa ziliziacha, ili kila mtu aweze kushiriki.',
  'card.translator.wrong.bias':
    'Inamfanya kila bosi kuwa mwanamume na kila muuguzi kuwa mwanamke, na inakosea maneno ya kijijini. Watu wanahisi wametukanwa.',
  'card.translator.guards.disinformation': 'Watu wanasoma habari yenyewe kwa lugha yao, na si uvumi kuihusu.',
  'card.translator.guards.scam': 'Watu wanasoma mkataba kwa lugha yao kabla ya kuusaini.',

  'card.campaign-writer': 'Mwandishi wa Kampeni',
  'card.campaign-writer.story':
    'Inaandika mabango na machapisho kwa vikundi vidogo visivyoweza kumlipa mwandishi.',
  'card.campaign-writer.wrong.disinformation':
    'Inabuni namba inayosikika vizuri. Unaichapisha, na waandishi wa habari wanagundua.',
  'card.campaign-writer.wrong.surveillance':
    'Inaweka orodha ya wanaosoma na kupenda machapisho yako. Orodha inavuja, na marafiki zako wananyamaza.',
  'card.campaign-writer.guards.scam':
    'Inajua hila za ofa za uongo, na inaandika maonyo ambayo kila mtu anayaelewa.',

  'card.ad-targeting': 'Lenga Matangazo',
  'card.ad-targeting.story': 'Inaonyesha ujumbe kwa waliokusudiwa, kama tarehe ya chanjo kwa wazazi vijana.',
  'card.ad-targeting.wrong.surveillance':
    'Inakisia kwa mibofyo nani ni mgonjwa, mjamzito au ana deni. Watu wanagundua, na wanakukasirikia.',
  'card.ad-targeting.guards.bias': 'Inahesabu ambao haikuwafikia kamwe, kwa hiyo unaona nani ameachwa.',

  'card.trend-finder': 'Mtafuta Mada',
  'card.trend-finder.story': 'Inaona mapema watu wanaanza kuzungumzia nini, ili uweze kujibu kwa wakati.',
  'card.trend-finder.wrong.disinformation':
    'Akaunti mia moja za uongo zinaufanya uongo uonekane unapendwa, nawe unaurudia. Sasa wanaokusikiliza ni wachache.',
  'card.trend-finder.guards.surveillance': 'Inahesabu mada, si watu: majina yanafutwa mara moja.',

  'card.press-monitor': 'Mfuatilia Habari',
  'card.press-monitor.story': 'Inasoma magazeti ya dunia nzima na kukuambia yanapoandika kuhusu nchi yako.',
  'card.press-monitor.wrong.disinformation':
    'Inaamini ukurasa wa habari za uongo. Unaunukuu hadharani, na watu wanaacha kukusikiliza.',
  'card.press-monitor.guards.dependence':
    'Inasoma vyanzo vingi, kwa hiyo unaweza kupoteza kimoja na kuendelea.',

  'card.mobile-money': 'Fedha kwa Simu',
  'card.mobile-money.story': 'Watu wasio na benki wanaweka akiba, wanatuma na wanapokea fedha kwa simu.',
  'card.mobile-money.wrong.scam':
    'Anayepiga simu anasema anatoka benki na anaomba namba ya siri. Dakika moja baadaye fedha hazipo.',
  'card.mobile-money.guards.bias':
    'Watu wasio na benki sasa wanaonekana kwenye data, kwa hiyo zana nyingine haziwasahau tena.',

  'card.credit-scoring': 'Kipima Mkopo',
  'card.credit-scoring.story':
    'Inatazama jinsi watu wanavyolipa bili zao, ili hata wasiojulikana na benki wapate mkopo.',
  'card.credit-scoring.wrong.bias':
    'Inaukatalia mtaa mzima kwa sababu ya majirani wachache. Hakuna anayeweza kusema sababu, na waandishi wa habari wanakuuliza wewe.',
  'card.credit-scoring.guards.scam': 'Inasimamisha malipo yanayoonekana ya ajabu, hadi mtu ayakague.',

  'card.grant-writer': 'Mwombaji Ruzuku',
  'card.grant-writer.story': 'Inavisaidia vikundi vidogo kuwaomba wafadhili fedha kwa njia inayofaa.',
  'card.grant-writer.wrong.scam':
    'Mfadhili wa uongo anaomba ada kabla ya zawadi. Zana inajaza fomu, nawe unalipa.',
  'card.grant-writer.guards.disinformation':
    'Inauliza chanzo cha kila namba, na sasa maandishi yako yote yana chanzo.',
  'card.grant-writer.guards.surveillance':
    'Inauliza tu kile ambacho mfadhili lazima ajue, na inafuta mengine.',

  'card.open-records': 'Utafutaji wa Hati',
  'card.open-records.story':
    'Inapata hati za umma kwa sekunde, ili watu wathibitishe haki zao na wakague maamuzi.',
  'card.open-records.wrong.surveillance':
    'Kila utafutaji unahifadhiwa. Maafisa wanasoma nani amekuwa akiwaulizia.',
  'card.open-records.guards.disinformation':
    'Hati ya kweli iko wazi kwa wote, kwa hiyo nukuu ya uongo inagunduliwa haraka.',

  'card.safe-messages': 'Ujumbe Salama',
  'card.safe-messages.story':
    'Inafunga ujumbe ili wewe na marafiki zako tu muweze kuusoma, na inakuonya kuhusu wageni.',
  'card.safe-messages.wrong.surveillance':
    'Programu ya upelelezi kwenye simu moja inasoma kabla kufuli halijafungwa. Marafiki hawathubutu tena kukutana.',
  'card.safe-messages.guards.scam': 'Inakagua nani hasa anaandika, kwa hiyo hakuna anayeweza kujifanya wewe.',

  'card.law-helper': 'Msaidizi wa Sheria',
  'card.law-helper.story': 'Inaeleza sheria na barua rasmi kwa maneno rahisi.',
  'card.law-helper.wrong.bias':
    'Inazijua zaidi sheria za nchi tajiri. Unanukuu ambayo haipo hapa, na maafisa wanakasirika.',
  'card.law-helper.guards.surveillance':
    'Inakuambia ni data gani sheria inaruhusu wengine waichukue, na jinsi ya kukataa.',

  'card.permit-helper': 'Msaidizi wa Vibali',
  'card.permit-helper.story': 'Inajua unahitaji muhuri gani kwa duka, kisima au maandamano, na uupate wapi.',
  'card.permit-helper.wrong.dependence':
    'Baada ya mwaka hakuna anayejua njia bila hiyo. Kisha mtengenezaji wake anapandisha bei.',
  'card.permit-helper.guards.bias':
    'Inamwonyesha kila mtu kanuni zilezile, kwa hiyo unaona zana inapomtendea mtu isivyo haki.',

  'card.community-map': 'Ramani ya Jamii',
  'card.community-map.story':
    'Watu wanachora njia, visima na mahali pa kukutania ambavyo havimo kwenye ramani yoyote, na wanaona nani yuko karibu na nani.',
  'card.community-map.wrong.surveillance':
    'Mtu anatumia ramani kupata mahali pa kukutania. Watu wanaacha kuja, na uhusiano unavunjika.',
  'card.community-map.guards.dependence': 'Ramani ni ya walioichora, na iko kwenye karatasi pia.',

  'card.network-planner': 'Mpanga Mitandao',
  'card.network-planner.story':
    'Inagundua mnara au barabara inaunganisha wapi watu wengi zaidi kwa fedha chache zaidi.',
  'card.network-planner.wrong.dependence':
    'Ni kampuni moja tu inayoweza kubadilisha mpango. Inafungwa, na laini moja inabaki imekufa.',
  'card.network-planner.guards.scam':
    'Inajua mnara unapaswa kugharimu kiasi gani, kwa hiyo bili ya uongo inagunduliwa.',

  'card.signal-booster': 'Kikuza Mawasiliano',
  'card.signal-booster.story': 'Inaweka simu na ujumbe hai pale mawasiliano ni dhaifu.',
  'card.signal-booster.wrong.dependence':
    'Watu wametoa redio zao. Kikuza kinasimama, na jamii nzima haisikii chochote kutoka kwako.',
  'card.signal-booster.guards.surveillance':
    'Ujumbe unakwenda kutoka simu hadi simu, na si kupitia mahali pamoja ambapo wote ungesomwa.',

  'card.fact-checker': 'Mkagua Ukweli',
  'card.fact-checker.story': 'Inalinganisha kinachosemwa na kinachojulikana, na inaonyesha vyanzo vyake.',
  'card.fact-checker.wrong.bias':
    'Inazijua zaidi lugha kubwa. Inaita habari za kweli za lugha yako uongo, na machapisho yako yanatoweka.',
  'card.fact-checker.guards.disinformation': 'Inakagua kila andiko la zana zako nyingine kabla halijatoka.',

  'card.video-maker': 'Mtengeneza Video',
  'card.video-maker.story':
    'Inatengeneza filamu kwa watu wasioweza kulipia studio, kwa sauti yoyote na sura yoyote.',
  'card.video-maker.wrong.disinformation':
    'Mtu anaitumia kuweka maneno ya uongo kinywani mwa kiongozi. Filamu ina jina lako.',
  'card.video-maker.guards.dependence':
    'Inageuza wanachojua watu kuwa filamu fupi, ambazo wanaweza kuzitazama bila zana yoyote.',

  'card.speech-writer': 'Mwandishi wa Hotuba',
  'card.speech-writer.story':
    'Inawasaidia watu ambao hawajawahi kuzungumza hadharani kupata maneno yenye nguvu.',
  'card.speech-writer.wrong.disinformation':
    'Hotuba inasikika kama kweli na si kweli. Msikilizaji mmoja anakagua sentensi, na hadhira inaondoka.',
  'card.speech-writer.guards.bias':
    'Kabla ya kila hotuba inauliza nani amesahauliwa. Hilo ni swali zuri kwa zana zako zote.',

  'card.policy-simulator': 'Kiigizaji cha Sera',
  'card.policy-simulator.story':
    'Inaijaribu sheria katika mfano wa nchi, kabla watu halisi hawajalazimika kuishi nayo.',
  'card.policy-simulator.wrong.bias':
    'Wanaofanya kazi bila mkataba hawamo kwenye data yake. Sheria inawaumiza, na walikuwa marafiki zako.',
  'card.policy-simulator.guards.disinformation':
    'Yeyote anaweza kuendesha mfano tena, kwa hiyo ahadi ya uongo inaonekana kwa urahisi.',
  'card.policy-simulator.guards.scam':
    'Inaonyesha nani hasa anafaidika na ofa, kwa hiyo ya uongo inagunduliwa.',

  'card.opinion-poll': 'Ukusanyaji Maoni',
  'card.opinion-poll.story': 'Inawauliza watu elfu kumi kwa simu kwa usiku mmoja wanahitaji nini.',
  'card.opinion-poll.wrong.surveillance':
    'Majibu yalikusudiwa kuwa siri. Yanatoka na majina yote, na magazeti yanaandika.',
  'card.opinion-poll.guards.bias': 'Inawauliza wanaokosekana kwenye data, na inaongeza wanachosema.',

  'card.data-commons': 'Data ya Pamoja',
  'card.data-commons.story':
    'Maktaba ya data ambayo jamii zinaimiliki pamoja. Kila mtu anaweza kujifunza kutoka kwake.',
  'card.data-commons.wrong.surveillance':
    'Mtu anaweka orodha mbili zisizo na madhara kando kwa kando, na watu halisi wanaweza kujulikana. Maktaba lazima ifungwe.',
  'card.data-commons.guards.dependence':
    'Data ni ya wote, kwa hiyo unaweza kuiacha kampuni na kuondoka nayo.',

  'card.code-helper': 'Msaidizi wa Programu',
  'card.code-helper.story': 'Inawasaidia watu wenye mafunzo kidogo kujenga programu zao wenyewe.',
  'card.code-helper.wrong.dependence':
    'Iliandika sehemu ambazo hakuna mtu hapa anazielewa. Baada ya sasisho hakuna kinachofanya kazi, na zana imepotea.',
  'card.code-helper.guards.scam': 'Inasoma programu mstari kwa mstari na kugundua zilizotengenezwa kuiba.',

  'card.face-finder': 'Mtafuta Nyuso',
  'card.face-finder.story':
    'Inampata mtoto aliyepotea kwenye umati. Inaweza pia kumtaja kila aliyekuwa kwenye mkutano.',
  'card.face-finder.wrong.surveillance':
    'Polisi wanataka picha zako za maandamano ya mwisho. Jibu lolote utakalotoa, kuanzia sasa wanakutazama.',
  'card.face-finder.guards.scam': 'Inakagua kwamba fedha zinakwenda kwa mtu aliyekusudiwa.',

  'card.price-watch': 'Mfuatilia Bei',
  'card.price-watch.story':
    'Inalinganisha bei, ili vikundi vidogo vilipe kidogo kwa uchapishaji, mabasi na simu.',
  'card.price-watch.wrong.scam': 'Duka la bei ndogo zaidi halipo. Unalipa kwanza, na hakuna kinachokuja.',
  'card.price-watch.guards.dependence':
    'Kila mara inamjua muuzaji wa pili, kwa hiyo unaweza kumwacha wa kwanza.',
  'card.price-watch.guards.bias':
    'Inaonyesha kundi moja linapolazimika kulipa zaidi ya jingine kwa kitu kilekile.',

  'card.school-tutor': 'Mkufunzi wa Shule',
  'card.school-tutor.story': 'Mwalimu mvumilivu kwa kila mtoto katika darasa la watoto themanini.',
  'card.school-tutor.wrong.dependence':
    'Watoto wananakili majibu yake na hawafikiri tena wenyewe. Wazazi wanakupa kisogo.',
  'card.school-tutor.guards.bias':
    'Walimu wa hapa wanaiambia kilicho sahihi hapa, na zana zako nyingine zinaweza kujifunza kutoka kwao pia.',

  'card.job-matcher': 'Mkutanisha Kazi',
  'card.job-matcher.story': 'Inawakutanisha wanaotafuta kazi na walio na kazi ya kutoa.',
  'card.job-matcher.wrong.bias':
    'Inanakili mazoea ya zamani na kuwaonyesha wanaume kazi nzuri. Nusu ya mji inakukasirikia.',
  'card.job-matcher.guards.surveillance':
    'Inaonyesha ujuzi na kuficha majina, hadi pande zote mbili zikubali.',

  'card.water-sensor': 'Kihisi cha Maji',
  'card.water-sensor.story': 'Inatazama visima usiku na mchana, na kusema maji yapi ni salama kunywa.',
  'card.water-sensor.wrong.dependence':
    'Hakuna anayepima maji kwa mkono tena. Kihisi kinaharibika, na lazima ununue maji safi kwa wote.',
  'card.water-sensor.guards.bias':
    'Inapima katika mitaa tajiri na maskini sawasawa, kwa hiyo hakuna mahali panapokosekana kwenye data.',

  'card.brand-check': 'Kipima Sifa',
  'card.brand-check.story': 'Inasoma wanachosema watu kukuhusu, ili uweze kurekebisha kilichoharibika.',
  'card.brand-check.wrong.bias':
    'Haielewi lahaja wala utani, na inadhani kwamba watu wenye hasira wana furaha. Kisha inatoka kwenye habari.',
  'card.brand-check.guards.disinformation':
    'Inaona mapema hadithi ya uongo inapoanzia, nawe unaweza kujibu kwa ukweli.',

  'card.remittances': 'Fedha kutoka Nje',
  'card.remittances.story': 'Familia zilizo nje zinatuma fedha nyumbani haraka na kwa ada ndogo.',
  'card.remittances.wrong.scam':
    'Sauti kwenye simu inasikika kama ya binti aliye nje anayehitaji fedha. Ni mashine.',
  'card.remittances.guards.surveillance':
    'Inapeleka kiasi na namba tu, na hakuna anayeona nani anamtumia nani.',
};
