import type { FicheRegistre } from '@habilis/api/demande-administrative/FicheRegistre';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import type { CompanyRegister, RegisterAnswer } from './CompanyRegister.ts';

/** A SIREN closed in the stand-in, for the demonstration and the tests. */
export const CLOSED_SIREN = '099999995';
/** A SIREN unknown to the stand-in. */
export const UNKNOWN_SIREN = '088888883';

/** Establishments whose record the stand-in knows, for the demonstration and the tests; none is an entite yet. */
export const FICHES: readonly FicheRegistre[] = [
  {
    siret: inventSiret(901),
    raisonSociale: 'Atelier du Geste Sûr',
    adresse: { ligne1: '14 rue de la Halle', codePostal: '54000', ville: 'Nancy' },
    typeEntite: 'OF',
    numeroDeclarationActivite: null,
  },
  {
    siret: inventSiret(902),
    raisonSociale: 'Filature de la Vologne',
    adresse: { ligne1: '2 route de Gérardmer', codePostal: '88000', ville: 'Épinal' },
    typeEntite: null,
    numeroDeclarationActivite: null,
  },
];

/** Stand-in for the register in the demonstration and the tests: every SIREN exists, except two. */
export function stubRegister(isDown: () => boolean): CompanyRegister {
  const answer = (resultat: RegisterAnswer['resultat']): RegisterAnswer => ({ resultat, raisonSociale: null });
  return {
    lookUp: async (siren) => {
      if (isDown()) return answer('NON_VERIFIE');
      if (siren === CLOSED_SIREN) return answer('FERME');
      return answer(siren === UNKNOWN_SIREN ? 'INCONNU' : 'OK');
    },
    ficheOf: async (siret) => (isDown() ? null : (FICHES.find((fiche) => fiche.siret === siret) ?? null)),
  };
}
