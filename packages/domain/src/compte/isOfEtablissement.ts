/** Whether a role of an entite may be held in a session opened for an establishment, by their SIRET; what has no SIRET is of none, and hides nothing (SF17). */
export const isOfEtablissement = (etablissement: string | null, siretEntite: string | null): boolean =>
  etablissement === null || siretEntite === null || siretEntite === etablissement;
