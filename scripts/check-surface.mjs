// The public API of @habilis/ui in one file, so that a changed prop shows as a diff. `--write` rewrites it.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './provision.mjs';

const sources = join(root, 'packages/ui/src');
const surface = join(root, 'packages/ui/surface.txt');

/** The text of a node on one line, without comments. */
const lineOf = (text, { start, end }) =>
  text
    .slice(start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([[({]) | (?=[\])}])/g, '$1')
    .replace(/^([^=]*?): \| /, '$1: ')
    .trim();

/** The `@default` in the JSDoc just before a node. */
function defaultOf(text, comments, { start }) {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  const value = /@default\s+(.+?)\s*$/m.exec(comment?.value ?? '')?.[1];
  return value === undefined ? '' : ` = ${value}`;
}

/** The lines of an exported declaration; a function gives its name only, since its props have their own lines. */
function linesOf(text, comments, declaration) {
  const name = declaration.id?.name;
  switch (declaration.type) {
    case 'TSInterfaceDeclaration': {
      const above = declaration.extends.map((one) => lineOf(text, one)).join(', ');
      const members = declaration.body.body.map(
        (member) => `  ${lineOf(text, member).replace(/;$/, '')}${defaultOf(text, comments, member)}`,
      );
      return [`interface ${name}${above === '' ? '' : ` extends ${above}`}`, ...members];
    }
    case 'TSTypeAliasDeclaration':
      return [`type ${name} = ${lineOf(text, declaration.typeAnnotation)}`];
    case 'FunctionDeclaration': {
      const generics = declaration.typeParameters ? lineOf(text, declaration.typeParameters) : '';
      const parameters = declaration.params.map((one) => (one.typeAnnotation ? lineOf(text, one.typeAnnotation) : ''));
      return [`function ${name}${generics}(${parameters.map((type) => type.replace(/^: /, '')).join(', ')})`];
    }
    default:
      return (declaration.declarations ?? []).map((one) => `const ${lineOf(text, one.id)}`);
  }
}

const nameOf = ([first]) => /^\w+ (\w+)/.exec(first)?.[1];

/** A file's exports; re-exports are resolved to the original declarations. */
function exportsOf(path) {
  const text = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${relative(root, path)} : ${errors[0]?.message}`);
  const found = [];
  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.declaration) found.push(linesOf(text, comments, node.declaration));
    else {
      const names = new Set(node.specifiers.map(({ local }) => local.name));
      const there = exportsOf(join(dirname(path), node.source.value));
      found.push(...there.filter((lines) => names.has(nameOf(lines))));
    }
  }
  return found;
}

const isCode = (path) => !/\.(test|stories|css|d)\.tsx?$/.test(path);
const files = (pattern) =>
  globSync(pattern, { cwd: sources })
    .filter(isCode)
    .toSorted()
    .map((path) => join(sources, path));
const block = (title, lines) => [title, ...lines.map((line) => `  ${line}`), ''];

const components = files('components/*/*.tsx').filter((path) => basename(path, '.tsx') === basename(dirname(path)));
const offered = components.map((path) => [basename(path, '.tsx'), exportsOf(path).flat()]);
const written = offered.flatMap(([, lines]) => lines).join('\n');
// A type of `internal` shared by components is public, like them.
const shared = files('internal/*.{ts,tsx}')
  .flatMap(exportsOf)
  .filter(([first]) => /^(interface|type) /.test(first))
  .filter((lines) => new RegExp(`\\b${nameOf(lines)}\\b`).test(written));
const theme = globSync('theme/*.ts', { cwd: sources })
  .filter((path) => !/\.(test|d)\.ts$/.test(path))
  .toSorted()
  .map((path) => [path.replace(/\.ts$/, ''), exportsOf(join(sources, path)).map(([first]) => first)]);

const lines = [
  ...offered.flatMap(([name, its]) => block(name, its)),
  ...block('(shared)', shared.flat()),
  ...theme.flatMap(([name, its]) => block(name, its)),
];
const current = `${lines.join('\n').trim()}\n`;
const known = existsSync(surface) ? readFileSync(surface, 'utf8') : '';
if (process.argv.includes('--write')) {
  writeFileSync(surface, current);
} else if (current !== known) {
  const [before, after] = [known.split('\n'), current.split('\n')];
  for (const line of before.filter((one) => !after.includes(one))) console.error(`- ${line}`);
  for (const line of after.filter((one) => !before.includes(one))) console.error(`+ ${line}`);
  console.error('packages/ui/surface.txt ne dit plus ce que les composants offrent : `npm run fix` la récrit.');
  process.exitCode = 1;
}
console.log(`${components.length} composants offerts`);
