import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, startTestServer, type TestServer } from '../../test/startTestServer.ts';
import { addressIn, trustOf } from './clientAddressOf.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ environment: { HABILIS_TRUST_PROXY: '127.0.0.1, 10.0.0.0/8' } });
});
afterAll(() => server.close());

test.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7:49152 ', '192.0.2.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['192.0.2.7:', undefined],
  ['192.0.2.256', undefined],
  ['unknown', undefined],
  ['', undefined],
])('in %j the address is %j', (written, address) => {
  expect(addressIn(written)).toBe(address);
});

test.each([
  ['10.1.2.3', true],
  ['10.1.2.3:443', true],
  ['::ffff:10.1.2.3', true],
  ['[fd00::7]:443', true],
  ['fd01::7', false],
  ['11.0.0.1', false],
  ['10.0.0.1.example.org', false],
])('the word of %s is believed: %s', (written, isBelieved) => {
  expect(trustOf(['10.0.0.0/8', '192.0.2.7', 'fd00::/16'])(written)).toBe(isBelieved);
});

test('[S22] an address is counted once, whatever port or nonsense stands in X-Forwarded-For', async () => {
  const { db } = server.services.connection;
  const counted = async (forwarded: string) => {
    await db.deleteFrom('tentative').execute();
    await send(server.url, 'POST', '/authenticate', {
      body: { username: 'ZZZ99999', password: 'peu importe' },
      headers: { 'x-forwarded-for': forwarded },
    });
    const rows = await db.selectFrom('tentative').select('cle').where('cle', 'like', 'adresse:%').execute();
    return rows.map(({ cle }) => cle);
  };
  expect(await counted('203.0.113.9')).toEqual(['adresse:203.0.113.9']);
  expect(await counted('203.0.113.9:1111')).toEqual(['adresse:203.0.113.9']);
  expect(await counted('198.51.100.1, 203.0.113.9:2222, 10.0.0.4:80')).toEqual(['adresse:203.0.113.9']);
  // An invalid address counts as the balancer that wrote it.
  expect(await counted('une autre a chaque fois')).toEqual(await counted('a1b2'));
  expect(await counted('203.0.113.9, nonsense, 10.0.0.4')).toEqual(['adresse:10.0.0.4']);
});

test('[S22] a guest who changes the port or the nonsense in X-Forwarded-For is one among the guests of a minute', async () => {
  const { connection, settings } = server.services;
  await connection.db.insertInto('parametre').values({ cle: 'appelsInviteParMinute', valeur: '60' }).execute();
  await expect.poll(async () => (await settings()).appelsInviteParMinute).toBe(60);
  const statusFrom = async (forwarded: string) =>
    (await send(server.url, 'GET', '/application-properties', { headers: { 'x-forwarded-for': forwarded } })).status;
  const ofOne: number[] = [];
  // The minute may have begun before, and may end during the test.
  for (let time = 0; time < 130; time++)
    ofOne.push(await statusFrom(time % 2 === 0 ? `198.51.100.20:${time + 1}` : 'x, 198.51.100.20'));
  expect(ofOne).toContain(429);
  expect(await statusFrom('198.51.100.21:1')).toBe(200);
});
