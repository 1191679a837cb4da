// Every text is used: reports keys that no source names, except those that are fixed or chosen at run time.
// The texts under `erreurs.` are those of the titles of refusals, which calls declare and rules give, and a few only for the screen.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CALLS } from '../packages/api/src/contract.ts';
import { allProblemTitles } from '../packages/api/src/openapi/problemTitles.ts';
import { titleText } from '../packages/i18n/src/titleText.ts';
import { root } from './provision.mjs';

/** Families whose keys are chosen at run time, from an enumeration or an error's title. */
const RUNTIME_FAMILIES = [
  /^workflow\.(?!commission)/,
  /^roles\./,
  /^alertes\./,
  /^entites\.(regime|type-entite|piece)\./,
  /\.erreurs\./,
];
/** Files loaded at start for later areas: they hold at least the area's name. */
const AREA_NAME = /\.(titre|nom)$/;
/** Keys under `erreurs.` that screens show without a title from the server. */
const DISPLAYED = /^erreurs\.(\d{3}\.|http\.|form\.|page\.|(erreur|succes|trop-de-tentatives-delai)$)/;
const FIXED = new Set(['faqs.categories.suppression.echec-avec-faq']);

let source = '';
/** The sources without their tests and examples. */
let product = '';
/** Those of them that give the titles of fields: the rules, the contract and the server. */
let giving = '';
const TRIED = /\/(mocks|test|builders|e2e)\/|\.(test|stories)\./;
const GIVING = /^(packages\/(domain|api)|apps\/server)\/src\//;
function read(directory) {
  for (const name of readdirSync(directory)) {
    if (['node_modules', 'dist', 'compiled', 'fr', 'storybook-static'].includes(name)) continue;
    const path = join(directory, name);
    if (statSync(path).isDirectory()) read(path);
    else if (/\.(ts|tsx)$/.test(name)) {
      const text = readFileSync(path, 'utf8');
      source += text;
      if (TRIED.test(path)) continue;
      product += text;
      if (GIVING.test(relative(root, path))) giving += text;
    }
  }
}
for (const folder of ['packages', 'apps']) read(join(root, folder));

/** Keys built in a template; each placeholder stands for one part of the key. */
const templates = [...source.matchAll(/`([a-z][\w.${}()?:' =!-]*)`/gi)]
  .map(([, text]) => text)
  .filter((text) => text.includes('${') && /^[a-z-]+\./.test(text))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

/** `erreurs.{title}` belongs to the title, which rules and calls write without the prefix (E2). */
const isUsedTitle = (key) => key.startsWith('erreurs.') && source.includes(`'${key.slice('erreurs.'.length)}'`);

const folder = join(root, 'packages/i18n/src/fr');
const unused = [];
const keys = new Set();
for (const file of readdirSync(folder)) {
  for (const key of Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8')))) {
    keys.add(key);
    if (FIXED.has(key) || AREA_NAME.test(key) || RUNTIME_FAMILIES.some((family) => family.test(key))) continue;
    if (isUsedTitle(key)) continue;
    if (!source.includes(key) && !templates.some((template) => template.test(key))) unused.push(key);
  }
}
for (const key of unused) console.error(`texte sans usage : ${key}`);

const callTitles = [...allProblemTitles(CALLS.map(({ endpoint }) => endpoint)).values()].flat();
/** What titles begin with, as `demande` in `demande.motif-requis`. */
const families = new Set([...keys].flatMap((key) => /^erreurs\.([a-z-]+)\./.exec(key)?.[1] ?? []));
/** Where the title of a field stands: in a fault, or in quotes with two words after its family, unlike a column of a table. */
const FIELD_TITLES = [
  /\btitle: '([a-z][a-z0-9.-]*)'/g,
  /\bfaultIf\([^;]*?'([a-z][a-z0-9.-]*)',?\s*\)/g,
  new RegExp(`'((?:${[...families].join('|')})\\.[a-z0-9]+(?:-[a-z0-9]+)+)'`, 'g'),
];
const fieldTitles = FIELD_TITLES.flatMap((place) => [...giving.matchAll(place)].map(([, title]) => title));
const titles = new Set([...callTitles, ...fieldTitles]);
const untold = [...titles].filter(
  (title) => titleText((key) => (keys.has(key) ? key : undefined), title) === undefined,
);
for (const title of untold) console.error(`titre sans texte : ${title}`);
const isGiven = (title) =>
  titles.has(title) ||
  [title, `erreurs.${title}`].some((text) => product.includes(`'${text}'`)) ||
  templates.some((template) => template.test(title));
const unlisted = [...keys].filter(
  (key) => key.startsWith('erreurs.') && !DISPLAYED.test(key) && !isGiven(key.slice('erreurs.'.length)),
);
for (const key of unlisted) console.error(`texte d’un titre que rien ne donne : ${key}`);
console.log(
  `${keys.size} textes, ${unused.length} sans usage ; ${untold.length} titres sans texte, ${unlisted.length} inconnus`,
);
process.exitCode = unused.length || untold.length || unlisted.length ? 1 : 0;
