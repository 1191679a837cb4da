import type { Call } from '@habilis/api/client/createClient';
import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { piecesRequises } from '@habilis/domain/demande-administrative/piecesRequises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '@habilis/server/test/startTestServer';
import { DEMO_DEMANDES } from './demoDemandes.ts';
import { DEMO_PERSONS } from './demoPersons.ts';
import { specimenPdf } from './specimenPdf.ts';
import { actorsOf } from '@habilis/server/test/actorsOf';
import { TEST_TODAY } from '@habilis/server/test/TEST_TODAY';
import { nameAgain } from './test/nameAgain.ts';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';
import { writeBody } from '@habilis/server/test/writeBody';

let server: TestServer;

beforeAll(async () => {
  server = await startDemonstrationServer();
  await nameAgain(server);
});
afterAll(() => server.close());

const actor = actorsOf(() => server);

const agentOf = (role: 'I' | 'RC', caisse: string): string =>
  DEMO_PERSONS.find(({ roles }) => roles.some(({ type, mrp }) => type === role && mrp === caisse))?.habilisId ?? '';

/** Submits as the demandeur, with the missing documents and an attestation of today. */
async function submitAs(call: Call, read: DemandeAdministrative): Promise<DemandeAdministrative> {
  const missing = piecesRequises(read).filter(
    ({ champ, obligatoire }) => obligatoire && !read.fileUploads.some((file) => file.champ === champ),
  );
  const added = missing.map(({ champ }, partIndex) => ({ champ, userFilename: `${champ}.pdf`, partIndex }));
  const kept = read.fileUploads.map(({ id }) => ({ id }));
  const files = missing.map(({ champ }) => new File([specimenPdf(champ, [])], `${champ}.pdf`));
  const changes = { dateAttestationUrssaf: TEST_TODAY, fileUploads: [...kept, ...added] };
  return call(da.submit, { body: writeBody(read, changes), files });
}

test('[G11] every demonstration demande has living actors who bring it to a final state', async () => {
  const rows = await server.services.connection.db
    .selectFrom('demande_administrative')
    .innerJoin('entite', 'entite.id', 'demande_administrative.entite_id')
    .select(['demande_administrative.id', 'entite.siret'])
    .execute();
  expect(rows).toHaveLength(DEMO_DEMANDES.length);
  for (const { id, siret } of rows) {
    const { demandeur, entite } = DEMO_DEMANDES.find((other) => other.entite.siret === siret) ?? {};
    const caisse = entite?.caisse ?? '';
    const params = { id: String(id) };
    const asDemandeur = await actor(demandeur ?? '');
    let read = await asDemandeur(da.get, { params });
    for (let step = 0; step < 4; step++) {
      const { currentTaskDefinitionKey: task } = read.currentWorkflowTask;
      if (task === 'validee' || task === 'refusee') break;
      if (task === 'da_saisie' || task === 'da_complement') await submitAs(asDemandeur, read);
      else {
        const agent = await actor(agentOf(task === 'da_instruction' ? 'I' : 'RC', caisse));
        const action = task === 'da_instruction' ? {} : { action: 'Confirme', draftWorkflowComment: 'Hors champ.' };
        await agent(da.submitByInstructeur, { body: writeBody(await agent(da.get, { params }), action) });
      }
      read = await asDemandeur(da.get, { params });
    }
    expect([entite?.raisonSociale, read.currentWorkflowTask.currentTaskDefinitionKey]).toEqual([
      entite?.raisonSociale,
      expect.stringMatching(/^(validee|refusee)$/),
    ]);
  }
});
