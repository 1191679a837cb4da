import type { Texts } from '@habilis/i18n/TextProvider';

/** Why a complement is asked; the last one says nothing by itself. */
export const MOTIFS = ['differe', 'illisible', 'absent', 'incomplet', 'perime', 'autre'] as const;
export type Motif = (typeof MOTIFS)[number];

const SILENT: Motif = 'autre';
const libelleOf = (t: Texts, motif: Motif): string => t(`workflow.lecture.motif.${motif}`);

/** What the entite reads of a point: its motif on a line of its own, then its words. */
export const commentaireOf = (t: Texts, motif: Motif, texte: string): string =>
  motif === SILENT ? texte : [libelleOf(t, motif), texte].filter((line) => line.trim() !== '').join('\n');

/** The motif and the words of a point that was asked. */
export function motifOf(t: Texts, commentaire: string): { readonly motif: Motif; readonly texte: string } {
  const [first = '', ...rest] = commentaire.split('\n');
  const motif = MOTIFS.find((one) => one !== SILENT && libelleOf(t, one) === first);
  return motif === undefined ? { motif: SILENT, texte: commentaire } : { motif, texte: rest.join('\n') };
}
