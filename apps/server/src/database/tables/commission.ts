import type { Promesse } from '@habilis/domain/commission/changementsDepuis';
import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { ColumnType, Generated } from 'kysely';
import type { Letter } from '../values/Letter.ts';

type Instant = ColumnType<Date, Date | string, never>;
type LaterInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** A decision of the commission; it takes effect at `envoi_le` and may be cancelled until then. */
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
  /** The real author, when somebody else acts in the decider's name. */
  en_tant_que_par: number | null;
  prise_le: Instant;
  envoi_le: ColumnType<Date, Date | string, Date | string>;
  etat: Generated<'a-envoyer' | 'envoyee' | 'annulee'>;
  /** When it was sent or cancelled. */
  traitee_le: LaterInstant;
  annulee_par: Generated<number | null>;
  /** Title of the refusal that stopped it from taking effect. */
  obstacle: Generated<string | null>;
  /** What its letter said when it was taken; null for older ones. */
  promesse: ColumnType<Promesse | null, string | null | undefined, never>;
  /** The letter's content, frozen when it was sent. */
  lettre: ColumnType<Letter | null, string | null | undefined, string | null>;
};

declare module '../Database.ts' {
  /** Tables of the commission. */
  interface Database {
    decision_commission: DecisionCommissionTable;
  }
}
