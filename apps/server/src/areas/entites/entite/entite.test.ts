import { type Call, createClient } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import type { BodyOf } from '@habilis/api/endpoint';
import { alerte } from '@habilis/api/alerte/endpoints';
import { annuaire } from '@habilis/api/annuaire/endpoints';
import { addDays } from '@habilis/domain/date/addDays';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { pdfOf } from '../../../test/pdfOf.ts';
import { inventSiret } from '@habilis/domain/identifiant/inventSiret';
import type { CompanyRegister, RegisterAnswer } from '../../../platform/register/CompanyRegister.ts';
import { dayOf } from '../../../platform/dayOf.ts';
import { endOfDayAt } from '../../../platform/today.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { closeEndedEntites } from './closeEndedEntites.ts';
import { verifyEntite, verifyEntites } from './verifyEntite.ts';

type Search = Partial<BodyOf<typeof entite.search>>;

let server: TestServer;
let days = 0;
let repartiteur: Call;
let admin: Call;
let nordEst: Call;
let cramif: Call;

const db = () => server.services.connection.db;
const idOf = async (raisonSociale: string) =>
  (await db().selectFrom('entite').select('id').where('raison_sociale', '=', raisonSociale).executeTakeFirstOrThrow())
    .id;
const mrpId = async (code: string) =>
  (await db().selectFrom('mrp').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const read = (call: Call, id: number) => call(entite.get, { params: { id } });
const names = async (call: Call, body: Search) =>
  (await call(entite.search, { body: { taille: 200, ...body } })).elements.map(({ raisonSociale }) => raisonSociale);
const mails = async (modele: string) => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['personne.habilis_id', 'courriel.id'])
    .where('modele', '=', modele as 'entite-fermee')
    .orderBy('courriel.id')
    .execute();
  return rows.map(({ habilis_id: habilisId }) => habilisId);
};
const wrong = (path: string, title: string) => ({ status: 400, title: 'donnees-invalides', errors: [{ path, title }] });

beforeAll(async () => {
  server = await startPeopledServer({ now: () => new Date(`${addDays(TEST_TODAY, days)}T10:00:00Z`) });
  await addToCast(server, {
    habilitations: HABILITATIONS,
    demandes: [{ entite: 101, niveau: 'SST-1', tache: 'instruction', age: 20, depuis: 20, formateurs: [] }],
  });
  [repartiteur, admin, nordEst, cramif] = [
    await actAs(server, 'REP70001'),
    await actAs(server, 'ADM92001'),
    await actAs(server, 'INS50001'),
    await actAs(server, 'INS50002'),
  ];
});
afterAll(() => server.close());

test('[EN11] entites are found by words, numbers, place, caisse, niveau, state and what the register says', async () => {
  expect(await names(repartiteur, { recherche: 'lorr nancy' })).toEqual(['Lorraine Prévention Formation']);
  expect(await names(repartiteur, { recherche: '010 231 454 00017' })).toEqual(['Lorraine Prévention Formation']);
  expect(await names(repartiteur, { recherche: '010231454' })).toEqual(['Lorraine Prévention Formation']);
  const demandes = await repartiteur(entite.demandes, { params: { id: await idOf('Nord Amiante Pédagogie') } });
  const own = demandes.find(({ type }) => type === 'DA');
  expect(await names(repartiteur, { recherche: own?.numero?.toLowerCase() })).toEqual(['Nord Amiante Pédagogie']);
  const [held] = await repartiteur(entite.habilitationsActives, {
    params: { id: await idOf('Nord Amiante Pédagogie') },
  });
  expect(await names(repartiteur, { recherche: held?.numero })).toEqual(['Nord Amiante Pédagogie']);
  expect(await names(repartiteur, { departement: '33' })).toEqual(['Garonne Soins Formation']);
  expect(await names(repartiteur, { caisseId: await mrpId('BRETAGNE') })).toEqual(['Breizh Secours Entreprise']);
  // One is suspended in this niveau, so it does not hold it.
  expect(await names(repartiteur, { niveau: 'SST-1' })).not.toContain('Atelier des Gestes Sûrs');
  expect(await names(repartiteur, { niveau: 'AMSS4-2' })).toEqual(['Nord Amiante Pédagogie']);
  expect(await names(repartiteur, { etat: 'fermee' })).toEqual(['Loire Échafaudage Formation']);
  expect(await names(repartiteur, { registre: 'INCONNU' })).toEqual([]);
  const paged = await repartiteur(entite.search, { body: { tri: 'ville', ordre: 'desc', taille: 2, page: 2 } });
  expect([paged.elements.length, paged.page, paged.total > 20]).toEqual([2, 2, true]);
  const [first] = (await repartiteur(entite.search, { body: { recherche: 'lorraine nancy' } })).elements;
  expect(first?.niveaux.map(({ code }) => code)).toEqual(['PRAPIBC-1', 'SST-1']);
});

test('[LI3] [LI5] the file of the entites holds what the list shows, of the reader’s scope, and the trail keeps it', async () => {
  const ids = (await db().selectFrom('entite').select('id').execute()).length;
  const all = await repartiteur(entite.export, { query: { format: 'csv' } });
  const lines = (await all.blob.text()).trim().split('\r\n');
  expect([all.filename, lines.length, lines[0]?.includes('Caisse instructrice')]).toEqual([
    `entites-${TEST_TODAY}.csv`,
    ids + 1,
    true,
  ]);
  const asked = { caisseId: String(await mrpId('BRETAGNE')), colonnes: 'raisonSociale,regime,etat' };
  const { blob } = await repartiteur(entite.export, { query: { ...asked, format: 'csv' } });
  expect(await blob.text()).toMatch(/"Régime";"État"\r\n"Breizh Secours Entreprise";"[^"]+";"Active"\r\n$/);
  const own = await (await actAs(server, 'LPF20001'))(entite.export, { query: { format: 'csv', colonnes: 'siret' } });
  expect((await own.blob.text()).trim().split('\r\n')).toHaveLength(2);
  const kept = await db().selectFrom('audit').select('detail').where('action', '=', 'liste-exportee').execute();
  expect(kept.map(({ detail }) => detail)).toContainEqual({
    liste: 'entites',
    format: 'csv',
    colonnes: ['raisonSociale', 'regime', 'etat'],
    lignes: 1,
  });
});

test('[EN11] each role finds the entites of its scope, and reads no other', async () => {
  const caisses = new Set(
    (await nordEst(entite.search, { body: { taille: 200 } })).elements.map(
      ({ caisseInstructrice }) => caisseInstructrice?.code,
    ),
  );
  expect([...caisses]).toEqual(['NORD_EST']);
  // Sorted by caisse, the same for all, the list leaves nobody out; nor does the list of one caisse.
  const byCaisse = await names(nordEst, { tri: 'caisse' });
  expect(byCaisse.toSorted()).toEqual((await names(nordEst, {})).toSorted());
  expect((await names(repartiteur, { tri: 'caisse', caisseId: await mrpId('NORD_EST') })).toSorted()).toEqual(
    byCaisse.toSorted(),
  );
  const manager = await actAs(server, 'LPF20001');
  expect(await names(manager, {})).toEqual(['Lorraine Prévention Formation']);
  expect((await manager(entite.list, {})).map(({ raisonSociale }) => raisonSociale)).toEqual([
    'Lorraine Prévention Formation',
  ]);
  const id = await idOf('Lorraine Prévention Formation');
  expect(await refusal(read(cramif, id))).toMatchObject({ status: 404 });
  expect((await read(manager, id)).actions).toEqual({
    changerCaisse: false,
    fixerFin: true,
    verifier: true,
    nommerGestionnaire: false,
  });
});

test('[EN8] a change of caisse takes the demandes and the alerts with it, frees their tasks and is told to all', async () => {
  const id = await idOf('Ardoise Formation');
  const demandes = await nordEst(entite.demandes, { params: { id } });
  const before = demandes.find(({ type }) => type === 'DA');
  const seenBy = async (call: Call) =>
    (await call(demande.todoList, { query: { recherche: 'ardoise' } })).elements.map(
      ({ assignedUserHabilisId }) => assignedUserHabilisId,
    );
  // Its file and its demande for a niveau.
  expect(await seenBy(nordEst)).toHaveLength(2);
  const { version } = await read(repartiteur, id);
  const caisseId = await mrpId('CRAMIF');
  const motif = 'Siège transféré à Paris.';
  const change = (body: object) =>
    repartiteur(entite.setCaisse, {
      body: { entiteId: id, caisseId, commentaireAffectationCaisseInstructrice: motif, version, ...body },
    });
  expect(await refusal(change({ commentaireAffectationCaisseInstructrice: ' ' }))).toMatchObject(
    wrong('commentaireAffectationCaisseInstructrice', 'entite.motif-requis'),
  );
  expect(await refusal(change({ caisseId: await mrpId('NORD_EST') }))).toMatchObject(
    wrong('caisseId', 'entite.meme-caisse'),
  );
  expect(await refusal(change({ caisseId: 9999 }))).toMatchObject(wrong('caisseId', 'champ.invalide'));
  const changed = await change({});
  expect(changed).toMatchObject({ version: version + 1, caisseInstructrice: { code: 'CRAMIF' } });
  expect(changed.historique[0]).toMatchObject({
    action: 'caisse-changee',
    auteur: 'Claire Vidal',
    caisses: { avant: 'Carsat Nord-Est', apres: 'Cramif' },
    commentaire: motif,
  });
  expect(await refusal(change({}))).toMatchObject({
    status: 409,
    title: 'entite.version-perimee',
    courant: expect.objectContaining({ version: version + 1 }),
  });
  expect([await seenBy(nordEst), await seenBy(cramif)]).toEqual([[], [null, null]]);
  const released = await db()
    .selectFrom('historique_commentaire')
    .select('demande_id')
    .where('demande_type', '=', 'DH')
    .where('action_key', '=', 'Libere')
    .execute();
  expect(released).toEqual([{ demande_id: demandes.find(({ type }) => type === 'DH')?.id }]);
  const told = async (call: Call) =>
    (await call(alerte.list, {})).some(
      ({ objetType, objetId }) => objetType === 'demande-administrative' && objetId === before?.id,
    );
  expect([await told(nordEst), await told(cramif)]).toEqual([false, true]);
  expect([
    await mails('entite-caisse-quittee'),
    await mails('entite-caisse-recue'),
    await mails('entite-caisse-changee'),
  ]).toEqual([
    expect.arrayContaining(['INS50001', 'RCA60001']),
    expect.arrayContaining(['INS50002', 'RCA60002']),
    ['NES10101'],
  ]);
  // The entite sees its caisse, not why it changed nor who decided.
  const own = await read(await actAs(server, 'NES10101'), id);
  expect(own.commentaireAffectationCaisseInstructrice).toBeNull();
  expect(own.historique[0]).toMatchObject({ auteur: null, commentaire: null });
});

const rolesOf = (id: number) =>
  db().selectFrom('role').select(['id', 'fin_le']).where('entite_id', '=', id).orderBy('id').execute();
const endsOf = async (id: number) => {
  const rows = await db()
    .selectFrom('habilitation')
    .select(['date_fin', 'numero', 'prorogee'])
    .where('entite_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ date_fin: dateFin }) => dateFin);
};

test('[H26][EN9] the end of an activity ends habilitations and roles that day; lifted, all is as before', async () => {
  const id = await idOf('Lorraine Prévention Formation');
  const [ends, roles] = [await endsOf(id), await rolesOf(id)];
  const manager = await actAs(server, 'LPF20001');
  const { version } = await read(manager, id);
  const last = addDays(TEST_TODAY, 10);
  const body = { entiteId: id, dateFinActivite: last, commentaireDateFin: 'Cession d’activité.', version };
  const fix = (changes: object, call = manager) => call(entite.setDateFinActivite, { body: { ...body, ...changes } });
  expect(await refusal(fix({ dateFinActivite: addDays(TEST_TODAY, -1) }))).toMatchObject(
    wrong('dateFinActivite', 'entite.fin-deja-passee'),
  );
  expect(await refusal(fix({ dateFinActivite: null }))).toMatchObject({ status: 400, title: 'entite.sans-fin' });
  expect(await refusal(fix({}, cramif))).toMatchObject({ status: 403 });
  expect(await refusal(fix({}, await actAs(server, 'RCA60002')))).toMatchObject({ status: 404 });
  const ended = await fix({});
  expect(ended).toMatchObject({ dateFinActivite: last, etat: 'active', version: version + 1 });
  // A habilitation that ended earlier keeps its end.
  expect(await endsOf(id)).toEqual([ends[0], last, last]);
  expect((await rolesOf(id)).map(({ fin_le: fin }) => fin?.toISOString())).toEqual(
    roles.map(() => endOfDayAt(last).toISOString()),
  );
  expect(await mails('entite-fin-activite')).toEqual(expect.arrayContaining(['INS50001', 'RCA60001']));
  expect((await mails('role-termine')).length).toBe(roles.length);
  const moved = await fix({ dateFinActivite: addDays(TEST_TODAY, 20), version: version + 1 });
  expect((await endsOf(id)).slice(1)).toEqual([moved.dateFinActivite, moved.dateFinActivite]);
  const responsible = await actAs(server, 'RCA60001');
  const lifted = await fix({ dateFinActivite: null, version: version + 2 }, responsible);
  expect(lifted).toMatchObject({ dateFinActivite: null, commentaireDateFin: null, etat: 'active' });
  expect(await endsOf(id)).toEqual(ends);
  expect(await rolesOf(id)).toEqual(roles);
  expect(lifted.historique.map(({ action }) => action).slice(0, 3)).toEqual([
    'fin-activite-levee',
    'fin-activite',
    'fin-activite',
  ]);
});

test('[H26] a day gone by closes the entite at once, a coming one when it has passed, and the directory forgets it', async () => {
  const [gone, coming] = [await idOf('Garonne Soins Formation'), await idOf('Calanques Travaux Confinés')];
  const guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  const listed = async () =>
    (await guest(annuaire.list, { query: { taille: 200 } })).elements.map(({ raisonSociale }) => raisonSociale);
  const end = async (entiteId: number, dateFinActivite: string) => {
    const { version } = await read(admin, entiteId);
    const body = { entiteId, dateFinActivite, commentaireDateFin: 'Radiation.', version };
    return admin(entite.setDateFinActivite, { body });
  };
  expect(await refusal(end(gone, '2001-03-31'))).toMatchObject(
    wrong('dateFinActivite', 'entite.fin-avant-habilitation'),
  );
  expect(await end(gone, addDays(TEST_TODAY, -30))).toMatchObject({ etat: 'fermee', nbRoles: 0, niveaux: [] });
  expect(await end(coming, TEST_TODAY)).toMatchObject({ etat: 'active' });
  // As if given after its entite's end was set.
  const given = db().updateTable('habilitation').set({ date_fin: '2030-01-01' }).where('entite_id', '=', coming);
  // A habilitation in rupture already has its end.
  await given.where('rupture', '=', false).execute();
  expect(await listed()).toContain('Calanques Travaux Confinés');
  const close = async (at: string) =>
    closeEndedEntites(db(), await dayOf({ ...server.services, now: () => new Date(at) }));
  await close(`${TEST_TODAY}T10:00:00Z`);
  expect((await read(admin, coming)).etat).toBe('active');
  days = 1;
  const traced = db().selectFrom('audit').select(['action', 'personne_id', 'detail']).orderBy('id');
  const before = await db().selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await close(`${addDays(TEST_TODAY, 1)}T00:02:00Z`);
  const nobody = { personne_id: null };
  const changed = { debut: '2030-01-01', fin: TEST_TODAY, commentaire: 'Radiation.' };
  const trail = await traced.where('id', '>', before.id).execute();
  expect(new Set(trail)).toEqual(
    new Set([
      { ...nobody, action: 'habilitation-fin-changee', detail: changed },
      { ...nobody, action: 'entite-fermee', detail: { date: TEST_TODAY } },
    ]),
  );
  // The session of the day before is over, so sign in again.
  expect((await read(await actAs(server, 'ADM92001'), coming)).etat).toBe('fermee');
  const live = db().selectFrom('habilitation').select('date_fin').where('rupture', '=', false);
  const ends = await live.where('entite_id', '=', coming).execute();
  expect(new Set(ends.map(({ date_fin: fin }) => fin))).toEqual(new Set([TEST_TODAY]));
  expect(await listed()).not.toEqual(expect.arrayContaining(['Calanques Travaux Confinés']));
  days = 0;
});

const creation = () => ({
  raisonSociale: 'L’Atelier d’Épernay',
  siret: inventSiret(900),
  numeroDeclarationActivite: '44 51 01234 51',
  typeEntite: 'OF' as const,
  regime: 'GENERAL' as const,
  adresse: { ligne1: '3 rue de l’Île', ligne2: null, codePostalVille: { codePostal: '51200', ville: 'Épernay' } },
  gestionnaire: { nom: 'N’Diaye', prenom: 'Aminata', email: 'aminata.ndiaye@example.org' },
  fileUploads: [{ champ: 'extraitImmatriculation', userFilename: 'extrait.pdf', partIndex: 0 }],
});

test('[EN7] an instructeur creates a validated entite of the own caisse, its manager is invited; one of another caisse is refused', async () => {
  const pdf = () => new File([pdfOf('Extrait')], 'extrait.pdf');
  const create = (changes: object, call = nordEst) =>
    call(entite.create, { body: { ...creation(), ...changes }, files: [pdf()] });
  const paris = { ...creation().adresse, codePostalVille: { codePostal: '75012', ville: 'Paris' } };
  expect(await refusal(create({ adresse: paris }))).toMatchObject(
    wrong('adresse.codePostalVille.codePostal', 'entite.hors-caisse'),
  );
  expect(await refusal(create({ siret: '01023145400018' }))).toMatchObject(wrong('siret', 'champ.siret-invalide'));
  expect(await refusal(create({ siret: '01023145400017' }))).toMatchObject({ status: 409 });
  const made = await create({});
  expect(made).toMatchObject({
    raisonSociale: 'L’Atelier d’Épernay',
    etat: 'active',
    numeroDeclarationActivite: '44510123451',
    caisseInstructrice: { code: 'NORD_EST' },
    nbRoles: 1,
    contact: { nomPrenom: 'Aminata N’Diaye' },
  });
  expect(made.historique[0]?.action).toBe('entite-creee');
  const [file] = await nordEst(entite.demandes, { params: { id: made.id } });
  expect(file).toMatchObject({ currentTaskDefinitionKey: 'validee', numero: expect.stringMatching(/^DA-2026-/) });
  const manager = await db()
    .selectFrom('role')
    .innerJoin('personne', 'personne.id', 'role.personne_id')
    .select(['role.type', 'personne.etat'])
    .where('role.entite_id', '=', made.id)
    .execute();
  expect(manager).toEqual([{ type: 'G', etat: 'a-activer' }]);
  expect(await mails('activation')).toHaveLength(1);
  // An address does not reveal whose it is; asking for a SIRET and for an address counts, and the mail counts for the address (SC22).
  const counted = async () =>
    (await db().selectFrom('tentative').select('cle').where('cle', 'like', '%-compte:%').execute()).length;
  const before = await counted();
  expect(
    await refusal(
      create({
        siret: inventSiret(901),
        gestionnaire: { nom: 'Autre', prenom: 'Sophie', email: 'sophie.marchal@example.org' },
      }),
    ),
  ).toMatchObject({ status: 409, title: 'utilisateur.adresse-autre-nom' });
  expect(await counted()).toBe(before + 3);
  // A person who has an account keeps it.
  const second = await create({
    siret: inventSiret(901),
    gestionnaire: { nom: 'Marchal', prenom: 'Sophie', email: 'sophie.marchal@example.org' },
  });
  expect(second.nbRoles).toBe(1);
  expect(await mails('role-donne')).toContain('LPF20001');
});

test('[EN10] the register is asked again from time to time; down, it leaves what it said; a closure alerts the caisse', async () => {
  const id = await idOf('Cristal Formation Continue');
  let answer: RegisterAnswer = { resultat: 'FERME', raisonSociale: 'CRISTAL' };
  let asked = 0;
  const register: CompanyRegister = {
    lookUp: async () => {
      asked++;
      return answer;
    },
    ficheOf: async () => null,
  };
  const tools = (day: number) => ({
    db: db(),
    register,
    jobs: server.services.jobs,
    now: new Date(`${addDays(TEST_TODAY, day)}T10:00:00Z`),
    settings: DEFAULT_SETTINGS,
  });
  const told = async () =>
    (await nordEst(alerte.list, {}))
      .filter(({ objetType, objetId }) => objetType === 'entite' && objetId === id)
      .map(({ type, dateEcheance }) => `${type} ${dateEcheance}`);
  expect(await verifyEntite(tools(0), id)).toBe(true);
  const due = `ENTITE_FERMEE ${addDays(TEST_TODAY, 30)}`;
  expect([await told(), (await mails('entite-fermee')).toSorted()]).toEqual([
    [due],
    ['INS50001', 'INS50008', 'RCA60001'],
  ]);
  answer = { resultat: 'NON_VERIFIE', raisonSociale: null };
  expect(await verifyEntite(tools(3), id)).toBe(false);
  expect([(await read(nordEst, id)).registre.resultat, await told()]).toEqual(['FERME', [due]]);
  asked = 0;
  // While the register is down, each run asks it once.
  await verifyEntites(tools(90));
  expect(asked).toBe(1);
  answer = { resultat: 'OK', raisonSociale: null };
  await verifyEntites(tools(90));
  const once = asked;
  await verifyEntites(tools(91));
  expect([asked - once, await told()]).toEqual([0, []]);
  const checked = await nordEst(entite.verify, { params: { id } });
  expect(checked.registre.resultat).toBe('OK');
});
