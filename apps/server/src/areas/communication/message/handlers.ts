import type { message } from '@habilis/api/message/endpoints';
import type { AccountContext, Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { dismissedMessages, dismissMessage, restoreMessage } from './dismissals.ts';
import { messagesFor } from './messagesFor.ts';

/** 404 unless the message reaches the caller, dismissed or not. */
async function refuseOthers(context: AccountContext, id: number): Promise<void> {
  const reached = await messagesFor(context);
  if (!reached.some((row) => row.id === id)) throw refuse.notFound();
}

/** The messages of a dashboard over HTTP. */
export const messageHandlers: Handlers<typeof message> = {
  dashboard: async ({ context }) => {
    const [rows, gone] = [await messagesFor(context), await dismissedMessages(context)];
    return rows
      .filter(({ id }) => !gone.has(id))
      .map((row) => ({
        id: row.id,
        titre: row.titre,
        intitule: row.intitule,
        descriptif: row.descriptif,
        diffuseurNomPrenom: `${row.prenom} ${row.nom}`,
        dateDebutDiffusion: row.date_debut_diffusion ?? row.date_creation,
      }));
  },
  dismiss: async ({ params, context }) => {
    await refuseOthers(context, params.id);
    await dismissMessage(context, params.id);
    return undefined;
  },
  restore: async ({ params, context }) => {
    await refuseOthers(context, params.id);
    await restoreMessage(context, params.id);
    return undefined;
  },
};
