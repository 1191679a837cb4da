import { commission } from '@habilis/api/commission/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { alerte } from '@habilis/api/alerte/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { SANS_FIN } from '@habilis/domain/habilitation/refusalOfSuspension';
import type { Call } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { addDemande } from './test/addDemande.ts';
import { sendHeld } from './test/sendHeld.ts';

const BREIZH = 'Breizh Secours Entreprise';
const LORRAINE = 'Lorraine Prévention Formation';
const GARONNE = 'Garonne Soins Formation';

let server: TestServer;
let secretaire: Call;
let admin: Call;
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS });
  secretaire = await actAs(server, 'CNH91001');
  admin = await actAs(server, 'ADM92001');
});
afterAll(() => server.close());

const sourceOf = (raisonSociale: string, niveau: string) =>
  db()
    .selectFrom('habilitation')
    .innerJoin('entite', 'entite.id', 'habilitation.entite_id')
    .innerJoin('dispositif_niveau', 'dispositif_niveau.id', 'habilitation.dispositif_niveau_id')
    .selectAll('habilitation')
    .where('entite.raison_sociale', '=', raisonSociale)
    .where('dispositif_niveau.code', '=', niveau)
    .where('source_id', 'is', null)
    .orderBy('habilitation.id', 'desc')
    .executeTakeFirstOrThrow();

let count = 0;
/** A renewal before the commission, decided and held. */
async function decided(raisonSociale: string, niveau: string): Promise<number> {
  const source = await sourceOf(raisonSociale, niveau);
  const numero = `DH-2026-97${String(++count).padStart(2, '0')}`;
  const given = { numero, raisonSociale, niveau, tache: 'decision', dateCnh: TODAY, mode: 'REN' } as const;
  const id = await addDemande(db(), { ...given, sourceId: source.id });
  const { version } = await secretaire(demandeHabilitation.get, { params: { id } });
  const decision = { demandeHabilitationId: id, version, decision: 'ACCORDE', avecComplement: false } as const;
  const said = await secretaire(commission.decider, {
    body: { decisions: [{ ...decision, motif: null, dateDebut: null }] },
  });
  expect(said).toEqual([{ id, title: null }]);
  return id;
}
const heldOf = (id: number) =>
  db()
    .selectFrom('decision_commission')
    .selectAll()
    .where('demande_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const suiteOf = (sourceId: number) =>
  db().selectFrom('habilitation').selectAll().where('source_id', '=', sourceId).executeTakeFirst();
/** Whose decisions on a demande are said to be kept back, and how the alert of who decided names it. */
const keptBack = async (id: number) =>
  (await secretaire(alerte.list, {}))
    .filter(({ type, objetId }) => type === 'DH_DECISION_RETENUE' && objetId === id)
    .map(({ habilisIdCible, numeroDemande }) => `${habilisIdCible} ${numeroDemande}`);
const read = (id: number) => admin(habilitation.get, { params: { id } });
const suspend = async (id: number, changes: object = {}) => {
  const { version } = await read(id);
  const asked = { dateDebutSuspension: TODAY, dateFinSuspension: SANS_FIN, motif: 'AUDIT', rupture: false } as const;
  const commentaireSuspension = 'Écarts relevés.';
  return admin(habilitation.setSuspension, {
    body: { habilitationId: id, version, commentaireSuspension, ...asked, ...changes },
  });
};

test('[H714][H716] a suspended source is read by whoever examines, decides or asks, with the days that it leaves; late is said late', async () => {
  const source = await sourceOf(BREIZH, 'SST-1');
  const gestionnaire = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('personne.habilis_id')
    .where('role.entite_id', '=', source.entite_id)
    .where('role.type', '=', 'G')
    .executeTakeFirstOrThrow();
  const fin = addDays(TODAY, 60);
  await db().updateTable('habilitation').set({ date_fin: fin }).where('id', '=', source.id).execute();
  const date = addDays(TODAY, 400);
  const numero = `DH-2026-97${String(++count).padStart(2, '0')}`;
  const id = await addDemande(db(), {
    numero,
    raisonSociale: BREIZH,
    niveau: 'SST-1',
    tache: 'decision',
    dateCnh: date,
    mode: 'REN',
  });
  await db()
    .updateTable('demande_habilitation')
    .set({ habilitation_source_id: source.id, date_first_soumission: TODAY })
    .where('id', '=', id)
    .execute();
  await suspend(source.id, { dateFinSuspension: addDays(TODAY, 30) });
  const droit = {
    obstacle: 'session-certification.habilitation-suspendue',
    sessions: [{ du: addDays(TODAY, 31), au: fin }],
    retrait: { du: TODAY, au: addDays(TODAY, 30), isDefinitif: false, aConfirmer: false },
    renouvellement: { etat: 'depose-tard', dateDepot: TODAY, fin, sansDroitDu: addDays(fin, 1) },
  };
  const told = { id: source.id, droit, motifSuspension: 'AUDIT', commentaireSuspension: 'Écarts relevés.' };
  const { points } = await secretaire(commission.ordreDuJour, { params: { date } });
  expect(points[0]?.habilitationSource).toMatchObject(told);
  const csv = await (await secretaire(commission.ordreDuJourTableau, { params: { date } })).blob.text();
  expect(csv).toContain('Suspendue jusqu’au');
  for (const one of [secretaire, admin, await actAs(server, gestionnaire.habilis_id)]) {
    const read = await one(demandeHabilitation.get, { params: { id } });
    expect(read.habilitationSource).toMatchObject(told);
  }
  expect((await read(source.id)).droit).toMatchObject(droit);
  // Its entite ends, its end is decided: both are told to who decides, and the suspension stands.
  await db().updateTable('entite').set({ date_fin_activite: fin }).where('id', '=', source.entite_id).execute();
  const ended = { fin_sans_suite: true, commentaire_date_fin: 'Fausse déclaration.' };
  await db().updateTable('habilitation').set(ended).where('id', '=', source.id).execute();
  expect(await secretaire(demandeHabilitation.get, { params: { id } })).toMatchObject({
    entiteDemandeuse: { dateFinActivite: fin },
    habilitationSource: { finDecidee: 'Fausse déclaration.', droit: { renouvellement: { etat: 'exclu' } } },
  });
  const [point] = (await secretaire(commission.ordreDuJour, { params: { date } })).points;
  expect(point).toMatchObject({
    entite: { dateFinActivite: fin },
    habilitationSource: { finDecidee: 'Fausse déclaration.' },
  });
  await db().updateTable('entite').set({ date_fin_activite: null }).where('id', '=', source.entite_id).execute();
  const undone = { fin_sans_suite: false, date_fin: source.date_fin, commentaire_date_fin: null };
  await db().updateTable('habilitation').set(undone).where('id', '=', source.id).execute();
  await suspend(source.id, { dateDebutSuspension: null, dateFinSuspension: null, motif: null });
});

test('[H710] a suspension decided while a renewal waits is that of the habilitation granted, and its letter says so', async () => {
  const source = await sourceOf(BREIZH, 'SST-1');
  const id = await decided(BREIZH, 'SST-1');
  await suspend(source.id);
  await sendHeld(server);
  const suite = await suiteOf(source.id);
  expect(suite).toMatchObject({ date_fin_suspension: SANS_FIN, motif_suspension: 'AUDIT', rupture: false });
  expect(await read(suite?.id ?? 0)).toMatchObject({ etat: 'SUSPENDUE', commentaireSuspension: 'Écarts relevés.' });
  const periods = db().selectFrom('habilitation_suspension').select(['date_fin', 'motif']);
  expect(await periods.where('habilitation_id', '=', suite?.id ?? 0).execute()).toEqual([
    { date_fin: SANS_FIN, motif: 'AUDIT' },
  ]);
  expect((await heldOf(id)).lettre?.decision.suspension).toEqual({ fin: null, motif: 'AUDIT' });
  // Lifted by an act of its own, it stays so when the source's suspension changes.
  const lifted = { dateDebutSuspension: null, dateFinSuspension: null, motif: null };
  await suspend(suite?.id ?? 0, lifted);
  await suspend(source.id, { dateFinSuspension: addDays(TODAY, 60) });
  expect(await read(suite?.id ?? 0)).toMatchObject({ etat: 'FUTURE', dateFinSuspension: null });
});

test('[H710][H713] after the grant, a suspension of the source, its lifting and a withdrawn delegation bind what was granted', async () => {
  const source = await sourceOf(GARONNE, 'PRAP2S-1');
  const delegue = await db()
    .selectFrom('delegation')
    .select('role_id')
    .where('fin_le', 'is', null)
    .executeTakeFirstOrThrow();
  await db()
    .insertInto('delegation')
    .values({ habilitation_id: source.id, role_id: delegue.role_id, debut_le: new Date(`${TODAY}T08:00:00Z`) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await decided(GARONNE, 'PRAP2S-1');
  await sendHeld(server);
  const suite = await suiteOf(source.id);
  const suiteId = suite?.id ?? 0;
  const held = () =>
    db()
      .selectFrom('delegation')
      .select('role_id')
      .where('habilitation_id', '=', suiteId)
      .where('fin_le', 'is', null)
      .execute();
  expect(await held()).toEqual([delegue]);
  const told = await db().selectFrom('courriel').select('valeurs').where('modele', '=', 'delegation-donnee').execute();
  expect(told.map(({ valeurs }) => valeurs.mots['numero'])).toContain(suite?.numero);
  const { version } = await read(source.id);
  await admin(habilitation.removeDelegataire, {
    params: { id: source.id, roleId: delegue.role_id },
    body: { version },
  });
  expect(await held()).toEqual([]);
  await suspend(source.id);
  expect(await suiteOf(source.id)).toMatchObject({ date_fin_suspension: SANS_FIN, motif_suspension: 'AUDIT' });
  await suspend(source.id, { dateDebutSuspension: null, dateFinSuspension: null, motif: null });
  expect(await suiteOf(source.id)).toMatchObject({ date_fin_suspension: null, motif_suspension: null });
  // Two of one niveau never overlap: the end of the first does not move onto the second.
  const moved = async (dateFin: string) => {
    const body = {
      habilitationId: source.id,
      dateFin,
      commentaireDateFin: 'Recul.',
      version: (await read(source.id)).version,
    };
    return refusal(admin(habilitation.setDateFin, { body }));
  };
  expect(await moved(suite?.date_debut ?? '')).toMatchObject({ status: 400, title: 'habilitation.fin-sur-suivante' });
  await suspend(source.id, { rupture: true, dateDebutSuspension: null, dateFinSuspension: null });
  expect(await suiteOf(source.id)).toMatchObject({ rupture: true });
});

test('[CN15][CN16][CN1012] what the letter said has changed: the decision does not leave, and is taken again', async () => {
  const source = await sourceOf(LORRAINE, 'PRAPIBC-1');
  const id = await decided(LORRAINE, 'PRAPIBC-1');
  const niveau = (changes: object) =>
    db().updateTable('dispositif_niveau').set(changes).where('id', '=', source.dispositif_niveau_id).execute();
  for (const changes of [{ duree_validite_habilitation: 1 }, { ouvert: false }]) {
    await niveau(changes);
    await sendHeld(server);
    expect(await suiteOf(source.id)).toBeUndefined();
    expect(await heldOf(id)).toMatchObject({ etat: 'a-envoyer', obstacle: 'commission.decision-changee' });
    await niveau({ duree_validite_habilitation: 5, ouvert: true });
  }
  await db()
    .updateTable('entite')
    .set({ raison_sociale: 'Lorraine Prévention' })
    .where('id', '=', source.entite_id)
    .execute();
  await sendHeld(server);
  expect((await heldOf(id)).obstacle).toBe('commission.decision-changee');
  // Each part that has changed is read beside what was decided, and told once by mail to who decided.
  const renamed = { champ: 'raisonSociale', avant: [LORRAINE], apres: ['Lorraine Prévention'] };
  expect((await secretaire(demandeHabilitation.get, { params: { id } })).decisionEnAttente).toMatchObject({
    changements: [renamed],
  });
  await sendHeld(server);
  const told = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['personne.habilis_id', 'courriel.valeurs'])
    .where('modele', '=', 'dh-decision-retenue')
    .execute();
  expect(told.map((one) => one.habilis_id)).toEqual(['CNH91001']);
  expect(told[0]?.valeurs.mots).toMatchObject({ obstacle: 'change', raisonSociale: 'non', niveau: 'non' });
  const { id: decisionId } = await heldOf(id);
  expect(await keptBack(id)).toEqual([expect.stringMatching(/^CNH91001 DH-/)]);
  await secretaire(commission.annuler, { body: { decisionIds: [decisionId] } });
  expect(await keptBack(id)).toEqual([]);
  await db().updateTable('entite').set({ raison_sociale: LORRAINE }).where('id', '=', source.entite_id).execute();
});

test('[CN15][CN1012] a letter that is sent by hand and kept back says what has changed, to whoever reads the demande', async () => {
  const source = await sourceOf(LORRAINE, 'PRAPIBC-1');
  const id = await decided(LORRAINE, 'PRAPIBC-1');
  const rename = (raison: string) =>
    db().updateTable('entite').set({ raison_sociale: raison }).where('id', '=', source.entite_id).execute();
  await rename('Lorraine Prévention');
  const { id: decisionId } = await heldOf(id);
  const sent = await secretaire(commission.envoyer, { body: { decisionIds: [decisionId] } });
  expect(sent).toEqual([{ id: decisionId, title: 'commission.decision-changee' }]);
  expect((await secretaire(demandeHabilitation.get, { params: { id } })).decisionEnAttente).toMatchObject({
    obstacle: 'commission.decision-changee',
    changements: [{ champ: 'raisonSociale', avant: [LORRAINE], apres: ['Lorraine Prévention'] }],
  });
  // Read as it was sent, it is not mailed; it still waits for who decided until something is done.
  expect(await keptBack(id)).toHaveLength(1);
  await secretaire(commission.annuler, { body: { decisionIds: [decisionId] } });
  await rename(LORRAINE);
});

test('[CN15][CN16] a place that the habilitation lost since keeps the letter back; the mail names it, old beside new', async () => {
  const source = await sourceOf(LORRAINE, 'PRAPIBC-1');
  const place = { ligne1: '3 quai des Forges', ligne2: null, code_postal: '57000', ville: 'Metz' };
  const { id: placeId } = await db()
    .insertInto('habilitation_plateforme')
    .values({ habilitation_id: source.id, ...place })
    .returning('id')
    .executeTakeFirstOrThrow();
  const id = await decided(LORRAINE, 'PRAPIBC-1');
  await db().deleteFrom('habilitation_plateforme').where('id', '=', placeId).execute();
  await sendHeld(server);
  expect(await heldOf(id)).toMatchObject({ etat: 'a-envoyer', obstacle: 'commission.decision-changee' });
  const lost = { champ: 'plateformes', avant: ['3 quai des Forges 57000 Metz'], apres: [] };
  expect((await secretaire(demandeHabilitation.get, { params: { id } })).decisionEnAttente).toMatchObject({
    changements: [lost],
  });
  const mail = await db()
    .selectFrom('courriel')
    .select('valeurs')
    .where('modele', '=', 'dh-decision-retenue')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.valeurs.mots).toMatchObject({ plateformes: '3 quai des Forges 57000 Metz → —', adresse: 'non' });
  const { id: decisionId } = await heldOf(id);
  await secretaire(commission.annuler, { body: { decisionIds: [decisionId] } });
});

test('[H711][EN15] what was ended by a decision is renewed only once an act says so, and an entite that ends gets nothing', async () => {
  const source = await sourceOf(LORRAINE, 'PRAPIBC-1');
  const end = async (changes: object) => {
    const { version } = await read(source.id);
    const body = {
      habilitationId: source.id,
      dateFin: addDays(TODAY, 1),
      commentaireDateFin: 'Fausse déclaration.',
      version,
    };
    return admin(habilitation.setDateFin, { body: { ...body, ...changes } });
  };
  expect(await end({})).toMatchObject({ finSansSuite: true });
  const numero = `DH-2026-97${String(++count).padStart(2, '0')}`;
  const id = await addDemande(db(), {
    numero,
    raisonSociale: LORRAINE,
    niveau: 'PRAPIBC-1',
    tache: 'decision',
    dateCnh: TODAY,
    mode: 'REN',
    sourceId: source.id,
  });
  const decide = async () => {
    const { version } = await secretaire(demandeHabilitation.get, { params: { id } });
    const one = { demandeHabilitationId: id, version, decision: 'ACCORDE', avecComplement: false } as const;
    return secretaire(commission.decider, { body: { decisions: [{ ...one, motif: null, dateDebut: null }] } });
  };
  expect(await decide()).toEqual([{ id, title: 'habilitation.source-sans-suite' }]);
  expect(await end({ renouvelable: true })).toMatchObject({ finSansSuite: false });
  expect(await decide()).toEqual([{ id, title: null }]);
  const { version } = await admin(entite.get, { params: { id: source.entite_id } });
  const body = { entiteId: source.entite_id, dateFinActivite: TODAY, commentaireDateFin: 'Cession.', version };
  await admin(entite.setDateFinActivite, { body });
  const told = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select('personne.habilis_id')
    .where('modele', '=', 'entite-fin-activite')
    .execute();
  expect(told.map((one) => one.habilis_id)).toContain('CNH91001');
  await sendHeld(server);
  expect(await suiteOf(source.id)).toBeUndefined();
  expect((await heldOf(id)).obstacle).not.toBeNull();
});

test('[H711] a habilitation to come of an entite that ends keeps its days and is ended for good, and is given back with its suspension', async () => {
  const row = await sourceOf(GARONNE, 'PRAP2S-1');
  const debut = addDays(TODAY, 40);
  const { id } = await db()
    .updateTable('habilitation')
    .set({
      date_debut: debut,
      date_fin: addDays(debut, 700),
      rupture: false,
      date_debut_suspension: TODAY,
      date_fin_suspension: SANS_FIN,
      motif_suspension: 'ASSURANCE',
    })
    .where('id', '=', row.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const fix = async (dateFinActivite: string | null) => {
    const { version } = await admin(entite.get, { params: { id: row.entite_id } });
    const body = { entiteId: row.entite_id, dateFinActivite, commentaireDateFin: 'Cession.', version };
    return admin(entite.setDateFinActivite, { body });
  };
  await fix(addDays(TODAY, 10));
  const seen = () => db().selectFrom('habilitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(await seen()).toMatchObject({
    rupture: true,
    motif_suspension: 'ENTITE_FERMEE',
    date_fin: addDays(debut, 700),
  });
  await fix(null);
  expect(await seen()).toMatchObject({ rupture: false, motif_suspension: 'ASSURANCE', date_fin_suspension: SANS_FIN });
});
