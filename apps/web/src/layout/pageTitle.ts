import type { MessageKey } from '@habilis/i18n/MessageKey';
import type { Texts } from '@habilis/i18n/TextProvider';

const SITE = 'Habilis';

/** The number of the demande or habilitation in a route's data, or null. */
export function numeroIn(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null;
  const read = 'demande' in data ? data.demande : 'one' in data ? data.one : null;
  if (typeof read !== 'object' || read === null || !('numero' in read)) return null;
  return typeof read.numero === 'string' ? read.numero : null;
}

/** The page's title: the number of what it shows, the translated title of the deepest route that has one, then the site's name (specification, section 2). */
export function pageTitle(t: Texts, handles: readonly unknown[], numero: string | null = null): string {
  const title = handles
    .flatMap((handle) =>
      typeof handle === 'object' && handle !== null && 'title' in handle ? [String(handle.title)] : [],
    )
    .at(-1);
  if (title === undefined) return SITE;
  const words = [numero, t.find(title) ?? t(title as MessageKey), SITE];
  return words.filter((part) => part !== null).join(' - ');
}
