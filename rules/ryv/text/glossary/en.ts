/** What the words of the game mean, in the order in which one meets them. */
export const glossaryEn = {
  'glossary.title': 'Glossary',
  'glossary.1': 'Power: what you pay with. Money, goods and favours, all in one.',
  'glossary.2': 'Influence: cubes of your colour. They show how many people listen to you in a place.',
  'glossary.3': 'Community: one of the four parts of the country, where people live.',
  'glossary.4': 'Community Need: something that people there lack, such as water, a school or safety.',
  'glossary.5': 'Link: a tie between two communities, through which Influence can grow.',
  'glossary.6':
    'Public Square: where the whole country talks. Mass Media, Social Media, International Media and Advocacy.',
  'glossary.7':
    'Advocacy: to speak to those in power for a cause. Influence there goes straight to a future.',
  'glossary.8': 'Local Actor: people who live here and act here, such as workers or a business.',
  'glossary.9':
    'CSO: a civil society organization. Citizens of the country who work together without profit and without the state.',
  'glossary.10': 'NGO: here, an aid organization that comes from abroad.',
  'glossary.11': 'MNC: a multinational company, which does business in many countries.',
  'glossary.12': 'Researcher: a university, a think tank or a lab that knows AI.',
  'glossary.13': 'Negative Reputation: how badly people speak of a company. Each costs a point at the end.',
  'glossary.14':
    'Relationship with the government: Good, Neutral or Poor. It decides your dice in the communities and who is hit by a crackdown.',
  'glossary.15':
    'Crackdown: the police close a community. Whoever has no Good relationship with the government can do nothing there.',
  'glossary.16': 'Support and Block: what you can do for another player in a round, or against one.',
  'glossary.17': 'Licence: the right to use an AI. Its owner may sell it to others too.',
  'glossary.18':
    'Vulnerability: the way in which an AI can do harm to those who use it. There are five kinds.',
  'glossary.19':
    'Surveillance: somebody watches you through the AI. What it knows of people falls into the wrong hands.',
  'glossary.20': 'Scam: somebody uses the AI to cheat, with false voices, false messages or false bills.',
  'glossary.21':
    'Bias: the AI learned from some people and is wrong about others. It treats them unfairly, and nobody notices at first.',
  'glossary.22': 'Disinformation: the AI makes or spreads things that are not true, and people believe them.',
  'glossary.23':
    'Dependence: you can no longer do without the AI. When it fails, gets expensive or is switched off, you stand still.',
  'glossary.24':
    'Mitigation: protection. While you use an AI that protects against a kind of vulnerability, your other AI cannot hurt you in that way.',
  'glossary.25':
    'Future Outcome: one of the futures that the country may have. Tokens on it are voices for it.',
  'glossary.26':
    'Political Climate: how the country is governed. Five things: law, technology, trust, economy and openness.',
  'glossary.27': 'Legal Culture: how much a promise counts in this country.',
  'glossary.28': 'Civic Openness: how freely people may speak and meet.',
  'glossary.29':
    'Public Trust: whether people believe that their voice counts. Where they do not, tokens are lost.',
  'glossary.30': 'Facilitator: the one who knows the game and leads the others through it.',
} as const;

export type GlossaryText = { readonly [K in keyof typeof glossaryEn]: string };
