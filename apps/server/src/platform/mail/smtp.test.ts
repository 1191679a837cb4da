import { rolePath } from '@habilis/api/page/rolePaths';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_TODAY } from '../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../test/startPeopledServer.ts';
import { startSmtpServer, type TestSmtpServer } from '../../test/startSmtpServer.ts';
import type { TestServer } from '../../test/startTestServer.ts';
import { type NewCourriel, sendCourriel } from './sendCourriel.ts';

const SITE = 'https://habilis.example.org';

let smtp: TestSmtpServer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startPeopledServer({
    pollSeconds: 0.5,
    environment: { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, HABILIS_URL: SITE },
  });
  // Avoids waiting for the back-off.
  await sql`update travaux.queue set retry_delay = 1, retry_backoff = false, retry_limit = 60`.execute(
    server.services.connection.db,
  );
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mood = 'takes';
  smtp.received.length = 0;
});

/** Writes a mail to a person of the demonstration; gives its id. */
async function write(
  habilisId: string,
  mots: Record<string, string> = {},
  link: Pick<NewCourriel, 'roleId' | 'sujet'> = { roleId: null },
): Promise<number> {
  const { connection, jobs } = server.services;
  const { db } = connection;
  const person = await db
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', habilisId)
    .executeTakeFirstOrThrow();
  const now = new Date(`${TEST_TODAY}T10:00:00Z`);
  await db.transaction().execute((trx) =>
    sendCourriel(
      { db: trx, jobs, now },
      {
        modele: 'da-complement',
        personneId: person.id,
        ...link,
        objetId: null,
        rythme: 'IMMEDIAT',
        valeurs: {
          mots: {
            numero: 'DA-2026-0001',
            raisonSociale: 'Essai',
            echeance: '20/12/2026',
            suspension: 'aucune',
            ...mots,
          },
          commentaire: 'Joignez l’attestation.\r\n.\r\nMerci <b>beaucoup</b> & à bientôt',
          chemin: rolePath({ type: 'G', id: 1 }, 'demandeAdministrative', 1),
          lignes: [],
        },
      },
    ),
  );
  const { id } = await db.selectFrom('courriel').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  return id;
}

async function stateOf(id: number): Promise<string> {
  const { db } = server.services.connection;
  return (await db.selectFrom('courriel').select('etat').where('id', '=', id).executeTakeFirstOrThrow()).etat;
}

const becomes = (id: number, etat: string) => expect.poll(() => stateOf(id), { interval: 100 }).toBe(etat);

async function triesOf(courrielId: number): Promise<number> {
  const { rows } = await sql<{ retry_count: number }>`select retry_count from travaux.job
    where name = 'courriel' and (data->>'courrielId')::int = ${courrielId}`.execute(server.services.connection.db);
  return rows[0]?.retry_count ?? 0;
}

test('a mail reaches the server with its texts, its link and the headers of a machine', async () => {
  const id = await write('MPA10013');
  await becomes(id, 'envoye');
  expect(smtp.received).toHaveLength(1);
  const [{ to, raw } = { to: [], raw: '' }] = smtp.received;
  const mail = await PostalMime.parse(raw);
  expect(to).toEqual(mail.to?.map(({ address }) => address));
  expect(mail.subject).toBe('Votre dossier administratif DA-2026-0001 est à compléter');
  expect(mail.from?.address).toBe('support@habilis.example.org');
  expect(mail.messageId).toMatch(/^<courriel-\d+-\d+@habilis\.example\.org>$/);
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('au plus tard le 20/12/2026');
    expect(body).toContain(`${SITE}/G/1/demandes-administratives/1`);
  }
  expect(mail.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
  // A line with a single dot does not end the mail.
  expect(mail.text).toContain('> .\n');
  expect(mail.text).toContain('Merci <b>beaucoup</b> & à bientôt');
  expect(mail.html).toContain('Merci &lt;b&gt;beaucoup&lt;/b&gt; &amp; à bientôt');
});

test('[N14] a mail that may be switched off lets the mail program do it, in one line that nothing folds', async () => {
  const { id: roleId } = await server.services.connection.db
    .selectFrom('role')
    .select('id')
    .where('type', '=', 'I')
    .limit(1)
    .executeTakeFirstOrThrow();
  const id = await write('INS50001', {}, { roleId, sujet: 'DA_A_INSTRUIRE' });
  await becomes(id, 'envoye');
  const [{ raw } = { raw: '' }] = smtp.received;
  const { headers, text = '' } = await PostalMime.parse(raw);
  const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] =
    /^<(https:\/\/habilis\.example\.org\/desabonnement\/[\w-]+)>$/.exec(header('list-unsubscribe')) ?? [];
  expect(text).toContain(url);
  const pressed = await fetch(url.replace(SITE, server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(pressed.status).toBe(204);
});

test('an apostrophe, a tag or a line break in a name stays in its place: no header and no tag comes of it', async () => {
  const { db } = server.services.connection;
  const nom = `O'Brien" <x@example.org>\r\nBcc: victime@example.org\r\n\r\n<script>alert(1)</script>`;
  const before = await db
    .selectFrom('personne')
    .selectAll()
    .where('habilis_id', '=', 'MPA10013')
    .executeTakeFirstOrThrow();
  await db.updateTable('personne').set({ nom }).where('id', '=', before.id).execute();
  const id = await write('MPA10013', { numero: "L'Été\r\nBcc: autre@example.org", raisonSociale: '<img src=x> & Cie' });
  await becomes(id, 'envoye');
  await db.updateTable('personne').set({ nom: before.nom }).where('id', '=', before.id).execute();
  const [{ to, raw } = { to: [], raw: '' }] = smtp.received;
  const mail = await PostalMime.parse(raw);
  expect(to).toEqual([before.email]);
  const names = raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split(/\r\n(?!\s)/)
    .map((line) => line.split(':')[0]?.toLowerCase());
  expect(names).not.toContain('bcc');
  expect(mail.subject).toBe("Votre dossier administratif L'Été Bcc: autre@example.org est à compléter");
  expect(mail.to).toHaveLength(1);
  // A mail shows at most forty characters of a name, and none with a meaning in HTML or in a header.
  expect(mail.html).toContain('O&#39;Brien x example org Bcc');
  expect(mail.html).toContain('&lt;img src=x&gt; &amp; Cie');
  expect(mail.html).not.toMatch(/<(script|img)/);
});

test('an address that the server refuses for good is not tried again', async () => {
  smtp.mood = 'refuses';
  const id = await write('MPA10013');
  await becomes(id, 'refuse');
  expect([await triesOf(id), smtp.received.length]).toEqual([0, 0]);
});

test('an address stored before accents were refused is told as refused, though the server would take it', async () => {
  const { db } = server.services.connection;
  const change = (email: string) =>
    db.updateTable('personne').set({ email }).where('habilis_id', '=', 'MPA10013').execute();
  const { email } = await db
    .selectFrom('personne')
    .select('email')
    .where('habilis_id', '=', 'MPA10013')
    .executeTakeFirstOrThrow();
  await change('hélène.petit@example.org');
  const id = await write('MPA10013');
  await becomes(id, 'refuse');
  await change(email);
  expect(smtp.received).toEqual([]);
});

test('a server that is busy, then down, then back gets the mail once', async () => {
  const { port } = smtp;
  smtp.mood = 'is-busy';
  const id = await write('MPA10013');
  await expect.poll(() => triesOf(id), { interval: 100 }).toBeGreaterThan(0);
  await smtp.close();
  const tried = await triesOf(id);
  await expect.poll(() => triesOf(id), { interval: 100 }).toBeGreaterThan(tried);
  expect(await stateOf(id)).toBe('en-attente');
  smtp = await startSmtpServer(port);
  await becomes(id, 'envoye');
  expect(smtp.received).toHaveLength(1);
});

test('a mail whose last try has failed is told as lost, and nothing of its address is kept with the job', async () => {
  const { db } = server.services.connection;
  smtp.mood = 'is-busy';
  await sql`update travaux.queue set retry_limit = 0 where name = 'courriel'`.execute(db);
  const id = await write('MPA10013');
  await becomes(id, 'perdu');
  const { rows } = await sql<{ text: string }>`select coalesce(output::text, '') || data::text as text from travaux.job
    where name like 'courriel%' and (data->>'courrielId')::int = ${id}`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) expect(text).not.toContain('example.org');
});
