// Development: Vite in front of the demonstration, which restarts at each change; its data has a folder of its own.
import { spawn } from 'node:child_process';
import { root } from './provision.mjs';

const env = {
  ...process.env,
  HABILIS_DATA: '.habilis-dev',
  PORT: process.env.PORT ?? '3001',
};
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/demo/src/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn('pnpm', ['--dir', 'apps/web', 'exec', 'vite', '--port', '3000'], {
    cwd: root,
    env: { ...env, HABILIS_SERVER: `http://127.0.0.1:${env.PORT}` },
    stdio: 'inherit',
  }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    stop();
    process.exitCode ||= code ?? 0;
  });
}
