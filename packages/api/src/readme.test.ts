import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@habilis/api/client/createClient';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { exampleDemandeAdministrative } from '@habilis/api/mocks/fixtures/exampleDemandeAdministrative';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { setupServer } from 'msw/node';
import { expect, test } from 'vitest';

// The body of this test is the example of README.md, line by line; the test below compares them.
test('the example of the README says what happens', async () => {
  const server = setupServer(
    mock(demandeAdministrative.get, ({ params }) => exampleDemandeAdministrative({ id: params.id })),
    mockProblem(demandeAdministrative.submit, 409, 'demande.version-perimee'),
    ...sliceHandlers(),
  );
  server.listen();

  const call = createClient({ baseUrl: 'https://habilis.example.org/api', token: () => 'jeton', roleId: () => 12 });

  const draft = await call(demandeAdministrative.get, { params: { id: 217 } });
  expect(draft.raisonSociale).toBe('Lorraine Prévention Formation');

  const late = await call(demande.todoList, { query: { vue: 'en-retard', taille: 2 } });
  expect(late.elements.map(({ numero }) => numero)).toEqual(['DA-2026-0217', 'DA-2026-0218']);

  const body = { ...draft, cleBrouillon: null, fileUploads: draft.fileUploads.map(({ id }) => ({ id })) };
  const refused = call(demandeAdministrative.submit, { body });
  await expect(refused).rejects.toMatchObject({ status: 409, problem: { title: 'demande.version-perimee' } });

  server.close();
});

test('the example of the README is the one above', () => {
  const lines = (text: string) => text.split('\n').map((line) => line.trim());
  const page = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const example = lines(/```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
  const run = new Set(lines(readFileSync(import.meta.filename, 'utf8')));
  expect(example.length).toBeGreaterThan(20);
  expect(example.filter((line) => !run.has(line) && !line.includes("from 'vitest'"))).toEqual([]);
});
