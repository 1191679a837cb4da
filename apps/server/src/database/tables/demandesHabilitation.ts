import type { AvisType } from '@habilis/domain/avis/avisTypes';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated } from 'kysely';

/** One accreditation request: an entity asks for a level (domain, C.1 and C.2). */
export type DemandeHabilitationTable = {
  id: Generated<number>;
  version: Generated<number>;
  /** The version with which its task began. */
  version_tache: Generated<number>;
  numero: string | null;
  cle_brouillon: string;
  /** The role that began it: its owner while it has no entity. */
  role_id: number;
  demandeur_id: number;
  entite_id: number | null;
  caisse_id: number | null;
  dispositif_niveau_id: number | null;
  mode: HabilitationSourceMode;
  /** The accreditation that is renewed or extended. */
  habilitation_source_id: number | null;
  /** The accreditation that the request gave or extended. */
  habilitation_id: number | null;
  tache: DhTaskKey;
  en_cours: Generated<boolean>;
  /** Where a completion comes back to. */
  retour_tache: DhTaskKey | null;
  action_choisie: string | null;
  assigne_id: number | null;
  /** The name of whoever holds its task as it is sorted; the database keeps it. */
  responsable_tri: ColumnType<string | null, never, never>;
  /** Day on which the task was given to its owner by somebody else. */
  affectee_le: string | null;
  /** Those who had it last, to whom it comes back. */
  instructeur_id: number | null;
  expert_id: number | null;
  responsable_id: number | null;
  irrecevable: Generated<boolean>;
  /** Day of the appeal: there is one. */
  recours_le: string | null;
  plateforme_mobile: Generated<boolean>;
  raison_sociale: string | null;
  /** Name without capitals nor accents, so that both databases sort alike. */
  nom_tri: Generated<string>;
  ville: string | null;
  recherche: Generated<string>;
  date_debut_tache: string;
  date_echeance: string | null;
  date_first_soumission: string | null;
  date_last_soumission: string | null;
  date_cnh: string | null;
  /** The commission's last decision, with its reason or its reserve. */
  decision: Decision | null;
  motif: string | null;
  date_decision: string | null;
  decideur_id: number | null;
  date_debut: string | null;
  date_fin: string | null;
  brouillon_demandeur: string | null;
  brouillon_examen: string | null;
};

/** A document of a request; `champ` is the id of the level's slot, or one of the slots that every request has. */
export type DemandeHabilitationFichierTable = {
  demande_id: number;
  fichier_id: number;
  champ: string;
  intitule: string | null;
  rang: number;
};

/** A trainer whom a request declares. */
export type DemandeHabilitationFormateurTable = { demande_id: number; personne_id: number; rang: number };

/** A place that a request asks for; a draft may lack any part of its address. */
export type DemandeHabilitationPlateformeTable = {
  id: Generated<number>;
  demande_id: number;
  ligne1: string | null;
  ligne2: string | null;
  code_postal: string | null;
  ville: string | null;
  rang: number;
};

/** An opinion on a request, being written while it has no date; one a person and task then (domain, C.4). */
export type AvisTable = {
  id: Generated<number>;
  demande_id: number;
  tache: DhTaskKey;
  personne_id: number;
  role_type: RoleType;
  type: AvisType | null;
  texte: string | null;
  rendu_le: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** A certificate of the level of trainers that a person holds. */
export type CertificatFormateurTable = {
  id: Generated<number>;
  personne_id: number;
  dispositif_niveau_id: number;
  date_obtention: string;
  date_fin: string | null;
};

/** Tables of the accreditation requests, for the `Database` type. */
export type DemandesHabilitationTables = {
  demande_habilitation: DemandeHabilitationTable;
  demande_habilitation_fichier: DemandeHabilitationFichierTable;
  demande_habilitation_formateur: DemandeHabilitationFormateurTable;
  demande_habilitation_plateforme: DemandeHabilitationPlateformeTable;
  avis: AvisTable;
  certificat_formateur: CertificatFormateurTable;
};
