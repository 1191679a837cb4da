import { type DateLue, datesIn } from './datesIn.ts';
import { blocsOf } from './blocsOf.ts';
import { LABELS } from './LABELS.ts';
import type { LigneLue } from './DocumentLu.ts';

/** Words before a day that tell of the copy in one's hands, and never of what it certifies. */
const WORDS = new RegExp(
  String.raw`\b(?:imprimee?|editee?|scannee?|numerisee?|telechargee?|recue?|archivee?|enregistree?|visee?|vue?|signee?` +
    String.raw`|(?:copie(?: certifiee)?|certifiee?) conforme(?: a l.?original)?|fait a [\p{L}’' -]{1,40},?)` +
    String.raw`(?: electroniquement| numeriquement)?(?: par [^,]{1,40},?)?,?(?: le| du)?(?: ?:)? ?$`,
  'u',
);
/** The time that a browser or a scanner prints after its day. */
const TIME = /^,? ?(?:a )?\d{1,2} ?[:h] ?\d{2}/;

/** Words before a day that make it one of a span, whatever follows it. */
const SPAN = /\b(?:jusqu.?au?|depuis(?: le)?|du|au|compter du) ?$/;

/** Whether a day of a document is that of its copy: « imprimé le 02/03/2027 », « copie conforme le… », « 02/03/2027 14:05 » (C40). */
export const isDayOfCopy = ({ avant, apres }: Omit<DateLue, 'date'>): boolean =>
  WORDS.test(avant) ||
  (TIME.test(apres) && !SPAN.test(avant) && !Object.values(LABELS).some((label) => label.test(avant)));

/** Whether a page bears the day of a copy: it was added to what was delivered, and the eye has the last word (C40). */
export const bearsDayOfCopy = (lignes: readonly LigneLue[]): boolean =>
  blocsOf(lignes).some(({ texte }) => datesIn(texte).some(isDayOfCopy));
