import type { momentsEn } from './en';

export const momentsSw: { readonly [K in keyof typeof momentsEn]: string } = {
  'moment.alone':
    'Raundi {round}: mtu mmoja alipiga kura dhidi ya AI, peke yake. AI ilikuwa imepigia {vote}.',
  'moment.forced': 'Raundi {round}: kadi ilimlazimisha mtu apigie {vote}. Alikuwa amesema jambo tofauti.',
  'moment.none-with-ai': 'Raundi {round}: hakuna aliyepiga kura kama AI, ambayo ilikuwa imepigia {vote}.',
  'moment.all-with-ai': 'Raundi {round}: wote walipiga kura kama AI. AI ilipata pointi {points}.',
  'moment.best-for-ai':
    'Hakuna raundi iliyokuwa nzuri zaidi kwa AI kuliko raundi {round}: pointi {points}. Kati yenu waliopiga kura kama AI: {count}.',
  'moment.best-for-ai.one':
    'Hakuna raundi iliyokuwa nzuri zaidi kwa AI kuliko raundi {round}: pointi {points}. Mmoja wenu alikuwa amepiga kura kama AI.',
  'moment.lie-paid':
    'Raundi {round}: kuna aliyekuwa amesema {said} lakini akapigia {voted}. Hilo lilileta pointi {count}.',
  'moment.lie-paid.one':
    'Raundi {round}: kuna aliyekuwa amesema {said} lakini akapigia {voted}. Hilo lilileta pointi moja.',
  'moment.all-said': 'Raundi {round}: wote walisema {said}. Kati yao {count} walipiga kura tofauti.',
  'moment.all-said.one': 'Raundi {round}: wote walisema {said}. Mmoja wao alipiga kura tofauti.',
  'moment.foresight':
    'Raundi {round}: kuna aliyetabiri jinsi meza itakavyopiga kura ({foreseen}), na alikuwa sahihi. Hilo lilileta pointi {gain} zaidi.',
  'moment.end': 'Mwishoni AI ilikuwa na pointi {ai}, na mwenye nyingi zaidi kati yenu {best}.',
  'moment.first-and-last':
    'Kura zilizokuwa upande wa AI katika raundi ya kwanza: {first}. Katika ya mwisho: {last}.',
};
