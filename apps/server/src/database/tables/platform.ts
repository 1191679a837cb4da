import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { Regime } from '@habilis/domain/entite/REGIMES';
import type { TypeEntite } from '@habilis/domain/entite/TYPES_ENTITE';
import type { EtatEntite } from '@habilis/domain/entite/ETATS_ENTITE';
import type { KeyUsage } from '@habilis/domain/compte/stateOfKey';
import type { SujetDesabonnement } from '@habilis/domain/notification/desabonnement';
import type { Rythme, StoredPreference } from '@habilis/domain/notification/preferencesOf';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { EtatUtilisateur } from '@habilis/domain/utilisateur/ETATS_UTILISATEUR';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ModeleCourriel, ValeursCourriel } from '../values/Courriel.ts';

type Instant = ColumnType<Date, Date | string, Date | string>;
type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** A body of the network: a regional fund or the national body. */
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
  /** Which data-protection terms were accepted, and when. */
  rgpd_version: Generated<string | null>;
  rgpd_le: Instant | null;
  cree_le: DefaultInstant;
  /** Of what those who manage users change: state and roles. */
  version: Generated<number>;
  /** Why the account is blocked, for those who manage users. */
  motif_blocage: Generated<string | null>;
  /** The account that is kept, once this one was merged into it. */
  fusionnee_en: Generated<number | null>;
  /** Name and first name without capitals nor accents, made by the database, as `recherche` is. */
  nom_tri: GeneratedAlways<string>;
  recherche: GeneratedAlways<string>;
};

/** A key that a mail carries; what it carries is computed from this row. */
export type CleCompteTable = {
  id: Generated<number>;
  personne_id: number;
  usage: KeyUsage;
  sel: Generated<string>;
  /** The address that a change of address confirms. */
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
};

/** What the end of an entity's activity has taken, to give it back when the end is lifted. */
export type AvantFin = {
  readonly etat: Exclude<EtatEntite, 'fermee'>;
  readonly habilitations: readonly {
    readonly id: number;
    readonly dateFin: string | null;
    readonly prorogee: boolean;
    readonly commentaire: string | null;
  }[];
  readonly roles: readonly { readonly id: number; readonly finLe: string | null }[];
  /** When those roles end instead. */
  readonly finRoles: string;
};

export type EntiteTable = {
  id: Generated<number>;
  /** Of what is decided about it: its fund and the end of its activity. */
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
  commentaire_date_fin: Generated<string | null>;
  avant_fin: ColumnType<AvantFin | null, string | null | undefined, string | null>;
  commentaire_affectation_caisse: Generated<string | null>;
  /** What the register last said of it, which an outage does not efface. */
  verification_siren: JSONColumnType<VerificationSiren, string | undefined>;
  verification_tentee_le: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  /** The day on which the register first said that it is closed. */
  fermee_depuis: Generated<string | null>;
  /** Name without capitals nor accents, so that both databases sort alike. */
  nom_tri: GeneratedAlways<string>;
  recherche: GeneratedAlways<string>;
  /** What the register says, in a word. */
  registre: GeneratedAlways<string>;
};

/** A token that was issued; it is refused once revoked, whatever its signature says. */
export type JetonTable = {
  jti: string;
  personne_id: number;
  /** The whole session, which refreshes keep. */
  session_id: string;
  session_le: Instant;
  cree_le: Instant;
  /** The browser and its system, such as `Firefox, Windows`. */
  appareil: string | null;
  expire_le: Instant;
  revoque_le: Instant | null;
};

/** A failed sign-in, under the account tried (`compte:…`) and under its address (`adresse:…`). */
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

/** The bytes of a file that its service could not take yet; removed once it has. */
/** A file that a call has given: by whom, and whether the call is still under way; kept for a day. */
export type DepotTable = {
  id: Generated<number>;
  cle: string;
  sha256: string;
  taille: number;
  recu_le: Instant;
  en_cours: boolean;
};

export type FichierAttenteTable = { sha256: string; contenu: Buffer; depose_le: Instant };

/** What was done, by whom, in whose name; rows are never changed, and only the purge removes any (a trigger refuses). */
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
  /** Part of what its hash covers; null in entries from before there was one. */
  sel: Generated<string | null>;
};

/** The answer given to a write call, kept for whoever sends it again with the same key. */
export type IdempotenceTable = {
  personne_id: number;
  cle: string;
  appel: string;
  empreinte: string;
  statut: number | null;
  reponse: string | null;
  cree_le: DefaultInstant;
};

/** The store that has the contents of `fichier`: one line at most. */
export type DepotFichiersTable = { seul: Generated<boolean>; identite: string };

/** A setting that is not at its default. */
export type ParametreTable = { cle: string; valeur: ColumnType<unknown, string, string> };

/** The place of an entry in the chain, in the order of the commits; written by a trigger. */
export type AuditChaineTable = { rang: number; audit_id: number; empreinte: string };

/** A run of the chain whose entries are past their time and gone; `audit_id` is the last of them. */
export type AuditAncreTable = {
  rang_debut: number;
  rang_fin: number;
  audit_id: number;
  empreinte: string;
  retire_le: Instant;
};

export type EtatCourriel = 'en-attente' | 'envoye' | 'garde' | 'regroupe' | 'ecarte' | 'refuse' | 'perdu';

/** A mail: what it is about, for whom, and what became of it. */
export type CourrielTable = {
  id: Generated<number>;
  modele: ModeleCourriel;
  /** Null for an address that is no person's. */
  personne_id: number | null;
  role_id: number | null;
  objet_id: number | null;
  valeurs: JSONColumnType<ValeursCourriel>;
  rythme: Rythme;
  etat: Generated<EtatCourriel>;
  /** Where it goes when that is not the person's address of the moment. */
  adresse: string | null;
  /** Who is addressed, when it is no person. */
  destinataire_prenom: Generated<string | null>;
  destinataire_nom: Generated<string | null>;
  /** Where an answer goes when that is not the sender's address. */
  repondre_a: Generated<string | null>;
  cle_id: number | null;
  /** What its link stops, null when it may not be switched off. */
  sujet: Generated<SujetDesabonnement | null>;
  cree_le: Instant;
  traite_le: Instant | null;
};

/** Tables of the platform, for the `Database` type. */
export type PlatformTables = {
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
  courriel: CourrielTable;
  idempotence: IdempotenceTable;
  parametre: ParametreTable;
};
