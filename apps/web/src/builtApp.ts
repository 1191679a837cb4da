import { build, type Rolldown } from 'vite';
import { vi } from 'vitest';

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

export const root = new URL('../../../', import.meta.url).pathname;

async function make(): Promise<ReadonlyMap<string, Output>> {
  // Otherwise React includes its warnings and is twice as heavy.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root: `${root}apps/web`, logLevel: 'error', build: { write: false } });
  const outputs = [built].flat().filter((one) => 'output' in one);
  return new Map(outputs.flatMap(({ output }) => output.map((file) => [file.fileName, file] as const)));
}

let built: Promise<ReadonlyMap<string, Output>> | undefined;

/** The files of the site as it is built, by name; built once for all tests of a run. */
export const builtApp = (): Promise<ReadonlyMap<string, Output>> => (built ??= make());

export const isChunk = (file: Output | undefined): file is Rolldown.OutputChunk => file?.type === 'chunk';
