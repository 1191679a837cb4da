import type { Call } from '@habilis/api/client/createClient';
import { certificat } from '@habilis/api/certificat/endpoints';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { applyRevocations } from './applyRevocations.ts';

let server: TestServer;
let admin: Call;
let time = Date.parse(`${TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;
const certificatOf = (nom: string) =>
  db().selectFrom('certificat').selectAll().where('nom', '=', nom).orderBy('id', 'desc').executeTakeFirstOrThrow();
const WHY = { motif: 'RESULTAT_ERRONE', texte: 'Note reportée sur la mauvaise ligne.' } as const;
const revoke = (id: number, by = admin, body: typeof WHY = WHY) => by(certificat.revoquer, { params: { id }, body });
const cancel = (id: number, by = admin) => by(certificat.annulerRevocation, { params: { id } });
const checked = async (nom: string) => {
  const { code_court: code } = await certificatOf(nom);
  return admin(qrcode.certificat, { body: { code } });
};
/** A responsable of the dispositif of these certificats. */
const actAsRd = async () => {
  const { habilis_id: habilisId } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('role_dispositif', 'role_dispositif.role_id', 'role.id')
    .innerJoin('dispositif', 'dispositif.id', 'role_dispositif.dispositif_id')
    .select('personne.habilis_id')
    .where('role.type', '=', 'RD')
    .where('dispositif.code', '=', 'SST')
    .executeTakeFirstOrThrow();
  return actAs(server, habilisId, 'RD');
};

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(time) });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  admin = await actAs(server, 'ADM92001');
});
beforeEach(() => {
  time = Date.parse(`${TODAY}T10:00:00Z`);
});
afterAll(() => server.close());

test('[C23][C24] a revocation is held, cancelled, decided again and then takes effect, once', async () => {
  const { id, numero } = await certificatOf('Royer');
  expect(await revoke(id)).toMatchObject({ numero, ...WHY, appliqueLe: `${TODAY}T10:10:00.000Z`, annulable: true });
  expect(await refusal(revoke(id))).toMatchObject({ status: 409, title: 'certificat.deja-revoque' });
  time += 9 * 60_000;
  await applyRevocations(db(), new Date(time));
  expect(await checked('Royer')).toMatchObject({ statut: 'VALIDE' });
  await cancel(id);
  expect(await refusal(cancel(id))).toMatchObject({ status: 409, title: 'certificat.revocation-effective' });
  time += 60_000;
  await applyRevocations(db(), new Date(time));
  expect(await checked('Royer')).toMatchObject({ statut: 'VALIDE' });
  await revoke(id);
  time += 10 * 60_000;
  expect(await checked('Royer')).toMatchObject({ statut: 'REVOQUE', dateRevocation: TODAY });
  expect(await refusal(cancel(id))).toMatchObject({ status: 409, title: 'certificat.revocation-effective' });
  await applyRevocations(db(), new Date(time));
  expect((await certificatOf('Royer')).statut).toBe('REVOQUE');
  expect(await refusal(revoke(id))).toMatchObject({ status: 409, title: 'certificat.deja-revoque' });
  const acts = await db()
    .selectFrom('audit')
    .select('action')
    .where('objet_type', '=', 'certificat')
    .where('objet_id', '=', id)
    .orderBy('id')
    .execute();
  expect(acts.map(({ action }) => action)).toEqual([
    'certificat.Revoque',
    'certificat.AnnuleRevocation',
    'certificat.Revoque',
  ]);
});
test('[C23] two people who revoke one certificat at once: one does', async () => {
  const { id } = await certificatOf('Lambert');
  const done = await Promise.allSettled([revoke(id), revoke(id)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await cancel(id);
});
test('[C23][P71] a responsable de dispositif revokes those of the own dispositif, an entite none', async () => {
  const { id } = await certificatOf('Lambert');
  expect(await refusal(revoke(id, await actAs(server, 'LPF20001')))).toMatchObject({ status: 403 });
  const rd = await actAsRd();
  expect(await revoke(id, rd)).toMatchObject({ annulable: true });
  await cancel(id, rd);
});
test('[C25] a held revocation is read by those who may revoke; from its hour on, by all who read the certificat, agents unnamed to an entite', async () => {
  const { id } = await certificatOf('Kővári');
  const rd = await actAsRd();
  const seenBy = async (habilisId: string) => (await actAs(server, habilisId))(certificat.get, { params: { id } });
  await revoke(id, rd);
  expect((await seenBy('ADM92001')).revocation).toMatchObject({ ...WHY, annulable: true, roleType: 'RD' });
  expect((await seenBy('LPF20001')).revocation).toBeNull();
  await cancel(id);
  await revoke(id, rd);
  time += 10 * 60_000;
  const seen = await seenBy('LPF20001');
  expect(seen).toMatchObject({ statut: 'REVOQUE', correction: null });
  expect(seen.revocation).toMatchObject({ ...WHY, annulable: false, auteurNomPrenom: null, roleType: 'RD' });
  expect((await seenBy('ADM92001')).revocation?.auteurNomPrenom).toMatch(/\w \w/);
});
test('[C13][C24] a corrected name makes a new certificat; the former code says what replaces it, even while a revocation was held; two at once: one does', async () => {
  const before = await certificatOf('Da Silva');
  await revoke(before.id);
  const session = await admin(sessionCertification.get, { params: { id: before.session_id } });
  const page = (id: number) => admin(certificat.get, { params: { id } });
  expect((await page(before.id)).correction).toEqual({
    ligneId: before.session_stagiaire_id,
    version: session.version,
  });
  const correct = (nom: string) =>
    admin(sessionCertification.corriger, {
      params: { id: before.session_id },
      body: {
        version: session.version,
        corrections: [{ stagiaireId: before.session_stagiaire_id, nom, prenom: 'Jean-Pierre' }],
        commentaire: 'Nom de naissance.',
      },
    });
  const done = await Promise.allSettled([correct('Da Silva Costa'), correct('Da Silva Lopes')]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const next = await db()
    .selectFrom('certificat')
    .selectAll()
    .where('remplace_id', '=', before.id)
    .executeTakeFirstOrThrow();
  expect(await checked('Da Silva')).toMatchObject({ statut: 'REVOQUE', remplacePar: next.numero });
  expect(await checked(next.nom)).toMatchObject({ statut: 'VALIDE', numero: next.numero, remplacePar: null });
  expect(next.cle_id).not.toBeNull();
  expect(await page(before.id)).toMatchObject({
    statut: 'REVOQUE',
    revocation: { motif: 'REMPLACE', texte: 'Nom de naissance.' },
    remplacePar: { id: next.id, numero: next.numero, nom: next.nom },
    correction: null,
  });
  expect(await page(next.id)).toMatchObject({ remplace: { id: before.id, nom: 'Da Silva' }, remplacePar: null });
});
