/** What the company register may say of a SIREN; NON_VERIFIE until it has answered (domain, C.3). */
export type ResultatSiren = 'OK' | 'INCONNU' | 'FERME' | 'NON_VERIFIE';

/** Whether what the register says keeps a request from being submitted and validated: only a closed company does (domain, C.3 and decision 9). */
export const isSirenBlocking = (resultat: ResultatSiren): boolean => resultat === 'FERME';
