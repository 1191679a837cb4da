import type { FastifyInstance } from 'fastify';
import { registerOneClick } from '../../../platform/http/registerOneClick.ts';
import { refuseAny } from '../../../platform/Refusal.ts';
import type { Services } from '../../../platform/Services.ts';
import { unsubscribe } from './desabonnement.ts';

/** Stops by one press of a mail program what the link of a mail is about. */
export const registerDesabonnement = (app: FastifyInstance, { config, connection, now }: Services): Promise<void> =>
  registerOneClick(app, '/desabonnement/:key', async (key) => {
    const at = now();
    await connection.db.transaction().execute((db) =>
      unsubscribe(
        {
          db,
          now: at,
          refuse: refuseAny,
          audit: async ({ action, objetType = null, objetId = null, detail = {} }) => {
            await db
              .insertInto('audit')
              .values({
                personne_id: null,
                role_id: null,
                en_tant_que_par: null,
                action,
                objet_type: objetType,
                objet_id: objetId,
                detail: JSON.stringify(detail),
                fait_le: at,
              })
              .execute();
          },
        },
        config.tokenSecret,
        key,
        'un-clic',
      ),
    );
  });
