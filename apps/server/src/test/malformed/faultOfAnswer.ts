import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FacteursPossibles } from '@habilis/api/session/Assertion';
import { NAMESPACES } from '@habilis/i18n/NAMESPACES';
import * as z from 'zod/mini';
import type { Config } from '../../config.ts';
import type { RawAnswer } from './sendRaw.ts';

/** Texts, as they are compiled. */
export type Texts = Readonly<Record<string, unknown>>;

/** Reads all texts that a browser may show: some refusals have texts of pages. */
export function readTexts({ textsFolder }: Pick<Config, 'textsFolder'>): Texts {
  const files = NAMESPACES.map(
    (name) => JSON.parse(readFileSync(join(textsFolder, `fr/${name}.json`), 'utf8')) as Texts,
  );
  return Object.assign({}, ...files) as Texts;
}

/** The wire's error body, with no other field. */
const StrictProblem = z.strictObject({
  title: z.string().check(z.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/)),
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), title: z.string(), signe: z.optional(z.string()) }))),
  courant: z.optional(z.unknown()),
  defi: z.optional(z.string()),
  facteurs: z.optional(FacteursPossibles),
});

export const isRefused = ({ status }: RawAnswer): boolean => status >= 400;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fault of an answer: none received, a server failure, or a refusal without error body or text. */
export function faultOfAnswer({ status, type, text }: RawAnswer, texts: Texts): string | null {
  if (status === 501 && text === '{"title":"appel-a-venir"}') return null;
  if (status === 0 || status >= 500) return `${status} ${text.slice(0, 300)}`;
  if (status < 400) return null;
  if (!/^application\/json\b/.test(type)) return `${status} de type « ${type} » : ${text.slice(0, 300)}`;
  const problem = z.safeParse(StrictProblem, parsed(text));
  if (!problem.success) return `${status} sans le corps d’erreur : ${text.slice(0, 300)}`;
  const titles = [problem.data.title, ...(problem.data.errors ?? []).map(({ title }) => title)];
  const unsaid = titles.filter((title) => (texts[`erreurs.${title}`] ?? texts[title]) === undefined);
  return unsaid.length === 0 ? null : `titres sans texte : ${unsaid.join(', ')}`;
}
