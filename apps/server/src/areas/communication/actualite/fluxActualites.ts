import { newsPath, pathTo } from '@habilis/api/page/paths';
import type { Formatter } from '@habilis/i18n/createFormatter';
import { Feed } from 'feed';
import type { Config } from '../../../config.ts';
import type { Context, FileAnswer } from '../../../platform/Handler.ts';
import { parisInstant } from '../../../platform/parisInstant.ts';
import { escapeHtml } from '../../../platform/mail/escapeHtml.ts';
import { cleanRichText } from '../../../platform/rich-text/cleanRichText.ts';
import { publishedActualites } from './actualites.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

const LANGUAGE = 'fr';

/** The published news as an Atom feed, the latest first, for who has no account (AC6). */
export async function fluxActualites(
  context: Context,
  { siteUrl }: Pick<Config, 'siteUrl'>,
  t: Formatter,
): Promise<FileAnswer> {
  const page = pathTo('actualitesInvite');
  const news = (await publishedActualites(context)).toSorted((one, other) =>
    other.dateDebutPublication.localeCompare(one.dateDebutPublication),
  );
  const dayOf = (date: string) => parisInstant(date, 0);
  const feed = new Feed({
    id: `${siteUrl}${page}`,
    link: `${siteUrl}${page}`,
    title: t('actualites.flux'),
    language: LANGUAGE,
    updated: news[0] === undefined ? context.now : dayOf(news[0].dateDebutPublication),
    feedLinks: { atom: `${siteUrl}/api/actualite/flux.atom` },
    author: { name: 'Habilis' },
    generator: 'Habilis',
  });
  for (const { id, titre, contenu, dateDebutPublication } of news) {
    const link = `${siteUrl}${newsPath(page, id)}`;
    // The title goes out as HTML (RFC 4287, section 3.1.1.2).
    // A reader of feeds knows no page that an address without its site would start from.
    const content = cleanRichText(contenu).replaceAll('href="/', `href="${siteUrl}/`);
    feed.addItem({ id: link, link, title: escapeHtml(titre), content, date: dayOf(dateDebutPublication) });
  }
  // The library writes the language into RSS alone.
  const bytes = Buffer.from(feed.atom1().replace('<feed ', `<feed xml:lang="${LANGUAGE}" `));
  return answerBytes(bytes, { userFilename: 'actualites.atom', typeMime: 'application/atom+xml; charset=utf-8' });
}
