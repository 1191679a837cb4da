// Compiles the authored texts: a message without arguments stays a string, another becomes its ICU tree; and lists the keys as a type.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { NAMESPACES, SERVER_NAMESPACES } from '../src/namespaces.ts';

const LITERAL = 0;
const folder = fileURLToPath(new URL('../src/fr/', import.meta.url));
const output = fileURLToPath(new URL('../compiled/', import.meta.url));
const faults: string[] = [];
const keys: string[] = [];

function compiled(key: string, message: string): string | MessageFormatElement[] {
  try {
    const tree = parse(message);
    const [only] = tree;
    return tree.length === 1 && only?.type === LITERAL ? only.value : tree;
  } catch (error) {
    faults.push(`${key} : ${error instanceof Error ? error.message : String(error)}`);
    return message;
  }
}

/** Leaves a file that is already right alone: somebody may be reading it. */
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
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
