import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '@habilis/server/platform/mail/escapeHtml';
import { wrapHtml } from '@habilis/server/platform/mail/wrapHtml';
import type { Services } from '@habilis/server/platform/Services';
import { SECOND_FACTEUR } from './demoPersons.ts';
import { readSecondFacteur } from './secondFacteur.ts';
import { sendPage } from './sendPage.ts';

const REFRESH_SECONDS = '5';

/** Page that stands for the telephone of the person with a second factor (rules/demonstration#start). */
export function showSecondFacteur(app: FastifyInstance, { config, connection, letterhead, now }: Services): void {
  const { format } = letterhead;
  app.get('/demonstration/second-facteur', async (_request, reply) => {
    const shown = await readSecondFacteur(connection.db, config, now());
    const title = format('mails.apercu.facteur-titre', { habilisId: SECOND_FACTEUR });
    const lines =
      shown === null
        ? [format('mails.apercu.facteur-retire')]
        : [
            format('mails.apercu.facteur-explication'),
            shown.code === null
              ? format('mails.apercu.facteur-servi')
              : format('mails.apercu.facteur-code', { code: shown.code }),
            format('mails.apercu.facteur-cle', { cle: shown.secret }),
          ];
    const content = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n');
    void reply.header('Refresh', REFRESH_SECONDS);
    return sendPage(reply, wrapHtml({ title: escapeHtml(title), content, footer: '' }));
  });
}
