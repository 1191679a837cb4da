import type { RevocationCertificat, RevocationWrite } from '@habilis/api/certificat/Revocation';
import type { certificat } from '@habilis/api/certificat/endpoints';
import type { TitlesOf } from '@habilis/api/endpoint';
import { isRevocationAnnulable } from '@habilis/domain/certificat/isRevocationAnnulable';
import { revocationFaults } from '@habilis/domain/certificat/revocationFaults';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { certificatInScope } from '../papier/certificatScope.ts';

const MINUTE_MS = 60_000;

/** Whether a certificat is among those that the caller may revoke. */
export async function mayRevoke(context: RoleContext, id: number): Promise<boolean> {
  const found = await context.db
    .selectFrom('certificat')
    .select('id')
    .where('id', '=', id)
    .where(certificatInScope(context, 'revoke-certificats'))
    .executeTakeFirst();
  return found !== undefined;
}

/** The certificat, locked: whoever revokes, cancels or replaces it waits; 403 for its holder, its formateur and who has a part in its entite, 409 once another replaces it. */
async function lockCertificat(context: RoleContext<'certificat.remplace'>, id: number) {
  const row = await context.db
    .selectFrom('certificat')
    .innerJoin('stagiaire', 'stagiaire.id', 'certificat.stagiaire_id')
    .select(['certificat.numero', 'certificat.statut', 'certificat.entite_id', 'certificat.formateur_id'])
    .select('stagiaire.personne_id')
    .where('certificat.id', '=', id)
    .forUpdate('certificat')
    .executeTakeFirstOrThrow();
  await refusePartiePrenante(context, row.entite_id, [row.formateur_id, row.personne_id]);
  // Read once nobody else writes it: what is meant for the person is decided on the certificat that they hold now.
  const next = context.db.selectFrom('certificat').select('id').where('remplace_id', '=', id);
  if ((await next.executeTakeFirst()) !== undefined) throw context.refuse.conflict('certificat.remplace');
  return row;
}

const liveRevocation = (db: Kysely<Database>, certificatId: number) =>
  db
    .selectFrom('revocation_certificat')
    .selectAll()
    .where('certificat_id', '=', certificatId)
    .where('annulee_le', 'is', null)
    .executeTakeFirst();

/** Decides to revoke a certificat: it takes effect after a delay, during which it may be cancelled (C23, C24). */
export async function revokeCertificat(
  context: RoleContext<TitlesOf<(typeof certificat)['revoquer']>>,
  id: number,
  write: RevocationWrite,
): Promise<RevocationCertificat> {
  const { db, caller, now, settings } = context;
  const { numero, statut } = await lockCertificat(context, id);
  const faults = revocationFaults(write);
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  if (statut === 'REVOQUE' || (await liveRevocation(db, id)) !== undefined)
    throw context.refuse.conflict('certificat.deja-revoque');
  const appliqueLe = new Date(now.getTime() + settings.delaiAnnulationRevocationMinutes * MINUTE_MS);
  await db
    .insertInto('revocation_certificat')
    .values({
      certificat_id: id,
      ...write,
      personne_id: caller.personneId,
      en_tant_que_par: caller.enTantQuePar?.personneId ?? null,
      role_type: caller.role.type,
      decidee_le: now,
      applique_le: appliqueLe,
    })
    .execute();
  await context.audit({
    action: 'certificat.Revoque',
    objetType: 'certificat',
    objetId: id,
    detail: { numero, ...write, appliqueLe: appliqueLe.toISOString() },
  });
  return {
    certificatId: id,
    numero,
    ...write,
    decideeLe: now.toISOString(),
    appliqueLe: appliqueLe.toISOString(),
    annulable: appliqueLe > now,
  };
}

/** Cancels a revocation whose hour has not come (C24). */
export async function cancelRevocation(
  context: RoleContext<TitlesOf<(typeof certificat)['annulerRevocation']>>,
  id: number,
): Promise<void> {
  const { db, caller, now } = context;
  const { numero } = await lockCertificat(context, id);
  const held = await liveRevocation(db, id);
  // Cancelled already, or never decided.
  if (held === undefined) throw context.refuse.conflict('certificat.non-revoque');
  const dates = {
    appliqueLe: held.applique_le.toISOString(),
    appliqueeLe: held.appliquee_le?.toISOString() ?? null,
    annuleeLe: null,
  };
  if (!isRevocationAnnulable(dates, now.toISOString()))
    throw context.refuse.conflict('certificat.revocation-effective');
  await db
    .updateTable('revocation_certificat')
    .set({ annulee_le: now, annulee_par: caller.personneId })
    .where('id', '=', held.id)
    .execute();
  await context.audit({
    action: 'certificat.AnnuleRevocation',
    objetType: 'certificat',
    objetId: id,
    detail: { numero },
  });
}
