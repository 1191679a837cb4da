import { ProblemError } from '@habilis/api/client/errors';
import type { CategorieFaq, Faq } from '@habilis/api/faq/Faq';
import { faq } from '@habilis/api/faq/endpoints';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore } from 'jotai';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { FaqFilter } from './FaqFilter.tsx';
import { faqBody, faqSearch, modulesOf, ofModule, parseFaqQuery } from './faqQuery.ts';
import { HelpDoors } from './HelpDoors.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { isInRole } from './helpAddress.ts';
import { QuestionList } from './QuestionList.tsx';

type Loading = { readonly params: Readonly<Record<string, string | undefined>>; readonly request: Request };

/** The question that the address names: undefined when none is named or it is already listed, null when the reader may not see it. */
async function findAsked(id: number | null, listed: readonly Faq[], isGuest: boolean): Promise<Faq | null | undefined> {
  if (id === null || listed.some((one) => one.id === id)) return undefined;
  try {
    return await call(isGuest ? faq.guestGet : faq.get, { params: { id } }, { background: true });
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}

export async function loader({ params, request }: Loading) {
  const query = parseFaqQuery(new URL(request.url).searchParams);
  const isGuest = !isInRole(params);
  const role = getDefaultStore().get(currentRoleAtom);
  const [categories, questions] = await Promise.all([
    isGuest || role === null ? call(faq.guestCategories, {}) : call(faq.categories, { body: role.type }),
    call(isGuest ? faq.guestSearch : faq.search, { body: faqBody(query) }),
  ]);
  return { categories, questions, asked: await findAsked(query.question, questions, isGuest) };
}

/** The pseudo-category of all the questions, of rank 0 (F20). */
const allQuestions = (label: string): CategorieFaq => ({ id: 0, intituleCategorie: label, rang: 0 });

/** Questions and answers, by category or by search; the address may name one. */
export function Component(): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { categories, questions, asked } = useLoaderData<typeof loader>();
  const query = parseFaqQuery(search);
  const listed = ofModule(questions, query);
  const shown = asked === undefined || asked === null ? listed : [asked, ...listed];
  const tabs = [allQuestions(t('faqs.toutes')), ...categories].toSorted((one, other) => one.rang - other.rang);
  return (
    <HelpFrame title={t('faqs.titre')}>
      <FaqFilter key={pathname} query={query} modules={modulesOf(questions, query.module)} />
      {categories.length > 1 && (
        <LinkTabs
          label={t('faqs.categories')}
          isWrapping
          items={tabs.map(({ id, intituleCategorie, rang }) => ({
            href: `${pathname}${faqSearch({ ...query, question: null, categorie: rang === 0 ? null : id })}`,
            label: intituleCategorie,
            isCurrent: (query.categorie ?? 0) === id,
          }))}
        />
      )}
      {asked === null && (
        <Callout tone="warning" title={t('faqs.introuvable')}>
          <Text>{t('faqs.introuvable-texte')}</Text>
        </Callout>
      )}
      <div role="status">
        <Text look="small" tone="subtle">
          {t('faqs.resultats', { nombre: shown.length })}
        </Text>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={SearchX} title={t('faqs.vide')} description={t('faqs.vide-texte')} />
      ) : (
        <QuestionList key={search.toString()} questions={shown} query={query} />
      )}
      <HelpDoors title={t('faqs.pas-trouve')} except="faqs" />
    </HelpFrame>
  );
}
