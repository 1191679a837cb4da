import type { Call } from '@habilis/api/client/createClient';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import { readListe } from '@habilis/domain/certificat/liste/readListe';
import { actAs } from '@habilis/server/test/actAs';
import { pdfText } from '@habilis/server/platform/pdf/test/pdfFaults';
import { send, type TestServer } from '@habilis/server/test/startTestServer';
import { TEST_PASSWORD } from '@habilis/server/test/testPassword';
import { writeBody } from '@habilis/server/test/writeBody';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SECOND_FACTEUR } from './demoPersons.ts';
import { seedSecondFacteur } from './secondFacteur.ts';
import { seedCourriels } from './seedCourriels.ts';
import { LISTE_A_COLLER, PAPIERS } from './showPapiers.ts';
import { startDemonstrationServer } from './test/startDemonstrationServer.ts';

let server: TestServer;
let instructeur: Call;
let now = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  server = await startDemonstrationServer({ now: () => now });
  instructeur = await actAs(server, 'INS50001');
});
afterAll(() => server.close());

const db = () => server.services.connection.db;
const get = (path: string) => fetch(`${server.url}${path}`);

test('a mail that is not sent is listed, and shown as text and as HTML that runs nothing', async () => {
  const { elements } = await instructeur(demande.todoList, { query: { responsable: 'INS50001', nature: 'DA' } });
  const params = { id: elements[0]?.id ?? 0 };
  const body = writeBody(await instructeur(da.get, { params }), {
    action: 'DemandeComplement',
    draftWorkflowComment: 'L’attestation est illisible.',
  });
  await instructeur(da.submitByInstructeur, { body });
  const list = await (await get('/demonstration/courriels')).text();
  expect(list).toContain('est à compléter');
  const path = /\/demonstration\/courriels\/\d+/.exec(list)?.[0] ?? '';
  const page = await get(`${path}/html`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await page.text();
  expect(html).toContain(`demandes-administratives/${params.id}`);
  // Mails do not break a number across lines.
  expect(html).toMatch(/<h1>[^<]*<span class="numero">DA-\d{4}-\d{4}<\/span>/);
  expect(await (await get(path)).text()).toMatch(/au plus tard le \d\d\/12\/2026/);
  expect((await get('/demonstration/courriels/999999')).status).toBe(404);
  // The latest 200 are shown, and of one person the latest 200.
  const address = /pour=([^"]+)/.exec(list)?.[1] ?? '';
  const ofOne = await (await get(`/demonstration/courriels?pour=${address}`)).text();
  expect(new Set(ofOne.match(/pour=[^"]+/g))).toEqual(new Set([`pour=${address}`]));
  expect(await (await get('/demonstration/courriels?pour=personne@example.org')).text()).toContain('Aucun courriel');
});

test('the demonstration holds a mail of each rhythm, and something that waits', async () => {
  await db().deleteFrom('courriel').execute();
  await seedCourriels(server.services);
  const rows = await db().selectFrom('courriel').select(['sujet', 'etat']).orderBy('id').execute();
  const held = rows.filter(({ etat }) => etat === 'garde').map(({ sujet }) => sujet);
  expect(new Set(held)).toEqual(new Set(['DA_A_INSTRUIRE', 'RESUME_QUOTIDIEN', 'RESUME_HEBDO']));
  expect(rows.filter(({ etat }) => etat === 'en-attente')).not.toEqual([]);
});

test('the demonstration shows the codes of its person with a second factor, each until it has served', async () => {
  await seedSecondFacteur(db(), server.services.config, now);
  const shown = async () => (await get('/demonstration/second-facteur')).text();
  const code = /Code du moment\u00a0: (\d{6})/.exec(await shown())?.[1] ?? '';
  const asked = { username: SECOND_FACTEUR, password: TEST_PASSWORD };
  const { defi } = (await (await send(server.url, 'POST', '/authenticate', { body: asked })).json()) as {
    readonly defi: string;
  };
  const opened = await send(server.url, 'POST', '/authenticate', { body: { ...asked, defi, code } });
  expect(opened.status).toBe(200);
  expect(await shown()).toContain('Le code du moment a servi');
  now = new Date(now.getTime() + 30_000);
  expect(await shown()).toMatch(/Code du moment\u00a0: \d{6}/);
  await db().deleteFrom('facteur').execute();
  expect(await shown()).toContain('ne demande que le mot de passe');
});

test('[G861][C40] the demonstration gives a paper as it is and one edited on purpose, with the same code', async () => {
  const textOf = async (path: string) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return (await pdfText(new Uint8Array(await answer.arrayBuffer()))).replaceAll(/\s+/g, ' ');
  };
  const [original, edited] = [await textOf(PAPIERS.original), await textOf(PAPIERS.modifie)];
  const numero = /[A-Z0-9-]+-\d{4}-\d{6}/.exec(original)?.[0] ?? 'aucun';
  expect(edited).toContain(numero);
  expect(edited).toContain('Bernard MARTIN');
  expect(original).not.toContain('Bernard MARTIN');
});

test('[G861] the demonstration gives a list to paste, a certificat of each kind beside its name', async () => {
  const { codes, lignes, sansCode } = readListe(await (await get(LISTE_A_COLLER)).text());
  expect(codes.length).toBeGreaterThan(3);
  expect([lignes, sansCode]).toEqual([codes.length, []]);
  expect(codes.every(({ mots }) => /^\p{Lu}[\p{L}’' -]+$/u.test(mots))).toBe(true);
});
