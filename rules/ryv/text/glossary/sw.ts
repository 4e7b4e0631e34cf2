import type { GlossaryText } from './en';

export const glossarySw: GlossaryText = {
  'glossary.title': 'Kamusi ndogo',
  'glossary.1': 'Nguvu: unachotumia kulipa. Fedha, bidhaa na hisani, vyote kwa pamoja.',
  'glossary.2':
    'Ushawishi: vipande vya rangi yako. Vinaonyesha ni watu wangapi wanakusikiliza mahali fulani.',
  'glossary.3': 'Jamii: moja ya sehemu nne za nchi, ambako watu wanaishi.',
  'glossary.4': 'Hitaji la Jamii: kitu ambacho watu wa hapo wanakikosa, kama maji, shule au usalama.',
  'glossary.5': 'Kiungo: uhusiano kati ya jamii mbili, ambao kupitia kwake Ushawishi unaweza kukua.',
  'glossary.6':
    'Uwanja wa Umma: mahali nchi nzima inapozungumza. Vyombo vya Habari, Mitandao ya Kijamii, Vyombo vya Kimataifa na Utetezi.',
  'glossary.7':
    'Utetezi: kuzungumza na wenye mamlaka kwa ajili ya jambo fulani. Ushawishi wa hapo unakwenda moja kwa moja kwenye Kesho ya Nchi.',
  'glossary.8':
    'Mdau wa Hapa: watu wanaoishi hapa na kufanya kazi hapa, kama wafanyakazi au wafanyabiashara.',
  'glossary.9': 'Asasi: asasi ya kiraia. Raia wa nchi wanaofanya kazi pamoja bila faida na bila serikali.',
  'glossary.10': 'Shirika: hapa, shirika la misaada linalotoka nje ya nchi (NGO).',
  'glossary.11': 'Kampuni: hapa, kampuni ya kimataifa, inayofanya biashara katika nchi nyingi.',
  'glossary.12': 'Mtafiti: chuo kikuu, taasisi ya fikra au maabara inayoijua AI.',
  'glossary.13':
    'Sifa Mbaya: jinsi watu wanavyoisema kampuni vibaya. Kila moja inapunguza pointi moja mwishoni.',
  'glossary.14':
    'Uhusiano na serikali: Mzuri, wa Kati au Mbaya. Unaamua dadu zako katika jamii na nani anapigwa na msako.',
  'glossary.15':
    'Msako: polisi wanafunga jamii. Asiye na uhusiano Mzuri na serikali hawezi kufanya chochote humo.',
  'glossary.16': 'Msaada na Kizuizi: unachoweza kumfanyia mchezaji mwingine katika raundi, au dhidi yake.',
  'glossary.17': 'Leseni: haki ya kutumia AI. Mwenye AI anaweza kuiuza kwa wengine pia.',
  'glossary.18': 'Udhaifu: njia ambayo AI inaweza kuwadhuru wanaoitumia. Kuna aina tano.',
  'glossary.19': 'Upelelezi: mtu anakutazama kupitia AI. Inachojua kuhusu watu kinaangukia mikono mibaya.',
  'glossary.20': 'Utapeli: mtu anatumia AI kudanganya, kwa sauti bandia, ujumbe bandia au bili bandia.',
  'glossary.21':
    'Upendeleo: AI ilijifunza kutoka kwa watu fulani na inakosea kuhusu wengine. Inawatendea isivyo haki, na mwanzoni hakuna anayegundua.',
  'glossary.22': 'Upotoshaji: AI inatengeneza au inaeneza mambo yasiyo kweli, na watu wanayaamini.',
  'glossary.23': 'Utegemezi: huwezi tena kufanya bila AI. Ikishindwa, ikiwa ghali au ikizimwa, unakwama.',
  'glossary.24':
    'Kinga: ulinzi. Unapotumia AI inayokinga dhidi ya aina ya udhaifu, AI yako nyingine haiwezi kukuumiza kwa njia hiyo.',
  'glossary.25':
    'Kesho ya Nchi: hali moja ambayo nchi inaweza kuwa nayo baadaye. Kwa ufupi: Kesho. Kete zilizo juu yake ni sauti kwa ajili yake.',
  'glossary.26':
    'Hali ya Kisiasa: jinsi nchi inavyotawaliwa. Mambo matano: sheria, teknolojia, imani, uchumi na uhuru.',
  'glossary.27': 'Utamaduni wa Sheria: ahadi ina uzito gani katika nchi hii.',
  'glossary.28': 'Uhuru wa Raia: watu wako huru kiasi gani kuzungumza na kukutana.',
  'glossary.29':
    'Imani ya Umma: kama watu wanaamini kwamba sauti yao ina maana. Wasipoamini, kete zinapotea.',
  'glossary.30': 'Mwezeshaji: anayeujua mchezo na kuwaongoza wengine.',
};
