import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { ColumnType, Generated } from 'kysely';
import type { Letter } from '../values/Letter.ts';

type Instant = ColumnType<Date, Date | string, never>;
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A decision of the commission; it has no effect before `envoi_le`, and until then it may be cancelled. */
export type DecisionCommissionTable = {
  id: Generated<number>;
  demande_id: number;
  date_cnh: string;
  decision: Decision;
  avec_complement: boolean;
  motif: string | null;
  date_debut: string | null;
  decideur_id: number;
  /** The role under which it was taken. */
  role_id: number;
  /** Who acted in the decider's name. */
  en_tant_que_par: number | null;
  prise_le: Instant;
  envoi_le: ColumnType<Date, Date | string, Date | string>;
  etat: Generated<'a-envoyer' | 'envoyee' | 'annulee'>;
  /** When it was sent or cancelled. */
  traitee_le: LaterInstant;
  annulee_par: Generated<number | null>;
  /** The title of the refusal that keeps it from taking effect. */
  obstacle: Generated<string | null>;
  /** What its letter says, as it was when it left. */
  lettre: ColumnType<Letter | null, string | null | undefined, string | null>;
};

/** Tables of the commission, for the `Database` type. */
export type CommissionTables = { decision_commission: DecisionCommissionTable };
