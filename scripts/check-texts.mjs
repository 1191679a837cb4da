// Every text is used: reports keys that no source names, except those fixed by the specification or chosen at run time.
// The titles of refusals must also match `erreurs.json`, except those only for the screen.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_TITLES, FIELD_TITLES } from '../packages/api/src/wire/ProblemTitle.ts';
import { titleKeys } from '../packages/i18n/src/titleKeys.ts';
import { root } from './provision.mjs';

/** Families whose keys are chosen at run time, from an enumeration or an error's title. */
const RUNTIME_FAMILIES = [
  /^workflow\.(?!commission)/,
  /^roles\./,
  /^alertes\./,
  /^entites\.(regime|type-entite|piece)\./,
  /\.erreurs\./,
];
/** Files that the specification loads at start for later areas: they hold at least the area's name. */
const AREA_NAME = /\.(titre|nom)$/;
/** Keys under `erreurs.` that screens show without a title from the server. */
const DISPLAYED = /^erreurs\.(\d{3}\.|http\.|form\.|page\.|(erreur|succes|trop-de-tentatives-delai)$)/;
const FIXED = new Set(['faqs.categories.suppression.echec-avec-faq']);

let source = '';
function read(directory) {
  for (const name of readdirSync(directory)) {
    if (['node_modules', 'dist', 'compiled', 'fr', 'storybook-static'].includes(name)) continue;
    const path = join(directory, name);
    if (statSync(path).isDirectory()) read(path);
    else if (/\.(ts|tsx)$/.test(name) && name !== 'ProblemTitle.ts') source += readFileSync(path, 'utf8');
  }
}
for (const folder of ['packages', 'apps']) read(join(root, folder));

/** Keys built in a template; each placeholder stands for one part of the key. */
const templates = [...source.matchAll(/`([a-z][\w.${}()?:' =!-]*)`/gi)]
  .map(([, text]) => text)
  .filter((text) => text.includes('${') && /^[a-z-]+\./.test(text))
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

/** `erreurs.{title}` belongs to the title, which rules and calls write without the prefix (specification, section 8). */
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

const titles = new Set([...Object.values(CALL_TITLES).flat(), ...FIELD_TITLES]);
const untold = [...titles].filter((title) => !titleKeys(title).some((key) => keys.has(key)));
for (const title of untold) console.error(`titre sans texte : ${title}`);
const unlisted = [...keys].filter(
  (key) => key.startsWith('erreurs.') && !DISPLAYED.test(key) && !titles.has(key.slice('erreurs.'.length)),
);
for (const key of unlisted) console.error(`texte d’un titre que ProblemTitle ne connaît pas : ${key}`);
console.log(
  `${keys.size} textes, ${unused.length} sans usage ; ${untold.length} titres sans texte, ${unlisted.length} inconnus`,
);
process.exitCode = unused.length || untold.length || unlisted.length ? 1 : 0;
