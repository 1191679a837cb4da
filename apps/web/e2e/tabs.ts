import { expect, type Page } from '@playwright/test';
import { followCalls, settled, signInByPage } from './demonstration.ts';

/** Whose tabs they are. */
export const MANAGER = 'LPF20001';

/** The dialog over a page whose session has ended. */
export const relogin = (page: Page) => page.getByRole('dialog', { name: 'Reconnexion' });
/** What a cookie of a page holds. */
export const cookieOf = async (page: Page, wanted: string) =>
  (await page.context().cookies()).find(({ name }) => name === wanted)?.value ?? '';

/** Two tabs of one person at their role's home. */
export async function twoTabs(page: Page): Promise<Page> {
  await signInByPage(page, MANAGER);
  const other = await page.context().newPage();
  followCalls(other);
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible();
  await Promise.all([settled(page), settled(other)]);
  return other;
}

/** Ends the session on the server without the browser knowing. */
export async function endSession(page: Page): Promise<void> {
  const headers = {
    authorization: `Bearer ${await cookieOf(page, 'habilis-token')}`,
    'x-xsrf-token': await cookieOf(page, 'XSRF-TOKEN'),
  };
  expect((await page.request.delete('/api/authenticate', { headers })).status()).toBe(204);
}
