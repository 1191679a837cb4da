import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { addWebhook } from './areas/webhooks/test/addWebhook.ts';
import { startReceiver } from './areas/webhooks/test/startReceiver.ts';
import { readConfig } from './config.ts';
import type { Connection } from './database/connect.ts';
import { openInstallation } from './test/openInstallation.ts';
import { freshEnvironment, start } from './test/processes.ts';
import { TEST_TODAY } from './test/TEST_TODAY.ts';

const SCRIPT = fileURLToPath(new URL('areas/webhooks/test/workOffHere.ts', import.meta.url));
const START = new Date(`${TEST_TODAY}T10:00:00Z`);
const MINUTE_MS = 60_000;

test('[WH10] kill -9 between the post and its record: another process posts it again, under the same id', async () => {
  const env = { ...(await freshEnvironment(6343)), HABILIS_WEBHOOKS: 'local' };
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const opened = async <T>(work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await openInstallation(env);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  };
  const id = await opened(async ({ db }) => {
    const made = await addWebhook(
      { db, config: readConfig(env), now: START },
      { adresse: receiver.url, de: 'ADM92001' },
    );
    await db
      .insertInto('webhook_livraison')
      .values({
        webhook_id: made.id,
        evenement_id: 1,
        message_id: 'msg_essai',
        type: 'certificat-delivre',
        objet_type: 'certificat',
        objet_id: 1,
        numero: 'SST-1-2026-1',
        survenu_le: START,
        etat: 'ATTENTE',
        depuis: START,
        prochaine_le: START,
        prise_jusque: null,
      })
      .execute();
    return made.id;
  });
  const sending = (minutes: number) =>
    start(
      { ...env, WEBHOOK_ID: String(id), NOW: new Date(START.getTime() + minutes * MINUTE_MS).toISOString() },
      SCRIPT,
    );
  const first = sending(0);
  // The message has come; its answer never reaches who sent it.
  receiver.answer = () => first.child.kill('SIGKILL');
  await first.gone;
  expect(first.child.signalCode).toBe('SIGKILL');
  receiver.answer = (response) => response.writeHead(204).end();
  const states = () => opened(({ db }) => db.selectFrom('webhook_livraison').select(['etat', 'tentatives']).execute());
  // Until it must have died it counts as being at it.
  for (const minutes of [0.5, 1, 2]) expect(await sending(minutes).gone).toBe(0);
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual(['msg_essai', 'msg_essai']);
  expect(await states()).toEqual([{ etat: 'REMISE', tentatives: 1 }]);
});
