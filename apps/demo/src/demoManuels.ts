import type { GivenManuel } from '@habilis/server/builders/addAide';

export type DemoManuel = Omit<GivenManuel, 'lignes'> & {
  /** Headings, each with its paragraphs. */
  readonly parties: readonly (readonly [string, readonly string[]])[];
};

/** The manuals of the demonstration (rules/demonstration#cast). */
export const DEMO_MANUELS: readonly DemoManuel[] = [
  {
    intitule: 'Premiers pas : compte et connexion',
    userFilename: 'premiers-pas.pdf',
    module: 'COMPTE',
    parties: [
      [
        'Demander un compte',
        [
          'Sur la page de connexion, choisissez « Demander un compte ». Donnez votre prénom, votre nom et une adresse électronique que vous lisez.',
          'Le lien reçu par courriel vous fait choisir un mot de passe de douze caractères au moins. Une phrase de plusieurs mots convient très bien.',
        ],
      ],
      [
        'Se connecter',
        [
          'Votre identifiant est votre adresse électronique, ou les trois lettres et cinq chiffres que Habilis vous a donnés.',
          'Avec un seul rôle, vous arrivez à son accueil. Avec plusieurs, vous choisissez ; vous en changez ensuite depuis le bandeau.',
        ],
      ],
      [
        'Garder son compte sûr',
        [
          'La page « Sessions et accès » de votre compte montre les appareils connectés. Fermez ceux que vous ne reconnaissez pas, puis changez de mot de passe.',
          'Personne ne vous demandera votre mot de passe, ni par courriel, ni par téléphone.',
        ],
      ],
    ],
  },
  {
    intitule: 'Habilis au clavier et au lecteur d’écran',
    userFilename: 'accessibilite-clavier.pdf',
    module: 'COMPTE',
    parties: [
      [
        'Au clavier',
        [
          'Le premier appui sur la touche Tabulation propose d’aller directement au contenu. Tout ce qui se presse avec la souris se presse avec Entrée ou Espace.',
          'Dans une liste de choix, tapez les premières lettres. La touche Échap ferme ce qui vient de s’ouvrir et rend la place où vous étiez.',
        ],
      ],
      [
        'Avec un lecteur d’écran',
        [
          'Chaque page a un seul titre de niveau 1, annoncé à l’arrivée. Les erreurs d’un formulaire sont réunies en tête, avec un lien vers chaque champ.',
          'Les messages brefs sont annoncés sans déplacer la lecture.',
        ],
      ],
      [
        'Agrandir',
        ['Le texte s’agrandit jusqu’à 400 % sans que rien ne se perde. Le thème sombre suit le réglage de l’appareil.'],
      ],
    ],
  },
  {
    intitule: 'Constituer le dossier administratif de son entité',
    userFilename: 'dossier-administratif.pdf',
    module: 'DEMANDES',
    roles: ['DM', 'G'],
    parties: [
      [
        'Avant de commencer',
        [
          'Réunissez le SIRET de l’établissement, le numéro de déclaration d’activité s’il y en a un, et une attestation de vigilance de l’Urssaf de moins de six mois.',
          'Les pièces sont acceptées en PDF, en image ou en document de bureautique, jusqu’à 10 Mo chacune.',
        ],
      ],
      [
        'Remplir les onglets',
        [
          'Entité : le SIRET est contrôlé au registre des entreprises. Adresse : le code postal propose les communes. Contact : la personne que la caisse appellera.',
          'Le brouillon s’enregistre seul ; l’heure du dernier enregistrement est affichée. Vous pouvez fermer la page et revenir plus tard.',
        ],
      ],
      [
        'Soumettre et suivre',
        [
          'À la soumission, les champs à corriger sont réunis en tête du dossier. Un accusé de réception vous parvient avec le numéro du dossier.',
          'Si la caisse demande un complément, vous avez 30 jours. Son commentaire est affiché dans le dossier et dans le courriel.',
          'Une fois validé, le dossier se modifie : l’ancien reste en vigueur jusqu’à l’examen de la modification.',
        ],
      ],
    ],
  },
  {
    intitule: 'Instruire un dossier administratif',
    userFilename: 'instruire-un-dossier.pdf',
    module: 'DEMANDES',
    roles: ['I', 'RC'],
    parties: [
      [
        'La liste des tâches',
        [
          'Les tâches de la caisse sont dans une seule liste : les vôtres, celles des autres et celles que personne n’a prises. Les échéances proches et dépassées sont signalées.',
        ],
      ],
      [
        'Examiner',
        [
          'Prenez le dossier en charge, comparez les pièces à la saisie, et vérifiez l’état du SIREN. Vous pouvez corriger une coquille : le demandeur en est averti.',
          'Demandez un complément plutôt que de rejeter quand une pièce manque. Écrivez ce qui est attendu : le commentaire part par courriel.',
        ],
      ],
      [
        'Décider',
        [
          'La validation rend l’entité active. Un rejet est d’abord proposé, puis confirmé ou renvoyé par le responsable de caisse.',
          'Chaque étape est gardée dans l’historique, avec son auteur et sa date.',
        ],
      ],
    ],
  },
  {
    intitule: 'Animer une session et saisir ses résultats',
    userFilename: 'animer-une-session.pdf',
    module: 'SESSIONS',
    roles: ['F', 'G', 'DL'],
    parties: [
      [
        'Préparer',
        [
          'Vérifiez que votre certificat de formateur couvre la date de la session, et que le nombre de stagiaires est dans les limites du dispositif.',
          'Une session technique en France se tient sur une plateforme fixe validée, sauf plateforme mobile.',
        ],
      ],
      [
        'Saisir les résultats',
        [
          'Après le dernier jour, saisissez le résultat de chaque stagiaire. Un absent est signalé comme tel et ne reçoit pas de certificat.',
          'Les résultats sont vérifiés par le gestionnaire ou le délégataire, puis la session est close et les certificats sont émis.',
        ],
      ],
      ['Délais', ['Une session non close trois mois après son dernier jour est supprimée, après deux avertissements.']],
    ],
  },
];
