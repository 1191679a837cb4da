/** Fields whose change after validation needs an examination (domain, C.3). */
export const SENSITIVE_FIELDS: readonly string[] = ['siret', 'raisonSociale', 'regime', 'adresse'];
