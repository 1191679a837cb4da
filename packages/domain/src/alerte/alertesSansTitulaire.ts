import type { RoleType } from '../role/RoleType.ts';
import type { WantedAlerte } from './alertesOfDemandeAdministrative.ts';
import { ciblesOf, type ProprietairesAlerte } from './ciblesOf.ts';

type SansTitulaire = Pick<ProprietairesAlerte, 'entiteId' | 'caisseId'> & {
  /** The roles that may give the task to somebody. */
  readonly roles: readonly RoleType[];
  /** Persons who manage its dispositif. */
  readonly responsables: readonly number[];
  /** The day on which it was first seen. */
  readonly depuis: string;
  readonly dateEcheance: string | null;
};

/** The alerts of a task that nobody holds nor can take, to those who may give it to somebody; managers of the dispositif by name (rules/demandes#without-a-holder). */
export function alertesSansTitulaire({
  roles,
  responsables,
  depuis,
  dateEcheance,
  ...places
}: SansTitulaire): WantedAlerte[] {
  const type = 'TACHE_SANS_TITULAIRE';
  return [null, ...responsables]
    .flatMap((personneId) =>
      ciblesOf(type, { ...places, personneId }).filter(({ roleType }) => (roleType === 'RD') === (personneId !== null)),
    )
    .filter(({ roleType }) => roles.includes(roleType))
    .map((cible) => ({ type, cible, dateEmission: depuis, dateEcheance }));
}
