import type { VerificationSiren } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Last running number given for a prefix and year. */
export type NumerotationTable = { prefixe: string; annee: number; dernier: number };

/** A demande administrative of an entite; `donnees_validees` is the reference while a working copy is edited (rules/dossier#steps). */
export type DemandeAdministrativeTable = {
  id: Generated<number>;
  version: Generated<number>;
  numero: string | null;
  cle_brouillon: string;
  avec_demande_habilitation: boolean;
  role_id: number;
  demandeur_id: number;
  entite_id: number | null;
  caisse_id: number | null;
  tache: DaTaskKey;
  en_cours: Generated<boolean>;
  action_choisie: string | null;
  assigne_id: number | null;
  /** The assignee's name folded for sorting; written by the database. */
  responsable_tri: ColumnType<string | null, never, never>;
  /** Instructeur of the last instruction; the task comes back to them (rules/demandes#steps, rules/dossier#steps). */
  instructeur_id: number | null;
  donnees: JSONColumnType<DemandeAdministrativeSaisie>;
  donnees_validees: ColumnType<DemandeAdministrativeSaisie | null, string | null | undefined, string | null>;
  raison_sociale: string | null;
  /** Name in lower case without accents, so that both databases sort alike. */
  nom_tri: Generated<string>;
  siret: string | null;
  ville: string | null;
  recherche: Generated<string>;
  date_debut_tache: string;
  date_echeance: string | null;
  date_first_soumission: string | null;
  date_last_soumission: string | null;
  date_suspension_administrative: string | null;
  /** The date of the Urssaf attestation in the entite's reference; written by the database. */
  date_attestation_urssaf: ColumnType<string | null, never, never>;
  verification_siren: JSONColumnType<VerificationSiren>;
  champs_corriges: JSONColumnType<string[], string | undefined>;
  brouillon_demandeur: string | null;
  brouillon_caisse: string | null;
};

/** A file of the working copy or of the validated one. */
export type DemandeAdministrativeFichierTable = {
  demande_id: number;
  fichier_id: number;
  copie: 'travail' | 'validee';
  champ: string;
  rang: number;
};

/** A step of the history; the demandeur sees only shared comments. */
export type HistoriqueCommentaireTable = {
  id: Generated<number>;
  demande_type: 'DA' | 'DH';
  demande_id: number;
  action_key: string;
  tache: string;
  tache_suivante: string;
  auteur_id: number | null;
  auteur_role_type: RoleType | null;
  auteur_mrp_id: number | null;
  commentaire: string | null;
  partage: boolean;
  cree_le: ColumnType<Date, Date | string | undefined, never>;
  /** Who acted in the author's name. */
  en_tant_que_par: Generated<number | null>;
  /** The commission's day that the step has fixed. */
  date_seance: Generated<string | null>;
};

declare module '../Database.ts' {
  /** Tables of demandes administratives. */
  interface Database {
    numerotation: NumerotationTable;
    demande_administrative: DemandeAdministrativeTable;
    demande_administrative_fichier: DemandeAdministrativeFichierTable;
    historique_commentaire: HistoriqueCommentaireTable;
  }
}
