import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';

const SITE = 'Habilis';

/** The page's title: the number or name of what it opens, the translated title of the deepest route that has one, then the site's name (R39). */
export function pageTitle(t: Texts, handles: readonly unknown[], opened: string | null = null): string {
  const title = handles
    .flatMap((handle) =>
      typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
    )
    .at(-1);
  if (title === undefined) return SITE;
  const words = t.find(title) ?? t(title as MessageKey);
  return [...(opened === null || opened === words ? [] : [opened]), words, SITE].join(' - ');
}
