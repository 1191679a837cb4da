import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, type Request } from '@playwright/test';
import { expectValidHtml } from './expectValidHtml.ts';

/** Password of every account of the demonstration under test. */
export const demoPassword = (): string =>
  readFileSync(join(process.env['E2E_DATA'] ?? '', 'demo-password'), 'utf8').trim();

const underWay = new WeakMap<Page, Set<Request>>();

/** Follows the calls of a page, for `settled`; call it before the page's first address. */
export function followCalls(page: Page): void {
  if (underWay.has(page)) return;
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on('request', (request) => void (request.url().includes('/api/') && calls.add(request)));
  page.on('requestfinished', (request) => void calls.delete(request));
  page.on('requestfailed', (request) => void calls.delete(request));
}

/** Waits until the calls that a signed-in page makes by itself (such as its counts) are answered; one still under way would notice a session ended too early. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    for (let look = 0; look < 3; look++) {
      expect(underWay.get(page)?.size).toBe(0);
      await page.waitForTimeout(100);
    }
  }).toPass();
}

/** Signs in on the sign-in page and waits for the role's home. */
export async function signIn(page: Page, habilisId: string): Promise<void> {
  followCalls(page);
  await page.goto('/connexion');
  await page.getByLabel('Identifiant ou adresse électronique').fill(habilisId);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Bienvenue)/ })).toBeVisible();
}

/** Signs a person in, in a browser context of their own. */
export async function personAt(browser: Browser, habilisId: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  const page = await context.newPage();
  await signIn(page, habilisId);
  return page;
}

/** The link of the latest mail to an address, read from the demonstration's page of unsent mails. */
export async function latestLink(page: Page, address: string, subject: string): Promise<string> {
  const mail = await page.context().newPage();
  await expect(async () => {
    await mail.goto('/demonstration/courriels');
    await expect(mail.locator('li', { hasText: address }).filter({ hasText: subject }).first()).toBeVisible();
  }).toPass();
  await mail.locator('li', { hasText: address }).filter({ hasText: subject }).first().getByRole('link').click();
  const text = await mail.locator('blockquote').innerText();
  await mail.close();
  const path = /https?:\/\/[^/]+(\/\S+)/.exec(text)?.[1];
  if (path === undefined) throw new Error(`aucun lien dans « ${text} »`);
  return path;
}

/** The smallest file that is a real PDF. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

/** The app's message about what was just done; the history of the page may use the same words. */
export const told = (page: Page, words: string): Locator =>
  page.getByRole('region', { name: 'Messages de l’application' }).getByText(words);

/** Checks that axe finds no fault in the current colours, and that the HTML is valid. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectValidHtml(page);
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames, and the other mode opens another page, which costs more than the check.
    .setLegacyMode()
    // What is right is not described, part by part.
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html.slice(0, 200)) }))).toEqual([]);
}
