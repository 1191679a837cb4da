import type { Call } from '@habilis/api/client/createClient';
import { dispositif } from '@habilis/api/dispositif/endpoints';
import type { DispositifNiveau, DispositifNiveauWrite } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { TEST_TODAY } from '../../../test/TEST_TODAY.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { liveHabilitations } from './dependancesDeNiveau.ts';
import { niveauxOfRole } from './niveauxOfRole.ts';
import { tellHabilitationsDurcies } from './tellDurcissement.ts';

let server: TestServer;
let manager: Call;
let niveaux: DispositifNiveau[];
beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    habilitations: [
      { entite: 1, niveau: 'SST-1', age: 1094, sequence: 128 },
      { entite: 1, niveau: 'PRAPIBC-1', age: 730, sequence: 204 },
      { entite: 2, niveau: 'SST-1', age: 1735, sequence: 57 },
      { entite: 3, niveau: 'SST-2', age: 730, sequence: 311 },
    ],
    sessions: [
      {
        entite: 3,
        niveau: 'SST-2',
        animateur: 'FOR40002',
        auteur: 'RSC20002',
        etat: 'RESULTATS',
        mode: 'INI',
        jours: [9, 8],
        lieu: { horsDeFrance: 'Namur' },
      },
    ],
    demandes: [
      { entite: 1, niveau: 'GEPO-1', tache: 'saisie', age: 4, depuis: 4, formateurs: [] },
      { entite: 1, niveau: 'SST-2', tache: 'instruction', age: 9, depuis: 9, formateurs: ['FOR40001'] },
    ],
  });
  manager = await actAs(server, 'RDI90001');
  niveaux = await manager(dispositifNiveau.list, {});
});
afterAll(() => server.close());

const codesOf = (niveaux: readonly DispositifNiveau[]) => niveaux.map(({ code }) => code);

/** The niveau of a code, as a write that changes nothing. */
async function writeOf(code: string, changes: Partial<DispositifNiveauWrite> = {}): Promise<DispositifNiveauWrite> {
  const id = niveaux.find((one) => one.code === code)?.id ?? 0;
  const { dispositif, ...niveau } = await manager(dispositifNiveau.get, { params: { id } });
  return { ...niveau, dispositifId: dispositif.id, durcissementConfirme: false, ...changes };
}

const stateOf = ({ modifiable }: DispositifNiveau) => modifiable;

test('[DN2] a manager changes the niveaux of their dispositifs alone, an administrator all', async () => {
  expect(codesOf(niveaux)).toHaveLength(8);
  expect(codesOf(niveaux.filter(stateOf))).toEqual(['SST-1', 'SST-2']);
  const admin = await actAs(server, 'ADM92001');
  expect((await admin(dispositifNiveau.list, {})).every(stateOf)).toBe(true);
  expect((await admin(dispositif.list, {})).every(({ modifiable }) => modifiable)).toBe(true);
  const { elements, total } = await manager(dispositifNiveau.search, {
    body: { recherche: 'secouriste', ordre: 'desc' },
  });
  expect([codesOf(elements), total]).toEqual([['SST-1'], 1]);
  expect(await refusal(manager(dispositifNiveau.update, { body: await writeOf('AMSS4-1') }))).toMatchObject({
    status: 404,
  });
});

test('[DN2] an expert examines the niveaux of the role, as do those named with a niveau', async () => {
  const { db } = server.services.connection;
  const { roleId } = await server.signIn('EXP80002', 'E');
  const rows = await niveauxOfRole(db, roleId ?? 0)
    .select('niveau_du_role.code')
    .execute();
  expect(rows.map(({ code }) => code).toSorted()).toEqual(['AMSS4-1', 'AMSS4-2']);
  const repartiteur = await actAs(server, 'REP70001');
  const sst = niveaux.find(({ code }) => code === 'SST-1');
  const experts = await repartiteur(dispositifNiveau.expertsInstructeurs, { params: { id: sst?.id ?? 0 } });
  expect(experts.map(({ nomPrenom }) => nomPrenom)).toEqual(['Thomas Rey']);
  const managers = await repartiteur(dispositif.responsables, { params: { id: sst?.dispositif.id ?? 0 } });
  expect(managers).toEqual([{ habilisId: 'RDI90001', nomPrenom: 'Bruno Salles' }]);
});

test('[DN1] a manager is given with their dispositifs, which an administrator changes', async () => {
  const admin = await actAs(server, 'ADM92001');
  const dispositifs = await admin(dispositif.list, {});
  const idOf = (code: string) => dispositifs.find((dispositif) => dispositif.code === code)?.id ?? 0;
  const { id: mrpId = 0 } = (await admin(mrp.list, {})).find(({ code }) => code === 'NATIONAL') ?? {};
  const params = { habilisId: 'REP70001' };
  const { version } = await admin(utilisateur.get, { params });
  const role = { type: 'RD', mrpId, entiteId: null, version } as const;
  expect(await refusal(admin(utilisateur.giveRole, { params, body: role }))).toMatchObject({
    status: 400,
    errors: [{ path: 'dispositifIds', title: 'utilisateur.dispositif-requis' }],
  });
  const idle = { ...role, dispositifIds: [idOf('SST')], niveauIds: [1] };
  expect(await refusal(admin(utilisateur.giveRole, { params, body: idle }))).toMatchObject({
    errors: [{ path: 'niveauIds', title: 'champ.invalide' }],
  });
  const given = await admin(utilisateur.giveRole, { params, body: { ...role, dispositifIds: [idOf('SST')] } });
  const held = given.roles.find(({ type }) => type === 'RD');
  expect(held).toMatchObject({ reglable: true, dispositifs: [{ libelle: 'SST' }], niveaux: [] });
  const both = { version: given.version, dispositifIds: [idOf('AMSS4'), idOf('GEPO')] };
  const changed = await admin(utilisateur.setPerimetre, { params: { roleId: held?.id ?? 0 }, body: both });
  expect(changed.historique[0]).toMatchObject({ action: 'perimetre-change', objet: 'Amiante SS4, Gestes et postures' });
  const repartiteur = await actAs(server, 'REP70001', 'R');
  const managersOf = async (code: string) =>
    (await repartiteur(dispositif.responsables, { params: { id: idOf(code) } })).map(({ nomPrenom }) => nomPrenom);
  expect(await managersOf('SST')).toEqual(['Bruno Salles']);
  expect(await managersOf('GEPO')).toEqual(['Victor Nguyen', 'Claire Vidal']);
});

test('[DN1031] the dispositifs of a manager are not narrowed so far that nobody manages one', async () => {
  const admin = await actAs(server, 'ADM92001');
  const params = { habilisId: 'RDI90001' };
  const { version, roles } = await admin(utilisateur.get, { params });
  const held = roles.find(({ type }) => type === 'RD');
  expect(held?.dispositifs.map(({ libelle }) => libelle)).toContain('SST');
  const other = (await admin(dispositif.list, {})).find(({ code }) => code === 'GEPO')?.id ?? 0;
  const narrow = (asked: number) =>
    admin(utilisateur.setPerimetre, {
      params: { roleId: held?.id ?? 0 },
      body: { version: asked, dispositifIds: [other], niveauIds: [] },
    });
  expect(await refusal(narrow(version))).toMatchObject({
    status: 400,
    errors: [{ path: 'dispositifIds', title: 'utilisateur.dispositif-sans-responsable' }],
  });
  expect((await admin(utilisateur.get, { params })).roles.find(({ type }) => type === 'RD')).toEqual(held);
});

test('[DN8] an entite may ask for the open niveaux that it does not hold', async () => {
  const demandeur = await actAs(server, 'LPF20001');
  const offered = await demandeur(dispositifNiveau.forEtablissement, {});
  expect(codesOf(offered)).not.toContain('SST-1');
  expect(codesOf(offered)).not.toContain('PRAPIBC-1');
  // The first is already asked for, the second has a draft.
  expect(codesOf(offered)).not.toContain('SST-2');
  expect(codesOf(offered)).not.toContain('GEPO-1');
  expect(offered).toHaveLength(4);
  const other = await actAs(server, 'RSC20002');
  expect(codesOf(await other(dispositifNiveau.forEtablissement, {}))).toContain('SST-2');
  await manager(dispositifNiveau.update, {
    body: await writeOf('SST-2', { ouvert: false, durcissementConfirme: true }),
  });
  expect(codesOf(await other(dispositifNiveau.forEtablissement, {}))).not.toContain('SST-2');
  await manager(dispositifNiveau.update, { body: await writeOf('SST-2', { ouvert: true }) });
  const held = await demandeur(dispositifNiveau.withHabilitations, {});
  expect(codesOf(held)).toEqual(['SST-1', 'PRAPIBC-1']);
  expect(codesOf(await manager(dispositifNiveau.withHabilitations, {}))).toEqual(['SST-1', 'SST-2']);
});

test('[DN5][DN9] a slot that is left out is retired, a new one gets its name, and the change is told', async () => {
  const before = await writeOf('SST-1');
  const [programme, ...others] = before.pedagogiqueUploadFieldsConfig;
  const added = { id: null, libelle: 'Attestation d’assurance', aide: null, obligatoire: true, retire: false };
  const asked = { ...before, pedagogiqueUploadFieldsConfig: [...others, added] };
  expect(await refusal(manager(dispositifNiveau.update, { body: asked }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.plus-strict',
    courant: { durcissements: ['pieces'], habilitations: 2 },
  });
  const body = { ...asked, durcissementConfirme: true };
  const after = await manager(dispositifNiveau.update, { body });
  expect(after.version).toBe(before.version + 1);
  const kept = after.pedagogiqueUploadFieldsConfig;
  expect(kept.map(({ nomChamp, retire }) => [nomChamp, retire])).toEqual([
    ['deroule', false],
    ['attestationDAssurance', false],
    ['programme', true],
  ]);
  expect(kept.at(-1)?.id).toBe(programme?.id);
  expect(new Set(niveaux.flatMap((one) => one.pedagogiqueUploadFieldsConfig.map(({ id }) => id)))).not.toContain(
    kept.at(-2)?.id,
  );
  const [latest] = await manager(dispositifNiveau.historique, { params: { id: after.id } });
  expect(latest).toMatchObject({
    auteur: 'Bruno Salles',
    changements: [
      { champ: 'pieceAjoutee', apres: 'Attestation d’assurance' },
      { champ: 'pieceRetiree', apres: 'Programme de la formation' },
    ],
  });
  expect(await refusal(manager(dispositifNiveau.update, { body }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.version-perimee',
    courant: { version: after.version },
  });
});

test('[DN9][DN1020] the need that a niveau answers is written by its manager, read by whoever may ask, and its change told', async () => {
  const besoin = 'Former des secouristes dans l’entreprise.';
  const body = await writeOf('SST-1', { besoin: `  ${besoin} ` });
  const kept = await manager(dispositifNiveau.update, { body });
  expect(kept.besoin).toBe(besoin);
  const demandeur = await actAs(server, 'LPF20001');
  const read = await demandeur(dispositifNiveau.get, { params: { id: kept.id } });
  expect(read.besoin).toBe(besoin);
  const [last] = await manager(dispositifNiveau.historique, { params: { id: kept.id } });
  expect(last?.changements).toEqual([{ champ: 'besoin', avant: null, apres: besoin }]);
  const emptied = await manager(dispositifNiveau.update, { body: await writeOf('SST-1', { besoin: ' ' }) });
  expect(emptied.besoin).toBeNull();
  const long = await writeOf('SST-1', { besoin: 'a'.repeat(161) });
  expect(await refusal(manager(dispositifNiveau.update, { body: long }))).toMatchObject({ status: 400 });
});

test('[DN7] a shorter validity is confirmed, and leaves the habilitations of the day as they are', async () => {
  const { db } = server.services.connection;
  const ends = () => db.selectFrom('habilitation').select(['id', 'date_fin']).orderBy('id').execute();
  const before = await ends();
  const shorter = { dureeValiditeHabilitation: 4 };
  expect(await refusal(manager(dispositifNiveau.update, { body: await writeOf('SST-1', shorter) }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.plus-strict',
    courant: { durcissements: ['validite'], habilitations: 2, sessions: 0, formateurs: 0 },
  });
  const body = await writeOf('SST-1', { ...shorter, durcissementConfirme: true });
  expect(await manager(dispositifNiveau.update, { body })).toMatchObject(shorter);
  expect(await ends()).toEqual(before);
});

test('[DN1030] a niveau that closes, or asks for another certificat of its formateurs, tells first what hangs on it', async () => {
  const closing = { ouvert: false };
  expect(await refusal(manager(dispositifNiveau.update, { body: await writeOf('SST-2', closing) }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.plus-strict',
    courant: {
      durcissements: ['fermeture'],
      habilitations: 1,
      demandes: 1,
      sessions: 1,
      formateurs: 0,
      noms: { habilitations: ['Atelier des Gestes Sûrs'], formateurs: [] },
    },
  });
  const niveauFormateurId = niveaux.find(({ code }) => code === 'PRAPIBC-1')?.id ?? 0;
  const taught = await writeOf('SST-2', { niveauFormateurId });
  expect(await refusal(manager(dispositifNiveau.update, { body: taught }))).toMatchObject({
    courant: { durcissements: ['formateur'], sessions: 1, formateurs: 1, noms: { formateurs: ['Marc Thévenot'] } },
  });
  const { ouvert } = await manager(dispositifNiveau.get, { params: { id: (await writeOf('SST-2')).id ?? 0 } });
  expect(ouvert).toBe(true);
  const body = await writeOf('SST-2', { ...closing, durcissementConfirme: true });
  const written = () =>
    server.services.connection.db
      .selectFrom('courriel')
      .innerJoin('personne', 'personne.id', 'courriel.personne_id')
      .select(['personne.habilis_id as qui', 'courriel.valeurs'])
      .where('courriel.modele', '=', 'hab-niveau-durci')
      .orderBy('courriel.id')
      .execute();
  const before = (await written()).length;
  expect(await manager(dispositifNiveau.update, { body })).toMatchObject({ ouvert: false });
  // Whoever holds it is told in what it became stricter.
  expect((await written()).slice(before)).toMatchObject([
    { qui: 'MUL20004', valeurs: { mots: { fermeture: 'oui', validite: 'non' } } },
  ]);
  await manager(dispositifNiveau.update, { body: await writeOf('SST-2', { ouvert: true }) });
});

test('[DN1032] whoever asks for a niveau that becomes stricter is told once, unless they hold it and are told of that', async () => {
  const { db } = server.services.connection;
  const { id } = await writeOf('SST-2');
  const told = () =>
    db
      .selectFrom('courriel')
      .innerJoin('role', 'role.id', 'courriel.role_id')
      .innerJoin('entite', 'entite.id', 'role.entite_id')
      .select(['entite.raison_sociale as qui', 'courriel.valeurs'])
      .where('courriel.modele', '=', 'dh-niveau-durci')
      .orderBy('courriel.id')
      .execute();
  const before = (await told()).length;
  const write = async (changes: { ouvert: boolean }) =>
    manager(dispositifNiveau.update, { body: await writeOf('SST-2', { ...changes, durcissementConfirme: true }) });
  await write({ ouvert: false });
  const first = (await told()).slice(before);
  expect(first).toMatchObject([
    { qui: 'Lorraine Prévention Formation', valeurs: { mots: { depot: 'oui', fermeture: 'oui', pieces: 'non' } } },
  ]);
  await write({ ouvert: true });
  // Once they hold it, what they are told is of their habilitation.
  const asked = db.selectFrom('demande_habilitation').select('entite_id').where('dispositif_niveau_id', '=', id);
  const { entite_id: entiteId } = await asked.where('en_cours', '=', true).executeTakeFirstOrThrow();
  const held = db.updateTable('habilitation').where('dispositif_niveau_id', '=', id);
  const { owner } = await db
    .selectFrom('habilitation')
    .select('entite_id as owner')
    .where('dispositif_niveau_id', '=', id)
    .executeTakeFirstOrThrow();
  await held.set({ entite_id: entiteId ?? 0 }).execute();
  await write({ ouvert: false });
  expect(await told()).toHaveLength(before + first.length);
  await write({ ouvert: true });
  await held.set({ entite_id: owner }).execute();
});

test('[DN1030] a stricter niveau is told in as many statements for many habilitations as for one', async () => {
  const { connection, jobs } = server.services;
  const niveauId = (await writeOf('SST-2')).id ?? 0;
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const day = { now: new Date(`${TEST_TODAY}T10:00:00Z`), today: TEST_TODAY, settings: DEFAULT_SETTINGS, jobs };
  const counted = (isMany: boolean) => {
    statements = 0;
    const undone = connection.db.transaction().execute(async (trx) => {
      if (isMany) await trx.updateTable('habilitation').set({ dispositif_niveau_id: niveauId }).execute();
      const held = await liveHabilitations({ db: trx, today: TEST_TODAY }, niveauId);
      await tellHabilitationsDurcies.ask()(
        { ...day, db: trx.withPlugin(counter) },
        { niveauId, durcissements: ['fermeture'], held },
      );
      throw new Error(`${held.length} ${statements}`);
    });
    return undone.catch((error: unknown) => (error instanceof Error ? error.message : ''));
  };
  const [one, some] = [await counted(false), await counted(true)].map((said) => said.split(' ').map(Number));
  expect([one?.[0], some?.[0]]).toEqual([1, 4]);
  expect(some?.[1]).toBe(one?.[1]);
});

test('[DN6] a niveau is created with a code of its dispositif, once', async () => {
  const body = await writeOf('SST-2', { id: null, code: 'SST-3', niveau: 'Formateur de formateurs de SST' });
  const fresh = body.pedagogiqueUploadFieldsConfig.map((champ) => ({ ...champ, id: null }));
  const created = { ...body, pedagogiqueUploadFieldsConfig: fresh };
  const wrong = { ...created, code: 'AMSS4-3', nbStagiairesMin: 11 };
  expect(await refusal(manager(dispositifNiveau.create, { body: wrong }))).toMatchObject({
    status: 400,
    errors: [
      { path: 'code', title: 'dispositif-niveau.code-invalide' },
      { path: 'nbStagiairesMax', title: 'dispositif-niveau.groupe-inverse' },
    ],
  });
  const made = await manager(dispositifNiveau.create, { body: created });
  expect(made).toMatchObject({
    code: 'SST-3',
    version: 1,
    modifiable: true,
    libelle: 'SST – Formateur de formateurs de SST',
  });
  expect(await refusal(manager(dispositifNiveau.create, { body: created }))).toMatchObject({
    status: 409,
    title: 'dispositif-niveau.code-deja-utilise',
  });
  const [creation] = await manager(dispositifNiveau.historique, { params: { id: made.id } });
  expect(creation).toMatchObject({ isCreation: true, changements: [] });
});
