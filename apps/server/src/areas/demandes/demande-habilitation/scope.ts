import type { Capability } from '@habilis/domain/role/capability';
import { isAdmin, isDemandeur } from '@habilis/domain/role/roleGroup';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import type { ExpressionBuilder, ExpressionWrapper, Selectable, SqlBool, Updateable } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { DemandeHabilitationTable } from '../../../database/tables/demandesHabilitation.ts';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { refusePartiePrenante } from '../../personnes/partie-prenante/partiesPrenantes.ts';
import { niveauxOfRole } from '../../niveaux/dispositif-niveau/niveauxOfRole.ts';

export type DhRow = Selectable<DemandeHabilitationTable>;
export type DhColumns = Updateable<DemandeHabilitationTable>;
type Builder = ExpressionBuilder<Database, 'demande_habilitation'>;
type Condition = ExpressionWrapper<Database, 'demande_habilitation', SqlBool>;

/** Where a role has its capability, deleted and not yet submitted demandes included. */
function placeOf(context: RoleContext, capability: Capability) {
  const { personneId, role } = context.caller;
  return (eb: Builder): Condition => {
    switch (scopeOf(role.type, capability)) {
      case 'all':
        return eb.and([eb.lit(true)]);
      case 'entite': {
        // Before an entite exists, the role that began the demande owns it.
        const mine = eb.and([
          eb('demande_habilitation.role_id', '=', role.id),
          eb('demande_habilitation.entite_id', 'is', null),
        ]);
        return role.entiteId === null
          ? mine
          : eb.and([eb.or([eb('demande_habilitation.entite_id', '=', role.entiteId), mine])]);
      }
      case 'caisse':
        return eb.and([eb('demande_habilitation.caisse_id', '=', role.mrpId)]);
      case 'assigned':
        // A former holder may still read what they wrote.
        return eb.and([
          eb.or([
            eb('demande_habilitation.assigne_id', '=', personneId),
            eb('demande_habilitation.expert_id', '=', personneId),
            eb('demande_habilitation.instructeur_id', '=', personneId),
          ]),
        ]);
      case 'dispositif':
        return eb.and([eb('demande_habilitation.dispositif_niveau_id', 'in', niveauxOfRole(context.db, role.id))]);
      // A demande belongs to no delegation.
      case 'delegation':
      case 'none':
        return eb.and([eb.lit(false)]);
    }
  };
}

/** The condition that a demande is in the caller's scope for a capability; a deleted one is in nobody's, one never submitted only in its entite's and the support's (rules/rights#scopes). */
export function inScope(context: RoleContext, capability: Capability = 'read-demandes') {
  const { role } = context.caller;
  const place = placeOf(context, capability);
  const seesDrafts = isDemandeur(role.type) || isAdmin(role.type);
  return (eb: Builder): Condition =>
    eb.and([
      eb('demande_habilitation.tache', '<>', 'supprimee'),
      ...(seesDrafts ? [] : [eb('demande_habilitation.date_first_soumission', 'is not', null)]),
      place(eb),
    ]);
}

const selectInScope = (context: RoleContext, id: number, capability: Capability) =>
  context.db
    .selectFrom('demande_habilitation')
    .selectAll('demande_habilitation')
    .where('demande_habilitation.id', '=', id)
    .where(inScope(context, capability));

/** The demande of an id in the caller's scope, its row locked until the transaction ends; 404 otherwise, 403 for who has a part in its entite. */
export async function lockDemande(
  context: RoleContext,
  id: number,
  capability: Capability = 'read-demandes',
): Promise<DhRow> {
  const row = await selectInScope(context, id, capability).forUpdate().executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  await refusePartiePrenante(context, row.entite_id);
  return row;
}

/** The demande of an id in the caller's scope; 404 otherwise. */
export async function findDemande(
  context: RoleContext,
  id: number,
  capability: Capability = 'read-demandes',
): Promise<DhRow> {
  const row = await selectInScope(context, id, capability).executeTakeFirst();
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** Whether the caller may read a demande d'habilitation, and so its documents. */
export async function mayReadDemandeHabilitation(context: RoleContext, id: number): Promise<boolean> {
  return (await selectInScope(context, id, 'read-demandes').executeTakeFirst()) !== undefined;
}
