/** What is entered of a session, before any of it is. */
export const SESSION_VIERGE = {
  dateSession: null,
  dateFinSession: null,
  heureDebut: null,
  heureFin: null,
  lieuFormation: null,
  lieuFormationType: null,
  lieuFormationCodePostalVille: null,
  lieuFormationAdresse: null,
  plateformeFixeId: null,
  animateurHabilisId: null,
} as const;
