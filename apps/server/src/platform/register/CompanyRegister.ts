import type { FicheRegistre } from '@habilis/api/demande-administrative/FicheRegistre';

/** The company register's answer about a SIREN; NON_VERIFIE when it gives none (rules/dossier#register). */
export type RegisterAnswer = {
  readonly resultat: 'OK' | 'INCONNU' | 'FERME' | 'NON_VERIFIE';
  readonly raisonSociale: string | null;
};

/** The company register, or its stand-in; it never throws: an outage is an answer. */
export type CompanyRegister = {
  readonly lookUp: (siren: string) => Promise<RegisterAnswer>;
  /** What it knows of the establishment of a SIRET; null when it does not know it, or gives no answer. */
  readonly ficheOf: (siret: string) => Promise<FicheRegistre | null>;
};
