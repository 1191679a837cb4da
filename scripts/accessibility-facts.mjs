// What the accessibility declaration says of the automatic checks, read from the checks' own lists. `--write` rewrites it, dated today if it changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CHECKED_MODES, REFLOW_WIDTH } from '../apps/storybook/.storybook/checkedModes.ts';
import { PAIRS } from '../packages/ui/src/theme/contrast.ts';
import { root } from './provision.mjs';

const path = join(root, 'apps/web/src/features/pages-publiques/accessibilityFacts.json');
const WIDE = 1280;

/** The axe version used by the journeys, which check each page last. */
function engine() {
  const journeys = createRequire(createRequire(join(root, 'apps/web/package.json')).resolve('@axe-core/playwright'));
  const { name, version } = journeys('axe-core/package.json');
  return { moteur: name, version };
}

const least = (front) => Math.min(...PAIRS.filter(([one]) => one === front).map(([, , ratio]) => ratio));

const OF_MODES = {
  dark: { nom: 'sombre' },
  forcedColors: { nom: 'couleurs-forcees' },
  reflow: { nom: 'largeur', largeur: REFLOW_WIDTH, zoom: (WIDE / REFLOW_WIDTH) * 100 },
};

function controles() {
  const modes = Object.keys(CHECKED_MODES).map((mode) => {
    if (!(mode in OF_MODES)) throw new Error(`${mode} : dites dans OF_MODES ce que la déclaration en dit`);
    return OF_MODES[mode];
  });
  return [
    { nom: 'axe', ...engine() },
    ...modes,
    { nom: 'clavier' },
    { nom: 'contraste', texte: least('text'), contour: Math.min(least('borderControl'), least('focus')) },
  ];
}

const known = JSON.parse(readFileSync(path, 'utf8'));
const current = controles();
const isSame = JSON.stringify(known.controles) === JSON.stringify(current);
if (process.argv.includes('--write')) {
  const etablieLe = isSame ? known.etablieLe : new Date().toISOString().slice(0, 10);
  writeFileSync(path, `${JSON.stringify({ etablieLe, controles: current }, null, 2)}\n`);
} else if (!isSame) {
  console.error(`- ${JSON.stringify(known.controles)}\n+ ${JSON.stringify(current)}`);
  console.error('La déclaration d’accessibilité ne dit plus les contrôles tels qu’ils sont : `npm run fix` la récrit.');
  process.exitCode = 1;
}
console.log(`${current.length} contrôles déclarés`);
