import type { BodyOf } from '@habilis/api/endpoint';
import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { attentesOf } from '@habilis/domain/session-certification/attentesOf';
import type { SessionEtat } from '@habilis/domain/session-certification/etats';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { endOfDayAt } from '../../../platform/today.ts';
import { isSansDemandeur, isSansFormateur } from '../session-certification/finition.ts';
import { inScope } from '../session-certification/scope.ts';

type Search = BodyOf<typeof sessionCertification.search>;
/** What narrows a list of sessions, beside its words. */
export type SessionFilters = Partial<Omit<Search, 'page' | 'taille' | 'tri' | 'ordre' | 'recherche'>>;

/** States by the indexes that hold them: under way, closed, deleted (decision 0083). */
const GROUPES: readonly (readonly SessionEtat[])[] = [SESSION_VUES['en-cours'], SESSION_VUES.cloturees, ['SUPPRIMEE']];

/** What a list shows when no state is asked: deleted sessions only on demand. */
const SHOWN: readonly SessionEtat[] = SESSION_VUES.toutes;

/** The states of a list, by group; none when its view and its state exclude each other. */
export function groupesOf({ vue, etat }: Pick<SessionFilters, 'vue' | 'etat'>): SessionEtat[][] {
  const shown = vue === undefined ? (etat === undefined ? SHOWN : [etat]) : SESSION_VUES[vue];
  const asked = shown.filter((one) => etat === undefined || one === etat);
  return GROUPES.map((groupe) => groupe.filter((one) => asked.includes(one))).filter(({ length }) => length > 0);
}

/** Days from the first to the last of the longest session, from the end of their index. */
export async function longestSession({ db }: Pick<RoleContext, 'db'>): Promise<number> {
  const { rows } = await sql<{ jours: number | null }>`
    select max(coalesce(date_fin_session, date_session) - date_session) as jours from session_certification`.execute(
    db,
  );
  return rows[0]?.jours ?? 0;
}

const whenSet = <Value>(
  value: Value | undefined,
  conditionOf: (value: Value) => RawBuilder<boolean>,
): RawBuilder<boolean>[] => (value === undefined || value === '' ? [] : [conditionOf(value)]);

/** The conditions of the filters that are set; `longest` is what `longestSession` gives. */
export const conditionsOf = (filters: SessionFilters, longest: number): RawBuilder<boolean>[] => [
  ...whenSet(filters.mode, (mode) => sql`session_certification.mode = ${mode}`),
  ...whenSet(
    filters.niveau,
    (code) =>
      sql`session_certification.dispositif_niveau_id = (select dispositif_niveau.id from dispositif_niveau where code = ${code})`,
  ),
  ...whenSet(
    filters.caisse,
    (code) => sql`session_certification.caisse_id = (select mrp.id from mrp where code = ${code})`,
  ),
  ...whenSet(
    filters.animateur,
    (habilisId) =>
      sql`session_certification.animateur_id = (select personne.id from personne where habilis_id = ${habilisId})`,
  ),
  ...whenSet(filters.dispositifNiveauId, (id) => sql`session_certification.dispositif_niveau_id = ${id}`),
  ...whenSet(filters.habilitationId, (id) => sql`session_certification.habilitation_id = ${id}`),
  ...whenSet(filters.suppressionAvant, (day) => sql`session_certification.date_suppression < ${day}`),
  // Sessions that take place on a day of the period: the index begins at the earliest that may still last.
  ...whenSet(
    filters.dateDebut,
    (day) => sql`(coalesce(session_certification.date_fin_session, session_certification.date_session) >= ${day}
      and session_certification.date_session >= ${addDays(day, -longest)})`,
  ),
  ...whenSet(filters.closeDu, (day) => sql`session_certification.close_le >= ${endOfDayAt(addDays(day, -1))}`),
  ...whenSet(filters.closeAu, (day) => sql`session_certification.close_le < ${endOfDayAt(day)}`),
  ...whenSet(filters.dateFin, (day) => sql`session_certification.date_session <= ${day}`),
];

/** The sessions of some states in the caller's scope that meet every condition. */
export const sessionsIn = (
  context: RoleContext,
  etats: readonly SessionEtat[],
  conditions: readonly RawBuilder<boolean>[] = [],
) =>
  conditions.reduce(
    (rows, condition) => rows.where(condition),
    context.db
      .selectFrom('session_certification')
      .where(inScope(context))
      // As literals, which the indexes of some states are recognised by.
      .where(sql<boolean>`session_certification.etat in (${sql.join(etats.map((etat) => sql.lit(etat)))})`),
  );

/** The sessions that wait for the caller's role (SC800). */
export function isAwaited({ caller: { role }, today, now }: RoleContext): RawBuilder<boolean> {
  const waits = attentesOf(role.type).map(({ etat, isOwnOpening, isOver, ...left }) => {
    const conditions = [
      sql`session_certification.etat = ${sql.lit(etat)}`,
      ...(isOwnOpening ? [sql`session_certification.ouverte_par_role_id = ${role.id}`] : []),
      ...(isOver ? [sql`session_certification.date_fin_session <= ${today}`] : []),
      ...(left.isSansFormateur ? [isSansFormateur(now)] : []),
      ...(left.isSansGestionnaire ? [isSansDemandeur(now)] : []),
    ];
    return sql`(${sql.join(conditions, sql` and `)})`;
  });
  return waits.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(waits, sql` or `)})`;
}
