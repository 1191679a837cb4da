// Starts the real server on a throwaway demonstration, for the benchmarks and the pictures.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { root } from './provision.mjs';

/** As long as journeys wait for theirs, on a busy machine too. */
const LONGEST_START = 600_000;

async function answers(url, child) {
  const until = Date.now() + LONGEST_START;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`le serveur s’est arrêté (code ${child.exitCode})`);
    const ok = await fetch(`${url}/api/server-properties`).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('le serveur ne répond pas');
}

/** Runs `work({ url, password, data })` against a fresh demonstration of a checkout, then stops it and removes its folder. */
export async function withDemoServer(work, extra = {}, checkout = root) {
  const data = mkdtempSync(join(tmpdir(), 'habilis-demo-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, ...extra, HABILIS_DATA: data, PORT: String(port) };
  const child = spawn('node', ['apps/demo/src/main.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await answers(url, child);
    return await work({ url, data, password: readFileSync(join(data, 'demo-password'), 'utf8').trim() });
  } finally {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    rmSync(data, { recursive: true, force: true });
  }
}
