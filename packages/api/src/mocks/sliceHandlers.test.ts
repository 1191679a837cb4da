import { DA_TASK_KEYS } from '@habilis/domain/demande-administrative/taskKeys';
import { checkSoumission } from '@habilis/domain/demande-administrative/checkSoumission';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { DEFAULT_SETTINGS } from '@habilis/domain/setting/settings';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '../client/createClient.ts';
import { CALLS } from '../contract.ts';
import { DemandeAdministrative } from '../demande-administrative/DemandeAdministrative.ts';
import { demandeAdministrative } from '../demande-administrative/endpoints.ts';
import { demande } from '../demande/endpoints.ts';
import { historiqueCommentaire } from '../historique-commentaire/endpoints.ts';
import { Account } from '../session/Account.ts';
import { session } from '../session/endpoints.ts';
import { exampleMocks } from './exampleMocks.ts';
import { exampleAccount } from './fixtures/exampleAccount.ts';
import { exampleDemandeAdministrative } from './fixtures/exampleDemandeAdministrative.ts';
import { exampleRole } from './fixtures/exampleRole.ts';
import { exampleServerProperties } from './fixtures/exampleServerProperties.ts';
import { sliceHandlers } from './sliceHandlers.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = createClient({ baseUrl: 'http://exemple.test/api', token: () => 'jeton' });
const instructeur = exampleAccount({ roles: [exampleRole({ type: 'I' })] });
const writeOf = (one: DemandeAdministrative) => ({
  ...one,
  cleBrouillon: null,
  fileUploads: one.fileUploads.map(({ id }) => ({ id })),
});

test('a call has the example written for it, or else the one of its schema', async () => {
  server.use(...exampleMocks());
  expect(await call(demande.todoListCount, {})).toMatchObject({ total: 1 });
  expect((await call(demande.exportCurrentList, { query: { format: 'csv' } })).filename).toBe('exemple.txt');
  expect(await call(session.signOut, {})).toBeUndefined();
  await expect(call(demande.todoList, { query: { page: -1 } })).rejects.toMatchObject({ status: 400 });
  server.resetHandlers(...sliceHandlers());
  expect((await call(demande.todoListCount, {})).total).toBeGreaterThan(1);
});
test('every call that is built is answered', () => {
  const calls = CALLS.filter(({ endpoint }) => endpoint.built !== false);
  expect(exampleMocks()).toHaveLength(calls.length);
});

test('examples keep the contract on every task for every role', () => {
  for (const role of ROLE_TYPES) {
    expect(z.safeParse(Account, exampleAccount({ roles: [exampleRole({ type: role })] })).error).toBeUndefined();
    for (const taskKey of DA_TASK_KEYS) {
      const example = exampleDemandeAdministrative({}, { taskKey, role });
      expect(z.safeParse(DemandeAdministrative, example).error).toBeUndefined();
    }
  }
});

test('the example of a draft may be submitted', () => {
  const { today } = exampleServerProperties();
  const example = exampleDemandeAdministrative();
  const validiteAttestationJours = DEFAULT_SETTINGS.validiteAttestationUrssafJours;
  expect(checkSoumission(example, example.fileUploads, { today, validiteAttestationJours })).toEqual([]);
});

test('a demandeur signs in, reads the draft, saves it and submits it', async () => {
  server.use(...sliceHandlers());
  expect((await call(session.authenticate, { body: { username: 'a', password: 'b' } })).validity).toBe(3600);
  const { roles } = await call(session.account, {});
  const id = roles[0]?.demandeAdministrative?.id ?? 0;
  const draft = await call(demandeAdministrative.get, { params: { id } });
  const saved = await call(demandeAdministrative.update, {
    body: {
      ...writeOf(draft),
      raisonSociale: 'Autre nom',
      fileUploads: [{ id: 31 }, { champ: 'autre', userFilename: 'plan.pdf', partIndex: 0 }],
    },
    files: [new File(['12345'], 'plan.pdf')],
  });
  expect(saved).toMatchObject({ raisonSociale: 'Autre nom', version: draft.version + 1 });
  expect(saved.fileUploads.map(({ champ, taille }) => [champ, taille])).toEqual([
    ['attestationUrssaf', 48_211],
    ['autre', 5],
  ]);
  const submitted = await call(demandeAdministrative.submit, { body: writeOf(draft) });
  expect(submitted.currentWorkflowTask.currentTaskDefinitionKey).toBe('da_instruction');
  expect(submitted.modifiable).toBe(false);
});

test('an instructeur reads the tasks by view, filter, order and page, and acts by the rules', async () => {
  server.use(
    ...sliceHandlers({
      account: instructeur,
      demande: exampleDemandeAdministrative({}, { taskKey: 'da_instruction', role: 'I' }),
    }),
  );
  const counts = await call(demande.todoListCount, {});
  for (const [vue, count] of [
    ['a-traiter', counts.total],
    ['les-miennes', counts.lesMiennes],
    ['non-affectees', counts.nonAffectees],
    ['en-retard', counts.enRetard],
  ] as const) {
    expect((await call(demande.todoList, { query: { vue } })).total).toBe(count);
    expect(count).toBeGreaterThan(0);
  }
  const second = await call(demande.currentList, { query: { page: 2, tri: 'numero', ordre: 'desc' } });
  expect(second).toMatchObject({ page: 2, total: 18, elements: [{ numero: 'DA-2026-0219' }, {}, {}] });
  const found = await call(demande.todoList, { query: { recherche: 'reims', tache: 'da_instruction' } });
  expect(found.elements.map(({ ville }) => ville)).toEqual(['Reims', 'Reims']);
  const held = await call(demandeAdministrative.get, { params: { id: 217 } });
  const ask = (draftWorkflowComment: string | null) =>
    call(demandeAdministrative.submitByInstructeur, {
      body: {
        ...writeOf(held),
        draftWorkflowComment,
        currentWorkflowTask: { selectedActionKey: 'DemandeComplement' },
      },
    });
  await expect(ask(null)).rejects.toMatchObject({ problem: { title: 'demande.commentaire-requis' } });
  expect((await ask('Illisible')).currentWorkflowTask.currentTaskDefinitionKey).toBe('da_complement');
  expect(await call(historiqueCommentaire.list, { params: { id: 217, type: 'DA' } })).toHaveLength(3);
});
