import { isEmpty } from '@habilis/domain/null-when-empty/isEmpty';
import type { SessionDocument, SessionSaisie } from './sessionKind.ts';

type Adresse = Pick<SessionSaisie, 'lieuFormationAdresse' | 'lieuFormationCodePostalVille'>;

/** The address of the entite for its own premises, where nothing is typed yet. */
export function adresseEntiteFor(
  { lieuFormationAdresse, lieuFormationCodePostalVille: { codePostal, ville } }: Adresse,
  { habilitation: { adresseEntite } }: Pick<SessionDocument, 'habilitation'>,
): Partial<Adresse> {
  const isTyped = [lieuFormationAdresse, codePostal, ville].some((one) => !isEmpty(one));
  if (isTyped || adresseEntite === null) return {};
  return { lieuFormationAdresse: adresseEntite.ligne1, lieuFormationCodePostalVille: adresseEntite.codePostalVille };
}
