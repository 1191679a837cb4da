import type { DossierExpediteur } from '@habilis/api/support/FilSupport';
import { sql } from 'kysely';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

/** Of each kind, the latest: more are found by search. */
const SHOWN = 5;

/** The live roles of a person, then the latest demandes and sessions of their entites and of themselves. */
export async function dossierExpediteur(
  { db, now }: Pick<RoleContext, 'db' | 'now'>,
  personneId: number,
): Promise<DossierExpediteur> {
  const roles = await db
    .selectFrom('role')
    .leftJoin('entite', 'entite.id', 'role.entite_id')
    .select(['role.id', 'role.type', 'entite.id as entiteId', 'entite.raison_sociale'])
    .where('role.personne_id', '=', personneId)
    .where(isLiveRole(now))
    .orderBy('role.id')
    .execute();
  const entites = roles.flatMap(({ entiteId }) => (entiteId === null ? [] : [entiteId]));
  const ofEntites = (column: string) => sql<boolean>`${sql.ref(column)} = any(${entites}::integer[])`;
  const [dh, da, sessions] = await Promise.all([
    db
      .selectFrom('demande_habilitation')
      .select(['id', 'numero', 'tache'])
      .where((eb) => eb.or([ofEntites('entite_id'), eb('demandeur_id', '=', personneId)]))
      .orderBy('en_cours', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('demande_administrative')
      .select(['id', 'numero', 'tache'])
      .where((eb) => eb.or([ofEntites('entite_id'), eb('demandeur_id', '=', personneId)]))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('session_certification')
      .select(['id', 'numero', 'etat', 'date_session'])
      .where((eb) => eb.or([ofEntites('entite_id'), eb('animateur_id', '=', personneId)]))
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
  ]);
  return {
    roles: roles.map(({ id, type, entiteId, raison_sociale: raisonSociale }) => ({
      id,
      type,
      entite: entiteId === null || raisonSociale === null ? null : { id: entiteId, raisonSociale },
    })),
    demandes: [
      ...da.map(({ tache, ...one }) => ({ ...one, type: 'DA' as const, currentTaskDefinitionKey: tache })),
      ...dh.map(({ tache, ...one }) => ({ ...one, type: 'DH' as const, currentTaskDefinitionKey: tache })),
    ],
    sessions: sessions.map(({ id, numero, etat, date_session: dateSession }) => ({ id, numero, etat, dateSession })),
  };
}
