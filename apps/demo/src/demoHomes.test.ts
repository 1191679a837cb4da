import { alerte } from '@habilis/api/alerte/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
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

/** Roles that take steps on demandes; a demandeur has some once an entite exists. */
const WORKING: readonly RoleType[] = ['DM', 'G', 'I', 'RC', 'R', 'E', 'RD', 'CNH'];
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
      call(demande.todoListCount, {}),
      call(alerte.list, {}),
      isDemandeur(type) ? call(demande.currentList, {}) : { total: 0 },
    ]);
    if (tasks.total + alerts.length + followed.total === 0) empty.push(`${habilisId} ${type}`);
  }
  expect(empty).toEqual([]);
});

/** Alerts of sessions and certificats, not built yet. */
const TO_COME = /^(?:SESSION|CERT)_/;

test('[G841] each type of alert that is given today stands in the demonstration', async () => {
  const rows = await server.services.connection.db.selectFrom('alerte').select('type').distinct().execute();
  const built = ALERTE_TYPES.filter((type) => !TO_COME.test(type));
  expect(rows.map(({ type }) => type).toSorted()).toEqual(built.toSorted());
});
