import type { Module } from '@habilis/domain/assistance/MODULES';
import { useText } from '@habilis/i18n/TextProvider';
import { SearchField } from '@habilis/ui/SearchField';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useNextSearch } from '../../list/useNextSearch.ts';
import { type FaqQuery, faqSearch, parseFaqQuery } from './faqQuery.ts';

/** Pause in typing before the search starts. */
const PAUSE_MS = 300;

const ALL = 'TOUS';

/** Searches the questions by words and by part of Habilis; both stay in the address. */
export function FaqFilter({ query, modules }: { query: FaqQuery; modules: readonly Module[] }): ReactNode {
  const { recherche } = query;
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const meant = parseFaqQuery(useNextSearch());
  const [typed, setTyped] = useState(recherche);
  const [known, setKnown] = useState(recherche);
  /** The words last asked for by typing. */
  const [asked, setAsked] = useState(recherche);
  if (known !== recherche) {
    setKnown(recherche);
    // The address changed by a link or the browser's arrows, not by typing.
    if (asked !== recherche) {
      setTyped(recherche);
      setAsked(recherche);
    }
  }
  const look = (words: string, module = meant.module) => {
    setAsked(words.trim());
    const address = `${pathname}${faqSearch({ ...meant, question: null, recherche: words.trim(), module })}`;
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const latest = useEffectEvent(look);
  const isUnasked = typed.trim() !== asked;
  useEffect(() => {
    if (!isUnasked) return undefined;
    const later = setTimeout(() => latest(typed), PAUSE_MS);
    return () => clearTimeout(later);
  }, [typed, isUnasked]);
  return (
    <Stack gap={16}>
      <SearchField label={t('faqs.recherche')} value={typed} onChange={setTyped} onSubmit={(words) => look(words)} />
      {modules.length > 1 && (
        <Select
          label={t('supports.sujet')}
          placeholder={t('faqs.tous-sujets')}
          options={[
            { id: ALL, label: t('faqs.tous-sujets') },
            ...modules.map((id) => ({ id, label: t(`supports.module.${id}`) })),
          ]}
          value={query.module ?? ALL}
          onChange={(chosen) => look(typed, modules.find((one) => one === chosen) ?? null)}
        />
      )}
    </Stack>
  );
}
