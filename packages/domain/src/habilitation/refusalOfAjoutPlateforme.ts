import { type DatesHabilitation, etatHabilitation } from './etatHabilitation.ts';

/** Why no fixed platform can be added to a habilitation on a day, null when one can (rules/demandes#modes; H15, H711). */
export function refusalOfAjoutPlateforme(
  habilitation: DatesHabilitation & {
    readonly avecPlateforme: boolean;
    /** Its end was decided, and nothing may follow from it. */
    readonly isSansSuite: boolean;
    /** The last day of its entite's activity: nothing more is given to it. */
    readonly dateFinActivite: string | null;
  },
  today: string,
): 'ajout-plateforme-impossible' | null {
  const isEnded = habilitation.isSansSuite || habilitation.dateFinActivite !== null;
  const isUsable = etatHabilitation(habilitation, today) === 'ACTIVE' && !isEnded;
  return isUsable && habilitation.avecPlateforme ? null : 'ajout-plateforme-impossible';
}
