import type { GivenCategorie } from '@habilis/server/builders/addAide';
import type { RoleType } from '@habilis/domain/role/RoleType';

const CAISSE: readonly RoleType[] = ['I', 'RC'];
const DEMANDEUR: readonly RoleType[] = ['DM', 'G'];

/** The demonstration's categories, in order, with their questions (rules/demonstration#cast). */
export const DEMO_FAQS: readonly GivenCategorie[] = [
  {
    intitule: 'Compte et connexion',
    questions: [
      {
        module: 'COMPTE',
        question: 'Comment obtenir un compte ?',
        reponse:
          '<p>Sur la page de connexion, choisissez <a href="/inscription">Demander un compte</a>. Un courriel vous parvient dans les minutes qui suivent : son lien sert une fois, pendant sept jours, et vous fait choisir votre mot de passe.</p><p>Le compte est celui d’une personne. Si vous intervenez pour plusieurs entités, gardez le même : vous y ajoutez un rôle.</p>',
      },
      {
        module: 'COMPTE',
        question: 'J’ai oublié mon mot de passe, que faire ?',
        reponse:
          '<p>Demandez un nouveau mot de passe depuis <a href="/mot-de-passe-oublie">Mot de passe oublié</a>, avec votre adresse électronique ou votre identifiant (trois lettres et cinq chiffres).</p><p>Le lien reçu est valable une heure. Si rien n’arrive, regardez dans les courriels indésirables, puis recommencez.</p>',
      },
      {
        module: 'COMPTE',
        question: 'Pourquoi ma session s’est-elle fermée ?',
        reponse:
          '<p>Par sécurité, une session se ferme après une heure sans activité, et au plus tard douze heures après la connexion. Une fenêtre vous propose alors de vous reconnecter : <strong>votre saisie est gardée</strong>.</p>',
      },
    ],
  },
  {
    intitule: 'Dossier administratif',
    questions: [
      {
        module: 'DEMANDES',
        question: 'Que faire si mon SIRET est refusé ?',
        reponse:
          '<p>Un SIRET compte 14 chiffres, dont une clé de contrôle. Vérifiez :</p><ul><li>qu’il s’agit bien du SIRET de l’établissement, et non du SIREN à 9 chiffres ;</li><li>qu’aucun chiffre n’est inversé ;</li><li>que l’établissement n’est pas fermé au registre des entreprises.</li></ul><p>Si le numéro est déjà celui d’une autre entité, écrivez à l’assistance.</p>',
      },
      {
        module: 'DEMANDES',
        question: 'Mon attestation URSSAF est trop ancienne',
        reponse:
          '<p>L’attestation de vigilance doit avoir moins de six mois au jour du dépôt. Téléchargez-en une récente depuis votre espace en ligne de l’Urssaf, puis remplacez la pièce dans l’onglet <em>Pièces</em> du dossier.</p>',
      },
      {
        module: 'DEMANDES',
        question: 'Comment modifier un dossier déjà validé ?',
        roles: DEMANDEUR,
        reponse:
          '<p>Ouvrez le dossier administratif et choisissez <strong>Modifier</strong>. Le dossier validé reste en vigueur tant que votre caisse n’a pas examiné la modification.</p><p>Certains changements, comme celui du téléphone de contact, sont pris en compte aussitôt.</p>',
      },
      {
        module: 'DEMANDES',
        question: 'Combien de temps ai-je pour compléter mon dossier ?',
        roles: DEMANDEUR,
        reponse:
          '<p>Vous avez 30 jours à compter de la demande de complément ; l’échéance est affichée en tête du dossier. Passé ce délai, votre caisse peut prévoir une suspension administrative de l’entité.</p>',
      },
      {
        module: 'DEMANDES',
        question: 'Comment prendre en charge un dossier de ma caisse ?',
        roles: CAISSE,
        reponse:
          '<ol><li>Dans <em>Mes tâches</em>, ouvrez un dossier non affecté.</li><li>Choisissez <strong>Prendre en charge</strong> : il est alors à votre nom.</li><li>Pour le confier à quelqu’un d’autre de la caisse, choisissez <strong>Affecter</strong>.</li></ol>',
      },
    ],
  },
  {
    intitule: 'Habilitations et sessions',
    questions: [
      {
        module: 'HABILITATIONS',
        question: 'Quand demander le renouvellement d’une habilitation ?',
        roles: DEMANDEUR,
        reponse:
          '<p>Le renouvellement s’ouvre neuf mois avant la fin de l’habilitation. Déposé au moins trois mois avant cette date, il prolonge l’habilitation jusqu’à la décision.</p>',
      },
      {
        module: 'SESSIONS',
        question: 'Qui saisit les résultats d’une session ?',
        roles: ['G', 'DL', 'F'],
        reponse:
          '<p>Le formateur qui a animé la session saisit les résultats de chaque stagiaire. Le gestionnaire, ou son délégataire, les vérifie ensuite et clôt la session.</p>',
      },
      {
        module: 'HABILITATIONS',
        question: 'Comment suspendre une habilitation plus de trois mois ?',
        roles: ['RC'],
        publie: false,
        reponse: '<p>Réponse en cours de rédaction avec les responsables de dispositif.</p>',
      },
    ],
  },
  {
    intitule: 'Certificats',
    questions: [
      {
        module: 'CERTIFICATS',
        question: 'Comment vérifier qu’un certificat est authentique ?',
        reponse:
          '<p>Scannez le code du certificat avec l’appareil photo d’un téléphone, ou saisissez le numéro inscrit dessous. La page qui s’ouvre dit si le certificat est valable, expiré ou révoqué.</p>',
      },
    ],
  },
];
