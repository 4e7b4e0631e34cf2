/** The Plans in words: a name, and a text to read aloud in a minute. Fetched apart from the rest, when the game is played. */
export const plans = {
  'cash-grants': {
    name: 'Cash for poor families',
    text: 'Every month a poor family gets a small, sure sum of money from the state, often paid to the mother. In return, or with no condition at all, children go to school and to the doctor. Brazil’s Bolsa Família and Mexico’s Progresa showed how it works. Families do not waste the money: they buy food, shoes and schoolbooks, and some start a small business. Cash also helps the shop around the corner. It is simple, quick to start, and it trusts people to know what they need.',
  },
  'crop-insurance': {
    name: 'Insurance for small farms',
    text: 'One bad season can push a farming family into years of debt. With this Plan small farmers get cheap insurance. When satellites or rain gauges show that the rain has failed, money is paid at once, without a visit or a long form. In Kenya, herders are paid when the grass turns brown. Families can then keep their animals, buy seed again and keep children in school. And farmers who feel safe dare to try better ways of farming, with trees and cover crops that save the soil.',
  },
  'land-titles': {
    name: 'A paper for the land',
    text: 'Millions of families live on land that was theirs for generations, but no paper says so. They can be driven out, and no bank lends them money. Here trained teams walk the borders with the neighbours, mark them on a map, and give each family a low-cost title with the names of both wife and husband. Rwanda did this for the whole country. A family that is sure of its land plants trees, builds terraces and argues less with the neighbour. Fewer fights over land also mean more peace.',
  },
  'old-age-pension': {
    name: 'A pension for every elder',
    text: 'Most people in poor countries never had a job with a contract, so they have no pension. When they get old they depend on their children, or on nobody. This Plan pays every person over a certain age a small pension, without asking what they did before. Bolivia, Nepal and Lesotho do it. The money seldom stays with one person: grandparents buy food and school things for the whole house. It is one of the simplest ways to lift a whole family, and it lets people grow old with dignity.',
  },
  'school-meals': {
    name: 'A warm meal at school',
    text: 'A hungry child cannot listen. This Plan gives every pupil one good meal on each school day, cooked from what farmers nearby grow. Brazil even says by law that part of the food must come from family farms. Parents have a strong reason to send their children, girls above all, and those children learn more. Farmers have a buyer they can count on. Cooks find work. One plate of beans, rice and vegetables helps health, school and income at the same time.',
  },
  'seed-banks': {
    name: 'Village seed banks',
    text: 'When a harvest fails, families eat their last seeds, and then there is nothing to plant. A village seed bank keeps good local seed dry and safe. Each farmer borrows some and brings back a little more after the harvest. Old kinds of millet, beans or rice that stand heat and drought are saved this way and not lost for ever. Ethiopia has such banks, and in India women often run them. It costs little: a cool room, clay jars, some training, and a neighbour with the key.',
  },
  'grain-reserve': {
    name: 'A public grain store',
    text: 'Food prices can jump in a few weeks, because of war, bad weather or panic. With this Plan the state and its neighbours buy grain when it is cheap and keep it in safe, dry stores. When prices shoot up, the grain is sold at a fair price or given to those in need. Many countries of West Africa share a reserve for emergencies. It does not stop a crisis in the world, but it buys time at home, so that a price shock does not become hunger and riots.',
  },
  'first-thousand-days': {
    name: 'The first thousand days',
    text: 'What a child gets between the start of the pregnancy and the second birthday shapes the brain and body for life. This Plan gives mothers iron and folic acid, supports breastfeeding, and teaches families how to cook a good porridge with what they have. Health workers measure the children and act early when one stops growing. Peru brought down the share of children who are too short for their age in this way. But a child who drinks dirty water is ill again and again, and the best porridge cannot help much. Where clean water and toilets come first, this Plan does much more.',
  },
  'one-health-lab': {
    name: 'One health for animals and people',
    text: 'Many new diseases jump from animals to people, in markets, on farms, or where forest is cut down. Doctors, vets and rangers usually do not talk to each other. In this Plan they share one laboratory and one phone line. Farmers who report a sick flock early are paid for the birds they lose, so that nobody hides them. Samples are tested in days, not weeks. And we keep wild places wild, so that bats and people do not meet too closely. The next outbreak is stopped where it starts.',
  },
  'vaccine-cold-chain': {
    name: 'Cold all the way',
    text: 'Most vaccines must stay cold from the factory to the arm. Where power fails, they spoil. This Plan buys solar fridges, good cold boxes and small thermometers that keep a record, and trains people to repair them. It also keeps lists of who has had which vaccine. Measles, polio and other diseases stay away when nearly every child is reached. And when a new virus appears, the same fridges, lists and people are ready on the first day. A cold chain is a shield that works every day.',
  },
  'safe-births': {
    name: 'Safe births',
    text: 'Giving birth should not be a risk of death, but in many places it still is. This Plan trains midwives, opens maternity homes near hospitals where women can wait for the birth, pays for transport at night, and makes care free of charge. Bleeding, infection and high blood pressure can be treated when someone skilled is there in time. Sri Lanka brought deaths down for decades by putting midwives close to people. When a mother lives, her children are also far more likely to stay alive and stay in school.',
  },
  'friendship-bench': {
    name: 'The friendship bench',
    text: 'Worry, grief and depression can make people ill too, but there are few doctors for the mind. In Zimbabwe a psychiatrist had an idea: he trained grandmothers. They sit on a wooden bench outside the clinic, listen, and help people to solve one problem after the other. Studies showed that it works, and the idea has reached other countries. This Plan puts such benches at our clinics and schools. It costs little, it breaks the silence, and someone who feels better can care for others again.',
  },
  'home-language-schools': {
    name: 'First in the language of home',
    text: 'Many children sit in a classroom for years and do not understand the teacher, because lessons are in a language nobody speaks at home. Under this Plan children learn to read in their own language first, and learn a second one step by step. We print readers, train teachers and ask local writers for stories. Children who can read in one language learn the next one faster. Bolivia and Ethiopia have taken this road. Fewer children repeat a class, and no child learns that their home is worth nothing.',
  },
  'teacher-training': {
    name: 'Better teachers, not only more schools',
    text: 'A new building does not teach anyone. This Plan supports the teachers we have: young ones are coached by experienced ones in the classroom, all get simple lesson plans, and pay arrives on time. Children are grouped by what they can do, not only by age, so that those who fell behind catch up in reading and sums. The Indian organisation Pratham has shown how well this works. Good teaching pays off twice, because pupils who really learn find better work and build a stronger economy.',
  },
  'school-toilets': {
    name: 'Clean toilets at school',
    text: 'It sounds small, but it decides who stays in school. Without clean, separate toilets with a door, water and soap, many girls stay at home when they have their period, and small children get ill. This Plan builds simple toilets, teaches hand washing, and gives each school a little money every year for cleaning and repair, because a broken toilet helps nobody. Pupils and parents look after them together. It costs little, and we see the result at once in the register: fewer empty chairs.',
  },
  'second-chance-school': {
    name: 'Second chance school',
    text: 'Some left school to work, some because of war, marriage or a baby. This Plan opens evening and weekend classes where young people and adults finish in two or three years what others do in six. There is child care next door, and a trade to learn in the afternoon. Bangladesh’s BRAC does this for children who had to drop out, Mexico’s INEA for adults. A person who learns to read at twenty-five helps their children with homework, signs a contract with open eyes, and earns more. It is never too late.',
  },
  'equal-pay-law': {
    name: 'Equal pay, and proof of it',
    text: 'Equal pay for equal work is law in many countries, but pay is secret, so nobody can check. This Plan turns it round: companies must prove that they pay fairly. Iceland did this in 2018. Every larger firm looks at its own numbers, explains any gap between women and men, and closes it, or pays a fine. Families with more income spend more in their town, and firms keep good people. It needs no new money for wages from the state, only inspectors and the courage to look.',
  },
  'shelter-and-helpline': {
    name: 'A door that is open at night',
    text: 'About one in three women in the world has lived through violence, most of them from a partner. This Plan pays for a free phone line that answers day and night, safe houses where a woman and her children can stay, and help with police, doctors and the court. Teachers and nurses learn to see the signs and to ask. Men are invited to talk too. When people know that someone will answer, they call before it is too late. A home without fear is the first piece of peace.',
  },
  'parental-leave': {
    name: 'Leave for mothers and fathers',
    text: 'When a baby comes, somebody must stay at home, and nearly always it is the mother. She loses income, and employers are slow to hire young women. This Plan gives both parents paid leave, with a part only for the father, which is lost if he does not take it. Sweden, Iceland and Quebec have done this. Babies have two parents who know them, and women keep their jobs. It is not cheap: everyone who works pays a little more into social insurance, and a small workshop must find somebody for those months. Firms will say that we go too fast. Are they right?',
  },
  'women-in-councils': {
    name: 'Women in every council',
    text: 'Decisions about water, roads and schools are taken in local councils, often without one woman in the room. Under this Plan a third of all seats and of the posts of village head are kept for women, as India has done since 1993. The new members are trained in budgets and law, and protected against threats. Researchers found that councils led by women spend more on drinking water, and that girls in those villages aim higher in life. And when quarrels must be settled, women sit at the table too.',
  },
  'rainwater-tanks': {
    name: 'A tank beside every roof',
    text: 'Rain falls on the roof and runs away, and two months later people walk for hours to fetch water. This Plan builds simple tanks next to houses and schools: a gutter, a filter, and a round tank of thin concrete that neighbours learn to build themselves. In the dry north-east of Brazil more than a million families have one. A tank of clean water by the door saves hours of walking and protects backs and health, above all for girls. And each litre of rain that we catch is a litre we do not pump.',
  },
  'pump-committees': {
    name: 'The pump that stays in repair',
    text: 'All over the world there are hand pumps that ran for a year and then broke, because nobody was in charge. This Plan starts with people, not with pipes. Each village elects a water committee, half of them women, which collects a few coins, shows everyone its accounts and calls a trained mechanic with spare parts. Phones report a broken pump the same day. With less money than a new well would cost, water flows again. Clean water nearby means fewer sick children and less work for those who carry it.',
  },
  'sewage-works': {
    name: 'Clean what we flush',
    text: 'Much of the waste water in the world goes back into rivers and seas without being cleaned. This Plan builds sewers and a treatment plant for a growing town, with ponds and reed beds where there is space and machines where there is not. The sludge gives biogas and compost, and the clean water goes to parks and fields. It is expensive, and nobody gives a party for a new sewer. But fish come back, the beach opens again, and cholera can no longer find its way into the houses.',
  },
  'leak-hunt': {
    name: 'The great leak hunt',
    text: 'In many cities a third of the drinking water, and sometimes half of it, is lost on the way, through old pipes or secret taps. Phnom Penh in Cambodia showed what can be done: the city replaced pipes, put in meters, found leaks by listening at night, and let poor streets join the network at a low price. Today less than a tenth is lost there. This Plan does the same here. Water that does not leak need not be taken from a river. It is the cheapest new source of water that a city can find.',
  },
  'repair-cafes': {
    name: 'Repair cafés',
    text: 'A toaster with a loose wire, a torn jacket, a bike with a flat tyre: most of it is thrown away. In a repair café people who know how help people who do not, with tools, coffee and patience. The first one opened in Amsterdam in 2009, and now there are thousands. This Plan gives them rooms and spare parts, and brings schools along. We also ask makers to sell spare parts and to print repair guides. Fewer mines, less rubbish, less money spent, and neighbours who talk to each other.',
  },
  'food-waste-law': {
    name: 'No good food in the bin',
    text: 'A large part of all food that people grow is never eaten, and growing it took land, water and fuel. France made a law in 2016: large supermarkets may no longer destroy good food, they must offer it to charities. This Plan does the same and goes further. School kitchens measure what is left on the plates, date labels become clear, and farmers can sell crooked carrots. What people cannot eat feeds animals or becomes compost. We save the planet twice, and food banks can fill their shelves.',
  },
  'bottle-deposit': {
    name: 'A coin for every bottle',
    text: 'You pay a small deposit when you buy a drink and get it back when you return the bottle. That is all, and it works: in Norway and Germany about nine of ten bottles and cans come back, or more. Under this Plan every shop that sells drinks takes them back, and clean bottles are filled again or made into new ones. Less plastic flows into drains and seas. People without work earn a little by collecting, and nobody has to tell anyone not to litter: the coin says it.',
  },
  'green-public-buying': {
    name: 'The state buys green',
    text: 'The state is the biggest customer in the country: paper, buses, school lunches, computers, roads. With this Plan every office must look not only at the lowest price today, but also at energy, repair, waste and fair work over the whole life of a thing. When thousands of offices ask for lamps that save power and furniture that can be repaired, firms start to make them, and they become cheaper for all. It needs good rules and training for buyers. No new tax is raised, we only spend the same money better.',
  },
  'early-warning': {
    name: 'Hours that save lives',
    text: 'In 1970 a cyclone killed several hundred thousand people in what is now Bangladesh. Since then the country has built storm shelters, trained tens of thousands of volunteers with megaphones and flags, and sends them good forecasts. Storms of the same strength now take far fewer lives. This Plan sets up such a chain here: sensors, a warning on every phone, drills in schools, and a safe place for people and animals. The storm still comes. But it meets people who know, and who had time to act.',
  },
  'room-for-rivers': {
    name: 'Room for the rivers',
    text: 'For a long time we built higher walls along our rivers. When one breaks, the flood is worse than before. The Netherlands chose another way: give the river room. Dikes are moved back and new side arms are dug. In one place eight farms now stand on mounds, so that the water may cover their fields when the river is high; other families there sold their farms and moved away. With this Plan we do it here too. Wet meadows hold back the water, clean it, store carbon and bring back birds and frogs. But some families must leave the land of their grandparents, and money does not replace that.',
  },
  'carbon-price': {
    name: 'A price on carbon',
    text: 'Whoever puts waste in the street pays a fine, but smoke goes into the air for free. This Plan puts a price on every ton of carbon dioxide, low at first and rising each year. Sweden has done it since 1991 and its economy has kept growing. A part of the money comes back to every household, the same for each, so that poor families gain. Clean ways of making things become the cheap ways. But at first fuel and heating cost more, and factories that burn coal lose orders. In France a higher tax on fuel led to months of protest in 2018. Who pays, and how fast?',
  },
  'climate-lessons': {
    name: 'The climate in every classroom',
    text: 'Nobody can help to decide about the climate without understanding it. This Plan brings it into lessons in every subject: measuring rain in maths, heat in physics, the river in history, letters to the mayor in language class. Italy made it part of the timetable. Teachers get training, and each school has its own small project, such as shade trees, a garden or a heat plan. Children carry what they learn home, and it has been shown that parents change their minds too. It is a slow Plan with very long roots: the great harvest comes when these pupils vote, build and teach themselves.',
  },
  'mangrove-belt': {
    name: 'A belt of mangroves',
    text: 'Mangroves are trees that stand with their feet in the sea. Their roots slow the waves, hold the mud and hide young fish, and their soil stores more carbon than most forests do. Many were cut down for shrimp ponds and wood. This Plan gives parts of the coast back to them: we open old ponds to the tide, plant where seeds no longer arrive, and pay villages to look after the trees. In Senegal and Vietnam it was done on a large scale. Fishing gets better, and storms lose strength.',
  },
  'no-take-zone': {
    name: 'A place where nobody fishes',
    text: 'Leave a part of the sea alone, and something wonderful happens: fish grow old and big, and big fish have far more young. After some years they swim over the border and fill the nets outside. Fishers in Mexico’s Cabo Pulmo decided this for themselves, and ten years later there was about five times as much fish on the reef. With this Plan coastal people choose such places together with scientists and guard them with their own boats. But the first years are lean: families who fished there catch less and earn less, and the help we can pay does not replace all of it.',
  },
  'fishing-watch': {
    name: 'Eyes on the sea',
    text: 'Ships that fish without a licence, in places or with nets that are forbidden, steal food from coastal people and sometimes treat their crews like slaves. Today satellites can see them. This Plan makes every large boat show its position, shares the data with all, trains coast guards, and lets harbours turn away ships that hide. The rules for ports are in a world treaty that many countries have signed. Honest fishers gain, fish can recover, and there are fewer angry meetings between boats of different flags.',
  },
  'ghost-net-return': {
    name: 'Bring back the ghost nets',
    text: 'A lost net does not stop fishing. It drifts for years and catches fish, turtles and seals for nobody. With this Plan fishers get money for old nets they bring back, and divers lift those on reefs. Each net is marked, so that it can be found and returned to its owner without blame. The nylon becomes carpets and swimming clothes. In Norway clean-up trips pull lost gear out of the sea each year. It is a small Plan with a quick result that everybody in the harbour can see.',
  },
  'forest-rights': {
    name: 'The forest to its guardians',
    text: 'Where indigenous peoples have secure rights to their land, forests are often better kept than on the land around them. They know the place and want their grandchildren to live there. This Plan maps these lands with the people, writes their rights into law, and helps them to send away illegal loggers and miners. No road or dam is built without their free agreement. It protects trees, animals and rivers at low cost, and ends conflicts in which too many guardians of the forest have been killed.',
  },
  'stone-lines': {
    name: 'Lines of stone, pits of life',
    text: 'In Burkina Faso farmers turned land as hard as a road into fields again. They lay lines of stones along the slope, which hold the rain back, and dig small pits filled with manure, called zaï. Water sinks in, seeds sprout, and trees return. A farmer named Yacouba Sawadogo became famous for it. This Plan pays for trucks to bring stones, for tools, and for farmers who teach farmers. There is no machine to buy and nothing to wait for: the first harvest comes after the first rains.',
  },
  'wildlife-corridor': {
    name: 'A green bridge for animals',
    text: 'A park surrounded by roads and fields is an island. Animals on it have no new partners and nowhere to go when it gets hot and dry. This Plan links such islands with strips of forest, hedges along rivers, and bridges over highways, as in Canada’s Banff and in Costa Rica. Landowners are paid to keep the strip green. Jaguars, elephants, bees and seeds can move again. There are fewer accidents on the road, and people also gain: clean water, shade, and visitors who come to see the animals.',
  },
  'wet-peat': {
    name: 'Let the peat stay wet',
    text: 'Peat is soil made of old plants under water. It covers only three percent of the land, but it holds more carbon than all the forests of the world. When people dig ditches to plant oil palms or grain, it dries out, and then it can burn for weeks under the ground. In 2015 such fires in Indonesia sent smoke over several countries and made thousands of people ill; since then an office there closes the ditches again. This Plan does the same here. Moss, trees and birds come back, and the carbon stays in the ground. But on wet land there is less to harvest and to sell.',
  },
  'solar-mini-grid': {
    name: 'A village with its own power',
    text: 'Far from the big power lines, a field of solar panels, a battery and a few kilometres of cable can light a whole village. People pay a little by phone for what they use. With power there is a fridge for medicine, a mill, a welding shop, and light for homework. Kenya and Tanzania have such small grids. This Plan pays part of the first cost, because the sun is free but panels are not, and trains young people from the village to keep it running. Diesel and candles are no longer needed.',
  },
  'clean-cookstoves': {
    name: 'A kitchen without smoke',
    text: 'More than two billion people still cook over open fires or with dirty fuel. The smoke in the kitchen makes women and small children ill, and gathering wood takes hours. This Plan helps families to change to gas, electricity, biogas, or at least to a much better stove. We ask the cooks first, because a stove nobody likes stays in the corner. Small payments by phone make it possible, and local workshops build and repair. Clean air at home, more time, and trees that stay standing.',
  },
  'warm-homes': {
    name: 'Warm homes, low bills',
    text: 'Old houses lose heat through roofs, walls and windows, and in summer they become ovens. Families then choose between heating and eating. This Plan insulates the homes of people with low income first, street by street, paid in advance and given back slowly out of the money saved. Thousands of builders, roofers and planners find work close to home. We need less gas from far away, and the air over the town gets cleaner. It is the quiet kind of progress: nobody sees it, but everyone feels it in winter.',
  },
  'wind-cooperative': {
    name: 'A wind park that belongs to us',
    text: 'People often say no to a wind turbine when strangers earn from it, and yes when it is their own. In Denmark and Germany thousands of neighbours bought shares in wind parks; off Copenhagen one share cost as much as a good bicycle. With this Plan citizens, farmers and the village can build together. The law gives them the right to sell their power to the grid, and a public bank lends a part of the money. Profits stay here and pay for the kindergarten roof. Clean power grows, and so does trust.',
  },
  'savings-groups': {
    name: 'The savings box with three keys',
    text: 'Twenty neighbours meet each week and put a few coins into a metal box with three locks. Three people keep the keys, so nobody can open it alone. Members can borrow for a sewing machine, seed or a hospital bill, and pay back with a little interest that belongs to all. After a year the savings are shared out. It began in Niger in the 1990s and spread to millions of people, most of them women. This Plan trains groups and links the good ones to a bank.',
  },
  apprenticeships: {
    name: 'Learn and earn',
    text: 'Young people hear: you have no experience. But how can they get it? In an apprenticeship they work some days in a firm and learn on the others at school, for two to four years, with a small wage and a known certificate at the end. Switzerland and Germany do this for very many of their young people, and workshops in Ghana have done it in their own way for ages. This Plan pays firms a part of the cost, opens all trades to girls, and checks that nobody is only used to sweep the floor.',
  },
  'labour-inspectors': {
    name: 'Someone who checks',
    text: 'In 2013 the Rana Plaza factory building in Bangladesh fell down and killed more than a thousand workers. They had seen the cracks and were sent back inside. After that, unions and brands signed an agreement: independent engineers inspect, the reports are public, and brands must make sure that there is money for repairs. It made factories safer. This Plan hires and pays good inspectors, gives workers a safe phone number, and closes what is dangerous. No child works, wages arrive, and honest firms no longer lose against cheating ones.',
  },
  'job-loss-insurance': {
    name: 'Insurance when work stops',
    text: 'A crisis comes, orders stop, and firms send their people home. If these people stop buying, the next shop closes too. With this Plan workers and firms pay a little each month into a common fund. When work is short, the fund pays a part of the wage, so that people stay with the firm and start again quickly. Germany’s short-time work did this in the crisis of 2009 and again in 2020. Our fund covers drivers and cleaners as well. It slows the fall, and it works by itself.',
  },
  'feeder-roads': {
    name: 'Roads to the market',
    text: 'Tomatoes rot when the truck cannot come. In many villages the road is mud for months, and a sick person must be carried. This Plan builds and repairs small roads between villages and the next market, with good drains, because water is what kills a road. Most work is done by hand by local people, paid and trained, as in Ethiopia and Nepal. Prices for farmers rise, teachers come to work, and children reach school. But a road is open to all, also to those who cut down trees. In the Brazilian Amazon nearly all the forest that was cleared lay near a road or a river.',
  },
  'village-internet': {
    name: 'Our own internet',
    text: 'Big companies do not build where few people live. So some villages did it themselves: in Mexico indigenous communities run their own mobile network, and in Spain a network called guifi.net grew from roof to roof. This Plan gives small, free licences, pays for the first masts, and trains people who keep it running. Then a farmer can see prices, a nurse can ask a doctor, and a pupil can read what others read. What we learn we share with the next village. But masts and phones need power. Where clean energy comes first, the network serves every house; where it is missing, many phones stay dark.',
  },
  'freight-by-rail': {
    name: 'Goods on rails',
    text: 'A long train carries as much as dozens of trucks, with much less fuel, noise and danger. But in many places rails are rusty and borders take days. This Plan repairs one important line, builds places where containers change from truck to train, and agrees with neighbours on one form and one timetable. Factories inland can then sell to the world. Drivers find work on the short trips. It costs much at first and lasts for a hundred years. Roads last longer too, when heavy loads take the train.',
  },
  'inventors-fund': {
    name: 'A fund for inventors',
    text: 'Good ideas are everywhere, but money for trying them out is not. In Malawi a boy named William Kamkwamba built a windmill from scrap to light his family’s house. This Plan gives small sums, quickly and without much paper, to young inventors, small workshops and village schools: for a dryer that saves mangoes, an app in a local language, a cheap prosthetic hand. Half of it may fail, that is how invention works. What works is shown to all. Each good idea brings two new ones.',
  },
  'fair-tax': {
    name: 'Those who have more pay more',
    text: 'In some countries a shopkeeper pays a larger part of her income in tax than a billionaire does, because bread is taxed and great wealth hardly at all. This Plan makes tax fair again: low on basic food, higher on very high incomes, large estates and empty houses, with fewer gifts to big firms. The forms fit on one page. We show each year what the money was used for, with pictures of schools and clinics. People pay more gladly when they see that their neighbour pays too. Then there is money for what all need.',
  },
  'cheap-remittances': {
    name: 'Send money home for less',
    text: 'Migrants send more money to poorer countries than all governments give in aid. But each time, a good part of it is lost in fees, and banks are slow. The world has promised to bring the cost below three percent. This Plan opens the market to phone companies and cooperatives, makes fees public on one page, and lets post offices pay out in villages. A nurse in Rome or a builder in Dubai can send a little every week. The money goes straight to where it is needed, to families.',
  },
  'open-doors': {
    name: 'Open doors for everyone',
    text: 'About one person in six lives with a disability. Often it is not the body that stops them but a stair, a form or a glance. This Plan makes stations, schools, offices and web pages usable for all: ramps, lifts, sign language on the news, easy words. Firms get help to change a workplace. People with disabilities plan and check it, because they are the experts. Parents with prams and old people are glad as well. A country that lets everyone work and learn is richer.',
  },
  'newcomer-desk': {
    name: 'One desk for newcomers',
    text: 'A person who arrives from far away must find twelve offices in a language they cannot read. Years are lost. This Plan opens one desk for all: papers, language class, school for the children, a check of what somebody has learned at home, a first job. Portugal has such centres, where people from many places work side by side. Interpreters are there or on the phone. The nurse works again as a nurse. Neighbours meet at a common table, and those who know each other are less afraid.',
  },
  'bus-lanes': {
    name: 'Fast buses for all',
    text: 'Curitiba in Brazil had no money for a metro, so it gave buses their own lanes, stations like a train’s, and tickets paid before boarding. Bogotá, Istanbul and Dar es Salaam followed. A bus lane moves many more people than a lane full of cars, and it can be ready in two or three years. Workers gain hours of life each week, shops gain customers, and the air gets cleaner. But drivers of the old minibuses lose their passengers. In Johannesburg they went on strike in 2009, and shots were fired at the new buses. This Plan offers them shares and jobs. Until they agree, there will be angry days.',
  },
  'better-streets': {
    name: 'Better streets where people live',
    text: 'More than a billion people live in quarters that many maps leave out, without pipes, drains or papers. To tear them down only moves the problem. This Plan improves them with those who live there: paths that a fire engine can use, water, drains, lamps, rubbish collection, a small square, and a paper for the plot. In Medellín in Colombia, cable cars and libraries on the hills changed a whole city. People who are sure they may stay build better walls themselves. Neighbours decide what comes first.',
  },
  'city-trees': {
    name: 'Shade in the city',
    text: 'On a hot day a street with trees can be several degrees cooler than one without. Heat kills quietly, above all old people in poor quarters, where there is hardly any green. This Plan plants trees where they are missing most, removes asphalt, opens school yards after lessons, and finds for each tree a family or shop that waters it. Roots drink heavy rain, leaves catch dust, and people sit outside and talk. Medellín and Freetown are doing it. It is cheap and quick to plant. But a thin young tree gives hardly any shade: the real gift comes some years later, if somebody goes on watering.',
  },
  'safe-buildings': {
    name: 'Houses that stand',
    text: 'It is not the earthquake that kills, people say, but the house. Schools and hospitals that are well built stay up in quakes and storms. After terrible losses, Chile made strict building rules and really checks them, and strong quakes there take few lives today. This Plan writes simple rules for homes too, trains builders in bamboo, brick and concrete, strengthens schools first, and punishes those who sell bad cement. Each house is inspected before the roof goes on. When disaster comes, we sweep up glass, and live.',
  },
  'birth-certificates': {
    name: 'Every child on paper',
    text: 'Without a birth certificate a child does not exist for the state: no vaccine card, no exam, no passport, and nobody can prove that a girl is too young to be married or a boy to be a soldier. Many millions of small children have none. This Plan makes the certificate free, lets nurses register babies by phone on the day of birth, and sends teams to villages for those who were missed. It is a small paper with a name on it. But it is the key to all other rights.',
  },
  'legal-aid': {
    name: 'A lawyer for those without money',
    text: 'The law is the same for all, but only if you know it. A widow is driven off her land, a worker is not paid, a young man waits in prison for years and has not been judged. This Plan trains and pays paralegals: people from the quarter who know the basic law, write letters, go along to the police, and call a lawyer when it gets serious. Sierra Leone and South Africa have shown how far this goes. Most cases are solved before there is a trial. And people start to trust the law.',
  },
  'anti-corruption-office': {
    name: 'An office that nobody can buy',
    text: 'Corruption is a tax that the poor pay twice. Hong Kong was full of it. In 1974 it set up an independent office with three tasks: investigate, prevent, and teach. It could look into the police and the powerful, and people began to report. This Plan builds such an office here, with its own budget, a boss who cannot be dismissed at will, and open reports. Ministers must say in public what they own. Scandals will still happen, but they are found early, and dealt with, so that trust survives.',
  },
  'open-budgets': {
    name: 'A budget that everyone can read',
    text: 'Where does the money go? In Porto Alegre in Brazil, citizens were the first to decide in open meetings what a part of the city’s money was spent on, and more went to water and sewers in poor quarters. Thousands of towns have copied this. Under this Plan every office puts its budget and its bills on the web and on the village board, in plain words, and people vote on a share of it. Radio hosts and schools explain it. Partners abroad also give more readily when they can see.',
  },
  'truth-commission': {
    name: 'The truth commission',
    text: 'After a dictatorship or a civil war, there is a great silence. Victims want to know what was done to their children, and some of those who did it want to forget. In South Africa, Argentina, Peru and other countries commissions have listened to thousands of people, some of them in public, looked for the missing, and written down what happened. This Plan sets one up, with protection for witnesses and courts for the worst crimes. It takes time: South Africa waited more than two years for the first report. At first much of it hurts. But a country that knows its story can begin the next chapter together.',
  },
  'arms-for-work': {
    name: 'A tool for a gun',
    text: 'When the fighting ends, thousands of young people know only one trade. If they have no other future, they will go back to it. With this Plan each one who hands in a weapon gets some months of support, help for the soul, training, and a start: tools, land or a job on public works. In Mozambique artists turned guns into chairs and sculptures, and people exchanged weapons for bicycles and hoes. Villages that take them back get a school or a well too. The next clash finds fewer fighters.',
  },
  'village-mediators': {
    name: 'Mediators in every valley',
    text: 'Many wars start with a cow, a well or a field. This Plan trains respected people from all groups, women and youth among them, to listen, to calm people down and to find a solution both sides can live with. They have phones to warn each other when rumours of revenge go round. Kenya’s local peace committees began in Wajir, when women from hostile clans shared a market and decided that it was enough. The mediators write agreements down and come back to check. Trouble is met while it is small.',
  },
  'press-freedom-law': {
    name: 'A law for a free press',
    text: 'Where reporters can work, thieves sleep badly. This Plan makes a law that protects journalists and their sources, ends prison for criticising the powerful, and stops endless lawsuits that only serve to frighten. State radio gets an independent board, and small local stations get licences and a fund that politicians cannot touch. Attacks on reporters are investigated, each one. A free press also makes mistakes, so there is a fair way to complain and correct. People who know what is going on can decide.',
  },
  'right-to-ask': {
    name: 'The right to ask',
    text: 'Sweden has had it since 1766, Mexico since 2002, India since 2005: any person may ask a public office for its papers and must get an answer within some weeks. Why is the road not built? Who got the contract? In India villagers used this right to find money for workers who existed only on paper. This Plan writes the right into law, names an officer in each authority, and trains young people to use it. It costs almost nothing. It only takes away a bad habit: secrecy.',
  },
  'police-complaints': {
    name: 'Police that answer to people',
    text: 'Who do you call when the police did it? In this Plan an office of civilians, not of policemen, takes complaints, can see files and cameras, and publishes what it found. Officers are trained to calm people before they use force, and they patrol the same streets on foot, so that they know the names of those who live there. Northern Ireland rebuilt its police in this way after the long conflict called the Troubles. Good officers gain most: people greet them, and tell them what they know.',
  },
  'youth-courts': {
    name: 'A second path for the young',
    text: 'Prison is a bad school. A young person who stole a phone and is locked up with adults often comes back as a real criminal. In this Plan courts for the young work in another way: the judge, the family and the victim sit at one table and agree how the harm is repaired, by work, by an apology, by going back to school. New Zealand took much of this from Maori tradition. Cells are only for the very worst cases. More victims feel heard, and more young people find their way.',
  },
  'election-observers': {
    name: 'Many eyes on the ballot box',
    text: 'An election is only good if the losers believe the result. This Plan trains thousands of citizens who watch every polling station, take a photo of the result sheet on the door, and add up the numbers by themselves. In Ghana, Kenya and the Philippines citizens have made such counts, and when the official one was fair they could say so. We also keep the voters’ list clean and settle complaints within days. If someone shouts fraud, there is proof. Doubt does not turn into fire.',
  },
  'stop-trafficking': {
    name: 'Stop the trade in people',
    text: 'A good job in the city, a stranger says, and a girl disappears. Trafficking is a crime that earns a lot of money, and most of it is never seen. This Plan trains border guards, teachers, bus drivers and hotel staff to notice. Police of different countries share what they know and follow the money. Survivors are not punished: they get safety, a doctor, papers and a way back into school or work. Nepal has women at its border who ask the right questions. Every person found is a life given back.',
  },
  'mobile-courts': {
    name: 'The court on wheels',
    text: 'In a large country the next judge may be three days away. So crimes stay without punishment, and people take the law into their own hands. In this Plan judge, clerk and lawyers travel with a jeep and tents from place to place, on dates that all know. In the Congo mobile courts have judged even soldiers for rape. Smaller things, such as a debt, a border stone or a divorce, are settled in a day. When people see justice happen under the tree in their own village, they believe in it.',
  },
  'stolen-money-back': {
    name: 'Bring the stolen money home',
    text: 'When rulers steal, the money does not stay in the country. It lies in banks, villas and yachts in rich places. A world treaty says it must be given back. Switzerland has returned hundreds of millions to Nigeria, and the last part went to poor families under the eyes of observers. This Plan pays for good investigators and lawyers, and opens a register of who really owns which company. That alone frightens thieves. But the money itself comes home only with help from abroad: judges and police in those rich places must work with us. So strong partners come first, and then there is something for all.',
  },
  'citizens-forum': {
    name: 'A forum where citizens speak',
    text: 'Big decisions about development are often taken by people who will never feel them. In this Plan a hundred people are drawn by lot, as for a jury: bakers, students, herders, grandmothers. For some weekends they hear experts, talk in small groups, and write down what they advise. Ireland did this before its great votes, and France on climate. Firms, unions and village groups may come and present their view. The government must answer every point in public. It costs little, and good ideas then have many people behind them.',
  },
  'whistleblower-law': {
    name: 'Protection for those who speak up',
    text: 'Poison in the river, fake bills in the clinic: somebody inside nearly always knew. But those who speak up lose their job, or worse. This Plan protects them. There is a safe way to report, with a number instead of a name. It is forbidden to dismiss or threaten the person, and whoever does must pay. The European Union made rules for this in 2019. Here, if the tip saves public money, a part can also go to the one who gave it. Truth becomes less dangerous, and cheating riskier.',
  },
  'prison-reform': {
    name: 'Prisons that open a door',
    text: 'Most people in prison will be our neighbours again. The question is how they come back. This Plan stops overcrowding, lets people who are waiting for their trial stay outside when it is safe, and offers reading, a trade and treatment for addiction. In Norway guards are trained for two years, and four of five people who leave prison get no new sentence in the next two years. The last months are spent at work outside, with a room to go to. It is not soft: it is safer for us all, and it gives firms workers they need.',
  },
  'gun-register': {
    name: 'Know every gun',
    text: 'A quarrel with a gun in the house ends differently. After a mass shooting in 1996 Australia bought back and destroyed more than six hundred thousand guns and made licences strict. Deaths by gunshot fell. This Plan registers each weapon, asks for training, a health check and a good reason, and pays for each weapon handed in, without asking questions. Stores of the army and police are counted and locked, because many illegal guns were stolen there. Hunters and farmers keep what they need. The result: fewer coffins.',
  },
  'peace-radio': {
    name: 'Radio for peace',
    text: 'Radio can kill: in Rwanda in 1994 it called people to murder. Radio can also heal. Since 2004 millions in Rwanda have followed a radio drama about two villages that quarrel, fall in love and learn to speak up against hate. A study found that listeners dared more often to disagree, and solved problems together. This Plan pays for good stories in all local languages, for call-in shows with people from both sides, and for calm facts when rumours fly. Radio reaches far villages, and those who cannot read. New ideas travel with it.',
  },
  'debt-relief': {
    name: 'Debt for development',
    text: 'Some countries pay more to their lenders than they spend on health or schools. Around the year 2000 a worldwide campaign won debt relief for dozens of poor countries, and it helped Tanzania and Uganda to pay for primary schools without fees. This Plan brings all lenders to one table, banks and new lender states as well. A part of the debt is cancelled, and the same sum is paid into clinics, schools and forests. But lenders ask first: will the money be stolen? Around 2000, too, only countries with a plan and clear accounts got relief. Where law and offices are honest, they agree, and all can breathe.',
  },
  'aid-promise': {
    name: 'Keep the 0.7 promise',
    text: 'In 1970 rich countries promised to give 0.7 percent of their national income to poorer ones. Only a few, such as Norway, Sweden, Denmark and Luxembourg, have kept that promise. With this Plan we set a date, write the number into law, and report each year. The money goes first to the people who are furthest behind, and they have a say in how it is used. It is not charity: diseases, smoke and wars cross all borders, and so do music, trade and friends. A promise kept is worth more than ten new ones.',
  },
  'open-statistics': {
    name: 'Numbers for all',
    text: 'You cannot steer what you do not see. How many girls leave school? Where is the water bad? In many countries such numbers are old, locked away, or split over ten offices. This Plan makes one open website and one printed yearbook, with clear maps, and numbers for women and men, town and village. Everyone may use them free of charge: mayors, reporters, firms, pupils. An independent head of statistics makes sure that nobody makes them look better than they are. Good numbers help all other Plans to go where they are needed most.',
  },
  'tax-cooperation': {
    name: 'No place to hide profits',
    text: 'A company digs for copper here, but its profit appears on a small island where tax is zero. Most countries lose in this way, poor ones most. In 2021 more than 130 states agreed on a lowest tax rate for very large firms. This Plan goes on from there: tax offices exchange data by themselves, large firms report country by country what they earn and pay, and poorer states have a full vote on the rules. Honest local firms can compete again. And the money for teachers and roads comes from where it is earned.',
  },
  'technology-bank': {
    name: 'A bank for know-how',
    text: 'Not money but know-how lies in this bank. In 2018 the United Nations opened a Technology Bank in Turkey, for the least developed countries of the world. It sends experts, helps with licences, opens scientific libraries, and brings young scientists together. Under this Plan we join in with our own experience: how to build a solar dryer, print a water filter, or run a laboratory with little power. Partners do not only receive, each one brings something. Those who learn quickly find new ideas of their own.',
  },
  'patent-pool': {
    name: 'Share the recipe',
    text: 'A medicine may cost cents to make and thousands to buy, because one firm owns the recipe. Since 2010 the Medicines Patent Pool has asked owners to share their patents for a fair fee, so that factories in India, South Africa and elsewhere can make cheap versions. Many people with HIV get good medicine because of that. This Plan adds vaccines and tests to the pool, and builds factories on every continent now, not in the middle of the next outbreak. When a new disease comes, the recipe and the machines are ready.',
  },
  'open-markets': {
    name: 'Open markets for poor countries',
    text: 'A farmer in Africa can send raw cocoa beans to rich countries and pay no tax at the border. But if her village makes chocolate from them, it may meet long, difficult rules and, in some places, a border tax. Europe’s rule called Everything But Arms lets the poorest countries sell nearly everything there without such a tax. This Plan does the same in more markets, makes the rules easy, and helps small firms to reach health standards with labs and advice. We do not only want raw beans but chocolate. Trade on fair terms is worth more than many gifts.',
  },
  census: {
    name: 'Everyone counts',
    text: 'When was the last time somebody asked how many we are? Without a census, villages are missing on the map, and vaccines, teachers and seats in parliament go to the wrong places. This Plan counts everybody within a few weeks: nomads, people in camps, people without papers, with a promise that no name is ever passed on. Neighbouring countries lend tablets and experts, as African states have done for each other. Young people are trained to ask with respect. To be counted is to be told: you belong here.',
  },
  'south-south-exchange': {
    name: 'South learns from south',
    text: 'The best teacher is often someone who solved the same problem last year. Cuba sent doctors, Brazil shared its school meals, India its cheap medicines, and the way farmers in Niger brought back trees is now used in other countries. In this Plan people from countries with similar problems visit each other, work side by side for some months, and stay in touch. No expensive consultants, no reports that nobody reads. We begin with whoever is furthest behind. Flights and a bed are almost the only costs.',
  },
  'twin-towns': {
    name: 'Twin towns',
    text: 'After the Second World War, French and German towns became twins, so that people who had shot at each other would sit at one table. Today towns on different continents do it: firefighters train together, schools write letters, and waterworks exchange spare parts and advice. This Plan helps every town to find a twin and to do one useful thing together each year, chosen by both sides. It begins with a choir or a football match, and that is good. People who know a face help faster in bad times.',
  },
  'rescue-fund': {
    name: 'A fund against the fall',
    text: 'When a crisis hits, money runs away from weaker countries first, and they must borrow at terribly high interest. After the Asian crisis of 1997, countries there made a common safety net and promised to lend to each other. With this Plan we and our neighbours do the same: each one pays in during good years, and in a bad one can draw on it quickly, on rules agreed before. Wages and hospitals go on being paid. Because everyone knows that the fund is there, panic starts less often.',
  },
  'university-network': {
    name: 'One campus, many countries',
    text: 'Not every country can have a great school of medicine, sea science or engineering. But ten countries together can. The University of the South Pacific belongs to more than ten island countries and also teaches by satellite. In this Plan universities share courses, laboratories and libraries, accept each other’s exams, and send students and teachers across borders, as Erasmus does in Europe. There are places and grants for those who could never pay. People who studied together answer each other’s calls for a lifetime.',
  },
  'free-software': {
    name: 'Software that belongs to everyone',
    text: 'Each hospital and ministry buys the same programs again and again, and pays each year. Open software can be used, changed and passed on by everyone. DHIS2, begun in Norway and South Africa, now helps dozens of countries to keep health data, and OpenStreetMap volunteers draw maps after disasters within hours. This Plan pays our programmers to build such tools together with partners, in our languages and able to run on old phones. What one has built, all have. And each new tool gives ideas for the next.',
  },
  'progress-report': {
    name: 'Tell the world how we are doing',
    text: 'In 2015 all countries at the United Nations agreed to the 17 goals, but nobody can force them. What helps is an honest look. Each year some states stand before the others and report what they have reached and what not. With this Plan our report is not written by officials alone: towns, unions, churches, mosques and schools add their own chapters, also where it hurts. Then we invite a partner country to question us, and we question them. Problems that are named can be solved, and others offer help that we did not expect.',
  },
  'citizen-science': {
    name: 'Science by everyone',
    text: 'Scientists cannot be everywhere, but people can. Volunteers count birds at their window, measure air on their balcony, photograph insects, and note when the first rain falls. In Europe’s and Africa’s rivers pupils test the water with a small kit. This Plan links such groups across borders, gives them simple tools and checks the data. Several of the official numbers on the SDGs could come from such groups. People who have measured their own river no longer walk past it. And experts and neighbours learn to trust each other.',
  },
  'joint-planning': {
    name: 'One plan for all ministries',
    text: 'One ministry pays farmers to clear land, the next pays for new forest. One builds a clinic, another forgets the road to it. This Plan puts all ministries at one table before money is given out. Each large project is checked: whom does it help, whom does it harm, and which goal is left behind? Finland and Colombia have set up such rounds. The weakest area comes first when shared money is given out. It is slow in the beginning, and then everything goes faster, because nobody pulls the other way.',
  },
  'diaspora-bonds': {
    name: 'Bonds from abroad, with love',
    text: 'Millions of people who moved away still care about the place they come from. Israel and India have asked their people abroad to lend money for building up the country. For the loan they got a paper: a bond. This Plan offers small bonds by phone, for clear projects: this bridge, that hospital, with photos of how the work goes on. An independent board guards the money, because trust is everything here. Those who lend also bring ideas, contacts and visits. They get their money back with some interest, and we all have more to work with.',
  },
  'green-technology': {
    name: 'Share clean technology',
    text: 'If poor countries build their power and factories in the old, dirty way, the climate is lost. If they jump over this step, everyone gains. Many did so with phones: they laid few copper lines. In this Plan partners share patents, machines and training for sun, wind, batteries and clean cement. Rich countries pay a part, as they promised in the climate treaties, through the Green Climate Fund. Firms from both sides build together, so that know-how stays. The clean way must become the easy way.',
  },
  'vaccine-sharing': {
    name: 'Share the first doses',
    text: 'In a pandemic, countries that can pay buy the vaccine first. Poor countries wait, the virus goes on spreading there, and new forms of it travel back to us. In 2020 partners founded COVAX, so that doses would go to all. In less than a year it brought a billion of them to 144 countries, but late, because rich states had taken the first ones. With this Plan we promise by law to pass on one of every five doses from the first day, and ask others to follow. It is fair, and the pandemic is over sooner. But some of our own people must wait longer for theirs.',
  },
  'tax-inspectors': {
    name: 'Tax inspectors without borders',
    text: 'A young tax officer looks at the books of a mining giant with two hundred lawyers. That is no fair match. Since 2015 a programme named Tax Inspectors Without Borders has sent experienced inspectors to sit beside her. They work on real cases, and for little cost poor countries have collected large sums that they were owed. This Plan widens it: more experts, also from the south, and a shared library of tricks. It is help that is one day no longer needed. The country pays for its own schools, with its own money.',
  },
} as const;

export type PlanTexts = {
  readonly [I in keyof typeof plans]: { readonly name: string; readonly text: string };
};
