import { afterEach, expect, test } from 'vitest';
import { generate } from 'selfsigned';
import { type Receiver, startReceiver } from '../test/startReceiver.ts';
import { isOutside } from './isOutside.ts';
import { type Appel, postMessage } from './postMessage.ts';
import { type Reseau, reseauOf } from './reseau.ts';

const running: Receiver[] = [];
const receiver = async (...options: Parameters<typeof startReceiver>) => {
  const started = await startReceiver(...options);
  running.push(started);
  return started;
};
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

/** A network in which one address of this machine stands for the outside. */
const network = (resolve: Reseau['resolve']): Reseau => ({ resolve, isAllowed: (address) => address === '127.0.0.1' });
const post = (adresse: string, changes: Partial<Appel> = {}) =>
  postMessage({ adresse, headers: {}, body: '{}', reseau: network(async () => ['127.0.0.1']), ...changes });

test.each([
  ['10.0.0.1', 'a private network'],
  ['172.16.0.1', 'a private network'],
  ['172.31.255.255', 'a private network'],
  ['192.168.1.1', 'a private network'],
  ['127.0.0.1', 'this machine'],
  ['127.255.255.254', 'this machine'],
  ['0.0.0.0', 'this machine'],
  ['0.1.2.3', 'this network'],
  ['169.254.169.254', 'the link, where clouds tell their secrets'],
  ['100.64.0.1', 'a provider’s own network'],
  ['100.127.255.255', 'a provider’s own network'],
  ['224.0.0.1', 'a group'],
  ['239.1.1.1', 'a group'],
  ['255.255.255.255', 'everybody'],
  ['240.0.0.1', 'nobody'],
  ['192.0.0.8', 'a protocol'],
  ['192.0.2.1', 'a documentation'],
  ['198.18.0.1', 'a bench'],
  ['198.51.100.1', 'a documentation'],
  ['203.0.113.1', 'a documentation'],
  ['::1', 'this machine'],
  ['::', 'this machine'],
  ['::ffff:10.0.0.1', 'a mapped address'],
  ['::ffff:8.8.8.8', 'a mapped address'],
  ['::7f00:1', 'a compatible address'],
  ['64:ff9b::a00:1', 'a translated address'],
  ['64:ff9b:1::a00:1', 'a translated address of a network'],
  ['2002:a00:1::', 'an address within another'],
  ['2001:0:a00:1::', 'an address within another'],
  ['fe80::1', 'the link'],
  ['fec0::1', 'a site'],
  ['fc00::1', 'a network of its own'],
  ['fd12:3456::1', 'a network of its own'],
  ['ff02::1', 'a group'],
  ['100::1', 'nowhere'],
  ['2001:db8::1', 'a documentation'],
  ['localhost', 'no address'],
  ['', 'no address'],
])('[WH5] %s is inside: %s', (address) => expect(isOutside(address)).toBe(false));
test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a01:e0a::1'])(
  '[WH5] %s is outside',
  (address) => expect(isOutside(address)).toBe(true),
);

test('[WH3] a message is posted as it is, and the beginning of its answer is kept as plain text', async () => {
  const one = await receiver();
  one.answer = (response) => response.writeHead(200).end('Reçu\u0000\n\u001b[31mmerci');
  const issue = await post(`http://client.example:${one.port}/a?b=c`, { body: '{"a":"é"}', headers: { 'x-un': '1' } });
  expect(issue).toEqual({ resultat: 'REMISE', statut: 200, dureeMs: expect.any(Number), reponse: 'Reçu [31mmerci' });
  expect(one.received).toEqual([{ body: '{"a":"é"}', headers: expect.objectContaining({ 'x-un': '1' }) }]);
});

test('[WH5] a name that leads inside is not called, nor one of whose addresses is inside', async () => {
  const inside = await receiver({ host: '127.0.0.2' });
  const called = (found: readonly string[]) =>
    post(`http://client.example:${inside.port}/`, { reseau: network(async () => found) });
  expect(await called(['127.0.0.2'])).toMatchObject({ resultat: 'ADRESSE_INTERNE', statut: null });
  expect(await called(['127.0.0.1', '127.0.0.2'])).toMatchObject({ resultat: 'ADRESSE_INTERNE' });
  expect(await called([])).toMatchObject({ resultat: 'NOM_INCONNU' });
  // An address in place of a name is asked of nobody.
  expect(await post(inside.url)).toMatchObject({ resultat: 'ADRESSE_INTERNE' });
  expect(await post('http://[::1]:80/')).toMatchObject({ resultat: 'ADRESSE_INTERNE' });
  expect(inside.received).toEqual([]);
});

test('[WH5] a name that leads elsewhere a moment later is called where it was judged', async () => {
  const one = await receiver();
  const inside = await receiver({ host: '127.0.0.2', port: one.port });
  const answers = [['127.0.0.1'], ['127.0.0.2']];
  let asked = 0;
  const reseau = network(async () => answers[asked++] ?? []);
  expect(await post(`http://client.example:${one.port}/`, { reseau })).toMatchObject({ resultat: 'REMISE' });
  expect([asked, one.received.length, inside.received.length]).toEqual([1, 1, 0]);
  // The next call asks anew.
  expect(await post(`http://client.example:${one.port}/`, { reseau })).toMatchObject({ resultat: 'ADRESSE_INTERNE' });
  expect([asked, inside.received.length]).toEqual([2, 0]);
});

test('[WH5] the real network refuses this machine by whatever name', async () => {
  const one = await receiver();
  const reseau = reseauOf({ areWebhooksLocal: false });
  expect(await post(one.url, { reseau })).toMatchObject({ resultat: 'ADRESSE_INTERNE' });
  expect(await post(`http://[::ffff:127.0.0.1]:${one.port}/`, { reseau })).toMatchObject({
    resultat: 'ADRESSE_INTERNE',
  });
  // Names of this machine's own files are not read.
  expect((await post(`http://localhost:${one.port}/`, { reseau, limitMs: 5000 })).resultat).not.toBe('REMISE');
  expect(one.received).toEqual([]);
  const local = reseauOf({ areWebhooksLocal: true });
  expect(await post(`http://localhost:${one.port}/`, { reseau: local })).toMatchObject({ resultat: 'REMISE' });
});

test('[WH3] a redirection is told, and followed by nobody', async () => {
  const [one, other] = [await receiver(), await receiver()];
  one.answer = (response) => response.writeHead(307, { location: other.url }).end();
  expect(await post(`http://client.example:${one.port}/`)).toMatchObject({ resultat: 'REDIRECTION', statut: 307 });
  expect(other.received).toEqual([]);
});

test('[WH3] who says nothing in time, or hangs up, has not taken it; who said its status first has', async () => {
  const one = await receiver();
  const called = (limitMs: number) => post(`http://client.example:${one.port}/`, { limitMs });
  one.answer = () => undefined;
  expect(await called(50)).toMatchObject({ resultat: 'DELAI', statut: null });
  one.answer = (response) => response.socket?.destroy();
  expect(await called(5000)).toMatchObject({ resultat: 'INJOIGNABLE', statut: null });
  one.answer = (response) => response.writeHead(200).write('un début');
  expect(await called(300)).toMatchObject({ resultat: 'REMISE', statut: 200, reponse: 'un début' });
  // A name server that never answers.
  const slow = network(() => new Promise(() => undefined));
  expect(await post(`http://client.example:${one.port}/`, { reseau: slow, limitMs: 50 })).toMatchObject({
    resultat: 'DELAI',
  });
  await one.close();
  expect(await called(5000)).toMatchObject({ resultat: 'INJOIGNABLE', statut: null });
});

test('[WH3] of a huge answer the beginning is read, and no more', async () => {
  const one = await receiver();
  let sent = 0;
  let isGone = false;
  one.answer = (response) => {
    const more = () => {
      while (!isGone && response.write('é'.repeat(16_384))) sent++;
    };
    response.on('drain', more);
    response.on('close', () => (isGone = true));
    response.writeHead(200);
    more();
  };
  const issue = await post(`http://client.example:${one.port}/`);
  expect(issue).toMatchObject({ resultat: 'REMISE', statut: 200 });
  expect(issue.reponse).toHaveLength(500);
  await expect.poll(() => isGone).toBe(true);
  expect(sent).toBeLessThan(1000);
});

test('[WH5] a certificate of TLS that is not of an authority, or not of the name, is refused', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'client.example' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'client.example' }] }],
  });
  const one = await receiver({ tls: { key, cert } });
  expect(await post(`https://client.example:${one.port}/`)).toMatchObject({ resultat: 'CERTIFICAT_TLS', statut: null });
  expect(await post(`https://autre.example:${one.port}/`, { ca: cert })).toMatchObject({ resultat: 'CERTIFICAT_TLS' });
  expect(one.received).toEqual([]);
  expect(await post(`https://client.example:${one.port}/`, { ca: cert })).toMatchObject({ resultat: 'REMISE' });
  // What speaks no TLS at all.
  const plain = await receiver();
  expect(await post(`https://client.example:${plain.port}/`)).toMatchObject({ resultat: 'CERTIFICAT_TLS' });
});
