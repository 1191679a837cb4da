import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { notification } from '@habilis/api/notification/endpoints';
import { session } from '@habilis/api/session/endpoints';
import type { Preference } from '@habilis/domain/notification/preferencesOf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { actAs, refusal } from '../../../test/actAs.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import { writeBody } from '../../../test/writeBody.ts';
import { sendResumes } from '../../avertir/courriel/sendResumes.ts';
import type { TestServer } from '../../../test/startTestServer.ts';

const INSTRUCTEUR = 'INS50001';
const VALIDATOR = 'RCA60001';
const DEMANDEUR = 'NES10101';

let server: TestServer;
let demandeur: Call;
let instructeur: Call;
let validator: Call;
let id = 0;
beforeAll(async () => {
  server = await startPeopledServer({ pollSeconds: 0.5 });
  demandeur = await actAs(server, DEMANDEUR);
  instructeur = await actAs(server, INSTRUCTEUR);
  validator = await actAs(server, VALIDATOR);
  id = (await demandeur(session.account, {})).roles[0]?.demandeAdministrative?.id ?? 0;
});
afterAll(() => server.close());
beforeEach(() => server.services.connection.db.deleteFrom('courriel').execute());

const read = (call: Call) => call(da.get, { params: { id: String(id) } });

async function act(call: Call, action: string, draftWorkflowComment: string | null = null) {
  const endpoint = call === demandeur ? da.submit : da.submitByInstructeur;
  const dateSuspensionAdministrative = action === 'DemandeComplement' ? '2026-12-24' : undefined;
  const body = writeBody(await read(call), {
    action,
    draftWorkflowComment,
    ...(dateSuspensionAdministrative === undefined ? {} : { dateSuspensionAdministrative }),
  });
  return call(endpoint, { body });
}

/** The mails written since the test began, with their recipients. */
async function written(): Promise<string[]> {
  const rows = await server.services.connection.db
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['modele', 'habilis_id'])
    .orderBy('courriel.id')
    .execute();
  return rows.map(({ modele, habilis_id }) => `${modele} → ${habilis_id}`);
}

async function prefer(call: Call, preferences: Preference[]) {
  const { roles } = await call(session.account, {});
  const params = { roleId: roles[0]?.id ?? 0 };
  const { version } = await call(notification.read, { params });
  await call(notification.save, { params, body: { version, preferences } });
}

test('[N9] a complement that is asked for is told to the demandeur with its comment, its date and its suspension', async () => {
  await act(instructeur, 'DemandeComplement', 'L’attestation est illisible.');
  expect(await written()).toEqual([`da-complement → ${DEMANDEUR}`]);
  const { valeurs, rythme, etat } = await server.services.connection.db
    .selectFrom('courriel')
    .select(['valeurs', 'rythme', 'etat'])
    .executeTakeFirstOrThrow();
  expect(rythme).toBe('IMMEDIAT');
  expect(['en-attente', 'garde']).toContain(etat);
  expect(valeurs.commentaire).toBe('L’attestation est illisible.');
  expect(valeurs.mots).toMatchObject({ echeance: '24/12/2026', suspension: '24/12/2026' });
});

test('[N9] a submit is acknowledged, and told to those who hold the task now', async () => {
  await act(demandeur, 'Soumet', 'Voici l’attestation.');
  expect(await written()).toEqual([`da-recue → ${DEMANDEUR}`, `da-a-instruire → ${INSTRUCTEUR}`]);
});

test('[N9] a refused call writes to nobody', async () => {
  const stale = writeBody(await read(instructeur), {
    action: 'DemandeComplement',
    draftWorkflowComment: 'Trop tard',
    version: 1,
  });
  expect(await refusal(instructeur(da.submitByInstructeur, { body: stale }))).toMatchObject({ status: 409 });
  expect(await written()).toEqual([]);
});

test('[N9] a rejection is told to who confirms it, sent back or decided to those whom it concerns', async () => {
  await act(instructeur, 'Rejette', 'Pièces absentes.');
  expect(await written()).toEqual([`da-rejet-a-valider → ${VALIDATOR}`]);
  await act(validator, 'Renvoie', 'À reprendre avec l’organisme.');
  expect((await written()).slice(1)).toEqual([`da-renvoyee → ${INSTRUCTEUR}`]);
});

test('[G700] a colleague takes a claimed file once they name its owner, who is told', async () => {
  const colleague = await actAs(server, 'INS50008');
  const take = async (call: Call, titulaireHabilisId: string | null) =>
    call(da.submitByInstructeur, {
      body: writeBody(await read(call), {
        currentWorkflowTask: { selectedActionKey: 'PrendEnCharge', titulaireHabilisId },
      }),
    });
  for (const named of [null, 'INS50008']) {
    expect(await refusal(take(colleague, named))).toMatchObject({
      status: 400,
      title: 'demande.tache-prise',
      errors: [{ path: 'currentWorkflowTask.titulaireHabilisId', title: 'demande.tache-prise' }],
    });
  }
  expect(await written()).toEqual([]);
  expect((await take(colleague, INSTRUCTEUR)).currentWorkflowTask.assignedUserHabilisId).toBe('INS50008');
  expect(await written()).toEqual([`da-reprise → ${INSTRUCTEUR}`]);
  await take(instructeur, 'INS50008');
  expect((await written()).slice(1)).toEqual(['da-reprise → INS50008']);
});

test('[N9][N4] preferences are followed, but for what cannot be switched off', async () => {
  await prefer(instructeur, [{ type: 'DA_A_INSTRUIRE', canal: 'NONE', frequence: 'IMMEDIAT' }]);
  await prefer(demandeur, [{ type: 'DA_CORRIGEE', canal: 'NONE', frequence: 'IMMEDIAT' }]);
  await act(instructeur, 'DemandeComplement', 'Encore une pièce.');
  await act(demandeur, 'Soumet');
  expect(await written()).toEqual([`da-complement → ${DEMANDEUR}`, `da-recue → ${DEMANDEUR}`]);
});

test('[N12] what may wait is put into one summary, once', async () => {
  const { connection, jobs, letterhead } = server.services;
  await prefer(instructeur, [{ type: 'DA_A_INSTRUIRE', canal: 'EMAIL', frequence: 'QUOTIDIEN' }]);
  for (let round = 0; round < 2; round++) {
    await act(instructeur, 'DemandeComplement', 'Une pièce manque.');
    await act(demandeur, 'Soumet');
  }
  const resume = (at: string) =>
    sendResumes(connection.db, { jobs, format: letterhead.format, now: new Date(at), hour: 7 });
  // Both came after their own day's summary: the next one leaves at seven in Paris, only once.
  for (const at of ['2026-11-20T23:00:00Z', '2026-11-21T06:00:00Z', '2026-11-21T07:00:00Z']) await resume(at);
  const rows = await connection.db
    .selectFrom('courriel')
    .innerJoin('personne', 'personne.id', 'courriel.personne_id')
    .select(['modele', 'courriel.etat', 'valeurs'])
    .where('habilis_id', '=', INSTRUCTEUR)
    .orderBy('courriel.id')
    .execute();
  expect(rows.map(({ modele }) => modele)).toEqual(['da-a-instruire', 'da-a-instruire', 'resume']);
  expect(rows.slice(0, 2).map(({ etat }) => etat)).toEqual(['regroupe', 'regroupe']);
  expect(rows[2]?.valeurs.lignes).toHaveLength(2);
});

test('[N9] a validation is told to the demandeur', async () => {
  const { currentWorkflowTask } = await act(instructeur, 'Soumet');
  expect(currentWorkflowTask.currentTaskDefinitionKey).toBe('validee');
  expect(await written()).toEqual([`da-validee → ${DEMANDEUR}`]);
});
