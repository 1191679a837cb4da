import type { RoleMembre } from '@habilis/domain/utilisateur/refusalOfFinMembre';
import type { Context } from '../../../platform/Handler.ts';
import { inheritAlertesDeFil } from '../../avertir/alerte/alertesDeFil.ts';
import { closeOffre } from './closeOffre.ts';

/** Gives somebody a role for an entite and records it in their account's history; returns its id. */
export async function addRoleMembre(
  context: Context,
  personneId: number,
  {
    type,
    entite,
  }: { readonly type: RoleMembre; readonly entite: { readonly id: number; readonly raisonSociale: string } },
): Promise<number> {
  const { id } = await context.db
    .insertInto('role')
    .values({ personne_id: personneId, type, entite_id: entite.id, mrp_id: null, fin_le: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await closeOffre(context, personneId, { type, entiteId: entite.id });
  await inheritAlertesDeFil(context, id);
  const detail = { roleId: id, roleType: type, mrpId: null, entiteId: entite.id, objet: entite.raisonSociale };
  await context.audit({ action: 'role-donne', objetType: 'personne', objetId: personneId, detail });
  return id;
}
