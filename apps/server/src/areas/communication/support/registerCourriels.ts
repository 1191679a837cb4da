import type { FastifyInstance } from 'fastify';
import { isDatabaseGone } from '../../../database/isDatabaseGone.ts';
import { clientAddressOf } from '../../../platform/http/clientAddressOf.ts';
import { hasBearer } from '../../../platform/http/hasBearer.ts';
import { receiveRetour } from '../../../platform/mail/receiveRetour.ts';
import { refuse } from '../../../platform/Refusal.ts';
import type { Services } from '../../../platform/Services.ts';
import { readEnveloppe } from './readEnveloppe.ts';
import { receiveCourriel } from './receiveCourriel.ts';

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
        const raw = request.body;
        const enveloppe = readEnveloppe(raw, config);
        const { filId, retourDe } = enveloppe;
        if (filId === null && retourDe !== null) {
          await receiveRetour(connection.db, { courrielId: retourDe, raw, now: services.now() });
          return reply.code(204).header('Cache-Control', 'no-store').send();
        }
        const [now, settings] = [services.now(), await services.settings()];
        const deposits = services.openDeposits();
        try {
          const tools = { db: connection.db, files, deposits, address: clientAddressOf(request), settings, now };
          await receiveCourriel(tools, { raw, enveloppe });
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
