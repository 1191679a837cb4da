import type { FastifyInstance } from 'fastify';
import { refuseAny } from '../../../platform/Refusal.ts';
import type { Services } from '../../../platform/Services.ts';
import { unsubscribe } from './desabonnement.ts';

/** Bytes; the form that a mail program posts is a word or two. */
const LARGEST_FORM = 4_000;

/** Answers the one-click POST of a mail program on the link of a mail: no sign-in, no cookie, no page (RFC 8058); a reader who follows the link gets the app's page. */
export async function registerOneClick(app: FastifyInstance, { config, connection, now }: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The address says everything: the form is the same in every mail, so it is not read.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST_FORM }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Params: { key: string } }>('/desabonnement/:key', async (request, reply) => {
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
          request.params.key,
          'un-clic',
        ),
      );
      return reply.code(204).header('Cache-Control', 'no-store').send();
    });
  });
}
