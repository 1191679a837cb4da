import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Call, createClient } from '@habilis/api/client/createClient';
import { session } from '@habilis/api/session/endpoints';
import { type Browser, type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
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

const homeStands = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Bienvenue)/ })).toBeVisible();

/** Signs in on the sign-in page and waits for the role's home. */
export async function signInByPage(page: Page, habilisId: string): Promise<void> {
  followCalls(page);
  await page.goto('/connexion');
  await page.getByLabel('Identifiant ou adresse électronique').fill(habilisId);
  await page.getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await homeStands(page);
}

/** Where the demonstration under test answers. */
export const origin = (): string => `http://localhost:${process.env['E2E_PORT'] ?? ''}`;

/** Calls as nobody, without the cookies of any page. */
export const guest = (): Call => createClient({ baseUrl: `${origin()}/api`, token: () => null });

/** A token of a person, without a browser. */
export async function tokenOf(habilisId: string): Promise<string> {
  const body = { username: habilisId, password: demoPassword() };
  return (await guest()(session.authenticate, { body })).id_token;
}

/** Has the pages of a browser bear a token, as the sign-in page does. */
export const keepToken = (context: BrowserContext, value: string): Promise<void> =>
  context.addCookies([{ name: 'habilis-token', value, url: origin(), sameSite: 'Strict' }]);

/** Signs in by a call, as the sign-in page does, for what does not begin there: half of a page's time; waits for the role's home. */
export async function signIn(page: Page, habilisId: string): Promise<void> {
  followCalls(page);
  await keepToken(page.context(), await tokenOf(habilisId));
  await page.goto('/');
  await homeStands(page);
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
    await mail.goto(`/demonstration/courriels?pour=${encodeURIComponent(address)}`);
    await expect(mail.getByRole('listitem').filter({ hasText: subject }).first()).toBeVisible();
  }).toPass();
  await mail.getByRole('listitem').filter({ hasText: subject }).first().getByRole('link').first().click();
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
