import { changedPaths } from './changedPaths.ts';
import type { DemandeAdministrativeSaisie } from './DemandeAdministrativeSaisie.ts';
import { rootOfPath } from './rootOfPath.ts';
import { SENSITIVE_FIELDS } from './sensitiveFields.ts';
import type { DaRevision } from './workflow.ts';

/** How a working copy differs from the validated one; changed documents count as sensitive, since an instruction checks them (rules/dossier#steps). */
export function revisionOf({
  validee,
  saisie,
  arePiecesChanged,
}: {
  readonly validee: DemandeAdministrativeSaisie | null;
  readonly saisie: DemandeAdministrativeSaisie;
  readonly arePiecesChanged: boolean;
}): DaRevision {
  if (validee === null) return 'premiere';
  const isSensitive = changedPaths(validee, saisie).some((path) => SENSITIVE_FIELDS.includes(rootOfPath(path)));
  return isSensitive || arePiecesChanged ? 'sensible' : 'courante';
}
