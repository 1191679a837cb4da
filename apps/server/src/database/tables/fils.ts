import type { CoteFil } from '@habilis/domain/fil/coteDe';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType, Generated } from 'kysely';

/** The thread of one file, which it goes with (decision 0215). */
export type FilTable = {
  id: Generated<number>;
  demande_administrative_id: number | null;
  demande_habilitation_id: number | null;
  habilitation_id: number | null;
  session_id: number | null;
};

/** A message of a thread; its sender makes `cle`, so that a repeated sending is kept once. */
export type FilMessageTable = {
  id: Generated<number>;
  fil_id: number;
  cle: string;
  cote: CoteFil;
  auteur_id: number | null;
  auteur_role_type: RoleType;
  auteur_mrp_id: number | null;
  texte: string;
  ecrit_le: ColumnType<Date, Date, never>;
};

/** The last message that a person read in a thread. */
export type FilLectureTable = { fil_id: number; personne_id: number; jusqua: number };

declare module '../Database.ts' {
  /** Threads of files. */
  interface Database {
    fil: FilTable;
    fil_message: FilMessageTable;
    fil_lecture: FilLectureTable;
  }
}
