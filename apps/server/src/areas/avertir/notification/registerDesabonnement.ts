import type { FastifyInstance } from 'fastify';
import { NOBODY, writeAudit } from '../../../platform/audit/writeAudit.ts';
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
          audit: (entry) => writeAudit(db, NOBODY, entry, at),
        },
        config.tokenSecret,
        key,
        'un-clic',
      ),
    );
  });
