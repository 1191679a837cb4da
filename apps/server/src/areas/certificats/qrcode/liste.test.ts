import { type Call, createClient } from '@habilis/api/client/createClient';
import { qrcode } from '@habilis/api/qrcode/endpoints';
import { CODES_PAR_LISTE } from '@habilis/domain/certificat/liste/readListe';
import { fragmentOf, readFragment } from '@habilis/domain/certificat/fragment';
import { formatCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusal } from '../../../test/actAs.ts';
import { addToCast } from '../../../test/cast/addToCast.ts';
import { HABILITATIONS } from '../../../test/cast/HABILITATIONS.ts';
import { startPeopledServer } from '../../../test/startPeopledServer.ts';
import type { TestServer } from '../../../test/startTestServer.ts';
import { TEST_TODAY as TODAY } from '../../../test/TEST_TODAY.ts';
import { type Marks, marksOf } from '../signature/marksOf.ts';
import { CLOSED_SESSION } from '../test/CLOSED_SESSION.ts';

const NOW = new Date(`${TODAY}T10:00:00Z`);
let server: TestServer;
let guest: Call;
let id: number;
let marks: Marks;
let codeCourt: string;
const db = () => server.services.connection.db;
const check = async (codes: readonly string[]) =>
  (await guest(qrcode.verifierListe, { body: { codes: [...codes] } })).certificats;

beforeAll(async () => {
  server = await startPeopledServer({ now: () => NOW });
  await addToCast(server, { habilitations: HABILITATIONS, sessions: [CLOSED_SESSION] });
  guest = createClient({ baseUrl: `${server.url}/api`, token: () => null });
  ({ id, code_court: codeCourt } = await db()
    .selectFrom('certificat')
    .select(['id', 'code_court'])
    .where('nom', '=', 'Royer')
    .executeTakeFirstOrThrow());
  const made = (await marksOf(server.services.config, { db: db(), now: NOW }, [id])).get(id);
  if (made === undefined) throw new Error('le certificat n’est pas signé');
  marks = made;
});
beforeEach(() => db().deleteFrom('tentative').execute());
afterAll(() => server.close());

test('[C1110] a list is answered in its order, each certificat as alone but for names and entite', async () => {
  const within = fragmentOf(
    (readFragment(marks.url.split('#')[1] ?? '') ?? new Uint8Array()).map((byte, at) => (at === 4 ? byte ^ 1 : byte)),
  );
  const codes = ['7K3M-9QX2-AB10', marks.url, 'illisible', formatCodeCourt(codeCourt).toLowerCase(), within, marks.url];
  const answers = await check(codes);
  expect(answers.map(({ statut }) => statut)).toEqual(['INCONNU', 'VALIDE', 'INCONNU', 'VALIDE', 'INCONNU', 'VALIDE']);
  for (const [index, code] of codes.entries()) {
    const alone = await guest(qrcode.certificat, { body: { code } });
    expect(alone).toMatchObject(answers[index] ?? {});
  }
  expect(answers.map(({ raison }) => raison)).toEqual([
    'code-inconnu',
    null,
    'illisible',
    null,
    'signature-fausse',
    null,
  ]);
  expect(JSON.stringify(answers)).not.toMatch(/Royer|Amandine|Lorraine/i);
});
test('[C1111] a list is refused when it is empty, longer than 5,000 codes or larger than 1 MB', async () => {
  expect(await refusal(check([]))).toMatchObject({ status: 400 });
  const many = Array.from({ length: CODES_PAR_LISTE + 1 }, () => 'x');
  expect(await refusal(check(many))).toMatchObject({ status: 400 });
  expect(await refusal(check(Array.from({ length: 1000 }, () => 'x'.repeat(1990))))).toMatchObject({ status: 413 });
});
test('[C1111] a network checks six whole lists in a quarter of an hour, counted by what they weigh', async () => {
  const key = async () => (await db().selectFrom('tentative').select('cle').execute()).map(({ cle }) => cle);
  await check(Array.from({ length: 101 }, () => '7K3M-9QX2-AB10'));
  const keys = await key();
  expect(keys).toHaveLength(2);
  await db()
    .insertInto('tentative')
    .values(Array.from({ length: 248 }, () => ({ cle: keys[0] ?? '', faite_le: NOW })))
    .execute();
  const whole = Array.from({ length: CODES_PAR_LISTE }, () => 'x');
  expect(await check(whole)).toHaveLength(CODES_PAR_LISTE);
  expect(await refusal(check(['x']))).toMatchObject({ status: 429, title: 'trop-de-consultations' });
  // Those who check one are not kept waiting by those who check lists.
  expect(await guest(qrcode.certificat, { body: { code: marks.url } })).toMatchObject({ statut: 'VALIDE' });
});
test('[C1110] five thousand codes are answered, a thousand a second at least on PostgreSQL', async () => {
  await sql`insert into certificat (numero, session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id,
      dispositif_niveau_id, mode, nom, prenom, date_obtention, date_fin, formateur_id, statut)
    select 'SST-1-2026-' || (900000 + rang), session_id, session_stagiaire_id, stagiaire_id, entite_id, habilitation_id,
      dispositif_niveau_id, mode, nom, prenom, date_obtention, date_fin, formateur_id, 'REVOQUE'
    from certificat, generate_series(1, ${CODES_PAR_LISTE}::integer) as rang where certificat.id = ${id}`.execute(db());
  const rows = await db()
    .selectFrom('certificat')
    .select('code_court')
    .where('numero', '>=', 'SST-1-2026-900001')
    .where('statut', '=', 'REVOQUE')
    .orderBy('id')
    .execute();
  const began = performance.now();
  const answers = await check(rows.map(({ code_court: code }) => code));
  const seconds = (performance.now() - began) / 1000;
  expect(answers).toHaveLength(CODES_PAR_LISTE);
  expect(new Set(answers.map(({ numero }) => numero))).toHaveLength(CODES_PAR_LISTE);
  console.log(`liste : ${Math.round(CODES_PAR_LISTE / seconds)} codes par seconde`);
  // The embedded database is one process with the server; a busy machine must not fail either.
  expect(seconds).toBeLessThan(process.env['DATABASE_URL'] === undefined ? 30 : 15);
});
