import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** Slots of documents of a demande administrative (rules/dossier#documents). */
export const PIECES = ['attestationUrssaf', 'recepisseNda', 'extraitImmatriculation', 'autre'] as const;
export type Piece = (typeof PIECES)[number];

type Determinants = Pick<
  DemandeAdministrativeSaisie,
  'typeEntite' | 'declarationUrssaf' | 'numeroDeclarationActivite' | 'ndaEnCours'
>;

/** A slot of documents; `isOpen`: an answer that is not given yet decides whether it must be filled. */
export type PieceRequise = { champ: Piece; obligatoire: boolean; isOpen?: true };

const open = (isOpen: boolean): Pick<PieceRequise, 'isOpen'> => (isOpen ? { isOpen } : {});

/** The slots that apply to a demande, and whether each must be filled at submit (rules/dossier#documents, rules/dossier#submit). */
export function piecesRequises(saisie: Determinants): PieceRequise[] {
  const { declarationUrssaf, numeroDeclarationActivite: nda, ndaEnCours } = saisie;
  const slots: PieceRequise[] = [
    { champ: 'attestationUrssaf', obligatoire: declarationUrssaf === true, ...open(declarationUrssaf === null) },
  ];
  if (saisie.typeEntite === 'OF') {
    const hasNda = nda !== null;
    slots.push({ champ: 'recepisseNda', obligatoire: hasNda && !ndaEnCours, ...open(!hasNda && !ndaEnCours) });
  }
  slots.push({ champ: 'extraitImmatriculation', obligatoire: false }, { champ: 'autre', obligatoire: false });
  return slots;
}
