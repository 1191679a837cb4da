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
type Held = { readonly acte: SessionsTouchees['acte']; readonly condition: RawBuilder<boolean> };

/** What a role holds, alone or with the whole account: the sessions that its formateur leads, or those of an entite that has nobody else. */
async function heldByRole({ db, now }: RoleContext, roleId: number, isWholeAccount: boolean): Promise<Held | null> {
  const role = await db
    .selectFrom('role')
    .select(['type', 'personne_id', 'entite_id'])
    .where('id', '=', roleId)
    .executeTakeFirst();
  if (role?.type === 'F')
    return { acte: 'formateur', condition: sql`session_certification.animateur_id = ${role.personne_id}` };
  if (role?.entite_id == null || !['DM', 'G', 'DL'].includes(role.type)) return null;
  return {
    acte: 'gestionnaire',
    condition: sql`session_certification.entite_id = ${role.entite_id} and ${isSansDemandeur(now, isWholeAccount ? { personneId: role.personne_id } : { roleId })}`,
  };
}

async function heldBy(context: RoleContext, { habilitation, entite, role, compte }: Asked): Promise<Held | null> {
  if (habilitation !== undefined)
    return { acte: null, condition: sql`session_certification.habilitation_id = ${habilitation}` };
  if (entite !== undefined) return { acte: null, condition: sql`session_certification.entite_id = ${entite}` };
  return role === undefined ? null : heldByRole(context, role, compte === 'entier');
}

/** The open sessions in the caller's scope that hang on what is about to end, the first days first (rules/sessions#what-an-end-leaves; SC43). */
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
  }));
  return { acte: held.acte, sessions, total };
}
