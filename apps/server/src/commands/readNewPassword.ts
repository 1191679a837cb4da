import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CommandError } from './runCommand.ts';

/** Asks on the terminal without showing what is typed. */
async function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  // Ctrl+C or the end of input gives up; without this the question would wait for ever.
  const given = new Promise<never>((_resolve, reject) => {
    terminal.once('SIGINT', () => reject(new CommandError('Abandon : rien n’a été changé.')));
    terminal.once('close', () => reject(new CommandError('Abandon : rien n’a été changé.')));
  });
  try {
    return await Promise.race([terminal.question(''), given]);
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

async function readLine(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks).toString('utf8').split(/\r?\n/)[0] ?? '';
}

/** A password for a new account: asked twice on a terminal, else the first line of the standard input. */
export async function readNewPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  const password = isTerminal ? await askHidden('Mot de passe : ') : await readLine();
  if (isTerminal && (await askHidden('Le même, encore une fois : ')) !== password)
    throw new CommandError('Les deux mots de passe ne sont pas les mêmes : rien n’a été changé.');
  return password;
}
