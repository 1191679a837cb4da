/** The register's answers about a SIREN; NON_VERIFIE until it answers (domain, C.3). */
export type ResultatSiren = 'OK' | 'INCONNU' | 'FERME' | 'NON_VERIFIE';

/** Whether the register's answer blocks submit and validation: only for a closed company (domain, C.3 and decision 9). */
export const isSirenBlocking = (resultat: ResultatSiren): boolean => resultat === 'FERME';
