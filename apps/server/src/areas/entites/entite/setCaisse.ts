import type { CaisseWrite, EntiteDetail } from '@habilis/api/entite/Entite';
import { caisseFaults } from '@habilis/domain/entite/caisseFaults';
import { actingOf } from '../../../platform/Acting.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { DA_KIND } from '../../demandes/demande-administrative/DA_KIND.ts';
import { DH_KIND } from '../../demandes/demande-habilitation/DH_KIND.ts';
import { moveToCaisse } from '../../demandes/demande-habilitation/moveToCaisse.ts';
import { recordStep } from '../../demandes/tache/recordStep.ts';
import { releaseLost } from '../../demandes/tache/releaseHeld.ts';
import { announceDelaisses, type Delaisse, desertedOf } from '../../demandes/tache/sansTitulaire.ts';
import { updateAlertes } from '../../demandes/tache/updateAlertes.ts';
import { announceEntite } from './announceEntite.ts';
import { announceSansGestionnaire } from './followGestionnaires.ts';
import { type EntiteRow, openEntite } from './openEntite.ts';
import { readEntite } from './readEntite.ts';
import { updateAlertesEntite } from './updateAlertesEntite.ts';

type Caisse = { readonly id: number; readonly libelle: string };

async function caisseOf({ db }: Context, id: number | null): Promise<Caisse | undefined> {
  if (id === null) return undefined;
  return db.selectFrom('mrp').select(['id', 'libelle']).where('id', '=', id).executeTakeFirst();
}

/** Moves the demandes of an entite to its new caisse; agents of the old caisse lose the tasks they hold (EN8). */
async function moveDemandes(context: RoleContext, entiteId: number, caisseId: number): Promise<Delaisse[]> {
  const rows = await context.db
    .selectFrom('demande_administrative')
    .selectAll()
    .where('entite_id', '=', entiteId)
    .where('tache', '<>', 'supprimee')
    .orderBy('id')
    .forUpdate()
    .execute();
  const acting = actingOf(context);
  const left: (Delaisse | null)[] = [];
  for (const row of rows) {
    // A draft that was never submitted has no caisse yet.
    if (row.caisse_id === null) continue;
    const written = await DA_KIND.write(context.db, row, {
      caisse_id: caisseId,
      assigne_id: null,
      instructeur_id: null,
      brouillon_caisse: null,
    });
    if (row.assigne_id !== null) {
      const { id, tache } = row;
      await recordStep(acting, DA_KIND, id, { action: 'Libere', tache, suivante: tache, commentaire: null });
    }
    await updateAlertes(acting, DA_KIND, written);
    left.push(await desertedOf(acting, DA_KIND, written));
  }
  return left.filter((one) => one !== null);
}

/** Moves the demandes d'habilitation too; an expert or a dispositif's manager keeps what they hold, but for an expert of the new caisse where another examines the niveau (EN8). */
async function moveDemandesHabilitation(context: RoleContext, entiteId: number, caisseId: number): Promise<Delaisse[]> {
  const rows = await moveToCaisse(context.db, entiteId, caisseId);
  const acting = actingOf(context);
  const left: (Delaisse | null)[] = [];
  for (const row of rows) {
    // `releaseLost` updates the alerts by its own step.
    const released = await releaseLost(acting, DH_KIND, row, { mayKeep: DH_KIND.candidatesOf });
    if (released === null) await updateAlertes(acting, DH_KIND, row);
    left.push(await desertedOf(acting, DH_KIND, released ?? row));
  }
  return left.filter((one) => one !== null);
}

/** Tells both caisses why, and the entite which caisse it has now. */
async function announceCaisse(
  context: RoleContext,
  row: EntiteRow,
  { before, after, commentaire }: { before: Caisse | undefined; after: Caisse; commentaire: string | null },
): Promise<void> {
  const tools = { ...context, exceptPersonneId: context.caller.personneId };
  const common = {
    evenement: 'ENTITE_CAISSE' as const,
    mots: { ancienne: before?.libelle ?? 'aucune', nouvelle: after.libelle },
  };
  const agents = { ...common, roles: ['I', 'RC'] as const, commentaire };
  await announceEntite(tools, row, {
    ...agents,
    modele: 'entite-caisse-recue',
    of: { mrpId: after.id },
  });
  if (before !== undefined) {
    await announceEntite(tools, row, {
      ...agents,
      modele: 'entite-caisse-quittee',
      of: { mrpId: before.id },
      isLost: true,
    });
  }
  await announceEntite(tools, row, {
    ...common,
    modele: 'entite-caisse-changee',
    roles: ['DM', 'G'],
    of: { entiteId: row.id },
    commentaire: null,
  });
}

/** Moves an entite to another caisse, with its demandes and alerts (rules/rights#matrix; EN8). */
export async function setCaisse(
  context: RoleContext<'entite.version-perimee'>,
  body: CaisseWrite,
): Promise<EntiteDetail> {
  const { db } = context;
  const { caisseId, commentaireAffectationCaisseInstructrice: commentaire } = body;
  const row = await openEntite(context, { id: body.entiteId, version: body.version, capability: 'change-caisse' });
  const faults = caisseFaults({ ...body, actuelleId: row.caisse_id });
  if (faults.length > 0) throw refuse.badRequest('donnees-invalides', faults);
  const after = await caisseOf(context, caisseId);
  if (after === undefined)
    throw refuse.badRequest('donnees-invalides', [{ path: 'caisseId', title: 'champ.invalide' }]);
  const before = await caisseOf(context, row.caisse_id);
  const written = await db
    .updateTable('entite')
    .set({ caisse_id: caisseId, commentaire_affectation_caisse: commentaire, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await context.audit({
    action: 'caisse-changee',
    objetType: 'entite',
    objetId: row.id,
    detail: { de: before?.libelle ?? null, vers: after.libelle, commentaire },
  });
  const administratives = await moveDemandes(context, row.id, caisseId);
  const habilitations = await moveDemandesHabilitation(context, row.id, caisseId);
  await announceDelaisses(actingOf(context), [...administratives, ...habilitations]);
  const told = await updateAlertesEntite(db, written, context);
  await announceSansGestionnaire({ ...context, exceptPersonneId: context.caller.personneId }, written, told);
  await announceCaisse(context, row, { before, after, commentaire });
  return readEntite(context, row.id);
}
