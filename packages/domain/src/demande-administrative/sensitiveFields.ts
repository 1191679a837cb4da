/** Fields whose change after validation needs an examination; the others apply at once (domain, C.3). */
export const SENSITIVE_FIELDS = ['siret', 'raisonSociale', 'regime', 'adresse'] as const;
