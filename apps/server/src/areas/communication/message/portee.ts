import { type Diffusion, heldCriteres } from '@habilis/domain/message/heldCriteres';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { CibleMessage } from '@habilis/api/type-message/CibleMessage';
import { type RawBuilder, sql } from 'kysely';
import type { RoleContext } from '../../../platform/Handler.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';
import type { Cible } from './cibleSql.ts';

type Sender = Pick<RoleContext, 'db' | 'caller'>;

/** The condition that a role wrote within the caller's scope: of its caisse, or of one of its dispositifs (rules/rights#scopes). */
export function isInPortee({ caller: { role } }: Pick<RoleContext, 'caller'>, roleId: string): RawBuilder<boolean> {
  const scope = scopeOf(role.type, 'send-messages');
  if (scope === 'all') return sql<boolean>`true`;
  if (scope === 'caisse') {
    return sql<boolean>`exists (select from role auteur
      where auteur.id = ${sql.ref(roleId)} and auteur.mrp_id = ${role.mrpId})`;
  }
  return sql<boolean>`exists (select from role_dispositif auteur
    join role_dispositif lecteur on lecteur.dispositif_id = auteur.dispositif_id
    where auteur.role_id = ${sql.ref(roleId)} and lecteur.role_id = ${role.id})`;
}

/** Whether the caller may manage a message. */
export async function mayManageMessage(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('message')
    .select('id')
    .where('id', '=', id)
    .where(isInPortee(context, 'message.diffuseur_role_id'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the caller may follow a count of recipients. */
export async function mayFollowCalcul(context: RoleContext, id: number): Promise<boolean> {
  const row = await context.db
    .selectFrom('calcul_cible')
    .select('id')
    .where('id', '=', id)
    .where(isInPortee(context, 'calcul_cible.role_id'))
    .executeTakeFirst();
  return row !== undefined;
}

async function diffusionOf({ db, caller: { role } }: Sender): Promise<Diffusion> {
  const niveaux = role.type === 'RD' ? await niveauxOfRole(db, role.id).execute() : [];
  return { roleType: role.type, caisseId: role.mrpId, niveauIds: niveaux.map(({ id }) => id) };
}

/** Targets held to the caller's scope, whatever was sent; null when the caller may write to nobody (M2). */
export async function heldCibles(sender: Sender, cibles: readonly CibleMessage[]): Promise<Cible[] | null> {
  const diffusion = await diffusionOf(sender);
  const held: Cible[] = [];
  for (const { roleType, cibleMessageCriterias } of cibles) {
    const criteres = heldCriteres(cibleMessageCriterias, diffusion);
    if (criteres === null) return null;
    held.push({ roleType, criteres });
  }
  return held;
}
