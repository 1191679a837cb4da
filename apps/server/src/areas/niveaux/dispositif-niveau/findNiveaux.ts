import { foldText } from '../../../platform/lists/foldText.ts';
import { wordsOf } from '../../../platform/lists/wordsOf.ts';
import type { Searcher } from '../../recherche/searchers.ts';
import { niveauRows, presentNiveaux } from './niveaux.ts';

/** The niveaux whose code, name or dispositif bear the typed words; in memory, since there are only a few dozen. */
export const findNiveaux: Searcher = async (context, { texte }, most) => {
  const words = wordsOf(texte);
  const niveaux = await presentNiveaux(context, await niveauRows(context.db).execute());
  const found = niveaux.filter(({ code, libelle }) => {
    const parts = foldText(`${code} ${libelle}`).split(' ');
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  });
  const resultats = found.slice(0, most).map(({ id, code, libelle }) => ({ id, code, libelle }));
  return { genre: 'niveau', total: found.length, resultats };
};
