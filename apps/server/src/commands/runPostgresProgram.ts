import { spawn } from 'node:child_process';
import { CommandError } from './runCommand.ts';

/** Runs a PostgreSQL program on a database; the password goes through the environment, hidden from process lists. */
export async function runPostgresProgram(program: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | string | null>((resolve) => {
    child.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    child.once('exit', resolve);
  });
  if (code === 'ENOENT')
    throw new CommandError(`${program} n’est pas installé : il vient avec le client de PostgreSQL.`);
  if (code !== 0) throw new CommandError(`${program} a échoué (${code}).`);
}
