import type { NotNull } from 'kysely';
import type { Call } from '@habilis/api/client/createClient';
import { createClient } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { formatDate } from '@habilis/i18n/format';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { pdfText } from '../../../platform/pdf/test/pdfFaults.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { applyRevocations } from '../revocation/applyRevocations.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';

let server: TestServer;
let g: Call;
let guest: Call;
let id: number;
let other: number;
let now = new Date(`${TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;
const address = (courriel: string | null) =>
  db().updateTable('stagiaire').set({ courriel }).where('nom', '=', 'Royer').execute();

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  g = await actAs(server, 'LPF20001');
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const rows = await db().selectFrom('certificat').select(['id', 'nom']).orderBy('id').execute();
  id = rows.find(({ nom }) => nom === 'Royer')?.id ?? 0;
  other = rows.find(({ nom }) => nom !== 'Royer')?.id ?? 0;
});
afterAll(() => server.close());

const send = (adresse = 'amandine@example.org') =>
  g(certificat.envoyerAuTitulaire, { params: { id: String(id) }, body: { adresse } });
/** The key in the mail that was written last. */
async function mailed(): Promise<string> {
  const { valeurs, adresse } = await db()
    .selectFrom('courriel')
    .select(['valeurs', 'adresse'])
    .where('modele', '=', 'certificat-titulaire')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(adresse).toBe('amandine@example.org');
  return valeurs.chemin.split('/').at(-1) ?? '';
}
const read = (key: string) => guest(certificat.duTitulaire, { params: { key } });
const UNKNOWN = { status: 404, title: 'introuvable' };

test('[C37] without an address there is no link, with one it opens that certificat and its paper, for thirty days', async () => {
  expect(await g(certificat.get, { params: { id: String(id) } })).toMatchObject({ adresseTitulaire: null });
  expect(await refusal(send())).toMatchObject({ status: 409, title: 'certificat.titulaire-sans-adresse' });
  await address('amandine@example.org');
  expect(await g(certificat.get, { params: { id: String(id) } })).toMatchObject({
    adresseTitulaire: 'amandine@example.org',
  });
  // Nothing goes to another address than the one that was shown.
  expect(await refusal(send('autre@example.org'))).toMatchObject({ status: 409, title: 'certificat.adresse-changee' });
  expect(await send()).toEqual({ dateExpiration: addDays(TODAY, 30) });
  const mail = await selectCourriels(db()).where('modele', '=', 'certificat-titulaire').executeTakeFirstOrThrow();
  expect(renderCourriel(server.services.letterhead, mail, mail).text).toContain(formatDate(addDays(TODAY, 30)));
  const key = await mailed();
  expect(await read(key)).toMatchObject({ nom: 'Royer', statut: 'VALIDE', dateExpiration: addDays(TODAY, 30) });
  const { valeurs } = await guest(certificat.feuilleDuTitulaire, { params: { key } });
  expect(valeurs).toMatchObject({ nom: 'Royer', prenom: 'Amandine' });
  const { blob } = await guest(certificat.papierDuTitulaire, { params: { key } });
  expect(await pdfText(new Uint8Array(await blob.arrayBuffer()))).toContain('ROYER');
});

test('[C37] the day after its thirty days a link opens nothing: neither the certificat, nor its paper', async () => {
  const key = await mailed();
  const begun = now;
  now = new Date(begun.getTime() + 30 * 86_400_000);
  expect(await read(key)).toMatchObject({ dateExpiration: addDays(TODAY, 30) });
  now = new Date(begun.getTime() + 31 * 86_400_000);
  const calls = [certificat.duTitulaire, certificat.feuilleDuTitulaire, certificat.papierDuTitulaire] as const;
  for (const one of [...calls, certificat.badgeDuTitulaire] as const)
    expect(await refusal(guest<typeof one>(one, { params: { key } }))).toMatchObject(UNKNOWN);
  now = begun;
});

test('[C37] asked for twice in a moment it is one mail, a while later another', async () => {
  const count = async () => {
    const { n } = await db()
      .selectFrom('courriel')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('modele', '=', 'certificat-titulaire')
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const before = await count();
  now = new Date(now.getTime() + 3 * 60_000);
  await Promise.all([send(), send()]);
  expect(await count()).toBe(before + 1);
  await send();
  expect(await count()).toBe(before + 1);
  now = new Date(now.getTime() + 3 * 60_000);
  await send();
  expect(await count()).toBe(before + 2);
});

test('[C47] a holder is told once of a revocation, when it takes effect: day, ground, what it means at work, whom to ask; the page says the same', async () => {
  const key = await mailed();
  const admin = await actAs(server, 'ADM92001');
  const texte = 'Note de Monsieur Untel, reportée sur la mauvaise ligne.';
  await admin(certificat.revoquer, { params: { id }, body: { motif: 'RESULTAT_ERRONE', texte } });
  const told = () =>
    selectCourriels(db())
      .where('modele', 'in', ['certificat-titulaire-revoque', 'certificat-titulaire-corrige'])
      .execute();
  const apply = () =>
    applyRevocations(server.services.config, db(), {
      today: TODAY,
      settings: DEFAULT_SETTINGS,
      jobs: server.services.jobs,
      now,
    });
  // Held, it may still be cancelled.
  await apply();
  expect(await told()).toEqual([]);
  expect(await read(key)).toMatchObject({ statut: 'VALIDE', revocation: null });
  now = new Date(now.getTime() + 60 * 60_000);
  await apply();
  await apply();
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  if (mail === undefined) throw new Error('pas de courriel');
  const { text } = renderCourriel(server.services.letterhead, mail, mail);
  for (const words of [
    formatDate(TODAY),
    'le résultat enregistré était erroné',
    'prévenez votre employeur',
    'Lorraine Prévention Formation',
  ])
    expect(text).toContain(words);
  // What was written about it may name others.
  expect(text).not.toContain('Untel');
  const own = await read(mail.valeurs.chemin.split('/').at(-1) ?? '');
  expect(own).toMatchObject({ statut: 'REVOQUE', revocation: { date: TODAY, motif: 'RESULTAT_ERRONE' } });
  expect(own.caisse).toMatch(/^Carsat/);
  await db().deleteFrom('revocation_certificat').where('certificat_id', '=', id).execute();
  await db().updateTable('certificat').set({ statut: 'VALIDE' }).where('id', '=', id).execute();
});

test('[C37][C13] the link of a certificat that was replaced tells which one stands in its place, and opens that of the same person', async () => {
  const key = await mailed();
  const certificats = db().selectFrom('certificat').select(['numero', 'stagiaire_id']);
  const [own, next] = await Promise.all(
    [id, other].map((one) => certificats.where('id', '=', one).executeTakeFirstOrThrow()),
  );
  const set = (
    one: number,
    change: { statut?: 'VALIDE' | 'REVOQUE'; remplace_id?: number | null; stagiaire_id?: number },
  ) => db().updateTable('certificat').set(change).where('id', '=', one).execute();
  expect(await read(key)).toMatchObject({ statut: 'VALIDE', remplacePar: null });
  await set(id, { statut: 'REVOQUE' });
  await set(other, { remplace_id: id });
  expect(await read(key)).toMatchObject({ statut: 'REMPLACE', remplacePar: { numero: next?.numero, cle: null } });
  await set(other, { stagiaire_id: own?.stagiaire_id ?? 0 });
  const { remplacePar } = await read(key);
  expect(await read(remplacePar?.cle ?? '')).toMatchObject({
    numero: next?.numero,
    dateExpiration: addDays(TODAY, 30),
  });
  await set(other, { remplace_id: null, stagiaire_id: next?.stagiaire_id ?? 0 });
  await set(id, { statut: 'VALIDE' });
});

test('[C37] the link opens no other certificat, and none that was changed, ended, revoked or forgotten', async () => {
  const key = await mailed();
  const [own = '', day = '', seal = ''] = key.split(/-(\d{8})-/);
  expect(own).toBe(String(id));
  for (const wrong of [
    `${other}-${day}-${seal}`,
    `${own}-20991231-${seal}`,
    `${own}-${day}-${seal.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
    'inconnue',
    `999999999-${day}-${seal}`,
  ]) {
    expect([wrong, await refusal(read(wrong))]).toMatchObject([wrong, UNKNOWN]);
    expect(await refusal(guest(certificat.papierDuTitulaire, { params: { key: wrong } }))).toMatchObject(UNKNOWN);
    expect(await refusal(guest(certificat.feuilleDuTitulaire, { params: { key: wrong } }))).toMatchObject(UNKNOWN);
  }
  // The holder's address is now another one: whoever reads the former mailbox reads nothing.
  await address('autre@example.org');
  expect(await refusal(read(key))).toMatchObject(UNKNOWN);
  await address('amandine@example.org');
  await db().updateTable('certificat').set({ statut: 'REVOQUE' }).where('id', '=', id).execute();
  expect(await read(key)).toMatchObject({ statut: 'REVOQUE' });
  expect(await refusal(guest(certificat.papierDuTitulaire, { params: { key } }))).toMatchObject({
    status: 409,
    title: 'certificat.revoque-non-tire',
  });
  expect(await refusal(guest(certificat.feuilleDuTitulaire, { params: { key } }))).toMatchObject({ status: 409 });
  await db().updateTable('certificat').set({ statut: 'VALIDE' }).where('id', '=', id).execute();
  now = new Date(`${addDays(TODAY, 30)}T10:00:00Z`);
  expect(await read(key)).toMatchObject({ nom: 'Royer' });
  now = new Date(`${addDays(TODAY, 31)}T10:00:00Z`);
  expect(await refusal(read(key))).toMatchObject(UNKNOWN);
});

test('[C47] a holder whose name is corrected gets the new certificat', async () => {
  now = new Date(`${TODAY}T12:00:00Z`);
  const admin = await actAs(server, 'ADM92001');
  const { session_id: sessionId, session_stagiaire_id: stagiaireId } = await db()
    .selectFrom('certificat')
    .select(['session_id', 'session_stagiaire_id'])
    .$narrowType<{ session_id: NotNull; session_stagiaire_id: NotNull }>()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { version } = await admin(sessionCertification.get, { params: { id: sessionId } });
  await admin(sessionCertification.corriger, {
    params: { id: sessionId },
    body: {
      version,
      corrections: [{ stagiaireId, nom: 'Royer-Petit', prenom: 'Amandine' }],
      commentaire: 'Nom d’usage.',
    },
  });
  const [mail] = await selectCourriels(db()).where('modele', '=', 'certificat-titulaire-corrige').execute();
  if (mail === undefined) throw new Error('pas de courriel');
  expect(mail.email).toBe('amandine@example.org');
  expect(await read(mail.valeurs.chemin.split('/').at(-1) ?? '')).toMatchObject({
    nom: 'Royer-Petit',
    statut: 'VALIDE',
  });
});
