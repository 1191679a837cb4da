import type { UploadFieldConfig } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { UniteDuree } from '@habilis/domain/habilitation/plannedEndDate';
import type { MotifSuspension } from '@habilis/domain/habilitation/refusalOfSuspension';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type * as z from 'zod/mini';

type UploadFields = JSONColumnType<z.infer<typeof UploadFieldConfig>[], string | undefined>;

/** A training family. */
export type DispositifTable = { id: Generated<number>; code: string; libelle: string; libelle_court: string };

/** A niveau of a dispositif with all its parameters (rules/niveaux#parameters). */
export type DispositifNiveauTable = {
  id: Generated<number>;
  version: Generated<number>;
  code: string;
  dispositif_id: number;
  niveau: string;
  /** What whoever asks for it wants to teach. */
  besoin: Generated<string | null>;
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
  /** Whether entites may ask for it. */
  ouvert: Generated<boolean>;
  /** The niveau of formateurs whose certificat is needed to lead its sessions; null when none is. */
  niveau_formateur_id: Generated<number | null>;
  /** Months after its end during which a certificat may still be kept up; null for no limit. */
  tolerance_mac_mois: Generated<number | null>;
  duree_session_max_jours: Generated<number>;
};

/** An entite's right to run and certify a niveau; holds the suspension in force. */
export type HabilitationTable = {
  id: Generated<number>;
  version: Generated<number>;
  numero: string;
  entite_id: number;
  dispositif_niveau_id: number;
  date_debut: string;
  date_fin: string | null;
  commentaire_date_fin: string | null;
  /** Its end was decided: nothing follows from it until an act says so. */
  fin_sans_suite: Generated<boolean>;
  /** The day on which its end was last brought forward; null when it never was. */
  fin_decidee_le: Generated<string | null>;
  date_debut_suspension: string | null;
  date_fin_suspension: string | null;
  commentaire_suspension: string | null;
  rupture: Generated<boolean>;
  prorogee: Generated<boolean>;
  plateforme_mobile: Generated<boolean>;
  /** The habilitation that it renews. */
  source_id: Generated<number | null>;
  motif_suspension: Generated<MotifSuspension | null>;
  /** Day on which the suspension or rupture in force was decided. */
  date_decision_suspension: Generated<string | null>;
  /** Whether the suspension comes from a caisse and is not confirmed yet. */
  suspension_a_confirmer: Generated<boolean>;
  /** The commission's reserve, the day it was made, and the day it was lifted. */
  reserve: Generated<string | null>;
  date_reserve: Generated<string | null>;
  reserve_levee_le: Generated<string | null>;
  /** Day on which this row was created; null for older rows. */
  cree_le: Generated<string | null>;
  /** The entite's name for sorting, and its caisse; written by the database. */
  entite_nom_tri: ColumnType<string, never, never>;
  entite_caisse_id: ColumnType<number | null, never, never>;
};

/** A period of suspension; a rupture has no end, a lifted one ends the day before. */
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

/** A document of a habilitation created without a demande. */
export type HabilitationFichierTable = { habilitation_id: number; fichier_id: number; champ: string; rang: number };

/** A role that manages the sessions of a habilitation by delegation, until `fin_le` or the end of the role. */
export type DelegationTable = {
  id: Generated<number>;
  habilitation_id: number;
  role_id: number;
  debut_le: ColumnType<Date, Date | string, never>;
  fin_le: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
};

/** When a role's holder wants a reminder to suspend a habilitation. */
export type HabilitationRappelTable = {
  habilitation_id: number;
  role_id: number;
  date_rappel: string;
  commentaire: string | null;
};

/** A formateur whom an entite inscribed for a niveau, without a demande. */
export type FormateurInscritTable = {
  entite_id: number;
  dispositif_niveau_id: number;
  personne_id: number;
  inscrit_le: ColumnType<Date, Date | string, never>;
};

declare module '../Database.ts' {
  /** Tables of habilitations. */
  interface Database {
    dispositif: DispositifTable;
    dispositif_niveau: DispositifNiveauTable;
    habilitation: HabilitationTable;
    habilitation_suspension: HabilitationSuspensionTable;
    habilitation_plateforme: HabilitationPlateformeTable;
    habilitation_fichier: HabilitationFichierTable;
    habilitation_rappel: HabilitationRappelTable;
    delegation: DelegationTable;
    formateur_inscrit: FormateurInscritTable;
  }
}
