import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STEPS = 120;

/** Goes on from where the focus is, by one key alone, until it is on `target`. */
export async function goTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(target)} ne s’atteint pas par la touche ${key}`);
}

/** Reaches a link, a button or a choice by one key, and takes it. */
export async function take(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await goTo(page, target, key);
  await page.keyboard.press('Enter');
}
