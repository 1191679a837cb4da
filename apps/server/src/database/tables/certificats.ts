import type { MOTIF_REMPLACEMENT, MotifRevocation } from '@habilis/domain/certificat/MOTIFS_REVOCATION';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { SessionMode } from '@habilis/domain/session-certification/etats';
import type { Dessin, FormatPapier } from '@habilis/domain/modele-certificat/Dessin';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';

/** A certificat as it was issued; `id` is the serial of all certificats. */
export type CertificatTable = {
  id: Generated<number>;
  numero: string;
  /** Both null of one taken over from a former register, and of one that replaces such a one. */
  session_id: number | null;
  session_stagiaire_id: number | null;
  stagiaire_id: number;
  entite_id: number;
  habilitation_id: number;
  dispositif_niveau_id: number;
  mode: SessionMode;
  nom: string;
  prenom: string;
  date_obtention: string;
  /** Its last day; null when the niveau sets none. */
  date_fin: string | null;
  formateur_id: number;
  statut: Generated<'VALIDE' | 'REVOQUE'>;
  cree_le: ColumnType<Date, Date | string | undefined, never>;
  /** What people type; made by the database (C12). */
  code_court: Generated<string>;
  /** The signed bytes, their signature and its key; null until it is signed. */
  charge: Generated<Buffer | null>;
  signature: Generated<Buffer | null>;
  cle_id: Generated<number | null>;
  /** What the former register called it; null for those that were issued here (C1143). */
  repris_de: Generated<string | null>;
  /** The certificat that it replaces, under another name, or one that was taken over. */
  remplace_id: Generated<number | null>;
  /** What lists order, narrow and search by; written by the database (decision 0094). */
  caisse_id: ColumnType<number | null, never, never>;
  entite_nom_tri: ColumnType<string, never, never>;
  /** The names of the entite and of its caisse at the closing; written by the database (decision 0100). */
  raison_sociale: ColumnType<string, never, never>;
  caisse: ColumnType<string | null, never, never>;
  /** The name of its formateur at the closing; written by the database (decision 0161). */
  formateur: ColumnType<string, never, never>;
  nom_tri: ColumnType<string, never, never>;
  recherche: ColumnType<string, never, never>;
  /** The versions in force when it was issued, for the sheet and for the card; null for the plain model. */
  modele_a4_version_id: Generated<number | null>;
  modele_carte_version_id: Generated<number | null>;
};

type Instant = ColumnType<Date, Date | string, Date | string>;
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A key that signs certificats; `cle_privee` is sealed, and null for a key that the environment gives. */
export type CleCertificatTable = {
  id: number;
  cle_publique: Buffer;
  cle_privee: string | null;
  cree_le: Instant;
  retiree_le: LaterInstant;
  compromise_le: LaterInstant;
  /** Who made it by a rotation. */
  personne_id: Generated<number | null>;
};

/** That a certificat is revoked, or is about to be: it may be cancelled until `applique_le`. */
export type RevocationCertificatTable = {
  id: Generated<number>;
  certificat_id: number;
  motif: MotifRevocation | typeof MOTIF_REMPLACEMENT;
  texte: string;
  personne_id: number | null;
  en_tant_que_par: number | null;
  role_type: RoleType | null;
  decidee_le: Instant;
  applique_le: Instant;
  appliquee_le: LaterInstant;
  annulee_le: LaterInstant;
  annulee_par: Generated<number | null>;
};

/** A model of certificats of a niveau; what it looks like stands in its versions. */
export type ModeleCertificatTable = {
  id: Generated<number>;
  version: Generated<number>;
  dispositif_niveau_id: number;
  intitule: string;
  actif: boolean;
  cree_le: ColumnType<Date, Date | string | undefined, never>;
};

/** How a model looks and is drawn, as it is kept. */
export type ContenuModele = Omit<Dessin, 'format'> & {
  readonly texteLegal: string | null;
  readonly signataire: { readonly nom: string; readonly fonction: string };
};

/** A version of a model; one that is published never changes. */
export type ModeleCertificatVersionTable = {
  id: Generated<number>;
  modele_id: number;
  numero: number;
  /** Null for both. */
  mode: SessionMode | null;
  format: FormatPapier;
  date_debut_validite: string;
  date_fin_validite: string | null;
  contenu: JSONColumnType<ContenuModele>;
  publiee_le: LaterInstant;
  publiee_par: Generated<number | null>;
};

/** A picture of a version, by the name under which its drawing calls it. */
export type ModeleCertificatFichierTable = { version_id: number; fichier_id: number; champ: string };

/** An address that is told what becomes of a certificat, once its owner has confirmed it. */
export type SuiviCertificatTable = {
  id: Generated<number>;
  certificat_id: number;
  courriel: string;
  demande_le: Instant;
  confirme_le: LaterInstant;
  /** What has been mailed, each thing once. */
  dits: Generated<string[]>;
};

/** A list of certificats that an address follows. */
export type ListeSuivieTable = {
  id: Generated<number>;
  courriel: string;
  demande_le: Instant;
  /** When its address last said that it follows. */
  confirme_le: LaterInstant;
  /** When it was last looked through for what has changed. */
  point_le: LaterInstant;
  /** When its address was asked to confirm again. */
  rappele_le: LaterInstant;
};

/** A certificat of a list that is followed, with the name of what was last told of it. */
export type ListeSuivieCertificatTable = {
  liste_suivie_id: number;
  certificat_id: number;
  dit: string | null;
};

/** Where a certificat goes and when it was mailed there; without a row it goes to the address of its stagiaire, and was not. */
export type RemiseCertificatTable = {
  certificat_id: number;
  /** Null for the address of the stagiaire, empty for none. */
  adresse: string | null;
  envoye_le: LaterInstant;
  envoye_a: Generated<string | null>;
  /** Its last mail, until what became of it is kept in `issue`. */
  courriel_id: Generated<number | null>;
  issue: Generated<Exclude<EtatCourriel, 'en-attente'> | null>;
};

/** A page that somebody asked for with an address, whether or not it has certificats; gone the night after (decision 0216). */
export type PageTitulaireTable = {
  id: Generated<number>;
  /** As it was typed until the link is sent, then as it stands with the certificats. */
  courriel: string;
  demandee_le: Instant;
  envoyee_le: LaterInstant;
  ouverte_le: LaterInstant;
  /** Which holder reads it, said by whoever opened it at an address that several share. */
  titulaire: Generated<string | null>;
};

/** One row, whose number grows with each change of the revocations; written by the database (decision 0111). */
export type VersionRevocationsTable = { numero: ColumnType<string, never, never> };

declare module '../Database.ts' {
  /** Tables of certificats. */
  interface Database {
    certificat: CertificatTable;
    modele_certificat: ModeleCertificatTable;
    modele_certificat_version: ModeleCertificatVersionTable;
    modele_certificat_fichier: ModeleCertificatFichierTable;
    cle_certificat: CleCertificatTable;
    revocation_certificat: RevocationCertificatTable;
    suivi_certificat: SuiviCertificatTable;
    liste_suivie: ListeSuivieTable;
    liste_suivie_certificat: ListeSuivieCertificatTable;
    page_titulaire: PageTitulaireTable;
    version_revocations: VersionRevocationsTable;
    remise_certificat: RemiseCertificatTable;
  }
}
