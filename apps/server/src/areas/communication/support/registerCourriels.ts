import type { FastifyInstance } from 'fastify';
import { isDatabaseGone } from '../../../database/isDatabaseGone.ts';
import { clientAddressOf } from '../../../platform/http/clientAddressOf.ts';
import { hasBearer } from '../../../platform/http/hasBearer.ts';
import { refuse, refuseAny } from '../../../platform/Refusal.ts';
import type { Services } from '../../../platform/Services.ts';
import { lireCourriel } from './lireCourriel.ts';
import { recevoirCourriel } from './recevoirCourriel.ts';

/** Bytes of a raw mail: the documents of a message, a third more in base64, and room for what is refused. */
const LARGEST_MAIL = 32 * 1024 * 1024;

/** Takes the raw mails that the mail server received for the support; without its token the address does not exist. */
export async function registerCourriels(app: FastifyInstance, services: Services): Promise<void> {
  const { config, connection, files } = services;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: LARGEST_MAIL },
      (_request, body, done) => done(null, body),
    );
    scope.post(
      '/api/support/courriel',
      {
        bodyLimit: LARGEST_MAIL,
        // Before any of the mail is read.
        onRequest: async (request) => {
          if (config.supportReponses === null || !hasBearer(request, config.supportReponses.token))
            throw refuse.notFound();
        },
      },
      async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) throw refuse.unsupported();
        const courriel = await lireCourriel(request.body, config).catch(() => {
          throw refuseAny.badRequest('donnees-invalides');
        });
        const [now, settings] = [services.now(), await services.settings()];
        const deposits = services.openDeposits();
        try {
          if (courriel.pieces.length > 0)
            await deposits.begin({ caller: null, address: clientAddressOf(request), now, settings });
          await recevoirCourriel({ db: connection.db, files, admit: deposits.admit, settings, now }, courriel);
          await deposits.end('done');
        } catch (error) {
          await deposits.end(isDatabaseGone(error) ? 'unknown' : 'refused');
          throw error;
        }
        return reply.code(204).header('Cache-Control', 'no-store').send();
      },
    );
  });
}
