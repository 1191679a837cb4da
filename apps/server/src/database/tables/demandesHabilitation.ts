import type { AvisType } from '@habilis/domain/avis/avisTypes';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { HabilitationSourceMode } from '@habilis/domain/habilitation/HABILITATION_SOURCE_MODES';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated } from 'kysely';

/** A demande d'habilitation: an entite asks for a niveau (rules/demandes#steps, rules/demandes#modes). */
export type DemandeHabilitationTable = {
  id: Generated<number>;
  version: Generated<number>;
  /** The version when the current task began. */
  version_tache: Generated<number>;
  numero: string | null;
  cle_brouillon: string;
  /** The role that created it: its owner while it has no entite. */
  role_id: number;
  demandeur_id: number;
  entite_id: number | null;
  caisse_id: number | null;
  dispositif_niveau_id: number | null;
  mode: HabilitationSourceMode;
  /** The habilitation to renew or extend. */
  habilitation_source_id: number | null;
  /** The habilitation that it gave or extended. */
  habilitation_id: number | null;
  tache: DhTaskKey;
  en_cours: Generated<boolean>;
  /** The task that resumes after a complement. */
  retour_tache: DhTaskKey | null;
  action_choisie: string | null;
  assigne_id: number | null;
  /** The assignee's name folded for sorting; written by the database. */
  responsable_tri: ColumnType<string | null, never, never>;
  /** Day on which somebody else assigned the task to its owner. */
  affectee_le: string | null;
  /** The last ones to hold it; it comes back to them. */
  instructeur_id: number | null;
  expert_id: number | null;
  responsable_id: number | null;
  irrecevable: Generated<boolean>;
  /** Day of the appeal; null when there is none. */
  recours_le: string | null;
  plateforme_mobile: Generated<boolean>;
  raison_sociale: string | null;
  /** Name in lower case without accents, so that both databases sort alike. */
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

/** A document of a demande; `champ` is the id of one of the niveau's upload fields, or of those common to every demande. */
export type DemandeHabilitationFichierTable = {
  demande_id: number;
  fichier_id: number;
  champ: string;
  intitule: string | null;
  rang: number;
};

/** A formateur declared by a demande. */
export type DemandeHabilitationFormateurTable = { demande_id: number; personne_id: number; rang: number };

/** A place asked for by a demande; a draft may lack parts of its address. */
export type DemandeHabilitationPlateformeTable = {
  id: Generated<number>;
  demande_id: number;
  ligne1: string | null;
  ligne2: string | null;
  code_postal: string | null;
  ville: string | null;
  rang: number;
};

/** An avis; without date it is a draft, one per person and task (rules/demandes#avis). */
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

/** A person's formateur certificat for a niveau of formateurs; without an account it is that of the stagiaire alone. */
export type CertificatFormateurTable = {
  id: Generated<number>;
  personne_id: number | null;
  /** Whom a session gave it. */
  stagiaire_id: Generated<number | null>;
  dispositif_niveau_id: number;
  date_obtention: string;
  date_fin: string | null;
  version: Generated<number>;
  /** When the certificat that gave it was revoked; its end is then the eve. */
  revoque_le: Generated<string | null>;
};

/** A step by which a formateur's certificat was extended. */
export type ProlongationCertificatTable = {
  id: Generated<number>;
  certificat_id: number;
  date_fin_avant: string;
  date_fin: string;
  motif: string;
  personne_id: number;
  en_tant_que_par: number | null;
  role_type: RoleType;
  le: ColumnType<Date, Date | string, never>;
};

/** A formateur who was told of being declared in a demande. */
export type FormateurPrevenuTable = {
  id: Generated<number>;
  demande_id: number;
  personne_id: number;
  prevenu_le: ColumnType<Date, Date | string, Date | string>;
};

declare module '../Database.ts' {
  /** Tables of demandes d'habilitation. */
  interface Database {
    demande_habilitation: DemandeHabilitationTable;
    demande_habilitation_fichier: DemandeHabilitationFichierTable;
    demande_habilitation_formateur: DemandeHabilitationFormateurTable;
    demande_habilitation_plateforme: DemandeHabilitationPlateformeTable;
    formateur_prevenu: FormateurPrevenuTable;
    avis: AvisTable;
    certificat_formateur: CertificatFormateurTable;
    prolongation_certificat: ProlongationCertificatTable;
  }
}
