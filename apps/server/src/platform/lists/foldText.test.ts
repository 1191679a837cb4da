import { READ_AS } from '@habilis/domain/clean-text/foldLetters';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { foldText } from './foldText.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select texte_plie(text) as folded
    from unnest(${texts}::text[]) with ordinality as given (text, rank) order by rank`.execute(
    server.services.connection.db,
  );
  return rows.map(({ folded }) => folded);
}

test('[LI763] the database reads every letter of Latin alphabets, and every sign beside them, as the server does', async () => {
  const signs = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).slice(1);
  const further = Array.from({ length: 0x600 }, (_, rank) => String.fromCodePoint(0xfa00 + rank));
  const texts = [...signs, ...further].flatMap((sign) => [`a${sign}b`, sign]);
  expect(await foldedByDatabase(texts)).toEqual(texts.map(foldText));
});

test('[LI763] whatever the text, both read it alike', async () => {
  const unit = fc.constantFrom(
    ...Object.keys(READ_AS).flatMap((letter) => [letter, letter.toUpperCase()]),
    ..."aZéÉç9 -’'ẞ\u0301\u200B\u00ADﬁ",
  );
  const text = fc.oneof(fc.string({ unit }), fc.string({ unit: 'grapheme' }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        text.map((one) => one.replaceAll('\0', '')),
        { minLength: 50, maxLength: 100 },
      ),
      async (texts) => {
        expect(await foldedByDatabase(texts)).toEqual(texts.map(foldText));
      },
    ),
    { numRuns: 30 },
  );
});
