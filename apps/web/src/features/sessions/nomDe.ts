/** Somebody of a session, the surname in capitals as on an attendance sheet. */
export const nomDe = ({ nom, prenom }: { readonly nom: string; readonly prenom: string }): string =>
  `${prenom} ${nom.toLocaleUpperCase('fr')}`;
