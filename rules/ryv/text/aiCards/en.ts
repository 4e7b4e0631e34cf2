/**
 * The words of the AI cards. First Play's cards share them with the full game's.
 * `.story`: what it does for people. `.wrong.KIND`: how it goes wrong, if that is its vulnerability.
 * `.guards.KIND`: why it protects other AI, if that is what it mitigates.
 */
export const aiEn = {
  'card.allocation-tool': 'Allocation Tool',
  'card.allocation-tool.story':
    'Shows which homes need food or medicine first, so that help goes where it is missing.',
  'card.allocation-tool.wrong.surveillance':
    'Its list says who is poor and where they sleep. Someone with power gets a copy, and people stop trusting you.',
  'card.allocation-tool.guards.scam': 'A person must agree to each payment, so a false request is noticed.',

  'card.upskilling': 'AI Upskilling & Adoption',
  'card.upskilling.story': 'Short courses in your communities teach people to use AI in their daily work.',
  'card.upskilling.wrong.surveillance':
    'The course app records what each learner types. A boss reads it, and people leave your courses.',
  'card.upskilling.guards.dependence':
    'People who understand a tool can repair it, replace it, or work without it.',
  'card.upskilling.guards.bias':
    'People who understand a tool notice when it treats them unfairly, and say so.',

  'card.synthetic-data': 'Synthetic Data',
  'card.synthetic-data.story':
    'Invents data that looks like local data, so that you can build tools without using private facts.',
  'card.synthetic-data.wrong.bias':
    'It copies the gaps of the old data. Whoever was missing there is missing again, and the repair costs you money.',
  'card.synthetic-data.guards.surveillance': 'Where the data is invented, there is no real person to spy on.',

  'card.voice-assistant': 'Voice Assistant',
  'card.voice-assistant.story': 'Answers questions aloud in the local language, for people who cannot read.',
  'card.voice-assistant.wrong.surveillance':
    'It listens all day. Officials get to hear what was said about them at home.',
  'card.voice-assistant.guards.dependence':
    'It answers on the oldest phone, so people still get help when an app or the internet fails.',

  'card.crop-adviser': 'Crop Adviser',
  'card.crop-adviser.story': 'A farmer takes a photo of a sick leaf and hears what to do.',
  'card.crop-adviser.wrong.bias':
    'It learned on big farms abroad. Here its advice ruins a harvest, and the farmers blame you.',
  'card.crop-adviser.guards.scam': 'One photo shows whether seed is real, before anybody pays for it.',
  'card.crop-adviser.guards.surveillance':
    'It works on the phone itself and sends no photo away. Your other tools can learn to do the same.',

  'card.flood-forecast': 'Flood Forecast',
  'card.flood-forecast.story':
    'Warns a village days before the river rises, so that people and animals can leave in time.',
  'card.flood-forecast.wrong.dependence':
    'Nobody watches the river any more. One night the forecast is silent, and you pay for the rescue.',
  'card.flood-forecast.wrong.scam':
    'Thieves send a false alarm and rob the empty homes. You pay for what was lost.',
  'card.flood-forecast.guards.disinformation': 'Everyone can see the measured water, and rumours end there.',
  'card.flood-forecast.guards.surveillance':
    'It watches the river and not the people, so there is nothing private to take.',

  'card.clinic-triage': 'Clinic Helper',
  'card.clinic-triage.story': 'Helps the nurse to see which patient cannot wait.',
  'card.clinic-triage.wrong.bias':
    'It learned mostly from men in rich countries. A woman is sent home too early, and it is in all the papers.',
  'card.clinic-triage.guards.surveillance':
    'It follows the rule of doctors: what a patient says stays in the room. Your other data is kept like that too.',

  'card.translator': 'Translator',
  'card.translator.story':
    'Translates small languages that big companies left out, so that everyone can take part.',
  'card.translator.wrong.bias':
    'It makes every boss a man and every nurse a woman, and gets village words wrong. People feel insulted.',
  'card.translator.guards.disinformation':
    'People read the news itself in their own language, and not a rumour about it.',
  'card.translator.guards.scam': 'People read a contract in their own language before they sign it.',

  'card.campaign-writer': 'Campaign Writer',
  'card.campaign-writer.story': 'Writes posters and posts for small groups that cannot pay a writer.',
  'card.campaign-writer.wrong.disinformation':
    'It invents a number that sounds good. You publish it, and the press finds out.',
  'card.campaign-writer.wrong.surveillance':
    'It keeps a list of who reads and likes your posts. The list leaks, and your friends fall silent.',
  'card.campaign-writer.guards.scam':
    'It knows the tricks of false offers, and writes warnings that everyone understands.',

  'card.ad-targeting': 'Ad Targeting',
  'card.ad-targeting.story':
    'Shows a message to those it is meant for, such as a vaccine date to young parents.',
  'card.ad-targeting.wrong.surveillance':
    'It guesses from clicks who is ill, pregnant or in debt. People find out, and are angry with you.',
  'card.ad-targeting.guards.bias': 'It counts whom it never reached, so you see who is left out.',

  'card.trend-finder': 'Trend Finder',
  'card.trend-finder.story': 'Sees early what people begin to talk about, so that you can answer in time.',
  'card.trend-finder.wrong.disinformation':
    'A hundred false accounts make a lie look popular, and you repeat it. Now fewer people listen to you.',
  'card.trend-finder.guards.surveillance': 'It counts topics, not people: names are deleted at once.',

  'card.press-monitor': 'Press Monitor',
  'card.press-monitor.story':
    'Reads newspapers from the whole world and tells you when they write about your country.',
  'card.press-monitor.wrong.disinformation':
    'It believes a false news page. You quote it in public, and people stop listening.',
  'card.press-monitor.guards.dependence': 'It reads many sources, so you can lose one and go on.',

  'card.mobile-money': 'Mobile Money',
  'card.mobile-money.story': 'People without a bank save, send and receive money by phone.',
  'card.mobile-money.wrong.scam':
    'A caller says he is from the bank and asks for the secret number. A minute later the money is gone.',
  'card.mobile-money.guards.bias':
    'People without a bank now appear in the data, so other tools no longer forget them.',

  'card.credit-scoring': 'Credit Scoring',
  'card.credit-scoring.story':
    'Looks at how people pay their bills, so that people whom no bank knows can get a loan too.',
  'card.credit-scoring.wrong.bias':
    'It says no to a whole street because of a few neighbours. Nobody can say why, and the press asks you.',
  'card.credit-scoring.guards.scam': 'It stops a payment that looks strange, until somebody has checked it.',

  'card.grant-writer': 'Grant Writer',
  'card.grant-writer.story': 'Helps small groups to ask donors for money in the right way.',
  'card.grant-writer.wrong.scam':
    'A false donor asks for a fee before the gift. The tool fills in the form, and you pay.',
  'card.grant-writer.guards.disinformation':
    'It asks for the source of every number, and now all your texts have one.',
  'card.grant-writer.guards.surveillance': 'It asks only what a donor must know, and deletes the rest.',

  'card.open-records': 'Open Records Search',
  'card.open-records.story':
    'Finds public papers in seconds, so that people can prove their rights and check decisions.',
  'card.open-records.wrong.surveillance':
    'Every search is stored. Officials read who has been asking about them.',
  'card.open-records.guards.disinformation':
    'The true paper is open to all, so a false quote is soon found out.',

  'card.safe-messages': 'Safe Messages',
  'card.safe-messages.story':
    'Locks messages so that only you and your friends can read them, and warns you of strangers.',
  'card.safe-messages.wrong.surveillance':
    'A spy program on one phone reads along before the lock closes. Friends no longer dare to meet.',
  'card.safe-messages.guards.scam': 'It checks who is really writing, so nobody can pretend to be you.',

  'card.law-helper': 'Law Helper',
  'card.law-helper.story': 'Explains laws and official letters in plain words.',
  'card.law-helper.wrong.bias':
    'It knows the laws of rich countries best. You quote one that does not exist here, and the officials are angry.',
  'card.law-helper.guards.surveillance':
    'It tells you which data the law lets others take, and how to say no.',

  'card.permit-helper': 'Permit Helper',
  'card.permit-helper.story':
    'Knows which stamp you need for a shop, a well or a march, and where to get it.',
  'card.permit-helper.wrong.dependence':
    'After a year nobody knows the way without it. Then its maker raises the price.',
  'card.permit-helper.guards.bias':
    'It shows everyone the same rules, so you see when a tool treats somebody unfairly.',

  'card.community-map': 'Community Map',
  'card.community-map.story':
    'People draw the paths, wells and meeting places that no map has, and see who is near whom.',
  'card.community-map.wrong.surveillance':
    'Someone uses the map to find the meeting place. People stop coming, and a tie breaks.',
  'card.community-map.guards.dependence': 'The map belongs to those who drew it, and it is on paper too.',

  'card.network-planner': 'Network Planner',
  'card.network-planner.story': 'Finds out where a mast or a road joins most people for the least money.',
  'card.network-planner.wrong.dependence':
    'Only one company can change the plan. It closes, and a line stays dead.',
  'card.network-planner.guards.scam': 'It knows what a mast should cost, so a false bill is noticed.',

  'card.signal-booster': 'Signal Booster',
  'card.signal-booster.story': 'Keeps calls and messages alive where the signal is weak.',
  'card.signal-booster.wrong.dependence':
    'People have given away their radios. The booster stops, and a whole community hears nothing from you.',
  'card.signal-booster.guards.surveillance':
    'Messages go from phone to phone, and not through one place where all can be read.',

  'card.fact-checker': 'Fact Checker',
  'card.fact-checker.story': 'Compares what is said with what is known, and shows its sources.',
  'card.fact-checker.wrong.bias':
    'It knows the big languages best. It calls true news in your language false, and your posts disappear.',
  'card.fact-checker.guards.disinformation': 'It checks every text of your other tools before it goes out.',

  'card.video-maker': 'Video Maker',
  'card.video-maker.story': 'Makes films for people who cannot pay a studio, with any voice and any face.',
  'card.video-maker.wrong.disinformation':
    'Somebody uses it to put false words into a leader’s mouth. The film carries your name.',
  'card.video-maker.guards.dependence':
    'It turns what people know into short films, which they can watch without any tool.',

  'card.speech-writer': 'Speech Writer',
  'card.speech-writer.story': 'Helps people who have never spoken in public to find strong words.',
  'card.speech-writer.wrong.disinformation':
    'The speech sounds true and is not. One listener checks a sentence, and the audience walks away.',
  'card.speech-writer.guards.bias':
    'Before each speech it asks who was forgotten. That is a good question for all your tools.',

  'card.policy-simulator': 'Policy Simulator',
  'card.policy-simulator.story':
    'Tries out a law in a model of the country, before real people must live with it.',
  'card.policy-simulator.wrong.bias':
    'Those who work without a contract are not in its data. The law hurts them, and they were your friends.',
  'card.policy-simulator.guards.disinformation':
    'Anyone can run the model again, so a false promise is easy to see.',
  'card.policy-simulator.guards.scam': 'It shows who really gains from an offer, so a false one is noticed.',

  'card.opinion-poll': 'Opinion Poll',
  'card.opinion-poll.story': 'Asks ten thousand people by phone in one night what they need.',
  'card.opinion-poll.wrong.surveillance':
    'The answers were meant to be secret. They get out with all the names, and the press writes about it.',
  'card.opinion-poll.guards.bias': 'It asks those who are missing in the data, and adds what they say.',

  'card.data-commons': 'Data Commons',
  'card.data-commons.story': 'A library of data that communities own together. Everyone may learn from it.',
  'card.data-commons.wrong.surveillance':
    'Somebody puts two harmless lists side by side, and real people can be found. The library must close.',
  'card.data-commons.guards.dependence':
    'The data belongs to all, so you can leave a company and take it with you.',

  'card.code-helper': 'Code Helper',
  'card.code-helper.story': 'Helps people with little training to build programs of their own.',
  'card.code-helper.wrong.dependence':
    'It wrote parts that nobody here understands. After an update nothing works, and the tool is lost.',
  'card.code-helper.guards.scam': 'It reads programs line by line and finds those that were made to steal.',

  'card.face-finder': 'Face Finder',
  'card.face-finder.story': 'Finds a lost child in a crowd. It can also name everyone who was at a meeting.',
  'card.face-finder.wrong.surveillance':
    'The police want your pictures of the last march. Whatever you answer, from now on they watch you.',
  'card.face-finder.guards.scam': 'It checks that money goes to the person it is meant for.',

  'card.price-watch': 'Price Watch',
  'card.price-watch.story': 'Compares prices, so that small groups pay less for printing, buses and calls.',
  'card.price-watch.wrong.scam': 'The cheapest shop does not exist. You pay first, and nothing comes.',
  'card.price-watch.guards.dependence': 'It always knows a second seller, so you can leave the first.',
  'card.price-watch.guards.bias': 'It shows when one group must pay more than another for the same thing.',

  'card.school-tutor': 'School Tutor',
  'card.school-tutor.story': 'A patient teacher for each child in a class of eighty.',
  'card.school-tutor.wrong.dependence':
    'Children copy its answers and no longer think for themselves. The parents turn away from you.',
  'card.school-tutor.guards.bias':
    'Local teachers tell it what is right here, and your other tools can learn from them too.',

  'card.job-matcher': 'Job Matcher',
  'card.job-matcher.story': 'Brings people who look for work to people who have work to give.',
  'card.job-matcher.wrong.bias':
    'It copies old habits and shows the good jobs to men. Half of the town is angry with you.',
  'card.job-matcher.guards.surveillance': 'It shows skills and hides names, until both sides agree.',

  'card.water-sensor': 'Water Sensor',
  'card.water-sensor.story': 'Watches the wells day and night, and says which water is safe to drink.',
  'card.water-sensor.wrong.dependence':
    'Nobody tests the water by hand any more. A sensor breaks, and you must buy clean water for all.',
  'card.water-sensor.guards.bias':
    'It measures in rich and in poor streets alike, so no place is missing in the data.',

  'card.brand-check': 'Brand Check',
  'card.brand-check.story': 'Reads what people say about you, so that you can repair what went wrong.',
  'card.brand-check.wrong.bias':
    'It does not understand dialect or jokes, and thinks that angry people are happy. Then it is in the news.',
  'card.brand-check.guards.disinformation':
    'It sees early where a false story begins, and you can answer with facts.',

  'card.remittances': 'Money from Abroad',
  'card.remittances.story': 'Families abroad send money home quickly and for a small fee.',
  'card.remittances.wrong.scam':
    'The voice on the phone sounds like a daughter abroad who needs money. It is a machine.',
  'card.remittances.guards.surveillance':
    'It passes on the sum and a number, and nobody sees who sends to whom.',
} as const;

export type AiText = { readonly [K in keyof typeof aiEn]: string };
