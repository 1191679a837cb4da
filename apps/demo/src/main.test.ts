import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeInstallation } from '@habilis/server/test/makeInstallation';
import { answers, freshFolder, start } from '@habilis/server/test/processes';
import { expect, onTestFinished, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const URL_TOLD = 'http://localhost:6401';
const PRODUCTION = {
  HABILIS_ENV: 'production',
  HABILIS_TOKEN_SECRET: createHash('sha256').update('essai').digest('base64url'),
  DATABASE_URL: 'postgres://127.0.0.1:1/x',
};

const GENERATE = fileURLToPath(new URL('generate.ts', import.meta.url));
const generate = (env: NodeJS.ProcessEnv) => start(env, GENERATE, ['--requests', '8']);

test('[G4][G5] a demonstration tells its address, accounts and password at each start, and is never filled again', async () => {
  const { env: own, drop } = await makeInstallation(await freshFolder(), { isFilled: false });
  onTestFinished(drop);
  const env = { ...process.env, ...own, PORT: '6401' };
  const kept = join(own.HABILIS_DATA, 'demo-password');
  for (let time = 0; time < 2; time++) {
    const { child, gone, output } = start(env, MAIN);
    await answers(URL_TOLD);
    const password = (await readFile(kept, 'utf8')).trim();
    const told = [
      URL_TOLD,
      password,
      'INS50001  Luc Fontaine',
      `${URL_TOLD}/demonstration/courriels`,
      'Atelier du Geste Sûr',
    ];
    await expect.poll(() => told.filter((part) => !output().includes(part))).toEqual([]);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    child.kill('SIGTERM');
    expect(await gone).toBe(0);
  }
  const refused = generate(env);
  expect(await refused.gone).toBe(1);
  expect(refused.output()).toContain('n’est pas vide : rien n’a été changé');
});

test('an installation of production is never filled with invented data', async () => {
  const env = { ...process.env, ...PRODUCTION, HABILIS_DATA: await freshFolder() };
  for (const { gone, output } of [start(env, MAIN), generate(env)]) {
    expect(await gone).toBe(1);
    expect(output()).toContain('jamais remplie de données inventées');
  }
});
