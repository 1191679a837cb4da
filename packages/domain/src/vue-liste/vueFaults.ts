import { cleanText } from '../clean-text/cleanText.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { can } from '../role/can.ts';
import type { RoleType } from '../role/RoleType.ts';
import { LONGEST_NOM_VUE, MOST_VUES } from './LISTES_A_VUES.ts';

type Typed = { readonly nom: string; readonly partagee: boolean };

type Known = {
  /** The type of the role that names the view. */
  readonly role: RoleType;
  /** The names of the other views that its author keeps of the same list. */
  readonly autres: readonly string[];
  /** Whether the view is kept already. */
  readonly isKept: boolean;
  /** Whether it is shared already: who may not share may leave it so. */
  readonly isShared: boolean;
};

const folded = (nom: string): string => cleanText(nom).toLocaleLowerCase('fr');

/** What is wrong with a view to keep: its name, one too many, or sharing it without the right (EC73). */
export function vueFaults({ nom, partagee }: Typed, { role, autres, isKept, isShared }: Known): FieldFault[] {
  const clean = cleanText(nom);
  const mayShare = isShared || can(role, 'share-vues');
  return [
    ...faultIf(clean === '', 'nom', 'vue-liste.nom-requis'),
    ...faultIf(clean.length > LONGEST_NOM_VUE, 'nom', 'vue-liste.nom-trop-long'),
    ...faultIf(clean !== '' && autres.map(folded).includes(folded(nom)), 'nom', 'vue-liste.nom-pris'),
    ...faultIf(!isKept && autres.length >= MOST_VUES, 'nom', 'vue-liste.trop'),
    ...faultIf(partagee && !mayShare, 'partagee', 'vue-liste.partage-reserve'),
  ];
}
