import { expect, type Page, test } from '@playwright/test';
import { demoPassword, signInByPage } from './demonstration.ts';
import { cookieOf, endSession, MANAGER, relogin, twoTabs } from './tabs.ts';

const anyDialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** Both tabs ask for a page before either is answered: a later call of one would open the dialog over the link. */
async function askBoth(tabs: readonly Page[]): Promise<void> {
  await Promise.all(tabs.map((tab) => tab.getByRole('link', { name: 'Mes demandes' }).click()));
  for (const tab of tabs) await expect(relogin(tab)).toBeVisible();
}

test('[S4][S12] two tabs that come back at once refresh the token once, and both go on with the new one', async ({
  page,
}) => {
  const signingIn = page.waitForRequest((request) => request.method() === 'POST');
  const other = await twoTabs(page);
  const { cookie, 'x-xsrf-token': header } = await (await signingIn).allHeaders();
  expect(header).toMatch(/^[\w-]{24}$/);
  expect(cookie).toContain(`XSRF-TOKEN=${header}`);
  const former = await cookieOf(page, 'habilis-token');
  const sent: string[] = [];
  const authorizations = new Set<string | undefined>();
  for (const tab of [page, other])
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/')) return;
      sent.push(pathname);
      expect(request.headers()['x-xsrf-token']).toBeUndefined();
      if (pathname !== '/api/refresh-token') authorizations.add(request.headers()['authorization']);
    });
  const soon = String(Date.now() + 60_000);
  await page.evaluate((expiry) => localStorage.setItem('habilis-token-expiry', expiry), soon);
  await other.waitForFunction((expiry) => localStorage.getItem('habilis-token-expiry') === expiry, soon);
  await Promise.all(
    [page, other].map(async (tab) => {
      await tab.evaluate(() => dispatchEvent(new Event('focus')));
      await tab.getByRole('link', { name: 'Mes demandes' }).click();
      await expect(tab.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
    }),
  );
  expect(sent.filter((pathname) => pathname === '/api/refresh-token')).toHaveLength(1);
  const renewed = await cookieOf(page, 'habilis-token');
  expect(renewed).not.toBe(former);
  expect([...authorizations]).toEqual([`Bearer ${renewed}`]);
});

test('[S1][S5] signing in again in one tab goes on in the other, whose dialog closes by itself', async ({ page }) => {
  const other = await twoTabs(page);
  await endSession(page);
  await askBoth([page, other]);
  await relogin(page).getByLabel('Mot de passe', { exact: true }).fill(demoPassword());
  await relogin(page).getByRole('button', { name: 'Se connecter' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
    await expect(anyDialog(tab)).toHaveCount(0);
  }
});

test('[S3] giving up the re-login in one tab gives it up in the other: no dialog stays over the sign-in page', async ({
  page,
}) => {
  const other = await twoTabs(page);
  await endSession(page);
  await askBoth([page, other]);
  await relogin(page).getByRole('button', { name: 'Abandonner' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/connexion$/);
    await expect(tab.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(anyDialog(tab)).toHaveCount(0);
  }
  await signInByPage(other, MANAGER);
  await other.getByRole('link', { name: 'Mes demandes' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Mes demandes' })).toBeVisible();
});
