import { fileURLToPath } from 'node:url';
import { AT_START } from '@habilis/i18n/AT_START';
import type { Plugin } from 'vite';
import { areaOf, CHECK, COMMON, pageJudge, ROUTES, type TextAreas, textAreas } from './textAreas.ts';

const MODULE = 'virtual:textes/';
const RESOLVED = `\0${MODULE}`;
const LOADER = fileURLToPath(import.meta.resolve('@habilis/i18n/loadMessages'));

/** The area whose texts a module is, for the name of its file. */
export const textModule = (id: string): string | null =>
  id.startsWith(RESOLVED) ? `textes-${id.slice(RESOLVED.length)}` : null;

function moduleOf({ areas }: TextAreas, name: string): string {
  const texts = areas.get(name);
  if (texts === undefined) throw new Error(`aucun texte de l’espace ${name}`);
  if (name === CHECK) return `export const texts = ${JSON.stringify(texts)};`;
  return `import { addMessages } from ${JSON.stringify(LOADER)};\naddMessages(${JSON.stringify(texts)});`;
}

/** Gives the texts of an area as a module, and has the pages of its screens read it before they are drawn (decision 0213). */
export function textModules(): Plugin {
  let kept: TextAreas | undefined;
  let isPage: ReturnType<typeof pageJudge> = () => false;
  const known = () => (kept ??= textAreas());
  const textsWith = (file: string): string | undefined => {
    if (file === ROUTES) return COMMON;
    const area = isPage(file) ? areaOf(file) : undefined;
    return area !== undefined && Object.keys(known().areas.get(area) ?? {}).length > 0 ? area : undefined;
  };
  return {
    name: 'text-modules',
    enforce: 'pre',
    buildStart() {
      kept = undefined;
      isPage = pageJudge();
    },
    resolveId: { filter: { id: /^virtual:textes\// }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:textes\// }, handler: (id) => moduleOf(known(), id.slice(RESOLVED.length)) },
    transform: {
      filter: { id: /\/apps\/web\/src\/(routes\.ts|features\/.*Route\.tsx)$/ },
      handler(code, id) {
        const area = textsWith(id);
        return area === undefined ? undefined : { code: `import '${MODULE}${area}';${code}`, map: null };
      },
    },
  };
}

const address = (name: string): string => `assets/fr/${name}.json`;

/** Writes the files of texts that are read at start, and asks for them with the page, before any script does. */
export function textsAtStart(): Plugin {
  return {
    name: 'texts-at-start',
    apply: 'build',
    generateBundle() {
      const { start } = textAreas();
      for (const name of AT_START) {
        const own = Object.entries(start).filter(([key]) => key.startsWith(`${name}.`));
        this.emitFile({ type: 'asset', fileName: address(name), source: JSON.stringify(Object.fromEntries(own)) });
      }
    },
    transformIndexHtml: () =>
      AT_START.map((name) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${address(name)}`, as: 'fetch', crossorigin: '' },
        injectTo: 'head' as const,
      })),
  };
}
