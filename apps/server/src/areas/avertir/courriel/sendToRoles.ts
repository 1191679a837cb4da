import { rythmeOf } from '@habilis/domain/notification/rythmeOf';
import { sujetOf } from '@habilis/domain/notification/desabonnement';
import type { Evenement } from '@habilis/domain/notification/EVENEMENTS';
import type { Rythme, StoredPreference } from '@habilis/domain/notification/preferencesOf';
import { toldRole } from '@habilis/domain/notification/toldRole';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Context } from '../../../platform/Handler.ts';
import { type NewCourriel, sendCourriels } from '../../../platform/mail/sendCourriel.ts';

type Tools = Pick<Context, 'db' | 'jobs' | 'now'>;

/** A role that may be told of something. */
export type ToldRole = {
  readonly id: number;
  readonly personneId: number;
  readonly type: RoleType;
  readonly preferences: readonly StoredPreference[];
};

/** What a mail about an event says to a role. */
export type Letter = Pick<NewCourriel, 'modele' | 'objetId'> &
  Pick<NewCourriel['valeurs'], 'mots' | 'commentaire' | 'chemin' | 'points' | 'agenda'> & {
    /** What it lists, when it is about several things. */
    readonly lignes?: NewCourriel['valeurs']['lignes'];
  };

const courrielTo = (
  evenement: Evenement,
  { id, personneId, type }: ToldRole,
  rythme: Rythme,
  { modele, objetId, mots, commentaire, chemin, points = [], lignes = [], agenda }: Letter,
): NewCourriel => ({
  modele,
  personneId,
  roleId: id,
  objetId,
  rythme,
  sujet: sujetOf(evenement, type),
  valeurs: { mots, commentaire, chemin, lignes, points, ...(agenda === undefined ? {} : { agenda }) },
});

/** The mails of some roles about an event, to those who wish or must be told. */
export const courrielsTo = <R extends ToldRole>(
  evenement: Evenement,
  roles: readonly R[],
  letterOf: (role: R) => Letter,
): NewCourriel[] =>
  roles.flatMap((role) => {
    const rythme = rythmeOf(evenement, role.type, role.preferences);
    return rythme === null ? [] : [courrielTo(evenement, role, rythme, letterOf(role))];
  });

/** Mails each role about an event, as often as it wishes or as it must be told (rules/alerts#mails). */
export async function sendToRoles<R extends ToldRole>(
  tools: Tools,
  roles: readonly R[],
  evenement: Evenement,
  letterOf: (role: R) => Letter,
): Promise<void> {
  await sendCourriels(tools, courrielsTo(evenement, roles, letterOf));
}

/** Mails each person at most once about an event, under the role of theirs that is told soonest; how many are mailed (M11). */
export async function sendToPersons<R extends ToldRole>(
  tools: Tools,
  roles: readonly R[],
  evenement: Evenement,
  letterOf: (role: R) => Letter,
): Promise<number> {
  const courriels = [...Map.groupBy(roles, ({ personneId }) => personneId).values()].flatMap((held) => {
    const told = toldRole(evenement, held);
    return told === null ? [] : [courrielTo(evenement, told.role, told.rythme, letterOf(told.role))];
  });
  await sendCourriels(tools, courriels);
  return courriels.length;
}
