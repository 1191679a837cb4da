// Each component tells the version that brought it (`@since`), and the changelog, or a changeset to come, tells of those that came after the first version.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES } from '../apps/storybook/.storybook/docs/families.ts';
import { componentFacts, versionsTold } from '../apps/storybook/.storybook/componentFacts.ts';
import { root } from './provision.mjs';

const preview = readFileSync(join(root, 'apps/storybook/.storybook/preview.tsx'), 'utf8');
const order = [...(preview.split('order: [')[1]?.split(']')[0] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
const components = componentFacts();
const versions = versionsTold().map(({ version }) => version);
const first = versions.at(-1);

function faultOf({ family, description, since, changes }) {
  if (!FAMILIES.includes(family)) return `sa famille « ${family} » n’est pas de la galerie (families.ts)`;
  if (description === '') return 'ses histoires n’ont pas de phrase au-dessus de `meta`';
  if (since === undefined) return `dites dans son JSDoc la version qui l’apporte : @since ${versions[0]}`;
  if (!versions.includes(since)) return `@since ${since} : le journal ne connaît que ${versions.join(', ')}`;
  const isTold = since === first || changes.some(({ version }) => version === since);
  return isTold ? undefined : `le journal de ${since} ne le nomme pas : npm run pnpm -- exec changeset`;
}

const faults = components.flatMap((facts) => {
  const fault = faultOf(facts);
  return fault === undefined ? [] : [`${facts.name} : ${fault}`];
});
if (order.filter((name) => FAMILIES.includes(name)).join() !== FAMILIES.join())
  faults.push('preview.tsx et families.ts : les familles n’y ont pas le même ordre');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
console.log(`${components.length} composants disent depuis quand ils sont là`);
