/** The fields of a stagiaire that a class is typed or imported with. */
export const CHAMPS_STAGIAIRE = ['habilisId', 'nom', 'prenom', 'naissance', 'courriel'] as const;
export type ChampStagiaire = (typeof CHAMPS_STAGIAIRE)[number];

/** A line of a class as it was typed or pasted. */
export type LigneStagiaire = Readonly<Record<ChampStagiaire, string>>;

/** A line as it is kept. */
export type IdentiteStagiaire = {
  readonly habilisId: string | null;
  readonly nom: string;
  readonly prenom: string;
  readonly dateNaissance: string | null;
  readonly courriel: string | null;
};
