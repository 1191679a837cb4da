// No more long functions, nor types of props with many members, than there were; who shortens one lowers the number.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './provision.mjs';

const LINES = 60;
const MEMBERS = 8;
/** How many there may be; these numbers only sink. */
const MOST = { functions: 19, props: 5 };

/** The functions and types of props of a source that are too large, with their line and size. */
export function largeOf(path, source) {
  const { program } = parseSync(path, source);
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const lineAt = (offset) => starts.findLastIndex((start) => start <= offset) + 1;
  const functions = [];
  const props = [];
  const look = (node) => {
    if (Array.isArray(node)) node.forEach(look);
    if (typeof node?.type !== 'string') return;
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const line = lineAt(node.start);
      const size = lineAt(node.end) - line + 1;
      if (size > LINES) functions.push({ path, line, size });
    }
    if (/^TS(?:TypeAlias|Interface)Declaration$/.test(node.type) && node.id.name.endsWith('Props')) {
      const size = membersOf(node.body ?? node.typeAnnotation);
      if (size > MEMBERS) props.push({ path, line: lineAt(node.start), size });
    }
    Object.values(node).forEach(look);
  };
  look(program);
  return { functions, props };
}

/** How many members a type itself writes, in all its parts. */
function membersOf(type) {
  if (type.type === 'TSTypeLiteral') return type.members.length;
  if (type.type === 'TSInterfaceBody') return type.body.length;
  if (type.type === 'TSIntersectionType') return type.types.reduce((sum, part) => sum + membersOf(part), 0);
  return 0;
}

if (import.meta.main) {
  const found = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'scripts/**/*.mjs'], {
    cwd: root,
  })
    .filter((path) => !/\.(?:test|stories)\.|node_modules|\/test\/|\/migrations\//.test(path))
    .map((path) => largeOf(path, readFileSync(join(root, path), 'utf8')));
  const say = ({ path, line, size }) => `  ${path}:${line} : ${size}`;
  for (const [kind, what] of [
    ['functions', `fonctions de plus de ${LINES} lignes`],
    ['props', `types de props de plus de ${MEMBERS} membres`],
  ]) {
    const large = found.flatMap((one) => one[kind]).toSorted((one, other) => other.size - one.size);
    console.log(`${large.length} ${what}, ${MOST[kind]} au plus`);
    if (large.length <= MOST[kind]) continue;
    console.log(large.map(say).join('\n'));
    process.exitCode = 1;
  }
}
