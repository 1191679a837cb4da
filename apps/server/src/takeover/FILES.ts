import { UNITES_DUREE } from '@habilis/domain/habilitation/plannedEndDate';
import { MOTIFS_SUSPENSION } from '@habilis/domain/habilitation/refusalOfSuspension';
import { MOTIF_REMPLACEMENT, MOTIFS_REVOCATION } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import { CODES_CAISSES } from '@habilis/domain/entite/caisses';
import { REGIMES } from '@habilis/domain/entite/REGIMES';
import { TYPES_ENTITE } from '@habilis/domain/entite/TYPES_ENTITE';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { SESSION_MODES } from '@habilis/domain/session-certification/etats';

/** The files of a takeover in the order in which they are read: a file names rows of those above it. */
export const FILE_NAMES = [
  'niveaux',
  'entites',
  'personnes',
  'roles',
  'habilitations',
  'plateformes',
  'stagiaires',
  'certificats_formateurs',
  'certificats',
] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** A column of a file: what is read of it, how it is judged, and what its Table Schema says. */
export type Column = {
  readonly name: string;
  readonly kind:
    | 'identifiant'
    | 'texte'
    | 'nom'
    | 'naissance'
    | 'date'
    | 'entier'
    | 'booleen'
    | 'siret'
    | 'code-postal'
    | 'courriel'
    | 'choix'
    | 'reference';
  readonly isRequired?: true;
  readonly isUnique?: true;
  readonly choices?: readonly string[];
  /** The file whose former identifier it holds. */
  readonly of?: FileName;
  /** Whether it may lie in the future. */
  readonly mayCome?: true;
  readonly description: string;
};

export type TakeoverFile = { readonly title: string; readonly columns: readonly Column[] };

const identifiant = (description: string): Column => ({
  name: 'identifiant',
  kind: 'identifiant',
  isRequired: true,
  isUnique: true,
  description,
});
const required = (column: Column): Column => ({ ...column, isRequired: true });
const texte = (name: string, description: string): Column => ({ name, kind: 'texte', description });
const date = (name: string, description: string): Column => ({ name, kind: 'date', description });
const coming = (name: string, description: string): Column => ({ name, kind: 'date', mayCome: true, description });
const entier = (name: string, description: string): Column => ({ name, kind: 'entier', description });
const booleen = (name: string, description: string): Column => ({ name, kind: 'booleen', description });
const choix = (name: string, choices: readonly string[], description: string): Column => ({
  name,
  kind: 'choix',
  choices,
  description,
});
const reference = (name: string, of: FileName, description: string): Column => ({
  name,
  kind: 'reference',
  of,
  description,
});

/** What each file holds: the one description that the reader, the Table Schemas and the guide follow (C1140). */
export const FILES: Readonly<Record<FileName, TakeoverFile>> = {
  niveaux: {
    title: 'Niveaux des dispositifs',
    columns: [
      identifiant('Identifiant du niveau dans l’ancien registre.'),
      required(texte('dispositif', 'Code du dispositif, par exemple SST.')),
      texte('dispositif_libelle', 'Nom du dispositif ; nécessaire s’il n’est pas encore dans Habilis.'),
      texte('dispositif_libelle_court', 'Nom court du dispositif ; vide, c’est son code.'),
      required({
        ...texte('code', 'Code du niveau : celui du dispositif, un tiret, un rang (SST-1).'),
        isUnique: true,
      }),
      required(texte('niveau', 'Ce que le niveau certifie, en quelques mots.')),
      texte('besoin', 'Ce que veut enseigner qui demande ce niveau.'),
      entier('duree_habilitation', 'Durée de validité d’une habilitation.'),
      choix('unite_habilitation', UNITES_DUREE, 'Unité de cette durée.'),
      entier('duree_certificat', 'Durée de validité d’un certificat.'),
      choix('unite_certificat', UNITES_DUREE, 'Unité de cette durée.'),
      required(booleen('avec_technique', 'Si la demande a une partie technique.')),
      required(booleen('avec_plateforme', 'Si la formation a lieu sur une plateforme.')),
      required(entier('stagiaires_min', 'Plus petit groupe.')),
      required(entier('stagiaires_max', 'Plus grand groupe.')),
      entier('heures_initiales', 'Heures d’une formation initiale.'),
      entier('heures_mac', 'Heures d’un maintien des compétences.'),
      required(booleen('par_formateur', 'Si les sessions sont menées par les formateurs des entités.')),
      required(booleen('ouvert', 'Si les entités peuvent le demander.')),
      reference(
        'niveau_formateurs',
        'niveaux',
        'Niveau de formateurs qu’il faut pour l’enseigner, sur une ligne plus haute.',
      ),
      entier('tolerance_mac_mois', 'Mois après la fin pendant lesquels le maintien reste possible.'),
      required(entier('duree_session_max_jours', 'Durée d’une session au plus, en jours.')),
    ],
  },
  entites: {
    title: 'Entités habilitées, présentes et passées',
    columns: [
      identifiant('Identifiant de l’entité dans l’ancien registre.'),
      required(texte('raison_sociale', 'Raison sociale.')),
      { name: 'siret', kind: 'siret', isUnique: true, description: 'SIRET, quatorze chiffres, en texte.' },
      choix('type', TYPES_ENTITE, 'Organisme de formation, entreprise, établissement public, autre.'),
      choix('regime', REGIMES, 'Régime de sécurité sociale.'),
      { name: 'code_postal', kind: 'code-postal', description: 'Code postal, cinq chiffres, en texte ; CEDEX admis.' },
      texte('ville', 'Ville ; CEDEX admis.'),
      choix('caisse', CODES_CAISSES, 'Caisse ; vide, c’est celle du régime et du département.'),
      coming('fin_activite', 'Dernier jour d’activité, s’il est fixé ou passé.'),
    ],
  },
  personnes: {
    title: 'Personnes qui ont un compte : gestionnaires, formateurs, agents',
    columns: [
      identifiant(
        'Identifiant de la personne ; trois lettres et cinq chiffres restent son identifiant ici, s’il est libre.',
      ),
      required({ name: 'nom', kind: 'nom', description: 'Nom d’usage.' }),
      required({ name: 'prenom', kind: 'nom', description: 'Prénom.' }),
      required({
        name: 'courriel',
        kind: 'courriel',
        isUnique: true,
        description: 'Adresse de courriel, à elle seule.',
      }),
    ],
  },
  roles: {
    title: 'Rôles des personnes',
    columns: [
      identifiant('Identifiant du rôle dans l’ancien registre.'),
      required(reference('personne', 'personnes', 'La personne.')),
      required(choix('type', ROLE_TYPES, 'Le rôle : G gestionnaire, F formateur, RC référent de caisse…')),
      reference('entite', 'entites', 'L’entité des rôles DM, G et DL.'),
      choix('caisse', CODES_CAISSES, 'La caisse des rôles I, E, RC ; NATIONAL pour R, RD, CNH.'),
      texte('dispositifs', 'Codes des dispositifs d’un RD, séparés par des espaces.'),
      texte('niveaux', 'Codes des niveaux d’un E, séparés par des espaces.'),
      date('fin', 'Dernier jour d’un rôle qui est fini.'),
    ],
  },
  habilitations: {
    title: 'Habilitations, présentes et passées',
    columns: [
      identifiant('Identifiant de l’habilitation dans l’ancien registre.'),
      required({ ...texte('numero', 'Numéro, repris tel quel.'), isUnique: true }),
      required(reference('entite', 'entites', 'L’entité habilitée.')),
      required(reference('niveau', 'niveaux', 'Le niveau.')),
      required(coming('date_debut', 'Premier jour.')),
      coming('date_fin', 'Dernier jour, repris tel quel ; vide pour une habilitation sans fin.'),
      coming('debut_suspension', 'Premier jour de la dernière suspension, ou de la rupture.'),
      coming('fin_suspension', 'Dernier jour de cette suspension.'),
      choix('motif_suspension', MOTIFS_SUSPENSION, 'Motif de la suspension ou de la rupture.'),
      texte('commentaire_suspension', 'Ce qui en a été dit.'),
      required(booleen('rupture', 'Si elle a été rompue.')),
      required(booleen('plateforme_mobile', 'Si une plateforme mobile est admise.')),
      reference('renouvelle', 'habilitations', 'Habilitation qu’elle renouvelle, sur une ligne plus haute.'),
    ],
  },
  plateformes: {
    title: 'Plateformes des habilitations',
    columns: [
      identifiant('Identifiant de la plateforme dans l’ancien registre.'),
      required(reference('habilitation', 'habilitations', 'L’habilitation.')),
      texte('adresse', 'Numéro et voie.'),
      texte('complement', 'Complément d’adresse.'),
      required({ name: 'code_postal', kind: 'code-postal', description: 'Code postal, cinq chiffres, en texte.' }),
      required(texte('ville', 'Ville.')),
      date('validee_le', 'Jour où la commission l’a validée.'),
    ],
  },
  stagiaires: {
    title: 'Stagiaires certifiés',
    columns: [
      identifiant(
        'Identifiant du stagiaire ; trois lettres et cinq chiffres restent son identifiant ici, s’il est libre.',
      ),
      required({ name: 'nom', kind: 'nom', description: 'Nom d’usage.' }),
      required({ name: 'prenom', kind: 'nom', description: 'Prénom.' }),
      { name: 'date_naissance', kind: 'naissance', description: 'Date de naissance ; vide si elle n’est pas connue.' },
      { name: 'courriel', kind: 'courriel', description: 'Adresse de courriel.' },
      { ...reference('personne', 'personnes', 'La personne qu’il est, s’il a un compte.'), isUnique: true },
    ],
  },
  certificats_formateurs: {
    title: 'Certificats des formateurs',
    columns: [
      identifiant('Identifiant du certificat de formateur dans l’ancien registre.'),
      reference('personne', 'personnes', 'Le formateur, s’il a un compte.'),
      reference('stagiaire', 'stagiaires', 'Le formateur, sous son identité de stagiaire.'),
      required(reference('niveau', 'niveaux', 'Le niveau de formateurs.')),
      required(date('date_obtention', 'Jour de l’obtention.')),
      coming('date_fin', 'Dernier jour, repris tel quel.'),
      date('revoque_le', 'Jour de la révocation.'),
    ],
  },
  certificats: {
    title: 'Certificats délivrés',
    columns: [
      identifiant('Identifiant du certificat dans l’ancien registre.'),
      required(texte('numero', 'Numéro imprimé sur le papier, repris tel quel.')),
      required(reference('stagiaire', 'stagiaires', 'Le titulaire.')),
      required(reference('habilitation', 'habilitations', 'L’habilitation sous laquelle il a été délivré.')),
      required(reference('formateur', 'personnes', 'Le formateur de la session.')),
      required(choix('mode', SESSION_MODES, 'INI pour une formation initiale, MAC pour un maintien.')),
      required(date('date_obtention', 'Dernier jour de la formation.')),
      coming('date_fin', 'Dernier jour de validité, repris tel quel ; vide pour un certificat sans fin.'),
      { name: 'nom', kind: 'nom', description: 'Nom porté sur le papier ; vide, c’est celui du stagiaire.' },
      { name: 'prenom', kind: 'nom', description: 'Prénom porté sur le papier ; vide, c’est celui du stagiaire.' },
      texte('raison_sociale', 'Nom de l’entité ce jour-là ; vide, c’est son nom d’aujourd’hui.'),
      texte('nom_formateur', 'Prénom et nom du formateur ce jour-là ; vide, ce sont ceux d’aujourd’hui.'),
      date('delivre_le', 'Jour de la délivrance ; vide, c’est celui de l’obtention.'),
      date('revoque_le', 'Jour de la révocation.'),
      choix(
        'motif_revocation',
        [...MOTIFS_REVOCATION, MOTIF_REMPLACEMENT],
        'Motif de la révocation ; vide, c’est AUTRE.',
      ),
      {
        ...reference('remplace', 'certificats', 'Certificat qu’il remplace, révoqué, sur une ligne plus haute.'),
        isUnique: true,
      },
    ],
  },
};

/** The name of the file of some rows. */
export const fileOf = (name: FileName): string => `${name}.csv`;
