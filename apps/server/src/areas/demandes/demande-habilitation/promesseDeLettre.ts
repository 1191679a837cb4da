import type { Decision } from '@habilis/domain/demande-habilitation/decisions';
import type { Promesse } from '@habilis/domain/commission/changementsDepuis';
import type { Acting } from '../../../platform/Acting.ts';
import { below } from '../../../platform/below.ts';
import type { DhRow } from './scope.ts';

type Decided = {
  readonly decision: Decision;
  readonly avec_complement: boolean;
  readonly date_cnh: string;
  readonly motif: string | null;
  readonly date_debut: string | null;
  readonly decideur_id: number;
};

/** What the letter of a decision says as it is taken; the letters know it (CN15). */
export const promesseDeLettre = below<
  (tools: Pick<Acting, 'db' | 'today' | 'settings'>, row: DhRow, decided: Decided) => Promise<Promesse>
>('ce que dit la lettre d’une décision');
