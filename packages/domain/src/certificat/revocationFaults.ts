import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { MotifRevocation } from './MOTIFS_REVOCATION.ts';

/** What is wrong with a revocation as it is typed: its ground is chosen and explained (C23). */
export const revocationFaults = ({
  motif,
  texte,
}: {
  readonly motif: MotifRevocation | null;
  readonly texte: string;
}): FieldFault[] => [
  ...faultIf(motif === null, 'motif', 'certificats.revocation.motif-requis'),
  ...faultIf(isEmpty(texte), 'texte', 'certificat.revocation-texte-requis'),
];
