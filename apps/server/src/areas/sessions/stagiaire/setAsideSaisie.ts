import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { keepsResultats } from '@habilis/domain/resultat/keepsResultats';
import { sql } from 'kysely';
import { actingOf } from '../../../platform/Acting.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { nameOf } from '../../personnes/personne/nameOf.ts';
import { recordEtape } from '../session-certification/recordEtape.ts';
import type { SessionRow } from '../session-certification/scope.ts';

type Context = RoleContext;
type Porte = Pick<SessionRow, 'animateur_id' | 'date_session' | 'date_fin_session' | 'mode'>;

/** What is entered of a line, and by whom. */
const ENTERED = ['present', 'identite_verifiee', 'resultat', 'motif', 'saisi_par', 'saisi_le'] as const;

/** What the results of a session are entered for. */
const porteOf = ({ animateur_id, date_session, date_fin_session, mode }: Porte) => ({
  formateur: animateur_id,
  dateSession: date_session,
  dateFinSession: date_fin_session,
  mode,
});

/** Keeps what was entered apart and empties every line; on a device, what waits for a former version is sent no more. How many had something. */
async function empty({ db, now }: Pick<Context, 'db' | 'now'>, { id, ...before }: SessionRow): Promise<number> {
  const ecartees = await db
    .insertInto('session_saisie_ecartee')
    .columns([
      'session_id',
      'ligne_id',
      'formateur_id',
      'date_session',
      'date_fin_session',
      'mode',
      ...ENTERED,
      'ecartee_le',
    ])
    .expression(
      db
        .selectFrom('session_stagiaire')
        .select(['session_id', 'id'])
        .select([
          sql<number | null>`${before.animateur_id}::integer`.as('formateur_id'),
          sql<string | null>`${before.date_session}::date`.as('date_session'),
          sql<string | null>`${before.date_fin_session}::date`.as('date_fin_session'),
          sql<string>`${before.mode}::text`.as('mode'),
        ])
        .select(ENTERED)
        .select(sql<Date>`${now}::timestamptz`.as('ecartee_le'))
        .where('session_id', '=', id)
        .where((eb) => eb.or([eb('present', 'is not', null), eb('identite_verifiee', '=', true)])),
    )
    .returning('id')
    .execute();
  await db
    .updateTable('session_stagiaire')
    .set({ present: null, identite_verifiee: false, resultat: null, motif: null, saisi_par: null, saisi_le: null })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('session_id', '=', id)
    .execute();
  return ecartees.length;
}

/** Gives back what was entered for the formateur, the days and the mode that a draft comes back to; how many lines. */
async function giveBack({ db, now }: Pick<Context, 'db' | 'now'>, row: SessionRow): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with kept as (
      update session_saisie_ecartee set reprise_le = ${now}
      where session_id = ${row.id} and reprise_le is null and mode = ${row.mode}
        and formateur_id = ${row.animateur_id} and date_session = ${row.date_session} and date_fin_session = ${row.date_fin_session}
        and scellee_le is null
      returning *
    )
    update session_stagiaire ligne
    set present = kept.present, identite_verifiee = kept.identite_verifiee, resultat = kept.resultat, motif = kept.motif,
      saisi_par = kept.saisi_par, saisi_le = kept.saisi_le
    from kept where ligne.id = kept.ligne_id returning ligne.id`.execute(db);
  return rows.length;
}

/** What was entered leaves a session whose formateur, days or mode change, and comes back with them while it is a draft (rules/sessions#bound-to-formateur-and-days; SC32). */
export async function setAsideSaisie(context: Context, before: SessionRow, after: SessionRow): Promise<void> {
  if (keepsResultats(porteOf(before), porteOf(after))) return;
  const ecartees = await empty(context, before);
  const reprises = await giveBack(context, after);
  for (const [action, nbLignes] of [
    ['EcarteSaisie', ecartees],
    ['ReprendSaisie', reprises],
  ] as const)
    if (nbLignes > 0)
      await recordEtape(actingOf(context), after, { action, de: after.etat, vers: after.etat, detail: { nbLignes } });
}

/** What is set aside when a session is submitted stays apart for good. */
export async function sealEcartees(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { id }: Pick<SessionRow, 'id'>,
): Promise<void> {
  await db
    .updateTable('session_saisie_ecartee')
    .set({ scellee_le: now })
    .where('session_id', '=', id)
    .where('scellee_le', 'is', null)
    .execute();
}

/** What was set aside last and did not come back, of a session whose results are still to come. */
export async function saisieEcarteeOf(
  { db }: Pick<Context, 'db'>,
  { id, etat }: Pick<SessionRow, 'id' | 'etat'>,
): Promise<SessionCertification['saisieEcartee']> {
  if (etat !== 'SAISIE' && etat !== 'RESULTATS') return null;
  const rows = await db
    .selectFrom('session_saisie_ecartee')
    .selectAll()
    .where('session_id', '=', id)
    .where('reprise_le', 'is', null)
    .orderBy('ecartee_le', 'desc')
    .orderBy('id')
    .execute();
  const [last] = rows;
  if (last === undefined) return null;
  const { formateur_id: formateurId, date_session: dateSession, date_fin_session: dateFinSession } = last;
  return {
    nbLignes: rows.filter(({ ecartee_le: le }) => le.getTime() === last.ecartee_le.getTime()).length,
    formateurNomPrenom: formateurId === null ? null : await nameOf(db, formateurId),
    dateSession,
    dateFinSession,
    mode: last.mode,
    ecarteeLe: last.ecartee_le.toISOString(),
  };
}
