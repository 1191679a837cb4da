import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import type { DemandeAdministrativeSaisie } from '@habilis/domain/demande-administrative/DemandeAdministrativeSaisie';
import { SENSITIVE_FIELDS } from '@habilis/domain/demande-administrative/sensitiveFields';
import type { Context } from '../../platform/Handler.ts';
import { changedPaths } from './changedPaths.ts';

/** The validated copy with what needs no examination taken from the working one, unless one of them is wrong (domain, C.3). */
export function applyAtOnce(
  validee: DemandeAdministrativeSaisie,
  saisie: DemandeAdministrativeSaisie,
  champs: readonly { readonly champ: string }[],
  { today, settings }: Pick<Context, 'today' | 'settings'>,
): DemandeAdministrativeSaisie {
  const kept = Object.fromEntries(SENSITIVE_FIELDS.map((field) => [field, validee[field]]));
  const merged: DemandeAdministrativeSaisie = { ...saisie, ...kept };
  const errors = checkSoumission(merged, champs, {
    today,
    validiteAttestationJours: settings.validiteAttestationUrssafJours,
  });
  const changed = changedPaths(validee, merged);
  return errors.some(({ path }) => changed.includes(path)) ? validee : merged;
}
