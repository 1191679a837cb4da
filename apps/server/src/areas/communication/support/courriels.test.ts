import { randomUUID } from 'node:crypto';
import type { Call } from '@habilis/api/client/createClient';
import { file } from '@habilis/api/file/endpoints';
import { bureauSupport } from '@habilis/api/support/bureau';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { adresseDuFil } from './adresseDuFil.ts';

const TOKEN = 'un-secret-pour-les-courriels-recus-0123456789';
const NOW = new Date('2026-11-20T10:00:00Z');

let server: TestServer;
let soutien: Call;

beforeAll(async () => {
  server = await startPeopledServer({
    environment: { HABILIS_SUPPORT_REPLY_EMAIL: 'reponses@habilis.example.org', HABILIS_SUPPORT_REPLY_TOKEN: TOKEN },
  });
  soutien = await actAs(server, 'SUP93001');
});
afterAll(() => server.close());

const db = () => server.services.connection.db;

/** A thread of somebody without account, closed and held. */
async function open(): Promise<number> {
  const responsable = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'SUP93001')
    .executeTakeFirstOrThrow();
  const { id } = await db()
    .insertInto('message_support')
    .values({
      cle: randomUUID(),
      reference: `AS-2026-${randomUUID().slice(0, 8)}`,
      nom: 'Petit',
      prenom: 'Zoé',
      email: 'zoe.petit@example.org',
      objet: 'Lien',
      message: 'Il ne marche plus.',
      recu_le: NOW,
      dernier_le: NOW,
      personne_id: null,
      role_id: null,
      module: null,
      page: null,
      requete: null,
      etat: 'CLOS',
      responsable_id: responsable.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const addressOf = (id: number) => adresseDuFil(server.services.config, 'reponses@habilis.example.org', id);
const read = (id: number) => soutien(bureauSupport.get, { params: { id: String(id) } });

type Part = { readonly filename: string; readonly content: Uint8Array };

/** A raw mail, as a mail server hands it over. */
function mailOf(
  to: string,
  { headers = [], parts = [] }: { headers?: readonly string[]; parts?: readonly Part[] } = {},
) {
  const text =
    'Merci, c’est réglé.\r\n\r\nLe 20 nov. 2026 à 11:00, Habilis <a@example.org> a écrit :\r\n> Redemandez-le.';
  const attached = parts.map(
    ({ filename, content }) =>
      `--b\r\nContent-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${filename}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`,
  );
  return [
    'From: "Zoe Petit" <Zoe.Petit@example.org>',
    `To: ${to}`,
    'Subject: Re: Lien',
    'Message-ID: <1@example.org>',
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    `--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${attached.join('')}--b--\r\n`,
  ].join('\r\n');
}
const post = (body: string, token = TOKEN) =>
  fetch(`${server.url}/api/support/courriel`, {
    method: 'POST',
    headers: { 'Content-Type': 'message/rfc822', Authorization: `Bearer ${token}` },
    body,
  });

test('[AS27] a mail is kept once in the thread that its address names, without what it answers, and opens it', async () => {
  const id = await open();
  const mail = mailOf(`Habilis <${addressOf(id).toUpperCase()}>`);
  const both = await Promise.all([post(mail), post(mail)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  const fil = await read(id);
  expect(fil).toMatchObject({ etat: 'EN_COURS', version: 1, reponsesEntendues: true });
  expect(fil.echanges).toMatchObject([
    {
      genre: 'SUITE',
      auteur: 'Zoé Petit',
      texte: 'Merci, c’est réglé.',
      // What it answers is kept, and folded.
      suite: 'Le 20 nov. 2026 à 11:00, Habilis <a@example.org> a écrit :\n> Redemandez-le.',
      illisible: null,
    },
  ]);
});

test('[AS27] somebody else who answers with the address of a thread is seen under their own name', async () => {
  const id = await open();
  await post(mailOf(addressOf(id)).replace('Zoe.Petit@', 'un.autre@'));
  expect((await read(id)).echanges).toMatchObject([{ auteur: 'Zoe Petit <un.autre@example.org>' }]);
});

test('[AS27] without the token, or with the seal of another thread, nothing is kept; automatic mails are let go', async () => {
  const [id, other] = [await open(), await open()];
  const right = addressOf(id);
  expect((await post(mailOf(right), 'autre')).status).toBe(404);
  const forged = addressOf(other).replace(`+${other}-`, `+${id}-`);
  const statuses = async (mails: readonly string[]) => {
    const given: number[] = [];
    for (const mail of mails) given.push((await post(mail)).status);
    return given;
  };
  const others = [forged, 'reponses@habilis.example.org', right.replace(/-[0-9a-f]/u, '-')];
  expect(await statuses(others.map((to) => mailOf(to)))).toEqual([404, 404, 404]);
  const automatic = [
    'Auto-Submitted: auto-replied',
    'Precedence: bulk',
    'Return-Path: <>',
    'List-Id: <a.example>',
    'X-Autoreply: yes',
    'X-Autorespond: Absence',
    'X-Failed-Recipients: zoe.petit@example.org',
    'X-Auto-Response-Suppress: All',
    'X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent',
    'X-MS-Exchange-Inbox-Rules-Loop: zoe.petit@example.org',
  ];
  const given = await statuses(automatic.map((header) => mailOf(right, { headers: [header] })));
  expect(given).toEqual(automatic.map(() => 204));
  expect((await read(id)).echanges).toEqual([]);
  expect((await post(mailOf(addressOf(999_999)))).status).toBe(404);
});

test.each([
  'Réponse automatique : Lien',
  '=?utf-8?Q?R=C3=A9ponse_automatique=C2=A0=3A_Lien?=',
  'Automatic reply: Lien',
  'Absence du bureau : Lien',
  'Out of Office: Lien',
  'Non remis : Lien',
  'Undeliverable: Lien',
  'Mail delivery failed: returning message to sender',
  'Delivery Status Notification (Failure)',
  'Lu : Lien',
])('[AS27] a mail whose subject alone says « %s » stays in its thread, and does not open it', async (subject) => {
  const id = await open();
  const mail = mailOf(addressOf(id)).replace('Re: Lien', subject);
  expect((await post(mail)).status).toBe(204);
  const fil = await read(id);
  expect(fil).toMatchObject({ etat: 'CLOS', version: 0, dernierLe: NOW.toISOString() });
  expect(fil.echanges).toMatchObject([{ genre: 'AUTOMATIQUE', texte: 'Merci, c’est réglé.' }]);
});

test.each([
  'Re: Réponse automatique : Lien',
  'Absence de Mme Petit le 12',
  'Lu et approuvé',
  'X-Auto-Response-Suppress: DR, OOF, AutoReply',
  'Auto-Submitted: no',
])('[AS27] what a person writes opens the thread, whatever it looks like: %s', async (line) => {
  const id = await open();
  const mail =
    line.startsWith('X-') || line.startsWith('Auto')
      ? mailOf(addressOf(id), { headers: [line] })
      : mailOf(addressOf(id)).replace('Re: Lien', line);
  await post(mail);
  expect(await read(id)).toMatchObject({ etat: 'EN_COURS', echanges: [{ genre: 'SUITE' }] });
});

test('[AS32] a mail that is ciphered opens its thread, says so, and is joined as it came', async () => {
  const id = await open();
  const mail = mailOf(addressOf(id)).replace(
    /Content-Type: multipart[\s\S]*$/u,
    'Content-Type: application/pkcs7-mime; smime-type=enveloped-data; name="smime.p7m"\r\nContent-Transfer-Encoding: base64\r\n\r\nMIAGCSqGSIb3\r\n',
  );
  expect((await post(mail)).status).toBe(204);
  const fil = await read(id);
  expect(fil).toMatchObject({
    etat: 'EN_COURS',
    echanges: [{ texte: '', illisible: 'CHIFFRE', pieces: [{ userFilename: 'courriel.eml' }], piecesEcartees: 0 }],
  });
  const kept = await soutien(file.download, { params: { id: String(fil.echanges[0]?.pieces[0]?.id) } });
  expect(await kept.blob.text()).toBe(mail);
});

test('[AS28] documents of a mail are kept by the rules of uploads, and how many were refused is told', async () => {
  const id = await open();
  const parts = [
    { filename: 'capture.pdf', content: pdfOf('capture') },
    { filename: 'programme.exe', content: pdfOf('autre') },
    { filename: 'image.png', content: pdfOf('pas une image') },
  ];
  expect((await post(mailOf(addressOf(id), { parts }))).status).toBe(204);
  const [echange] = (await read(id)).echanges;
  expect(echange).toMatchObject({ pieces: [{ userFilename: 'capture.pdf' }], piecesEcartees: 2 });
  const kept = await soutien(file.download, { params: { id: String(echange?.pieces[0]?.id) } });
  expect(Buffer.from(await kept.blob.arrayBuffer())).toEqual(Buffer.from(pdfOf('capture')));
});

test('[AS21] the mail of an answer is answered to the address of its thread', async () => {
  const id = await open();
  const { version } = await soutien(bureauSupport.rouvrir, { params: { id: String(id) }, body: { version: 0 } });
  await soutien(bureauSupport.repondre, { params: { id: String(id) }, body: { version, texte: 'Redemandez-le.' } });
  const row = await db()
    .selectFrom('courriel')
    .select(['repondre_a', 'adresse'])
    .where('objet_id', '=', id)
    .where('modele', '=', 'support-reponse')
    .executeTakeFirst();
  expect(row).toEqual({ repondre_a: addressOf(id), adresse: 'zoe.petit@example.org' });
});

test('[AS33] a mail to a full thread is given back to its sender, and the thread says so; what a program wrote is let go', async () => {
  const id = await open();
  const fill = (nombre: number) =>
    db()
      .insertInto('echange_support')
      .values(
        Array.from({ length: nombre }, () => ({
          message_id: id,
          genre: 'SUITE' as const,
          auteur_id: null,
          auteur: 'Zoé Petit',
          texte: 'Encore.',
          ecrit_le: NOW,
        })),
      )
      .execute();
  await fill(279);
  const last = mailOf(addressOf(id));
  expect((await post(last)).status).toBe(204);
  expect(await read(id)).toMatchObject({ etat: 'EN_COURS', plein: true });
  const answered: number[] = [];
  for (const mail of [
    last.replace('<1@', '<2@'),
    last.replace('<1@', '<3@').replace('Re: Lien', 'Réponse automatique : Lien'),
    // The last one, posted again.
    last,
  ])
    answered.push((await post(mail)).status);
  expect(answered).toEqual([404, 204, 204]);
  const full = await read(id);
  expect(full.echanges).toHaveLength(280);
  const noted = await soutien(bureauSupport.noter, { params: { id: String(id) }, body: { texte: 'À clore.' } });
  expect(noted.echanges).toHaveLength(281);
  await fill(19);
  const body = { version: full.version, texte: 'Écrivez un nouveau message.' };
  const refused = [
    await refusal(soutien(bureauSupport.repondre, { params: { id: String(id) }, body })),
    await refusal(soutien(bureauSupport.noter, { params: { id: String(id) }, body: { texte: 'Encore.' } })),
  ];
  expect(refused.map(({ status, title }) => [status, title])).toEqual([
    [409, 'support.plein'],
    [409, 'support.plein'],
  ]);
});
