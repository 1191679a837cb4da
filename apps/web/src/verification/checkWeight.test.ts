import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** Bytes of compressed script and style, without what reads files, films and solves. */
const LIMIT = 100_000;
const root = new URL('../../', import.meta.url).pathname;
const isChunk = (file: Output): file is Rolldown.OutputChunk => file.type === 'chunk';

test('[C11] the page that checks certificats stays under 100 kB of compressed script and style, and its worker keeps all of it', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    root,
    configFile: `${root}vite.certificat.config.ts`,
    logLevel: 'error',
    build: { write: false },
  });
  vi.unstubAllEnvs();
  const files = new Map<string, Output>(
    [built].flat().flatMap((one) => ('output' in one ? one.output.map((file) => [file.fileName, file] as const) : [])),
  );
  const needed = new Set<string>();
  const need = (name: string): void => {
    const file = files.get(name);
    if (needed.has(name) || file === undefined || !isChunk(file)) return;
    needed.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) needed.add(style);
    for (const other of file.imports) need(other);
  };
  const chunks = [...files.values()].filter(isChunk);
  for (const { isEntry, name, fileName } of chunks) if (isEntry && name === 'certificat') need(fileName);
  const bytes = [...needed].map((name) => {
    const file = files.get(name);
    return file === undefined ? 0 : gzipSync(isChunk(file) ? file.code : file.source, { level: 9 }).length;
  });
  const sum = bytes.reduce((before, one) => before + one, 0);
  console.log(`page de vérification : ${sum} octets`);
  expect(needed.size).toBeGreaterThan(2);
  expect(sum).toBeLessThanOrEqual(LIMIT);
  const worker = files.get('sw.js');
  const code = worker !== undefined && isChunk(worker) ? worker.code : '';
  // A browser reads it whole: it imports nothing.
  expect(code).not.toMatch(/\bimport\b|\bexport\b|__[A-Z]+__/);
  for (const { fileName } of chunks) if (fileName !== 'sw.js') expect(code).toContain(`/${fileName}`);
  for (const name of needed) expect(code).toContain(`/${name}`);
  for (const decoder of ['jbig2', 'openjpeg']) expect(code).toContain(`/${decoder}_nowasm_fallback.js"`);
}, 300_000);
