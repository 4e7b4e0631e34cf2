import type { AiText } from './en';

export const aiFr: AiText = {
  'card.allocation-tool': 'Outil de répartition',
  'card.allocation-tool.story':
    'Montre quels foyers ont besoin en premier de nourriture ou de soins, pour que l’aide aille au bon endroit.',
  'card.allocation-tool.wrong.surveillance':
    'Sa liste dit qui est pauvre et où il dort. Quelqu’un de puissant en reçoit une copie, et les gens ne vous font plus confiance.',
  'card.allocation-tool.guards.scam':
    'Une personne doit approuver chaque paiement : une fausse demande se remarque.',

  'card.upskilling': 'Formation à l’IA',
  'card.upskilling.story':
    'Des cours courts dans vos communautés apprennent aux gens à se servir de l’IA dans leur travail.',
  'card.upskilling.wrong.surveillance':
    'L’appli du cours note tout ce que chacun écrit. Un patron le lit, et les gens quittent vos cours.',
  'card.upskilling.guards.dependence':
    'Qui comprend un outil peut le réparer, le remplacer ou travailler sans lui.',
  'card.upskilling.guards.bias': 'Qui comprend un outil voit quand il est injuste, et le dit.',

  'card.synthetic-data': 'Données synthétiques',
  'card.synthetic-data.story':
    'Invente des données qui ressemblent à celles d’ici, pour créer des outils sans toucher à la vie privée.',
  'card.synthetic-data.wrong.bias':
    'Elles copient les trous des anciennes données. Ceux qui y manquaient manquent encore, et réparer vous coûte cher.',
  'card.synthetic-data.guards.surveillance':
    'Quand les données sont inventées, il n’y a personne à espionner.',

  'card.voice-assistant': 'Assistant vocal',
  'card.voice-assistant.story':
    'Répond à voix haute dans la langue du lieu, pour ceux qui ne savent pas lire.',
  'card.voice-assistant.wrong.surveillance':
    'Il écoute toute la journée. Des fonctionnaires apprennent ce qu’on a dit d’eux à la maison.',
  'card.voice-assistant.guards.dependence':
    'Il répond sur le plus vieux des téléphones : on trouve de l’aide même sans appli ni internet.',

  'card.crop-adviser': 'Conseil agricole',
  'card.crop-adviser.story': 'Un paysan prend en photo une feuille malade et apprend ce qu’il peut faire.',
  'card.crop-adviser.wrong.bias':
    'Il a appris dans de grandes fermes à l’étranger. Ici, son conseil gâche une récolte, et les paysans vous en veulent.',
  'card.crop-adviser.guards.scam': 'Une photo montre si la semence est vraie, avant que l’on paie.',
  'card.crop-adviser.guards.surveillance':
    'Il travaille dans le téléphone et n’envoie aucune photo. Vos autres outils peuvent apprendre à faire pareil.',

  'card.flood-forecast': 'Alerte aux crues',
  'card.flood-forecast.story':
    'Prévient un village des jours avant la crue, pour que les gens et les bêtes partent à temps.',
  'card.flood-forecast.wrong.dependence':
    'Plus personne ne regarde la rivière. Une nuit, l’alerte se tait, et vous payez les secours.',
  'card.flood-forecast.wrong.scam':
    'Des voleurs envoient une fausse alerte et vident les maisons. Vous payez ce qui est perdu.',
  'card.flood-forecast.guards.disinformation':
    'Chacun peut voir le niveau mesuré de l’eau, et les rumeurs s’arrêtent là.',
  'card.flood-forecast.guards.surveillance':
    'Elle observe la rivière et non les gens : il n’y a rien de privé à prendre.',

  'card.clinic-triage': 'Aide au dispensaire',
  'card.clinic-triage.story': 'Aide les soignants à voir quel malade ne peut pas attendre.',
  'card.clinic-triage.wrong.bias':
    'Elle a surtout appris avec des hommes de pays riches. Une femme est renvoyée trop tôt, et tous les journaux en parlent.',
  'card.clinic-triage.guards.surveillance':
    'Elle suit la règle des médecins : ce que dit un malade reste dans la pièce. Vos autres données aussi.',

  'card.translator': 'Traducteur',
  'card.translator.story':
    'Traduit les petites langues que les grandes firmes ont oubliées, pour que chacun puisse participer.',
  'card.translator.wrong.bias':
    'Il fait de chaque chef un homme et de chaque soignant une femme, et se trompe sur les mots du village. Les gens se sentent insultés.',
  'card.translator.guards.disinformation':
    'Les gens lisent la nouvelle elle-même dans leur langue, et non une rumeur.',
  'card.translator.guards.scam': 'Les gens lisent un contrat dans leur langue avant de le signer.',

  'card.campaign-writer': 'Auteur d’affiches',
  'card.campaign-writer.story':
    'Écrit affiches et messages pour les petits groupes qui ne peuvent payer personne pour cela.',
  'card.campaign-writer.wrong.disinformation':
    'Il invente un chiffre qui sonne bien. Vous le publiez, et la presse le découvre.',
  'card.campaign-writer.wrong.surveillance':
    'Il garde la liste de ceux qui lisent et aiment vos messages. La liste fuit, et vos amis se taisent.',
  'card.campaign-writer.guards.scam':
    'Il connaît les ruses des fausses offres et écrit des avertissements que chacun comprend.',

  'card.ad-targeting': 'Ciblage publicitaire',
  'card.ad-targeting.story':
    'Montre un message à ceux qu’il concerne, comme une date de vaccin aux jeunes parents.',
  'card.ad-targeting.wrong.surveillance':
    'Il devine par les clics qui est malade, enceinte ou endetté. Les gens l’apprennent et sont en colère contre vous.',
  'card.ad-targeting.guards.bias': 'Il compte ceux qu’il n’a jamais touchés : vous voyez qui reste dehors.',

  'card.trend-finder': 'Chercheur de tendances',
  'card.trend-finder.story':
    'Voit tôt de quoi les gens commencent à parler, pour que vous répondiez à temps.',
  'card.trend-finder.wrong.disinformation':
    'Cent faux comptes font passer un mensonge pour une mode, et vous le répétez. On vous écoute moins.',
  'card.trend-finder.guards.surveillance':
    'Il compte les sujets, pas les gens : les noms sont effacés aussitôt.',

  'card.press-monitor': 'Revue de presse',
  'card.press-monitor.story': 'Lit les journaux du monde entier et vous dit quand ils parlent de votre pays.',
  'card.press-monitor.wrong.disinformation':
    'Elle croit une fausse page de presse. Vous la citez en public, et on ne vous écoute plus.',
  'card.press-monitor.guards.dependence':
    'Elle lit beaucoup de sources : vous pouvez en perdre une et continuer.',

  'card.mobile-money': 'Argent mobile',
  'card.mobile-money.story':
    'Ceux qui n’ont pas de banque épargnent, envoient et reçoivent de l’argent par téléphone.',
  'card.mobile-money.wrong.scam':
    'Quelqu’un appelle, se dit de la banque et demande le code secret. Une minute plus tard, l’argent est parti.',
  'card.mobile-money.guards.bias':
    'Ceux qui n’ont pas de banque apparaissent enfin dans les données : les autres outils ne les oublient plus.',

  'card.credit-scoring': 'Score de crédit',
  'card.credit-scoring.story':
    'Regarde comment on paie ses factures, pour prêter aussi à ceux qu’aucune banque ne connaît.',
  'card.credit-scoring.wrong.bias':
    'Il dit non à toute une rue à cause de quelques voisins. Personne ne sait pourquoi, et la presse vous interroge.',
  'card.credit-scoring.guards.scam': 'Il arrête un paiement étrange jusqu’à ce que quelqu’un l’ait vérifié.',

  'card.grant-writer': 'Rédacteur de dossiers',
  'card.grant-writer.story': 'Aide les petits groupes à bien demander de l’argent aux donateurs.',
  'card.grant-writer.wrong.scam':
    'Un faux donateur veut des frais avant le don. L’outil remplit le dossier, et vous payez.',
  'card.grant-writer.guards.disinformation':
    'Il demande la source de chaque chiffre, et tous vos textes en ont une désormais.',
  'card.grant-writer.guards.surveillance':
    'Il ne demande que ce qu’un donateur doit savoir, et efface le reste.',

  'card.open-records': 'Recherche d’archives',
  'card.open-records.story':
    'Trouve des papiers publics en quelques secondes : chacun peut prouver ses droits et contrôler une décision.',
  'card.open-records.wrong.surveillance':
    'Chaque recherche est gardée. Des fonctionnaires lisent qui s’est renseigné sur eux.',
  'card.open-records.guards.disinformation':
    'Le vrai papier est ouvert à tous : une fausse citation est vite découverte.',

  'card.safe-messages': 'Messages sûrs',
  'card.safe-messages.story':
    'Verrouille les messages pour que seuls vous et vos amis les lisiez, et signale les inconnus.',
  'card.safe-messages.wrong.surveillance':
    'Un logiciel espion sur un seul téléphone lit tout avant le verrou. Des amis n’osent plus se voir.',
  'card.safe-messages.guards.scam':
    'L’outil vérifie qui écrit vraiment : personne ne peut se faire passer pour vous.',

  'card.law-helper': 'Aide juridique',
  'card.law-helper.story': 'Explique les lois et les lettres officielles en mots simples.',
  'card.law-helper.wrong.bias':
    'Elle connaît surtout les lois des pays riches. Vous en citez une qui n’existe pas ici, et les fonctionnaires se fâchent.',
  'card.law-helper.guards.surveillance':
    'Elle dit quelles données la loi permet de prendre, et comment refuser.',

  'card.permit-helper': 'Aide aux permis',
  'card.permit-helper.story':
    'Sait quel tampon il faut pour une boutique, un puits ou une marche, et où l’obtenir.',
  'card.permit-helper.wrong.dependence':
    'Après un an, plus personne ne connaît le chemin sans elle. Alors son fabricant augmente le prix.',
  'card.permit-helper.guards.bias':
    'Elle montre à tous les mêmes règles : on voit quand un outil est injuste avec quelqu’un.',

  'card.community-map': 'Carte des communautés',
  'card.community-map.story':
    'Les gens dessinent les chemins, puits et lieux de réunion absents des cartes, et voient qui est près de qui.',
  'card.community-map.wrong.surveillance':
    'Quelqu’un s’en sert pour trouver le lieu de réunion. Les gens ne viennent plus, et un lien se rompt.',
  'card.community-map.guards.dependence':
    'La carte est à ceux qui l’ont dessinée, et elle existe aussi sur papier.',

  'card.network-planner': 'Planificateur de réseau',
  'card.network-planner.story':
    'Trouve où une antenne ou une route relie le plus de gens pour le moins d’argent.',
  'card.network-planner.wrong.dependence':
    'Une seule entreprise peut changer le plan. Elle ferme, et une ligne reste morte.',
  'card.network-planner.guards.scam':
    'Il sait ce qu’une antenne doit coûter : une fausse facture se remarque.',

  'card.signal-booster': 'Amplificateur de signal',
  'card.signal-booster.story': 'Garde en vie appels et messages là où le signal est faible.',
  'card.signal-booster.wrong.dependence':
    'Les gens ont donné leurs radios. L’amplificateur s’arrête, et toute une communauté n’entend plus rien de vous.',
  'card.signal-booster.guards.surveillance':
    'Les messages vont de téléphone en téléphone, et non par un lieu où l’on peut tout lire.',

  'card.fact-checker': 'Vérificateur de faits',
  'card.fact-checker.story': 'Compare ce qui se dit à ce que l’on sait, et montre ses sources.',
  'card.fact-checker.wrong.bias':
    'Il connaît surtout les grandes langues. Il dit fausses des nouvelles vraies dans la vôtre, et vos messages disparaissent.',
  'card.fact-checker.guards.disinformation':
    'Il vérifie chaque texte de vos autres outils avant qu’il parte.',

  'card.video-maker': 'Créateur de vidéos',
  'card.video-maker.story':
    'Fait des films pour ceux qui n’ont pas de studio, avec n’importe quelle voix et n’importe quel visage.',
  'card.video-maker.wrong.disinformation':
    'Quelqu’un s’en sert pour faire dire un mensonge à un dirigeant. Le film porte votre nom.',
  'card.video-maker.guards.dependence':
    'Il met le savoir des gens dans de courts films, à regarder sans aucun outil.',

  'card.speech-writer': 'Auteur de discours',
  'card.speech-writer.story': 'Aide ceux qui n’ont jamais parlé en public à trouver des mots forts.',
  'card.speech-writer.wrong.disinformation':
    'Le discours sonne vrai et ne l’est pas. Une personne vérifie une phrase, et la salle se vide.',
  'card.speech-writer.guards.bias':
    'Avant chaque discours, il demande qui l’on a oublié. Bonne question pour tous vos outils.',

  'card.policy-simulator': 'Simulateur de lois',
  'card.policy-simulator.story':
    'Essaie une loi sur un modèle du pays, avant que de vraies gens doivent vivre avec.',
  'card.policy-simulator.wrong.bias':
    'Ceux qui travaillent sans contrat ne sont pas dans ses données. La loi leur nuit, et c’étaient vos amis.',
  'card.policy-simulator.guards.disinformation':
    'Chacun peut refaire le calcul : une fausse promesse se voit.',
  'card.policy-simulator.guards.scam':
    'Il montre qui profite vraiment d’une offre : une fausse offre se voit.',

  'card.opinion-poll': 'Sondage',
  'card.opinion-poll.story': 'Demande par téléphone à dix mille personnes, en une nuit, ce qu’il leur faut.',
  'card.opinion-poll.wrong.surveillance':
    'Les réponses devaient rester secrètes. Elles sortent avec tous les noms, et la presse en parle.',
  'card.opinion-poll.guards.bias':
    'Il interroge ceux qui manquent dans les données, et ajoute ce qu’ils disent.',

  'card.data-commons': 'Données communes',
  'card.data-commons.story':
    'Une bibliothèque de données que les communautés possèdent ensemble et où tous peuvent apprendre.',
  'card.data-commons.wrong.surveillance':
    'Quelqu’un pose deux listes innocentes côte à côte et retrouve de vraies personnes. La bibliothèque doit fermer.',
  'card.data-commons.guards.dependence':
    'Les données sont à tous : on peut quitter une entreprise et les emporter.',

  'card.code-helper': 'Aide au code',
  'card.code-helper.story': 'Aide ceux qui ont peu de formation à créer leurs propres programmes.',
  'card.code-helper.wrong.dependence':
    'Elle a écrit des parties que personne ici ne comprend. Après une mise à jour, rien ne marche, et l’outil est perdu.',
  'card.code-helper.guards.scam':
    'Elle lit les programmes ligne par ligne et trouve ceux qui sont faits pour voler.',

  'card.face-finder': 'Reconnaissance faciale',
  'card.face-finder.story':
    'Retrouve un enfant perdu dans la foule. Peut aussi nommer tous ceux qui étaient à une réunion.',
  'card.face-finder.wrong.surveillance':
    'La police veut vos images de la dernière marche. Quoi que vous répondiez, désormais elle vous surveille.',
  'card.face-finder.guards.scam': 'Elle vérifie que l’argent va à la personne à qui il est destiné.',

  'card.price-watch': 'Suivi des prix',
  'card.price-watch.story':
    'Compare les prix : les petits groupes paient moins pour imprimer, voyager et appeler.',
  'card.price-watch.wrong.scam':
    'La boutique la moins chère n’existe pas. Vous payez d’abord, et rien n’arrive.',
  'card.price-watch.guards.dependence':
    'Il connaît toujours un second vendeur : vous pouvez quitter le premier.',
  'card.price-watch.guards.bias': 'Il montre quand un groupe paie plus qu’un autre pour la même chose.',

  'card.school-tutor': 'Tuteur scolaire',
  'card.school-tutor.story': 'Un maître patient pour chaque enfant d’une classe de quatre-vingts.',
  'card.school-tutor.wrong.dependence':
    'Les enfants copient ses réponses et ne pensent plus par eux-mêmes. Les parents se détournent de vous.',
  'card.school-tutor.guards.bias':
    'Les maîtres d’ici lui disent ce qui est juste, et vos autres outils peuvent aussi l’apprendre d’eux.',

  'card.job-matcher': 'Bourse d’emploi',
  'card.job-matcher.story': 'Réunit ceux qui cherchent du travail et ceux qui en offrent.',
  'card.job-matcher.wrong.bias':
    'Elle copie de vieilles habitudes et montre les bons postes aux hommes. La moitié de la ville vous en veut.',
  'card.job-matcher.guards.surveillance':
    'Elle montre les savoir-faire et cache les noms, jusqu’à ce que les deux côtés soient d’accord.',

  'card.water-sensor': 'Capteur d’eau',
  'card.water-sensor.story': 'Surveille les puits jour et nuit, et dit quelle eau on peut boire.',
  'card.water-sensor.wrong.dependence':
    'Plus personne ne teste l’eau à la main. Un capteur casse, et vous devez acheter de l’eau propre pour tous.',
  'card.water-sensor.guards.bias':
    'Il mesure dans les rues riches comme dans les pauvres : aucun lieu ne manque aux données.',

  'card.brand-check': 'Miroir de marque',
  'card.brand-check.story': 'Lit ce que les gens disent de vous, pour que vous répariez ce qui n’allait pas.',
  'card.brand-check.wrong.bias':
    'Il ne comprend ni les dialectes ni les blagues, et croit contents des gens en colère. Puis la presse en parle.',
  'card.brand-check.guards.disinformation':
    'Il voit tôt où naît une fausse histoire, et vous répondez par des faits.',

  'card.remittances': 'Argent de l’étranger',
  'card.remittances.story': 'Les familles à l’étranger envoient de l’argent au pays, vite et à petits frais.',
  'card.remittances.wrong.scam':
    'Au téléphone, on croit entendre une fille partie à l’étranger qui a besoin d’argent. C’est une machine.',
  'card.remittances.guards.surveillance':
    'Seuls passent la somme et un numéro : personne ne voit qui envoie à qui.',
};
