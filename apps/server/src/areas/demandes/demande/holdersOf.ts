import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { RoleContext } from '../../../platform/Handler.ts';
import { ownersOf } from './listDemandes.ts';
import type { Condition } from './todoConditions.ts';

/** Those who hold the demandes that meet every condition, each once, by name; a demandeur sees no agent (rules/demandes#holder). */
export async function holdersOf(context: RoleContext, conditions: readonly Condition[]): Promise<PersonneRef[]> {
  if (!seesAgents(context.caller.role.type)) return [];
  const persons = await context.db
    .selectFrom('personne')
    .select(['habilis_id', 'nom', 'prenom'])
    .where('id', 'in', ownersOf(context, conditions))
    .orderBy('nom_tri')
    .orderBy('id')
    .execute();
  return persons.map(({ habilis_id: habilisId, nom, prenom }) => ({ habilisId, nomPrenom: `${prenom} ${nom}` }));
}
