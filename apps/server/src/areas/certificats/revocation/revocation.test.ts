import type { NotNull } from 'kysely';
import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { certificatFormateur } from '@habilis/api/certificat-formateur/endpoints';
import { certificat } from '@habilis/api/certificat/endpoints';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';
import { closeAlertesRevocation } from './alertesRevocation.ts';
import { applyRevocations } from './applyRevocations.ts';
import { withdrawFormateur } from './withdrawFormateur.ts';

let server: TestServer;
let admin: Call;
let time = Date.parse(`${TODAY}T10:00:00Z`);
const db = () => server.services.connection.db;
const certificatOf = (nom: string) =>
  db()
    .selectFrom('certificat')
    .selectAll()
    .where('nom', '=', nom)
    .orderBy('id', 'desc')
    .$narrowType<{ session_id: NotNull; session_stagiaire_id: NotNull }>()
    .executeTakeFirstOrThrow();
const WHY = { motif: 'RESULTAT_ERRONE', texte: 'Note reportée sur la mauvaise ligne.' } as const;
const revoke = (id: number, by = admin, body: typeof WHY = WHY) => by(certificat.revoquer, { params: { id }, body });
const cancel = (id: number, by = admin) => by(certificat.annulerRevocation, { params: { id } });
const apply = () =>
  applyRevocations(server.services.config, db(), {
    today: TODAY,
    settings: DEFAULT_SETTINGS,
    jobs: server.services.jobs,
    now: new Date(time),
  });
const alertsOf = async (habilisId: string) =>
  (await (await actAs(server, habilisId))(alerte.list, {}))
    .filter(({ type }) => type.startsWith('CERT_RE'))
    .map(({ type, intituleCertificat }) => `${type} ${intituleCertificat}`);
const mailed = async (modele: string) =>
  (
    await db()
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select(['personne.habilis_id', 'courriel.valeurs'])
      .where('modele', '=', modele as 'certificat-revoque')
      .execute()
  ).map((one) => `${one.habilis_id} ${one.valeurs.mots['numero'] ?? ''}`);
const checked = async (nom: string) => {
  const { code_court: code } = await certificatOf(nom);
  return admin(qrcode.certificat, { body: { code } });
};
/** A responsable of the dispositif of these certificats. */
const rdOfSst = async () => {
  const { habilis_id: habilisId } = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .innerJoin('role_dispositif', 'role_dispositif.role_id', 'role.id')
    .innerJoin('dispositif', 'dispositif.id', 'role_dispositif.dispositif_id')
    .select('personne.habilis_id')
    .where('role.type', '=', 'RD')
    .where('dispositif.code', '=', 'SST')
    .executeTakeFirstOrThrow();
  return habilisId;
};
const actAsRd = async () => actAs(server, await rdOfSst(), 'RD');

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(time) });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  admin = await actAs(server, 'ADM92001');
});
beforeEach(() => {
  time = Date.parse(`${TODAY}T10:00:00Z`);
});
afterAll(() => server.close());

test('[C23][C24][C26] a revocation is held, cancelled, decided again and then takes effect, once', async () => {
  const { id, numero } = await certificatOf('Royer');
  expect(await revoke(id)).toMatchObject({ numero, ...WHY, appliqueLe: `${TODAY}T10:10:00.000Z`, annulable: true });
  expect(await refusal(revoke(id))).toMatchObject({ status: 409, title: 'certificat.deja-revoque' });
  time += 9 * 60_000;
  await apply();
  expect(await checked('Royer')).toMatchObject({ statut: 'VALIDE' });
  await cancel(id);
  // The second press is told what is so: nothing has taken effect.
  expect(await refusal(cancel(id))).toMatchObject({ status: 409, title: 'certificat.non-revoque' });
  time += 60_000;
  await apply();
  expect(await checked('Royer')).toMatchObject({ statut: 'VALIDE' });
  await revoke(id);
  time += 10 * 60_000;
  expect(await checked('Royer')).toMatchObject({ statut: 'REVOQUE', dateRevocation: TODAY });
  // From its hour on there is no paper either, before the work that applies it.
  expect((await certificatOf('Royer')).statut).toBe('VALIDE');
  const taken = admin(certificat.telecharger, { body: { ids: [id] } });
  expect(await refusal(taken)).toMatchObject({ status: 409, title: 'certificat.revoque-non-tire' });
  expect(await refusal(cancel(id))).toMatchObject({ status: 409, title: 'certificat.revocation-effective' });
  await apply();
  expect((await certificatOf('Royer')).statut).toBe('REVOQUE');
  // Told once it counts, and once: nobody hears of what was cancelled.
  expect(await alertsOf('LPF20001')).toEqual([`CERT_REVOQUE ${numero}`]);
  expect(await alertsOf('FOR40001')).toEqual([`CERT_REVOQUE ${numero}`]);
  await apply();
  expect((await mailed('certificat-revoque')).filter((one) => /^(LPF20001|FOR40001)/.test(one))).toEqual([
    `LPF20001 ${numero}`,
    `FOR40001 ${numero}`,
  ]);
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
test('[C13][C24] a corrected name makes a new certificat, for which a held revocation goes on; the former code says what replaces it; two at once: one does', async () => {
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
  expect(await checked('Da Silva')).toMatchObject({ statut: 'REMPLACE', remplacePar: next.numero });
  expect(await checked(next.nom)).toMatchObject({ statut: 'VALIDE', numero: next.numero, remplacePar: null });
  expect(next.cle_id).not.toBeNull();
  expect(await page(before.id)).toMatchObject({
    statut: 'REMPLACE',
    revocation: { motif: 'REMPLACE', texte: 'Nom de naissance.' },
    remplacePar: { id: next.id, numero: next.numero, nom: next.nom },
    correction: null,
  });
  expect(await alertsOf('FOR40001')).toContain(`CERT_REMPLACE ${before.numero}`);
  expect(await mailed('certificat-remplace')).toContain(`LPF20001 ${before.numero}`);
  // Whoever decided to revoke decided on the person: the correction does not undo it, and its hour stays.
  expect(await page(next.id)).toMatchObject({
    remplace: { id: before.id, nom: 'Da Silva' },
    remplacePar: null,
    revocation: { ...WHY, annulable: true, roleType: 'ADM' },
  });
  // Whoever still has the former one before them is led to it, and told neither « revoked » nor « in effect ».
  for (const late of [() => revoke(before.id), () => cancel(before.id)])
    expect(await refusal(late())).toMatchObject({ status: 409, title: 'certificat.remplace' });
  time += 10 * 60_000;
  expect(await checked(next.nom)).toMatchObject({ statut: 'REVOQUE', numero: next.numero });
  await apply();
  expect(await page(next.id)).toMatchObject({ statut: 'REVOQUE', revocation: { ...WHY, annulable: false } });
});

test('[C26] the alert about a revocation closes once it has been told for long enough', async () => {
  const later = (days: number) => ({
    today: addDays(TODAY, days),
    settings: DEFAULT_SETTINGS,
    jobs: server.services.jobs,
    now: new Date(time + days * 86_400_000),
  });
  const left = () => db().selectFrom('alerte').select('id').where('objet_type', '=', 'certificat').execute();
  await closeAlertesRevocation(db(), later(30));
  expect(await left()).not.toEqual([]);
  await closeAlertesRevocation(db(), later(31));
  expect(await left()).toEqual([]);
});
test('[C27] the certificat of a niveau of formateurs, once revoked, lets lead no session any more; the role goes with the last one', async () => {
  const { id, date_obtention: dateObtention, stagiaire_id: stagiaireId } = await certificatOf('Lambert');
  const { id: personneId } = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'FOR40002')
    .executeTakeFirstOrThrow();
  const { id: niveauId } = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'SST-2')
    .executeTakeFirstOrThrow();
  await db().updateTable('stagiaire').set({ personne_id: personneId }).where('id', '=', stagiaireId).execute();
  await db().updateTable('certificat').set({ dispositif_niveau_id: niveauId }).where('id', '=', id).execute();
  await db().deleteFrom('certificat_formateur').where('personne_id', '=', personneId).execute();
  const give = (date: string) =>
    db()
      .insertInto('certificat_formateur')
      .values({ personne_id: personneId, dispositif_niveau_id: niveauId, date_obtention: date, date_fin: null })
      .returning('id')
      .executeTakeFirstOrThrow();
  const given = await give(dateObtention);
  const other = await give(addDays(dateObtention, -400));
  const rolesF = () =>
    db().selectFrom('role').select('fin_le').where('personne_id', '=', personneId).where('type', '=', 'F').execute();
  await revoke(id);
  time += 10 * 60_000;
  await apply();
  const one = await admin(certificatFormateur.get, { params: { id: given.id } });
  expect(one).toMatchObject({ dateFin: addDays(TODAY, -1), dateRevocation: TODAY, prolongeable: false });
  const prolonged = { certificatId: given.id, version: one.version, dateFin: addDays(TODAY, 30), motif: 'Essai' };
  expect(await refusal(admin(certificatFormateur.prolonger, { body: prolonged }))).toMatchObject({ status: 404 });
  expect(await rolesF()).toEqual([{ fin_le: null }]);
  // The other one was taken back before; this one is then the last.
  await db().updateTable('certificat_formateur').set({ revoque_le: TODAY }).where('id', '=', other.id).execute();
  await db()
    .updateTable('certificat_formateur')
    .set({ revoque_le: null, date_fin: null })
    .where('id', '=', given.id)
    .execute();
  await db()
    .transaction()
    .execute((trx) =>
      withdrawFormateur(
        { db: trx, today: TODAY, settings: DEFAULT_SETTINGS, jobs: server.services.jobs, now: new Date(time) },
        id,
      ),
    );
  expect(await rolesF()).toEqual([{ fin_le: new Date(time) }]);
});

test('[DH895] whoever may revoke a certificat reads by what they have a part in it, as the call refuses them', async () => {
  const { id, formateur_id, stagiaire_id } = await certificatOf('Royer');
  const rd = await actAsRd();
  const partPrise = async () => (await rd(certificat.get, { params: { id: String(id) } })).partPrise;
  expect(await partPrise()).toBeUndefined();
  const { id: personne } = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', await rdOfSst())
    .executeTakeFirstOrThrow();
  const lend = (formateur: number) =>
    db().updateTable('certificat').set({ formateur_id: formateur }).where('id', '=', id).execute();
  await lend(personne);
  expect(await partPrise()).toBe('animateur');
  expect(await refusal(revoke(id, rd))).toMatchObject({ status: 403, title: 'role.partie-prenante' });
  await lend(formateur_id);
  const holder = (held: number | null) =>
    db().updateTable('stagiaire').set({ personne_id: held }).where('id', '=', stagiaire_id).execute();
  await holder(personne);
  expect(await partPrise()).toBe('titulaire');
  expect(await refusal(revoke(id, rd))).toMatchObject({ status: 403, title: 'role.partie-prenante' });
  await holder(null);
});
