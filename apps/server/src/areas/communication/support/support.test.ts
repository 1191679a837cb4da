import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DefiResolu } from '@habilis/api/captcha/Defi';
import { type Call, createClient } from '@habilis/api/client/createClient';
import type { ContactMessage } from '@habilis/api/support/ContactMessage';
import { bureauSupport } from '@habilis/api/support/bureau';
import { support } from '@habilis/api/support/endpoints';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { solveDefi } from '../../../test/solveDefi.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { sweepFiles } from '../../../platform/files/fileWorkers.ts';
import { deliverCourriel } from '../../../platform/mail/deliverCourriel.ts';
import type { Mail } from '../../../platform/mail/Mailer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { purgeSupport } from './purgeSupport.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-11-20T10:00:00Z');

let server: TestServer;
let guest: Call;
let time = START;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(time), worksOffJobs: false });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  await db().insertInto('parametre').values({ cle: 'difficulteDefi', valeur: '20' }).execute();
  await vi.waitFor(
    async () => {
      if ((await guest(support.formulaire, {})).defi?.maxnumber !== 20)
        throw new Error('le réglage n’est pas encore lu');
    },
    { timeout: 40_000 },
  );
});
beforeEach(async () => {
  time = START;
  await db().deleteFrom('tentative').execute();
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const pdf = (name: string, title = name) => new File([pdfOf(title)], name);

async function solve(): Promise<DefiResolu> {
  const { defi } = await guest(support.formulaire, {});
  if (defi === null) throw new Error('un invité doit avoir un défi');
  return solveDefi(defi);
}

const messageOf = (changes: Partial<ContactMessage> = {}): ContactMessage => ({
  cleEnvoi: randomUUID(),
  nom: 'Petit',
  prenom: 'Zoé',
  email: 'Zoe.Petit@example.org',
  objet: 'SIRET refusé',
  module: 'DEMANDES',
  message: 'Il est <b>pourtant</b> exact.',
  page: '/assistance/faqs/liste',
  requete: null,
  defi: null,
  fileUploads: [],
  ...changes,
});
const joined = (files: readonly File[]) => files.map(({ name }, partIndex) => ({ userFilename: name, partIndex }));
const send = (call: Call, body: ContactMessage, files: readonly File[] = []) =>
  call(support.contact, { body: { ...body, fileUploads: joined(files) }, files });
const countMessages = async () => (await db().selectFrom('message_support').select('id').execute()).length;

const sweep = () => sweepFiles(db(), server.services.files, -DAY_MS);
const stored = async () =>
  (await readdir(join(server.services.config.dataFolder, 'fichiers'), { recursive: true })).filter((name) =>
    /[0-9a-f]{64}$/.test(name),
  ).length;

test('[EX1089] a message bears the number of the call that failed, else its own, for who answers', async () => {
  const requeteOf = async (changes: Partial<ContactMessage>) => {
    const { reference } = await send(guest, messageOf({ defi: await solve(), ...changes }));
    const rows = db().selectFrom('message_support').select(['id', 'requete']).where('reference', '=', reference);
    const { id, requete } = await rows.executeTakeFirstOrThrow();
    const soutien = await actAs(server, 'SUP93001');
    expect(await soutien(bureauSupport.get, { params: { id: String(id) } })).toMatchObject({ requete });
    const mails = db().selectFrom('courriel').select('valeurs').where('objet_id', '=', id);
    expect((await mails.where('modele', '=', 'support-message').executeTakeFirstOrThrow()).valeurs.mots).toMatchObject({
      requete,
    });
    return requete;
  };
  expect(await requeteOf({ requete: 'balance-0001' })).toBe('balance-0001');
  expect(await requeteOf({ requete: null })).toMatch(/^[\da-f-]{36}$/);
  expect(await refusal(guest(support.contact, { body: messageOf({ requete: 'a b"c' }), files: [] }))).toMatchObject({
    status: 400,
  });
});

test('[AS7] a message is kept, mailed to the support with its documents to be answered to its sender, who is told', async () => {
  const { reference } = await send(guest, messageOf({ defi: await solve() }), [pdf('capture d’écran.pdf')]);
  expect(reference).toMatch(/^AS-2026-\d{4}$/);
  const kept = await db()
    .selectFrom('message_support')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({
    personne_id: null,
    email: 'zoe.petit@example.org',
    message: 'Il est <b>pourtant</b> exact.',
  });
  const rows = await db()
    .selectFrom('courriel')
    .select(['id', 'modele'])
    .where('objet_id', '=', kept.id)
    .orderBy('id')
    .execute();
  const mails: (Mail & { readonly bytes: number })[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      let bytes = 0;
      for (const { content } of mail.attachments ?? []) for await (const chunk of content) bytes += chunk.length;
      mails.push({ ...mail, bytes });
      return 'envoye' as const;
    },
    close: () => undefined,
  };
  // The server under test keeps its mails: marks them as waiting again, for a mailer.
  await db().updateTable('courriel').set({ etat: 'en-attente' }).where('objet_id', '=', kept.id).execute();
  const { letterhead, files } = server.services;
  for (const { id } of rows) await deliverCourriel(db(), { mailer, letterhead, files }, id, new Date(time));
  const [toSupport, toSender] = mails;
  expect(toSupport).toMatchObject({
    to: { address: server.services.config.supportEmail },
    replyTo: 'zoe.petit@example.org',
    subject: `[${reference}] SIRET refusé`,
    attachments: [{ filename: 'capture d’écran.pdf', contentType: 'application/pdf' }],
    bytes: pdf('capture d’écran.pdf').size,
  });
  expect(toSupport?.html).toContain('Il est &lt;b&gt;pourtant&lt;/b&gt; exact.');
  expect(toSender).toMatchObject({ to: { name: 'Zoé Petit', address: 'zoe.petit@example.org' }, attachments: [] });
  // Nobody can use the support to send their own words to a stranger.
  expect(toSender?.text).toContain(reference);
  expect(`${toSender?.subject} ${toSender?.text}`).not.toMatch(/SIRET|pourtant/);
});

test('[AS4] who is signed in is known: their account and their role, whatever they send', async () => {
  const manager = await actAs(server, 'LPF20001');
  expect((await manager(support.formulaire, {})).defi).toBeNull();
  const { reference } = await send(manager, messageOf({ nom: 'Autre', prenom: 'Autre', email: 'x' }));
  const row = await db()
    .selectFrom('message_support as message')
    .innerJoin('personne', 'personne.id', 'message.personne_id')
    .innerJoin('role', 'role.id', 'message.role_id')
    .select(['message.nom', 'message.email', 'personne.habilis_id', 'role.type'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  expect(row).toEqual({ nom: 'Marchal', email: 'sophie.marchal@example.org', habilis_id: 'LPF20001', type: 'G' });
  const problem = await refusal(send(guest, messageOf({ nom: '', email: 'x', objet: ' ' })));
  expect(problem.errors?.map(({ path }) => path)).toEqual(['nom', 'email', 'objet']);
});

test('[AS5] a guest’s message carries a challenge of ours, solved, in time, that serves once', async () => {
  const before = await countMessages();
  const titleOf = async (defi: DefiResolu | null) => (await refusal(send(guest, messageOf({ defi })))).title;
  const solved = await solve();
  expect(await titleOf(null)).toBe('captcha.requis');
  expect(await titleOf({ ...solved, number: solved.number + 1 })).toBe('captcha.invalide');
  expect(await titleOf({ ...solved, salt: solved.salt.replace(/expires=\d+/, 'expires=4102444800') })).toBe(
    'captcha.invalide',
  );
  expect(await titleOf({ ...solved, signature: 'a'.repeat(64) })).toBe('captcha.invalide');
  time = START + DEFAULT_SETTINGS.validiteDefiMinutes * 60_000;
  expect(await titleOf(solved)).toBe('captcha.perime');
  time = START;
  expect(await countMessages()).toBe(before);
  await send(guest, messageOf({ defi: solved }));
  expect(await titleOf(solved)).toBe('captcha.deja-utilise');
});

test('[AS6] a message sent twice under one key, even at once, is kept once and answered the same', async () => {
  const before = await countMessages();
  const message = messageOf({ defi: await solve() });
  const [one, other] = await Promise.all([send(guest, message), send(guest, message)]);
  time = START + DAY_MS;
  const late = await send(guest, message, [pdf('trop tard.pdf')]);
  expect([other, late]).toEqual([one, one]);
  expect(await countMessages()).toBe(before + 1);
});

test('[AS8] an address sends five messages in a quarter of an hour, and is told when it may again', async () => {
  for (let sent = 0; sent < 5; sent++) await send(guest, messageOf({ defi: await solve() }));
  const defi = await solve();
  expect(await refusal(send(guest, messageOf({ defi })))).toMatchObject({ status: 429, title: 'trop-de-messages' });
  time = START + 15 * 60_000;
  // A refused message has not spent the challenge.
  await send(guest, messageOf({ defi }));
});

test('[AS9] documents are of the extensions for the support, few and light; a refused message leaves none of them', async () => {
  await sweep();
  const before = await stored();
  const refused = async (files: File[], defi: DefiResolu | null) =>
    (await refusal(send(guest, messageOf({ defi }), files))).title;
  expect(await refused([pdf('sans preuve.pdf', 'jamais vu')], null)).toBe('captcha.requis');
  expect(
    await refused(
      Array.from({ length: 6 }, (_, rank) => pdf(`${rank}.pdf`)),
      await solve(),
    ),
  ).toBe('support.trop-de-pieces');
  expect(await stored()).toBe(before);
  expect(await refused([pdf('feuille.docx')], await solve())).toBe('fichier.extension-interdite');
  expect(await refused([pdf('image.png', 'pas une image')], await solve())).toBe('fichier.contenu-different');
  const heavy = new Uint8Array(9 * 1024 * 1024);
  heavy.set(pdfOf('lourd'));
  const two = [new File([heavy], 'un.pdf'), new File([heavy], 'deux.pdf')];
  expect(await refused(two, await solve())).toBe('support.pieces-trop-lourdes');
  // Files taken before the refusal are named by nothing, so they are swept.
  await sweep();
  expect(await stored()).toBe(before);
});

test('[D14] a message is kept two years, then goes with its documents and their bytes', async () => {
  const { reference } = await send(guest, messageOf({ defi: await solve() }), [pdf('à purger.pdf')]);
  const before = await stored();
  const isKept = async () =>
    (await db().selectFrom('message_support').select('id').where('reference', '=', reference).executeTakeFirst()) !==
    undefined;
  const end = time + DEFAULT_SETTINGS.conservationMessagesSupportJours * DAY_MS;
  await purgeSupport(db(), { now: new Date(end), settings: DEFAULT_SETTINGS });
  expect(await isKept()).toBe(true);
  await purgeSupport(db(), { now: new Date(end + 1), settings: DEFAULT_SETTINGS });
  expect(await isKept()).toBe(false);
  await sweep();
  expect(await stored()).toBeLessThan(before);
});
