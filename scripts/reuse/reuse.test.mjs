import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withChromium } from '../chromium.mjs';
import { root } from '../provision.mjs';
import { makeProduct, PACKAGES, run } from './product.mjs';

// Old module resolutions that our ES modules do not support, by choice.
const NOT_OFFERED = { kinds: ['CJSResolvesToESM'], resolutions: ['node10'] };
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

let product;
beforeAll(() => {
  product = makeProduct();
});
afterAll(() => product?.remove());

describe.each(PACKAGES)('@habilis/%s, packed', (name) => {
  const installed = () => join(product.folder, 'node_modules/@habilis', name);
  const manifest = () => JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'));

  test('has a manifest, files and exports that publint finds right', async () => {
    // Copied, because small files share one memory buffer.
    const { buffer } = Uint8Array.from(readFileSync(product.tarballs[name]));
    const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has right types at each address', async () => {
    const contents = createPackageFromTarballData(readFileSync(product.tarballs[name]));
    const entrypoints = contents.listFiles().flatMap((file) => addressOf(name, file));
    expect(entrypoints.length).toBeGreaterThan(40);
    const { problems } = await checkPackage(contents, { entrypoints });
    const faults = problems.filter(
      ({ kind, resolutionKind }) =>
        !NOT_OFFERED.kinds.includes(kind) && !NOT_OFFERED.resolutions.includes(resolutionKind),
    );
    expect(faults).toEqual([]);
  });

  test('leaves with ranges, its licence and declarations that name what runs, without source', () => {
    const { dependencies = {}, peerDependencies = {}, scripts, devDependencies } = manifest();
    const ranges = Object.entries({ ...dependencies, ...peerDependencies });
    expect(ranges.filter(([, range]) => !/^(\^|>=)\d/.test(range))).toEqual([]);
    expect({ scripts, devDependencies }).toEqual({});
    const files = run(product.folder, 'tar', 'tzf', product.tarballs[name]).split('\n');
    expect(files).toContain('package/LICENSE');
    expect(files).toContain('package/README.md');
    expect(readFileSync(join(installed(), 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest().version}\n`);
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.(test|stories)\./.test(file))).toEqual([]);
    const declarations = files.filter((file) => file.endsWith('.d.ts'));
    const specifiers = declarations.flatMap((file) => relativeSpecifiersOf(join(installed(), file.slice(8))));
    expect(specifiers.length).toBeGreaterThan(5);
    expect(specifiers.filter((specifier) => !specifier.endsWith('.js'))).toEqual([]);
  });
});

const styleOf = (element, property) => element.evaluate((one, name) => getComputedStyle(one)[name], property);
const backgroundOf = (element) => styleOf(element, 'backgroundColor');

const colourOf = ({ colorSpace, components, alpha = 1 }) =>
  colorSpace === 'oklch'
    ? `oklch(${components.join(' ')} / ${alpha})`
    : `rgb(${components.map((one) => one * 255).join(' ')} / ${alpha})`;
const lengthOf = ({ value, unit }) => `${value}${unit}`;

/** How the values of a type are written in a style, with a property that takes them. */
const WRITTEN = {
  color: ['backgroundColor', colourOf],
  number: ['lineHeight', String],
  fontFamily: ['fontFamily', (names) => names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ')],
  dimension: ['width', lengthOf],
  // The durations of transitions themselves are forced to nothing under reduced motion.
  duration: ['transitionDelay', lengthOf],
  shadow: [
    'boxShadow',
    (layers) =>
      layers
        .map(({ color, offsetX, offsetY, blur, spread }) =>
          [colourOf(color), ...[offsetX, offsetY, blur, spread].map(lengthOf)].join(' '),
        )
        .join(', '),
  ],
};

/** By CSS variable, the value that a packed tokens file gives it. */
function valuesIn(name) {
  const file = join(product.folder, 'node_modules/@habilis/ui/tokens', `${name}.tokens.json`);
  const { $schema: _schema, $description: _description, ...groups } = JSON.parse(readFileSync(file, 'utf8'));
  const pairs = Object.values(groups).flatMap(({ $type, ...tokens }) =>
    Object.values(tokens).flatMap(({ $value, $extensions }) => {
      if ($extensions === undefined) return [];
      const [property, write] = WRITTEN[$type];
      return [[$extensions['fr.habilis'].css, [property, write($value)]]];
    }),
  );
  return Object.fromEntries(pairs);
}

const relativeSpecifiersOf = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(([, specifier]) => specifier);

/** The specifier that a product would write for a file, if the package exports it. */
function addressOf(name, file) {
  const path = file.split(`node_modules/@habilis/${name}/dist/`)[1] ?? '';
  if (!path.endsWith('.js')) return [];
  const bare = path.replace(/\.js$/, '');
  if (name !== 'ui' || bare.startsWith('theme/')) return [`./${bare}`];
  const component = /^components\/(\w+)\/\1$/.exec(bare)?.[1];
  return component === undefined ? [] : [`./${component}`];
}

test('a strict product type-checks against the declarations, those included', () => {
  expect(run(product.folder, join(root, 'node_modules/.bin/tsc'), '-p', '.')).toBe('');
});

test('the rules and the client answer in plain Node', () => {
  const answers = JSON.parse(run(product.folder, 'node', 'answers.mjs'));
  expect(answers).toEqual({ end: '2033-02-28', guestMay: true, isProblem: true, title: 'demande.introuvable' });
});

describe('the example of the README, built by Vite', () => {
  let server;
  beforeAll(async () => {
    run(product.folder, 'pnpm', 'exec', 'vite', 'build', '--logLevel', 'warn');
    server = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : request.url;
      response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain');
      try {
        response.end(readFileSync(join(product.folder, 'dist', path)));
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server?.close());

  const withPage = (work, options = {}) =>
    withChromium(async (browser) => {
      const page = await browser.newPage({ locale: 'fr-FR', reducedMotion: 'reduce', ...options });
      const faults = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('response', (answer) => answer.status() >= 400 && faults.push(answer.url()));
      await page.goto(`http://127.0.0.1:${server.address().port}/`);
      await work(page);
      expect(faults).toEqual([]);
    });

  test('behaves: faults said by the field, focus on it, a date typed, the form sent', () =>
    withPage(async (page) => {
      const name = page.getByRole('textbox', { name: 'Nom' });
      await page.getByRole('button', { name: 'Réserver' }).click();
      await name.and(page.locator(':focus')).waitFor();
      expect(await name.getAttribute('aria-invalid')).toBe('true');
      const described = (await name.getAttribute('aria-describedby')).split(' ');
      const said = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
      expect(said).toEqual(['Celui de la personne qui vient', 'Saisissez votre nom.']);

      await name.fill('Éloïse Martin');
      await page.getByRole('spinbutton', { name: /jour/ }).first().pressSequentially('24122026');
      await page.getByRole('button', { name: 'Réserver' }).click();
      await page.getByText('Réservé pour Éloïse Martin.').waitFor();
      expect(await name.getAttribute('aria-invalid')).not.toBe('true');
    }));

  test('wears its own accent, at rest and under the pointer, with the faces that came along', () =>
    withPage(async (page) => {
      const button = page.getByRole('button', { name: 'Réserver' });
      expect(await backgroundOf(button)).toBe('oklch(0.415 0.0949 300)');
      await button.hover();
      expect(await backgroundOf(button)).toBe('oklch(0.345 0.078 302)');
      const faces = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter((face) => face.status === 'loaded').map((face) => face.family);
      });
      expect(faces.join()).toContain('Atkinson Hyperlegible Next Variable');
    }));

  test('wears its own radius, mark and name: nothing that is seen or told is of the house', () =>
    withPage(async (page) => {
      for (const control of [
        page.getByRole('button', { name: 'Réserver' }),
        page.getByRole('textbox', { name: 'Nom' }),
      ])
        expect(await styleOf(control, 'borderTopLeftRadius')).toBe('12px');
      const mark = page.locator('svg[viewBox="0 0 40 40"]');
      expect(await mark.locator('*').evaluateAll((shapes) => shapes.map(({ localName }) => localName))).toEqual([
        'path',
      ]);
      expect(await page.title()).toBe('Salles');
      expect(await page.locator('body').ariaSnapshot()).toContain('Salles');
      expect(await page.locator('body').ariaSnapshot()).not.toMatch(/habilis/i);
    }));

  test('stands in forced colours: edges are lines, texts take the colours of the system', () =>
    withPage(
      async (page) => {
        const button = page.getByRole('button', { name: 'Réserver' });
        const system = await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = 'ButtonText';
          return getComputedStyle(probe).color;
        });
        expect(await styleOf(button, 'color')).toBe(system);
        expect([await styleOf(button, 'borderTopWidth'), await styleOf(button, 'borderTopStyle')]).toEqual([
          '1px',
          'solid',
        ]);
      },
      { forcedColors: 'active' },
    ));

  test('follows the dark theme of the system', () =>
    withPage(
      async (page) => {
        expect(await backgroundOf(page.getByRole('button', { name: 'Réserver' }))).toBe('oklch(0.825 0.0975 288)');
        expect(await backgroundOf(page.locator('body'))).toBe('oklch(0.19 0.0208 305)');
      },
      { colorScheme: 'dark' },
    ));

  const MODES = [
    [['habilis'], { reducedMotion: 'no-preference' }],
    [['habilis', 'still', 'dark'], { colorScheme: 'dark' }],
    [['habilis', 'still', 'light-contrast'], { contrast: 'more' }],
    [['habilis', 'still', 'dark', 'dark-contrast'], { colorScheme: 'dark', contrast: 'more' }],
    [['habilis', 'still', 'touch'], { viewport: { width: 360, height: 800 } }],
  ];
  test.each(MODES)('the tokens %j are what a page of the house computes', (files, options) =>
    withPage(async (page) => {
      const told = Object.entries(Object.assign({}, ...files.map(valuesIn)));
      const wrong = await page.evaluate(
        (pairs) => {
          const { style } = document.documentElement;
          const probe = document.body.appendChild(document.createElement('div'));
          const computed = (property, value) => {
            probe.style[property] = '';
            probe.style[property] = value;
            if (probe.style[property] === '') throw new Error(`${property}: ${value} is not CSS`);
            return getComputedStyle(probe)[property];
          };
          for (const [css, , value] of pairs) {
            // What the product set as its own.
            if (/accent-(hue|chroma)|radius/.test(css)) style.setProperty(css.slice(4, -1), value);
          }
          return pairs.flatMap(([css, property, value]) =>
            computed(property, css) === computed(property, value) ? [] : [[css, computed(property, css), value]],
          );
        },
        told.map(([css, [property, value]]) => [css, property, value]),
      );
      expect(told.length).toBeGreaterThan(40);
      expect(wrong).toEqual([]);
    }, options),
  );
});
