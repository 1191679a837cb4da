import type { PersonneRef } from '@habilis/api/personne/PersonneRef';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import type { Context } from '../../../platform/Handler.ts';
import { requireRole } from '../../../platform/requireCaller.ts';
import { ownersOf } from './listDemandes.ts';
import type { Condition } from './todoConditions.ts';

/** Those who hold the requests that meet every condition, each once, by name; a requester sees no agent (domain, C.1). */
export async function holdersOf(context: Context, conditions: readonly Condition[]): Promise<PersonneRef[]> {
  if (!seesAgents(requireRole(context).role.type)) return [];
  const persons = await context.db
    .selectFrom('personne')
    .select(['habilis_id', 'nom', 'prenom'])
    .where('id', 'in', ownersOf(context, conditions))
    .orderBy('nom')
    .orderBy('prenom')
    .orderBy('id')
    .execute();
  return persons.map(({ habilis_id: habilisId, nom, prenom }) => ({ habilisId, nomPrenom: `${prenom} ${nom}` }));
}
