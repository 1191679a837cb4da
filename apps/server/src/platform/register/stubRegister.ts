import type { CompanyRegister, RegisterAnswer } from './CompanyRegister.ts';

/** SIREN that the stand-in knows as closed, for the demonstration and the tests. */
export const CLOSED_SIREN = '099999995';
/** SIREN that it does not know. */
export const UNKNOWN_SIREN = '088888883';

/** Stand-in of the register for the demonstration and the tests: everything exists, but for two SIREN. */
export function stubRegister(isDown: () => boolean): CompanyRegister {
  const answer = (resultat: RegisterAnswer['resultat']): RegisterAnswer => ({ resultat, raisonSociale: null });
  return {
    lookUp: async (siren) => {
      if (isDown()) return answer('NON_VERIFIE');
      if (siren === CLOSED_SIREN) return answer('FERME');
      return answer(siren === UNKNOWN_SIREN ? 'INCONNU' : 'OK');
    },
  };
}
