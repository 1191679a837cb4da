import type { message } from '@habilis/api/message/endpoints';
import type { AccountContext, Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { listTypesOfSender } from '../type-message/typesMessage.ts';
import { abandonCalcul, readCalcul, startCalcul } from './calculs.ts';
import { dismissedMessages, dismissMessage, markRead, restoreMessage } from './dismissals.ts';
import { messagesFor } from './messagesFor.ts';
import { listDestinataires, listMessages, readMessage } from './readMessages.ts';
import { endMessage, removeMessage, withdrawMessage, writeMessage } from './writeMessage.ts';

/** 404 unless the message reaches the caller, dismissed or not. */
async function refuseOthers(context: AccountContext, id: number): Promise<void> {
  const reached = await messagesFor(context);
  if (!reached.some((row) => row.id === id)) throw refuse.notFound();
}

/** Messages over HTTP: for their readers, and for their senders. */
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
        lu: row.lu,
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
  read: async ({ params, context }) => {
    await refuseOthers(context, params.id);
    await markRead(context, params.id);
    return undefined;
  },
  typesMessage: ({ context }) => listTypesOfSender(context),
  list: ({ query, context }) => listMessages(context, query),
  get: ({ params, context }) => readMessage(context, params.id),
  write: ({ body, context }) => writeMessage(context, body),
  withdraw: async ({ params, body, context }) => {
    await withdrawMessage(context, params.id, body.version);
    return undefined;
  },
  end: ({ params, body, context }) => endMessage(context, params.id, body.version),
  destinataires: ({ params, query, context }) => listDestinataires(context, params.id, query),
  remove: async ({ params, body, context }) => {
    await removeMessage(context, params.id, body.version);
    return undefined;
  },
  startCalcul: ({ body, context }) => startCalcul(context, body.ciblesMessage),
  calcul: ({ params, context }) => readCalcul(context, params.id),
  removeCalcul: async ({ params, context }) => {
    await abandonCalcul(context, params.id);
    return undefined;
  },
};
