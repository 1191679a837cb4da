import { newsAnchor, PATHS } from '@habilis/api/page/paths';
import type { Actualite } from '@habilis/api/actualite/Actualite';
import { guestList } from '@habilis/api/actualite/guestList';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../session/call.ts';

const SHOWN_AT_MOST = 3;

/** The latest titles beside the sign-in form, with links; loaded after the form, and left out without a word when that fails. */
export default function GuestNews(): ReactNode {
  const t = useText();
  const [news, setNews] = useState<readonly Actualite[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    call(guestList, {}, { background: true, signal: stop.signal }).then(setNews, () => undefined);
    return () => stop.abort();
  }, []);
  if (news.length === 0) return null;
  // Each says when it came out; those of one day keep the order of their editors.
  const latest = news
    .toSorted((one, other) => other.dateDebutPublication.localeCompare(one.dateDebutPublication))
    .slice(0, SHOWN_AT_MOST);
  return (
    <Section
      title={t('actualites.titre')}
      action={
        <Link href={PATHS.actualitesInvite} isSmall>
          {t('actualites.toutes')}
        </Link>
      }
    >
      <ItemList
        label={t('actualites.titre')}
        items={latest.map(({ id, titre, dateDebutPublication }) => ({
          key: String(id),
          title: titre,
          href: `${PATHS.actualitesInvite}#${newsAnchor(id)}`,
          description: t('actualites.publiee', { date: formatDate(dateDebutPublication) }),
        }))}
      />
    </Section>
  );
}
