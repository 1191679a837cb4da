import type { CompanyRegister, RegisterAnswer } from './CompanyRegister.ts';

/** A SIREN closed in the stand-in, for the demonstration and the tests. */
export const CLOSED_SIREN = '099999995';
/** A SIREN unknown to the stand-in. */
export const UNKNOWN_SIREN = '088888883';

/** Stand-in for the register in the demonstration and the tests: every SIREN exists, except two. */
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
