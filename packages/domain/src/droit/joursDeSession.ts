import { addDays } from '../date/addDays.ts';
import { SANS_FIN } from '../habilitation/refusalOfSuspension.ts';
import type { Droit } from './entitlementRefusal.ts';

/** Days in a row; without a last one they never stop. */
export type Jours = { readonly du: string; readonly au: string | null };

const later = (one: string, other: string): string => (one > other ? one : other);
/** The earlier of two last days; null is no end. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** The days from today on when a session may start, the first ones first: the same days as `entitlementRefusal` lets pass at the opening (rules/habilitations#suspension, rules/habilitations#sessions; H714). */
export function joursDeSession({ habilitation, entite, niveau }: Droit, today: string): Jours[] {
  const { dateDebut, dateFin, dateDebutSuspension, dateFinSuspension, rupture } = habilitation;
  if (rupture || entite.isSuspendue || !niveau.ouvert) return [];
  const du = later(today, dateDebut);
  const au = earlier(dateFin, entite.dateFinActivite);
  if (dateFinSuspension === null) return isSome({ du, au }) ? [{ du, au }] : [];
  // Dates of a suspension that end before they begin withhold nothing.
  if (dateDebutSuspension !== null && dateDebutSuspension > dateFinSuspension)
    return isSome({ du, au }) ? [{ du, au }] : [];
  const before = dateDebutSuspension === null ? [] : [{ du, au: earlier(au, addDays(dateDebutSuspension, -1)) }];
  const after = dateFinSuspension === SANS_FIN ? [] : [{ du: later(du, addDays(dateFinSuspension, 1)), au }];
  return [...before, ...after].filter(isSome);
}

const isSome = ({ du, au }: Jours): boolean => au === null || du <= au;
