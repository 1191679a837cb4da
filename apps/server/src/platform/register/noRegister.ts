import type { CompanyRegister } from './CompanyRegister.ts';

/** For an installation without register: never says anything of a SIREN. */
export const noRegister: CompanyRegister = {
  lookUp: async () => ({ resultat: 'NON_VERIFIE', raisonSociale: null }),
  ficheOf: async () => null,
};
