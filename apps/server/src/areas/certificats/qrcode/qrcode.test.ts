import { createPublicKey, verify } from 'node:crypto';
import type { DefiResolu } from '@habilis/api/captcha/Defi';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { fragmentOf, readFragment } from '@habilis/domain/certificat/fragment';
import { decodeListe } from '@habilis/domain/certificat/listeRevocations';
import { partsOfSigned } from '@habilis/domain/certificat/payload';
import { addDays } from '@habilis/domain/date/addDays';
import { sql, type Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CertificatTable } from '../../../database/tables/certificats.ts';
import { refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { solveDefi } from '../../../test/solveDefi.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { marksOf, type Marks } from '../signature/marksOf.ts';
import { addRevocation } from '../test/addRevocation.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';

const NOW = new Date(`${TODAY}T10:00:00Z`);
let server: TestServer;
let guest: Call;
let id: number;
let marks: Marks;
const db = () => server.services.connection.db;
const certificat = () => db().selectFrom('certificat').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const update = (change: Updateable<CertificatTable>) =>
  db().updateTable('certificat').set(change).where('id', '=', id).execute();
/** Another certificat of the same line. */
async function replacedBy(change: { readonly numero: string; readonly remplace_id: number }) {
  const row = await certificat();
  return db()
    .insertInto('certificat')
    .values({
      session_id: row.session_id,
      session_stagiaire_id: row.session_stagiaire_id,
      stagiaire_id: row.stagiaire_id,
      entite_id: row.entite_id,
      habilitation_id: row.habilitation_id,
      dispositif_niveau_id: row.dispositif_niveau_id,
      mode: row.mode,
      nom: 'Roier',
      prenom: row.prenom,
      date_obtention: row.date_obtention,
      date_fin: row.date_fin,
      formateur_id: row.formateur_id,
      statut: 'REVOQUE',
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
const check = (code: string, defi: DefiResolu | null = null) => guest(qrcode.certificat, { body: { code, defi } });
const digits = () => marks.url.split('#')[1] ?? '';
/** The signed bytes with one of them changed. */
const changed = (place: number, value: number) => {
  const bytes = readFragment(digits()) ?? new Uint8Array();
  bytes[place] = value;
  return fragmentOf(bytes);
};

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  ({ id } = await db().selectFrom('certificat').select('id').where('nom', '=', 'Royer').executeTakeFirstOrThrow());
  const all = await marksOf(server.services.config, { db: db(), now: NOW }, [id]);
  marks = all.get(id) ?? { url: '', codeCourt: '' };
});
beforeEach(() => db().deleteFrom('tentative').execute());
afterAll(() => server.close());

const KNOWN = {
  raison: null,
  demonstration: true,
  // As papers print it, and not the long name of the dispositif.
  intitule: 'SST – Sauveteur secouriste du travail',
  nom: 'Royer',
  prenom: 'Amandine',
  initiales: 'A R',
  dateObtention: addDays(TODAY, -20),
  raisonSociale: 'Lorraine Prévention Formation',
  numeroHabilitation: '128/2023/SST-1/02',
  habilitationActive: true,
  dateRevocation: null,
  remplacePar: null,
};

const revoke = (applique_le: Date) =>
  addRevocation(db(), { certificat_id: id, decidee_le: new Date(`${TODAY}T09:50:00Z`), applique_le });

test('[C13][C15][C17] the whole signed content, its digits and the short code tell the name and the status', async () => {
  const { numero, date_fin: dateFin } = await certificat();
  const valid = { ...KNOWN, statut: 'VALIDE', numero, dateFin };
  expect(await check(marks.url)).toMatchObject({ ...valid, signatureVerifiee: true });
  expect(await check(digits())).toMatchObject({ ...valid, signatureVerifiee: true });
  expect(await check(marks.codeCourt)).toMatchObject({ ...valid, signatureVerifiee: false });
  expect(await check(marks.codeCourt.toLowerCase().replaceAll('-', ' '))).toMatchObject(valid);
});
test('[C41] a new name of the entite or of its caisse changes no certificat: its check, its list and what replaces it say the former', async () => {
  const entite = db().updateTable('entite').where('raison_sociale', 'in', [KNOWN.raisonSociale, 'Grand Est Sécurité']);
  const caisse = db().updateTable('mrp').where('code', '=', 'NORD_EST');
  const { libelle } = await db()
    .selectFrom('mrp')
    .select('libelle')
    .where('code', '=', 'NORD_EST')
    .executeTakeFirstOrThrow();
  await entite.set({ raison_sociale: 'Grand Est Sécurité' }).execute();
  await caisse.set({ libelle: 'Caisse nouvelle' }).execute();
  expect(await check(marks.url)).toMatchObject({ raisonSociale: KNOWN.raisonSociale });
  expect(await certificat()).toMatchObject({ raison_sociale: KNOWN.raisonSociale, caisse: libelle });
  // The entite's other certificats of that day are written after the change.
  await sql`insert into certificat (numero, session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id,
      mode, nom, prenom, date_obtention, formateur_id, statut, remplace_id)
    select 'essai ' || coalesce(replaced, 0), session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id, dispositif_niveau_id,
      mode, nom, prenom, date_obtention, formateur_id, 'REVOQUE', replaced
    from certificat, unnest(array[${id}, null]::integer[]) replaced where certificat.id = ${id}`.execute(db());
  const made = db().selectFrom('certificat').where('statut', '=', 'REVOQUE').where('nom', '=', 'Royer');
  expect(await made.select(['raison_sociale', 'caisse']).orderBy('remplace_id').execute()).toEqual([
    { raison_sociale: KNOWN.raisonSociale, caisse: libelle },
    { raison_sociale: 'Grand Est Sécurité', caisse: 'Caisse nouvelle' },
  ]);
  await db().deleteFrom('certificat').where('statut', '=', 'REVOQUE').where('nom', '=', 'Royer').execute();
  await entite.set({ raison_sociale: KNOWN.raisonSociale }).execute();
  await caisse.set({ libelle }).execute();
});
test('[C15] a holder who is no longer known by name is told by the signed initials alone', async () => {
  const { stagiaire_id: stagiaireId, nom, prenom } = await certificat();
  const known = (pseudonymise_le: Date | null) =>
    db().updateTable('stagiaire').set({ pseudonymise_le }).where('id', '=', stagiaireId).execute();
  await known(NOW);
  await update({ nom: 'Stagiaire', prenom: 'Anonyme' });
  expect(await check(marks.url)).toMatchObject({ statut: 'VALIDE', nom: null, prenom: null, initiales: 'A R' });
  expect(await check(marks.codeCourt)).toMatchObject({ statut: 'VALIDE', nom: null, prenom: null, initiales: null });
  await known(null);
  await update({ nom, prenom });
});
test('[C13] a certificat past its last day is expired, and was no less authentic', async () => {
  const { date_fin: dateFin } = await certificat();
  await update({ date_fin: addDays(TODAY, -1) });
  expect(await check(marks.url)).toMatchObject({ statut: 'EXPIRE', signatureVerifiee: true, nom: 'Royer' });
  await update({ date_fin: TODAY });
  expect(await check(marks.url)).toMatchObject({ statut: 'VALIDE' });
  await update({ date_fin: dateFin });
});
test('[C13] a revocation counts from its hour, and not once it is cancelled; what replaces the certificat is told', async () => {
  const held = await revoke(new Date(`${TODAY}T10:01:00Z`));
  expect(await check(marks.url)).toMatchObject({ statut: 'VALIDE', dateRevocation: null });
  await db()
    .updateTable('revocation_certificat')
    .set({ annulee_le: NOW, annulee_par: 1 })
    .where('id', '=', held.id)
    .execute();
  const due = await revoke(NOW);
  expect(await check(marks.codeCourt)).toMatchObject({ statut: 'REVOQUE', dateRevocation: TODAY, remplacePar: null });
  const next = await replacedBy({ numero: 'SST-1-2026-900001', remplace_id: id });
  await update({ statut: 'REVOQUE' });
  expect(await check(marks.url)).toMatchObject({
    statut: 'REMPLACE',
    dateRevocation: TODAY,
    remplacePar: 'SST-1-2026-900001',
    nom: 'Royer',
  });
  // Before its hour is applied too.
  await update({ statut: 'VALIDE' });
  expect(await check(marks.codeCourt)).toMatchObject({ statut: 'REMPLACE' });
  await db().deleteFrom('certificat').where('id', '=', next.id).execute();
  await db().deleteFrom('revocation_certificat').where('id', 'in', [held.id, due.id]).execute();
  await update({ statut: 'VALIDE' });
});
test('[C13] whether the habilitation gave its right is told of the last day of training, whatever came later', async () => {
  const { habilitation_id: habilitationId, date_obtention: last } = await certificat();
  const suspend = (date_debut: string, date_fin: string) =>
    db()
      .insertInto('habilitation_suspension')
      .values({ habilitation_id: habilitationId, date_debut, date_fin, rupture: false, commentaire: null })
      .returning('id')
      .executeTakeFirstOrThrow();
  const later = await suspend(addDays(last, 1), addDays(last, 5));
  expect(await check(marks.url)).toMatchObject({ habilitationActive: true });
  const within = await suspend(addDays(last, -1), last);
  expect(await check(marks.url)).toMatchObject({ statut: 'VALIDE', habilitationActive: false });
  await db().deleteFrom('habilitation_suspension').where('id', 'in', [later.id, within.id]).execute();
});
test('[C13][C14] what is not authentic says why: cut, of another version, key or site, changed, or never issued', async () => {
  const raisonOf = async (code: string) => {
    const { statut, raison, nom, signatureVerifiee } = await check(code);
    expect([statut, nom, signatureVerifiee]).toEqual(['INCONNU', null, false]);
    return raison;
  };
  const [, key = 0, , , day = 0] = readFragment(digits()) ?? [];
  expect(await raisonOf('SST-1-2026-004817')).toBe('illisible');
  // Too short for a signature.
  expect(await raisonOf(digits().slice(0, 100))).toBe('illisible');
  expect(await raisonOf('https://example.org/menu')).toBe('illisible');
  expect(await raisonOf('7K3M-9QX2-AB10')).toBe('code-inconnu');
  // A digit changed or lost within it: what it said cannot be read any more.
  const within = digits().length - 200;
  const digit = digits()[within] === '7' ? '3' : '7';
  expect(await raisonOf(digits().slice(0, within) + digit + digits().slice(within + 1))).toBe('abime');
  expect(await raisonOf(digits().slice(0, -30))).toBe('abime');
  expect(await raisonOf(changed(0, 2))).toBe('version-inconnue');
  expect(await raisonOf(changed(1, key ^ 0x80))).toBe('cle-inconnue');
  expect(await raisonOf(changed(4, day ^ 1))).toBe('signature-fausse');
  expect(await raisonOf(`HTTPS://AUTRE.EXAMPLE.ORG/CERTIFICAT#${changed(1, key ^ 0x80)}`)).toBe('autre-site');
  expect(await raisonOf(`HTTPS://AUTRE.EXAMPLE.ORG/CERTIFICAT#${changed(4, day ^ 1)}`)).toBe('autre-site');
  // The address of another host of this site does no harm.
  expect(await check(`HTTPS://AUTRE.EXAMPLE.ORG/CERTIFICAT#${digits()}`)).toMatchObject({ statut: 'VALIDE' });
});
test('[C14] of a key that leaked, only what was issued counts; a retired one keeps verifying', async () => {
  const { charge, signature, cle_id: cleId } = await certificat();
  const set = (change: { retiree_le: Date | null; compromise_le: Date | null }) =>
    db()
      .updateTable('cle_certificat')
      .set(change)
      .where('id', '=', cleId ?? 0)
      .execute();
  await db()
    .updateTable('cle_certificat')
    .set({ cree_le: new Date(0) })
    .execute();
  await set({ retiree_le: NOW, compromise_le: null });
  expect(await check(marks.url)).toMatchObject({ statut: 'VALIDE', signatureVerifiee: true });
  await set({ retiree_le: NOW, compromise_le: NOW });
  expect(await check(marks.url)).toMatchObject({ statut: 'VALIDE' });
  await update({ charge: Buffer.from([1, 2, 3]) });
  expect(await check(marks.url)).toMatchObject({ statut: 'INCONNU', raison: 'cle-compromise' });
  await update({ charge, signature, cle_id: cleId });
  await set({ retiree_le: null, compromise_le: null });
});
test('[C16] who checks much solves a challenge, each good for one check, up to a limit', async () => {
  await db().insertInto('parametre').values({ cle: 'difficulteDefi', valeur: '20' }).execute();
  const challenge = async () => {
    const given = await guest(qrcode.defi, {});
    if (given.maxnumber !== 20) throw new Error('le réglage n’est pas encore lu');
    return given;
  };
  const { number, ...rest } = solveDefi(await vi.waitFor(challenge, { timeout: 60_000 }));
  for (let done = 0; done < 60; done++) await check('7K3M-9QX2-AB10');
  expect(await refusal(check(marks.url))).toMatchObject({ status: 400, title: 'captcha.requis' });
  expect(await refusal(check(marks.url, { ...rest, number: number + 1 }))).toMatchObject({ title: 'captcha.invalide' });
  expect(await check(marks.url, { ...rest, number })).toMatchObject({ statut: 'VALIDE' });
  expect(await refusal(check(marks.url, { ...rest, number }))).toMatchObject({ title: 'captcha.deja-utilise' });
  const { cle } = await db().selectFrom('tentative').select('cle').executeTakeFirstOrThrow();
  await db()
    .insertInto('tentative')
    .values(Array.from({ length: 540 }, () => ({ cle, faite_le: NOW })))
    .execute();
  expect(await refusal(check(marks.url))).toMatchObject({ status: 429, title: 'trop-de-consultations' });
});
test('[C10] the address in capitals leads to the page of the check', async () => {
  const answer = await fetch(`${server.url}/CERTIFICAT`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/certificat']);
});
test('[C11] the keys and a signed list of revocations, made again at each change and sent to whoever lacks it, are published', async () => {
  const cles = await guest(qrcode.cles, {});
  const listed = async () => {
    const { liste } = await guest(qrcode.revocations, {});
    const parts = partsOfSigned(Uint8Array.from(Buffer.from(liste, 'base64url')));
    const decoded = decodeListe(parts?.charge ?? new Uint8Array());
    const x = cles.find((cle) => cle.id === decoded?.cleId)?.clePublique ?? '';
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    expect(verify(null, parts?.charge ?? Buffer.of(), key, parts?.signature ?? Buffer.of())).toBe(true);
    return decoded;
  };
  expect(await listed()).toMatchObject({ date: TODAY, prochaine: addDays(TODAY, 7), revocations: [] });
  const held = await revoke(new Date(`${TODAY}T10:01:00Z`));
  expect((await listed())?.revocations).toEqual([]);
  const cancel = { annulee_le: NOW, annulee_par: 1 };
  await db().updateTable('revocation_certificat').set(cancel).where('id', '=', held.id).execute();
  const due = await revoke(NOW);
  expect((await listed())?.revocations).toEqual([{ serial: id, remplacePar: null }]);
  // What was kept made is made again at each change: a replacement, what is taken back, another key.
  const next = await replacedBy({ numero: 'SST-1-2026-900002', remplace_id: id });
  expect((await listed())?.revocations).toEqual([{ serial: id, remplacePar: next.id }]);
  const url = `${server.url}/api/qrcode/revocations`;
  const first = await fetch(url);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  await db().deleteFrom('certificat').where('id', '=', next.id).execute();
  await db().deleteFrom('revocation_certificat').where('id', 'in', [held.id, due.id]).execute();
  const other = await fetch(url, { headers: { 'If-None-Match': etag } });
  expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  const before = await listed();
  expect(before?.revocations).toEqual([]);
  await db().updateTable('cle_certificat').set({ retiree_le: NOW }).where('retiree_le', 'is', null).execute();
  const { liste } = await guest(qrcode.revocations, {});
  const after = decodeListe(partsOfSigned(Uint8Array.from(Buffer.from(liste, 'base64url')))?.charge ?? Buffer.of());
  expect(after?.cleId).not.toBe(before?.cleId);
});
