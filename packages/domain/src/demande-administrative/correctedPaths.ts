import { isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import { changedPaths } from './changedPaths.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';

/** Paths of what an instructeur corrected since the last submit, this save included; a demandeur corrects nothing (rules/dossier#steps). */
export function correctedPaths({
  role,
  corriges,
  avant,
  apres,
  pieces,
}: {
  readonly role: RoleType;
  /** Paths corrected by earlier saves. */
  readonly corriges: readonly string[];
  readonly avant: DemandeAdministrativeSaisie;
  readonly apres: DemandeAdministrativeSaisie;
  /** Slots whose documents this save changes. */
  readonly pieces: readonly string[];
}): string[] {
  if (isDemandeur(role)) return [...corriges];
  const now = [...changedPaths(avant, apres), ...pieces.map((champ) => `fileUploads.${champ}`)];
  return [...new Set([...corriges, ...now])];
}
