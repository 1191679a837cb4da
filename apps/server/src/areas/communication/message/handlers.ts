import type { message } from '@habilis/api/message/endpoints';
import type { AccountContext, Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { messagesFor } from './messagesFor.ts';

/** 404 unless the message reaches the caller, dismissed or not. */
async function refuseOthers(context: AccountContext, id: number): Promise<void> {
  const reached = await messagesFor(context);
  if (!reached.some((row) => row.id === id)) throw refuse.notFound();
}

async function dismissed(context: AccountContext): Promise<ReadonlySet<number>> {
  const rows = await context.db
    .selectFrom('message_suppression')
    .select('message_id')
    .where('personne_id', '=', context.caller.personneId)
    .execute();
  return new Set(rows.map(({ message_id: id }) => id));
}

/** The messages of a dashboard over HTTP. */
export const messageHandlers: Handlers<typeof message> = {
  dashboard: async ({ context }) => {
    const [rows, gone] = [await messagesFor(context), await dismissed(context)];
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
    await context.db
      .insertInto('message_suppression')
      .values({ message_id: params.id, personne_id: context.caller.personneId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await context.audit({ action: 'message-supprime', objetType: 'message', objetId: params.id });
    return undefined;
  },
  restore: async ({ params, context }) => {
    await refuseOthers(context, params.id);
    await context.db
      .deleteFrom('message_suppression')
      .where('message_id', '=', params.id)
      .where('personne_id', '=', context.caller.personneId)
      .execute();
    await context.audit({ action: 'message-remis', objetType: 'message', objetId: params.id });
    return undefined;
  },
};
