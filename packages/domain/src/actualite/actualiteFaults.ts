import { NEVER } from '../date/NEVER.ts';
import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { hasBlanks, hasBlanksInRich } from '../rich-text/hasBlanks.ts';
import { hasWords } from '../rich-text/hasWords.ts';

/** A news item as it is written; its first day may be missing while it is typed. */
export type ActualiteDraft = {
  readonly titre: string;
  readonly contenu: string;
  readonly dateDebutPublication: string | null;
  readonly dateFinPublication: string | null;
};

/** Why a news item cannot be kept (AC1, AC2, M16); one that is new may not have ended already. */
export function actualiteFaults(
  { titre, contenu, dateDebutPublication: debut, dateFinPublication: fin }: ActualiteDraft,
  { today, isNew }: { readonly today: string; readonly isNew: boolean },
): FieldFault[] {
  const last = fin ?? NEVER;
  const isBackwards = last < (debut ?? '');
  return [
    ...faultIf(!hasWords(titre), 'titre', 'champ.requis'),
    ...faultIf(!hasWords(contenu), 'contenu', 'champ.requis'),
    ...faultIf(hasBlanks(titre), 'titre', 'champ.a-completer'),
    ...faultIf(hasBlanksInRich(contenu), 'contenu', 'champ.a-completer'),
    ...faultIf(debut === null, 'dateDebutPublication', 'champ.requis'),
    ...faultIf(isBackwards, 'dateFinPublication', 'actualite.fin-avant-debut'),
    ...faultIf(isNew && !isBackwards && last < today, 'dateFinPublication', 'actualite.fin-passee'),
  ];
}
