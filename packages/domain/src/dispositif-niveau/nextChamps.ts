import { cleanText } from '../clean-text/cleanText.ts';
import type { ChampDepot } from './champsDemandes.ts';
import type { ChampSaisie } from './NiveauSaisie.ts';
import { nomChampOf } from './nomChampOf.ts';

/** A slot as stored. */
export type ChampGarde = ChampDepot & { readonly aide: string | null };

type Both = { readonly pedagogique: readonly ChampSaisie[]; readonly technique: readonly ChampSaisie[] };
type Kept = { readonly pedagogique: readonly ChampGarde[]; readonly technique: readonly ChampGarde[] };

const trimmed = (aide: string | null): string | null => (aide === null || aide.trim() === '' ? null : aide.trim());

/**
 * The slots of a niveau after a change: those known keep their id and their name, new ones take a fresh id and a name of their own,
 * and those left out stay behind, retired, for the files that fill them (DN4, DN5).
 */
export function nextChamps(before: Kept, typed: Both, freshIds: readonly number[]): Kept {
  const names = [...before.pedagogique, ...before.technique].map(({ nomChamp }) => nomChamp);
  const ids = [...freshIds];
  const after = (kept: readonly ChampGarde[], champs: readonly ChampSaisie[]): ChampGarde[] => {
    const known = new Map<number | null, ChampGarde>(kept.map((champ) => [champ.id, champ]));
    const next = champs.map(({ id, libelle, aide, obligatoire, retire }): ChampGarde => {
      const old = known.get(id);
      const nomChamp = old?.nomChamp ?? nomChampOf(libelle, names);
      names.push(nomChamp);
      return {
        id: old?.id ?? ids.shift() ?? 0,
        nomChamp,
        libelle: cleanText(libelle),
        aide: trimmed(aide),
        obligatoire,
        retire,
      };
    });
    const left = kept.filter((champ) => !next.some(({ id }) => id === champ.id));
    return [...next, ...left.map((champ) => ({ ...champ, retire: true }))];
  };
  return {
    pedagogique: after(before.pedagogique, typed.pedagogique),
    technique: after(before.technique, typed.technique),
  };
}
