import { rolePath } from '@habilis/api/page/rolePaths';
import type { Call } from '@habilis/api/client/createClient';
import { notification } from '@habilis/api/notification/endpoints';
import { session } from '@habilis/api/session/endpoints';
import type { SujetDesabonnement } from '@habilis/domain/notification/desabonnement';
import type { EvenementReglable } from '@habilis/domain/notification/EVENEMENTS';
import { preferencesOf, type Rythme } from '@habilis/domain/notification/preferencesOf';
import { createClient } from '@habilis/api/client/createClient';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { desabonnementKey } from '../../../platform/mail/desabonnementKey.ts';
import { renderCourriel } from '../../../platform/mail/renderCourriel.ts';
import { selectCourriels } from '../../../platform/mail/selectCourriels.ts';
import { sendCourriel } from '../../../platform/mail/sendCourriel.ts';
import { sendResumes } from '../courriel/sendResumes.ts';
import { purgeTechnical } from '../../../platform/purgeTechnical.ts';
import { updateDailyAlertes } from '../../demandes/demande-administrative/updateDailyAlertes.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

const FRIDAY = new Date('2026-11-20T10:00:00Z');
const SATURDAY_AT_SEVEN = new Date('2026-11-21T06:00:00Z');
const MONDAY_AT_SEVEN = new Date('2026-11-23T06:00:00Z');

let server: TestServer;
let instructeur: Call;
let role = { id: 0, type: 'I' as const };
const asGuest = () => createClient({ baseUrl: `${server.url}/api`, token: () => null });
const db = () => server.services.connection.db;

beforeAll(async () => {
  server = await startPeopledServer({ worksOffJobs: false });
  instructeur = await actAs(server, 'INS50001');
  role = { id: (await instructeur(session.account, {})).roles[0]?.id ?? 0, type: 'I' };
});
afterAll(() => server.close());
beforeEach(async () => {
  await db().deleteFrom('courriel').execute();
  await db().deleteFrom('desabonnement').execute();
  await db().updateTable('role').set({ preferences: '[]' }).execute();
});

const read = (call = instructeur, roleId = role.id) => call(notification.read, { params: { roleId } });

/** Sets one event of the instructeur's; the others keep their default. */
async function prefer(type: EvenementReglable, frequence: Rythme, canal: 'EMAIL' | 'NONE' = 'EMAIL') {
  const { version } = await read();
  const preferences = [{ type, canal, frequence }];
  await instructeur(notification.save, { params: { roleId: role.id }, body: { version, preferences } });
}

/** Stores a mail of the instructeur's, as a step would. */
async function write(numero: string, rythme: Rythme, { roleId = role.id, now = FRIDAY } = {}): Promise<void> {
  const { personne_id: personneId } = await db()
    .selectFrom('role')
    .select('personne_id')
    .where('id', '=', roleId)
    .executeTakeFirstOrThrow();
  await db()
    .transaction()
    .execute((trx) =>
      sendCourriel(
        { db: trx, jobs: server.services.jobs, now },
        {
          modele: 'da-a-instruire',
          personneId,
          roleId,
          objetId: null,
          rythme,
          sujet: 'DA_A_INSTRUIRE',
          valeurs: {
            mots: { numero, raisonSociale: 'Essai', echeance: 'aucune', suspension: 'aucune' },
            commentaire: null,
            chemin: rolePath({ type: 'I', id: 1 }, 'demandeAdministrative', 1),
            lignes: [],
          },
        },
      ),
    );
}

const resume = (now: Date, jobs = server.services.jobs) =>
  sendResumes(db(), { jobs, format: server.services.letterhead.format, now, hour: 7 });

/** The summaries written so far: what stops them, and the numbers of their lines. */
async function summaries(roleId = role.id): Promise<string[]> {
  const rows = await db()
    .selectFrom('courriel')
    .select(['sujet', 'valeurs'])
    .where('modele', '=', 'resume')
    .where('role_id', '=', roleId)
    .orderBy('id')
    .execute();
  return rows.map(({ sujet, valeurs }) => `${sujet} ${valeurs.lignes.map(({ objet }) => objet.slice(8, 10)).join('')}`);
}

describe('preferences', () => {
  test('[N1][N5][N10] are those of one role of the caller’s, which has then chosen', async () => {
    const call = await actAs(server, 'NOT94003');
    const [chosen] = (await call(session.account, {})).roles;
    expect(chosen?.notifSet).toBe(false);
    const params = { roleId: chosen?.id ?? 0 };
    expect(await read(call, params.roleId)).toEqual({ version: 0, preferences: preferencesOf('DM', []) });
    const save = (type: EvenementReglable, version = 0) =>
      call(notification.save, {
        params,
        body: { version, preferences: [{ type, canal: 'NONE', frequence: 'HEBDO' }] },
      });
    expect(await refusal(save('DA_A_INSTRUIRE'))).toMatchObject({
      status: 400,
      errors: [{ path: 'preferences.0.type', title: 'notification.evenement-non-reglable' }],
    });
    await save('DA_CORRIGEE');
    expect((await call(session.account, {})).roles[0]?.notifSet).toBe(true);
    const { preferences } = await read(call, params.roleId);
    expect(preferences[0]).toEqual({ type: 'DA_CORRIGEE', canal: 'NONE', frequence: 'HEBDO' });
    expect(await refusal(instructeur(notification.read, { params }))).toMatchObject({ status: 404 });
    const several = await actAs(server, 'MUL20004');
    const [one, other] = (await several(session.account, {})).roles;
    await several(notification.save, {
      params: { roleId: one?.id ?? 0 },
      body: { version: 0, preferences: [{ type: 'MESSAGE', canal: 'NONE', frequence: 'HEBDO' }] },
    });
    const versions = [await read(several, one?.id), await read(several, other?.id)].map(({ version }) => version);
    expect(versions).toEqual([1, 0]);
  });

  test('[N11] a save over another’s is refused with what is stored, and changes nothing', async () => {
    const { version } = await read();
    await prefer('DA_A_INSTRUIRE', 'QUOTIDIEN');
    const stored = await read();
    const late = instructeur(notification.save, { params: { roleId: role.id }, body: { version, preferences: [] } });
    expect(await refusal(late)).toMatchObject({
      status: 409,
      title: 'notification.version-perimee',
      courant: stored,
    });
    expect(await read()).toEqual(stored);
    const both = await Promise.allSettled(
      ['HEBDO', 'IMMEDIAT'].map((frequence) =>
        instructeur(notification.save, {
          params: { roleId: role.id },
          body: {
            version: stored.version,
            preferences: [{ type: 'DA_A_INSTRUIRE', canal: 'EMAIL', frequence: frequence as Rythme }],
          },
        }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('summaries', () => {
  test('[N12] each leaves when it is due with what waited, and none when nothing did', async () => {
    await prefer('DA_A_INSTRUIRE', 'QUOTIDIEN');
    await resume(SATURDAY_AT_SEVEN);
    expect(await summaries()).toEqual([]);
    await write('01', 'QUOTIDIEN');
    await write('02', 'QUOTIDIEN');
    await resume(new Date(SATURDAY_AT_SEVEN.getTime() - 1));
    expect(await summaries()).toEqual([]);
    await resume(SATURDAY_AT_SEVEN);
    await write('03', 'QUOTIDIEN', { now: SATURDAY_AT_SEVEN });
    await resume(new Date(SATURDAY_AT_SEVEN.getTime() + 3_600_000));
    expect(await summaries()).toEqual(['RESUME_QUOTIDIEN 0102']);
    // Later than planned, and only once.
    await resume(MONDAY_AT_SEVEN);
    expect(await summaries()).toEqual(['RESUME_QUOTIDIEN 0102', 'RESUME_QUOTIDIEN 03']);
  });

  test('[N12] what waits goes by what is wanted when its summary leaves', async () => {
    await prefer('DA_A_INSTRUIRE', 'QUOTIDIEN');
    await write('01', 'QUOTIDIEN');
    await prefer('DA_A_INSTRUIRE', 'HEBDO');
    await resume(SATURDAY_AT_SEVEN);
    expect(await summaries()).toEqual([]);
    await prefer('DA_A_INSTRUIRE', 'HEBDO', 'NONE');
    await write('02', 'HEBDO');
    await resume(SATURDAY_AT_SEVEN);
    const states = await db().selectFrom('courriel').select('etat').orderBy('id').execute();
    expect(states.map(({ etat }) => etat)).toEqual(['ecarte', 'en-attente']);
    await prefer('DA_A_INSTRUIRE', 'HEBDO');
    await resume(MONDAY_AT_SEVEN);
    expect(await summaries()).toEqual(['RESUME_HEBDO 02']);
  });

  test('[N12] two processes at once, or one that dies between two roles, tell each thing once', async () => {
    const other = (await (await actAs(server, 'INS50008'))(session.account, {})).roles[0]?.id ?? 0;
    for (const roleId of [role.id, other]) {
      await db()
        .updateTable('role')
        .set({ preferences: JSON.stringify([{ type: 'DA_A_INSTRUIRE', canal: 'EMAIL', frequence: 'QUOTIDIEN' }]) })
        .where('id', '=', roleId)
        .execute();
      await write('01', 'QUOTIDIEN', { roleId });
      await write('02', 'QUOTIDIEN', { roleId });
    }
    let sent = 0;
    const dying: typeof server.services.jobs = {
      ...server.services.jobs,
      send: async (...job) => {
        sent++;
        if (sent === 2) throw new Error('le processus est tué');
        await server.services.jobs.send(...job);
      },
    };
    await expect(resume(SATURDAY_AT_SEVEN, dying)).rejects.toThrow('1 en échec sur 2');
    expect([...(await summaries()), ...(await summaries(other))]).toHaveLength(1);
    await Promise.all([resume(SATURDAY_AT_SEVEN), resume(SATURDAY_AT_SEVEN), resume(SATURDAY_AT_SEVEN)]);
    for (const roleId of [role.id, other]) expect(await summaries(roleId)).toEqual(['RESUME_QUOTIDIEN 0102']);
  });
});

describe('the link of a mail', () => {
  const keyOf = (sujet: SujetDesabonnement, roleId = role.id) =>
    desabonnementKey(server.services.config.tokenSecret, { roleId, sujet });
  const oneClick = (key: string, contentType: string, body: string) =>
    fetch(`${server.url}/desabonnement/${key}`, { method: 'POST', headers: { 'content-type': contentType }, body });
  const silent = async () => (await read()).preferences.filter(({ canal }) => canal === 'NONE').map(({ type }) => type);

  test('[N13] stops one event without signing in, can be undone, and changes nothing when it is looked at', async () => {
    const params = { key: keyOf('DA_A_INSTRUIRE') };
    const before = await read();
    const seen = await asGuest()(notification.checkDesabonnement, { params });
    expect(seen).toEqual({
      sujet: 'DA_A_INSTRUIRE',
      estArrete: false,
      evenements: ['DA_A_INSTRUIRE'],
      peutRetablir: false,
      role: { id: role.id, type: 'I', label: 'Carsat Nord-Est' },
    });
    expect(await read()).toEqual(before);
    for (let time = 0; time < 2; time++) {
      const stopped = await asGuest()(notification.unsubscribe, { params });
      expect(stopped).toEqual({ ...seen, estArrete: true, peutRetablir: true });
    }
    expect(await silent()).toEqual(['DA_A_INSTRUIRE']);
    expect(await asGuest()(notification.resubscribe, { params })).toEqual(seen);
    expect((await read()).preferences).toEqual(before.preferences);
    const { rows } = await server.services.connection.pool.query<{ action: string; detail: unknown }>(
      `select action, detail from audit where objet_type = 'role' and objet_id = ${role.id} order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { action: 'reabonnement', detail: { sujet: 'DA_A_INSTRUIRE' } },
      {
        action: 'desabonnement',
        detail: { sujet: 'DA_A_INSTRUIRE', evenements: ['DA_A_INSTRUIRE'], voie: 'page' },
      },
    ]);
  });

  test('[N13] of a summary stops all that it gathers; undone, what was silent before stays silent', async () => {
    await prefer('DH_EN_RETARD', 'QUOTIDIEN', 'NONE');
    const params = { key: keyOf('RESUME_QUOTIDIEN') };
    const { evenements } = await asGuest()(notification.unsubscribe, { params });
    expect(evenements).toEqual(['DA_SUSPENSION']);
    expect(await silent()).toEqual(['DA_SUSPENSION', 'DH_EN_RETARD']);
    await asGuest()(notification.resubscribe, { params });
    expect(await silent()).toEqual(['DH_EN_RETARD']);
  });

  test('[N13] pressed by a mail program stops at once, whatever the form that it sends', async () => {
    const forms = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      ],
    ] as const;
    for (const [index, [type, body]] of forms.entries()) {
      const sujet = index === 0 ? 'ACTUALITE' : 'MESSAGE';
      expect((await oneClick(keyOf(sujet), type, body)).status).toBe(204);
    }
    expect(await silent()).toEqual(['ACTUALITE', 'MESSAGE']);
    const rows = await db().selectFrom('desabonnement').select(['sujet', 'voie']).orderBy('id').execute();
    expect(rows).toEqual([
      { sujet: 'ACTUALITE', voie: 'un-clic' },
      { sujet: 'MESSAGE', voie: 'un-clic' },
    ]);
  });

  test('[N13] that is forged, of another event or of a role that has ended is told as such and stops nothing', async () => {
    const key = keyOf('MESSAGE');
    const forged = [
      key.replace('MESSAGE', 'ACTUALITE'),
      key.replace(/^\d+/, '1'),
      key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      `${role.id}-COMPTE-${'A'.repeat(43)}`,
      'x',
    ];
    for (const one of forged) {
      for (const call of [notification.checkDesabonnement, notification.unsubscribe, notification.resubscribe]) {
        expect(await refusal(asGuest()(call, { params: { key: one } }))).toMatchObject({
          status: 400,
          title: 'notification.lien-inconnu',
        });
      }
      expect((await oneClick(one, 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')).status).toBe(400);
    }
    await db().updateTable('role').set({ fin_le: FRIDAY }).where('id', '=', role.id).execute();
    expect(await refusal(asGuest()(notification.unsubscribe, { params: { key } }))).toMatchObject({ status: 400 });
    await db().updateTable('role').set({ fin_le: null }).where('id', '=', role.id).execute();
    expect(await silent()).toEqual([]);
  });
});

test('[N16] a reminder of a suspension is mailed once: to the entite at once, to its caisse with the summary of the day', async () => {
  const { id } = await db()
    .selectFrom('demande_administrative')
    .innerJoin('mrp', 'mrp.id', 'caisse_id')
    .select('demande_administrative.id')
    .where('tache', '=', 'da_complement')
    .where('mrp.code', '=', 'NORD_EST')
    .where('date_suspension_administrative', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db()
    .updateTable('demande_administrative')
    .set({ date_suspension_administrative: '2026-11-27' })
    .where('id', '=', id)
    .execute();
  const { settings, jobs, now } = server.services;
  for (let time = 0; time < 2; time++) {
    await updateDailyAlertes(db(), { today: '2026-11-20', settings: await settings(), jobs, now: now() });
  }
  const rows = await db()
    .selectFrom('courriel')
    .innerJoin('role', 'role.id', 'courriel.role_id')
    .select(['modele', 'type', 'rythme', 'sujet'])
    .where('objet_id', '=', id)
    .orderBy('type')
    .execute();
  const caisse = { modele: 'da-suspension', type: 'I', rythme: 'QUOTIDIEN', sujet: 'DA_SUSPENSION' };
  expect(rows).toEqual([{ ...caisse, type: 'DM', rythme: 'IMMEDIAT', sujet: null }, caisse, caisse]);
});

test('[N1122] a summary is named by what it tells first, and how many others follow', async () => {
  await prefer('DA_A_INSTRUIRE', 'QUOTIDIEN');
  const subjects: string[] = [];
  for (const numeros of [['01'], ['02', '03'], ['04', '05', '06']]) {
    await db().deleteFrom('courriel').execute();
    for (const numero of numeros) await write(numero, 'QUOTIDIEN');
    await resume(SATURDAY_AT_SEVEN);
    const row = await selectCourriels(db()).where('modele', '=', 'resume').executeTakeFirstOrThrow();
    subjects.push(renderCourriel(server.services.letterhead, row, row).subject);
  }
  expect(subjects).toEqual([
    'Dossier 01 à instruire',
    'Dossier 02 à instruire, et une autre nouvelle',
    'Dossier 04 à instruire, et 2 autres nouvelles',
  ]);
});

test('[N14] a mail that may be switched off says how at its foot, in text and in HTML; a summary has its headings', async () => {
  await prefer('DA_A_INSTRUIRE', 'QUOTIDIEN');
  await write('01', 'QUOTIDIEN');
  await resume(SATURDAY_AT_SEVEN);
  const row = await selectCourriels(db()).where('modele', '=', 'resume').executeTakeFirstOrThrow();
  const mail = renderCourriel(server.services.letterhead, row, row);
  expect(mail.desabonnement).toMatch(new RegExp(`/desabonnement/${role.id}-RESUME_QUOTIDIEN-[\\w-]{43}$`));
  for (const body of [mail.text, mail.html]) {
    expect(body).toContain('Ce qui vous attend');
    expect(body).toContain('Dossier 01 à instruire');
    expect(body).toContain('20/11/2026');
    expect(body).toContain(mail.desabonnement);
    expect(body).toContain(`/I/${role.id}/notifications`);
  }
  const forced = { ...row, modele: 'da-complement' as const, sujet: null };
  const words = { numero: '1', raisonSociale: 'Essai', echeance: 'aucune', suspension: 'aucune' };
  const told = renderCourriel(server.services.letterhead, { ...forced, valeurs: { ...row.valeurs, mots: words } }, row);
  expect([told.desabonnement, told.html.includes('/desabonnement/'), told.text.includes('/notifications')]).toEqual([
    null,
    false,
    false,
  ]);
});

// Keep it last: the purge of a night also ends this file's sessions.
test('[N12] nothing is written to a role that has ended, and what waits for it goes in its time', async () => {
  await write('01', 'QUOTIDIEN');
  const end = (fin_le: Date | null) => db().updateTable('role').set({ fin_le }).where('id', '=', role.id).execute();
  await end(FRIDAY);
  await resume(SATURDAY_AT_SEVEN);
  await end(null);
  expect(await summaries()).toEqual([]);
  const settings = await server.services.settings();
  const day = 24 * 60 * 60 * 1000;
  const later = new Date(FRIDAY.getTime() + settings.conservationCourrielsJours * day + 1);
  await purgeTechnical(db(), { now: later, settings });
  expect(await db().selectFrom('courriel').select('id').execute()).toEqual([]);
});
