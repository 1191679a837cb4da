// Each text that tells that something was done or was not (keys in .succes and .echec), each status of the catalogue and each fault of messages,
// their types and questions (E13) is read in a story or a journey, word for word.
import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './provision.mjs';

/** Read in a story of the kit, which gives it the words. */
const READ_ELSEWHERE = new Set(['workflow.lecture.echec', 'menu.recherche.echec']);

const filesOf = (pattern) => globSync(pattern, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
const plain = (text) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const texts = Object.assign({}, ...filesOf('packages/i18n/src/fr/*.json').map((text) => JSON.parse(text)));
const read = [...filesOf('apps/web/src/**/*.stories.tsx'), ...filesOf('apps/web/e2e/*.ts')].map(plain).join('\n');

const KINDS = [
  /\.(?:[a-z]+-)?(?:succes|echec|echec-avec-faq)(?:\.[A-Z]+)?$/,
  /^erreurs\.(?:http\.\d+|\d{3}\.(?:titre|description))$/,
  /^(?:faqs|messages|types-message)\.erreurs\./,
];
const told = Object.keys(texts).filter((key) => KINDS.some((kind) => kind.test(key)));
const unread = told.filter((key) => !READ_ELSEWHERE.has(key) && !read.includes(plain(texts[key])));
for (const key of unread) console.error(`${key} : « ${texts[key]} » n’est lu dans aucune story ni aucun parcours`);
if (told.length < 40) console.error('les textes de succès et d’échec ne sont plus trouvés');
process.exitCode = unread.length > 0 || told.length < 40 ? 1 : 0;
