import type { CompanyRegister } from './CompanyRegister.ts';

/** Where no register can be asked: nothing is ever said of a SIREN. */
export const noRegister: CompanyRegister = {
  lookUp: async () => ({ resultat: 'NON_VERIFIE', raisonSociale: null }),
};
