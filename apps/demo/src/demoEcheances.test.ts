import { echeance } from '@habilis/api/echeance/endpoints';
import { ECHEANCES, TYPES_ECHEANCE } from '@habilis/domain/echeance/ECHEANCES';
import { actAs } from '@habilis/server/test/actAs';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startDemonstrationServer();
});
afterAll(() => server.close());

/** Who shows the line of their role. */
const READERS = [
  'LPF20001',
  'MUL20004',
  'RSC20002',
  'DEL30001',
  'INS50001',
  'RCA60001',
  'REP70001',
  'EXP80001',
  'RDI90001',
  'CNH91001',
  'ADM92001',
] as const;

test('[EC2] each type of date stands in the demonstration, and each role but the formateur has a line', async () => {
  const seen = new Set<string>();
  const empty: string[] = [];
  for (const habilisId of READERS) {
    const call = await actAs(server, habilisId);
    const { tranches } = await call(echeance.ligne, {});
    if (tranches.length === 0) empty.push(habilisId);
    const { elements } = await call(echeance.list, { query: { taille: 200 } });
    for (const { type } of elements) seen.add(type);
  }
  expect(empty).toEqual([]);
  expect([...seen].toSorted()).toEqual([...TYPES_ECHEANCE].toSorted());
});

test('[EC2] the line of a gestionnaire holds more than its habilitations', async () => {
  const { tranches } = await (await actAs(server, 'LPF20001'))(echeance.ligne, {});
  const types = tranches.flatMap(({ premieres }) => premieres.map(({ type }) => type));
  expect(new Set(types.map((type) => ECHEANCES[type].genre)).size).toBeGreaterThanOrEqual(3);
});
