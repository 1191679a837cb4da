/** Fields whose change after validation needs an examination (rules/dossier#at-once). */
export const SENSITIVE_FIELDS: readonly string[] = ['siret', 'raisonSociale', 'regime', 'adresse'];
