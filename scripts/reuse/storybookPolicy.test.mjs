import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_POLICY } from '../../apps/server/src/platform/http/contentPolicy.ts';
import { withChromium } from '../chromium.mjs';
import { serveStatic } from '../static-server.mjs';
import { storybookHeaders } from '../storybook-policy.mjs';

const PAGE = `<!doctype html><title>Essai</title><link rel="icon" href="data:," />
  <script>document.title += ', le sien';</script><script type="module" src="./own.js"></script>
  <iframe src="./frame.html"></iframe>`;

let folder;
let served;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'habilis-static-'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'frame.html'), '<!doctype html><p>Un cadre</p>');
  writeFileSync(join(folder, 'own.js'), "document.title += ', sa page';");
  writeFileSync(join(folder, 'essai.tokens.json'), '{}');
  served = await serveStatic(folder, { headersOf: storybookHeaders });
});
afterAll(() => {
  served.close();
  rmSync(folder, { recursive: true });
});

const get = (path) => fetch(served.url + path);
const policyOf = async (path) => {
  const header = (await get(path)).headers.get('content-security-policy');
  return Object.fromEntries(header.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)));
};

test('a page of Storybook has the policy of the product but for what Storybook needs', async () => {
  const policy = await policyOf('/');
  const directives = [...new Set([...Object.keys(policy), ...Object.keys(PAGE_POLICY)])];
  expect(directives.filter((name) => policy[name] !== PAGE_POLICY[name]).toSorted()).toEqual([
    'frame-ancestors',
    'frame-src',
    'report-uri',
    'require-trusted-types-for',
    'script-src',
    'style-src',
    'trusted-types',
    'worker-src',
  ]);
  expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
});

test.each(['/', '/own.js', '/nulle-part', '/..%2f..%2fetc%2fpasswd', '/%E0%A4%A'])(
  '%s is not sniffed, not framed elsewhere, read by no other site',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(['/', '/own.js'].includes(path) ? 200 : 404);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': path === '/' ? 'SAMEORIGIN' : 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/default-src 'none'/),
    });
  },
);

test('tokens are served under their own type', async () => {
  expect((await get('/essai.tokens.json')).headers.get('content-type')).toBe('application/design-tokens+json');
});

test('in a browser its scripts and frames run, a script slipped in does not', () =>
  withChromium(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${served.url}/`);
    await page.waitForFunction(() => document.title === 'Essai, le sien, sa page');
    await page.frameLocator('iframe').getByText('Un cadre').waitFor();
    const refused = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          const script = document.createElement('script');
          script.textContent = "document.title = 'glissé'";
          document.head.append(script);
        }),
    );
    expect(refused).toBe('script-src-elem');
    expect(await page.title()).toBe('Essai, le sien, sa page');
  }));
