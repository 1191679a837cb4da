import { sql } from 'kysely';
import type { Touche, TouchingContext } from '../../avertir/session/sessionsTouchees.ts';
import { updateAlertesSession } from './alertesSession.ts';
import { type AFinir, tellAFinir } from './tellAFinir.ts';

type Reaching = Touche | { readonly habilitationId: number };

/** The condition that a change reaches a session: a person leads it, or holds or held a role in its entite. */
function isTouched(touche: Reaching) {
  if ('entiteId' in touche) return sql<boolean>`session_certification.entite_id = ${touche.entiteId}`;
  if ('habilitationId' in touche) return sql<boolean>`session_certification.habilitation_id = ${touche.habilitationId}`;
  return sql<boolean>`(session_certification.animateur_id = ${touche.personneId} or session_certification.entite_id in (
    select role.entite_id from role where role.personne_id = ${touche.personneId} and role.entite_id is not null))`;
}

/** Looks again at the sessions given to a formateur that a change reaches (SC37, SC40). */
export async function reviewSessions(context: TouchingContext, touche: Reaching): Promise<void> {
  const rows = await context.db
    .selectFrom('session_certification')
    .selectAll('session_certification')
    .where('session_certification.etat', 'in', ['RESULTATS', 'VERIFICATION'])
    .where(isTouched(touche))
    .orderBy('session_certification.id')
    .forUpdate('session_certification')
    .execute();
  const aFinir: AFinir[] = [];
  for (const row of rows) await updateAlertesSession(context, row, { aFinir });
  await tellAFinir(context, aFinir);
}
