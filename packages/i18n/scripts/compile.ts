// Compiles the authored texts (a string without arguments, an ICU tree with them) and writes their keys as a type. Each file of `src/fr` is a
// namespace; a text goes to the one that its key begins with, whatever file it stands in.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The namespaces that the server alone reads; a browser loads all others. */
const SERVER_NAMESPACES: readonly string[] = ['mails', 'lettres', 'appels'];
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
const namespaces = readdirSync(folder)
  .map((name) => name.replace(/\.json$/, ''))
  .toSorted();
const results = new Map(namespaces.map((name) => [name, new Map<string, string | MessageFormatElement[]>()]));
/** By key: the file that it stands in. */
const places = new Map<string, string>();
for (const file of namespaces) {
  const source = readFileSync(`${folder}${file}.json`, 'utf8');
  for (const [key, message] of Object.entries(JSON.parse(source) as Record<string, string>)) {
    const result = results.get(key.slice(0, Math.max(key.indexOf('.'), 0)));
    const other = places.get(key);
    places.set(key, file);
    if (result === undefined) faults.push(`${file}.json : ${key} ne commence par le nom d’aucun fichier de textes`);
    if (typeof message !== 'string' || message.trim() === '') faults.push(`${key} est vide`);
    if (source.split(`"${key}":`).length > 2) faults.push(`${key} est écrit deux fois dans ${file}.json`);
    if (other !== undefined) faults.push(`${key} est écrit dans ${other}.json et dans ${file}.json`);
    keys.push(key);
    result?.set(key, compiled(key, message));
  }
}
for (const [namespace, result] of results) {
  if (result.size === 0) faults.push(`${namespace}.json : aucun texte ne commence par ${namespace}.`);
  write(`${output}fr/${namespace}.json`, JSON.stringify(Object.fromEntries(result)));
}
const loaded = namespaces.filter((name) => !SERVER_NAMESPACES.includes(name));
write(
  `${output}NAMESPACES.ts`,
  `/** The files of texts that a browser loads at start, as they stand in the folder. */\nexport const NAMESPACES = [\n${loaded.map((name) => `  '${name}',`).join('\n')}\n] as const;\n`,
);
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
