import type { Module } from '@habilis/domain/assistance/MODULES';
import { useText } from '@habilis/i18n/TextProvider';
import { SearchField } from '@habilis/ui/SearchField';
import { Select } from '@habilis/ui/Select';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FaqQuery, faqSearch } from './faqQuery.ts';

/** Pause in typing before the search starts. */
const PAUSE_MS = 300;

const ALL = 'TOUS';

/** Searches the questions by words and by part of Habilis; both stay in the address. */
export function FaqFilter({ query, modules }: { query: FaqQuery; modules: readonly Module[] }): ReactNode {
  const { recherche } = query;
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(recherche);
  const [known, setKnown] = useState(recherche);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  if (known !== recherche) {
    setKnown(recherche);
    // The address changed by a link or the browser's arrows, not by typing.
    if (typed.trim() !== recherche) setTyped(recherche);
  }
  const look = (words: string, module = query.module) => {
    clearTimeout(later.current);
    const address = `${pathname}${faqSearch({ ...query, question: null, recherche: words.trim(), module })}`;
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(later.current);
    later.current = setTimeout(() => look(words), PAUSE_MS);
  };
  return (
    <Stack gap={16}>
      <SearchField label={t('faqs.recherche')} value={typed} onChange={type} onSubmit={(words) => look(words)} />
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
