// The theme as design tokens (Design Tokens Format, Color and Resolver Modules 2025.10), in packages/ui/tokens, for drawing tools and other products. `--write` rewrites them.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DURATION_USES, ROLE_USES, SHAPE_USES, TEXT_USES } from '../apps/storybook/guides/fondations/tokenUses.ts';
import { hexOf } from '../packages/ui/src/theme/contrast.ts';
import { media, z } from '../packages/ui/src/theme/media.ts';
import { HIGH_CONTRAST, ROLES } from '../packages/ui/src/theme/roles.ts';
import { SHADES } from '../packages/ui/src/theme/shades.ts';
import { SPACES } from '../packages/ui/src/theme/space.ts';
import { ACCENT } from '../packages/ui/src/theme/tinted.ts';
import { VALUES } from '../packages/ui/src/theme/values.ts';
import { root } from './provision.mjs';

const folder = join(root, 'packages/ui/tokens');
const SCHEMAS = 'https://www.designtokens.org/schemas/2025.10';

// Styles are named after the file that declares them: without one, they refuse to load.
createRequire(join(root, 'packages/ui/package.json'))('@vanilla-extract/css/fileScope').setFileScope('tokens', 'ui');
const { vars } = await import('../packages/ui/src/theme/vars.css.ts');
const { text } = await import('../packages/ui/src/theme/text.ts');

const exact = (value) => Number(value.toFixed(4));
const length = (value, unit = 'px') => ({ value, unit });

/** A colour of the theme, with its nearest in sRGB for tools that know no OKLCH. */
function colour(written) {
  if (written.startsWith('#')) {
    const level = written === '#000' ? 0 : 1;
    return { colorSpace: 'srgb', components: [level, level, level], hex: hexOf(written) };
  }
  const [, numbers, alpha] = /^oklch\(([^/)]+)(?:\/([\d.]+))?\)$/.exec(written) ?? [];
  if (numbers === undefined) throw new Error(`${written} : ni OKLCH, ni noir, ni blanc`);
  const components = numbers.split(' ').map(Number);
  return { colorSpace: 'oklch', components, ...(alpha && { alpha: Number(alpha) }), hex: hexOf(written) };
}

/** A token; `css` is the variable that holds it in a page. */
const token = (value, { use, css } = {}) => ({
  $value: value,
  ...(use && { $description: use }),
  ...(css && { $extensions: { 'fr.habilis': { css } } }),
});
const group = (type, entries) => ({ $type: type, ...Object.fromEntries(entries) });
/** A group of the theme's values, each made a token by `valueOf`. */
const groupOf = (type, values, valueOf, { uses = {}, css = {} } = {}) =>
  group(
    type,
    Object.entries(values).map(([name, value]) => [name, token(valueOf(value), { use: uses[name], css: css[name] })]),
  );

const coloursIn = (theme, roles) =>
  groupOf('color', roles, (both) => colour(both[theme]), { uses: ROLE_USES, css: vars.color });
const shadowsIn = (theme) =>
  groupOf(
    'shadow',
    VALUES.shadow,
    (layers) =>
      layers.map(({ x, y, blur, spread, ...both }) => ({
        color: colour(both[theme]),
        offsetX: length(x),
        offsetY: length(y),
        blur: length(blur),
        spread: length(spread),
      })),
    { uses: SHAPE_USES.shadow, css: vars.shadow },
  );
const shadesIn = (theme) =>
  group(
    'color',
    SHADES.map((both, step) => [step + 1, token(colour(both[theme]))]),
  );
const inTheme = (theme) => ({ color: coloursIn(theme, ROLES), shade: shadesIn(theme), shadow: shadowsIn(theme) });

const sizes = (values) =>
  groupOf('dimension', values, (value) => length(value), { uses: SHAPE_USES.size, css: vars.size });
const durations = (values) =>
  groupOf('duration', values, (value) => length(value, 'ms'), { uses: DURATION_USES, css: vars.duration });

const BODY = { size: 1, line: 1.5, weight: 400 };
const remOf = (written, size) => {
  const value = Number.parseFloat(written);
  return exact(written.endsWith('rem') ? value : value * size);
};
/** A style of text; what it says in `em` is told in `rem`, and what it leaves to the text around it as in the body. */
function typography({ fontFamily, fontSize, lineHeight, fontWeight = BODY.weight, letterSpacing = '0rem' }) {
  const size = remOf(fontSize, BODY.size);
  return {
    fontFamily: fontFamily === undefined ? '{font.body}' : '{font.mono}',
    fontSize: length(size, 'rem'),
    fontWeight,
    letterSpacing: length(remOf(letterSpacing, size), 'rem'),
    lineHeight: exact((lineHeight === undefined ? BODY.line : remOf(lineHeight, size)) / size),
  };
}

const breakpoints = Object.entries(media).flatMap(([name, query]) => {
  const [, edge] = /^\(m(?:ax|in)-width: ([\d.]+)rem\)$/.exec(query) ?? [];
  return edge === undefined ? [] : [[name, token(length(Number(edge), 'rem'), { use: query })]];
});

const format = (tokens) => ({ $schema: `${SCHEMAS}/format.json`, ...tokens });
const FILES = {
  'habilis.tokens.json': format({
    $description: 'Le thème de Habilis, en clair. Les autres fichiers ne disent que ce qui change.',
    ...inTheme('light'),
    accent: groupOf('number', ACCENT, (value) => value, { css: vars.accent }),
    font: groupOf('fontFamily', VALUES.font, (names) => names, { css: vars.font }),
    text: groupOf('typography', text, typography, { uses: TEXT_USES }),
    space: group(
      'dimension',
      SPACES.map((space) => [space, token(length(space))]),
    ),
    radius: groupOf('dimension', VALUES.radius, (value) => length(value), {
      uses: SHAPE_USES.radius,
      css: vars.radius,
    }),
    size: sizes(VALUES.size),
    duration: durations(VALUES.duration),
    ease: { $type: 'cubicBezier', $value: VALUES.ease },
    breakpoint: group('dimension', breakpoints),
    layer: groupOf('number', z, (value) => value),
  }),
  'dark.tokens.json': format(inTheme('dark')),
  'light-contrast.tokens.json': format({ color: coloursIn('light', HIGH_CONTRAST) }),
  'dark-contrast.tokens.json': format({ color: coloursIn('dark', HIGH_CONTRAST) }),
  'touch.tokens.json': format({ size: sizes(VALUES.coarse) }),
  'still.tokens.json': format({ duration: durations({ fast: 0, enter: 0, leave: 0 }) }),
  'habilis.resolver.json': {
    $schema: `${SCHEMAS}/resolver.json`,
    name: 'Habilis',
    version: '2025.10',
    sets: { theme: { sources: [{ $ref: 'habilis.tokens.json' }] } },
    modifiers: {
      theme: {
        description: 'data-theme, ou le réglage du système, avec ou sans contraste élevé',
        contexts: {
          light: [],
          'light-contrast': [{ $ref: 'light-contrast.tokens.json' }],
          dark: [{ $ref: 'dark.tokens.json' }],
          'dark-contrast': [{ $ref: 'dark.tokens.json' }, { $ref: 'dark-contrast.tokens.json' }],
        },
        default: 'light',
      },
      pointer: {
        description: 'Au doigt, ce qui se presse grandit',
        contexts: { fine: [], coarse: [{ $ref: 'touch.tokens.json' }] },
        default: 'fine',
      },
      motion: {
        description: 'Mouvement réduit',
        contexts: { full: [], reduced: [{ $ref: 'still.tokens.json' }] },
        default: 'full',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/theme' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/pointer' },
      { $ref: '#/modifiers/motion' },
    ],
  },
};

const isObject = (value) => typeof value === 'object' && value !== null;
const membersOf = (value, write) => Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${write(one)}`);
const onOneLine = (value) => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{ ${membersOf(value, onOneLine).join(', ')} }`;
};

/** JSON that reads well: a value without objects stands on one line. */
function written(value, indent = '') {
  const inline = onOneLine(value);
  const isFlat = !isObject(value) || !Object.values(value).some((one) => isObject(one) && !Array.isArray(one));
  if (inline === '{  }' || (isFlat && inline.length < 100)) return inline;
  const deeper = `${indent}  `;
  const write = (one) => written(one, deeper);
  const lines = Array.isArray(value) ? value.map(write) : membersOf(value, write);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => deeper + line).join(',\n')}\n${indent}${close}`;
}

const known = existsSync(folder) ? readdirSync(folder) : [];
const current = new Map(Object.entries(FILES).map(([name, content]) => [name, `${written(content)}\n`]));
const stale = [...current].filter(
  ([name, content]) => !known.includes(name) || readFileSync(join(folder, name), 'utf8') !== content,
);
const left = known.filter((name) => !current.has(name));
if (process.argv.includes('--write')) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of stale) writeFileSync(join(folder, name), content);
  for (const name of left) rmSync(join(folder, name));
} else if (stale.length + left.length > 0) {
  for (const name of [...stale.map(([one]) => one), ...left]) console.error(`packages/ui/tokens/${name}`);
  console.error('Ces jetons ne disent plus ce que dit le thème : `npm run fix` les récrit.');
  process.exitCode = 1;
}
console.log(`${current.size} fichiers de jetons`);
