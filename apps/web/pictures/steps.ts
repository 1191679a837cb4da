import type { Page } from '@playwright/test';

/** Brings a page to the state to picture; `base` is the address of the role's area. */
export type Open = (page: Page, base: string) => Promise<unknown>;
/** A scene; `name` is that of its file. */
export type Scene = readonly [name: string, open: Open];

/** Goes to an address of the role's area. */
export const go =
  (rest: string): Open =>
  (page, base) =>
    page.goto(base + rest);

/** Opens the first line of a list that contains a text. */
export const line =
  (list: string, text = ''): Open =>
  async (page, base) => {
    await page.goto(base + list);
    const link = page.locator('main table th a, main ul a').filter({ hasText: text }).first();
    await link.waitFor();
    await page.goto(await link.evaluate((anchor: HTMLAnchorElement) => anchor.href));
    await page.locator('h1[tabindex]').waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Presses a button; on a phone, opens the menu first when it is there. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).last();
  const others = page.getByRole('button', { name: 'Autres actions' }).first();
  await button.or(others).first().waitFor();
  if (await button.isVisible()) await button.click();
  else {
    await others.click();
    await page.getByRole('menuitem', { name }).click();
  }
  await page.waitForTimeout(400);
}

/** Searches from the header, without opening anything. */
export const search =
  (typed: string): Open =>
  async (page, base) => {
    await page.goto(base, { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type(typed);
    await page.waitForLoadState('networkidle');
    await page
      .getByRole('search')
      .getByRole('status')
      .filter({ hasText: /résultat/ })
      .waitFor({ state: 'attached' });
  };
