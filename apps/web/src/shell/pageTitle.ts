import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';

const SITE = 'Habilis';

/** The page's title: that of the deepest route that has one, translated as a key first, then the site's name (specification, section 2). */
export function pageTitle(t: Texts, handles: readonly unknown[]): string {
  const title = handles
    .flatMap((handle) =>
      typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
    )
    .at(-1);
  return title === undefined ? SITE : `${t.find(title) ?? t(title as MessageKey)} - ${SITE}`;
}
