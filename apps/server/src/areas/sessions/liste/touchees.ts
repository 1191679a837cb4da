import type { SessionsTouchees } from '@habilis/api/session-certification/SessionsTouchees';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { SESSION_VUES } from '@habilis/domain/session-certification/vues';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { isSansDemandeur } from '../session-certification/finition.ts';
import { sessionsIn } from './sessionRows.ts';

/** As many as are named; the others are counted. */
const MOST_NAMED = 50;
const OPEN = SESSION_VUES['en-cours'];

type Asked = {
  readonly habilitation?: number | undefined;
  readonly entite?: number | undefined;
  readonly role?: number | undefined;
  readonly compte?: 'entier' | undefined;
};
type Held = {
  readonly acte: SessionsTouchees['acte'];
  readonly condition: RawBuilder<boolean>;
  /** Whether nobody who may manage a session is left in its entite. */
  readonly isLost: RawBuilder<boolean>;
};
const NOT_LOST = sql<boolean>`false`;

/** Whether a session is one of those that some roles keep by a delegation: of any habilitation, or of one and those granted from it (H713). */
const isDelegated = (roles: RawBuilder<unknown>, habilitationId: number | undefined): RawBuilder<boolean> => {
  const reached =
    habilitationId === undefined
      ? sql`true`
      : sql`delegation.habilitation_id in (
    with recursive suite as (select id from habilitation where id = ${habilitationId}
      union select habilitation.id from habilitation join suite on habilitation.source_id = suite.id)
    select id from suite)`;
  return sql<boolean>`session_certification.habilitation_id in (
    select delegation.habilitation_id from delegation where delegation.fin_le is null and delegation.role_id in (${roles}) and ${reached})`;
};

/** What a role holds, alone or with the whole account: the sessions that its formateur leads, those of an entite that has nobody else, those of its delegations (U944). */
async function heldByRole({ db, now }: RoleContext, asked: Asked & { readonly role: number }): Promise<Held | null> {
  const { role: roleId, compte, habilitation } = asked;
  const role = await db
    .selectFrom('role')
    .select(['type', 'personne_id', 'entite_id'])
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (role?.type === 'F') {
    const condition = sql<boolean>`session_certification.animateur_id = ${role.personne_id}`;
    return { acte: 'formateur', condition, isLost: NOT_LOST };
  }
  if (role?.entite_id == null || !['DM', 'G', 'DL'].includes(role.type)) return null;
  const isWhole = compte === 'entier';
  const isLost = isSansDemandeur(now, isWhole ? { personneId: role.personne_id } : { roleId });
  const roles = isWhole ? sql`select id from role where personne_id = ${role.personne_id}` : sql`${roleId}`;
  const delegated = isDelegated(roles, habilitation);
  const held = habilitation === undefined ? sql`(${isLost} or ${delegated})` : delegated;
  const condition = sql<boolean>`session_certification.entite_id = ${role.entite_id} and ${held}`;
  return { acte: 'gestionnaire', condition, isLost };
}

async function heldBy(context: RoleContext, asked: Asked): Promise<Held | null> {
  const { habilitation, entite, role } = asked;
  const whole = { acte: null, isLost: NOT_LOST };
  if (role !== undefined) return heldByRole(context, { ...asked, role });
  if (habilitation !== undefined)
    return { ...whole, condition: sql`session_certification.habilitation_id = ${habilitation}` };
  return entite === undefined ? null : { ...whole, condition: sql`session_certification.entite_id = ${entite}` };
}

/** The open sessions in the caller's scope that hang on what is about to end, the first days first (rules/sessions#what-an-end-leaves; SC43, U944). */
export async function listTouchees(context: RoleContext, asked: Asked): Promise<SessionsTouchees> {
  const held = await heldBy(context, asked);
  if (held === null) return { acte: null, sessions: [], total: 0 };
  const found = sessionsIn(context, OPEN, [held.condition]);
  const { total } = await found.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .innerJoin('entite', 'entite.id', 'session_certification.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'session_certification.dispositif_niveau_id')
    .innerJoin('dispositif', 'dispositif.id', 'dispositif_niveau.dispositif_id')
    .leftJoin('personne as formateur', 'formateur.id', 'session_certification.animateur_id')
    .select(['session_certification.id', 'session_certification.numero', 'session_certification.etat'])
    .select(['session_certification.date_session', 'session_certification.date_fin_session'])
    .select(['entite.raison_sociale', 'dispositif.libelle_court', 'dispositif_niveau.niveau'])
    .select(['formateur.nom', 'formateur.prenom'])
    .select(held.isLost.as('isLost'))
    .orderBy('session_certification.date_session', (order) => order.asc().nullsFirst())
    .orderBy('session_certification.id')
    .limit(MOST_NAMED)
    .execute();
  const sessions = rows.map((row) => ({
    id: row.id,
    numero: row.numero,
    etat: row.etat,
    raisonSociale: row.raison_sociale,
    libelleDispositifNiveau: libelleNiveau({ libelleCourt: row.libelle_court, niveau: row.niveau }),
    dateSession: row.date_session,
    dateFinSession: row.date_fin_session,
    formateurNomPrenom: row.nom === null ? null : `${row.prenom ?? ''} ${row.nom}`,
    aReleve: held.acte === 'gestionnaire' && !row.isLost,
  }));
  return { acte: held.acte, sessions, total };
}
