import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ui = join(import.meta.dirname, '../../../packages/ui');
const changesets = join(ui, '../../.changeset');

/** What a version of the kit changed of a component, in the words of the changelog. */
export interface ComponentChange {
  version: string;
  /** Not published yet. */
  isPending: boolean;
  text: string;
}

/** What is known of a component besides its guide. */
export interface ComponentFacts {
  name: string;
  /** Its family in the menu. */
  family: string;
  /** One sentence, in French. */
  description: string;
  /** `@since` of its JSDoc: the version that brought it. */
  since: string | undefined;
  /** Newest first. */
  changes: readonly ComponentChange[];
}

interface Told {
  version: string;
  isPending: boolean;
  texts: readonly string[];
}

const versionOfKit = (): string =>
  (JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as { version: string }).version;

/** What CHANGELOG.md tells by version, newest first. */
function published(): Told[] {
  const [, ...sections] = readFileSync(join(ui, 'CHANGELOG.md'), 'utf8').split(/^## /m);
  return sections.map((section) => {
    const [version = '', ...lines] = section.split('\n');
    const texts = lines
      .filter((line) => !line.startsWith('###'))
      .join('\n')
      .split(/^- (?:[\da-f]{7,}: )?|\n{2,}/m)
      .map((text) => text.replaceAll(/\s+/g, ' ').trim())
      .filter((text) => text !== '');
    return { version: version.trim(), isPending: false, texts };
  });
}

/** The version after `version` when something of this weight changes. */
function after(version: string, weight: string): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (weight === 'major') return `${major + 1}.0.0`;
  return weight === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** What the changesets tell of the version to come, if any concerns the kit. */
function pending(): Told[] {
  const told = globSync('*.md', { cwd: changesets })
    .toSorted()
    .flatMap((file) => {
      const [, head = '', ...text] = readFileSync(join(changesets, file), 'utf8').split(/^---$/m);
      const weight = /^'@habilis\/ui': (\w+)$/m.exec(head)?.[1];
      return weight === undefined ? [] : [{ weight, text: text.join('---').replaceAll(/\s+/g, ' ').trim() }];
    });
  const heaviest = ['major', 'minor', 'patch'].find((one) => told.some(({ weight }) => weight === one));
  if (heaviest === undefined) return [];
  return [{ version: after(versionOfKit(), heaviest), isPending: true, texts: told.map(({ text }) => text) }];
}

/** All versions told, newest first. */
export const versionsTold = (): readonly Told[] => [...pending(), ...published()];

/** The sentences of a text that name a component as code. */
const sentencesOn = (name: string, text: string): string =>
  text
    .split(/(?<=[.;]) (?=[A-Z`])/)
    .filter((sentence) => sentence.includes(`\`${name}\``))
    .join(' ')
    .replace(/;$/, '.');

/** The facts of every component, read from its source, its stories and the changelog. */
export function componentFacts(): readonly ComponentFacts[] {
  const versions = versionsTold();
  return globSync('src/components/*/*.tsx', { cwd: ui })
    .filter((file) => basename(file, '.tsx') === basename(dirname(file)))
    .toSorted()
    .map((file) => {
      const name = basename(file, '.tsx');
      const source = readFileSync(join(ui, file), 'utf8');
      const stories = readFileSync(join(ui, dirname(file), `${name}.stories.tsx`), 'utf8');
      const [, above = ''] =
        new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\nexport (?:function|const) ${name}\\b`).exec(source) ?? [];
      return {
        name,
        family: /^ {2}title: '(.+)\/\w+',$/m.exec(stories)?.[1] ?? '',
        description: /\/\*\* (.+) \*\/\nconst meta = /.exec(stories)?.[1] ?? '',
        since: /@since (\S+)/.exec(above)?.[1],
        changes: versions.flatMap(({ version, isPending, texts }) =>
          texts.flatMap((text) => {
            const told = sentencesOn(name, text);
            return told === '' ? [] : [{ version, isPending, text: told }];
          }),
        ),
      };
    });
}
