import { scopeOf } from '../role/scopeOf.ts';
import type { RoleType } from '../role/RoleType.ts';
import type { CriteresCible } from './isCible.ts';

/** What a sender is held to: a role has the caisse or the niveaux of its own scope. */
export type Diffusion = {
  readonly roleType: RoleType;
  readonly caisseId: number | null;
  readonly niveauIds: readonly number[];
};

/**
 * The criteria of a target within the sender's scope, whatever was asked: I writes to its own caisse, RD about its own dispositifs (M2).
 * Null when there is nobody to write to.
 */
export function heldCriteres<C extends CriteresCible>(criteres: C, { roleType, caisseId, niveauIds }: Diffusion) {
  const scope = scopeOf(roleType, 'send-messages');
  if (scope === 'all') return criteres;
  if (scope === 'caisse' && caisseId !== null) return { ...criteres, caisses: [caisseId] };
  if (scope !== 'dispositif' || niveauIds.length === 0) return null;
  const asked = (criteres.dispositifNiveaux ?? []).filter((id) => niveauIds.includes(id));
  return { ...criteres, dispositifNiveaux: asked.length > 0 ? asked : [...niveauIds] };
}
