import { addDays } from '../date/addDays.ts';
import type { Settings } from '../setting/settings.ts';
import type { WantedAlerte } from './alertesOfDemandeAdministrative.ts';
import { ciblesOf } from './ciblesOf.ts';

type Entite = {
  readonly id: number;
  readonly caisseId: number | null;
  readonly dateFinActivite: string | null;
  /** The day on which the register first said that it is closed, null while it does not. */
  readonly fermeeDepuis: string | null;
};

/** The alerts that an entite gives: one that the register says closed has its caisse's attention until its end of activity is set (domain, C.8). */
export function alertesOfEntite(
  { id, caisseId, dateFinActivite, fermeeDepuis }: Entite,
  { delaiEntiteFermeeJours }: Pick<Settings, 'delaiEntiteFermeeJours'>,
): WantedAlerte[] {
  if (fermeeDepuis === null || dateFinActivite !== null) return [];
  return ciblesOf('ENTITE_FERMEE', { entiteId: id, caisseId, personneId: null }).map((cible) => ({
    type: 'ENTITE_FERMEE',
    cible,
    dateEmission: fermeeDepuis,
    dateEcheance: addDays(fermeeDepuis, delaiEntiteFermeeJours),
  }));
}
