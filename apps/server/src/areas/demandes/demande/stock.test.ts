import { demande } from '@habilis/api/demande/endpoints';
import { stockTasks } from '@habilis/domain/stock/stockTasks';
import type { RoleType } from '@habilis/domain/role/RoleType';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GivenDemande } from '../../../builders/Population.ts';
import { actAs, refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

let server: TestServer;

const NOBODY = { formateurs: [] };
/** The tasks of agents at several ages: some late, some due within a week, some later. */
const AT_WORK: readonly GivenDemande[] = [
  { ...NOBODY, entite: 101, niveau: 'SST-1', tache: 'instruction', age: 90, depuis: 90 },
  { ...NOBODY, entite: 101, niveau: 'PRAPIBC-1', tache: 'instruction', age: 57, depuis: 57 },
  { ...NOBODY, entite: 102, niveau: 'SST-1', tache: 'instruction', age: 3, depuis: 3 },
  { ...NOBODY, entite: 102, niveau: 'AMSS4-1', tache: 'validation_instruction', age: 40, depuis: 20 },
  { ...NOBODY, entite: 103, niveau: 'SST-1', tache: 'repartition', age: 60, depuis: 12 },
  { ...NOBODY, entite: 104, niveau: 'SST-1', tache: 'sous_commission', age: 60, depuis: 6 },
  { ...NOBODY, entite: 3, niveau: 'SST-1', tache: 'validation_demande', age: 90, depuis: 26 },
  { ...NOBODY, entite: 4, niveau: 'AMSS4-1', tache: 'planification_decision', age: 90, depuis: 2 },
  { ...NOBODY, entite: 2, niveau: 'SST-1', mode: 'REN', tache: 'complement', age: 30, depuis: 5 },
];

const PEOPLE = {
  I: 'INS50001',
  RC: 'RCA60001',
  R: 'REP70001',
  E: 'EXP80001',
  RD: 'RDI90001',
  CNH: 'CNH91001',
} satisfies Partial<Record<RoleType, string>>;
type Agent = keyof typeof PEOPLE;
const AGENTS = Object.keys(PEOPLE) as Agent[];

beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, { habilitations: HABILITATIONS, demandes: AT_WORK });
});
afterAll(() => server.close());

test('[G850] each figure of the stock is the total of the list that it leads to', async () => {
  const met = { enRetard: 0, sousSeptJours: 0 };
  for (const role of AGENTS) {
    const call = await actAs(server, PEOPLE[role]);
    const stock = await call(demande.stock, {});
    const { DA, DH } = stockTasks(role);
    expect(stock.map(({ tache }) => tache)).toEqual([...DA, ...DH]);
    for (const { tache, total, enRetard, sousSeptJours } of stock) {
      const listed = async (echeance?: '7' | 'depassee') =>
        (await call(demande.currentList, { query: { tache, ...(echeance === undefined ? {} : { echeance }) } })).total;
      expect([tache, total, enRetard, sousSeptJours]).toEqual([
        tache,
        await listed(),
        await listed('depassee'),
        await listed('7'),
      ]);
      met.enRetard += enRetard;
      met.sousSeptJours += sousSeptJours;
    }
    expect(stock.some(({ total }) => total > 0)).toBe(true);
  }
  expect(Math.min(...Object.values(met))).toBeGreaterThan(0);
});

test('[G850] a role that has its own tasks alone counts as many as its list of tasks', async () => {
  for (const role of ['I', 'R', 'E', 'CNH'] as const) {
    const call = await actAs(server, PEOPLE[role]);
    const sum = (await call(demande.stock, {})).reduce((total, one) => total + one.total, 0);
    expect([role, sum]).toEqual([role, (await call(demande.todoListCount, {})).total]);
  }
});

test('[G850] who examines nothing has no stock', async () => {
  for (const habilisId of ['LPF20001', 'VAU10002', 'FOR40001', 'ADM92001'])
    expect(await refusal((await actAs(server, habilisId))(demande.stock, {}))).toMatchObject({ status: 403 });
});
