import type { Notion } from '../notion/Notion.ts';
import { NOTIONS } from './NOTIONS.ts';

type AnyNotion = (typeof NOTIONS)[number];
/** What one notion or another tells of a matter. */
export type ToldOf<K extends keyof Notion> = Extract<AnyNotion, Readonly<Record<K, object>>>[K];
type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** The notions in their order, each as one that may tell of anything. */
export const TELLING: readonly Notion[] = NOTIONS;

/** What every notion tells of its mails, or of what happens, put together. */
export const toldBy = <K extends 'courriels' | 'evenements'>(matter: K): Flat<Both<ToldOf<K>>> =>
  Object.assign({}, ...TELLING.map((notion) => notion[matter])) as Flat<Both<ToldOf<K>>>;
