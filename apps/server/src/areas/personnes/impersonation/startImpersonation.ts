import type { impersonation } from '@habilis/api/impersonation/endpoints';
import type { Impersonation } from '@habilis/api/impersonation/Impersonation';
import { impersonationFaultOf } from '@habilis/domain/impersonation/impersonationFaultOf';
import { motifFaults, normalizeMotif } from '@habilis/domain/impersonation/motifFaultOf';
import { endImpersonations } from '../../../platform/auth/endImpersonations.ts';
import { openImpersonation } from '../../../platform/auth/openImpersonation.ts';
import { lockPersonne } from '../../../platform/auth/lockPersonne.ts';
import { sessionOf } from '../../../platform/auth/tokens.ts';
import type { Context, ContextOf } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { readImpersonation, readParty } from './readImpersonation.ts';

type StartContext = ContextOf<(typeof impersonation)['start']>;

const REFUSALS = {
  'non-autorise': ({ refuse }: StartContext) => refuse.forbidden('role.non-autorise'),
  'soi-meme': ({ refuse }: StartContext) => refuse.badRequest('impersonation.soi-meme'),
  'personne-protegee': ({ refuse }: StartContext) => refuse.forbidden('impersonation.personne-protegee'),
  'compte-inactif': ({ refuse }: StartContext) => refuse.conflict('impersonation.compte-inactif'),
};

function checkMotif(motif: string): void {
  const faults = motifFaults({ motif });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
}

/** Ends the impersonation of the caller's session and records it in the trail. */
export async function endOwnImpersonation(context: Context, acteurId: number, sessionId: string): Promise<void> {
  for (const cibleId of await endImpersonations(context.db, acteurId, { only: sessionId }, context.now)) {
    await context.audit({ action: 'impersonation-fin', objetType: 'personne', objetId: cibleId });
  }
}

/** Lets the caller's session act in a person's name, for the time of the setting; ends the impersonation it had before (S13, S14, S16, IM4). */
export async function startImpersonation(
  context: StartContext,
  { habilisId, motif }: { readonly habilisId: string; readonly motif: string },
): Promise<Impersonation> {
  const { db, now, settings } = context;
  const { personneId, jti, role } = context.caller;
  checkMotif(motif);
  const found = await db.selectFrom('personne').select('id').where('habilis_id', '=', habilisId).executeTakeFirst();
  if (found === undefined) throw refuse.notFound();
  // Two starts in one session, and the end of that session, wait for each other.
  await lockPersonne(db, personneId);
  const acteur = await readParty(db, personneId, now);
  const cible = await readParty(db, found.id, now);
  const fault = impersonationFaultOf(acteur.party, cible.party);
  if (fault !== null) throw REFUSALS[fault](context);
  const { id: sessionId } = await sessionOf(db, jti);
  await endOwnImpersonation(context, personneId, sessionId);
  const id = await openImpersonation(db, {
    session_id: sessionId,
    acteur_id: personneId,
    acteur_role_type: role.type,
    cible_id: cible.id,
    motif: normalizeMotif(motif),
    debut_le: now,
    expire_le: new Date(now.getTime() + settings.dureeImpersonationMinutes * 60_000),
  });
  const detail = { impersonation: id, motif: normalizeMotif(motif) };
  await context.audit({ action: 'impersonation', objetType: 'personne', objetId: cible.id, detail });
  const started = await readImpersonation(db, sessionId, now);
  if (started === null) throw new Error('ce qui vient d’être ouvert ne se lit pas');
  return started;
}
