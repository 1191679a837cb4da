import type { DossierFil } from '@habilis/domain/fil/DOSSIERS_FIL';
import type { RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { findAdministrative, findHabilitationDemandee } from './demandes.ts';
import type { Dossier, FindDossier, Nomme } from './Dossier.ts';
import { findHabilitation, findSession } from './droits.ts';

const FIND: Readonly<Record<DossierFil, FindDossier>> = {
  'demande-administrative': findAdministrative,
  'demande-habilitation': findHabilitationDemandee,
  habilitation: findHabilitation,
  'session-certification': findSession,
};

/** Whether the caller reads the thread of a file: one that they may read, and on one of its two sides (rules/rights#thread; DH950). */
export const mayDiscuss = async (context: RoleContext, { dossier, id }: Nomme): Promise<boolean> =>
  (await FIND[dossier](context, id, false)) !== null;

/** The file of a thread; 404 out of the caller's scope. Held until the end of the call, it does not end while a message is written. */
export async function openDossier(
  context: RoleContext,
  { dossier, id }: Nomme,
  { isHeld }: { readonly isHeld: boolean },
): Promise<Dossier> {
  const found = await FIND[dossier](context, id, isHeld);
  if (found === null) throw refuse.notFound();
  return found;
}
