import { type FieldFault, faultIf } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { Resultat } from '../session-certification/etats.ts';

/** What is entered of one stagiaire. */
export type LigneResultat = {
  readonly present: boolean | null;
  readonly identiteVerifiee: boolean;
  readonly resultat: Resultat | null;
  readonly motif: string | null;
};

/** What contradicts itself in a result, entered or not to the end: it can never be kept. */
export function contradictionOf({ present, resultat }: LigneResultat): 'session-certification.resultat-absent' | null {
  if (resultat === null) return null;
  return present === (resultat !== 'ABSENT') ? null : 'session-certification.resultat-absent';
}

function lineFaults(line: LigneResultat, path: string): FieldFault[] {
  const { present, resultat, motif, identiteVerifiee } = line;
  if (present === null) return [{ path: `${path}.present`, title: 'session-certification.presence-requise' }];
  const title = contradictionOf(line);
  if (title !== null) return [{ path: `${path}.resultat`, title }];
  return [
    ...faultIf(resultat === null, `${path}.resultat`, 'session-certification.resultat-requis'),
    ...faultIf(resultat === 'NON_ADMIS' && isEmpty(motif), `${path}.motif`, 'session-certification.motif-requis'),
    ...faultIf(present && !identiteVerifiee, `${path}.identiteVerifiee`, 'session-certification.identite-requise'),
  ];
}

/** Every line that keeps the results from being submitted: each was there or absent, has its result, and showed who they are (SC14). */
export const resultatsFaults = (lines: readonly LigneResultat[]): FieldFault[] =>
  lines.flatMap((line, index) => lineFaults(line, `resultats.${index}`));
