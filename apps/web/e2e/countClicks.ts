import type { Page } from '@playwright/test';

/** Counts the presses of a pointer on the page, from now on; keys do not count. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => void clicks++);
  await page.evaluate(() => {
    const tell: unknown = Reflect.get(globalThis, 'tellClick');
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0 && typeof tell === 'function') tell();
      },
      true,
    );
  });
  return () => clicks;
}
