import { isEmpty } from '../null-when-empty/isEmpty.ts';
import type { SoumissionError } from './checkSoumission.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { needsNda } from './needsNda.ts';
import type { Piece } from './piecesRequises.ts';

/** The question whose answer decides whether a field, or the slot of a document, is there at all. */
export const QUESTIONS: Readonly<Record<string, string>> = {
  numeroDeclarationActivite: 'typeEntite',
  'fileUploads.recepisseNda': 'typeEntite',
  dateAttestationUrssaf: 'declarationUrssaf',
};

/** What answers that are not given yet may still ask for: told from the start, so that what is left only shrinks (DA86). */
export function faultsToCome(
  saisie: DemandeAdministrativeSaisie,
  pieces: readonly { readonly champ: string }[],
): SoumissionError[] {
  const {
    typeEntite,
    regime,
    declarationUrssaf,
    dateAttestationUrssaf,
    numeroDeclarationActivite: nda,
    ndaEnCours,
  } = saisie;
  const piece = (champ: Piece): SoumissionError[] =>
    pieces.some((one) => one.champ === champ) ? [] : [{ path: `fileUploads.${champ}`, title: 'champ.piece-requise' }];
  const mayNeedNda = needsNda({ ...saisie, typeEntite: typeEntite ?? 'OF', regime: regime ?? 'GENERAL' });
  const mayShowNda = (typeEntite ?? 'OF') === 'OF' && !ndaEnCours && !isEmpty(nda);
  return [
    ...(mayNeedNda && isEmpty(nda) ? [{ path: 'numeroDeclarationActivite', title: 'champ.nda-requis' }] : []),
    ...(declarationUrssaf === null && dateAttestationUrssaf === null
      ? [{ path: 'dateAttestationUrssaf', title: 'champ.date-attestation-requise' }]
      : []),
    ...(declarationUrssaf === null ? piece('attestationUrssaf') : []),
    ...(mayNeedNda || mayShowNda ? piece('recepisseNda') : []),
  ];
}
