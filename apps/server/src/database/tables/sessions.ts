import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ReponseHomonyme } from '@habilis/domain/stagiaire/homonymes';
import type {
  LieuFormation,
  LieuFormationType,
  Resultat,
  SessionEtat,
  SessionMode,
} from '@habilis/domain/session-certification/etats';
import type { NouvelleConfiee } from '@habilis/domain/alerte/NOUVELLES_CONFIEE';
import type { ConfieeDite } from '@habilis/domain/animateur/nouvelleConfiee';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A session that certifies stagiaires under a habilitation; once submitted it has days, a place and formateurs. */
export type SessionCertificationTable = {
  id: Generated<number>;
  version: Generated<number>;
  numero: string;
  habilitation_id: number;
  etat: SessionEtat;
  mode: SessionMode;
  date_session: string | null;
  date_fin_session: string | null;
  lieu_formation: LieuFormation | null;
  lieu_formation_type: LieuFormationType | null;
  lieu_formation_adresse: string | null;
  lieu_formation_code_postal: string | null;
  lieu_formation_ville: string | null;
  /** The habilitation's fixed platform where it is held; null once deleted: the place stays as it was written. */
  plateforme_fixe_id: number | null;
  animateur_id: number | null;
  last_creator_updater_id: number;
  /** UUID made by the client, so that two first saves make one row. */
  cle_brouillon: Generated<string | null>;
  /** Daily hours, `HH:mm`. */
  heure_debut: Generated<string | null>;
  heure_fin: Generated<string | null>;
  /** Day of its deletion, unless it is closed before; null as long as it has no last day. */
  date_suppression: Generated<string | null>;
  soumise_le: LaterInstant;
  /** The bounds of the group under which it was first submitted; null before. */
  groupe_min: Generated<number | null>;
  groupe_max: Generated<number | null>;
  resultats_soumis_le: LaterInstant;
  close_le: LaterInstant;
  supprimee_le: LaterInstant;
  /** The role under which it was opened. */
  ouverte_par_role: Generated<RoleType | null>;
  ouverte_par_role_id: Generated<number | null>;
  /** What the last send-back said. */
  commentaire_renvoi: Generated<string | null>;
  /** Whether it was deleted because nobody closed it in time. */
  suppression_faute: Generated<boolean>;
  /** Of its habilitation, with what that copies of its entite; written by the database. */
  entite_id: ColumnType<number, never, never>;
  dispositif_niveau_id: ColumnType<number, never, never>;
  caisse_id: ColumnType<number | null, never, never>;
  entite_nom_tri: ColumnType<string, never, never>;
  /** Its words, then those of each stagiaire after a bar; written by the database. */
  recherche: ColumnType<string, never, never>;
};

/** Whoever is known as a stagiaire: no account, unless it is that of `personne_id`; an identifier names one human being in both tables. */
export type StagiaireTable = {
  id: Generated<number>;
  habilis_id: string;
  nom: string;
  prenom: string;
  date_naissance: Generated<string | null>;
  courriel: Generated<string | null>;
  personne_id: Generated<number | null>;
  cree_le: ColumnType<Date, Date | string | undefined, never>;
  /** When the names were replaced, at the end of their keeping (D1). */
  pseudonymise_le: LaterInstant;
  /** Names as they are compared: `cleDeNom`, written with them. */
  cle_nom: string;
};

/** Who is inscribed and not yet known; deleted with the session. */
export type PreCompteTable = {
  id: Generated<number>;
  session_id: number;
  nom: string;
  prenom: string;
  date_naissance: Generated<string | null>;
  courriel: Generated<string | null>;
  cree_le: ColumnType<Date, Date | string | undefined, never>;
};

/** A line of a session: a stagiaire or a pre-account, with the result; an absent one has the result ABSENT alone. */
export type SessionStagiaireTable = {
  id: Generated<number>;
  session_id: number;
  rang: number;
  stagiaire_id: Generated<number | null>;
  pre_compte_id: Generated<number | null>;
  /** The import that brought it. */
  import_id: Generated<number | null>;
  present: Generated<boolean | null>;
  resultat: Generated<Resultat | null>;
  motif: Generated<string | null>;
  identite_verifiee: Generated<boolean>;
  version: Generated<number>;
  saisi_par: Generated<number | null>;
  saisi_le: LaterInstant;
  /** The names as the verification corrects them; null while they are those of the inscription. */
  nom_corrige: Generated<string | null>;
  prenom_corrige: Generated<string | null>;
  /** The names of the inscription, kept once they are corrected, or as they were typed of a masked stagiaire. */
  nom_inscrit: Generated<string | null>;
  prenom_inscrit: Generated<string | null>;
  /** Whether the stagiaire was chosen among masked ones and has no certificat of the session yet: what is stored of them is not shown. */
  masque: Generated<boolean>;
  /** What was typed of a masked one, beside the names of the inscription. */
  naissance_saisie: Generated<string | null>;
  courriel_saisi: Generated<string | null>;
};

/** A class imported at once. */
export type SessionImportTable = {
  id: Generated<number>;
  session_id: number;
  le: ColumnType<Date, Date | string | undefined, never>;
  personne_id: number;
  nb_lignes: number;
};

/** What an entite's columns were said to hold at its last import. */
export type ImportColonnesTable = { entite_id: number; entete: string; champ: string };

/** A step of a session; the system has no person. */
export type SessionEtapeTable = {
  id: Generated<number>;
  session_id: number;
  action: string;
  de: SessionEtat | null;
  vers: SessionEtat;
  commentaire: Generated<string | null>;
  personne_id: Generated<number | null>;
  /** The impersonator. */
  en_tant_que_par: Generated<number | null>;
  role_type: Generated<RoleType | null>;
  /** The application that took it. */
  application_id: Generated<number | null>;
  le: Instant;
};

/** What was entered of a line for a formateur, days and a mode that the session no longer has. */
export type SessionSaisieEcarteeTable = {
  id: Generated<number>;
  session_id: number;
  ligne_id: number;
  formateur_id: number | null;
  date_session: string | null;
  date_fin_session: string | null;
  mode: SessionMode;
  present: boolean | null;
  identite_verifiee: boolean;
  resultat: Resultat | null;
  motif: string | null;
  saisi_par: number | null;
  saisi_le: LaterInstant;
  ecartee_le: Instant;
  /** When the session came back to them before anything else was submitted. */
  reprise_le: LaterInstant;
  /** When the session was submitted without them. */
  scellee_le: LaterInstant;
};

/** Who a session was submitted to. */
export type SessionConfieeTable = {
  id: Generated<number>;
  session_id: number;
  personne_id: number;
  confiee_le: Instant;
  /** When it was submitted to somebody else. */
  retiree_le: LaterInstant;
  /** When they first opened it since it came to them; null until they do. */
  ouverte_le: LaterInstant;
  /** As they were told of it last; null until they are. */
  dite: JSONColumnType<ConfieeDite | null, string | null | undefined, string>;
  /** What was told then, and on which day. */
  nouvelle: Generated<NouvelleConfiee | null>;
  nouvelle_le: Generated<string | null>;
  /** SEQUENCE of the last entry sent for their calendar (RFC 5545), and whether one stands there. */
  agenda_sequence: Generated<number>;
  agenda_inscrite: Generated<boolean>;
};

/** What was said of two lines of one name and one birth date, the lower id first (SC44). */
export type SessionHomonymeTable = {
  id: Generated<number>;
  ligne_id: number;
  autre_ligne_id: number;
  reponse: ReponseHomonyme;
  personne_id: number;
  dite_le: Instant;
};

/** The identifier of an identity that was merged, and the one that was kept (U18). */
export type StagiaireFusionneTable = { habilis_id: string; stagiaire_id: number; fusionne_le: Instant };

declare module '../Database.ts' {
  /** Tables of certification sessions. */
  interface Database {
    session_certification: SessionCertificationTable;
    stagiaire: StagiaireTable;
    pre_compte: PreCompteTable;
    session_stagiaire: SessionStagiaireTable;
    session_import: SessionImportTable;
    import_colonnes: ImportColonnesTable;
    session_etape: SessionEtapeTable;
    session_saisie_ecartee: SessionSaisieEcarteeTable;
    session_confiee: SessionConfieeTable;
    session_homonyme: SessionHomonymeTable;
    stagiaire_fusionne: StagiaireFusionneTable;
  }
}
