import type { IdentitePresentee } from '@habilis/api/fournisseur/Fournisseur';

/** Who the provider says that somebody is: their name with their address, or whichever of them it gives. */
export function identiteWords({ prenom, nom, email }: IdentitePresentee): string {
  const name = `${prenom} ${nom}`.trim();
  if (email === null) return name;
  return name === '' ? email : `${name} (${email})`;
}
