import type { ObjetConsulte } from '@habilis/api/account/Consultation';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { ColumnType } from 'kysely';

/** Somebody looked at a person's account, or worked in their name, within an hour. */
export type ConsultationTable = {
  personne_id: number;
  lecteur_id: number;
  role_type: RoleType;
  objet: ObjetConsulte;
  /** The hour as it began. */
  heure_le: ColumnType<Date, Date, Date>;
};

/** Tables of what others look at, for the `Database` type. */
export type ConsultationsTables = { consultation: ConsultationTable };
