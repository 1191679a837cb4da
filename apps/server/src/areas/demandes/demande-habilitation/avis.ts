import type { Avis, AvisWrite } from '@habilis/api/avis/Avis';
import { readsAvis } from '@habilis/domain/avis/readsAvis';
import { nullWhenEmpty } from '@habilis/domain/null-when-empty/nullWhenEmpty';
import { isAdmin } from '@habilis/domain/role/roleGroup';
import type { RoleContext } from '../../../platform/Handler.ts';
import { dessaisisOf } from './dessaisisOf.ts';
import type { DhRow } from './scope.ts';

type OfTask = Pick<DhRow, 'id' | 'tache'>;

const drafts = (context: RoleContext, { id, tache }: OfTask) =>
  context.db
    .selectFrom('avis')
    .selectAll()
    .where('demande_id', '=', id)
    .where('tache', '=', tache)
    .where('personne_id', '=', context.caller.personneId)
    .where('rendu_le', 'is', null);

/** The avis that the caller is writing on a task; null when there is none. */
export async function draftAvis(context: RoleContext, row: OfTask): Promise<AvisWrite | null> {
  const draft = await drafts(context, row).executeTakeFirst();
  return draft === undefined ? null : { type: draft.type, texte: draft.texte };
}

/** Keeps the avis that the caller is writing: one per person, demande and task (rules/demandes#avis). */
export async function saveAvis(context: RoleContext, { id, tache }: OfTask, { type, texte }: AvisWrite): Promise<void> {
  const { personneId, role } = context.caller;
  await context.db
    .insertInto('avis')
    .values({ demande_id: id, tache, personne_id: personneId, role_type: role.type, type, texte })
    .onConflict((conflict) =>
      conflict
        .columns(['demande_id', 'tache', 'personne_id'])
        .where('rendu_le', 'is', null)
        .doUpdateSet({ type, texte, role_type: role.type }),
    )
    .execute();
}

/** Freezes the avis that comes with a step; it never changes afterwards (rules/demandes#avis). */
export async function freezeAvis(context: RoleContext, row: OfTask, avis: AvisWrite): Promise<void> {
  await saveAvis(context, row, { type: avis.type, texte: nullWhenEmpty(avis.texte) });
  const draft = await drafts(context, row).executeTakeFirstOrThrow();
  await context.db.updateTable('avis').set({ rendu_le: context.now }).where('id', '=', draft.id).execute();
}

/** Gives the avis that goes with asking for a complement; the one being written stays a draft (rules/demandes#avis). */
export async function giveAvisComplement(
  context: RoleContext,
  { id, tache }: OfTask,
  texte: string | null,
): Promise<void> {
  const { personneId, role } = context.caller;
  await context.db
    .insertInto('avis')
    .values({
      demande_id: id,
      tache,
      personne_id: personneId,
      role_type: role.type,
      type: 'DC',
      texte: nullWhenEmpty(texte),
      rendu_le: context.now,
    })
    .execute();
}

/** The avis given on a demande that the caller may read, the latest first; an administrator's reading is recorded (rules/demandes#avis). */
export async function listAvis(context: RoleContext, demandeId: number): Promise<Avis[]> {
  const { personneId, role } = context.caller;
  const rows = await context.db
    .selectFrom('avis')
    .innerJoin('personne', 'personne.id', 'avis.personne_id')
    .selectAll('avis')
    .select(['personne.nom', 'personne.prenom'])
    .where('demande_id', '=', demandeId)
    .where('rendu_le', 'is not', null)
    .orderBy('rendu_le', 'desc')
    .orderBy('avis.id', 'desc')
    .execute();
  if (isAdmin(role.type)) {
    const entry = {
      action: 'demande-habilitation.avis-lus',
      objetType: 'demande-habilitation',
      objetId: demandeId,
    } as const;
    await context.db.transaction().execute((trx) => context.audit(entry, trx));
  }
  const dessaisis = await dessaisisOf(context.db, demandeId);
  return rows.flatMap((row) => {
    const isRead = readsAvis({ role: role.type, personneId }, { tache: row.tache, personneId: row.personne_id });
    if (!isRead || row.type === null || row.rendu_le === null) return [];
    return [
      {
        id: row.id,
        type: row.type,
        texte: row.texte,
        taskDefinitionKey: row.tache,
        auteurNomPrenom: `${row.prenom} ${row.nom}`,
        auteurRoleType: row.role_type,
        renduLe: row.rendu_le.toISOString(),
        ecarteLe: dessaisis.get(row.personne_id)?.toISOString() ?? null,
      },
    ];
  });
}
