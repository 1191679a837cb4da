import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { prepareInstallations, run, STACK } from './test/prepareInstallations.ts';

const { installation, placeFor } = prepareInstallations();

/** A `pg_restore` that answers what it is told, before the real one on the path. */
async function programs(script: string): Promise<string> {
  const folder = placeFor('programmes');
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/pg_restore`, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return folder;
}

test.each([
  [
    'made from a newer major',
    'echo ";     Dumped from database version: 99.1"',
    'Restaurez-la sur un PostgreSQL 99 ou plus récent',
  ],
  [
    'written by a newer client',
    'echo "pg_restore: error: unsupported version (1.17) in file header" >&2; exit 1',
    'Installez un client de PostgreSQL',
  ],
])(
  'a dump %s is refused before anything is touched, and the right one can then be restored',
  async (_, script, told) => {
    const env = await installation('avant');
    const backup = placeFor('sauvegarde');
    expect(await run('backup', env, backup)).toMatchObject({ code: 0 });
    const elsewhere = await installation('apres', { isFilled: false });
    const other = { ...elsewhere, PATH: `${await programs(script)}:${elsewhere['PATH']}` };
    const refused = await run('restore', other, backup);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(told) });
    expect(refused.output).not.toMatch(STACK);
    expect(existsSync(placeFor('apres', 'restauration-en-cours.json'))).toBe(false);
    expect(await run('restore', elsewhere, backup)).toMatchObject({ code: 0 });
  },
);

test('a dump that PostgreSQL cannot put back leaves no mark, so that another backup can be restored', async () => {
  const env = await installation('avant');
  const backup = placeFor('sauvegarde');
  expect(await run('backup', env, backup)).toMatchObject({ code: 0 });
  const elsewhere = await installation('apres', { isFilled: false });
  const script = '[ "$1" = --list ] && exec /usr/bin/env true; echo "pg_restore: error: could not execute" >&2; exit 1';
  const failed = await run('restore', { ...elsewhere, PATH: `${await programs(script)}:${elsewhere['PATH']}` }, backup);
  expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('pg_restore a échoué') });
  expect(existsSync(placeFor('apres', 'restauration-en-cours.json'))).toBe(false);
  expect(await run('restore', elsewhere, backup)).toMatchObject({ code: 0 });
});
