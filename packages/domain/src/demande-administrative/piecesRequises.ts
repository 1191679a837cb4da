import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** Slots of documents of a demande administrative (domain, A.4). */
export const PIECES = ['attestationUrssaf', 'recepisseNda', 'extraitImmatriculation', 'autre'] as const;
export type Piece = (typeof PIECES)[number];

type Determinants = Pick<
  DemandeAdministrativeSaisie,
  'typeEntite' | 'declarationUrssaf' | 'numeroDeclarationActivite' | 'ndaEnCours'
>;

/** The slots that apply to a demande, and whether each must be filled at submit (domain, A.4 and C.3). */
export function piecesRequises(saisie: Determinants): { champ: Piece; obligatoire: boolean }[] {
  const slots: { champ: Piece; obligatoire: boolean }[] = [
    { champ: 'attestationUrssaf', obligatoire: saisie.declarationUrssaf === true },
  ];
  if (saisie.typeEntite === 'OF') {
    slots.push({ champ: 'recepisseNda', obligatoire: saisie.numeroDeclarationActivite !== null && !saisie.ndaEnCours });
  }
  slots.push({ champ: 'extraitImmatriculation', obligatoire: false }, { champ: 'autre', obligatoire: false });
  return slots;
}
