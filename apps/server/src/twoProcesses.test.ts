import { randomBytes } from 'node:crypto';
import { demandeAdministrative as da } from '@habilis/api/demande-administrative/endpoints';
import { session } from '@habilis/api/session/endpoints';
import { expect, test } from 'vitest';
import { writeBody } from './demo/test/writeBody.ts';
import { answers, clientOf, freshEnvironment, freshFolder, identify, start, theirs } from './test/processes.ts';

test('two processes on one database serve one session, judge writes together and end it together', async () => {
  const urls = ['http://localhost:6305', 'http://localhost:6306'] as const;
  const env: NodeJS.ProcessEnv = {
    ...(await freshEnvironment(6305)),
    HABILIS_TOKEN_SECRET: randomBytes(32).toString('base64url'),
  };
  start(env);
  await answers(urls[0]);
  start({ ...env, HABILIS_DATA: await freshFolder(), PORT: '6306' });
  await answers(urls[1]);

  const identity = await identify(urls[0], env['HABILIS_DATA'] ?? '', 'MPA10013');
  const calls = urls.map((url) => clientOf(url, identity));
  const saves = (await Promise.all(calls.map(async (call) => ({ call, draft: await theirs(call) })))).map(
    ({ call, draft }, index) => call(da.update, { body: writeBody(draft, { raisonSociale: `Processus ${index}` }) }),
  );
  const outcomes = await Promise.allSettled(saves);
  const saved = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  expect(saved).toHaveLength(1);
  expect(refused).toEqual([expect.objectContaining({ status: 409 })]);
  for (const call of calls) expect((await theirs(call)).raisonSociale).toBe(saved[0]?.raisonSociale);

  await calls[0]?.(session.signOut, {});
  await expect(calls[1]?.(session.account, {})).rejects.toMatchObject({ status: 401 });
}, 120_000);
