import type { MotifComplement } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import type { Valeur } from '@habilis/domain/complement/Valeur';
import type { DaTaskKey } from '@habilis/domain/demande-administrative/taskKeys';
import type { DhTaskKey } from '@habilis/domain/demande-habilitation/taskKeys';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A role has a demande open; renewed every few seconds. */
export type PresenceTable = {
  demande_type: 'DA' | 'DH';
  demande_id: number;
  role_id: number;
  edite: boolean;
  vu_le: ColumnType<Date, Date, Date>;
};

/** A complement asked field by field, with the task that asks; unanswered until `repondu_le`. */
export type DemandeComplementTable = {
  id: Generated<number>;
  /** The demande d'habilitation; null when it is a demande administrative. */
  demande_id: number | null;
  demande_administrative_id: number | null;
  tache: DaTaskKey | DhTaskKey;
  auteur_role_id: number;
  demande_le: ColumnType<Date, Date, never>;
  repondu_le: ColumnType<Date | null, Date | null | undefined, Date>;
};

/** A question about one field, with the field's value when asked and when answered. */
export type DemandeComplementPointTable = {
  id: Generated<number>;
  version: Generated<number>;
  complement_id: number;
  rang: number;
  chemin: string;
  commentaire: string;
  motif: Generated<MotifComplement>;
  valeur_avant: JSONColumnType<Valeur[], string, never>;
  valeur_apres: ColumnType<Valeur[] | null, string | null | undefined, string>;
  traite: Generated<boolean>;
  reponse: string | null;
};

/** A section or a document of a demande that a person has marked as seen. */
export type LectureVueTable = {
  demande_type: 'DA' | 'DH';
  demande_id: number;
  personne_id: number;
  /** `section:` with its name, or `fichier:` with its id. */
  cle: string;
  vue_le: ColumnType<Date, Date, never>;
};

declare module '../Database.ts' {
  /** Tables of the examination of demandes. */
  interface Database {
    presence: PresenceTable;
    lecture_vue: LectureVueTable;
    demande_complement: DemandeComplementTable;
    demande_complement_point: DemandeComplementPointTable;
  }
}
