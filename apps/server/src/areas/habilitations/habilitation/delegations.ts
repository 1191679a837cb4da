import type { Delegataire, DelegataireWrite } from '@habilis/api/habilitation/Habilitation';
import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { isHeld } from '@habilis/domain/habilitation/isHeld';
import { sql } from 'kysely';
import { isLiveRole } from '../../../platform/auth/isLiveRole.ts';
import type { Context, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { type InviteTitle, invitePersonne } from '../../personnes/account/invitePersonne.ts';
import { sendKey } from '../../personnes/personne/sendAccountMail.ts';
import { addRoleMembre } from '../../personnes/personne/addRoleMembre.ts';
import { proposeRole } from '../../personnes/invitation/proposeRole.ts';
import { giveDelegation } from './giveDelegations.ts';
import { liveDelegations } from './liveDelegations.ts';
import { lockSuites } from './lockSuites.ts';
import { openHabilitation } from './openHabilitation.ts';
import { datesOf, type NamedHabilitation } from './habilitationRows.ts';
import { nameOfRole } from './nameOfRole.ts';
import { findHabilitation } from './readHabilitation.ts';
import { recordEvenement } from './recordEvenement.ts';

/** Those to whom a habilitation is delegated now, by name. */
export async function listDelegataires({ db, now }: Context, id: number): Promise<Delegataire[]> {
  const rows = await liveDelegations(db, id, now)
    .select(['role.id as roleId', 'personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .select('delegation.debut_le')
    .execute();
  return rows.map(({ roleId, habilisId, nom, prenom, debut_le: depuis }) => ({
    roleId,
    habilisId,
    nomPrenom: `${prenom} ${nom}`,
    depuisLe: depuis.toISOString(),
  }));
}

/** The live delegates' roles of an entite. */
const rolesOfEntite = ({ db, now }: Context, entiteId: number) =>
  db
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .where('role.type', '=', 'DL')
    .where('role.entite_id', '=', entiteId)
    .where(isLiveRole(now));

/** The delegataires of the entite who do not have this habilitation delegated to them. */
export async function listDelegatairesPossibles(context: RoleContext, id: number) {
  const { entite_id: entiteId } = await findHabilitation(context, id);
  const held = new Set((await listDelegataires(context, id)).map(({ roleId }) => roleId));
  const rows = await rolesOfEntite(context, entiteId)
    .select(['role.id as roleId', 'personne.habilis_id as habilisId', 'personne.nom', 'personne.prenom'])
    .orderBy('personne.nom_tri')
    .orderBy('role.id')
    .execute();
  return rows
    .filter(({ roleId }) => !held.has(roleId))
    .map(({ roleId, habilisId, nom, prenom }) => ({ roleId, habilisId, nomPrenom: `${prenom} ${nom}` }));
}

type NewDelegataire = Exclude<DelegataireWrite, { readonly roleId: number }>;

/** The person's role as a delegataire of the entite; given when they are new, offered with the delegation when they only have no such role yet: null. */
async function roleFor(
  context: RoleContext<InviteTitle>,
  row: NamedHabilitation,
  typed: NewDelegataire,
): Promise<number | null> {
  const { id: personneId, isNew } = await invitePersonne(context, typed);
  const held = await rolesOfEntite(context, row.entite_id)
    .select('role.id')
    .where('role.personne_id', '=', personneId)
    .executeTakeFirst();
  if (held !== undefined) return held.id;
  const entite = { id: row.entite_id, raisonSociale: row.raison_sociale };
  if (!isNew) {
    await proposeRole(context, personneId, { type: 'DL', entite, habilitationIds: [row.id] });
    return null;
  }
  const id = await addRoleMembre(context, personneId, { type: 'DL', entite });
  await sendKey(context, { usage: 'activation', personneId });
  return id;
}

async function chosenRole(
  context: RoleContext<InviteTitle>,
  row: NamedHabilitation,
  write: DelegataireWrite,
): Promise<number | null> {
  if (!('roleId' in write)) return roleFor(context, row, write);
  const known = await rolesOfEntite(context, row.entite_id)
    .select('role.id')
    .where('role.id', '=', write.roleId)
    .executeTakeFirst();
  if (known === undefined) {
    throw refuse.badRequest('donnees-invalides', [{ path: 'roleId', title: 'champ.invalide' }]);
  }
  return known.id;
}

/** Delegates a habilitation to somebody (rules/rights#matrix). */
export async function addDelegataire(
  context: RoleContext<
    'habilitation.deja-deleguee' | 'habilitation.delegation-impossible' | 'habilitation.version-perimee' | InviteTitle
  >,
  id: number,
  write: DelegataireWrite,
): Promise<Delegataire[]> {
  const row = await openHabilitation(context, id, write.version);
  if (!isHeld(etatHabilitation(datesOf(row), context.today))) {
    throw context.refuse.badRequest('habilitation.delegation-impossible');
  }
  const roleId = await chosenRole(context, row, write);
  if (roleId !== null && !(await giveDelegation(context, row, roleId))) {
    throw context.refuse.conflict('habilitation.deja-deleguee');
  }
  return listDelegataires(context, id);
}

/** Ends the live delegation of a habilitation to a role; false when there is none. */
async function endDelegation({ db, now }: Context, habilitationId: number, roleId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('delegation')
    // Never before its own start: it may have been given while this call waited.
    .set({ fin_le: sql<Date>`greatest(debut_le, ${now})` })
    .where('habilitation_id', '=', habilitationId)
    .where('role_id', '=', roleId)
    .where('fin_le', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the delegation of a habilitation to somebody, and of those granted from it: they were carried over to them (rules/rights#matrix; H713). */
export async function removeDelegataire(
  context: RoleContext<'habilitation.non-deleguee' | 'habilitation.version-perimee'>,
  id: number,
  { roleId, version }: { readonly roleId: number; readonly version: number },
): Promise<Delegataire[]> {
  const row = await openHabilitation(context, id, version);
  if (!(await endDelegation(context, id, roleId))) throw context.refuse.conflict('habilitation.non-deleguee');
  for (const one of [row, ...(await lockSuites(context.db, id))]) {
    if (one.id !== id && !(await endDelegation(context, one.id, roleId))) continue;
    const objet = await nameOfRole(context.db, roleId);
    await recordEvenement(context, one, 'habilitation-delegation-terminee', { objet }, { roleId });
  }
  return listDelegataires(context, id);
}
