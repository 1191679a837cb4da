import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** As strict as the product's: nothing inline but react-aria's one style (by its nonce), nothing from elsewhere, no text parsed as HTML, no policy that would allow it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-essai'; font-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const WORDS =
  'toolbar heading2 heading3 strong em bulletList orderedList undo redo link address addressError setLink removeLink loading';

/** A page with the editor, the view of what it writes, and an unrelated field. */
const ENTRY = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { RichText } from './RichText/RichText.tsx';
  import { RichTextEditor } from './RichTextEditor/RichTextEditor.tsx';
  import { TextField } from './TextField/TextField.tsx';
  const words = Object.fromEntries('${WORDS}'.split(' ').map((word) => [word, word]));
  function App() {
    const [value, onChange] = useState('<h2>Avant</h2><p>le <b>texte</b><script>alert(1)</script></p>');
    return h('main', null,
      h(TextField, { label: 'Nom', value: '', onChange: () => {} }),
      h(RichTextEditor, { label: 'Texte', value, onChange, words }),
      h('output', null, value),
      h(RichText, { html: value, headingLevel: 3 }));
  }
  createRoot(document.querySelector('#root')).render(h(App));
`;

const files = new Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>();
const faults: string[] = [];
let server: Server;
let browser: Browser;
let page: Page;

/** What loads with a chunk at once. */
function loadedWith(name: string, into = new Set<string>()): Set<string> {
  const file = files.get(name);
  if (into.has(name) || file?.type !== 'chunk') return into;
  into.add(name);
  for (const other of file.imports) loadedWith(other, into);
  return into;
}
const modulesOf = (name: string) => {
  const file = files.get(name);
  return file?.type === 'chunk' ? Object.keys(file.modules) : [];
};

beforeAll(async () => {
  // Else React is built with its warnings, which its production code cannot draw.
  vi.stubEnv('NODE_ENV', 'production');
  const components = new URL('..', import.meta.url).pathname;
  const built = await build({
    root: components,
    configFile: false,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? `${components}page.ts` : null),
        load: (id) => (id === `${components}page.ts` ? ENTRY : null),
      },
    ],
    build: { write: false, rollupOptions: { input: 'page', output: { entryFileNames: 'page.js' } } },
  });
  for (const { output } of [built].flat().filter((one) => 'output' in one)) {
    for (const file of output) files.set(file.fileName, file);
  }
  const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
  const links = styles.map((name) => `<link rel="stylesheet" href="/${name}">`).join('');
  const html = `<!doctype html><html lang="fr"><meta property="csp-nonce" nonce="essai"><title>Essai</title>${links}<div id="root"></div><script type="module" src="/page.js"></script>`;
  server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    const file = files.get(name);
    const type = name.endsWith('.js') ? 'text/javascript' : name.endsWith('.css') ? 'text/css' : 'text/html';
    response.writeHead(name === '' || file !== undefined ? 200 : 404, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Security-Policy': POLICY,
    });
    response.end(name === '' ? html : file?.type === 'chunk' ? file.code : file?.source);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const executablePath = process.env['CHROMIUM_PATH'];
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath ? { executablePath } : {}),
  });
  page = await browser.newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) faults.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
});

test('the page came whole, and refuses what it is told to refuse', async () => {
  await page.getByRole('textbox', { name: 'Nom' }).waitFor();
  expect(faults).toEqual([]);
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>A</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  faults.length = 0;
});

test('the editor reads, writes, formats, links and pastes without a refusal', async () => {
  const text = page.getByRole('textbox', { name: 'Texte' });
  const written = page.locator('output');
  await text.waitFor();
  expect(await text.innerHTML()).toBe('<h2>Avant</h2><p>le <strong>texte</strong></p>');
  expect(await page.getByRole('heading', { level: 3, name: 'Avant' }).count()).toBe(1);

  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Un mot');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'strong' }).click();
  await page.getByRole('button', { name: 'bulletList' }).click();
  const item = '<ul><li><p><strong>Un mot</strong></p></li></ul>';
  await expect.poll(() => written.textContent()).toContain('<ul>');
  expect(await written.textContent()).toBe(item);

  await page.getByRole('button', { name: 'link', exact: true }).click();
  await page.getByRole('textbox', { name: 'address' }).fill('exemple.fr');
  await page.keyboard.press('Enter');
  await expect.poll(() => written.textContent()).toContain('<a href="https://exemple.fr">');

  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p style="color:red">Collé <i>ici</i><img src=x onerror=alert(1)></p>');
    clipboardData.setData('text/plain', 'Collé ici');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => written.textContent()).toContain('Collé ');
  expect(await written.textContent()).toContain('<em>ici</em>');
  expect(await text.locator('[style]').count()).toBe(0);
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'sans forme');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect.poll(() => written.textContent()).toContain('sans forme');
  expect(faults).toEqual([]);
});

test('only the page that writes a text loads the editor', () => {
  const first = [...loadedWith('page.js')].flatMap(modulesOf);
  expect(first.some((id) => id.includes('/TextField/'))).toBe(true);
  expect(first.filter((id) => /prosemirror|EditorSurface/.test(id))).toEqual([]);
  const later = [...files.keys()].filter((name) => !loadedWith('page.js').has(name)).flatMap(modulesOf);
  expect(later.some((id) => id.includes('prosemirror-view'))).toBe(true);
});
