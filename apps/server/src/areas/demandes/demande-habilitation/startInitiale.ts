import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { draftOf } from './draftOf.ts';
import { niveauOf } from './niveauOf.ts';
import { refuseSecond } from './refuseSecond.ts';
import { refuseSuspended } from './refuseSuspended.ts';
import { refuseWithoutDossier } from './refuseWithoutDossier.ts';

/** A first demande for a niveau, perhaps not chosen yet, that stores nothing; 409 when the entite may not begin it (rules/wire#start-calls). */
export async function startInitiale(
  context: RoleContext<
    | 'demande.dossier-administratif-absent'
    | 'demande.entite-suspendue'
    | 'habilitation.deja-accordee'
    | 'habilitation.demande-deja-en-cours'
  >,
  niveauId: number | null,
): Promise<DemandeHabilitation> {
  const { id: roleId, entiteId } = context.caller.role;
  await refuseWithoutDossier(context);
  if (niveauId !== null && (await niveauOf(context.db, niveauId))?.ouvert !== true) throw refuse.notFound();
  await refuseSuspended(context, entiteId);
  await refuseSecond(context, { entiteId, roleId, niveauId, mode: 'INI' });
  return draftOf(context, { mode: 'INI', dispositifNiveauId: niveauId });
}
