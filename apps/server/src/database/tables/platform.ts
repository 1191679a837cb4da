import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Regime } from '@habilis/domain/entite/REGIMES';
import type { TypeEntite } from '@habilis/domain/entite/TYPES_ENTITE';
import type { EtatCourriel } from '@habilis/domain/exploitation/ETATS_COURRIEL';
import type { EtatEntite } from '@habilis/domain/entite/ETATS_ENTITE';
import type { KeyUsage } from '@habilis/domain/compte/stateOfKey';
import type { SujetDesabonnement } from '@habilis/domain/notification/desabonnement';
import type { Rythme, StoredPreference } from '@habilis/domain/notification/preferencesOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { ModeleCourriel, ValeursCourriel } from '../values/Courriel.ts';
import type { HabilitationTable } from './habilitations.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** A body of the network: a caisse or the national body. */
export type MrpTable = { id: Generated<number>; code: string; libelle: string; departements: JSONColumnType<string[]> };

/** A person; `mot_de_passe` is a PHC string of argon2id, null until the account is activated. */
export type PersonneTable = {
  id: Generated<number>;
  habilis_id: string;
  nom: string;
  prenom: string;
  /** In lower case. */
  email: string;
  mot_de_passe: string | null;
  etat: EtatUtilisateur;
  donnees_validees: boolean;
  /** Version of the accepted data-protection terms, and when. */
  rgpd_version: Generated<string | null>;
  rgpd_le: Instant | null;
  cree_le: DefaultInstant;
  /** Version of the state and roles, which user managers change. */
  version: Generated<number>;
  /** Why the account is blocked; shown to user managers. */
  motif_blocage: Generated<string | null>;
  /** The account into which this one was merged. */
  fusionnee_en: Generated<number | null>;
  /** Folded for sorting; written by the database, like `recherche`. */
  nom_tri: GeneratedAlways<string>;
  recherche: GeneratedAlways<string>;
};

/** A key sent by mail; its text is computed from this row. */
export type CleCompteTable = {
  id: Generated<number>;
  personne_id: number;
  usage: KeyUsage;
  sel: Generated<string>;
  /** The new email, for a change of email. */
  email: string | null;
  cree_le: Instant;
  expire_le: Instant;
  utilisee_le: Instant | null;
};

export type RoleTable = {
  id: Generated<number>;
  personne_id: number;
  type: RoleType;
  entite_id: number | null;
  mrp_id: number | null;
  notif_set: Generated<boolean>;
  preferences: JSONColumnType<StoredPreference[], string | undefined>;
  preferences_version: Generated<number>;
  fin_le: Instant | null;
  /** To whom its tasks go when its last day has passed. */
  successeur_id: number | null;
};

/** What the end of an entite's activity changed, to restore it if the end is lifted. */
/** The columns of the suspension that a habilitation bears. */
export type SuspensionPortee = Pick<
  Selectable<HabilitationTable>,
  | 'date_debut_suspension'
  | 'date_fin_suspension'
  | 'commentaire_suspension'
  | 'motif_suspension'
  | 'date_decision_suspension'
  | 'suspension_a_confirmer'
>;

export type AvantFin = {
  readonly etat: Exclude<EtatEntite, 'fermee'>;
  readonly habilitations: readonly {
    readonly id: number;
    readonly dateFin: string | null;
    readonly prorogee: boolean;
    readonly commentaire: string | null;
    /** Set when it had not begun, and was ended for good: the suspension that it bore. */
    readonly sansDebut?: SuspensionPortee;
  }[];
  readonly roles: readonly { readonly id: number; readonly finLe: string | null }[];
  /** The date on which those roles were ended. */
  readonly finRoles: string;
};

export type EntiteTable = {
  id: Generated<number>;
  /** Version of its caisse and end of activity. */
  version: Generated<number>;
  raison_sociale: string;
  siret: string | null;
  etat: EtatEntite;
  type_entite: TypeEntite | null;
  regime: Regime | null;
  caisse_id: number | null;
  code_postal: string | null;
  ville: string | null;
  code_departement: string | null;
  date_fin_activite: Generated<string | null>;
  /** The day on which that end was decided. */
  fin_activite_decidee_le: Generated<string | null>;
  commentaire_date_fin: Generated<string | null>;
  avant_fin: ColumnType<AvantFin | null, string | null | undefined, string | null>;
  commentaire_affectation_caisse: Generated<string | null>;
  /** The register's last answer; an outage does not erase it. */
  verification_siren: JSONColumnType<VerificationSiren, string | undefined>;
  verification_tentee_le: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** Day on which the register first reported it as closed. */
  fermee_depuis: Generated<string | null>;
  /** Name in lower case without accents, so that both databases sort alike. */
  nom_tri: GeneratedAlways<string>;
  ville_tri: GeneratedAlways<string | null>;
  recherche: GeneratedAlways<string>;
  /** Postal code and town, folded to be searched. */
  lieu: GeneratedAlways<string>;
  /** The register's answer in one word. */
  registre: GeneratedAlways<string>;
};

/** An issued token; once revoked, it is refused even if its signature is valid. */
export type JetonTable = {
  jti: string;
  personne_id: number;
  /** The sign-in session; a refresh keeps it. */
  session_id: string;
  session_le: Instant;
  cree_le: Instant;
  /** The browser and its system, such as `Firefox, Windows`. */
  appareil: string | null;
  expire_le: Instant;
  revoque_le: Instant | null;
  /** The establishment under which the identity provider let its person in. */
  siret: Generated<string | null>;
  /** Whether that provider asked for a second factor. */
  est_multifacteur: Generated<boolean>;
  /** The provider's identity token, sealed, by which one signs out there; null after any other sign-in. */
  id_token: Generated<string | null>;
};

/** A failed sign-in, counted by account (`compte:…`) and by network address (`adresse:…`). */
export type TentativeTable = { id: Generated<number>; cle: string; faite_le: DefaultInstant };

/** A stored file; its bytes are in the file store under `sha256`. */
export type FichierTable = {
  id: Generated<number>;
  sha256: string;
  user_filename: string;
  taille: number;
  type_mime: string;
  depose_par: number | null;
  depose_le: DefaultInstant;
};

/** Bytes that the file service could not take yet; deleted once it has. */
/** A file given by a call: who gave it, and whether the call is still running; kept for a day. */
export type DepotTable = {
  id: Generated<number>;
  cle: string;
  sha256: string;
  taille: number;
  recu_le: Instant;
  en_cours: boolean;
};

export type FichierAttenteTable = { sha256: string; contenu: Buffer; depose_le: Instant };

/** Who did what, and in whose name; rows never change, and only the purge deletes any (enforced by a trigger). */
export type AuditTable = {
  id: Generated<number>;
  personne_id: number | null;
  role_id: number | null;
  en_tant_que_par: number | null;
  action: string;
  objet_type: string | null;
  objet_id: number | null;
  detail: JSONColumnType<Record<string, unknown>>;
  fait_le: DefaultInstant;
  /** The salt of its hash; null in entries older than the salt. */
  sel: Generated<string | null>;
  /** The `X-Request-Id` of the call that made it; null for what time alone does. */
  requete: string | null;
  /** The application that did it. */
  application_id: Generated<number | null>;
};

/** The answer to a write call, kept in case it is repeated with the same key. */
export type IdempotenceTable = {
  personne_id: number;
  cle: string;
  appel: string;
  empreinte: string;
  statut: number | null;
  reponse: string | null;
  cree_le: DefaultInstant;
};

/** The store that holds the contents of `fichier`: one row at most. */
export type DepotFichiersTable = { seul: Generated<boolean>; identite: string };

/** What a former register called a row of ours. */
export type RepriseTable = { genre: string; ancien: string; objet_id: number };

/** The day in Europe/Paris for which a work of the night was last done. */
export type TravailDuJourTable = { nom: string; jour: string };

/** An entry's place in the chain, in commit order; written by a trigger. */
export type AuditChaineTable = { rang: number; audit_id: number; empreinte: string; feuille: string | null };

/** How far the trail is sealed and was verified: one row. */
export type AuditEtatTable = {
  unique_ligne: Generated<boolean>;
  scelle_jusqua: number;
  vu_jusqua: number;
  vu_transaction: string;
  verifie_le: Instant | null;
  anomalies: JSONColumnType<string[]>;
};

/** A run of expired entries removed from the chain; `audit_id` is its last. */
export type AuditAncreTable = {
  rang_debut: number;
  rang_fin: number;
  audit_id: number;
  empreinte: string;
  retire_le: Instant;
};

/** A mail: subject, recipient and state. */
export type CourrielTable = {
  id: Generated<number>;
  modele: ModeleCourriel;
  /** Null for an address without account. */
  personne_id: number | null;
  role_id: number | null;
  objet_id: number | null;
  valeurs: JSONColumnType<ValeursCourriel>;
  rythme: Rythme;
  etat: Generated<EtatCourriel>;
  /** The address, when it is not the person's current one. */
  adresse: string | null;
  /** The recipient's name, when they have no account. */
  destinataire_prenom: Generated<string | null>;
  destinataire_nom: Generated<string | null>;
  /** Reply address, when it is not the sender's. */
  repondre_a: Generated<string | null>;
  cle_id: number | null;
  /** What its link stops; null when the mail cannot be switched off. */
  sujet: Generated<SujetDesabonnement | null>;
  cree_le: Instant;
  traite_le: Instant | null;
};

declare module '../Database.ts' {
  /** Tables of the platform. */
  interface Database {
    mrp: MrpTable;
    personne: PersonneTable;
    cle_compte: CleCompteTable;
    role: RoleTable;
    entite: EntiteTable;
    jeton: JetonTable;
    tentative: TentativeTable;
    fichier: FichierTable;
    fichier_attente: FichierAttenteTable;
    depot_fichiers: DepotFichiersTable;
    depot: DepotTable;
    audit: AuditTable;
    audit_chaine: AuditChaineTable;
    audit_ancre: AuditAncreTable;
    audit_etat: AuditEtatTable;
    courriel: CourrielTable;
    idempotence: IdempotenceTable;
    travail_du_jour: TravailDuJourTable;
    reprise: RepriseTable;
  }
}
