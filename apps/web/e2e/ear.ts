import { gluedWords } from '@habilis/ui/gluedWords';
import { recordAnnouncements } from '@habilis/ui/recordAnnouncements';
import type { BrowserContext, Page } from '@playwright/test';

/** What live regions said since the page was opened, or since it was last forgotten: the loudest part of what a screen reader says. */
export type Heard = { readonly said: () => Promise<readonly string[]>; readonly forget: () => Promise<void> };

export async function listen(context: BrowserContext, page: Page): Promise<Heard> {
  await context.addInitScript(`globalThis.heard = (${recordAnnouncements.toString()})();`);
  return {
    said: () => page.evaluate(() => [...(Reflect.get(globalThis, 'heard') as string[])]),
    forget: () => page.evaluate(() => void (Reflect.get(globalThis, 'heard') as string[]).splice(0)),
  };
}

/** Notes each title that takes the focus in pages opened from now on; gives what reads those since it was last asked. */
export async function followTitles(context: BrowserContext, page: Page): Promise<() => Promise<readonly string[]>> {
  await context.addInitScript(() => {
    const titles: string[] = [];
    Reflect.set(globalThis, 'titles', titles);
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLHeadingElement && target.tagName === 'H1') titles.push(target.innerText);
    });
  });
  return () => page.evaluate(() => (Reflect.get(globalThis, 'titles') as string[]).splice(0));
}

/** Words of links and legends that are said as one. */
export const gluedIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate<string[]>(`(${gluedWords.toString()})()`);

/** Links of the page's content that are named alike and lead elsewhere. */
export const namedAlike = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ends = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const name = (link.getAttribute('aria-label') ?? link.textContent).replaceAll(/\s+/gu, ' ').trim();
      ends.set(name, (ends.get(name) ?? new Set()).add(link.href));
    }
    return [...ends].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
  });

/** Words of the page's content that its own box cuts, and whether the page is wider than its window. */
export const cutIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, display } = getComputedStyle(element);
      const isShown = element.clientWidth > 1 && element.clientHeight > 1;
      return (
        isShown &&
        display !== 'inline' &&
        ['hidden', 'clip'].includes(overflowX) &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    const cut = [...document.querySelectorAll('main *')].filter(isCut).map((element) => element.textContent.trim());
    return [...cut, ...(scrollWidth > clientWidth ? ['la page est plus large que sa fenêtre'] : [])];
  });
