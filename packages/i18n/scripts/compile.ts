// Compiles the authored texts (a string without arguments, an ICU tree with them) and writes their keys as a type.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { NAMESPACES, SERVER_NAMESPACES } from '../src/namespaces.ts';

const LITERAL = 0;
/** TypeScript type of a message's argument, by ICU kind: argument, number, date, time, select, plural. */
const TYPE_OF_VALUE: Readonly<Record<number, string>> = {
  1: 'string | number',
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'string',
  6: 'number',
};
const folder = fileURLToPath(new URL('../src/fr/', import.meta.url));
const output = fileURLToPath(new URL('../compiled/', import.meta.url));
const faults: string[] = [];
const keys: string[] = [];
/** By message key: its values by name, with their types. */
const values = new Map<string, ReadonlyMap<string, string>>();

/** The values of a message; a name that is both shown and counted is a number. */
function valuesOf(parts: readonly MessageFormatElement[], into = new Map<string, string>()): Map<string, string> {
  for (const part of parts) {
    const type = TYPE_OF_VALUE[part.type];
    if (type !== undefined && 'value' in part && into.get(part.value) !== 'number') into.set(part.value, type);
    if ('children' in part) valuesOf(part.children, into);
    if ('options' in part) for (const option of Object.values(part.options)) valuesOf(option.value, into);
  }
  return into;
}

function compiled(key: string, message: string): string | MessageFormatElement[] {
  try {
    const tree = parse(message);
    const [only] = tree;
    const taken = valuesOf(tree);
    if (taken.size > 0) values.set(key, taken);
    return tree.length === 1 && only?.type === LITERAL ? only.value : tree;
  } catch (error) {
    faults.push(`${key} : ${error instanceof Error ? error.message : String(error)}`);
    return message;
  }
}

/** Writes only what differs: somebody may be reading the file. */
function write(path: string, content: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== content) writeFileSync(path, content);
}

mkdirSync(`${output}fr`, { recursive: true });
const namespaces = [...NAMESPACES, ...SERVER_NAMESPACES];
const known = new Set<string>(namespaces);
for (const name of readdirSync(folder)) {
  if (!known.has(name.replace(/\.json$/, ''))) faults.push(`${name} n’est pas un fichier de textes connu`);
}
for (const namespace of namespaces) {
  const source = readFileSync(`${folder}${namespace}.json`, 'utf8');
  const texts = JSON.parse(source) as Record<string, string>;
  const result: Record<string, string | MessageFormatElement[]> = {};
  for (const [key, message] of Object.entries(texts)) {
    if (!key.startsWith(`${namespace}.`)) faults.push(`${key} ne commence pas par ${namespace}.`);
    if (typeof message !== 'string' || message.trim() === '') faults.push(`${key} est vide`);
    if (source.split(`"${key}":`).length > 2) faults.push(`${key} est écrit deux fois`);
    keys.push(key);
    result[key] = compiled(key, message);
  }
  if (Object.keys(texts).length === 0) faults.push(`${namespace}.json n’a aucun texte`);
  write(`${output}fr/${namespace}.json`, JSON.stringify(result));
}
const lines = keys.toSorted().map((key) => `  | '${key}'`);
write(
  `${output}MessageKey.ts`,
  `/** Keys of the texts, made from the authored files. */\nexport type MessageKey =\n${lines.join('\n')};\n`,
);
const typed = [...values]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, names]) => {
    const fields = [...names].map(([name, type]) => `readonly ${name}: ${type}`);
    return `  '${key}': { ${fields.join('; ')} };`;
  });
write(
  `${output}MessageValues.ts`,
  `/** The values that each text takes, made from the authored files; a text that is not here takes none. */\nexport type MessageValues = {\n${typed.join('\n')}\n};\n`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
