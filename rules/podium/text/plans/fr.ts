import type { PlanTexts } from './en';

export const plans: PlanTexts = {
  'cash-grants': {
    name: 'De l’argent aux familles pauvres',
    text: 'Chaque mois, une famille pauvre reçoit de l’État une petite somme sûre, souvent versée à la mère. En échange, ou sans aucune condition, les enfants vont à l’école et chez le médecin. La Bolsa Família au Brésil et Progresa au Mexique ont montré comment cela marche. Les familles ne gaspillent pas cet argent : elles achètent à manger, des chaussures, des livres d’école, et certaines lancent un petit commerce. L’argent aide aussi la boutique du coin. C’est simple, vite lancé, et cela fait confiance aux gens : ils savent ce qu’il leur faut.',
  },
  'crop-insurance': {
    name: 'Une assurance pour les petites fermes',
    text: 'Une seule mauvaise saison peut endetter une famille de paysans pour des années. Avec ce plan, les petits paysans ont une assurance bon marché. Quand les satellites ou les pluviomètres montrent que la pluie a manqué, l’argent est versé tout de suite, sans visite ni long formulaire. Au Kenya, les éleveurs sont payés quand l’herbe brunit. Les familles peuvent alors garder leurs bêtes, racheter des semences et laisser les enfants à l’école. Et qui se sent protégé ose essayer de meilleures façons de cultiver, avec des arbres et des plantes qui couvrent et sauvent le sol.',
  },
  'land-titles': {
    name: 'Un papier pour la terre',
    text: 'Des millions de familles vivent sur une terre qui est à elles depuis des générations, mais aucun papier ne le dit. On peut les chasser, et aucune banque ne leur prête d’argent. Ici, des équipes formées suivent les limites à pied avec les voisins, les marquent sur une carte et donnent à chaque famille un titre de propriété peu cher, avec les noms de la femme et du mari. Le Rwanda l’a fait pour tout le pays. Qui est sûr de sa terre plante des arbres, construit des terrasses et se dispute moins avec le voisin. Moins de conflits pour la terre, c’est aussi plus de paix.',
  },
  'old-age-pension': {
    name: 'Une pension pour chaque ancien',
    text: 'Dans les pays pauvres, la plupart des gens n’ont jamais eu d’emploi avec un contrat, donc ils n’ont pas de retraite. Quand ils vieillissent, ils dépendent de leurs enfants, ou de personne. Ce plan verse une petite pension à chaque personne au-dessus d’un certain âge, sans demander ce qu’elle a fait avant. La Bolivie, le Népal et le Lesotho le font. L’argent reste rarement à une seule personne : les grands-parents achètent à manger et des affaires d’école pour toute la maison. C’est l’un des moyens les plus simples d’aider toute une famille, et il permet de vieillir dans la dignité.',
  },
  'school-meals': {
    name: 'Un repas chaud à l’école',
    text: 'Un enfant qui a faim ne peut pas écouter. Ce plan donne à chaque élève un bon repas par jour d’école, cuisiné avec ce que cultivent les paysans des environs. Au Brésil, la loi dit même qu’une partie de la nourriture doit venir de fermes familiales. Les parents ont une bonne raison d’envoyer leurs enfants à l’école, surtout les filles, et ces enfants apprennent mieux. Les paysans ont un acheteur sur qui compter. Des cuisiniers trouvent du travail. Une assiette de haricots, de riz et de légumes aide à la fois la santé, l’école et les revenus.',
  },
  'seed-banks': {
    name: 'Banques de semences locales',
    text: 'Quand une récolte est perdue, les familles mangent leurs dernières graines, et il ne reste plus rien à semer. Une banque de semences garde au village de bonnes graines locales, au sec et à l’abri. Chaque paysan en emprunte et en rapporte un peu plus après la récolte. Ainsi, d’anciennes sortes de mil, de haricots ou de riz qui résistent à la chaleur et à la sécheresse sont sauvées au lieu d’être perdues pour toujours. L’Éthiopie a de telles banques, et en Inde ce sont souvent des femmes qui les dirigent. Cela coûte peu : une pièce fraîche, des jarres en terre, un peu de formation et un voisin qui a la clé.',
  },
  'grain-reserve': {
    name: 'Une réserve publique de grain',
    text: 'Le prix de la nourriture peut bondir en quelques semaines, à cause d’une guerre, du mauvais temps ou de la panique. Avec ce plan, l’État et ses voisins achètent du grain quand il est bon marché et le gardent dans des entrepôts sûrs et secs. Quand les prix s’envolent, le grain est vendu à un prix juste ou donné à ceux qui en ont besoin. Beaucoup de pays d’Afrique de l’Ouest partagent une réserve pour les urgences. Elle n’arrête pas une crise dans le monde, mais elle fait gagner du temps chez nous, pour qu’une hausse brutale des prix ne mène pas à la faim et à l’émeute.',
  },
  'first-thousand-days': {
    name: 'Les mille premiers jours',
    text: 'Ce qu’un enfant reçoit entre le début de la grossesse et ses deux ans forme son cerveau et son corps pour la vie. Ce plan donne aux mères du fer et de l’acide folique, soutient l’allaitement et montre aux familles comment cuire une bonne bouillie avec ce qu’elles ont. Des agents de santé mesurent les enfants et agissent tôt quand l’un d’eux ne grandit plus. C’est ainsi que le Pérou a fait baisser la part des enfants trop petits pour leur âge. Mais un enfant qui boit de l’eau sale est malade encore et encore, et la meilleure bouillie ne peut pas l’aider beaucoup. Là où l’eau propre et les toilettes viennent d’abord, ce plan apporte bien plus.',
  },
  'one-health-lab': {
    name: 'Une seule santé pour les animaux et les gens',
    text: 'Beaucoup de nouvelles maladies sautent de l’animal à l’humain, sur les marchés, dans les fermes ou là où l’on coupe la forêt. D’habitude, médecins, vétérinaires et gardes forestiers ne se parlent pas. Dans ce plan, ils partagent un laboratoire et une ligne de téléphone. Les éleveurs qui signalent tôt des volailles malades sont payés pour celles qu’ils perdent, pour que personne ne les cache. Les échantillons sont testés en quelques jours, pas en semaines. Et nous laissons sauvages les lieux sauvages, pour que chauves-souris et humains ne se croisent pas de trop près. La prochaine épidémie est arrêtée là où elle commence.',
  },
  'vaccine-cold-chain': {
    name: 'Au froid jusqu’au bout',
    text: 'La plupart des vaccins doivent rester au froid, de l’usine jusqu’au bras. Là où le courant manque, ils s’abîment. Ce plan achète des frigos solaires, de bonnes glacières et de petits thermomètres qui gardent tout en mémoire, et forme des gens pour les réparer. Il tient aussi des listes : qui a reçu quel vaccin. La rougeole, la polio et d’autres maladies restent loin quand presque chaque enfant est vacciné. Et quand un nouveau virus apparaît, les mêmes frigos, les mêmes listes et les mêmes gens sont prêts dès le premier jour. La chaîne du froid est un bouclier qui sert tous les jours.',
  },
  'safe-births': {
    name: 'Naissances sûres',
    text: 'Donner la vie ne devrait pas être un risque de mort, mais en bien des endroits c’est encore le cas. Ce plan forme des sages-femmes, ouvre près des hôpitaux des maisons où les femmes peuvent attendre la naissance, paie le transport de nuit et rend les soins gratuits. Les saignements, l’infection et la tension trop forte se soignent quand une personne compétente est là à temps. Au Sri Lanka, les décès ont baissé pendant des décennies, car les sages-femmes étaient proches des gens. Quand une mère vit, ses enfants ont aussi bien plus de chances de rester en vie et de rester à l’école.',
  },
  'friendship-bench': {
    name: 'Le banc de l’amitié',
    text: 'L’angoisse, le deuil et la dépression peuvent aussi rendre malade, mais il y a peu de médecins pour l’esprit. Au Zimbabwe, un psychiatre a eu une idée : il a formé des grands-mères. Assises sur un banc en bois devant le centre de santé, elles écoutent et aident les gens à résoudre un problème après l’autre. Des études ont montré que cela marche, et l’idée a gagné d’autres pays. Ce plan installe de tels bancs devant nos centres de santé et nos écoles. Cela coûte peu, cela brise le silence, et qui va mieux peut de nouveau s’occuper des autres.',
  },
  'home-language-schools': {
    name: 'D’abord dans la langue de la maison',
    text: 'Beaucoup d’enfants passent des années en classe sans comprendre le maître, car la leçon se fait dans une langue que personne ne parle chez eux. Avec ce plan, les enfants apprennent d’abord à lire dans leur propre langue, puis en apprennent une deuxième pas à pas. Nous imprimons des livres de lecture, formons des enseignants et demandons des histoires aux écrivains d’ici. Un enfant qui sait lire dans une langue apprend plus vite la suivante. La Bolivie et l’Éthiopie ont pris ce chemin. Moins d’enfants redoublent, et aucun n’apprend que sa maison ne vaut rien.',
  },
  'teacher-training': {
    name: 'De meilleurs enseignants, pas juste des écoles',
    text: 'Un bâtiment neuf n’apprend rien à personne. Ce plan soutient les enseignants que nous avons : les plus expérimentés guident les jeunes dans la classe, tous reçoivent des plans de leçon simples, et le salaire arrive à l’heure. Les enfants sont groupés selon ce qu’ils savent faire, et pas seulement selon l’âge, pour que ceux qui ont pris du retard le rattrapent en lecture et en calcul. L’organisation indienne Pratham a montré combien cela marche. Bien enseigner rapporte deux fois, car les élèves qui apprennent vraiment trouvent un meilleur travail et rendent l’économie plus forte.',
  },
  'school-toilets': {
    name: 'Des toilettes propres à l’école',
    text: 'Cela paraît peu de chose, mais cela décide de qui reste à l’école. Sans toilettes propres et séparées, avec une porte, de l’eau et du savon, beaucoup de filles restent chez elles pendant leurs règles, et les petits tombent malades. Ce plan construit des toilettes simples, apprend à se laver les mains et donne chaque année à chaque école un peu d’argent pour nettoyer et réparer, car des toilettes cassées n’aident personne. Élèves et parents en prennent soin ensemble. Cela coûte peu, et le résultat se voit tout de suite à l’appel : moins de chaises vides.',
  },
  'second-chance-school': {
    name: 'L’école de la deuxième chance',
    text: 'Certains ont quitté l’école pour travailler, d’autres à cause de la guerre, d’un mariage ou d’un bébé. Ce plan ouvre des cours le soir et le week-end, où jeunes et adultes finissent en deux ou trois ans ce que d’autres font en six. Les enfants sont gardés à côté, et l’après-midi on apprend un métier. BRAC le fait au Bangladesh pour des enfants qui ont dû arrêter, l’INEA au Mexique pour les adultes. Une personne qui apprend à lire à vingt-cinq ans aide ses enfants à faire leurs devoirs, signe un contrat les yeux ouverts et gagne plus. Il n’est jamais trop tard.',
  },
  'equal-pay-law': {
    name: 'À salaire égal, preuve à l’appui',
    text: 'À travail égal, salaire égal : c’est la loi dans beaucoup de pays, mais les salaires sont secrets, donc personne ne peut vérifier. Ce plan renverse les rôles : c’est aux entreprises de prouver qu’elles paient de façon juste. L’Islande l’a fait en 2018. Chaque entreprise assez grande examine ses propres chiffres, explique tout écart entre femmes et hommes et le supprime, ou paie une amende. Les familles qui gagnent plus dépensent plus dans leur ville, et les entreprises gardent les bons employés. L’État n’a pas de salaires à payer en plus : il faut seulement des inspecteurs et le courage de regarder.',
  },
  'shelter-and-helpline': {
    name: 'Une porte ouverte la nuit',
    text: 'Dans le monde, environ une femme sur trois a vécu la violence, le plus souvent de la part d’un partenaire. Ce plan paie une ligne de téléphone gratuite qui répond jour et nuit, des maisons sûres où une femme et ses enfants peuvent rester, et de l’aide auprès de la police, des médecins et du tribunal. Les enseignants et les infirmières apprennent à voir les signes et à poser la question. Les hommes aussi sont invités à parler. Quand on sait que quelqu’un répondra, on appelle avant qu’il soit trop tard. Une maison sans peur est le premier morceau de paix.',
  },
  'parental-leave': {
    name: 'Un congé pour les mères et les pères',
    text: 'Quand un bébé arrive, quelqu’un doit rester à la maison, et c’est presque toujours la mère. Elle perd des revenus, et les employeurs hésitent à embaucher de jeunes femmes. Ce plan donne aux deux parents un congé payé, avec une part réservée au père, qui est perdue s’il ne la prend pas. La Suède, l’Islande et le Québec l’ont fait. Les bébés ont deux parents qui les connaissent, et les femmes gardent leur emploi. Ce n’est pas bon marché : tous ceux qui travaillent paient un peu plus pour l’assurance sociale, et un petit atelier doit trouver quelqu’un pour ces mois-là. Les entreprises diront que nous allons trop vite. Ont-elles raison ?',
  },
  'women-in-councils': {
    name: 'Des femmes dans chaque conseil',
    text: 'Les décisions sur l’eau, les routes et les écoles se prennent dans les conseils locaux, souvent sans une seule femme dans la salle. Avec ce plan, un tiers de tous les sièges et des postes de chef de village est réservé aux femmes, comme l’Inde le fait depuis 1993. Les nouvelles élues sont formées aux budgets et à la loi, et protégées contre les menaces. Des chercheurs ont vu que les conseils dirigés par des femmes dépensent plus pour l’eau potable, et que les filles de ces villages visent plus haut dans la vie. Et quand il faut régler des disputes, les femmes aussi sont à la table.',
  },
  'rainwater-tanks': {
    name: 'Une citerne près de chaque toit',
    text: 'La pluie tombe sur le toit et s’en va, et deux mois plus tard les gens marchent des heures pour chercher de l’eau. Ce plan construit des citernes simples à côté des maisons et des écoles : une gouttière, un filtre et un réservoir rond en béton mince, que les voisins apprennent à bâtir eux-mêmes. Dans le Nord-Est sec du Brésil, plus d’un million de familles en ont une. Une citerne d’eau propre devant la porte évite des heures de marche et protège le dos et la santé, surtout des filles. Et chaque litre de pluie que nous gardons est un litre que nous ne pompons pas.',
  },
  'pump-committees': {
    name: 'La pompe qui reste en bon état',
    text: 'Partout dans le monde, il y a des pompes à main qui ont marché un an puis sont tombées en panne, parce que personne n’en était chargé. Ce plan commence par les gens, pas par les tuyaux. Chaque village élit un comité de l’eau, avec une moitié de femmes, qui recueille quelques pièces, montre ses comptes à tous et appelle un mécanicien formé qui a les pièces de rechange. Par téléphone, une panne est signalée le jour même. Pour moins que le prix d’un puits neuf, l’eau coule de nouveau. De l’eau propre tout près, c’est moins d’enfants malades et moins de travail pour celles et ceux qui la portent.',
  },
  'sewage-works': {
    name: 'Nettoyer nos eaux usées',
    text: 'Une grande partie des eaux usées du monde retourne dans les rivières et les mers sans être nettoyée. Ce plan construit des égouts et une station d’épuration pour une ville qui grandit, avec des bassins et des lits de roseaux là où il y a de la place, et des machines là où il n’y en a pas. Les boues donnent du biogaz et du compost, et l’eau propre va aux parcs et aux champs. C’est cher, et personne ne fait la fête pour un nouvel égout. Mais les poissons reviennent, la plage rouvre, et le choléra ne trouve plus le chemin des maisons.',
  },
  'leak-hunt': {
    name: 'La grande chasse aux fuites',
    text: 'Dans beaucoup de villes, un tiers de l’eau potable, et parfois la moitié, se perd en route, par de vieux tuyaux ou des prises secrètes. Phnom Penh, au Cambodge, a montré ce qu’on peut faire : la ville a remplacé des tuyaux, posé des compteurs, trouvé les fuites en écoutant la nuit, et raccordé les rues pauvres au réseau à bas prix. Aujourd’hui, on y perd moins d’un dixième. Ce plan fait pareil ici. L’eau qui ne fuit pas, on n’a pas besoin de la prendre à une rivière. C’est la nouvelle source la moins chère qu’une ville puisse trouver.',
  },
  'repair-cafes': {
    name: 'Cafés de réparation',
    text: 'Un grille-pain avec un fil détaché, une veste déchirée, un vélo au pneu crevé : on jette presque tout. Dans un café de réparation, ceux qui savent aident ceux qui ne savent pas, avec des outils, du café et de la patience. Le premier a ouvert à Amsterdam en 2009, et maintenant il y en a des milliers. Ce plan leur donne des salles et des pièces de rechange, et y amène les écoles. Nous demandons aussi aux fabricants de vendre des pièces et d’imprimer des guides de réparation. Moins de mines, moins de déchets, moins de dépenses, et des voisins qui se parlent.',
  },
  'food-waste-law': {
    name: 'Rien de bon à la poubelle',
    text: 'Une grande partie de la nourriture que l’on cultive n’est jamais mangée, et pour la produire il a fallu terre, eau et carburant. La France a fait une loi en 2016 : les grands supermarchés ne peuvent plus détruire de la bonne nourriture, ils doivent la proposer à des associations. Ce plan fait de même et va plus loin. Les cantines mesurent ce qui reste dans les assiettes, les dates sur les emballages deviennent claires, et les paysans peuvent vendre des carottes tordues. Ce qu’on ne peut pas manger nourrit des bêtes ou devient du compost. Nous aidons deux fois la planète, et les banques alimentaires remplissent leurs rayons.',
  },
  'bottle-deposit': {
    name: 'Une pièce pour chaque bouteille',
    text: 'Vous payez une petite consigne en achetant une boisson, et on vous la rend quand vous rapportez la bouteille. C’est tout, et cela marche : en Norvège et en Allemagne, environ neuf bouteilles et canettes sur dix reviennent, ou plus. Avec ce plan, chaque magasin qui vend des boissons reprend les emballages, et les bouteilles propres sont remplies de nouveau ou servent à en faire de nouvelles. Moins de plastique part dans les égouts et les mers. Des gens sans travail gagnent un peu en les ramassant, et personne n’a besoin de dire qu’il ne faut rien jeter par terre : la pièce le dit.',
  },
  'green-public-buying': {
    name: 'L’État achète vert',
    text: 'L’État est le plus gros client du pays : papier, bus, repas scolaires, ordinateurs, routes. Avec ce plan, chaque bureau doit regarder non seulement le prix le plus bas aujourd’hui, mais aussi l’énergie, les réparations, les déchets et le travail juste, pendant toute la vie d’un objet. Quand des milliers de bureaux demandent des lampes économes et des meubles réparables, les entreprises se mettent à en fabriquer, et ils deviennent moins chers pour tous. Il faut de bonnes règles et des acheteurs formés. Pas de nouvel impôt : nous dépensons seulement mieux le même argent.',
  },
  'early-warning': {
    name: 'Des heures qui sauvent des vies',
    text: 'En 1970, un cyclone a tué plusieurs centaines de milliers de personnes dans ce qui est aujourd’hui le Bangladesh. Depuis, le pays a bâti des abris, formé des dizaines de milliers de volontaires avec mégaphones et drapeaux, et il leur envoie de bonnes prévisions. Des tempêtes de même force font maintenant bien moins de morts. Ce plan crée une telle chaîne ici : des capteurs, une alerte sur chaque téléphone, des exercices dans les écoles et un lieu sûr pour les gens et les bêtes. La tempête vient quand même. Mais elle trouve des gens qui savent, et qui ont eu le temps d’agir.',
  },
  'room-for-rivers': {
    name: 'De la place pour les rivières',
    text: 'Longtemps, nous avons bâti le long de nos rivières des murs de plus en plus hauts. Quand l’un d’eux cède, l’inondation est pire qu’avant. Les Pays-Bas ont choisi une autre voie : donner de la place à la rivière. On recule les digues et on creuse de nouveaux bras. À un endroit, huit fermes sont maintenant sur des buttes, pour que l’eau puisse couvrir leurs champs quand le fleuve est haut ; d’autres familles y ont vendu leur ferme et sont parties. Avec ce plan, nous le faisons ici aussi. Les prairies humides retiennent l’eau, la nettoient, stockent du carbone et font revenir oiseaux et grenouilles. Mais des familles doivent quitter la terre de leurs grands-parents, et l’argent ne remplace pas tout.',
  },
  'carbon-price': {
    name: 'Un prix pour le carbone',
    text: 'Qui jette ses déchets dans la rue paie une amende, mais la fumée part dans l’air gratuitement. Ce plan met un prix sur chaque tonne de dioxyde de carbone, bas au début, plus haut chaque année. La Suède le fait depuis 1991, et son économie a continué de grandir. Une partie de l’argent revient à chaque foyer, la même pour tous, si bien que les familles pauvres y gagnent. Les façons propres de produire deviennent les moins chères. Mais au début, le carburant et le chauffage coûtent plus, et les usines qui brûlent du charbon perdent des commandes. En France, une taxe plus forte sur le carburant a mené à des mois de protestation en 2018. Qui paie, et à quelle vitesse ?',
  },
  'climate-lessons': {
    name: 'Le climat dans chaque classe',
    text: 'Personne ne peut aider à décider du climat sans le comprendre. Ce plan le fait entrer dans toutes les matières : mesurer la pluie en maths, la chaleur en physique, la rivière en histoire, des lettres au maire en cours de langue. L’Italie l’a mis à l’emploi du temps. Les enseignants sont formés, et chaque école a son petit projet, comme des arbres pour l’ombre, un jardin ou un plan contre la chaleur. Les enfants rapportent à la maison ce qu’ils apprennent, et il est prouvé que les parents changent d’avis eux aussi. C’est un plan lent, aux très longues racines : la grande récolte vient quand ces élèves votent, bâtissent et enseignent à leur tour.',
  },
  'mangrove-belt': {
    name: 'Une ceinture de mangroves',
    text: 'Les mangroves sont des arbres qui ont les pieds dans la mer. Leurs racines freinent les vagues, retiennent la boue et cachent les jeunes poissons, et leur sol stocke plus de carbone que la plupart des forêts. Beaucoup ont été coupées pour des bassins à crevettes et pour le bois. Ce plan leur rend des parties de la côte : nous rouvrons d’anciens bassins à la marée, nous plantons là où les graines n’arrivent plus, et nous payons des villages pour prendre soin des arbres. Au Sénégal et au Vietnam, on l’a fait en grand. La pêche devient meilleure, et les tempêtes perdent de leur force.',
  },
  'no-take-zone': {
    name: 'Un endroit où personne ne pêche',
    text: 'Laissez une partie de la mer tranquille, et il se passe une chose merveilleuse : les poissons deviennent vieux et gros, et les gros poissons ont bien plus de petits. Après quelques années, ils passent la limite et remplissent les filets au-dehors. Les pêcheurs de Cabo Pulmo, au Mexique, l’ont décidé eux-mêmes, et dix ans plus tard il y avait environ cinq fois plus de poisson sur le récif. Avec ce plan, les gens de la côte choisissent ces endroits avec des scientifiques et les surveillent avec leurs propres bateaux. Mais les premières années sont maigres : les familles qui pêchaient là prennent moins et gagnent moins, et l’aide que nous pouvons payer ne remplace pas tout.',
  },
  'fishing-watch': {
    name: 'Des yeux sur la mer',
    text: 'Les navires qui pêchent sans licence, en des lieux ou avec des filets interdits, volent la nourriture des gens de la côte et traitent parfois leurs marins comme des esclaves. Aujourd’hui, les satellites peuvent les voir. Ce plan oblige chaque grand bateau à montrer sa position, partage les données avec tous, forme des garde-côtes et permet aux ports de renvoyer les navires qui se cachent. Les règles pour les ports sont dans un traité mondial que beaucoup de pays ont signé. Les pêcheurs honnêtes y gagnent, le poisson peut revenir, et il y a moins de colère entre bateaux de pavillons différents.',
  },
  'ghost-net-return': {
    name: 'Rapporter les filets fantômes',
    text: 'Un filet perdu n’arrête pas de pêcher. Il dérive pendant des années et prend des poissons, des tortues et des phoques pour personne. Avec ce plan, les pêcheurs reçoivent de l’argent pour les vieux filets qu’ils rapportent, et des plongeurs enlèvent ceux qui sont sur les récifs. Chaque filet est marqué, pour qu’on puisse le retrouver et le rendre à son propriétaire sans reproche. Le nylon devient tapis et maillots de bain. En Norvège, des sorties de nettoyage tirent chaque année du matériel perdu hors de la mer. C’est un petit plan, au résultat rapide, que tout le port peut voir.',
  },
  'forest-rights': {
    name: 'La forêt à ses gardiens',
    text: 'Là où les peuples autochtones ont des droits sûrs sur leur terre, la forêt est souvent mieux gardée qu’aux alentours. Ils connaissent l’endroit et veulent que leurs petits-enfants y vivent. Ce plan dresse la carte de ces terres avec eux, inscrit leurs droits dans la loi et les aide à renvoyer les bûcherons et les mineurs illégaux. Aucune route, aucun barrage n’est construit sans leur libre accord. Cela protège à peu de frais les arbres, les animaux et les rivières, et cela met fin à des conflits où trop de gardiens de la forêt ont été tués.',
  },
  'stone-lines': {
    name: 'Des lignes de pierres, des trous de vie',
    text: 'Au Burkina Faso, des paysans ont refait des champs d’une terre dure comme une route. Ils posent des lignes de pierres le long de la pente, qui retiennent la pluie, et creusent de petits trous remplis de fumier, appelés zaï. L’eau s’infiltre, les graines germent et les arbres reviennent. Un paysan nommé Yacouba Sawadogo en est devenu célèbre. Ce plan paie des camions pour apporter les pierres, des outils, et des paysans qui forment d’autres paysans. Il n’y a pas de machine à acheter ni rien à attendre : la première récolte vient après les premières pluies.',
  },
  'wildlife-corridor': {
    name: 'Un pont vert pour les animaux',
    text: 'Un parc entouré de routes et de champs est une île. Les animaux n’y trouvent pas de nouveaux partenaires et n’ont nulle part où aller quand il fait chaud et sec. Ce plan relie ces îles par des bandes de forêt, des haies le long des rivières et des ponts par-dessus les grandes routes, comme à Banff au Canada et au Costa Rica. Les propriétaires sont payés pour garder la bande verte. Jaguars, éléphants, abeilles et graines peuvent de nouveau circuler. Il y a moins d’accidents sur la route, et les gens aussi y gagnent : de l’eau propre, de l’ombre et des visiteurs qui viennent voir les animaux.',
  },
  'wet-peat': {
    name: 'Que la tourbe reste humide',
    text: 'La tourbe est un sol fait de vieilles plantes sous l’eau. Elle ne couvre que trois pour cent des terres, mais elle garde plus de carbone que toutes les forêts du monde. Quand on creuse des fossés pour planter des palmiers à huile ou des céréales, elle sèche, et alors elle peut brûler sous terre pendant des semaines. En 2015, de tels feux en Indonésie ont envoyé de la fumée sur plusieurs pays et rendu malades des milliers de gens ; depuis, un bureau y referme les fossés. Ce plan fait de même ici. Mousses, arbres et oiseaux reviennent, et le carbone reste dans le sol. Mais sur une terre humide, il y a moins à récolter et moins à vendre.',
  },
  'solar-mini-grid': {
    name: 'Un village avec son propre courant',
    text: 'Loin des grandes lignes électriques, un champ de panneaux solaires, une batterie et quelques kilomètres de câble peuvent éclairer tout un village. Les gens paient un peu, par téléphone, pour ce qu’ils utilisent. Avec le courant, il y a un frigo pour les médicaments, un moulin, un atelier de soudure et de la lumière pour les devoirs. Le Kenya et la Tanzanie ont de tels petits réseaux. Ce plan paie une partie du coût de départ, car le soleil est gratuit mais pas les panneaux, et forme des jeunes du village pour que tout continue de marcher. On n’a plus besoin de diesel ni de bougies.',
  },
  'clean-cookstoves': {
    name: 'Une cuisine sans fumée',
    text: 'Plus de deux milliards de personnes cuisinent encore sur un feu ouvert ou avec un combustible sale. La fumée dans la cuisine rend malades les femmes et les petits enfants, et ramasser du bois prend des heures. Ce plan aide les familles à passer au gaz, à l’électricité, au biogaz, ou au moins à un bien meilleur réchaud. Nous demandons d’abord l’avis de ceux qui cuisinent, car un réchaud que personne n’aime reste dans un coin. De petits paiements par téléphone rendent cela possible, et des ateliers d’ici fabriquent et réparent. De l’air propre à la maison, plus de temps, et des arbres qui restent debout.',
  },
  'warm-homes': {
    name: 'Maisons chaudes, petites factures',
    text: 'Les vieilles maisons perdent la chaleur par les toits, les murs et les fenêtres, et l’été elles deviennent des fours. Des familles doivent alors choisir entre se chauffer et manger. Ce plan isole d’abord les logements des gens à petit revenu, rue par rue ; l’argent est avancé, puis rendu lentement grâce aux économies faites. Des milliers de maçons, de couvreurs et de techniciens trouvent du travail près de chez eux. Il faut moins de gaz venu de loin, et l’air au-dessus de la ville devient plus propre. C’est un progrès discret : personne ne le voit, mais tout le monde le sent en hiver.',
  },
  'wind-cooperative': {
    name: 'Un parc éolien qui est à nous',
    text: 'Souvent, les gens disent non à une éolienne quand des étrangers en profitent, et oui quand elle est à eux. Au Danemark et en Allemagne, des milliers de voisins ont acheté des parts dans des parcs éoliens ; au large de Copenhague, une part coûtait le prix d’un bon vélo. Avec ce plan, citoyens, paysans et village peuvent construire ensemble. La loi leur donne le droit de vendre leur courant au réseau, et une banque publique prête une partie de l’argent. Les bénéfices restent ici et paient le toit de l’école maternelle. L’énergie propre grandit, et la confiance aussi.',
  },
  'savings-groups': {
    name: 'La boîte d’épargne aux trois clés',
    text: 'Vingt voisins se retrouvent chaque semaine et mettent quelques pièces dans une boîte en métal à trois serrures. Trois personnes gardent les clés, donc personne ne peut l’ouvrir seul. Les membres peuvent emprunter pour une machine à coudre, des semences ou une facture d’hôpital, et remboursent avec un petit intérêt qui est à tous. Après un an, on partage l’épargne. Cela a commencé au Niger dans les années 1990 et s’est étendu à des millions de personnes, surtout des femmes. Ce plan forme des groupes et met les bons en lien avec une banque.',
  },
  apprenticeships: {
    name: 'Apprendre et être payé',
    text: 'On dit aux jeunes : vous n’avez pas d’expérience. Mais comment en avoir une ? Dans un apprentissage, ils travaillent certains jours dans une entreprise et apprennent les autres jours à l’école, pendant deux à quatre ans, avec un petit salaire et un diplôme reconnu à la fin. La Suisse et l’Allemagne le font pour un très grand nombre de leurs jeunes, et les ateliers du Ghana le font à leur manière depuis toujours. Ce plan paie aux entreprises une partie du coût, ouvre tous les métiers aux filles et vérifie que personne ne sert seulement à balayer le sol.',
  },
  'labour-inspectors': {
    name: 'Quelqu’un qui contrôle',
    text: 'En 2013, l’immeuble d’usines du Rana Plaza, au Bangladesh, s’est écroulé et a tué plus de mille travailleurs. Ils avaient vu les fissures, et on les avait renvoyés à l’intérieur. Après cela, syndicats et marques ont signé un accord : des ingénieurs indépendants contrôlent, les rapports sont publics, et les marques doivent veiller à ce qu’il y ait de l’argent pour les réparations. Les usines sont devenues plus sûres. Ce plan embauche et paie de bons inspecteurs, donne aux travailleurs un numéro de téléphone sûr et ferme ce qui est dangereux. Aucun enfant ne travaille, les salaires arrivent, et les entreprises honnêtes ne perdent plus face aux tricheurs.',
  },
  'job-loss-insurance': {
    name: 'Une assurance quand le travail s’arrête',
    text: 'Une crise arrive, les commandes s’arrêtent, et les entreprises renvoient leurs gens chez eux. Si ces gens n’achètent plus rien, le magasin d’à côté ferme à son tour. Avec ce plan, travailleurs et entreprises versent un peu chaque mois dans une caisse commune. Quand le travail manque, la caisse paie une partie du salaire, pour que les gens restent dans l’entreprise et repartent vite. En Allemagne, le chômage partiel a fait cela dans la crise de 2009, puis encore en 2020. Notre caisse couvre aussi les chauffeurs et le personnel de ménage. Cela freine la chute, et cela agit tout seul.',
  },
  'feeder-roads': {
    name: 'Des routes vers le marché',
    text: 'Les tomates pourrissent quand le camion ne peut pas venir. Dans beaucoup de villages, la route n’est que boue pendant des mois, et il faut porter les malades. Ce plan construit et répare de petites routes entre les villages et le marché voisin, avec de bons fossés, car c’est l’eau qui tue une route. La plus grande partie du travail est faite à la main par des gens d’ici, payés et formés, comme en Éthiopie et au Népal. Les paysans vendent à meilleur prix, les enseignants viennent au travail, et les enfants arrivent à l’école. Mais une route est ouverte à tous, aussi à ceux qui abattent les arbres. En Amazonie brésilienne, presque toute la forêt abattue se trouvait près d’une route ou d’un fleuve.',
  },
  'village-internet': {
    name: 'Notre propre internet',
    text: 'Les grandes entreprises ne construisent pas là où vivent peu de gens. Alors certains villages l’ont fait eux-mêmes : au Mexique, des communautés autochtones ont leur propre réseau mobile, et en Espagne un réseau nommé guifi.net a grandi de toit en toit. Ce plan donne de petites licences gratuites, paie les premières antennes et forme des gens qui le font marcher. Alors un paysan peut voir les prix, une infirmière peut demander conseil à un médecin, et un élève peut lire ce que lisent les autres. Ce que nous apprenons, nous le partageons avec le prochain village. Mais antennes et téléphones ont besoin de courant. Là où l’énergie propre vient d’abord, le réseau sert chaque maison ; là où elle manque, bien des téléphones restent éteints.',
  },
  'freight-by-rail': {
    name: 'Marchandises sur rails',
    text: 'Un long train porte autant que des dizaines de camions, avec bien moins de carburant, de bruit et de danger. Mais en bien des endroits, les rails sont rouillés et les frontières prennent des jours. Ce plan répare une ligne importante, construit des lieux où les conteneurs passent du camion au train, et convient avec les voisins d’un seul formulaire et d’un seul horaire. Les usines loin de la mer peuvent alors vendre au monde. Les chauffeurs trouvent du travail sur les petits trajets. Cela coûte cher au début et dure cent ans. Les routes aussi durent plus longtemps, quand les charges lourdes prennent le train.',
  },
  'inventors-fund': {
    name: 'Un fonds pour les inventeurs',
    text: 'De bonnes idées, il y en a partout, mais pas d’argent pour les essayer. Au Malawi, un garçon nommé William Kamkwamba a construit une éolienne avec de la ferraille pour éclairer la maison de sa famille. Ce plan donne de petites sommes, vite et avec peu de papiers, à de jeunes inventeurs, à de petits ateliers et à des écoles de village : pour un séchoir qui sauve les mangues, une appli dans une langue d’ici, une prothèse de main bon marché. La moitié peut échouer, c’est ainsi que l’on invente. Ce qui marche est montré à tous. Chaque bonne idée en amène deux nouvelles.',
  },
  'fair-tax': {
    name: 'Ceux qui ont plus paient plus',
    text: 'Dans certains pays, une commerçante paie en impôts une plus grande part de son revenu qu’un milliardaire, car on taxe le pain et à peine la fortune. Ce plan rend l’impôt de nouveau juste : bas sur la nourriture de base, plus haut sur les très gros revenus, les grands domaines et les maisons vides, avec moins de cadeaux aux grandes entreprises. Les formulaires tiennent sur une page. Chaque année, nous montrons à quoi l’argent a servi, avec des photos d’écoles et de centres de santé. Les gens paient plus volontiers quand ils voient que le voisin paie aussi. Alors il y a de l’argent pour les besoins de tous.',
  },
  'cheap-remittances': {
    name: 'Envoyer de l’argent à moindre prix',
    text: 'Les migrants envoient plus d’argent aux pays pauvres que tous les gouvernements n’en donnent en aide. Mais chaque fois, une bonne partie se perd en frais, et les banques sont lentes. Le monde a promis de faire descendre ce coût sous trois pour cent. Ce plan ouvre le marché aux compagnies de téléphone et aux coopératives, publie tous les frais sur une seule page et permet aux bureaux de poste de payer dans les villages. Une infirmière à Rome ou un maçon à Dubaï peut envoyer un peu chaque semaine. L’argent va droit là où l’on en a besoin : dans les familles.',
  },
  'open-doors': {
    name: 'Des portes ouvertes à tous',
    text: 'Environ une personne sur six vit avec un handicap. Souvent, ce n’est pas le corps qui l’arrête, mais une marche, un formulaire ou un regard. Ce plan rend les gares, les écoles, les bureaux et les sites web utilisables par tous : des rampes, des ascenseurs, la langue des signes aux informations, des mots faciles. Les entreprises reçoivent de l’aide pour adapter un poste de travail. Les personnes handicapées préparent et vérifient tout, car ce sont elles les expertes. Les parents avec poussette et les personnes âgées sont contents aussi. Un pays qui laisse chacun travailler et apprendre est plus riche.',
  },
  'newcomer-desk': {
    name: 'Un guichet pour les nouveaux venus',
    text: 'Une personne qui arrive de loin doit trouver douze bureaux, dans une langue qu’elle ne sait pas lire. Des années se perdent. Ce plan ouvre un seul guichet pour tout : papiers, cours de langue, école pour les enfants, examen de ce que l’on a appris dans son pays, premier emploi. Le Portugal a de tels centres, où des gens de partout travaillent côte à côte. Des interprètes sont là ou au téléphone. L’infirmière redevient infirmière. Les voisins se retrouvent à une table commune, et ceux qui se connaissent ont moins peur.',
  },
  'bus-lanes': {
    name: 'Des bus rapides pour tous',
    text: 'Curitiba, au Brésil, n’avait pas d’argent pour un métro ; elle a donc donné aux bus leurs propres voies, des stations comme pour un train et des tickets payés avant de monter. Bogotá, Istanbul et Dar es Salaam ont suivi. Une voie de bus transporte bien plus de gens qu’une voie pleine de voitures, et elle peut être prête en deux ou trois ans. Les travailleurs gagnent des heures de vie chaque semaine, les magasins gagnent des clients, et l’air devient plus propre. Mais ceux qui conduisent les vieux minibus perdent leurs passagers. À Johannesburg, ils ont fait grève en 2009, et on a tiré sur les nouveaux bus. Ce plan leur offre des parts et des emplois. Avant qu’ils acceptent, il y aura des jours de colère.',
  },
  'better-streets': {
    name: 'De meilleures rues là où vivent les gens',
    text: 'Plus d’un milliard de personnes vivent dans des quartiers que bien des cartes oublient, sans tuyaux, ni égouts, ni papiers. Les démolir ne fait que déplacer le problème. Ce plan les améliore avec ceux qui y vivent : des chemins où passe un camion de pompiers, de l’eau, des égouts, des lampes, le ramassage des déchets, une petite place et un papier pour le terrain. À Medellín, en Colombie, des téléphériques et des bibliothèques sur les collines ont changé toute une ville. Qui est sûr de pouvoir rester bâtit lui-même de meilleurs murs. Les voisins décident de ce qui passe en premier.',
  },
  'city-trees': {
    name: 'De l’ombre en ville',
    text: 'Par une journée chaude, une rue avec des arbres peut avoir plusieurs degrés de moins qu’une rue sans arbres. La chaleur tue sans bruit, surtout les personnes âgées des quartiers pauvres, où il n’y a presque pas de vert. Ce plan plante des arbres là où ils manquent le plus, enlève de l’asphalte, ouvre les cours d’école après la classe et trouve pour chaque arbre une famille ou une boutique qui l’arrose. Les racines boivent les fortes pluies, les feuilles arrêtent la poussière, et les gens s’assoient dehors et parlent. Medellín et Freetown le font. C’est peu cher et vite planté. Mais un jeune arbre mince ne donne presque pas d’ombre : le vrai cadeau vient des années plus tard, si quelqu’un continue d’arroser.',
  },
  'safe-buildings': {
    name: 'Des maisons qui tiennent',
    text: 'Ce n’est pas le séisme qui tue, dit-on, c’est la maison. Des écoles et des hôpitaux bien bâtis restent debout dans les séismes et les tempêtes. Après des pertes terribles, le Chili a fait des règles de construction strictes et les contrôle vraiment, et les forts séismes y font aujourd’hui peu de morts. Ce plan écrit des règles simples pour les logements aussi, forme des maçons au bambou, à la brique et au béton, renforce d’abord les écoles et punit ceux qui vendent du mauvais ciment. Chaque maison est contrôlée avant qu’on pose le toit. Quand le malheur arrive, nous balayons du verre, et nous vivons.',
  },
  'birth-certificates': {
    name: 'Chaque enfant sur le papier',
    text: 'Sans acte de naissance, un enfant n’existe pas pour l’État : pas de carnet de vaccination, pas d’examen, pas de passeport, et personne ne peut prouver qu’une fille est trop jeune pour être mariée, ou un garçon pour être soldat. Bien des millions de petits enfants n’en ont pas. Ce plan rend l’acte gratuit, permet aux infirmières d’inscrire les bébés par téléphone le jour de la naissance et envoie des équipes dans les villages pour ceux qu’on a oubliés. C’est un petit papier avec un nom dessus. Mais c’est la clé de tous les autres droits.',
  },
  'legal-aid': {
    name: 'Un avocat pour ceux qui n’ont pas d’argent',
    text: 'La loi est la même pour tous, mais seulement si on la connaît. Une veuve est chassée de sa terre, un ouvrier n’est pas payé, un jeune homme attend en prison depuis des années sans avoir été jugé. Ce plan forme et paie des parajuristes : des gens du quartier qui connaissent les bases de la loi, écrivent des lettres, accompagnent à la police et appellent un avocat quand cela devient grave. La Sierra Leone et l’Afrique du Sud ont montré jusqu’où cela peut aller. La plupart des affaires sont réglées avant un procès. Et les gens commencent à faire confiance à la loi.',
  },
  'anti-corruption-office': {
    name: 'Un bureau que personne ne peut acheter',
    text: 'La corruption est un impôt que les pauvres paient deux fois. Hong Kong en était plein. En 1974, la ville a créé un bureau indépendant avec trois tâches : enquêter, prévenir et enseigner. Il pouvait enquêter sur la police et sur les puissants, et les gens ont commencé à parler. Ce plan crée un tel bureau ici, avec son propre budget, un chef qu’on ne peut pas renvoyer à volonté et des rapports ouverts. Les ministres doivent dire en public ce qu’ils possèdent. Il y aura encore des scandales, mais on les découvre tôt et on les règle, si bien que la confiance survit.',
  },
  'open-budgets': {
    name: 'Un budget que chacun peut lire',
    text: 'Où va l’argent ? À Porto Alegre, au Brésil, les citoyens ont été les premiers à décider, dans des réunions ouvertes, à quoi servait une partie de l’argent de la ville, et l’eau et les égouts des quartiers pauvres en ont reçu plus. Des milliers de villes ont copié cela. Avec ce plan, chaque bureau met son budget et ses factures sur le web et sur le panneau du village, avec des mots simples, et les gens votent sur une part. La radio et les écoles l’expliquent. Les partenaires à l’étranger aussi donnent plus volontiers quand ils peuvent voir.',
  },
  'truth-commission': {
    name: 'La commission vérité',
    text: 'Après une dictature ou une guerre civile, il y a un grand silence. Les victimes veulent savoir ce qu’on a fait à leurs enfants, et certains de ceux qui l’ont fait veulent oublier. En Afrique du Sud, en Argentine, au Pérou et dans d’autres pays, des commissions ont écouté des milliers de personnes, certaines en public, cherché les disparus et mis par écrit ce qui s’est passé. Ce plan en crée une, avec de la protection pour les témoins et des tribunaux pour les pires crimes. Il faut du temps : l’Afrique du Sud a attendu plus de deux ans le premier rapport. Au début, beaucoup de choses font mal. Mais un pays qui connaît son histoire peut commencer ensemble le chapitre suivant.',
  },
  'arms-for-work': {
    name: 'Un outil contre une arme',
    text: 'Quand les combats finissent, des milliers de jeunes ne connaissent qu’un seul métier. S’ils n’ont pas d’autre avenir, ils y retourneront. Avec ce plan, chaque personne qui rend une arme reçoit quelques mois de soutien, de l’aide pour l’âme, une formation et un départ : des outils, une terre ou un emploi dans les travaux publics. Au Mozambique, des artistes ont transformé des armes en chaises et en sculptures, et les gens ont échangé des armes contre des vélos et des houes. Les villages qui les reprennent reçoivent aussi une école ou un puits. Le prochain conflit trouve moins de combattants.',
  },
  'village-mediators': {
    name: 'Des médiateurs dans chaque vallée',
    text: 'Beaucoup de guerres commencent par une vache, un puits ou un champ. Ce plan forme des gens respectés de tous les groupes, dont des femmes et des jeunes, à écouter, à calmer et à trouver une solution qui convient aux deux côtés. Ils ont des téléphones pour se prévenir quand des rumeurs de vengeance circulent. Les comités de paix locaux du Kenya ont commencé à Wajir, quand des femmes de clans ennemis partageaient un marché et ont décidé que cela suffisait. Les médiateurs mettent les accords par écrit et reviennent vérifier. On s’occupe du conflit tant qu’il est petit.',
  },
  'press-freedom-law': {
    name: 'Une loi pour une presse libre',
    text: 'Là où les reporters peuvent travailler, les voleurs dorment mal. Ce plan fait une loi qui protège les journalistes et leurs sources, supprime la prison pour ceux qui critiquent les puissants et arrête les procès sans fin qui ne servent qu’à faire peur. La radio d’État a un conseil indépendant, et les petites stations locales reçoivent des licences et un fonds que les politiciens ne peuvent pas toucher. Chaque attaque contre un reporter fait l’objet d’une enquête. Une presse libre se trompe aussi : il y a donc un moyen juste de se plaindre et de corriger. Qui sait ce qui se passe peut décider.',
  },
  'right-to-ask': {
    name: 'Le droit de demander',
    text: 'La Suède l’a depuis 1766, le Mexique depuis 2002, l’Inde depuis 2005 : toute personne peut demander ses papiers à un bureau public et doit avoir une réponse en quelques semaines. Pourquoi la route n’est-elle pas construite ? Qui a eu le contrat ? En Inde, des villageois s’en sont servis pour découvrir de l’argent destiné à des ouvriers qui n’existaient que sur le papier. Ce plan inscrit ce droit dans la loi, nomme un responsable dans chaque administration et forme des jeunes à s’en servir. Cela ne coûte presque rien. Cela enlève seulement une mauvaise habitude : le secret.',
  },
  'police-complaints': {
    name: 'Une police qui rend des comptes',
    text: 'Qui appeler quand c’est la police qui l’a fait ? Dans ce plan, un bureau de civils, et non de policiers, reçoit les plaintes, peut voir les dossiers et les caméras, et publie ce qu’il a trouvé. Les policiers apprennent à calmer les gens avant d’employer la force, et ils patrouillent à pied dans les mêmes rues, pour connaître les noms de ceux qui y vivent. C’est ainsi que l’Irlande du Nord a refait sa police après le long conflit appelé les Troubles. Ce sont les bons policiers qui y gagnent le plus : les gens les saluent et leur disent ce qu’ils savent.',
  },
  'youth-courts': {
    name: 'Un deuxième chemin pour les jeunes',
    text: 'La prison est une mauvaise école. Un jeune qui a volé un téléphone et qu’on enferme avec des adultes en revient souvent vrai criminel. Dans ce plan, les tribunaux pour les jeunes travaillent autrement : le juge, la famille et la victime s’assoient à une table et décident ensemble comment réparer le mal, par un travail, par des excuses, par un retour à l’école. La Nouvelle-Zélande a pris une grande part de cela dans la tradition maorie. Les cellules ne servent que pour les cas les plus graves. Plus de victimes se sentent écoutées, et plus de jeunes trouvent leur chemin.',
  },
  'election-observers': {
    name: 'Beaucoup d’yeux sur l’urne',
    text: 'Une élection n’est bonne que si les perdants croient au résultat. Ce plan forme des milliers de citoyens qui surveillent chaque bureau de vote, prennent en photo la feuille de résultats sur la porte et additionnent les chiffres eux-mêmes. Au Ghana, au Kenya et aux Philippines, des citoyens ont fait de tels comptes, et quand celui de l’État était juste ils ont pu le dire. Nous tenons aussi la liste des électeurs à jour et réglons les plaintes en quelques jours. Si quelqu’un crie à la fraude, il y a des preuves. Le doute ne devient pas un incendie.',
  },
  'stop-trafficking': {
    name: 'Arrêter le commerce des personnes',
    text: 'Un bon travail en ville, dit un inconnu, et une fille disparaît. La traite des personnes est un crime qui rapporte beaucoup d’argent, et le plus souvent on ne le voit jamais. Ce plan apprend aux gardes-frontières, aux enseignants, aux chauffeurs de bus et au personnel d’hôtel à remarquer les signes. Les polices de différents pays partagent ce qu’elles savent et suivent l’argent. Les survivants ne sont pas punis : ils reçoivent un abri sûr, un médecin, des papiers et un chemin de retour vers l’école ou le travail. À sa frontière, le Népal a des femmes qui posent les bonnes questions. Chaque personne retrouvée est une vie rendue.',
  },
  'mobile-courts': {
    name: 'Le tribunal sur roues',
    text: 'Dans un grand pays, le juge le plus proche est peut-être à trois jours de route. Alors des crimes restent impunis, et les gens se font justice eux-mêmes. Dans ce plan, le juge, le greffier et les avocats voyagent de lieu en lieu avec une jeep et des tentes, à des dates que tous connaissent. Au Congo, des tribunaux mobiles ont même jugé des soldats pour viol. Les petites choses, comme une dette, une borne ou un divorce, se règlent en un jour. Quand les gens voient rendre la justice sous l’arbre de leur propre village, ils y croient.',
  },
  'stolen-money-back': {
    name: 'Ramener l’argent volé au pays',
    text: 'Quand des dirigeants volent, l’argent ne reste pas au pays. Il dort dans des banques, des villas et des yachts, dans des lieux riches. Un traité mondial dit qu’il doit être rendu. La Suisse a rendu des centaines de millions au Nigeria, et la dernière part est allée à des familles pauvres sous les yeux d’observateurs. Ce plan paie de bons enquêteurs et de bons avocats, et ouvre un registre qui dit à qui appartient vraiment chaque entreprise. Rien que cela fait peur aux voleurs. Mais l’argent lui-même ne revient qu’avec l’aide de l’étranger : les juges et la police de ces lieux riches doivent agir avec nous. Il faut donc d’abord des partenaires forts, et alors il y en a pour tous.',
  },
  'citizens-forum': {
    name: 'Un forum où parlent les citoyens',
    text: 'Les grandes décisions sur le développement sont souvent prises par des gens qui n’en sentiront jamais les effets. Dans ce plan, cent personnes sont tirées au sort, comme pour un jury : boulangers, étudiants, éleveurs, grands-mères. Pendant quelques week-ends, elles entendent des experts, discutent en petits groupes et écrivent ce qu’elles conseillent. L’Irlande l’a fait avant ses grands votes, et la France sur le climat. Entreprises, syndicats et groupes de village peuvent venir présenter leur avis. Le gouvernement doit répondre en public à chaque point. Cela coûte peu, et les bonnes idées ont ainsi beaucoup de monde derrière elles.',
  },
  'whistleblower-law': {
    name: 'Protéger ceux qui osent parler',
    text: 'Du poison dans la rivière, de fausses factures au centre de santé : presque toujours, quelqu’un à l’intérieur le savait. Mais ceux qui parlent perdent leur emploi, ou pire. Ce plan les protège. Il y a un moyen sûr de signaler, avec un numéro au lieu d’un nom. Il est interdit de renvoyer ou de menacer la personne, et qui le fait doit payer. L’Union européenne a pris des règles pour cela en 2019. Ici, si l’information sauve de l’argent public, une partie peut aussi aller à qui l’a donnée. La vérité devient moins dangereuse, et la triche plus risquée.',
  },
  'prison-reform': {
    name: 'Des prisons qui ouvrent une porte',
    text: 'La plupart des gens en prison seront de nouveau nos voisins. La question est de savoir comment ils reviennent. Ce plan met fin aux prisons trop pleines, laisse dehors, quand c’est sans danger, ceux qui attendent leur procès, et offre la lecture, un métier et des soins contre la dépendance. En Norvège, les gardiens sont formés deux ans, et quatre personnes libérées sur cinq n’ont pas de nouvelle peine dans les deux ans. Les derniers mois se passent au travail, dehors, avec une chambre où aller. Ce n’est pas de la faiblesse : c’est plus sûr pour tous, et les entreprises y trouvent des travailleurs.',
  },
  'gun-register': {
    name: 'Connaître chaque arme',
    text: 'Une dispute finit autrement quand il y a une arme dans la maison. Après une tuerie en 1996, l’Australie a racheté et détruit plus de six cent mille armes et rendu les permis stricts. Les morts par balle ont diminué. Ce plan enregistre chaque arme, exige une formation, un examen de santé et une bonne raison, et donne de l’argent, sans poser de questions, pour celles qu’on rend. Les dépôts de l’armée et de la police sont comptés et fermés à clé, car beaucoup d’armes illégales y ont été volées. Chasseurs et paysans gardent ce qu’il leur faut. Résultat : moins de cercueils.',
  },
  'peace-radio': {
    name: 'La radio pour la paix',
    text: 'La radio peut tuer : au Rwanda, en 1994, elle a appelé les gens au meurtre. La radio peut aussi guérir. Depuis 2004, des millions de Rwandais ont suivi un feuilleton sur deux villages où l’on se dispute, où l’on tombe amoureux et où l’on apprend à parler contre la haine. Selon une étude, les auditeurs osaient plus souvent dire non et réglaient les problèmes ensemble. Ce plan paie de bonnes histoires dans toutes les langues d’ici, des émissions où des gens des deux côtés appellent, et des faits calmes quand courent des rumeurs. La radio arrive loin, même chez qui ne lit pas. Les idées nouvelles voyagent avec elle.',
  },
  'debt-relief': {
    name: 'De la dette au développement',
    text: 'Certains pays paient chaque année plus à leurs prêteurs qu’ils ne dépensent pour la santé ou l’école. Vers l’an 2000, une campagne mondiale a obtenu un allègement de la dette pour des dizaines de pays pauvres, et cela a aidé la Tanzanie et l’Ouganda à payer une école primaire gratuite. Ce plan réunit tous les prêteurs à une même table, les banques et les nouveaux États prêteurs aussi. Une partie de la dette est effacée, et la même somme va à des centres de santé, des écoles et des forêts du pays. Mais les prêteurs demandent d’abord : sera-t-elle volée ? Vers 2000 aussi, seuls des pays avec un programme et des comptes clairs y ont eu droit. Là où la loi et les services sont honnêtes, ils acceptent, et tous peuvent respirer.',
  },
  'aid-promise': {
    name: 'Tenir la promesse des 0,7',
    text: 'En 1970, les pays riches ont promis de donner 0,7 pour cent de leur revenu national aux plus pauvres. Seuls quelques-uns, comme la Norvège, la Suède, le Danemark et le Luxembourg, ont tenu cette promesse. Avec ce plan, nous fixons une date, inscrivons le chiffre dans la loi et rendons compte chaque année. L’argent va d’abord à ceux qui sont le plus loin derrière, et ils ont leur mot à dire sur son usage. Ce n’est pas de la charité : les maladies, la fumée et les guerres passent toutes les frontières, et la musique, le commerce et les amis aussi. Une promesse tenue vaut plus que dix nouvelles.',
  },
  'open-statistics': {
    name: 'Des chiffres pour tous',
    text: 'On ne peut pas diriger ce qu’on ne voit pas. Combien de filles quittent l’école ? Où l’eau est-elle mauvaise ? Dans beaucoup de pays, ces chiffres sont vieux, enfermés ou dispersés dans dix bureaux. Ce plan fait un seul site web ouvert et un seul annuaire imprimé, avec des cartes claires et des chiffres pour les femmes et les hommes, la ville et le village. Chacun peut s’en servir gratuitement : maires, reporters, entreprises, élèves. Un chef des statistiques indépendant veille à ce que personne ne les embellisse. De bons chiffres aident tous les autres plans à aller là où l’on en a le plus besoin.',
  },
  'tax-cooperation': {
    name: 'Nulle part où cacher les bénéfices',
    text: 'Une entreprise extrait du cuivre ici, mais son bénéfice apparaît sur une petite île où l’impôt est de zéro. La plupart des pays y perdent, les pauvres le plus. En 2021, plus de 130 États se sont mis d’accord sur un taux d’impôt minimum pour les très grandes entreprises. Ce plan continue sur cette voie : les services des impôts échangent leurs données automatiquement, les grandes entreprises déclarent pays par pays ce qu’elles gagnent et paient, et les États plus pauvres ont un vote entier sur les règles. Les entreprises honnêtes peuvent de nouveau rivaliser. Et l’argent pour les enseignants et les routes vient de là où il est gagné.',
  },
  'technology-bank': {
    name: 'Une banque du savoir-faire',
    text: 'Dans cette banque, il n’y a pas d’argent mais du savoir-faire. En 2018, les Nations unies ont ouvert en Turquie une Banque de technologies, pour les pays les moins avancés du monde. Elle envoie des experts, aide pour les licences, ouvre des bibliothèques scientifiques et réunit de jeunes scientifiques. Avec ce plan, nous y participons avec notre propre expérience : comment construire un séchoir solaire, imprimer un filtre à eau ou faire marcher un laboratoire avec peu de courant. Les partenaires ne font pas que recevoir, chacun apporte quelque chose. Ceux qui apprennent vite trouvent eux-mêmes de nouvelles idées.',
  },
  'patent-pool': {
    name: 'Partager la recette',
    text: 'Un médicament peut coûter quelques centimes à fabriquer et des milliers à l’achat, parce qu’une seule entreprise possède la recette. Depuis 2010, la Communauté de brevets sur les médicaments demande aux propriétaires de partager leurs brevets à un prix juste, pour que des usines en Inde, en Afrique du Sud et ailleurs puissent en faire des versions bon marché. Beaucoup de gens qui ont le VIH sont bien soignés grâce à cela. Ce plan y ajoute des vaccins et des tests, et construit des usines sur chaque continent maintenant, et non au milieu de la prochaine épidémie. Quand une nouvelle maladie arrive, la recette et les machines sont prêtes.',
  },
  'open-markets': {
    name: 'Des marchés ouverts aux pays pauvres',
    text: 'Une paysanne d’Afrique peut envoyer des fèves de cacao brutes dans les pays riches sans droits de douane (l’impôt à la frontière), mais si son village en fait du chocolat, ce chocolat rencontre parfois des règles longues et difficiles et, par endroits, des droits de douane. La règle européenne « Tout sauf les armes » permet aux pays les plus pauvres de vendre presque tout sans droits de douane. Ce plan fait de même sur plus de marchés, simplifie les règles et aide les petites entreprises à atteindre les normes de santé, avec des laboratoires et des conseils. Nous ne voulons pas seulement des fèves brutes, mais du chocolat. Un commerce juste vaut plus que beaucoup de cadeaux.',
  },
  census: {
    name: 'Tout le monde compte',
    text: 'Quand nous a-t-on demandé pour la dernière fois combien nous sommes ? Sans recensement, des villages manquent sur la carte, et les vaccins, les enseignants et les sièges au parlement vont aux mauvais endroits. Ce plan compte tout le monde en quelques semaines : les nomades, les gens dans les camps, les gens sans papiers, avec la promesse de ne jamais transmettre un nom. Des pays voisins prêtent des tablettes et des experts, comme des États africains l’ont fait entre eux. Des jeunes sont formés à demander avec respect. Être compté, c’est s’entendre dire : tu es d’ici.',
  },
  'south-south-exchange': {
    name: 'Le Sud apprend du Sud',
    text: 'Le meilleur professeur est souvent quelqu’un qui a résolu le même problème l’an dernier. Cuba a envoyé des médecins, le Brésil a partagé ses repas scolaires, l’Inde ses médicaments bon marché, et la façon dont des paysans du Niger ont fait revenir les arbres sert maintenant dans d’autres pays. Dans ce plan, des gens de pays aux problèmes semblables se rendent visite, travaillent côte à côte quelques mois et restent en contact. Pas de consultants chers, pas de rapports que personne ne lit. Nous commençons par ceux qui sont le plus loin derrière. Le vol et un lit sont presque les seuls frais.',
  },
  'twin-towns': {
    name: 'Villes jumelles',
    text: 'Après la Seconde Guerre mondiale, des villes françaises et allemandes se sont jumelées, pour que des gens qui s’étaient tiré dessus s’assoient à une même table. Aujourd’hui, des villes de différents continents le font : les pompiers s’entraînent ensemble, les écoles s’écrivent, et les services des eaux échangent des pièces et des conseils. Ce plan aide chaque ville à trouver une jumelle et à faire ensemble, chaque année, une chose utile choisie par les deux. Cela commence par une chorale ou un match de football, et c’est bien ainsi. Qui connaît un visage aide plus vite dans les temps difficiles.',
  },
  'rescue-fund': {
    name: 'Un fonds contre la chute',
    text: 'Quand une crise frappe, l’argent fuit d’abord les pays les plus faibles, et ils doivent emprunter à des taux terriblement élevés. Après la crise asiatique de 1997, des pays de la région ont créé un filet de sécurité commun et promis de se prêter les uns aux autres. Avec ce plan, nous faisons de même avec nos voisins : chacun verse pendant les bonnes années et, dans une mauvaise, peut vite y puiser, selon des règles fixées avant. Les salaires et les hôpitaux continuent d’être payés. Comme tout le monde sait que le fonds est là, la panique commence moins souvent.',
  },
  'university-network': {
    name: 'Un campus, plusieurs pays',
    text: 'Chaque pays ne peut pas avoir une grande école de médecine, de sciences de la mer ou d’ingénieurs. Mais dix pays ensemble le peuvent. L’Université du Pacifique Sud appartient à plus de dix pays insulaires et enseigne aussi par satellite. Dans ce plan, les universités partagent des cours, des laboratoires et des bibliothèques, reconnaissent les examens des autres et envoient étudiants et professeurs par-delà les frontières, comme Erasmus en Europe. Il y a des places et des bourses pour ceux qui ne pourraient jamais payer. Ceux qui ont étudié ensemble se répondent au téléphone toute la vie.',
  },
  'free-software': {
    name: 'Des logiciels qui sont à tout le monde',
    text: 'Chaque hôpital et chaque ministère achète encore et encore les mêmes programmes, et paie chaque année. Un logiciel libre peut être utilisé, modifié et transmis par tous. DHIS2, né en Norvège et en Afrique du Sud, aide aujourd’hui des dizaines de pays à tenir leurs données de santé, et les volontaires d’OpenStreetMap dessinent des cartes quelques heures après une catastrophe. Ce plan paie nos programmeurs pour créer de tels outils avec des partenaires, dans nos langues et capables de tourner sur de vieux téléphones. Ce que l’un a construit, tous l’ont. Et chaque nouvel outil donne des idées pour le suivant.',
  },
  'progress-report': {
    name: 'Dire au monde où nous en sommes',
    text: 'En 2015, tous les pays des Nations unies ont accepté les 17 objectifs, mais personne ne peut les y forcer. Ce qui aide, c’est un regard honnête. Chaque année, des États se présentent devant les autres et disent ce qu’ils ont atteint et ce qu’ils n’ont pas atteint. Avec ce plan, notre rapport n’est pas écrit par les fonctionnaires seuls : villes, syndicats, églises, mosquées et écoles y ajoutent leurs propres chapitres, même là où cela fait mal. Puis nous invitons un pays partenaire à nous interroger, et nous l’interrogeons aussi. Un problème que l’on nomme peut être résolu, et d’autres offrent une aide que nous n’attendions pas.',
  },
  'citizen-science': {
    name: 'La science par tous',
    text: 'Les scientifiques ne peuvent pas être partout, mais les gens, si. Des volontaires comptent les oiseaux à leur fenêtre, mesurent l’air sur leur balcon, photographient des insectes et notent quand tombe la première pluie. Dans les rivières d’Europe et d’Afrique, des élèves testent l’eau avec une petite trousse. Ce plan relie ces groupes par-delà les frontières, leur donne des outils simples et vérifie les données. Plusieurs des chiffres officiels sur les ODD pourraient venir de tels groupes. Qui a mesuré sa propre rivière ne passe plus devant sans la voir. Et experts et voisins apprennent à se faire confiance.',
  },
  'joint-planning': {
    name: 'Un seul plan pour tous les ministères',
    text: 'Un ministère paie les paysans pour défricher, le suivant paie pour une nouvelle forêt. L’un construit un centre de santé, l’autre oublie la route qui y mène. Ce plan met tous les ministères à une même table avant que l’argent soit distribué. Chaque grand projet est examiné : qui aide-t-il, à qui fait-il du tort, et quel objectif reste en arrière ? La Finlande et la Colombie ont créé de telles rencontres. Le domaine le plus faible passe en premier pour l’argent commun. C’est lent au début, puis tout va plus vite, parce que personne ne tire dans l’autre sens.',
  },
  'diaspora-bonds': {
    name: 'Prêter de loin, avec amour',
    text: 'Des millions de gens partis ailleurs restent attachés à l’endroit d’où ils viennent. Israël et l’Inde ont demandé aux leurs, à l’étranger, de prêter de l’argent pour bâtir le pays. Pour ce prêt, ils ont reçu un papier : une obligation. Ce plan propose de petites obligations par téléphone, pour des projets clairs : ce pont, cet hôpital, avec des photos du travail qui avance. Un conseil indépendant veille sur l’argent, car ici la confiance est tout. Ceux qui prêtent apportent aussi des idées, des contacts et des visites. Ils sont remboursés avec un peu d’intérêt, et nous avons tous plus de moyens.',
  },
  'green-technology': {
    name: 'Partager les technologies propres',
    text: 'Si les pays pauvres construisent leurs centrales et leurs usines à l’ancienne, de façon sale, le climat est perdu. S’ils sautent cette étape, tout le monde y gagne. Beaucoup l’ont fait avec le téléphone : ils ont posé peu de lignes de cuivre. Dans ce plan, les partenaires partagent brevets, machines et formation pour le soleil, le vent, les batteries et le ciment propre. Les pays riches paient une partie, comme ils l’ont promis dans les traités sur le climat, par le Fonds vert pour le climat. Des entreprises des deux côtés construisent ensemble, pour que le savoir-faire reste. Le chemin propre doit devenir le chemin facile.',
  },
  'vaccine-sharing': {
    name: 'Partager les premières doses',
    text: 'Dans une pandémie, les pays qui peuvent payer achètent le vaccin les premiers. Les pays pauvres attendent, le virus continue de s’y répandre, et de nouvelles formes reviennent chez nous. En 2020, des partenaires ont fondé COVAX, pour que les doses aillent à tous. En moins d’un an, il en a livré un milliard à 144 pays, mais tard, car les États riches avaient pris les premières. Avec ce plan, nous promettons par la loi de transmettre une dose sur cinq dès le premier jour, et nous demandons aux autres d’en faire autant. C’est juste, et la pandémie finit plus tôt. Mais certains des nôtres doivent attendre la leur plus longtemps.',
  },
  'tax-inspectors': {
    name: 'Inspecteurs des impôts sans frontières',
    text: 'Une jeune inspectrice des impôts examine les comptes d’un géant des mines qui a deux cents avocats. Ce match n’est pas juste. Depuis 2015, un programme nommé Inspecteurs des impôts sans frontières envoie des inspecteurs expérimentés s’asseoir à côté d’elle. Ils travaillent sur de vrais cas et, à peu de frais, des pays pauvres ont récupéré de grosses sommes qui leur étaient dues. Ce plan l’élargit : plus d’experts, du Sud aussi, et une bibliothèque commune des astuces. C’est une aide dont on n’a plus besoin un jour. Le pays paie ses propres écoles, avec son propre argent.',
  },
};
