import type { RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import type { ColumnType, Generated } from 'kysely';

/** A role that an entite offers to somebody; the habilitations are delegated to them once they accept. */
export type InvitationTable = {
  id: Generated<number>;
  personne_id: number;
  entite_id: number;
  type: RoleMembre;
  habilitation_ids: ColumnType<number[], number[] | undefined, number[]>;
  invite_par: number;
  invite_le: ColumnType<Date, Date, Date>;
};

declare module '../Database.ts' {
  /** Tables of the invitations. */
  interface Database {
    invitation: InvitationTable;
  }
}
