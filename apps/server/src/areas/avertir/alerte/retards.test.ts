import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

/** Each task of the road, late, with an entite of the caisse, on a niveau that one expert and one manager follow. */
const TACHES = [
  ['instruction', 1],
  ['validation_instruction', 101],
  ['repartition', 102],
  ['sous_commission', 103],
  ['validation_demande', 104],
  ['planification_decision', 107],
] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startPeopledServer();
  await addToCast(server, {
    demandes: TACHES.map(([tache, entite]) => ({
      entite,
      niveau: 'SST-1',
      tache,
      age: 400,
      depuis: 300,
      formateurs: [],
    })),
  });
});
afterAll(() => server.close());

/** The tasks of which the caller hears that they are late: those that the bell counts, and those that it leaves out. */
async function heard(call: Call) {
  const late = (await call(alerte.list, {})).filter(({ type }) => type === 'DH_EN_RETARD');
  const { elements } = await call(demande.todoList, { query: { vue: 'en-retard', taille: 100 } });
  const own = new Set(elements.map(({ id }) => id));
  expect(late.map(({ objetId, repeteTache }) => [objetId, repeteTache])).toEqual(
    late.map(({ objetId }) => [objetId, own.has(objetId)]),
  );
  const repeated = late.filter(({ repeteTache }) => repeteTache).length;
  return { told: late.length - repeated, own: repeated };
}

test('[A702] a late task is told by the bell to who answers for others, and to nobody about their own', async () => {
  const of = async (habilisId: string) => heard(await actAs(server, habilisId));
  expect(await of('INS50001')).toEqual({ told: 0, own: 1 });
  expect(await of('RCA60001')).toEqual({ told: 1, own: 1 });
  expect(await of('REP70001')).toEqual({ told: 0, own: 1 });
  expect(await of('EXP80001')).toEqual({ told: 0, own: 1 });
  expect(await of('RDI90001')).toEqual({ told: 3, own: 1 });
  expect(await of('CNH91001')).toEqual({ told: 0, own: 1 });
});

test('[A702] the bell counts as the list says', async () => {
  for (const habilisId of ['INS50001', 'RCA60001', 'RDI90001', 'CNH91001']) {
    const call = await actAs(server, habilisId);
    const listed = (await call(alerte.list, {})).filter(({ repeteTache }) => !repeteTache);
    expect(await call(alerte.count, {})).toMatchObject({ horsTaches: listed.length });
  }
});
