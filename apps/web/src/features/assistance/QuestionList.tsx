import type { Faq } from '@habilis/api/faq/Faq';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { FoundWords } from '@habilis/ui/FoundWords';
import { Link } from '@habilis/ui/Link';
import { RichText } from '@habilis/ui/RichText';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { type FaqQuery, faqSearch } from './faqQuery.ts';

const idOf = (question: number): string => `question-${question}`;

function Answer({ question, children }: { question: Faq; children: ReactNode }): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <Stack gap={12}>
      <RichText html={question.reponse} headingLevel={4} />
      <Link href={`${pathname}${faqSearch({ question: question.id })}`} isSmall>
        {t('faqs.lien')}
      </Link>
      {children}
    </Stack>
  );
}

/** The questions by category; the one named by the address is open and scrolled into view. */
export function QuestionList({
  questions,
  query: { question, recherche },
  footOf,
}: {
  questions: readonly Faq[];
  query: FaqQuery;
  /** What stands under an answer. */
  footOf: (question: Faq) => ReactNode;
}): ReactNode {
  useEffect(() => {
    if (question === null) return;
    // Wait until the page title has taken the focus, as after any navigation.
    const frame = requestAnimationFrame(() => {
      const title = document.getElementById(idOf(question));
      title?.scrollIntoView({ block: 'center' });
      title?.querySelector('button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [question]);
  const byCategory = Map.groupBy(questions, ({ categorieFaq }) => categorieFaq.id);
  const sections = [...byCategory].map(([id, those]) => (
    <Section key={id} title={those[0]?.categorieFaq.intituleCategorie ?? ''}>
      <Accordion
        openAtFirst={question === null ? [] : [idOf(question)]}
        items={those.map((one) => ({
          id: idOf(one.id),
          title: one.question,
          content: <Answer question={one}>{footOf(one)}</Answer>,
        }))}
      />
    </Section>
  ));
  return (
    <FoundWords words={recherche.split(/\s+/u).filter((word) => word !== '')}>
      <Stack gap={36}>{sections}</Stack>
    </FoundWords>
  );
}
