import { alerte } from '@habilis/api/alerte/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { SESSION_ETATS, type SessionEtat } from '@habilis/domain/session-certification/etats';
import { readLignes } from '@habilis/server/areas/sessions/stagiaire/readLignes';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { COURRIELS_CERT } from '@habilis/server/areas/certificats/certificat-formateur/alertesCertificats';
import { COURRIELS_REVOCATION } from '@habilis/server/areas/certificats/revocation/alertesRevocation';
import { COURRIELS_SESSION } from '@habilis/server/areas/sessions/alerte/alertesSession';
import { todayAt } from '@habilis/server/platform/today';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { DEMO_PERSONS } from './demoPersons.ts';
import { actAs } from '@habilis/server/test/actAs';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());

/** Roles that take steps on demandes or on sessions; a demandeur has some once an entite exists. */
const WORKING: readonly RoleType[] = ['DM', 'G', 'I', 'RC', 'R', 'E', 'RD', 'CNH', 'DL', 'F'];
const RUNNING: readonly RoleType[] = ['DL', 'F'];
const HOMES = DEMO_PERSONS.filter(
  ({ active, motifBlocage, personalDataValidated }) => (active ?? personalDataValidated ?? true) && !motifBlocage,
).flatMap(({ habilisId, roles }) =>
  roles
    .filter(({ type, finieDepuis }) => WORKING.includes(type) && finieDepuis === undefined)
    .filter(({ type, entite }) => !isDemandeur(type) || entite !== undefined)
    .map(({ type }) => ({ habilisId, type })),
);

test('[G841] nobody of the demonstration who has work comes to an empty home', async () => {
  expect(new Set(HOMES.map(({ type }) => type))).toEqual(new Set(WORKING));
  const empty: string[] = [];
  for (const { habilisId, type } of HOMES) {
    const call = await actAs(server, habilisId, type);
    const [tasks, alerts, followed] = await Promise.all([
      RUNNING.includes(type) ? call(sessionCertification.todoListCount, {}) : call(demande.todoListCount, {}),
      call(alerte.list, {}),
      isDemandeur(type) ? call(demande.currentList, {}) : { total: 0 },
    ]);
    if (tasks.total + alerts.length + followed.total === 0) empty.push(`${habilisId} ${type}`);
  }
  expect(empty).toEqual([]);
});

test('[G841][G860][G861] each type of alert that is given today stands in the demonstration', async () => {
  const rows = await server.services.connection.db.selectFrom('alerte').select('type').distinct().execute();
  expect(rows.map(({ type }) => type).toSorted()).toEqual(ALERTE_TYPES.toSorted());
});

test('[G860] [G861] each mail about a session or a certificat that is told to accounts stands in the demonstration, dated before today where it has left', async () => {
  const { db } = server.services.connection;
  const rows = await db.selectFrom('courriel').select(['modele', 'etat', 'cree_le', 'valeurs']).execute();
  const held = new Set(rows.map(({ modele }) => modele));
  for (const modele of [...COURRIELS_SESSION, ...COURRIELS_REVOCATION, ...COURRIELS_CERT].filter(
    // Leaves where one act strands several classes at once: the demonstration strands one.
    (one) => one !== 'sessions-a-finir',
  ))
    expect([modele, held.has(modele)]).toEqual([modele, true]);
  const warnings = rows.filter(({ modele }) => modele === 'session-suppression');
  const daysLeft = warnings.map(({ valeurs, cree_le: le }) => {
    const [day, month, year] = String(valeurs.mots['suppression']).split('/');
    return daysBetween(todayAt(le), `${year}-${month}-${day}`);
  });
  expect(new Set(daysLeft)).toEqual(new Set([30, 7]));
  expect(rows.filter(({ etat, cree_le: le }) => etat === 'garde' && todayAt(le) > TEST_TODAY)).toEqual([]);
});

test('[G860] sessions stand in each state, first ones and upkeeps, one abroad, one that is soon deleted, with sixty stagiaires', async () => {
  const { db } = server.services.connection;
  const sessions = await db.selectFrom('session_certification').selectAll().execute();
  const countOf = (etat: SessionEtat) => sessions.filter((one) => one.etat === etat).length;
  const least = { SAISIE: 2, RESULTATS: 2, VERIFICATION: 2, CLOTUREE: 6, SUPPRIMEE: 1 } as const;
  for (const etat of SESSION_ETATS) expect([etat, countOf(etat) >= least[etat]]).toEqual([etat, true]);
  const closed = sessions.filter(({ etat }) => etat === 'CLOTUREE');
  expect(new Set(closed.map(({ mode }) => mode))).toEqual(new Set(['INI', 'MAC']));
  expect(sessions.some(({ lieu_formation: lieu }) => lieu === 'HF')).toBe(true);
  const ages = sessions
    .filter(({ etat }) => etat === 'RESULTATS')
    .map((one) => daysBetween(one.date_fin_session ?? '', TEST_TODAY));
  expect(ages).toContain(80);
  const stagiaires = await db
    .selectFrom('stagiaire')
    .select(['nom', 'prenom'])
    .unionAll(db.selectFrom('pre_compte').select(['nom', 'prenom']))
    .execute();
  expect(stagiaires.length).toBeGreaterThanOrEqual(60);
  const certificats = await db.selectFrom('certificat').select('session_id').distinct().execute();
  expect(certificats).toHaveLength(closed.length);
});

test('[G860] each session that may be submitted keeps to the rules of its niveau, and an upkeep to the certificats before it', async () => {
  const { db } = server.services.connection;
  const rows = await db
    .selectFrom('session_certification')
    .selectAll()
    .where('etat', 'not in', ['SAISIE', 'SUPPRIMEE'])
    .execute();
  for (const row of rows) {
    const lignes = await readLignes(db, row.id);
    const niveau = await db
      .selectFrom('dispositif_niveau')
      .selectAll()
      .where('id', '=', row.dispositif_niveau_id)
      .executeTakeFirstOrThrow();
    expect([row.numero, lignes.length >= niveau.nb_stagiaires_min, lignes.length <= niveau.nb_stagiaires_max]).toEqual([
      row.numero,
      true,
      true,
    ]);
    if (row.mode === 'INI') continue;
    const ids = lignes.flatMap(({ stagiaireId }) => (stagiaireId === null ? [] : [stagiaireId]));
    const held = await db
      .selectFrom('certificat')
      .select('stagiaire_id')
      .distinct()
      .where('stagiaire_id', 'in', ids)
      .where('dispositif_niveau_id', '=', row.dispositif_niveau_id)
      .where('date_obtention', '<', row.date_session ?? '')
      .execute();
    expect([row.numero, held.length]).toEqual([row.numero, lignes.length]);
  }
});

test('[G860] [C20] an upkeep in preparation holds certificats ended within the tolerance of its niveau, and one beyond it', async () => {
  const manager = await actAs(server, 'GSF20005');
  const { elements } = await manager(sessionCertification.search, { body: { recherche: '' } });
  const draft = elements.find(({ etat, mode }) => etat === 'SAISIE' && mode === 'MAC');
  const { stagiaires, regles } = await manager(sessionCertification.get, { params: { id: String(draft?.id) } });
  expect(regles.toleranceMacMois).toBe(6);
  const etats = stagiaires.map(({ anterieur }) => anterieur?.etat);
  expect(etats.filter((etat) => etat === 'RATTRAPAGE')).toHaveLength(3);
  expect(etats).toContain('TROP_TARD');
});

test('[G860] nobody is told the same of a session or a certificat twice, as two lines of one summary', async () => {
  const { db } = server.services.connection;
  const rows = await db.selectFrom('courriel').select(['role_id', 'modele', 'cree_le', 'valeurs']).execute();
  const told = rows
    .filter(({ role_id: roleId, valeurs }) => roleId !== null && valeurs.lignes.length === 0)
    .map(({ role_id: roleId, modele, cree_le: le, valeurs }) =>
      JSON.stringify([roleId, modele, todayAt(le), valeurs.chemin]),
    );
  expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([]);
});
