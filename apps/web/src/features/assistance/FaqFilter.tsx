import { useText } from '@habilis/i18n/TextProvider';
import { SearchField } from '@habilis/ui/SearchField';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type FaqQuery, faqSearch } from './faqQuery.ts';

/** How long one stops typing before the questions follow. */
const PAUSE_MS = 300;

/** Words to look for among the questions, kept in the address. */
export function FaqFilter({ query: { recherche, categorie } }: { query: FaqQuery }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(recherche);
  const [known, setKnown] = useState(recherche);
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  if (known !== recherche) {
    setKnown(recherche);
    // By a link or the browser's arrows, and not by what is being typed.
    if (typed.trim() !== recherche) setTyped(recherche);
  }
  const look = (words: string) => {
    clearTimeout(later.current);
    const address = `${pathname}${faqSearch({ recherche: words.trim(), categorie })}`;
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const type = (words: string) => {
    setTyped(words);
    clearTimeout(later.current);
    later.current = setTimeout(() => look(words), PAUSE_MS);
  };
  return <SearchField label={t('faqs.recherche')} value={typed} onChange={type} onSubmit={look} />;
}
