import { readdirSync } from 'node:fs';
import type { AnyTrial } from './Trial.ts';

const names = readdirSync(new URL('trials/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
const modules: readonly Readonly<Record<string, AnyTrial>>[] = await Promise.all(
  names.map((name) => import(`./trials/${name}.ts`)),
);

/** What each notion has the matrix try, read from the folder of trials. */
export const TRIALS: readonly AnyTrial[] = modules.flatMap((module) => Object.values(module));
