import { randomUUID } from 'node:crypto';
import type { DemandeHabilitationWrite } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import { can } from '@habilis/domain/role/can';
import type { Insertable, Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../../database/tables/demandesHabilitation.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { findHabilitation } from '../../habilitations/habilitation/readHabilitation.ts';
import { refuseSuite } from '../../habilitations/habilitation/refuseSuite.ts';
import { linkPieces, piecesReprises } from './repris.ts';
import { refuseSecond } from './refuseSecond.ts';
import { refuseWithoutDossier } from './refuseWithoutDossier.ts';
import { refuseSuspended } from './refuseSuspended.ts';
import type { DhRow } from './scope.ts';

/** An empty demande of a role and its entite. */
function emptyRow(
  {
    personneId,
    roleId,
    entiteId,
    today,
  }: { personneId: number; roleId: number; entiteId: number | null; today: string },
  cleBrouillon: string,
): Insertable<DemandeHabilitationTable> {
  return {
    version: 0,
    cle_brouillon: cleBrouillon,
    role_id: roleId,
    demandeur_id: personneId,
    entite_id: entiteId,
    mode: 'INI',
    tache: 'saisie',
    date_debut_tache: today,
  };
}

/** The empty demande created together with a demande administrative (rules/dossier#steps). */
export async function createEmptyDemande(
  db: Kysely<Database>,
  owner: {
    readonly personneId: number;
    readonly roleId: number;
    readonly entiteId: number | null;
    readonly today: string;
  },
): Promise<void> {
  await db
    .insertInto('demande_habilitation')
    .values({ ...emptyRow(owner, randomUUID()), version: 1 })
    .execute();
}

/** The habilitation that a renewal or an added platform starts from; it must be the entite's. */
async function sourceOf({ db }: Context, entiteId: number | null, id: number | null) {
  const source = await db
    .selectFrom('habilitation')
    .select(['id', 'dispositif_niveau_id'])
    .where('id', '=', id ?? 0)
    .where('entite_id', '=', entiteId ?? 0)
    .forUpdate()
    .executeTakeFirst();
  if (source !== undefined) return source;
  throw refuse.badRequest('donnees-invalides', [{ path: 'habilitationSourceId', title: 'champ.invalide' }]);
}

/** What a first save may be refused with. */
export type FirstSaveTitle =
  | 'demande.dossier-administratif-absent'
  | 'demande.entite-suspendue'
  | 'habilitation.ajout-plateforme-impossible'
  | 'habilitation.deja-accordee'
  | 'habilitation.demande-deja-en-cours'
  | 'habilitation.renouvellement-impossible';

/** The row of a first save; a repeated first save with the same key waits for the first and finds its row (rules/wire#start-calls). */
export async function createDraft(
  context: RoleContext<FirstSaveTitle>,
  body: DemandeHabilitationWrite,
): Promise<DhRow> {
  const { personneId, role } = context.caller;
  const { db, today } = context;
  const { cleBrouillon, habilitationSourceMode: mode } = body;
  if (!can(role.type, 'edit-demande')) throw refuse.notFound();
  if (cleBrouillon === null)
    throw refuse.badRequest('donnees-invalides', [{ path: 'cleBrouillon', title: 'champ.requis' }]);
  const { entiteId } = role;
  // Two demandes of one entite, or of one role without entite, are created one after the other.
  await (entiteId === null
    ? db.selectFrom('role').select('id').where('id', '=', role.id).forNoKeyUpdate().execute()
    : db.selectFrom('entite').select('id').where('id', '=', entiteId).forNoKeyUpdate().execute());
  const same = await db
    .selectFrom('demande_habilitation')
    .selectAll()
    .where('cle_brouillon', '=', cleBrouillon)
    .forUpdate()
    .executeTakeFirst();
  if (same !== undefined) {
    if (same.role_id !== role.id || same.tache === 'supprimee') throw refuse.notFound();
    return same;
  }
  await refuseWithoutDossier(context);
  await refuseSuspended(context, entiteId);
  const source = mode === 'INI' ? null : await sourceOf(context, entiteId, body.habilitationSourceId);
  const niveauId = source?.dispositif_niveau_id ?? body.dispositifNiveauId;
  await refuseSecond(context, { entiteId, roleId: role.id, niveauId, mode });
  if (mode !== 'INI' && source !== null) await refuseSuite(context, await findHabilitation(context, source.id), mode);
  const created = await db
    .insertInto('demande_habilitation')
    .values({
      ...emptyRow({ personneId, roleId: role.id, entiteId, today }, cleBrouillon),
      mode,
      habilitation_source_id: source?.id ?? null,
      dispositif_niveau_id: source?.dispositif_niveau_id ?? null,
    })
    .onConflict((conflict) => conflict.column('cle_brouillon').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created !== undefined && source !== null) {
    await linkPieces(context, created.id, await piecesReprises(context, source.id, source.dispositif_niveau_id));
  }
  // Without an entite, only the unique key stops a second first save: this finds the row of the first.
  return created ?? createDraft(context, body);
}
