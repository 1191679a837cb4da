import type { UploadFieldConfig } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { UniteDuree } from '@habilis/domain/habilitation/plannedEndDate';
import type { MotifSuspension } from '@habilis/domain/habilitation/refusalOfSuspension';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';

type UploadFields = JSONColumnType<z.infer<typeof UploadFieldConfig>[], string | undefined>;

/** A training family. */
export type DispositifTable = { id: Generated<number>; code: string; libelle: string; libelle_court: string };

/** A level of a scheme with all its parameters (domain, D.2). */
export type DispositifNiveauTable = {
  id: Generated<number>;
  version: Generated<number>;
  code: string;
  dispositif_id: number;
  niveau: string;
  duree_validite_habilitation: number | null;
  unite_duree_validite_habilitation: UniteDuree | null;
  avec_technique: boolean;
  avec_plateforme: boolean;
  duree_validite_certificat: number | null;
  unite_duree_validite_certificat: UniteDuree | null;
  nb_stagiaires_min: number;
  nb_stagiaires_max: number;
  heures_initiales: number | null;
  heures_mac: number | null;
  session_par_formateur: Generated<boolean>;
  pedagogique_upload_fields_config: UploadFields;
  technique_upload_fields_config: UploadFields;
  /** Whether entities may ask for it. */
  ouvert: Generated<boolean>;
  /** The level of trainers whose certificate lets one lead its sessions; null when it asks for none. */
  niveau_formateur_id: Generated<number | null>;
  /** For how many months after its end a certificate may still be kept up; null without limit. */
  tolerance_mac_mois: Generated<number | null>;
  duree_session_max_jours: Generated<number>;
};

/** The right of an entity to run and certify a level; its suspension is the one in force. */
export type HabilitationTable = {
  id: Generated<number>;
  version: Generated<number>;
  numero: string;
  entite_id: number;
  dispositif_niveau_id: number;
  date_debut: string;
  date_fin: string | null;
  commentaire_date_fin: string | null;
  date_debut_suspension: string | null;
  date_fin_suspension: string | null;
  commentaire_suspension: string | null;
  rupture: Generated<boolean>;
  prorogee: Generated<boolean>;
  plateforme_mobile: Generated<boolean>;
  /** The accreditation that this one renews. */
  source_id: Generated<number | null>;
  motif_suspension: Generated<MotifSuspension | null>;
  /** The day on which the suspension or the rupture in force was decided. */
  date_decision_suspension: Generated<string | null>;
  /** That suspension is a fund's, and nobody has confirmed it. */
  suspension_a_confirmer: Generated<boolean>;
  /** What the commission wants to see proven, the day on which it said so, and the day on which it was. */
  reserve: Generated<string | null>;
  date_reserve: Generated<string | null>;
  reserve_levee_le: Generated<string | null>;
  /** The day on which it was written here; null for what was there before. */
  cree_le: Generated<string | null>;
  /** The name that its entity is sorted by, and its fund; the database keeps them. */
  entite_nom_tri: ColumnType<string, never, never>;
  entite_caisse_id: ColumnType<number | null, never, never>;
};

/** A period during which an accreditation was withheld, as it was; a rupture has no end, one that was lifted ends the day before. */
export type HabilitationSuspensionTable = {
  id: Generated<number>;
  habilitation_id: number;
  date_debut: string;
  date_fin: string | null;
  rupture: boolean;
  motif: Generated<MotifSuspension | null>;
  commentaire: string | null;
};

/** A place for practical training. */
export type HabilitationPlateformeTable = {
  id: Generated<number>;
  habilitation_id: number;
  ligne1: string | null;
  ligne2: string | null;
  code_postal: string;
  ville: string;
  date_validation_cnh: string | null;
};

/** A document of an accreditation that was created without a request. */
export type HabilitationFichierTable = { habilitation_id: number; fichier_id: number; champ: string; rang: number };

/** Who keeps the sessions of an accreditation under a delegate's role, until `fin_le` or the role's own end. */
export type DelegationTable = {
  id: Generated<number>;
  habilitation_id: number;
  role_id: number;
  debut_le: ColumnType<Date, Date | string, never>;
  fin_le: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** When the holder of a role wants to be reminded to suspend an accreditation. */
export type HabilitationRappelTable = {
  habilitation_id: number;
  role_id: number;
  date_rappel: string;
  commentaire: string | null;
};

/** Tables of the accreditations, for the `Database` type. */
export type HabilitationsTables = {
  dispositif: DispositifTable;
  dispositif_niveau: DispositifNiveauTable;
  habilitation: HabilitationTable;
  habilitation_suspension: HabilitationSuspensionTable;
  habilitation_plateforme: HabilitationPlateformeTable;
  habilitation_fichier: HabilitationFichierTable;
  habilitation_rappel: HabilitationRappelTable;
  delegation: DelegationTable;
};
