import type { Module } from '@habilis/domain/assistance/MODULES';
import type { EtatSupport } from '@habilis/domain/assistance/etatsSupport';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Illisible } from '@habilis/domain/assistance/Illisible';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type Roles = ColumnType<RoleType[], readonly RoleType[] | undefined, readonly RoleType[]>;

export type CategorieFaqTable = { id: Generated<number>; intitule: string; rang: number };

/** A question with its answer in rich text (decision 0016); without role it is for everybody. */
export type FaqTable = {
  id: Generated<number>;
  version: Generated<number>;
  publie: boolean;
  question: string;
  reponse: string;
  categorie_id: number;
  module: Module | null;
  roles: Roles;
  recherche: string;
};

/** Whether an answer helped; a guest has no person. */
export type FaqAvisTable = {
  id: Generated<number>;
  faq_id: number;
  personne_id: number | null;
  utile: boolean;
  le: Instant;
};

/** Folded words that no question held, with how often they were looked for. */
export type FaqRechercheVaineTable = { mots: string; nombre: number; derniere_le: Instant };

export type ManuelTable = {
  id: Generated<number>;
  version: Generated<number>;
  intitule: string;
  module: Module | null;
  roles: Roles;
  type_acces: 'PUBLIC' | 'ROLES';
  fichier_id: number;
};

/** A message to the support; the sender makes `cle`, so that a repeated sending is kept once. */
export type MessageSupportTable = {
  id: Generated<number>;
  cle: string;
  reference: string;
  personne_id: number | null;
  role_id: number | null;
  nom: string;
  prenom: string;
  email: string;
  objet: string;
  module: Module | null;
  message: string;
  page: string | null;
  /** The call that it is about, else its own: the number of its line in the log. */
  requete: Generated<string | null>;
  recu_le: Instant;
  /** Version of its state and of who holds it; what is written in it does not count, unless it changes the state. */
  version: Generated<number>;
  etat: Generated<EtatSupport>;
  /** Who holds it. */
  responsable_id: Generated<number | null>;
  /** When something was last written in it, by its sender or to them. */
  dernier_le: Instant;
  /** Folded to be searched; written by the database. */
  recherche: GeneratedAlways<string>;
};

/** A document of the message, or of what followed. */
export type MessageSupportFichierTable = {
  message_id: number;
  fichier_id: number;
  rang: number;
  echange_id: Generated<number | null>;
};

/** What followed a message to the support; `auteur` is the name as it was. */
export type EchangeSupportTable = {
  id: Generated<number>;
  message_id: number;
  /** A mail that nobody wrote is automatic. */
  genre: 'REPONSE' | 'SUITE' | 'NOTE' | 'AUTOMATIQUE';
  auteur_id: number | null;
  auteur: string;
  texte: string;
  ecrit_le: Instant;
  courriel_id: Generated<number | null>;
  /** The identifier of a received mail, so that the same one is kept once. */
  cle_courriel: Generated<string | null>;
  pieces_ecartees: Generated<number>;
  /** What a mail repeats after its own words. */
  suite: Generated<string | null>;
  illisible: Generated<Illisible | null>;
};

/** An answer kept ready. */
export type ReponsePreteTable = { id: Generated<number>; version: Generated<number>; intitule: string; texte: string };

/** A solved captcha, which cannot serve again. */
export type DefiResoluTable = { challenge: string; expire_le: Instant };

/** A file attached to a mail. */
export type CourrielFichierTable = { courriel_id: number; fichier_id: number };

declare module '../Database.ts' {
  /** Tables of the help. */
  interface Database {
    categorie_faq: CategorieFaqTable;
    faq: FaqTable;
    faq_avis: FaqAvisTable;
    faq_recherche_vaine: FaqRechercheVaineTable;
    manuel: ManuelTable;
    message_support: MessageSupportTable;
    message_support_fichier: MessageSupportFichierTable;
    echange_support: EchangeSupportTable;
    reponse_prete: ReponsePreteTable;
    defi_resolu: DefiResoluTable;
    courriel_fichier: CourrielFichierTable;
  }
}
