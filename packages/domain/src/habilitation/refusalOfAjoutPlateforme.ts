import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';

/** Why no fixed platform can be added to a habilitation on a day, null when one can (domain, C.2; H15). */
export function refusalOfAjoutPlateforme(
  habilitation: DatesHabilitation & { readonly avecPlateforme: boolean },
  today: string,
): 'ajout-plateforme-impossible' | null {
  const isUsable = etatHabilitation(habilitation, today) === 'ACTIVE';
  return isUsable && habilitation.avecPlateforme ? null : 'ajout-plateforme-impossible';
}
