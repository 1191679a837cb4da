import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPES_LIVRAISON } from '@habilis/domain/webhook/TYPES_WEBHOOK';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from './areas/webhooks/envoi/messageOf.ts';
import { newSecret, signedHeaders } from './areas/webhooks/envoi/signMessage.ts';

const guide = readFileSync(new URL('../../../docs/webhooks.md', import.meta.url), 'utf8');
const codeIn = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';

const MINUTE_MS = 60_000;
const secret = newSecret();
const body = messageOf('https://habilis.example.org', {
  type: 'session-cloturee',
  survenu_le: new Date('2026-11-29T14:31:07.000Z'),
  objet_type: 'session-certification',
  objet_id: 4655,
  numero: 'S-2026-004655',
});
const sent = (secrets: readonly string[], now = new Date()) => signedHeaders({ id: 'msg_1', body, now }, secrets);
const OLD = new Date(Date.now() - 6 * MINUTE_MS);
/** What a receiver may get, and whether it is ours. */
const CASES = [
  { headers: sent([secret]), body, isOurs: true },
  { headers: sent([newSecret(), secret]), body, isOurs: true },
  { headers: sent([newSecret()]), body, isOurs: false },
  { headers: sent([secret]), body: `${body} `, isOurs: false },
  { headers: sent([secret], OLD), body, isOurs: false },
  { headers: { ...sent([secret]), 'webhook-id': 'msg_2' }, body, isOurs: false },
  { headers: { ...sent([secret]), 'webhook-signature': '' }, body, isOurs: false },
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-guide-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('[WH8] the verification of the guide in TypeScript takes what is ours and nothing else', async () => {
  const path = join(folder, 'verify.ts');
  await writeFile(path, codeIn('ts'));
  const { isFromHabilis } = (await import(path)) as {
    isFromHabilis: (headers: Readonly<Record<string, string>>, text: string, key: string) => boolean;
  };
  expect(CASES.map((one) => isFromHabilis(one.headers, one.body, secret))).toEqual(CASES.map(({ isOurs }) => isOurs));
});

test('[WH8] so does the one in Python, with its standard library', async () => {
  const path = join(folder, 'verify.py');
  const asked = `
import json, sys
cases = json.load(sys.stdin)
print(json.dumps([is_from_habilis(one["headers"], one["body"].encode(), "${secret}") for one in cases]))
`;
  await writeFile(path, `${codeIn('python')}${asked}`);
  const told = execFileSync('python3', [path], { input: JSON.stringify(CASES), encoding: 'utf8' });
  expect(JSON.parse(told)).toEqual(CASES.map(({ isOurs }) => isOurs));
});

test('[WH8] the message of the guide is one that is sent, and its table names every event', () => {
  expect(JSON.parse(codeIn('json'))).toEqual(JSON.parse(body));
  const named = [...guide.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, type]) => type);
  expect(named).toEqual(['type', ...TYPES_LIVRAISON]);
});
