/** A mail to send after a step: its model, its recipients and its event. */
export type CourrielDeDemande<Modele extends string = string, Evenement extends string = string> = {
  readonly modele: Modele;
  /** The demandeurs of the entite, the demandeur who acted, the present holders of the task, or only the one to whom it is assigned. */
  readonly pour: 'demandeurs' | 'auteur' | 'titulaires' | 'assigne';
  readonly type: Evenement;
};
