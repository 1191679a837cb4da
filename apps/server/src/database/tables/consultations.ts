import type { ObjetConsulte } from '@habilis/api/account/Consultation';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType } from 'kysely';

/** Somebody looked at a person's account, or acted in their name, during an hour. */
export type ConsultationTable = {
  personne_id: number;
  lecteur_id: number;
  role_type: RoleType;
  objet: ObjetConsulte;
  /** Start of the hour. */
  heure_le: ColumnType<Date, Date, Date>;
};

declare module '../Database.ts' {
  /** Tables of consultations. */
  interface Database {
    consultation: ConsultationTable;
  }
}
