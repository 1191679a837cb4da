import { randomUUID } from 'node:crypto';
import { account } from '@habilis/api/account/endpoints';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { historiqueCommentaire } from '@habilis/api/historique-commentaire/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { endOfDayAt, todayAt } from '../../../platform/today.ts';
import { latestKey } from '../../../test/latestKey.ts';
import { send, type TestServer } from '../../../test/startTestServer.ts';
import { TEST_PASSWORD } from '../../../test/testPassword.ts';
import { personnes } from '../area.ts';
import { releaseEndedRoles } from '../../demandes/demande/releaseTasks.ts';

const GOOD = 'la neige tombe sur Metz';
let server: TestServer;
const now = new Date('2026-11-20T10:00:00Z');
let admin: Call;
let support: Call;
let nordEst: Call;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => now });
  [admin, support, nordEst] = [
    await actAs(server, 'ADM92001'),
    await actAs(server, 'SUP93001'),
    await actAs(server, 'RCA60001'),
  ];
});
afterAll(() => server.close());
beforeEach(() => server.services.connection.db.deleteFrom('tentative').execute());

const db = () => server.services.connection.db;
const dayAt = (at: Date) => ({
  now: at,
  today: todayAt(at),
  settings: DEFAULT_SETTINGS,
  jobs: server.services.jobs,
});
const read = (habilisId: string, by = admin) => by(utilisateur.get, { params: { habilisId } });
const mrpId = async (code: string) =>
  (await db().selectFrom('mrp').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const entiteId = async (raisonSociale: string) =>
  (await db().selectFrom('entite').select('id').where('raison_sociale', '=', raisonSociale).executeTakeFirstOrThrow())
    .id;
const signIn = async (username: string, password: string) =>
  (await send(server.url, 'POST', '/authenticate', { body: { username, password } })).status;
const latestMails = async (count: number) => {
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['modele', 'adresse', 'personne.email'])
    .orderBy('courriel.id', 'desc')
    .limit(count)
    .execute();
  return rows.map(({ modele, adresse, email }) => `${modele} → ${adresse ?? email}`);
};
const wrong = (path: string, title: string) => ({
  status: 400,
  title: 'donnees-invalides',
  errors: [{ path, title }],
});

describe('the list of users', () => {
  test('finds by words of a name without accent, an address or an identifier, and by role, caisse, entite and state', async () => {
    const names = async (query: object, by = admin) =>
      (await by(utilisateur.search, { query: { taille: 200, ...query } })).elements.map(({ habilisId }) => habilisId);
    expect(await names({ recherche: 'helene DELAT' })).toEqual(['NAP20003']);
    expect(await names({ recherche: 'luc.fontaine@example.org' })).toEqual(['INS50001']);
    expect(await names({ recherche: 'adm92' })).toEqual(['ADM92001']);
    expect(await names({ role: 'I', caisse: 'NORD_EST' })).toEqual(['INS50008', 'INS50001']);
    expect(await names({ role: 'DL', entite: 'lorraine nancy' })).toEqual(['MUL20004', 'DEL30001']);
    expect(await names({ etat: 'a-activer', recherche: 'baron' })).toEqual(['NAC94001']);
    expect(await names({ recherche: 'rien du tout' })).toEqual([]);
  });

  test('[U14] shows RC the persons and roles of its caisse, and G those of its entite', async () => {
    const { elements } = await nordEst(utilisateur.search, { query: { taille: 200 } });
    expect(elements.every(({ roles }) => roles.every(({ mrp }) => mrp?.code === 'NORD_EST'))).toBe(true);
    expect(elements.map(({ habilisId }) => habilisId)).toContain('INS50001');
    expect(await refusal(read('INS50002', nordEst))).toMatchObject({ status: 404 });
    const manager = await actAs(server, 'LPF20001');
    const own = await manager(utilisateur.search, {});
    expect(own.elements.map(({ habilisId, roles }) => [habilisId, roles.map(({ type }) => type)])).toEqual([
      ['MUL20004', ['DL']],
      ['LPF20001', ['G']],
      ['DEL30001', ['DL']],
      ['LPF20014', ['G']],
    ]);
    expect(await refusal(read('LPF20001', manager))).toMatchObject({ status: 403, title: 'role.non-autorise' });
  });

  test('names the managers of an entite, and a person under one role', async () => {
    const entityId = await entiteId('Lorraine Prévention Formation');
    expect(await nordEst(account.gestionnairesOfEntite, { params: { entityId } })).toEqual([
      { habilisId: 'LPF20001', nomPrenom: 'Sophie Marchal' },
    ]);
    const all = await admin(account.gestionnaires, {});
    expect(all.map(({ habilisId }) => habilisId)).toEqual(expect.arrayContaining(['LPF20001', 'RSC20002']));
    const { roles } = await read('INS50001');
    const params = { habilisId: 'INS50001', roleType: 'I' as const, roleId: roles[0]?.id ?? 0 };
    expect(await nordEst(account.profile, { params })).toMatchObject({ actif: true, role: { type: 'I' } });
    // The role of another person is not found under this one.
    const other = { ...params, roleId: (await read('INS50008')).roles[0]?.id ?? 0 };
    expect(await refusal(nordEst(account.profile, { params: other }))).toMatchObject({ status: 404 });
  });
});

describe('a new person', () => {
  const lea = { nom: "d'Arcy", prenom: 'Léa', email: 'Lea.Darcy@example.org' };
  const instructeur = async () => ({ type: 'I' as const, mrpId: await mrpId('NORD_EST'), entiteId: null });

  test('[U13] is written to, activates the account and works under the role that was given', async () => {
    const created = await nordEst(utilisateur.create, { body: { ...lea, role: await instructeur() } });
    expect(created).toMatchObject({ etat: 'a-activer', email: 'lea.darcy@example.org', roles: [{ type: 'I' }] });
    expect(created.historique.map(({ action }) => action)).toEqual(['role-donne', 'utilisateur-cree']);
    expect(await latestMails(1)).toEqual(['activation → lea.darcy@example.org']);
    await nordEst(utilisateur.sendActivation, { params: { habilisId: created.habilisId } });
    const asGuest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
    const key = await latestKey(server, 'activation', created.email);
    await asGuest(account.activate, { body: { key, password: GOOD, acceptationRGPD: true } });
    expect(await signIn(created.email, GOOD)).toBe(200);
    expect((await read(created.habilisId)).roles.map(({ type }) => type)).toEqual(['I']);
    const again = nordEst(utilisateur.sendActivation, { params: { habilisId: created.habilisId } });
    expect(await refusal(again)).toMatchObject({ status: 409, title: 'utilisateur.compte-deja-active' });
  });

  test('[U13] whose address has an account is named to whoever may see that person, and to nobody else', async () => {
    const body = { ...lea, email: 'nadia.cherif@example.org', role: await instructeur() };
    const taken = { status: 409, title: 'utilisateur.adresse-deja-utilisee' };
    const known = { habilisId: 'INS50002', nomPrenom: 'Nadia Cherif' };
    expect(await refusal(admin(utilisateur.create, { body }))).toEqual({ ...taken, courant: known });
    const asked = async () => {
      const { rows } = await sql<{ comptes: number; traces: number }>`select
        (select count(*)::integer from tentative where cle like 'stagiaires-compte:%') comptes,
        (select count(*)::integer from audit where action = 'utilisateur.Recherche') traces`.execute(
        server.services.connection.db,
      );
      return rows[0];
    };
    const before = await asked();
    expect(await refusal(nordEst(utilisateur.create, { body }))).toEqual(taken);
    // Whoever tries addresses is counted and leaves a trace (SC22).
    expect(await asked()).toEqual({ comptes: (before?.comptes ?? 0) + 1, traces: (before?.traces ?? 0) + 1 });
  });

  test('has a role with what it is held for, of those that the caller may give', async () => {
    const create = (by: Call, role: object) =>
      refusal(
        by(utilisateur.create, {
          body: { ...lea, role: { type: 'I', mrpId: null, entiteId: null, ...role } as never },
        }),
      );
    const forbidden = { status: 403, title: 'utilisateur.role-non-autorise' };
    expect(await create(admin, {})).toMatchObject(wrong('role.mrpId', 'utilisateur.caisse-requise'));
    expect(await create(admin, { type: 'G' })).toMatchObject(wrong('role.entiteId', 'utilisateur.entite-requise'));
    const caisse = await mrpId('CRAMIF');
    const national = wrong('role.mrpId', 'utilisateur.organisme-national-requis');
    expect(await create(admin, { type: 'CNH', mrpId: caisse })).toMatchObject(national);
    expect(await create(nordEst, { mrpId: caisse })).toMatchObject(forbidden);
    expect(await create(support, { type: 'ADM' })).toMatchObject(forbidden);
  });
});

describe('a role', () => {
  test('[U8][E15] is given once, from the version that was read, and told by mail', async () => {
    const { version } = await read('FOR40003');
    const params = { habilisId: 'FOR40003' };
    const body = { type: 'DL' as const, mrpId: null, entiteId: await entiteId('Rhône Sécurité Conseil'), version };
    const given = await support(utilisateur.giveRole, { params, body });
    expect(given.roles.map(({ type }) => type)).toEqual(['DL', 'F']);
    expect(await latestMails(1)).toEqual(['role-donne → awa.diop@example.org']);
    expect(await refusal(support(utilisateur.giveRole, { params, body }))).toMatchObject({
      title: 'utilisateur.version-perimee',
      courant: { version: given.version },
    });
    const twice = { ...body, version: given.version };
    expect(await refusal(support(utilisateur.giveRole, { params, body: twice }))).toMatchObject({
      title: 'utilisateur.role-deja-tenu',
    });
  });

  test('[U9] that ends at once is unknown to its next call, and its tasks are free', async () => {
    const instructeur = await server.signIn('INS50001');
    const before = await read('INS50001', nordEst);
    const role = before.roles[0];
    expect(role).toMatchObject({ type: 'I', terminable: true });
    const held = await db()
      .selectFrom('demande_administrative')
      .innerJoin('personne', 'personne.id', 'assigne_id')
      .select('demande_administrative.id')
      .where('habilis_id', '=', 'INS50001')
      .execute();
    expect(held.length).toBeGreaterThan(0);
    expect(role?.taches).toBe(held.length);
    const body = { version: before.version, dernierJour: null };
    const after = await nordEst(utilisateur.endRole, { params: { roleId: role?.id ?? 0 }, body });
    expect(after.roles[0]).toMatchObject({ isEnCours: false, taches: 0, terminable: false });
    const next = await instructeur.request('GET', '/demande/todo-list');
    expect([next.status, await next.json()]).toEqual([403, { title: 'role.inconnu' }]);
    const id = String(held[0]?.id);
    const steps = await nordEst(historiqueCommentaire.list, { params: { id, type: 'DA' } });
    expect(steps.map(({ actionKey }) => actionKey)).toContain('Libere');
    expect((await nordEst(demande.todoListCount, {})).responsables).not.toContainEqual(
      expect.objectContaining({ habilisId: 'INS50001' }),
    );
    const again = nordEst(utilisateur.endRole, {
      params: { roleId: role?.id ?? 0 },
      body: { version: after.version, dernierJour: null },
    });
    expect(await refusal(again)).toMatchObject({ title: 'utilisateur.role-deja-termine' });
  });

  test('[U9] with a last day goes on until it has passed, and then its tasks are free', async () => {
    const fanny = await actAs(server, 'INS50008');
    const { elements } = await fanny(demande.todoList, { query: { tache: 'da_instruction' } });
    const id = String(elements[0]?.id);
    const open = await fanny(da.get, { params: { id } });
    await fanny(da.submitByInstructeur, { body: writeBody(open, { action: 'PrendEnCharge' }) });
    const { version, roles } = await read('INS50008');
    const params = { roleId: roles[0]?.id ?? 0 };
    const past = admin(utilisateur.endRole, { params, body: { version, dernierJour: '2026-11-19' } });
    expect(await refusal(past)).toMatchObject(wrong('dernierJour', 'utilisateur.dernier-jour-passe'));
    const ending = await admin(utilisateur.endRole, { params, body: { version, dernierJour: '2026-11-21' } });
    expect(ending.roles[0]).toMatchObject({ isEnCours: true, finLe: '2026-11-21T23:00:00.000Z' });
    const holder = async () =>
      (
        await db()
          .selectFrom('demande_administrative')
          .select('assigne_id')
          .where('id', '=', Number(id))
          .executeTakeFirst()
      )?.assigne_id;
    await releaseEndedRoles(db(), dayAt(now));
    expect(await holder()).not.toBeNull();
    await releaseEndedRoles(db(), dayAt(endOfDayAt('2026-11-21')));
    expect(await holder()).toBeNull();
  });

  test('[U9] whose tasks cannot be released keeps nothing else of the night from being done', async () => {
    const persons = ['INS50005', 'INS50006'];
    const holders = await db()
      .selectFrom('personne')
      .select('id')
      .where('habilis_id', 'in', persons)
      .orderBy('id')
      .execute();
    const ids = holders.map(({ id }) => id);
    const demandes = await db()
      .selectFrom('demande_administrative')
      .select('id')
      .where('en_cours', '=', true)
      .orderBy('id')
      .limit(2)
      .execute();
    const held = { tache: 'da_instruction', en_cours: true } as const;
    for (const [rang, { id }] of demandes.entries()) {
      const assigne_id = ids[rang] ?? 0;
      await db()
        .updateTable('demande_administrative')
        .set({ ...held, assigne_id })
        .where('id', '=', id)
        .execute();
    }
    const ended = new Date(now.getTime() - 1);
    await db().updateTable('role').set({ fin_le: ended }).where('personne_id', 'in', ids).execute();
    const imitation = { session_id: randomUUID(), acteur_role_type: 'ADM', motif: 'Essai.', debut_le: ended } as const;
    const [acteur_id = 0, cible_id = 0] = ids;
    const imitated = await db()
      .insertInto('impersonation')
      .values({ ...imitation, acteur_id, cible_id, expire_le: new Date(now.getTime() + 60_000), fin_le: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const blocked = sql.lit(demandes[0]?.id ?? 0);
    await sql`alter table demande_administrative
      add constraint essai check (id <> ${blocked} or assigne_id is not null)`.execute(db());
    const nightly = personnes.nightly.find(({ nom }) => nom === 'roles-termines');
    await expect(nightly?.run(server.services)).rejects.toThrow('1 en échec sur 2');
    await sql`alter table demande_administrative drop constraint essai`.execute(db());
    const left = db().selectFrom('demande_administrative').select('assigne_id').orderBy('id');
    const rows = await left
      .where(
        'id',
        'in',
        demandes.map(({ id }) => id),
      )
      .execute();
    expect(rows.map(({ assigne_id }) => assigne_id)).toEqual([ids[0], null]);
    const end = db().selectFrom('impersonation').select('fin_le').where('id', '=', imitated.id);
    expect(await end.executeTakeFirst()).toEqual({ fin_le: now });
  });

  test('[U5] of the last administrator does not end, even of two who end each other’s at once', async () => {
    const { version } = await read('CNH91001');
    const params = { habilisId: 'CNH91001' };
    const second = await admin(utilisateur.giveRole, {
      params,
      body: { type: 'ADM', mrpId: null, entiteId: null, version },
    });
    const other = await actAs(server, 'CNH91001', 'ADM');
    const first = await read('ADM92001');
    const endOf = (by: Call, { version: seen, roles }: typeof first) =>
      by(utilisateur.endRole, {
        params: { roleId: roles.find(({ type }) => type === 'ADM')?.id ?? 0 },
        body: { version: seen, dernierJour: null },
      });
    expect(await refusal(endOf(admin, first))).toMatchObject({ title: 'utilisateur.role-propre' });
    expect(await refusal(endOf(support, second))).toMatchObject({ status: 403 });
    const ends = await Promise.allSettled([endOf(admin, second), endOf(other, first)]);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    // Either may be left: the later tests act as the first, so it is restored.
    const { id } = await db()
      .selectFrom('personne')
      .select('id')
      .where('habilis_id', '=', 'ADM92001')
      .executeTakeFirstOrThrow();
    await db().updateTable('role').set({ fin_le: null }).where('personne_id', '=', id).execute();
  });
});

describe('a role that nobody else holds', () => {
  const SANS_RELEVE = { status: 409, title: 'utilisateur.role-sans-releve' };
  const roleOf = ({ roles }: Awaited<ReturnType<typeof read>>, type: string) => {
    const found = roles.find((role) => role.type === type && role.isEnCours);
    if (found === undefined) throw new Error(`no ${type}`);
    return found;
  };
  const endOf = async (habilisId: string, type: string, dernierJour: string | null = null) => {
    const person = await read(habilisId);
    const params = { roleId: roleOf(person, type).id };
    return admin(utilisateur.endRole, { params, body: { version: person.version, dernierJour } });
  };
  const give = async (
    habilisId: string,
    type: 'RD' | 'R' | 'CNH' | 'RC',
    mrpId: number,
    dispositifIds: number[] = [],
  ) =>
    admin(utilisateur.giveRole, {
      params: { habilisId },
      body: { type, mrpId, entiteId: null, dispositifIds, niveauIds: [], version: (await read(habilisId)).version },
    });

  test.each([
    ['RDI90001', 'RD'],
    ['RCA60001', 'RC'],
    ['REP70001', 'R'],
    ['CNH91001', 'CNH'],
  ] as const)(
    '[U943] of %s as %s does not end, now or later, until somebody else could act',
    async (habilisId, type) => {
      const before = roleOf(await read(habilisId), type);
      expect(before.seulPour.length).toBeGreaterThan(0);
      expect(await refusal(endOf(habilisId, type))).toMatchObject(SANS_RELEVE);
      expect(await refusal(endOf(habilisId, type, '2027-01-31'))).toMatchObject(SANS_RELEVE);
      expect(roleOf(await read(habilisId), type)).toEqual(before);
      await give(
        'INS50008',
        type,
        before.mrp?.id ?? 0,
        before.dispositifs.map(({ id }) => id),
      );
      expect(roleOf(await read(habilisId), type).seulPour).toEqual([]);
      // Of two who leave at once, one stays.
      const ends = await Promise.allSettled([endOf(habilisId, type), endOf('INS50008', type)]);
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const kept = db().selectFrom('personne').select('id').where('habilis_id', 'in', [habilisId, 'INS50008']);
      await db()
        .updateTable('role')
        .set({ fin_le: null })
        .where('type', '=', type)
        .where('personne_id', 'in', kept)
        .execute();
      await endOf('INS50008', type);
    },
  );

  test('[U943] is blocked all the same, and the page says for what nobody can act any more', async () => {
    const { version, roles } = await read('RDI90001');
    const params = { habilisId: 'RDI90001' };
    const blocked = await admin(utilisateur.block, { params, body: { version, motif: 'Compte pris.' } });
    expect(blocked.roles.map(({ seulPour }) => seulPour)).toEqual(roles.map(({ seulPour }) => seulPour));
    expect(roleOf(blocked, 'RD').seulPour).toContain('SST');
    await admin(utilisateur.unblock, { params, body: { version: blocked.version } });
  });
});

describe('a blocked account', () => {
  test('[U10] is out at once, comes back by being unblocked alone, and says why to those who manage users', async () => {
    const holder = await server.signIn('INS50008');
    const { version } = await read('INS50008', nordEst);
    const params = { habilisId: 'INS50008' };
    const blank = nordEst(utilisateur.block, { params, body: { version, motif: ' \u200B' } });
    expect(await refusal(blank)).toMatchObject(wrong('motif', 'utilisateur.motif-requis'));
    const blocked = await nordEst(utilisateur.block, { params, body: { version, motif: 'Poste perdu.' } });
    expect(blocked).toMatchObject({ etat: 'bloquee', motifBlocage: 'Poste perdu.', actions: { debloquer: true } });
    expect((await holder.request('GET', '/account')).status).toBe(401);
    expect(await signIn('INS50008', TEST_PASSWORD)).toBe(401);
    const freed = await nordEst(utilisateur.unblock, { params, body: { version: blocked.version } });
    expect(freed).toMatchObject({ etat: 'active', motifBlocage: null });
    expect(freed.historique.slice(0, 2).map(({ action }) => action)).toEqual(['compte-debloque', 'compte-bloque']);
    expect((await holder.request('GET', '/account')).status).toBe(401);
    expect(await signIn('INS50008', TEST_PASSWORD)).toBe(200);
  });

  test('[U945] leaves whom it created and the roles that it gave, to be judged by who blocks it, as far as they see them', async () => {
    const caisse = await mrpId('NORD_EST');
    const role = (type: 'I' | 'RC') => ({ type, mrpId: caisse, entiteId: null, dispositifIds: [], niveauIds: [] });
    const byNordEst = await actAs(server, 'RCA60001');
    const made = await byNordEst(utilisateur.create, {
      body: { nom: 'Roussel', prenom: 'Anne', email: 'anne.roussel@carsat-ne.example.org', role: role('I') },
    });
    const { version } = await read('INS50008');
    await byNordEst(utilisateur.giveRole, { params: { habilisId: 'INS50008' }, body: { version, ...role('RC') } });
    const heldAs = ({ roles }: typeof made, type: string) => roles.find((one) => one.type === type)?.id ?? 0;
    const given = async (by: Call) => {
      const { donnes, total } = await by(utilisateur.donnes, { params: { habilisId: 'RCA60001' } });
      expect(total).toBe(donnes.length);
      return donnes
        .filter(({ habilisId }) => [made.habilisId, 'INS50008'].includes(habilisId))
        .map(({ habilisId, compteCree, role: held }) => [habilisId, compteCree, held?.type]);
    };
    const both = [
      ['INS50008', false, 'RC'],
      [made.habilisId, true, 'I'],
    ];
    expect(await given(admin)).toEqual(both);
    expect(await given(nordEst)).toEqual(both);
    // A role that has ended, and what stands in another caisse, is nobody's to judge any more.
    const second = await read('INS50008');
    await admin(utilisateur.endRole, {
      params: { roleId: heldAs(second, 'RC') },
      body: { version: second.version, dernierJour: null },
    });
    expect(await given(admin)).toEqual([[made.habilisId, true, 'I']]);
    const moved = await mrpId('CRAMIF');
    await db().updateTable('role').set({ mrp_id: moved }).where('id', '=', heldAs(made, 'I')).execute();
    expect([await given(nordEst), await given(admin)]).toEqual([[], [[made.habilisId, true, 'I']]]);
    await db()
      .updateTable('role')
      .set({ fin_le: new Date(0) })
      .where('id', '=', heldAs(made, 'I'))
      .execute();
    const alone = await admin(utilisateur.donnes, { params: { habilisId: 'RCA60001' } });
    expect(alone.donnes.find(({ habilisId }) => habilisId === made.habilisId)).toMatchObject({ role: null });
  });

  test('[U6] is no administrator for support, nor anybody with a role elsewhere for a caisse', async () => {
    const block = async (by: Call, habilisId: string) => {
      const { version } = await read(habilisId);
      return refusal(by(utilisateur.block, { params: { habilisId }, body: { version, motif: 'Essai.' } }));
    };
    expect(await block(support, 'ADM92001')).toMatchObject({ title: 'utilisateur.compte-non-autorise' });
    expect(await block(support, 'SUP93001')).toMatchObject({ title: 'utilisateur.compte-propre' });
    expect(await block(nordEst, 'RCA60001')).toMatchObject({ title: 'utilisateur.compte-propre' });
  });
});
