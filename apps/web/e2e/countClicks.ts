import type { Page } from '@playwright/test';

function listen(): void {
  const tell: unknown = Reflect.get(globalThis, 'tellClick');
  // Before anything that keeps a press to itself.
  window.addEventListener(
    'click',
    ({ isTrusted, detail }) => {
      if (isTrusted && detail > 0 && typeof tell === 'function') tell();
    },
    true,
  );
}

/** Counts the presses of a pointer on the page and those that follow it, from now on; keys do not count. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('tellClick', () => void clicks++);
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}
