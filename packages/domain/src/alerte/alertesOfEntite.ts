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
  /** The day on which it was first seen that no living gestionnaire is left, null while there is one. */
  readonly sansGestionnaireDepuis: string | null;
};

/** An entite that nobody manages has the attention of its caisse's responsable until somebody does (rules/rights#what-hangs-on-it). */
const deserted = ({ id, caisseId, sansGestionnaireDepuis: depuis }: Entite): WantedAlerte[] =>
  depuis === null
    ? []
    : ciblesOf('ENTITE_SANS_GESTIONNAIRE', { entiteId: id, caisseId, personneId: null }).map((cible) => ({
        type: 'ENTITE_SANS_GESTIONNAIRE',
        cible,
        dateEmission: depuis,
        dateEcheance: null,
      }));

/** The alerts that an entite gives: one that the register says closed has its caisse's attention until its end of activity is set (rules/alerts#alerts). */
export function alertesOfEntite(
  entite: Entite,
  { delaiEntiteFermeeJours }: Pick<Settings, 'delaiEntiteFermeeJours'>,
): WantedAlerte[] {
  const { id, caisseId, dateFinActivite, fermeeDepuis } = entite;
  if (fermeeDepuis === null || dateFinActivite !== null) return deserted(entite);
  const closed = ciblesOf('ENTITE_FERMEE', { entiteId: id, caisseId, personneId: null }).map((cible) => ({
    type: 'ENTITE_FERMEE' as const,
    cible,
    dateEmission: fermeeDepuis,
    dateEcheance: addDays(fermeeDepuis, delaiEntiteFermeeJours),
  }));
  return [...closed, ...deserted(entite)];
}
