import type { SessionMode } from '@habilis/domain/session-certification/etats';
import type { ColumnType, Generated } from 'kysely';

/** A certificat as it was issued; `id` is the serial of all certificats. */
export type CertificatTable = {
  id: Generated<number>;
  numero: string;
  session_id: number;
  session_stagiaire_id: number;
  stagiaire_id: number;
  entite_id: number;
  habilitation_id: number;
  dispositif_niveau_id: number;
  mode: SessionMode;
  nom: string;
  prenom: string;
  date_obtention: string;
  /** Its last day; null when the niveau sets none. */
  date_fin: string | null;
  formateur_id: number;
  statut: Generated<'VALIDE' | 'REVOQUE'>;
  cree_le: ColumnType<Date, Date | string | undefined, never>;
};

declare module '../Database.ts' {
  /** Tables of certificats. */
  interface Database {
    certificat: CertificatTable;
  }
}
