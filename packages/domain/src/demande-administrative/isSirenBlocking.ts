/** The register's answers about a SIREN; NON_VERIFIE until it answers (rules/dossier#register). */
export type ResultatSiren = 'OK' | 'INCONNU' | 'FERME' | 'NON_VERIFIE';

/** Whether the register's answer blocks submit and validation: only for a closed company (rules/dossier#register). */
export const isSirenBlocking = (resultat: ResultatSiren): boolean => resultat === 'FERME';
