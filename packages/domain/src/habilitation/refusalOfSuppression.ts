import { faultIf, type FieldFault } from '../field-fault/faultIf.ts';
import { isEmpty } from '../null-when-empty/isEmpty.ts';

/** What holds on to a habilitation. */
export type UsagesHabilitation = {
  readonly sessions: number;
  /** Demandes and habilitations that come from it. */
  readonly suites: number;
};

/** Why a habilitation cannot be deleted. */
export const REFUS_SUPPRESSION = ['suppression-avec-sessions', 'suppression-avec-suite'] as const;
export type RefusSuppression = (typeof REFUS_SUPPRESSION)[number];

/** Why a habilitation is not deleted, null when nothing holds on to it (rules/habilitations#state; H27). */
export function refusalOfSuppression({ sessions, suites }: UsagesHabilitation): RefusSuppression | null {
  if (sessions > 0) return 'suppression-avec-sessions';
  return suites > 0 ? 'suppression-avec-suite' : null;
}

/** The places of a habilitation, and whether its niveau wants one. */
export type PlacesHabilitation = {
  readonly avecPlateforme: boolean;
  readonly nbPlateformesFixes: number;
  readonly plateformeMobile: boolean;
};

/** Whether a platform may be removed: a niveau that requires a place keeps the last one (H703). */
export const canLosePlateforme = ({
  avecPlateforme,
  nbPlateformesFixes,
  plateformeMobile,
}: PlacesHabilitation): boolean =>
  nbPlateformesFixes > 0 && (!avecPlateforme || plateformeMobile || nbPlateformesFixes > 1);

/** Why a platform is not deleted, null when no session from today on is held there and the niveau can do without it (rules/habilitations#state; H28, H703). */
export function refusalOfSuppressionPlateforme(
  places: PlacesHabilitation,
  datesSession: readonly string[],
  today: string,
): 'derniere-plateforme' | 'plateforme-avec-sessions' | null {
  if (datesSession.some((date) => date >= today)) return 'plateforme-avec-sessions';
  return canLosePlateforme(places) ? null : 'derniere-plateforme';
}

/** What is wrong with a deletion: its reason is owed (H705). */
export const suppressionFaults = ({ motif }: { readonly motif: string | null }): FieldFault[] =>
  faultIf(isEmpty(motif), 'motif', 'motif-requis');
