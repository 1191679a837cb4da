import { isAdmin, isDemandeur } from '../role/roleGroup.ts';
import type { RoleType } from '../role/RoleType.ts';
import { seesAgents } from '../role/seesAgents.ts';

/** One signal from somebody who has a demande open. */
export type Presence = {
  readonly personneId: number;
  readonly nomPrenom: string;
  readonly roleType: RoleType;
  /** The name of the caisse or body of their role. */
  readonly organisme: string | null;
  readonly edite: boolean;
  /** Time of the signal, in epoch milliseconds. */
  readonly vuLe: number;
};

/** Somebody who has the demande open, as a reader may know them: a person with their role, or a body alone. */
export type PresenceVue = {
  readonly nomPrenom: string | null;
  readonly roleType: RoleType | null;
  readonly organisme: string | null;
  readonly edite: boolean;
};

type Reader = { readonly personneId: number; readonly roleType: RoleType };
type At = { readonly now: number; readonly dureeSecondes: number };

const nameOf = ({ nomPrenom, organisme }: PresenceVue): string => String(nomPrenom ?? organisme);

/** Who else has a demande open: each once, editors first; a demandeur sees a body, never its agents nor the administration (rules/demandes#holder). */
export function presencesFor(
  reader: Reader,
  presences: readonly Presence[],
  { now, dureeSecondes }: At,
): PresenceVue[] {
  const others = presences.filter(
    ({ personneId, vuLe }) => personneId !== reader.personneId && vuLe > now - dureeSecondes * 1000,
  );
  const seen = new Map<string, PresenceVue>();
  const add = (key: string, one: PresenceVue) =>
    seen.set(key, { ...one, edite: one.edite || seen.get(key)?.edite === true });
  for (const { personneId, nomPrenom, roleType, organisme, edite } of others) {
    if (seesAgents(reader.roleType) || isDemandeur(roleType)) {
      add(`personne ${personneId}`, { nomPrenom, roleType, organisme: null, edite });
    } else if (!isAdmin(roleType) && organisme !== null) {
      add(`organisme ${organisme}`, { nomPrenom: null, roleType: null, organisme, edite });
    }
  }
  return [...seen.values()].toSorted(
    (one, other) => Number(other.edite) - Number(one.edite) || nameOf(one).localeCompare(nameOf(other), 'fr'),
  );
}
