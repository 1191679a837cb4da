import type { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../session/call.ts';
import { ActualiteAccordion } from './ActualiteAccordion.tsx';

const SHOWN_AT_MOST = 3;

/** The news beside the sign-in form: read once it stands, and missed by nobody who cannot have them. */
export default function GuestNews(): ReactNode {
  const t = useText();
  const [news, setNews] = useState<readonly Actualite[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    call(actualite.guestList, {}, { background: true, signal: stop.signal }).then(setNews, () => undefined);
    return () => stop.abort();
  }, []);
  if (news.length === 0) return null;
  return (
    <Section
      title={t('actualites.titre')}
      action={
        <Link href="/actualites" isSmall>
          {t('actualites.toutes')}
        </Link>
      }
    >
      <ActualiteAccordion actualites={news.slice(0, SHOWN_AT_MOST)} />
    </Section>
  );
}
