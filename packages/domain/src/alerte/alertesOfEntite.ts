import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';
import type { AlerteVoulue } from './alertesOfDemandeAdministrative.ts';
import { ciblesOf } from './ciblesOf.ts';

type Entite = {
  readonly id: number;
  readonly caisseId: number | null;
  readonly dateFinActivite: string | null;
  /** The day on which the register first said that it is closed, null while it does not. */
  readonly fermeeDepuis: string | null;
};

/** The alerts that an entity gives: one that the register says closed has its fund's attention until its end of activity is set (domain, C.8). */
export function alertesOfEntite(
  { id, caisseId, dateFinActivite, fermeeDepuis }: Entite,
  { delaiEntiteFermeeJours }: Pick<Settings, 'delaiEntiteFermeeJours'>,
): AlerteVoulue[] {
  if (fermeeDepuis === null || dateFinActivite !== null) return [];
  return ciblesOf('ENTITE_FERMEE', { entiteId: id, caisseId, personneId: null }).map((cible) => ({
    type: 'ENTITE_FERMEE',
    cible,
    dateEmission: fermeeDepuis,
    dateEcheance: addDays(fermeeDepuis, delaiEntiteFermeeJours),
  }));
}
