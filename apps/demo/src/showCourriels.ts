import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '@habilis/server/platform/mail/escapeHtml';
import { renderCourriel } from '@habilis/server/platform/mail/renderCourriel';
import { selectCourriels } from '@habilis/server/platform/mail/selectCourriels';
import { wholeNumbers } from '@habilis/server/platform/mail/wholeNumbers';
import { wrapHtml } from '@habilis/server/platform/mail/wrapHtml';
import { refuse } from '@habilis/server/platform/Refusal';
import type { Services } from '@habilis/server/platform/Services';
import { sendPage } from './sendPage.ts';
import { formatInstantDate, formatTime } from '@habilis/i18n/format';

const LATEST = 200;
const ID = /^[1-9]\d{0,8}$/;
const PATH = '/demonstration/courriels';

type Row = {
  readonly id: number;
  readonly etat: string;
  readonly cree_le: Date;
  readonly prenom: string;
  readonly nom: string;
  readonly email: string;
};

/** Pages that show the mails that a demonstration does not send (rules/demonstration#start). */
export function showCourriels(app: FastifyInstance, { connection, letterhead }: Services): void {
  const { format } = letterhead;
  const find = () => selectCourriels(connection.db);
  const describe = ({ etat, cree_le, prenom, nom, email }: Row) => {
    const le = cree_le.toISOString();
    const others = `<a href="${PATH}?pour=${encodeURIComponent(email)}">${escapeHtml(email)}</a>`;
    return [
      `${escapeHtml(`${format('mails.apercu.a')} ${prenom} ${nom} <`)}${others}&gt;`,
      `${formatInstantDate(le)} ${formatTime(le)}`,
      escapeHtml(format(`mails.apercu.etat.${etat as 'garde'}`)),
    ];
  };

  app.get<{ Querystring: { pour?: unknown } }>(PATH, async ({ query: { pour } }, reply) => {
    const rows = await find()
      .$if(typeof pour === 'string', (mails) =>
        mails.where(({ eb, fn }) => eb(fn.coalesce('courriel.adresse', 'personne.email'), '=', String(pour))),
      )
      .orderBy('courriel.cree_le', 'desc')
      .orderBy('courriel.id', 'desc')
      .limit(LATEST)
      .execute();
    const items = rows.map((row) => {
      const { subject } = renderCourriel(letterhead, row, row);
      const [to = '', ...details] = describe(row);
      return `<li><a href="${PATH}/${row.id}">${wholeNumbers(escapeHtml(subject))}</a><br>${to}<br>${details.join(' · ')}</li>`;
    });
    const list =
      items.length === 0 ? `<p>${escapeHtml(format('mails.apercu.aucun'))}</p>` : `<ul>${items.join('')}</ul>`;
    const explanation = `<p>${escapeHtml(format('mails.apercu.explication'))}</p>`;
    const back = pour === undefined ? '' : `<p><a href="${PATH}">${escapeHtml(format('mails.apercu.retour'))}</a></p>`;
    const title = escapeHtml(format('mails.apercu.titre'));
    return sendPage(reply, wrapHtml({ title, content: explanation + list + back, footer: '' }));
  });

  const mailOf = async (id: string) => {
    const row = ID.test(id) ? await find().where('courriel.id', '=', Number(id)).executeTakeFirst() : undefined;
    if (row === undefined) throw refuse.notFound();
    return { row, mail: renderCourriel(letterhead, row, row) };
  };

  app.get<{ Params: { id: string } }>(`${PATH}/:id`, async (request, reply) => {
    const { row, mail } = await mailOf(request.params.id);
    const details = describe(row).map((line) => `<p>${line}</p>`);
    const content = [
      ...details,
      `<p><a href="${PATH}/${row.id}/html">${escapeHtml(format('mails.apercu.html'))}</a></p>`,
      `<p class="titre">${escapeHtml(format('mails.apercu.texte'))}</p>`,
      `<blockquote>${escapeHtml(mail.text)}</blockquote>`,
      `<p><a href="${PATH}">${escapeHtml(format('mails.apercu.retour'))}</a></p>`,
    ];
    return sendPage(reply, wrapHtml({ title: escapeHtml(mail.subject), content: content.join('\n'), footer: '' }));
  });

  app.get<{ Params: { id: string } }>(`${PATH}/:id/html`, async (request, reply) => {
    const { mail } = await mailOf(request.params.id);
    return sendPage(reply, mail.html);
  });
}
