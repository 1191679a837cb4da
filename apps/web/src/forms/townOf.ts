import { communesNamed } from '@habilis/domain/entite/departementOfVille';

/**
 * The town beside a new postal code: the one of its communes that is named, or its only one; none of several when none is named.
 * A code without communes, such as that of a CEDEX, keeps what was typed for it, and not the town of the code before (`stood`).
 */
export function townOf(names: readonly string[], ville: string | null, stood: string | null): string | null {
  const communes = names.map((name) => ({ ville: name }));
  const [named] = ville === null ? [] : communesNamed(ville, communes);
  if (named !== undefined) return named.ville;
  if (names.length > 0) return names.length === 1 ? (names[0] ?? null) : null;
  return ville === stood ? null : ville;
}
