import type { SessionSituation } from '@habilis/domain/session-certification/workflow';
import { sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { todayAt } from '../../../platform/today.ts';
import { isSansDemandeur, isSansFormateur } from './finition.ts';
import type { SessionRow } from './scope.ts';

const NETWORK: readonly (string | null)[] = ['I', 'RD'];

type Standing = Pick<SessionRow, 'id' | 'etat' | 'ouverte_par_role' | 'ouverte_par_role_id'>;

/** How a stored session stands for the calling role: its state, whose it is, and who is left to finish it (SC11, SC20, SC37 to SC39). */
export async function situationOf(
  { db, now, caller }: Pick<RoleContext, 'db' | 'now' | 'caller'>,
  { id, etat, ouverte_par_role: role, ouverte_par_role_id: roleId }: Standing,
): Promise<SessionSituation> {
  const { relanceLe, ...found } = await db
    .selectFrom('session_certification')
    .select([isSansFormateur(now).as('isSansFormateur'), isSansDemandeur(now).as('isSansGestionnaire')])
    .select([
      sql<boolean>`exists (select from session_stagiaire ligne where ligne.session_id = session_certification.id
        and (ligne.present is not null or ligne.identite_verifiee or ligne.resultat is not null))`.as('isEntamee'),
      sql<Date | null>`(select max(etape.le) from session_etape etape
        where etape.session_id = session_certification.id and etape.action = 'Relance')`.as('relanceLe'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...found,
    taskKey: etat,
    isOfEntite: !NETWORK.includes(role),
    isOwnOpening: roleId === caller.role.id,
    relanceeLe: relanceLe === null ? null : todayAt(relanceLe),
  };
}
