import { faq } from '@habilis/api/faq/endpoints';
import type { CategorieFaqComptee } from '@habilis/api/faq/Faq';
import { rolePath } from '@habilis/api/page/rolePaths';
import { bureauSupport } from '@habilis/api/support/bureau';
import type { FilSupport, Operateur } from '@habilis/api/support/FilSupport';
import { questionDuFil } from '@habilis/domain/assistance/questionDuFil';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { FactList } from '@habilis/ui/FactList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Menu } from '@habilis/ui/Menu';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { CircleCheck, CircleQuestionMark, Hand, StickyNote, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { AreaHeader } from '../../../layout/AreaHeader.tsx';
import { tellOutcome } from '../../../messages/tellOutcome.ts';
import { tellRefused } from '../../../messages/tellRefused.ts';
import { accountAtom, currentRoleAtom } from '../../../session/atoms.ts';
import { call } from '../../../session/call.ts';
import { Echanges } from './Echanges.tsx';
import { EtatFilBadge } from '../EtatFilBadge.tsx';
import { Expediteur } from './Expediteur.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import { ReponseForm } from './ReponseForm.tsx';

// With the editor of rich text: only who makes a question waits for it.
const FaqDialog = lazy(() => import('../FaqDialog.tsx').then(({ FaqDialog: Dialog }) => ({ default: Dialog })));

export async function loader({ params }: { params: { filId?: string } }) {
  const [fil, operateurs, pretes] = await Promise.all([
    call(bureauSupport.get, { params: { id: params.filId ?? '' } }),
    call(bureauSupport.operateurs, {}),
    call(bureauSupport.reponsesPretes, {}),
  ]);
  return { fil, operateurs, pretes };
}

/** What changes a thread; the page is read again whatever came of it. */
function useActs({ id, version }: FilSupport) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const asRead = { params: { id: String(id) } };
  const act = async (what: 'attribution' | 'cloture' | 'reouverture', work: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    await tellOutcome(work, { done: `supports.bureau.${what}.succes`, failed: `supports.bureau.${what}.echec` });
    await revalidate();
    setBusy(false);
  };
  return {
    isBusy,
    revalidate,
    give: (habilisId: string | null) =>
      void act('attribution', () => call(bureauSupport.attribuer, { ...asRead, body: { version, habilisId } })),
    close: () => void act('cloture', () => call(bureauSupport.clore, { ...asRead, body: { version } })),
    reopen: () => void act('reouverture', () => call(bureauSupport.rouvrir, { ...asRead, body: { version } })),
  };
}

type Opened = { readonly kind: 'note' } | { readonly kind: 'faq'; readonly categories: readonly CategorieFaqComptee[] };

/** The question that a thread begins: its object, its last answer, and no name of who wrote it. */
function draftOf(fil: FilSupport) {
  const answers = fil.echanges.filter(({ genre }) => genre === 'REPONSE');
  return questionDuFil({ objet: fil.objet, reponse: answers.at(-1)?.texte ?? '' }, [
    fil,
    // Whoever answers may name a colleague who noted or holds the thread; what its sender signs is no name of the support.
    ...fil.echanges
      .filter(({ genre }) => genre !== 'SUITE')
      .map(({ auteur }) => auteur)
      .concat(fil.responsable?.nomPrenom ?? [])
      .map((auteur) => {
        const [prenom = '', ...nom] = auteur.split(' ');
        return { prenom, nom: nom.join(' ') };
      }),
  ]);
}

type ActionsProps = {
  readonly fil: FilSupport;
  readonly operateurs: readonly Operateur[];
  readonly acts: ReturnType<typeof useActs>;
};

/** Who holds a thread: taken, given back, or given to another. */
function Attribution({ fil: { responsable }, operateurs, acts }: ActionsProps): ReactNode {
  const t = useText();
  const account = useAtomValue(accountAtom);
  const isMine = responsable !== null && responsable.habilisId === account?.habilisId;
  const others = operateurs.filter(({ habilisId }) => habilisId !== responsable?.habilisId);
  return (
    <>
      {isMine ? (
        <Button icon={Undo2} isBusy={acts.isBusy} onPress={() => acts.give(null)}>
          {t('supports.bureau.rendre')}
        </Button>
      ) : (
        account !== null && (
          <Button icon={Hand} isBusy={acts.isBusy} onPress={() => acts.give(account.habilisId)}>
            {t('supports.bureau.prendre')}
          </Button>
        )
      )}
      {others.length > 0 && (
        <Menu
          label={t('supports.bureau.confier')}
          trigger={t('supports.bureau.confier')}
          look="button"
          isBusy={acts.isBusy}
          items={others.map(({ habilisId, nomPrenom }) => ({ id: habilisId, label: nomPrenom }))}
          onAction={acts.give}
        />
      )}
    </>
  );
}

/** What may be done with a thread besides answering. */
function Actions({ fil, operateurs, acts }: ActionsProps): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState<Opened | null>(null);
  const draft = draftOf(fil);
  const makeQuestion = async () => {
    try {
      setOpened({ kind: 'faq', categories: await call(faq.allCategories, {}) });
    } catch (error) {
      tellRefused(error);
    }
  };
  return (
    <>
      <Inline gap={8} wrap>
        <Attribution fil={fil} operateurs={operateurs} acts={acts} />
        <Button icon={StickyNote} onPress={() => setOpened({ kind: 'note' })}>
          {t('supports.bureau.noter')}
        </Button>
        <Button icon={CircleQuestionMark} onPress={() => void makeQuestion()}>
          {t('supports.bureau.vers-faq')}
        </Button>
        {fil.etat !== 'CLOS' && (
          <Button icon={CircleCheck} isBusy={acts.isBusy} onPress={acts.close}>
            {t('supports.bureau.clore')}
          </Button>
        )}
      </Inline>
      {opened?.kind === 'note' && <NoteDialog id={fil.id} onDone={acts.revalidate} onClose={() => setOpened(null)} />}
      {opened?.kind === 'faq' && (
        <Suspense fallback={null}>
          <FaqDialog
            stored={null}
            objet={draft.objet}
            reponse={draft.reponse}
            module={fil.module}
            categories={opened.categories}
            onDone={() => undefined}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function Faits({ fil: { etat, responsable, module, reference } }: { fil: FilSupport }): ReactNode {
  const t = useText();
  return (
    <FactList
      facts={[
        { key: 'etat', term: t('supports.bureau.etat'), value: <EtatFilBadge etat={etat} /> },
        {
          key: 'responsable',
          term: t('supports.bureau.responsable'),
          value: responsable?.nomPrenom ?? t('supports.bureau.personne'),
        },
        { key: 'sujet', term: t('supports.sujet'), value: t(`supports.module.${module ?? 'AUTRE'}`) },
        { key: 'reference', term: t('supports.bureau.reference'), value: <Identifier>{reference}</Identifier> },
      ]}
    />
  );
}

/** A message to the support: what was said, an answer to write, and beside them who wrote and what they have under way. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { fil, operateurs, pretes } = useLoaderData<typeof loader>();
  const acts = useActs(fil);
  if (role === null) return null;
  const { reference, objet, etat } = fil;
  return (
    <Page
      header={
        <AreaHeader
          kind={t('supports.bureau.fil')}
          numero={reference}
          title={objet}
          here={reference}
          above={[{ label: t('supports.bureau.titre'), href: rolePath(role, 'messagesSupport') }]}
        />
      }
    >
      <Faits fil={fil} />
      <Actions fil={fil} operateurs={operateurs} acts={acts} />
      <Columns split="1.5fr 1fr">
        <Stack gap={22}>
          <Section title={t('supports.bureau.echanges')}>
            <Echanges fil={fil} />
          </Section>
          {fil.plein && (
            <Callout tone="warning" title={t('supports.bureau.plein')}>
              {t('supports.bureau.plein-texte')}
              {etat !== 'CLOS' && <> {t('supports.bureau.plein-a-clore')}</>}
            </Callout>
          )}
          {etat === 'CLOS' && (
            <Callout
              tone="info"
              title={t('supports.bureau.est-clos')}
              actions={
                <Button isBusy={acts.isBusy} onPress={acts.reopen}>
                  {t('supports.bureau.rouvrir')}
                </Button>
              }
            />
          )}
          <ReponseForm key={fil.id} fil={fil} pretes={pretes} />
        </Stack>
        <Stack gap={22}>
          <Expediteur fil={fil} role={role} />
        </Stack>
      </Columns>
    </Page>
  );
}
