import type { privacy as english } from '../en/privacy';

export const privacy: { readonly [K in keyof typeof english]: string } = {
  'privacy.title': 'Palaver inahifadhi nini, na wapi',
  'privacy.1':
    'Palaver haina akaunti, haina seva yake wala matangazo, na wanaoitengeneza hawajui lolote kukuhusu.',
  'privacy.2':
    'Unachofanya kwenye mchezo kinakwenda tu kwa vifaa vya meza yako, kupitia mtandao wa hapo mlipo, na njiani kimesimbwa ili wengine wasikisome.',
  'privacy.3':
    'Mwenyeji anahifadhi mchezo: majina yaliyoandikwa, kila hatua, na kura baada ya kufunguliwa; kompyuta inafuta mchezo uliokwisha siku 30 baada ya hatua ya mwisho, mara Palaver inapoanzishwa tena hapo, isipokuwa kama mtu amechagua kuuhifadhi.',
  'privacy.4':
    'Simu yako inahifadhi mipangilio yako, funguo za viti vyako, michezo iliyochezwa juu yake, matokeo, simulizi zako mwenyewe, na nakala iliyosimbwa ya mchezo ambayo inafunguliwa tu na simu kadhaa kwa pamoja.',
  'privacy.5':
    'Unaweza kuandika jina lolote: hakuna anayekuuliza jina lako halisi, umri wako, anwani yako wala namba yoyote.',
  'privacy.6':
    'Kamera inasoma misimbo tu na kihisi cha mwendo kinarusha dadu tu; hakuna kinachorekodiwa, na Palaver haiulizi kamwe ulipo, wala haiombi orodha ya unaowasiliana nao, picha zako au maikrofoni.',
  'privacy.7':
    'Kinachotoka mezani ni kile tu ambacho watu wenyewe wanakipeleka, kama mchezo uliohifadhiwa au kiungo, isipokuwa mambo mawili: nakala rudufu ya iPhone yenyewe inaweza kuwa na kile ambacho Palaver inahifadhi humo, na katika programu ya Android sehemu inayosoma misimbo imetengenezwa na Google na, penye intaneti, inaweza kuiambia Google iko kwenye kifaa gani na inafanya kazi vizuri kiasi gani, kamwe si kile ambacho kamera inaona.',
  'privacy.8':
    '“Sahau kila kitu kwenye simu hii”, katika mipangilio, inafuta yote ambayo simu hii inahifadhi; mwenyeji na simu nyingine zinabaki na yao hadi yafutwe huko pia.',
};
