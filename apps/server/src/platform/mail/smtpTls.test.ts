import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'selfsigned';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

/** Another local address: to 127.0.0.1, a password may go in clear. */
const HOST = '127.0.0.2';
const USER = 'habilis';
const PASSWORD = 'mot-de-passe-du-serveur';

let folder = '';
let pems: { readonly private: string; readonly cert: string };
let authority = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'habilis-smtp-tls-'));
  pems = await certificateOf(HOST);
  authority = join(folder, 'autorite.pem');
  await writeFile(authority, pems.cert);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const certificateOf = (ip: string) =>
  generate([{ name: 'commonName', value: 'mail' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip }] }],
  });

type Session = { readonly secure: boolean; readonly user: unknown };
const sessions: Session[] = [];
const passwords: unknown[] = [];
let close = async (): Promise<void> => undefined;
afterEach(async () => {
  await close();
  sessions.length = 0;
  passwords.length = 0;
});

/** Starts a real local server; gives its port. */
async function listen(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<number> {
  const smtp = new SMTPServer({
    key: pems.private,
    cert: pems.cert,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      passwords.push(password);
      done(null, { user: username });
    },
    onData: (stream, { secure, user }, done) => {
      stream.resume();
      stream.on('end', () => {
        sessions.push({ secure, user });
        done();
      });
    },
    ...options,
  });
  // A client that does not trust the certificate disconnects.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, HOST, resolve));
  close = () => new Promise((resolve) => smtp.close(() => resolve()));
  const bound = smtp.server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : 0;
}

const MAIL = {
  messageId: '<1@example.org>',
  to: { name: 'A', address: 'a@example.org' },
  subject: 's',
  text: 't',
  html: 't',
};
const SEND = `
  const { smtpMailer } = await import(process.argv[1]);
  const mailer = smtpMailer(process.argv[2], 'habilis@example.org');
  const outcome = await mailer.send(${JSON.stringify(MAIL)}).catch((error) => error.message);
  mailer.close();
  process.stdout.write(outcome);
`;

/** Sends from a separate process: Node reads its authorities at start. */
async function send(url: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  const module = new URL('Mailer.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', SEND, module, url];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: { PATH: process.env['PATH'], ...env } });
  return stdout;
}

const trusting = () => ({ NODE_EXTRA_CA_CERTS: authority });
const login = `${USER}:${PASSWORD}@${HOST}`;

test.each([
  ['STARTTLS', 'smtp', {}],
  ['TLS from the start', 'smtps', { secure: true }],
])(
  'over %s a mail and its password reach a server whose authority is given by NODE_EXTRA_CA_CERTS',
  async (_how, protocol, options) => {
    const port = await listen(options);
    expect(await send(`${protocol}://${login}:${port}`, trusting())).toBe('envoye');
    expect(sessions).toEqual([{ secure: true, user: USER }]);
    expect(passwords).toEqual([PASSWORD]);
  },
);

test.each([
  ['STARTTLS', 'smtp', {}],
  ['TLS from the start', 'smtps', { secure: true }],
])(
  'over %s a server of an unknown authority gets neither the password nor the mail',
  async (_how, protocol, options) => {
    const port = await listen(options);
    expect(await send(`${protocol}://${login}:${port}`)).toMatch(/n’a pas pris le message \((ESOCKET|ETLS)\)/);
    expect([sessions, passwords]).toEqual([[], []]);
  },
);

test('a certificate for another host is refused, even of an authority that is known', async () => {
  const other = await certificateOf('192.0.2.1');
  await writeFile(join(folder, 'autre.pem'), other.cert);
  const port = await listen({ key: other.private, cert: other.cert });
  const told = await send(`smtp://${login}:${port}`, { NODE_EXTRA_CA_CERTS: join(folder, 'autre.pem') });
  expect(told).toMatch(/n’a pas pris le message \((ESOCKET|ETLS)\)/);
  expect([sessions, passwords]).toEqual([[], []]);
});

test('a server without STARTTLS never sees the password', async () => {
  const port = await listen({ disabledCommands: ['STARTTLS'] });
  expect(await send(`smtp://${login}:${port}`, trusting())).toMatch(/n’a pas pris le message \(ETLS\)/);
  expect([sessions, passwords]).toEqual([[], []]);
});

test('without a password a server that offers STARTTLS is spoken to in TLS', async () => {
  const port = await listen({ authOptional: true });
  expect(await send(`smtp://${HOST}:${port}`, trusting())).toBe('envoye');
  expect(sessions).toMatchObject([{ secure: true }]);
});
