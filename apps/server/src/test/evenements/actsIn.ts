import { readdirSync } from 'node:fs';
import type { TestServer } from '../startTestServer.ts';

/** The habilitations of the cast to which things happen. */
export type Held = { readonly sst: number; readonly nord: number };
type Acts = Readonly<Record<string, () => Promise<unknown>>>;
type ActsIn = (server: TestServer, held: Held) => Acts | Promise<Acts>;

const names = readdirSync(new URL('acts/', import.meta.url)).toSorted();
const modules: readonly Readonly<Record<string, ActsIn>>[] = await Promise.all(
  names.map((name) => import(`./acts/${name}`)),
);

/** An act of each event, by its type, read from the folder of acts: one may follow the other in the order of its files. */
export async function actsIn(server: TestServer, held: Held): Promise<Acts> {
  const all: Acts[] = [];
  for (const one of modules.flatMap((module) => Object.values(module))) all.push(await one(server, held));
  return Object.assign({}, ...all) as Acts;
}
