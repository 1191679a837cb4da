import type { CategorieFaq, CategorieFaqComptee, Faq, RechercheVaine } from '@habilis/api/faq/Faq';
import { faq } from '@habilis/api/faq/endpoints';
import { can } from '@habilis/domain/role/can';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Text } from '@habilis/ui/Text';
import { useAnnounceChange } from '@habilis/ui/useAnnounceChange';
import { getDefaultStore, useAtomValue } from 'jotai';
import { Layers, Pencil, Plus, SearchX } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLoaderData, useLocation, useParams, useRevalidator, useSearchParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { foundOrNull } from '../../session/foundOrNull.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { useNextSearch } from '../../list/useNextSearch.ts';
import { AvisLine } from './AvisLine.tsx';
import { FaqFilter } from './FaqFilter.tsx';
import { faqBody, faqSearch, type FaqQuery, modulesOf, ofModule, parseFaqQuery } from './faqQuery.ts';
import { HelpDoors } from './HelpDoors.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { isInRole } from './helpAddress.ts';
import { QuestionList } from './QuestionList.tsx';
import { QuestionTools } from './QuestionTools.tsx';
import type { Opened } from './Redaction.tsx';
import { Sigles } from './Sigles.tsx';

// Only who edits waits for it.
const Redaction = lazy(() => import('./Redaction.tsx'));

type Loading = { readonly params: Readonly<Record<string, string | undefined>>; readonly request: Request };

/** The question that the address names: undefined when none is named or it is already listed, null when the reader may not see it. */
async function findAsked(id: number | null, listed: readonly Faq[], isGuest: boolean): Promise<Faq | null | undefined> {
  if (id === null || listed.some((one) => one.id === id)) return undefined;
  return foundOrNull(() => call(isGuest ? faq.guestGet : faq.get, { params: { id } }, { background: true }));
}

export async function loader({ params, request }: Loading) {
  const asked = parseFaqQuery(new URL(request.url).searchParams);
  const isGuest = !isInRole(params);
  const role = getDefaultStore().get(currentRoleAtom);
  const isEditor = !isGuest && role !== null && can(role.type, 'edit-content');
  const query = { ...asked, redaction: asked.redaction && isEditor };
  const edited = (): Promise<[CategorieFaqComptee[], RechercheVaine[]]> =>
    query.redaction
      ? Promise.all([call(faq.allCategories, {}), call(faq.recherchesVaines, {})])
      : Promise.resolve([[], []]);
  const [categories, questions, [toutes, recherches]] = await Promise.all([
    isGuest || role === null ? call(faq.guestCategories, {}) : call(faq.categories, { body: role.type }),
    call(isGuest ? faq.guestSearch : faq.search, { body: faqBody(query) }),
    edited(),
  ]);
  return {
    categories: query.redaction ? toutes : categories,
    toutes,
    recherches,
    questions,
    asked: await findAsked(query.question, questions, isGuest),
  };
}

/** The pseudo-category of all the questions, of rank 0 (F20). */
const allQuestions = (label: string): CategorieFaq => ({ id: 0, intituleCategorie: label, rang: 0 });

/** Asks, then removes a question. */
async function remove(t: Texts, { id, question }: Faq): Promise<void> {
  const isSure = await confirm({
    title: t('faqs.suppression.question'),
    message: t('faqs.suppression.texte', { question }),
    confirmLabel: t('faqs.suppression.confirmer'),
    isDanger: true,
  });
  if (!isSure) return;
  await tellOutcome(() => call(faq.remove, { params: { id } }), {
    done: 'faqs.suppression.succes',
    failed: 'faqs.suppression.echec',
    isRemoval: true,
  });
}

/** What an editor may begin over the questions. */
function RedactionBar({ vaines, onOpen }: { vaines: number; onOpen: (opened: Opened) => void }): ReactNode {
  const t = useText();
  return (
    <Inline gap={8} wrap>
      <Button variant="primary" icon={Plus} onPress={() => onOpen({ kind: 'question', stored: null, mots: '' })}>
        {t('faqs.nouvelle')}
      </Button>
      <Button icon={Layers} onPress={() => onOpen({ kind: 'categories' })}>
        {t('faqs.categories.titre')}
      </Button>
      <Button icon={SearchX} onPress={() => onOpen({ kind: 'recherches' })}>
        {t('faqs.vaines.bouton', { nombre: vaines })}
      </Button>
    </Inline>
  );
}

/** To the page where questions are written, and back. */
function RedactionLink({ query }: { query: FaqQuery }): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <LinkButton
      href={`${pathname}${faqSearch({ ...query, redaction: !query.redaction })}`}
      {...(query.redaction ? {} : { icon: Pencil })}
    >
      {t(query.redaction ? 'faqs.lire' : 'faqs.rediger')}
    </LinkButton>
  );
}

type CategorieTabsProps = { readonly categories: readonly CategorieFaq[]; readonly current: number | null };

/** A link to each category, and to all questions. */
function CategorieTabs({ categories, current }: CategorieTabsProps): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const meant = parseFaqQuery(useNextSearch());
  const tabs = [allQuestions(t('faqs.toutes')), ...categories].toSorted((one, other) => one.rang - other.rang);
  return (
    <LinkTabs
      label={t('faqs.categories')}
      isWrapping
      items={tabs.map(({ id, intituleCategorie, rang }) => ({
        href: `${pathname}${faqSearch({ ...meant, question: null, categorie: rang === 0 ? null : id })}`,
        label: intituleCategorie,
        isCurrent: (current ?? 0) === id,
      }))}
    />
  );
}

type QuestionsProps = {
  readonly questions: readonly Faq[];
  readonly query: FaqQuery;
  readonly isEditor: boolean;
  readonly onOpen: (opened: Opened) => void;
};

/** The questions found, each with what its reader or its editor may do. */
function Questions({ questions, query, isEditor, onOpen }: QuestionsProps): ReactNode {
  const t = useText();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  return questions.length === 0 ? (
    <EmptyState icon={SearchX} title={t('faqs.vide')} description={t('faqs.vide-texte')} />
  ) : (
    <QuestionList
      key={search.toString()}
      questions={questions}
      query={query}
      footOf={(one) =>
        query.redaction ? (
          <QuestionTools
            question={one}
            onEdit={(stored) => onOpen({ kind: 'question', stored, mots: '' })}
            onRemove={(removed) => void remove(t, removed).then(revalidate)}
          />
        ) : (
          !isEditor && <AvisLine faqId={one.id} />
        )
      }
    />
  );
}

/** Questions and answers, by category or by search; the address may name one. */
export function Component(): ReactNode {
  const t = useText();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { categories, toutes, recherches, questions, asked } = useLoaderData<typeof loader>();
  const isHere = isInRole(useParams());
  const role = useAtomValue(currentRoleAtom);
  const { revalidate } = useRevalidator();
  const [opened, setOpened] = useState<Opened | null>(null);
  const isEditor = isHere && role !== null && can(role.type, 'edit-content');
  const parsed = parseFaqQuery(search);
  const query = { ...parsed, redaction: parsed.redaction && isEditor };
  const listed = ofModule(questions, query);
  const shown = asked === undefined || asked === null ? listed : [asked, ...listed];
  const counted = t('faqs.resultats', { nombre: shown.length });
  useAnnounceChange(counted);
  return (
    <HelpFrame title={t('faqs.titre')} action={isEditor && <RedactionLink query={query} />}>
      {query.redaction && <RedactionBar vaines={recherches.length} onOpen={setOpened} />}
      {/* Categories say the same as subjects: these stand where one came by them, or where nothing else narrows. */}
      <FaqFilter
        key={pathname}
        query={query}
        modules={categories.length > 1 && query.module === null ? [] : modulesOf(questions, query.module)}
      />
      {categories.length > 1 && <CategorieTabs categories={categories} current={query.categorie} />}
      {asked === null && (
        <Callout tone="warning" title={t('faqs.introuvable')}>
          <Text>{t('faqs.introuvable-texte')}</Text>
        </Callout>
      )}
      <Text look="small" tone="subtle">
        {counted}
      </Text>
      <Questions questions={shown} query={query} isEditor={isEditor} onOpen={setOpened} />
      <Sigles />
      <HelpDoors title={t('faqs.pas-trouve')} except="faqs" />
      {opened !== null && (
        <Suspense fallback={null}>
          <Redaction
            key={opened.kind}
            opened={opened}
            onOpen={setOpened}
            categories={toutes}
            recherches={recherches}
            onChanged={revalidate}
          />
        </Suspense>
      )}
    </HelpFrame>
  );
}
