import { ANCRES_ADMINISTRATIVES } from '@habilis/domain/demande-administrative/valeurAdministrative';
import { fieldLabel } from '@habilis/i18n/fieldLabel';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { AncreWords } from '../../demande/complement/AncreWords.ts';

/** Every field, group and slot that a point may name, with its label. */
export const ancresOf = (t: Texts) => ANCRES_ADMINISTRATIVES.map((id) => ({ id, label: fieldLabel(t, id) }));

function partWords(t: Texts, chemin: string, libelle: string): string {
  if (chemin === 'regime') return t.find(`entites.regime.${libelle}`) ?? libelle;
  if (chemin === 'typeEntite') return t.find(`entites.type-entite.${libelle}`) ?? libelle;
  if (libelle === 'true' || libelle === 'false') return t(libelle === 'true' ? 'listes.oui' : 'listes.non');
  return /^\d{4}-\d{2}-\d{2}$/.test(libelle) ? formatDate(libelle) : libelle;
}

/** The words of the administrative form for the points of a complement. */
export const ancreWords = (t: Texts): AncreWords => ({
  labelOf: (chemin) => fieldLabel(t, chemin),
  partOf: (chemin, libelle) => partWords(t, chemin, libelle),
});
