import { setTimeout } from 'node:timers/promises';
import type { Call } from '@habilis/api/client/createClient';
import { alerte } from '@habilis/api/alerte/endpoints';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { file } from '@habilis/api/file/endpoints';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { message } from '@habilis/api/message/endpoints';
import type { SuspensionWrite } from '@habilis/api/habilitation/Habilitation';
import { addDays } from '@habilis/domain/date/addDays';
import { addMonths } from '@habilis/domain/date/addMonths';
import { HABILITATION_ETATS } from '@habilis/domain/habilitation/etatHabilitation';
import { DEFAULT_SETTINGS as settings } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusal } from '../../../test/actAs.ts';
import { actorsOf } from '../../../test/actorsOf.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { niveau } from '../../../test/cast/NIVEAUX.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { refuseAny } from '../../../platform/Refusal.ts';
import { etatHabilitation } from '@habilis/domain/habilitation/etatHabilitation';
import { etatHabilitationSql } from './etatHabilitationSql.ts';
import { type DemandeAccordee, grantHabilitation } from './grantHabilitation.ts';
import { datesOf, habilitationRows } from './habilitationRows.ts';
import { updateDailyHabilitations } from './updateDailyHabilitations.ts';
import { formatDate } from '@habilis/i18n/format';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';

const NORD_AMIANTE = { entite: 4, niveau: 'AMSS4-1', animateur: 'FOR40002', auteur: 'NAP20003' } as const;
const GARONNE = { entite: 5, niveau: 'PRAP2S-1', animateur: 'FOR40003', auteur: 'GSF20005' } as const;
const GRANTED = { tache: 'acceptee', decision: 'ACCORDE' } as const;

let server: TestServer;
const db = () => server.services.connection.db;
const as = actorsOf(() => server);

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    dispositifs: { GUR: ['Gestes d’urgence', 'GUR'] },
    niveaux: [niveau('GUR-1', 'Acteur', { habilitation: [4, 'ANNEE'] })],
    habilitations: [
      ...HABILITATIONS,
      { entite: 2, niveau: 'PRAPIBC-1', age: -30, sequence: 431 },
      // Ended three weeks ago, its renewal was asked for in time.
      { entite: 101, niveau: 'PRAPIBC-1', age: 1847, sequence: 366 },
    ],
    certificats: [['FOR40001', 'SST-2', 400, 695]],
    sessions: [
      { ...NORD_AMIANTE, etat: 'CLOTUREE', mode: 'INI', jours: [120, 119], lieu: { plateforme: 'Lille' } },
      { ...NORD_AMIANTE, etat: 'RESULTATS', mode: 'MAC', jours: [-35, -35], lieu: { plateforme: 'Arras' } },
      { ...GARONNE, etat: 'CLOTUREE', mode: 'INI', jours: [300, 297], lieu: { horsDeFrance: 'Saint-Sébastien' } },
    ],
    demandes: [
      { entite: 101, niveau: 'PRAPIBC-1', mode: 'REN', tache: 'instruction', age: 128, depuis: 12, formateurs: [] },
      { entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'sous_commission', age: 48, depuis: 12, formateurs: [] },
      { ...GRANTED, entite: 6, niveau: 'SST-1', age: 1915, depuis: 1765, cnh: -1765, formateurs: ['FOR40001'] },
      { ...GRANTED, entite: 4, niveau: 'AMSS4-2', age: 690, depuis: 584, cnh: -584, formateurs: ['FOR40003'] },
    ],
  });
});
afterAll(() => server.close());

/** The latest habilitation of an entite for a niveau. */
const idOf = async (raisonSociale: string, niveau: string): Promise<number> =>
  (
    await habilitationRows(db())
      .where('entite.raison_sociale', '=', raisonSociale)
      .where('dispositif_niveau.code', '=', niveau)
      .orderBy('habilitation.id', 'desc')
      .executeTakeFirstOrThrow()
  ).id;
const read = (call: Call, id: number) => call(habilitation.get, { params: { id } });
const suspend = async (call: Call, id: number, changes: Partial<SuspensionWrite> = {}) =>
  call(habilitation.setSuspension, {
    body: {
      habilitationId: id,
      dateDebutSuspension: TODAY,
      dateFinSuspension: addMonths(TODAY, 2),
      commentaireSuspension: 'Écarts relevés à l’audit.',
      motif: 'AUDIT',
      rupture: false,
      version: (await read(call, id)).version,
      ...changes,
    },
  });
const LIFT = { dateDebutSuspension: null, dateFinSuspension: null, motif: null } as const;
const inDirectory = async (texte: string) =>
  ((await (await send(server.url, 'GET', `/annuaire?texte=${texte}`)).json()) as { total: number }).total;
const mailsOf = async (modele: string) =>
  db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['personne.habilis_id', 'courriel.valeurs'])
    .where('modele', '=', modele as 'hab-suspendue')
    .orderBy('courriel.id')
    .execute();
const periodsOf = (id: number) =>
  db()
    .selectFrom('habilitation_suspension')
    .select(['date_debut', 'date_fin', 'rupture', 'motif'])
    .where('habilitation_id', '=', id)
    .orderBy('id')
    .execute();

test('[H6] the database knows the states as the rule does', async () => {
  const agree = async () => {
    for (const today of [-400, -150, -1, 0, 60, 900, 4000].map((days) => addDays(TODAY, days))) {
      const rows = await habilitationRows(db()).select(etatHabilitationSql(today).as('etat')).execute();
      expect(rows.map(({ etat }) => etat)).toEqual(rows.map((row) => etatHabilitation(datesOf(row), today)));
    }
  };
  await agree();
  // Its entite's activity ended before its first day.
  const { id, date_fin: before } = await db()
    .selectFrom('habilitation')
    .select(['id', 'date_fin'])
    .where('date_debut', '>', '2026-01-01')
    .limit(1)
    .executeTakeFirstOrThrow();
  const endAt = (day: string | null) =>
    db().updateTable('habilitation').set({ date_fin: day }).where('id', '=', id).execute();
  await endAt('2025-12-31');
  await agree();
  await endAt(before);
});

test('habilitations are listed in the scope of each, filtered, sorted and downloaded', async () => {
  const admin = await as('ADM92001');
  const all = (await admin(habilitation.list, { query: { taille: 200 } })).elements;
  const ends = all.map(({ dateFin }) => dateFin ?? '9999');
  expect(ends).toEqual(ends.toSorted((one, other) => (one < other ? -1 : 1)));
  for (const etat of HABILITATION_ETATS) {
    const { total } = await admin(habilitation.list, { query: { etat } });
    expect([etat, total]).toEqual([etat, all.filter((one) => one.etat === etat).length]);
  }
  const numbers = async (call: Call, query: object) =>
    (await call(habilitation.list, { query })).elements.map(({ numero }) => numero.split('/').slice(2).join('/'));
  expect(await numbers(admin, { recherche: 'atelier gestes' })).toEqual(['SST-1/01']);
  expect(await numbers(admin, { recherche: '13/', niveau: 'AMSS4-2' })).toEqual(['AMSS4-2/01']);
  expect((await numbers(admin, { niveau: 'GEPO-1', caisse: 'SUD_EST' })).length).toBe(1);
  expect(await numbers(admin, { finAvant: addDays(TODAY, -400) })).toEqual(
    all
      .filter(({ dateFin }) => dateFin !== null && dateFin < addDays(TODAY, -400))
      .map(({ numero }) => numero.split('/').slice(2).join('/')),
  );
  expect(new Set(await numbers(await as('RDI90001'), { taille: 200 }))).toEqual(new Set(['SST-1/01', 'SST-1/02']));
  expect(await numbers(await as('DEL30001'), {})).toEqual(['SST-1/02']);
  const { blob, filename } = await admin(habilitation.export, {
    query: { format: 'csv', recherche: 'lorraine prevention' },
  });
  expect([filename, (await blob.text()).trim().split('\r\n').length]).toEqual([`habilitations-${TODAY}.csv`, 4]);
  const platforms = await admin(habilitation.fichierPlateformes, {
    params: { id: await idOf('Nord Amiante Pédagogie', 'AMSS4-1') },
  });
  expect([platforms.filename, platforms.blob.type]).toEqual([
    expect.stringMatching(/^plateformes-12-\d{4}-AMSS4-1-01\.xlsx$/),
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});

test('[H863] the list of an entite begins with what is in force, by its end; what is over comes last, in the network’s list of it too', async () => {
  const lorraine = { recherche: 'lorraine prevention', taille: 200 } as const;
  const { elements } = await (await as('ADM92001'))(habilitation.list, { query: lorraine });
  const [first] = elements;
  if (first === undefined) throw new Error('aucune habilitation de l’entité');
  const ended = db().updateTable('habilitation').where('id', '=', first.id);
  await ended.set({ date_debut: addDays(TODAY, -2000), date_fin: addDays(TODAY, -900) }).execute();
  const idsOf = async (call: Call, query: object) =>
    (await call(habilitation.list, { query: { taille: 200, ...query } })).elements.map(({ id }) => id);
  const inOrder = [...elements.slice(1).map(({ id }) => id), first.id];
  const seen = [
    await idsOf(await as('LPF20001'), {}),
    await idsOf(await as('ADM92001'), { entite: first.entite.id }),
    await idsOf(await as('LPF20001'), { ordre: 'desc' }),
  ];
  const page = await idsOf(await as('LPF20001'), { taille: 2, page: 2 });
  await ended.set({ date_debut: first.dateDebut, date_fin: first.dateFin }).execute();
  expect(seen.slice(0, 2)).toEqual([inOrder, inOrder]);
  // The other way round an end that is past is last anyway.
  expect(seen[2]?.at(-1)).toBe(first.id);
  expect(page).toEqual(inOrder.slice(2, 4));
});

test('[H741] an entite is led to what ends without a renewal, until one is begun', async () => {
  const manager = await as('BSE20006');
  const toRenew = await manager(habilitation.aRenouveler, {});
  expect(toRenew.map(({ id }) => id)).toEqual([await idOf('Breizh Secours Entreprise', 'SST-1')]);
  // One is already renewed, the other has a renewal under way.
  expect(await (await as('LPF20001'))(habilitation.aRenouveler, {})).toEqual([]);
  expect(await (await as('RSC20002'))(habilitation.aRenouveler, {})).toEqual([]);
});

test('[H22] a suspension is told by mail and alert, and hides from the directory until it is lifted', async () => {
  const [rd, manager] = [await as('RDI90001'), await as('LPF20001')];
  const id = await idOf('Lorraine Prévention Formation', 'SST-1');
  const suspended = await suspend(rd, id, { dateFinSuspension: null });
  expect(suspended).toMatchObject({ etat: 'SUSPENDUE', dateFinSuspension: '2999-12-31', motifSuspension: 'AUDIT' });
  expect(suspended.actionsPossibles).toContain('lever');
  const fiche = async () =>
    (
      (await (await send(server.url, 'GET', '/annuaire?texte=lorraine')).json()) as {
        elements: { niveaux: object[] }[];
      }
    ).elements[0]?.niveaux.length;
  expect(await fiche()).toBe(1);
  const told = await mailsOf('hab-suspendue');
  expect(told.map(({ habilis_id }) => habilis_id).toSorted()).toEqual(['DEL30001', 'LPF20001']);
  expect(told[0]?.valeurs).toMatchObject({ commentaire: 'Écarts relevés à l’audit.' });
  const alertsOf = async (call: Call) => (await call(alerte.list, {})).filter(({ objetId }) => objetId === id);
  for (const call of [manager, await as('DEL30001')]) {
    expect((await alertsOf(call)).map(({ type, dateEcheance }) => [type, dateEcheance])).toEqual([
      ['HAB_SUSPENDUE', null],
    ]);
  }
  // Another delegate of the same entite gets no alert.
  expect(await alertsOf(await as('MUL20004', 'DL'))).toEqual([]);
  expect(await periodsOf(id)).toEqual([{ date_debut: TODAY, date_fin: '2999-12-31', rupture: false, motif: 'AUDIT' }]);
  expect(await suspend(rd, id, LIFT)).toMatchObject({ etat: 'ACTIVE', dateDebutSuspension: null });
  expect([await fiche(), await periodsOf(id), await alertsOf(manager)]).toEqual([2, [], []]);
  expect((await mailsOf('hab-levee')).map(({ habilis_id }) => habilis_id).toSorted()).toEqual(['DEL30001', 'LPF20001']);
  const history = await manager(habilitation.historique, { params: { id } });
  expect(history.slice(0, 2).map(({ action, auteur }) => [action, auteur])).toEqual([
    ['habilitation-suspension-levee', null],
    ['habilitation-suspendue', null],
  ]);
  expect((await rd(habilitation.historique, { params: { id } }))[0]?.auteur).toBe('Bruno Salles');
});

test('a suspension that has run keeps its days; refusals say why, and a stale page loses nothing', async () => {
  const rd = await as('RDI90001');
  const id = await idOf('Atelier des Gestes Sûrs', 'SST-1');
  const before = await periodsOf(id);
  const caisse = await as('RCA60002');
  expect(await refusal(suspend(caisse, id, { dateFinSuspension: addMonths(TODAY, 5) }))).toMatchObject({
    status: 400,
    title: 'habilitation.suspension-passee',
  });
  await suspend(rd, id, LIFT);
  expect((await periodsOf(id)).map(({ date_fin }) => date_fin)).toEqual([before[0]?.date_fin, addDays(TODAY, -1)]);
  expect(await inDirectory('atelier')).toBe(1);
  expect(await refusal(suspend(rd, id, LIFT))).toMatchObject({ status: 409, title: 'habilitation.non-suspendue' });
  expect(await refusal(suspend(rd, id, { version: 1 }))).toMatchObject({
    status: 409,
    title: 'habilitation.version-perimee',
    courant: { id, etat: 'ACTIVE' },
  });
  expect(await refusal(suspend(rd, id, { motif: null }))).toMatchObject({
    status: 400,
    title: 'habilitation.motif-requis',
  });
  expect(await refusal(suspend(caisse, id, { rupture: true }))).toMatchObject({ status: 403 });
  expect(await refusal(suspend(caisse, id, { dateFinSuspension: null }))).toMatchObject({
    title: 'habilitation.suspension-trop-longue',
    errors: [{ path: 'dateFinSuspension', title: 'habilitation.suspension-trop-longue' }],
  });
});

test('[H700] a suspension begins today, as of any day asked; another first day is refused and nothing changes', async () => {
  const rd = await as('RDI90001');
  const id = await idOf('Lorraine Prévention Formation', 'SST-1');
  expect(await refusal(suspend(rd, id, { dateDebutSuspension: addDays(TODAY, 13) }))).toMatchObject({
    status: 400,
    title: 'habilitation.suspension-a-venir',
  });
  expect((await read(rd, id)).etat).toBe('ACTIVE');
  const suspended = await suspend(rd, id, { dateDebutSuspension: null });
  expect(suspended).toMatchObject({ dateDebutSuspension: TODAY, suspensionAConfirmer: false });
  await suspend(rd, id, LIFT);
});

test('[H701][H708] what a caisse suspends waits for the dispositif’s manager, who confirms it; the entite is told', async () => {
  const [caisse, rd, office] = [await as('RCA60001'), await as('RDI90001'), await as('CNH91001')];
  const id = await idOf('Lorraine Prévention Formation', 'SST-1');
  const asked = async () =>
    (await rd(alerte.list, {})).filter(({ objetId, type }) => objetId === id && type === 'SUSPENSION_A_CONFIRMER');
  const suspended = await suspend(caisse, id, { dateFinSuspension: addMonths(TODAY, 3) });
  expect(suspended).toMatchObject({ suspensionAConfirmer: true });
  expect(suspended.actionsPossibles).not.toContain('confirmer');
  expect(await asked()).toMatchObject([{ dateEcheance: addMonths(TODAY, 2), supprimable: false }]);
  const toConfirm = await mailsOf('hab-a-confirmer');
  expect(toConfirm.map(({ habilis_id }) => habilis_id)).toEqual(['RDI90001']);
  expect(toConfirm[0]?.valeurs).toMatchObject({ mots: { motif: 'AUDIT' }, commentaire: 'Écarts relevés à l’audit.' });
  const confirm = (call: Call, dateFinSuspension: string | null, version = suspended.version) =>
    call(habilitation.confirmerSuspension, {
      body: { habilitationId: id, dateFinSuspension, commentaire: 'Audit du 14.', version },
    });
  expect(await refusal(confirm(caisse, null))).toMatchObject({ status: 403 });
  expect(await refusal(confirm(rd, addMonths(TODAY, 2)))).toMatchObject({
    status: 400,
    title: 'habilitation.suspension-fin-raccourcie',
  });
  expect(await refusal(confirm(rd, null, 1))).toMatchObject({ title: 'habilitation.version-perimee' });
  expect((await read(rd, id)).actionsPossibles).toContain('confirmer');
  const confirmed = await confirm(rd, addMonths(TODAY, 8));
  expect(confirmed).toMatchObject({
    etat: 'SUSPENDUE',
    suspensionAConfirmer: false,
    dateDebutSuspension: TODAY,
    dateFinSuspension: addMonths(TODAY, 8),
    commentaireSuspension: 'Écarts relevés à l’audit.',
  });
  expect(await asked()).toEqual([]);
  expect((await periodsOf(id)).at(-1)).toMatchObject({ date_debut: TODAY, date_fin: addMonths(TODAY, 8) });
  const told = await mailsOf('hab-confirmee');
  expect(told.map(({ habilis_id }) => habilis_id).toSorted()).toEqual(['DEL30001', 'LPF20001']);
  expect(told[0]?.valeurs).toMatchObject({ commentaire: 'Audit du 14.' });
  const [step] = await (await as('LPF20001'))(habilitation.historique, { params: { id } });
  expect(step).toMatchObject({ action: 'habilitation-suspension-confirmee', commentaire: 'Audit du 14.' });
  expect(await refusal(confirm(office, null, confirmed.version))).toMatchObject({
    status: 409,
    title: 'habilitation.rien-a-confirmer',
  });
  expect(await refusal(suspend(caisse, id, LIFT))).toMatchObject({ status: 403 });
  await suspend(rd, id, LIFT);
});

test('[H709] the dispositif’s manager is told when the caisse lifts what they were asked to confirm, and of no other lifting', async () => {
  const [caisse, rd] = [await as('RCA60001'), await as('RDI90001')];
  const id = await idOf('Lorraine Prévention Formation', 'SST-1');
  const before = (await mailsOf('hab-a-confirmer-levee')).length;
  await suspend(caisse, id, { dateFinSuspension: addMonths(TODAY, 2) });
  await suspend(caisse, id, { ...LIFT, commentaireSuspension: 'Attestation reçue.' });
  const told = (await mailsOf('hab-a-confirmer-levee')).slice(before);
  expect(told.map(({ habilis_id }) => habilis_id)).toEqual(['RDI90001']);
  expect(told[0]?.valeurs).toMatchObject({ commentaire: 'Attestation reçue.' });
  await suspend(caisse, id, { dateFinSuspension: addMonths(TODAY, 2) });
  await suspend(rd, id, LIFT);
  await suspend(rd, id, {});
  await suspend(rd, id, LIFT);
  expect(await mailsOf('hab-a-confirmer-levee')).toHaveLength(before + 1);
});

test('[H702][H708] a reminder to suspend reaches its author alone, on its day, and goes once the habilitation is suspended', async () => {
  const [caisse, rd] = [await as('RCA60001'), await as('RDI90001')];
  const id = await idOf('Lorraine Prévention Formation', 'SST-1');
  const { version } = await read(caisse, id);
  const remind = (dateRappel: string | null, call = caisse) =>
    call(habilitation.setRappel, { body: { habilitationId: id, dateRappel, commentaire: 'Après l’audit.', version } });
  expect(await refusal(remind(TODAY))).toMatchObject({ status: 400, title: 'habilitation.rappel-passe' });
  expect(await refusal(remind(addDays(TODAY, 5), await as('LPF20001')))).toMatchObject({ status: 403 });
  const set = await remind(addDays(TODAY, 5));
  expect(set).toMatchObject({ rappel: { dateRappel: addDays(TODAY, 5), commentaire: 'Après l’audit.' }, version });
  expect((await read(rd, id)).rappel).toBeNull();
  const remindedOf = async (call: Call) =>
    (await call(alerte.list, {})).filter(({ objetId, type }) => objetId === id && type === 'SUSPENSION_RAPPEL');
  expect(await remindedOf(caisse)).toEqual([]);
  const later = addDays(TODAY, 5);
  await updateDailyHabilitations(db(), {
    today: later,
    settings,
    jobs: server.services.jobs,
    now: new Date(`${later}T03:00:00Z`),
  });
  expect(await remindedOf(caisse)).toMatchObject([{ dateEmission: later, supprimable: true }]);
  expect(await remindedOf(rd)).toEqual([]);
  expect((await mailsOf('hab-rappel')).map(({ habilis_id }) => habilis_id)).toContain('RCA60001');
  await suspend(rd, id);
  expect([await remindedOf(caisse), (await read(caisse, id)).rappel]).toEqual([[], null]);
  expect(await refusal(remind(addDays(TODAY, 9)))).toMatchObject({ title: 'habilitation.version-perimee' });
  await suspend(rd, id, LIFT);
});

test('a rupture is for good: the directory keeps the days before, nothing changes any more', async () => {
  const office = await as('CNH91001');
  const id = await idOf('Calanques Travaux Confinés', 'GEPO-1');
  const broken = await suspend(office, id, { rupture: true, motif: 'ENTITE_FERMEE' });
  expect([broken.etat, broken.actionsPossibles]).toEqual(['ROMPUE', []]);
  expect([await inDirectory('calanques'), await inDirectory(`calanques&date=${addDays(TODAY, -1)}`)]).toEqual([0, 1]);
  expect(await refusal(suspend(office, id, LIFT))).toMatchObject({ title: 'habilitation.deja-rompue' });
  expect((await mailsOf('hab-rompue')).map(({ habilis_id }) => habilis_id)).toEqual(['CTC20007']);
});

test('[H705] another end is kept with its reason and told, and the days without the right stay so', async () => {
  const office = await as('CNH91001');
  const id = await idOf('Lorraine Prévention Formation', 'PRAPIBC-1');
  const end = async (dateFin: string) => {
    const { version } = await read(office, id);
    const body = { habilitationId: id, dateFin, commentaireDateFin: 'À la demande de l’entité.', version };
    return office(habilitation.setDateFin, { body });
  };
  expect(await refusal(end('2000-01-01'))).toMatchObject({ status: 400, title: 'habilitation.date-fin-avant-debut' });
  // A year mistyped.
  expect(await refusal(end('2062-01-01'))).toMatchObject({
    status: 400,
    errors: [{ path: 'dateFin', title: 'habilitation.fin-lointaine' }],
  });
  expect(await end(addDays(TODAY, -10))).toMatchObject({ etat: 'TERMINEE' });
  expect(await end(addDays(TODAY, 100))).toMatchObject({
    etat: 'ACTIVE',
    commentaireDateFin: 'À la demande de l’entité.',
  });
  expect((await periodsOf(id)).map(({ date_debut, date_fin }) => [date_debut, date_fin])).toEqual([
    [addDays(TODAY, -9), addDays(TODAY, -1)],
  ]);
  const mails = await mailsOf('hab-fin-changee');
  expect(new Set(mails.map(({ valeurs }) => valeurs.commentaire))).toEqual(new Set(['À la demande de l’entité.']));
  // Nothing follows an end brought forward, and who is told of it is told of that; one moved later undoes it.
  expect(new Set(mails.map(({ valeurs }) => valeurs.mots['suite']))).toEqual(new Set(['non', 'oui']));
});

test('[H34][H707][H717] a habilitation is delegated by its entite, to its delegataires or to somebody new, who reads it until that ends', async () => {
  const manager = await as('LPF20001');
  const id = await idOf('Lorraine Prévention Formation', 'PRAPIBC-1');
  const params = { id };
  const ines = await as('DEL30001');
  expect(await refusal(read(ines, id))).toMatchObject({ status: 404 });
  const [possible] = await manager(habilitation.delegatairesPossibles, { params });
  expect(possible?.nomPrenom).toBe('Inès Moreau');
  const { version } = await read(manager, id);
  const body = { roleId: possible?.roleId ?? 0, version };
  expect(
    await refusal(manager(habilitation.addDelegataire, { params, body: { ...body, version: version + 1 } })),
  ).toMatchObject({ status: 409, title: 'habilitation.version-perimee' });
  const after = await manager(habilitation.addDelegataire, { params, body });
  expect(after.map(({ nomPrenom }) => nomPrenom)).toEqual(['Paul Lefèvre', 'Inès Moreau']);
  expect(await refusal(manager(habilitation.addDelegataire, { params, body }))).toMatchObject({
    status: 409,
    title: 'habilitation.deja-deleguee',
  });
  expect((await read(ines, id)).actionsPossibles).toEqual(['inscrire-formateur']);
  // Whoever would suspend or end it reads whose delegations hang on it.
  const named = async () =>
    (await (await as('ADM92001'))(habilitation.dependances, { params })).delegataires.map(({ nomPrenom }) => nomPrenom);
  expect(await named()).toEqual(['Paul Lefèvre', 'Inès Moreau']);
  await manager(habilitation.removeDelegataire, { params: { id, roleId: body.roleId }, body: { version } });
  expect(await refusal(read(ines, id))).toMatchObject({ status: 404 });
  expect(await named()).toEqual(['Paul Lefèvre']);
  const fresh = { nom: 'd’Hérouville', prenom: 'Zoé', email: 'zoe.dherouville@example.org', version };
  const added = await manager(habilitation.addDelegataire, { params, body: fresh });
  expect(added.map(({ nomPrenom }) => nomPrenom)).toContain('Zoé d’Hérouville');
  expect(await mailsOf('delegation-donnee')).toHaveLength(2);
  // An address does not reveal whose it is.
  const known = { nom: 'Autre', prenom: 'Nom', email: 'luc.fontaine@example.org', version };
  expect(await refusal(manager(habilitation.addDelegataire, { params, body: known }))).toMatchObject({
    status: 409,
    title: 'utilisateur.adresse-autre-nom',
  });
});

test('[H37][H703][H705][H706] a habilitation is created without a demande, its entite is told, and it is deleted while nothing holds on to it', async () => {
  const admin = await as('ADM92001');
  const { id: entiteId } = await db()
    .selectFrom('entite')
    .select('id')
    .where('raison_sociale', '=', 'Calanques Travaux Confinés')
    .executeTakeFirstOrThrow();
  const { id: dispositifNiveauId } = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'AMSS4-2')
    .executeTakeFirstOrThrow();
  const create = (changes: object = {}, files: File[] = []) =>
    admin(habilitation.create, {
      body: {
        entiteId,
        dispositifNiveauId,
        dateDebut: TODAY,
        dateFin: '2029-11-20',
        plateformesFixes: [
          {
            id: null,
            adresse: { ligne1: '1 quai', ligne2: null, codePostalVille: { codePostal: '13002', ville: 'Marseille' } },
          },
        ],
        plateformeMobile: false,
        fileUploads: [],
        ...changes,
      },
      files,
    });
  expect(await refusal(create({ plateformesFixes: [] }))).toMatchObject({
    errors: [{ path: 'plateformesFixes', title: 'habilitation.plateforme-requise' }],
  });
  expect(await refusal(create({ dateDebut: '0202-11-22' }))).toMatchObject({
    errors: [{ path: 'dateDebut', title: 'champ.invalide' }],
  });
  const pdf = new File(['%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n'], "décision d'été.pdf", { type: 'application/pdf' });
  const made = await create({ fileUploads: [{ champ: 'decision', userFilename: pdf.name, partIndex: 0 }] }, [pdf]);
  expect(made).toMatchObject({ numero: expect.stringMatching(/^\d+\/2026\/AMSS4-2\/01$/), etat: 'ACTIVE' });
  expect(made.fileUploads).toMatchObject([{ champ: 'decision', userFilename: 'décision dété.pdf' }]);
  expect(await refusal(create())).toMatchObject({ status: 409, title: 'habilitation.deja-habilitee' });
  const managers = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select('personne.habilis_id')
    .where('role.entite_id', '=', entiteId)
    .where('role.type', '=', 'G')
    .execute();
  const told = await mailsOf('hab-creee');
  expect(told.map(({ habilis_id }) => habilis_id)).toEqual(managers.map(({ habilis_id }) => habilis_id));
  expect(told[0]?.valeurs).toMatchObject({
    mots: { numero: made.numero, debut: '20/11/2026', fin: '20/11/2029' },
    chemin: expect.stringMatching(new RegExp(`^/G/\\d+/habilitations/${made.id}$`)),
  });
  const [plateforme] = made.plateformesFixes;
  const { id } = made;
  const dropPlace = (body: object) =>
    refusal(admin(habilitation.removePlateforme, { params: { id, platformId: plateforme?.id ?? 0 }, body }));
  expect(await dropPlace({ motif: 'Fermée.', version: made.version })).toMatchObject({
    status: 409,
    title: 'habilitation.derniere-plateforme',
  });
  const drop = (body: object) => refusal(admin(habilitation.remove, { params: { id }, body }));
  for (const body of [{}, { version: made.version }, { motif: ' ', version: made.version }]) {
    expect(await drop(body)).toMatchObject({ status: 400, title: 'motif-requis' });
    expect(await dropPlace(body)).toMatchObject({ status: 400, title: 'motif-requis' });
  }
  expect(await drop({ motif: 'Doublon.' })).toMatchObject({ status: 400, errors: [{ path: 'version' }] });
  expect(await drop({ motif: 'Doublon.', version: 900 })).toMatchObject({ title: 'habilitation.version-perimee' });
  await admin(habilitation.remove, { params: { id }, body: { motif: 'Doublon.', version: made.version } });
  expect(await refusal(read(admin, id))).toMatchObject({ status: 404 });
  const [gone] = await mailsOf('hab-supprimee');
  expect(gone).toMatchObject({
    habilis_id: managers[0]?.habilis_id,
    valeurs: { commentaire: 'Doublon.', chemin: expect.stringMatching(/^\/G\/\d+\/habilitations$/) },
  });
  const { historique } = await admin(entite.get, { params: { id: entiteId } });
  expect(historique[0]).toMatchObject({
    action: 'habilitation-supprimee',
    numero: made.numero,
    commentaire: 'Doublon.',
  });
  const unplanned = await create({ dateFin: null });
  expect(unplanned.dateFin).toBe(unplanned.dateFinPrevue);
  expect(unplanned.dateFin).not.toBeNull();
  const renewed = await habilitationRows(db())
    .where('habilitation.id', 'in', (eb) =>
      eb.selectFrom('habilitation as next').select('next.source_id').where('next.source_id', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  expect(await removal(admin, renewed.id)).toMatchObject({ title: 'habilitation.suppression-avec-suite' });
});

const removal = async (call: Call, id: number) => {
  const { version } = await read(call, id);
  return refusal(call(habilitation.remove, { params: { id }, body: { motif: 'Doublon.', version } }));
};
/** Changes sessions in a transaction still open when a deletion comes; returns the deletion's outcome after it ends. */
async function whileOpen<T>(
  work: (trx: Parameters<typeof habilitationRows>[0]) => Promise<unknown>,
  deletion: () => Promise<T>,
): Promise<T> {
  const trx = await db().startTransaction().execute();
  await work(trx);
  const said = deletion();
  await setTimeout(100);
  await trx.commit().execute();
  return said;
}

test('[H25][H27] sessions hold on to their habilitation until they are deleted, and closed ones to its end', async () => {
  const admin = await as('ADM92001');
  const id = await idOf('Garonne Soins Formation', 'PRAP2S-1');
  const sessions = db().updateTable('session_certification').where('habilitation_id', '=', id);
  const held = await read(admin, id);
  expect(held.actionsPossibles).not.toContain('supprimer');
  expect(held.refusSuppression).toBe('suppression-avec-sessions');
  expect((await read(await as('CNH91001'), id)).refusSuppression).toBeNull();
  expect(await removal(admin, id)).toMatchObject({ status: 409, title: 'habilitation.suppression-avec-sessions' });
  const end = (dateFin: string) => {
    const body = { habilitationId: id, dateFin, commentaireDateFin: 'À leur demande.', version: held.version };
    return refusal(admin(habilitation.setDateFin, { body }));
  };
  expect(await end(addDays(TODAY, -298))).toMatchObject({ status: 400, title: 'habilitation.sessions-apres-fin' });
  await sessions.set({ etat: 'SUPPRIMEE', close_le: null, supprimee_le: `${TODAY}T02:00:00Z` }).execute();
  expect(await read(admin, id)).toMatchObject({
    actionsPossibles: expect.arrayContaining(['supprimer']),
    refusSuppression: null,
  });
  const { id: auteur } = await db().selectFrom('personne').select('id').limit(1).executeTakeFirstOrThrow();
  const fresh = { numero: 'S-2026-900001', etat: 'SAISIE', mode: 'INI', last_creator_updater_id: auteur } as const;
  const said = await whileOpen(
    (trx) =>
      trx
        .insertInto('session_certification')
        .values({ ...fresh, habilitation_id: id })
        .execute(),
    () => removal(admin, id),
  );
  expect(said).toMatchObject({ status: 409, title: 'habilitation.suppression-avec-sessions' });
  await sessions.set({ etat: 'SUPPRIMEE', close_le: null, supprimee_le: `${TODAY}T02:00:00Z` }).execute();
  await admin(habilitation.remove, { params: { id }, body: { motif: 'Doublon.', version: held.version } });
  expect(await refusal(read(admin, id))).toMatchObject({ status: 404 });
});

test('[H25] an end is judged by the last day of activity that is being recorded the same moment', async () => {
  const admin = await as('ADM92001');
  const id = await idOf('Nord Amiante Pédagogie', 'AMSS4-1');
  const { version, entite } = await read(admin, id);
  const record = (trx: Parameters<typeof habilitationRows>[0], date: string | null) =>
    trx.updateTable('entite').set({ date_fin_activite: date }).where('id', '=', entite.id).execute();
  const body = { habilitationId: id, dateFin: addDays(TODAY, 40), commentaireDateFin: 'Prolongée.', version };
  const said = await whileOpen(
    (trx) => record(trx, addDays(TODAY, 30)),
    () => refusal(admin(habilitation.setDateFin, { body })),
  );
  expect(said).toMatchObject({ status: 400, title: 'habilitation.fin-apres-activite' });
  await record(db(), null);
});

test('[H28] a platform stays as long as a session to come is held there; past ones keep the place that they wrote down', async () => {
  const admin = await as('ADM92001');
  const id = await idOf('Nord Amiante Pédagogie', 'AMSS4-1');
  const { version, plateformesFixes } = await read(admin, id);
  const [lille, arras] = plateformesFixes.map(({ id: place }) => place ?? 0);
  const body = { motif: 'Démontée.', version };
  const remove = (platformId = 0) => admin(habilitation.removePlateforme, { params: { id, platformId }, body });
  const drop = (platformId = 0) => refusal(remove(platformId));
  const sessionsAt = (place = 0) => db().selectFrom('session_certification').where('plateforme_fixe_id', '=', place);
  const refused = { status: 409, title: 'habilitation.plateforme-avec-sessions' };
  expect(await drop(arras)).toMatchObject(refused);
  const past = await sessionsAt(lille).selectAll().executeTakeFirstOrThrow();
  const move = (days: number) => (trx: Parameters<typeof habilitationRows>[0]) =>
    trx
      .updateTable('session_certification')
      .set({ date_fin_session: addDays(TODAY, days) })
      .where('id', '=', past.id)
      .execute();
  expect(await whileOpen(move(0), () => drop(lille))).toMatchObject(refused);
  await move(-1)(db());
  await remove(lille);
  expect(await drop(arras)).toMatchObject({ title: 'habilitation.version-perimee' });
  const [step] = await (await as('NAP20003'))(habilitation.historique, { params: { id } });
  expect(step).toMatchObject({ action: 'habilitation-plateforme-supprimee', commentaire: 'Démontée.' });
  expect(await mailsOf('hab-plateforme-supprimee')).toMatchObject([
    {
      habilis_id: 'NAP20003',
      valeurs: { commentaire: 'Démontée.', mots: { plateforme: expect.stringMatching(/Lille/) } },
    },
  ]);
  expect(
    await db().selectFrom('session_certification').selectAll().where('id', '=', past.id).executeTakeFirstOrThrow(),
  ).toMatchObject({ plateforme_fixe_id: null, lieu_formation_ville: 'Lille', etat: 'CLOTUREE' });
  // A session cannot use a platform of another habilitation.
  const other = await idOf('Nord Amiante Pédagogie', 'AMSS4-2');
  const astray = db().updateTable('session_certification').set({ habilitation_id: other });
  await expect(astray.where('plateforme_fixe_id', '=', arras ?? 0).execute()).rejects.toThrow('plateforme');
});

const grant = async (
  demande: Partial<DemandeAccordee> & Pick<DemandeAccordee, 'mode'>,
  raisonSociale: string,
  niveau: string,
) => {
  const entite = await db()
    .selectFrom('entite')
    .select('id')
    .where('raison_sociale', '=', raisonSociale)
    .executeTakeFirstOrThrow();
  const row = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', niveau)
    .executeTakeFirstOrThrow();
  return db()
    .transaction()
    .execute((trx) =>
      grantHabilitation(
        {
          db: trx,
          jobs: server.services.jobs,
          settings,
          now: new Date(`${TODAY}T10:00:00Z`),
          audit: async () => undefined,
          refuse: refuseAny,
        },
        {
          demandeId: 0,
          entiteId: entite.id,
          dispositifNiveauId: row.id,
          habilitationSourceId: null,
          dateCnh: TODAY,
          dateDebut: null,
          plateformes: [],
          plateformeMobile: false,
          reserve: null,
          today: TODAY,
          ...demande,
        },
      ),
    );
};

test('[H10][H30] a first grant makes a habilitation with a number and the validity of its niveau', async () => {
  const made = await grant({ mode: 'INI', reserve: 'Un formateur de plus.' }, 'Garonne Soins Formation', 'GUR-1');
  expect(made).toMatchObject({
    dateDebut: TODAY,
    dateFin: '2030-11-20',
    numero: expect.stringMatching(/^\d+\/2026\/GUR-1\/01$/),
  });
  expect(await read(await as('RDI90001').then(() => as('ADM92001')), made.habilitationId)).toMatchObject({
    reserve: 'Un formateur de plus.',
    dateReserve: TODAY,
  });
  await expect(grant({ mode: 'INI' }, 'Garonne Soins Formation', 'GUR-1')).rejects.toThrow(
    'habilitation.deja-habilitee',
  );
  await expect(grant({ mode: 'INI' }, 'Établissements Vauclair', 'GUR-1')).rejects.toThrow(
    'habilitation.entite-inactive',
  );
});

test('[DX946] the reminder of a reserve says by which day it is to be lifted', async () => {
  const habilitationId = await idOf('Garonne Soins Formation', 'GUR-1');
  const today = addMonths(TODAY, settings.rappelReserveMois);
  await updateDailyHabilitations(db(), {
    today,
    settings,
    jobs: server.services.jobs,
    now: new Date(`${today}T03:00:00Z`),
  });
  const row = await selectCourriels(db())
    .where('modele', '=', 'hab-reserve')
    .where('objet_id', '=', habilitationId)
    .executeTakeFirstOrThrow();
  const day = formatDate(addMonths(TODAY, settings.delaiReserveMois));
  expect(renderCourriel(server.services.letterhead, row, row).text).toContain(
    `La preuve que la réserve est levée est attendue le ${day} au plus tard.`,
  );
  const earlier = { ...row, valeurs: { ...row.valeurs, mots: { ...row.valeurs.mots } } };
  Reflect.deleteProperty(earlier.valeurs.mots, 'echeance');
  expect(renderCourriel(server.services.letterhead, earlier, row).text).toContain('est levée est attendue.');
});

test('[H5][H18] an ended habilitation is extended by its renewal, another’s renewal begins with what was granted', async () => {
  const extended = await read(await as('INS50001'), await idOf('Ardoise Formation', 'PRAPIBC-1'));
  expect(extended).toMatchObject({ etat: 'ACTIVE', prorogee: true, demandeEnCours: { mode: 'REN' } });
  expect((extended.dateFin ?? TODAY) < TODAY).toBe(true);
  const id = await idOf('Breizh Secours Entreprise', 'SST-1');
  // Those of three years ago would be too old to be given again.
  await db()
    .updateTable('fichier')
    .set({ depose_le: new Date(addDays(TODAY, -7)) })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('demande_habilitation_fichier as link')
        .innerJoin('demande_habilitation', 'demande_habilitation.id', 'link.demande_id')
        .select('link.fichier_id')
        .where('demande_habilitation.habilitation_id', '=', id),
    )
    .execute();
  const draft = await (await as('BSE20006'))(demandeAdministrative.startRenouvellement, { params: { id } });
  expect(draft.formateurs).toMatchObject([{ habilisId: 'FOR40001' }]);
  expect(draft.fileUploads.length).toBeGreaterThan(0);
});

test('[H14] a renewal starts after the old end, and keeps platforms, delegates and number', async () => {
  const source = await idOf('Breizh Secours Entreprise', 'SST-1');
  const before = await read(await as('ADM92001'), source);
  await db()
    .insertInto('habilitation_plateforme')
    .values({
      habilitation_id: source,
      ligne1: '3 quai',
      ligne2: null,
      code_postal: '35000',
      ville: 'Rennes',
      date_validation_cnh: '2024-01-01',
    })
    .execute();
  const made = await grant({ mode: 'REN', habilitationSourceId: source }, 'Breizh Secours Entreprise', 'SST-1');
  expect(made).toMatchObject({
    dateDebut: addDays(before.dateFin ?? '', 1),
    numero: before.numero.replace('/01', '/02'),
  });
  const after = await read(await as('DEL30002'), made.habilitationId);
  expect(after).toMatchObject({ etat: 'FUTURE', precedente: { id: source } });
  expect(after.plateformesFixes).toMatchObject([{ adresse: { ligne1: '3 quai' }, dateValidationCnh: '2024-01-01' }]);
  // The end was near and is now dealt with.
  expect((await (await as('BSE20006'))(alerte.list, {})).filter(({ objetId }) => objetId === source)).toEqual([]);
});

test('[H16] an added platform is validated on the commission’s day, and the end does not move', async () => {
  const id = await idOf('Nord Amiante Pédagogie', 'AMSS4-2');
  const before = await read(await as('ADM92001'), id);
  // It names the demande that gave it and the documents handed over; a reader without access to the demande sees neither.
  expect(before).toMatchObject({ demandesAccordees: [{ mode: 'INI' }], avecLettre: true });
  const seen = await read(await as('NAP20003'), id);
  expect(seen.fileUploads.map(({ id: fichier }) => fichier)).toEqual(before.fileUploads.map(({ id: one }) => one));
  const [piece] = seen.fileUploads;
  expect((await (await as('NAP20003'))(file.download, { params: { id: piece?.id ?? 0 } })).blob.size).toBeGreaterThan(
    0,
  );
  // An expert of the niveau who did not examine the demande.
  const demandes = before.demandesAccordees.map((demande) => demande.id);
  await db().updateTable('demande_habilitation').set({ expert_id: null }).where('id', 'in', demandes).execute();
  expect(await read(await as('EXP80002'), id)).toMatchObject({
    demandesAccordees: [],
    fileUploads: [],
    avecLettre: false,
  });
  const place = { ligne1: '5 rue Neuve', ligne2: null, code_postal: '62000', ville: 'Arras' };
  const present = { ligne1: '3 quai de la Deûle', ligne2: null, code_postal: '59000', ville: 'Lille' };
  const demande = { mode: 'APF', habilitationSourceId: id, plateformes: [present, place] } as const;
  await grant(demande, 'Nord Amiante Pédagogie', 'AMSS4-2');
  const after = await read(await as('ADM92001'), id);
  expect([after.dateFin, after.plateformesFixes.length, after.plateformesFixes.at(-1)?.dateValidationCnh]).toEqual([
    before.dateFin,
    2,
    TODAY,
  ]);
});

test('each day extends what is asked for in time and tells the ends that come near, once', async () => {
  const id = await idOf('Rhône Sécurité Conseil', 'SST-1');
  const {
    date_fin: fin,
    entite_id,
    dispositif_niveau_id,
  } = await db().selectFrom('habilitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await db().deleteFrom('demande_habilitation').where('habilitation_source_id', '=', id).execute();
  await db().deleteFrom('alerte').where('objet_type', '=', 'habilitation').where('objet_id', '=', id).execute();
  const role = await db()
    .selectFrom('role')
    .select(['id', 'personne_id'])
    .where('entite_id', '=', entite_id)
    .executeTakeFirstOrThrow();
  const on = async (today: string) => {
    await updateDailyHabilitations(db(), {
      today,
      settings,
      jobs: server.services.jobs,
      now: new Date(`${today}T03:00:00Z`),
    });
    return db()
      .selectFrom('habilitation')
      .select(['prorogee', 'date_fin'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  };
  const mails = async () =>
    (await mailsOf('hab-fin-proche')).filter(({ habilis_id }) => habilis_id === 'RSC20002').length;
  const limit = addMonths(fin ?? '', -3);
  await on(limit);
  const told = await mails();
  await on(addDays(limit, 1));
  expect([told, await mails()]).toEqual([1, 1]);
  await db()
    .insertInto('demande_habilitation')
    .values({
      cle_brouillon: crypto.randomUUID(),
      role_id: role.id,
      demandeur_id: role.personne_id,
      entite_id,
      dispositif_niveau_id,
      habilitation_source_id: id,
      mode: 'REN',
      tache: 'instruction',
      date_debut_tache: limit,
      date_first_soumission: limit,
    })
    .execute();
  // An expert of the niveau reads the habilitation, not a demande that they did not examine.
  const [own, foreign] = await Promise.all(['RSC20002', 'EXP80001'].map(async (who) => read(await as(who), id)));
  expect([own?.demandeEnCours?.mode, foreign?.demandeEnCours]).toEqual(['REN', null]);
  expect(await on(addDays(fin ?? '', 30))).toEqual({ prorogee: true, date_fin: fin });
  const suite = db().updateTable('demande_habilitation').where('habilitation_source_id', '=', id);
  await suite.set({ tache: 'suppression_apres_refus' }).execute();
  expect(await on(addDays(fin ?? '', 31))).toEqual({ prorogee: false, date_fin: addDays(fin ?? '', 30) });
  await suite.set({ tache: 'instruction' }).execute();
  await db().updateTable('habilitation').set({ prorogee: true, date_fin: fin }).where('id', '=', id).execute();
  expect(await on(addDays(addMonths(fin ?? '', 6), 10))).toEqual({
    prorogee: false,
    date_fin: addMonths(fin ?? '', 6),
  });
});

test('a message reaches those whose habilitations meet its criteria', async () => {
  const { id: niveau } = await db()
    .selectFrom('dispositif_niveau')
    .select('id')
    .where('code', '=', 'AMSS4-1')
    .executeTakeFirstOrThrow();
  const { id: diffuseur } = await db()
    .selectFrom('personne')
    .select('id')
    .where('habilis_id', '=', 'ADM92001')
    .executeTakeFirstOrThrow();
  const { id } = await db()
    .insertInto('message')
    .values({
      titre: 'Amiante',
      intitule: 'Plateformes',
      descriptif: null,
      diffuseur_id: diffuseur,
      diffuseur_role_type: 'ADM',
      date_creation: TODAY,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const criteres = JSON.stringify({ dispositifNiveaux: [niveau], etatHabilitation: 'ACTIVE', plateforme: true });
  await db().insertInto('message_cible').values({ message_id: id, rang: 0, role_type: 'G', criteres }).execute();
  const received = async (habilisId: string) =>
    (await (await as(habilisId))(message.dashboard, {})).some(({ titre }) => titre === 'Amiante');
  expect([await received('NAP20003'), await received('LPF20001')]).toEqual([true, false]);
});
