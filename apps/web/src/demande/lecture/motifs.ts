import { type MotifComplement, MOTIFS_COMPLEMENT, SANS_MOTIF } from '@habilis/domain/complement/MOTIFS_COMPLEMENT';
import type { Texts } from '@habilis/i18n/TextProvider';

const libelleOf = (t: Texts, motif: MotifComplement): string => t(`workflow.lecture.motif.${motif}`);

/** What the entite reads of a point: its motif on a line of its own, then its words. */
export const commentaireOf = (t: Texts, motif: MotifComplement, texte: string): string =>
  motif === SANS_MOTIF ? texte : [libelleOf(t, motif), texte].filter((line) => line.trim() !== '').join('\n');

/** The motif and the words of a point that was asked. */
export function motifOf(t: Texts, commentaire: string): { readonly motif: MotifComplement; readonly texte: string } {
  const [first = '', ...rest] = commentaire.split('\n');
  const motif = MOTIFS_COMPLEMENT.find((one) => one !== SANS_MOTIF && libelleOf(t, one) === first);
  return motif === undefined ? { motif: SANS_MOTIF, texte: commentaire } : { motif, texte: rest.join('\n') };
}
