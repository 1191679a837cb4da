import { SMTPServer } from 'smtp-server';

/** How the server treats the next message: accepts it, at once or slowly, refuses it for now (451) or for good (550), or does not answer. */
export type Mood = 'takes' | 'takes-slowly' | 'is-busy' | 'refuses' | 'hangs';

const SLOW_MS = 300;

/** A real local SMTP server. */
export type TestSmtpServer = {
  readonly port: number;
  readonly received: { readonly to: readonly string[]; readonly raw: string }[];
  mood: Mood;
  readonly close: () => Promise<void>;
};

const busy = Object.assign(new Error('réessayez'), { responseCode: 451 });
const unknown = Object.assign(new Error('inconnu ici'), { responseCode: 550 });

/** Starts an SMTP server that keeps its messages; `port` reuses the port of a stopped one. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: TestSmtpServer['received'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(state.mood === 'refuses' ? unknown : null),
    onData: (stream, session, done) => {
      if (state.mood === 'is-busy') {
        stream.resume();
        stream.on('end', () => done(busy));
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw });
        if (state.mood === 'takes-slowly') setTimeout(done, SLOW_MS);
        else if (state.mood !== 'hangs') done();
      });
    },
  });
  smtp.on('error', (error) => {
    // A process killed during a mail resets its connection.
    if (!('code' in error) || (error.code !== 'ECONNRESET' && error.code !== 'EPIPE')) throw error;
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  const bound = smtp.server.address();
  const state: TestSmtpServer = {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    received,
    mood: 'takes',
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
  return state;
}
