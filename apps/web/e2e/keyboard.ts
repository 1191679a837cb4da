import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 120;

/** Presses one key, from where the focus is, until `target` has the focus. */
export async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} ne s’atteint pas par la touche ${key}`);
}

/** Reaches a link, button or choice with one key, and activates it. */
export async function take(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await goTo(page, target, key);
  await page.keyboard.press('Enter');
}

/** Reaches a field with one key, and types in it. */
export async function write(page: Page, field: Locator, text: string, key = 'Tab'): Promise<void> {
  await goTo(page, field, key);
  await page.keyboard.type(text);
}
