#!/usr/bin/env bash
# In a file of design tokens a duration is an object of value and unit (Design Tokens Format Module 2025.10, « Duration »), as a dimension is. Style Dictionary
# writes a dimension as `1.5rem` and a duration as `[object Object]`, alone or in a transition, into the CSS, without a warning: the rule that uses it is
# no rule, and nothing moves. Who takes our theme through it (`@habilis/ui/tokens`) has that for each `duration`; the kit's README says what to do.
set -eu
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts style-dictionary@5.5.5 >/dev/null
cat >tokens.json <<'JSON'
{
  "gap": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } },
  "short": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
  "fade": {
    "$type": "transition",
    "$value": { "duration": { "value": 200, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0.2, 0, 0, 1] }
  }
}
JSON
cat >build.mjs <<'JS'
import { readFileSync } from 'node:fs';
import StyleDictionary from 'style-dictionary';
const files = [{ destination: 'tokens.css', format: 'css/variables' }];
const dictionary = new StyleDictionary({ source: ['tokens.json'], platforms: { css: { transformGroup: 'css', files } }, log: { verbosity: 'silent' } });
const [{ output }] = await dictionary.formatPlatform('css');
const lines = output.split('\n').filter((line) => line.includes('--'));
console.log(`style-dictionary ${JSON.parse(readFileSync('node_modules/style-dictionary/package.json', 'utf8')).version}`);
console.log(lines.join('\n'));
const valueOf = (name) => lines.find((line) => line.includes(`--${name}:`))?.split(': ')[1];
const isSo = valueOf('gap') === '1.5rem;' && valueOf('short') === '[object Object];' && valueOf('fade')?.startsWith('[object Object] cubic-bezier');
process.exit(isSo ? 0 : 1);
JS
node build.mjs
