import { NEVER } from '../date/NEVER.ts';
import type { LieuFormation, LieuFormationType } from '../session-certification/etats.ts';

/** Where and when a session is held, and what is known of its platform. */
export type Lieu = {
  readonly lieuFormation: LieuFormation | null;
  readonly lieuFormationType: LieuFormationType | null;
  /** The fixed platform of the habilitation, when one is named. */
  readonly plateforme: { readonly dateValidationCnh: string | null } | null;
  readonly dateSession: string | null;
};

/** What the niveau and the habilitation say of platforms. */
export type Plateformes = {
  readonly avecTechnique: boolean;
  readonly avecPlateforme: boolean;
  readonly plateformeMobile: boolean;
};

/** Whether a session in France must be held at a fixed platform (V13). */
export const isPlateformeRequise = ({ avecTechnique, avecPlateforme, plateformeMobile }: Plateformes): boolean =>
  avecTechnique && avecPlateforme && !plateformeMobile;

/** The fault of a place: a platform is owed in France, validated by the commission on or before the first day (V13). */
export function lieuFault(
  lieu: Lieu,
  plateformes: Plateformes,
): 'sessions-certification.erreurs.plateforme-forbidden' | null {
  const { lieuFormation, lieuFormationType, plateforme, dateSession } = lieu;
  if (lieuFormation !== 'FR' || !isPlateformeRequise(plateformes)) return null;
  const validatedOn = plateforme?.dateValidationCnh ?? NEVER;
  const isValidated = lieuFormationType === 'PLATEFORME_FIXE' && validatedOn <= (dateSession ?? '');
  return isValidated ? null : 'sessions-certification.erreurs.plateforme-forbidden';
}
