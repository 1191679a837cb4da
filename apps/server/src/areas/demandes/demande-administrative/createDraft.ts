import type { DemandeAdministrativeWrite } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { can } from '@habilis/domain/role/can';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { EMPTY_SAISIE } from '@habilis/domain/demande-administrative/emptySaisie';
import { createEmptyDemande } from '../demande-habilitation/createDraft.ts';
import type { DemandeRow } from './findDemande.ts';
import { findLive } from '../dossier-administratif/findLive.ts';
import { presentDemande } from './presentDemande.ts';
import { UNVERIFIED } from './UNVERIFIED.ts';

/** The row of a first save; a repeated first save with the same key waits for the first and finds its row (rules/wire#start-calls). */
export async function createDraft(
  context: RoleContext<'demande.version-perimee'>,
  body: DemandeAdministrativeWrite,
): Promise<DemandeRow> {
  const { personneId, role } = context.caller;
  if (!can(role.type, 'edit-demande')) throw refuse.notFound();
  if (body.cleBrouillon === null)
    throw refuse.badRequest('donnees-invalides', [{ path: 'cleBrouillon', title: 'champ.requis' }]);
  const created = await context.db
    .insertInto('demande_administrative')
    .values({
      version: 0,
      cle_brouillon: body.cleBrouillon,
      avec_demande_habilitation: body.avecDemandeHabilitation,
      role_id: role.id,
      demandeur_id: personneId,
      entite_id: role.entiteId,
      tache: 'da_saisie',
      donnees: JSON.stringify(EMPTY_SAISIE),
      verification_siren: JSON.stringify(UNVERIFIED),
      date_debut_tache: context.today,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created !== undefined) {
    const owner = { personneId, roleId: role.id, entiteId: role.entiteId, today: context.today };
    if (body.avecDemandeHabilitation) await createEmptyDemande(context.db, owner);
    return created;
  }
  const same = await context.db
    .selectFrom('demande_administrative')
    .selectAll()
    .where('cle_brouillon', '=', body.cleBrouillon)
    .forUpdate()
    .executeTakeFirst();
  if (same !== undefined) {
    if (same.role_id !== role.id || same.tache === 'supprimee') throw refuse.notFound();
    return same;
  }
  // An entite has one live demande: the 409 carries the one under way, and nothing typed is lost.
  const live = await findLive(context).executeTakeFirst();
  throw context.refuse.conflict(
    'demande.version-perimee',
    live === undefined ? undefined : await presentDemande(context, live),
  );
}
