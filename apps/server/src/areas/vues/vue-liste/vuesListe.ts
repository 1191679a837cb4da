import type { BodyOf } from '@habilis/api/endpoint';
import type { vueListe } from '@habilis/api/vue-liste/endpoints';
import type { VueListe } from '@habilis/api/vue-liste/VueListe';
import { cleanText } from '@habilis/domain/clean-text/cleanText';
import type { ListeAVues } from '@habilis/domain/vue-liste/LISTES_A_VUES';
import { mayChangeVue, mayReadVue } from '@habilis/domain/vue-liste/rightsOnVue';
import { vueFaults } from '@habilis/domain/vue-liste/vueFaults';
import { asRead } from '../../../platform/asRead.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

type Stale = 'vue-liste.version-perimee';
/** The context of a call that changes a view. */
type Changing = RoleContext<Stale>;

const OBJET = 'vue-liste';
const LARGEST_ID = 2_147_483_647;

const vues = ({ db }: Pick<RoleContext, 'db'>) =>
  db
    .selectFrom('vue_liste')
    .innerJoin('role', 'role.id', 'vue_liste.role_id')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select([
      'vue_liste.id',
      'vue_liste.version',
      'vue_liste.liste',
      'vue_liste.nom',
      'vue_liste.adresse',
      'vue_liste.role_id as roleId',
      'vue_liste.caisse_id as caisseId',
      'personne.prenom',
      'personne.nom as nomPersonne',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof vues>['executeTakeFirstOrThrow']>>;

const presented = (row: Row, { caller }: RoleContext): VueListe => ({
  id: row.id,
  version: row.version,
  liste: row.liste,
  nom: row.nom,
  adresse: row.adresse,
  partagee: row.caisseId !== null,
  auteur: row.roleId === caller.role.id ? null : `${row.prenom} ${row.nomPersonne}`,
  modifiable: mayChangeVue(row, caller.role),
});

const findVue = (context: RoleContext, id: number) => vues(context).where('vue_liste.id', '=', id);

/** Whether the caller may change a view. */
export async function mayWriteVue(context: RoleContext, id: number): Promise<boolean> {
  if (id > LARGEST_ID) return false;
  const row = await findVue(context, id).executeTakeFirst();
  return row !== undefined && mayChangeVue(row, context.caller.role);
}

/** The views of a list that the caller's role has: its own, then those of its caisse, by name. */
export async function listVues(context: RoleContext, liste: ListeAVues): Promise<VueListe[]> {
  const { id: roleId, mrpId } = context.caller.role;
  const rows = await vues(context)
    .where('vue_liste.liste', '=', liste)
    .where((eb) =>
      eb.or([eb('vue_liste.role_id', '=', roleId), ...(mrpId === null ? [] : [eb('vue_liste.caisse_id', '=', mrpId)])]),
    )
    .execute();
  const isOthers = (row: Row) => Number(row.roleId !== roleId);
  return rows
    .filter((row) => mayReadVue(row, context.caller.role))
    .toSorted((one, other) => isOthers(one) - isOthers(other) || one.nom.localeCompare(other.nom, 'fr'))
    .map((row) => presented(row, context));
}

/** The names of the other views that a role keeps of a list; no other call adds one until this one ends. */
async function otherNames(
  { db }: RoleContext,
  roleId: number,
  { liste, id = 0 }: { readonly liste: ListeAVues; readonly id?: number },
): Promise<string[]> {
  await db.selectFrom('role').select('id').where('id', '=', roleId).forNoKeyUpdate().execute();
  const rows = await db
    .selectFrom('vue_liste')
    .select('nom')
    .where('role_id', '=', roleId)
    .where('liste', '=', liste)
    .where('id', '<>', id)
    .execute();
  return rows.map(({ nom }) => nom);
}

async function readVue(context: RoleContext, id: number): Promise<VueListe> {
  return presented(await findVue(context, id).executeTakeFirstOrThrow(), context);
}

/** Keeps a view under a name (EC70). */
export async function createVue(context: RoleContext, vue: BodyOf<typeof vueListe.create>): Promise<VueListe> {
  const { caller, now, db } = context;
  const { role } = caller;
  const autres = await otherNames(context, role.id, vue);
  const faults = vueFaults(vue, { role: role.type, autres, isKept: false, isShared: false });
  if (faults.length > 0) throw context.refuse.badRequest('donnees-invalides', faults);
  const { id } = await db
    .insertInto('vue_liste')
    .values({
      role_id: role.id,
      liste: vue.liste,
      nom: cleanText(vue.nom),
      adresse: vue.adresse,
      caisse_id: vue.partagee ? role.mrpId : null,
      modifiee_le: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { liste, partagee } = vue;
  await context.audit({ action: 'vue-liste-creee', objetType: OBJET, objetId: id, detail: { liste, partagee } });
  return readVue(context, id);
}

/** The view at the version that the caller read, held until the call ends. */
async function heldVue(context: Changing, id: number, version: number): Promise<Row> {
  const row = await findVue(context, id).forUpdate('vue_liste').executeTakeFirst();
  // It may have been removed between its scope and here.
  return asRead(row, version, () => context.refuse.conflict('vue-liste.version-perimee'));
}

/** Renames, changes or shares a view (EC72, EC73). */
export async function updateVue(context: Changing, id: number, vue: BodyOf<typeof vueListe.update>): Promise<VueListe> {
  const { caller, now, db } = context;
  const row = await heldVue(context, id, vue.version);
  const autres = await otherNames(context, row.roleId, row);
  const isShared = row.caisseId !== null;
  const faults = vueFaults(vue, { role: caller.role.type, autres, isKept: true, isShared });
  if (faults.length > 0) throw context.refuse.badRequest('donnees-invalides', faults);
  await db
    .updateTable('vue_liste')
    .set({
      nom: cleanText(vue.nom),
      adresse: vue.adresse,
      caisse_id: vue.partagee ? (row.caisseId ?? caller.role.mrpId) : null,
      version: row.version + 1,
      modifiee_le: now,
    })
    .where('id', '=', id)
    .execute();
  const detail = { liste: row.liste, partagee: vue.partagee, etaitPartagee: isShared };
  await context.audit({ action: 'vue-liste-modifiee', objetType: OBJET, objetId: id, detail });
  return readVue(context, id);
}

/** Removes a view (EC72). */
export async function removeVue(context: Changing, id: number, version: number): Promise<void> {
  const { liste, caisseId } = await heldVue(context, id, version);
  await context.db.deleteFrom('vue_liste').where('id', '=', id).execute();
  const detail = { liste, partagee: caisseId !== null };
  await context.audit({ action: 'vue-liste-supprimee', objetType: OBJET, objetId: id, detail });
}
