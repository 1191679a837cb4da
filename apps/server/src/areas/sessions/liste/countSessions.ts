import type { CompteursSessions } from '@habilis/api/session-certification/SessionCertification';
import { isNetworkScope } from '@habilis/domain/role/isNetworkScope';
import { addDays } from '@habilis/domain/date/addDays';
import { JOURS_CLOTURE } from '@habilis/domain/session-certification/JOURS_CLOTURE';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { isAwaited, sessionsIn } from './sessionRows.ts';

const OPEN = SESSION_VUES['en-cours'];

const countOf = (condition: RawBuilder<unknown>) => sql<number>`(count(*) filter (where ${condition}))::integer`;
const isIn = (etat: SessionEtat) => sql`session_certification.etat = ${sql.lit(etat)}`;

/** How many sessions wait for the caller's role (W7, SC800). */
export async function countAwaited(context: RoleContext): Promise<{ total: number }> {
  const { total } = await sessionsIn(context, OPEN, [isAwaited(context)])
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return { total };
}

/** How many sessions wait for the caller's role and have no day by which to be closed: their own days are not known. */
export async function countUndatedSessions(context: RoleContext): Promise<number> {
  if (isNetworkScope(context.caller.role.type, 'read-sessions')) return 0;
  const conditions = [isAwaited(context), sql<boolean>`session_certification.date_suppression is null`];
  const { total } = await sessionsIn(context, OPEN, conditions)
    .select(sql<number>`count(*)::integer`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Those who lead the sessions that the caller may read, by name. */
async function animateursOf(context: RoleContext): Promise<CompteursSessions['animateurs']> {
  const rows = await sessionsIn(context, SESSION_VUES.toutes)
    .innerJoin('personne', 'personne.id', 'session_certification.animateur_id')
    .select(['personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom', 'personne.nom_tri'])
    .distinct()
    .orderBy('personne.nom_tri')
    .orderBy('personne.habilis_id')
    .execute();
  return rows.map(({ habilisId, nom, prenom }) => ({ habilisId, nomPrenom: `${prenom} ${nom}` }));
}

/** How many sessions the caller may read, by view, and those that are about to be deleted. */
export async function countSessions(context: RoleContext): Promise<CompteursSessions> {
  const before = addDays(context.today, JOURS_CLOTURE.imminente + 1);
  const [open, closed, animateurs] = await Promise.all([
    sessionsIn(context, OPEN)
      .select([
        countOf(isIn('SAISIE')).as('saisie'),
        countOf(isIn('RESULTATS')).as('resultats'),
        countOf(isIn('VERIFICATION')).as('verification'),
        countOf(sql`session_certification.date_suppression < ${before}`).as('imminentes'),
      ])
      .executeTakeFirstOrThrow(),
    sessionsIn(context, SESSION_VUES.cloturees)
      .select(sql<number>`count(*)::integer`.as('total'))
      .executeTakeFirstOrThrow(),
    !isNetworkScope(context.caller.role.type, 'read-sessions') ? animateursOf(context) : [],
  ]);
  const { saisie, resultats, verification, imminentes } = open;
  const enCours = saisie + resultats + verification;
  return {
    vues: {
      'en-cours': enCours,
      'a-saisir': saisie,
      resultats,
      'a-verifier': verification,
      cloturees: closed.total,
      toutes: enCours + closed.total,
    },
    imminentes,
    animateurs,
  };
}
