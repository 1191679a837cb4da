import type { ComplementAdministratif } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { ANCRES_ADMINISTRATIVES } from '@habilis/domain/complement/valeurAdministrative';
import { compareValeurs } from '@habilis/domain/complement/compareValeurs';
import { formatDate, formatInstantDate, formatTime } from '@habilis/i18n/format';
import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';
import { fieldLabel } from './fieldLabels.ts';

type Point = ComplementAdministratif['points'][number];

const GROUPS: Readonly<Record<string, MessageKey>> = {
  adresse: 'entites.adresse',
  responsableLegal: 'entites.responsable',
  contact: 'entites.contact',
};

/** What the field, the group of fields or the slot of a point is called, as in the form. */
export function ancreLabel(t: Texts, chemin: string): string {
  const group = GROUPS[chemin];
  return group === undefined ? fieldLabel(t, chemin) : t(group);
}

/** Every anchor with its name. */
export const ancresOf = (t: Texts) => ANCRES_ADMINISTRATIVES.map((id) => ({ id, label: ancreLabel(t, id) }));

/** A part of a field in the words of the form. */
function partWords(t: Texts, chemin: string, { libelle, deposeLe }: Point['avant'][number]): string {
  if (deposeLe !== null) {
    const values = { nom: libelle, date: formatInstantDate(deposeLe), heure: formatTime(deposeLe) };
    return t('habilitations.complement.piece', values);
  }
  if (chemin === 'regime') return t.find(`entites.regime.${libelle}`) ?? libelle;
  if (chemin === 'typeEntite') return t.find(`entites.type-entite.${libelle}`) ?? libelle;
  if (libelle === 'true' || libelle === 'false') return t(libelle === 'true' ? 'listes.oui' : 'listes.non');
  return /^\d{4}-\d{2}-\d{2}$/.test(libelle) ? formatDate(libelle) : libelle;
}

const wordsOf = (t: Texts, chemin: string, valeurs: Point['avant']): string | null =>
  valeurs.length === 0 ? null : valeurs.map((valeur) => partWords(t, chemin, valeur)).join('\n');

/** What stood at a point when it was asked and what stood there when the answer was sent, in words. */
export function beforeAndAfter(t: Texts, { chemin, avant, apres }: Point) {
  const before = wordsOf(t, chemin, avant);
  // The same parts in another order are the same.
  const isChanged = apres !== null && compareValeurs(avant, apres).isChanged;
  return { before, after: isChanged ? wordsOf(t, chemin, apres) : before };
}
