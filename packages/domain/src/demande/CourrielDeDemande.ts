/** A mail that a step brings about: which one, to whom, and the event that it tells. */
export type CourrielDeDemande<Modele extends string = string, Evenement extends string = string> = {
  readonly modele: Modele;
  /** The demandeurs of the entity, the demandeur who acted, or those who hold the task now. */
  readonly pour: 'demandeurs' | 'auteur' | 'titulaires';
  readonly type: Evenement;
};
