import type { Manuel } from '@habilis/api/manuel/Manuel';
import { manuel } from '@habilis/api/manuel/endpoints';
import { MODULES } from '@habilis/domain/assistance/MODULES';
import { can } from '@habilis/domain/role/can';
import { extensionOf } from '@habilis/domain/file-name/extensionOf';
import { formatDate, formatFileSize } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Divider } from '@habilis/ui/Divider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { useAtomValue } from 'jotai';
import { BookOpen, Download, Eye, EyeOff, Pencil, Plus, Trash2 } from 'lucide-react';
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react';
import { useLoaderData, useParams, useRevalidator } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { confirm } from '../../messages/dialogAtoms.ts';
import { tellOutcome } from '../../messages/tellOutcome.ts';
import { download } from '../../list/download.ts';
import { HelpDoors } from './HelpDoors.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { isInRole } from './helpAddress.ts';

// Only who reads one here, or edits, waits for them.
const ManuelViewer = lazy(() => import('./ManuelViewer.tsx'));
const ManuelDialog = lazy(() => import('./ManuelDialog.tsx'));

type Params = Readonly<Record<string, string | undefined>>;

export const loader = ({ params }: { params: Params }): Promise<Manuel[]> =>
  call(isInRole(params) ? manuel.list : manuel.guestList, {});

/** One manual, to read here or to download. */
function ManuelRow({ one, tools }: { one: Manuel; tools: ReactNode }): ReactNode {
  const { id, intitule, userFilename, taille, uploadDate } = one;
  const t = useText();
  const isGuest = !isInRole(useParams());
  const [busy, setBusy] = useState(false);
  const [isRead, setRead] = useState(false);
  const keep = async () => {
    await download(
      call(isGuest ? manuel.guestTelechargement : manuel.telechargement, { params: { id } }),
      userFilename,
    );
  };
  const run = () => {
    setBusy(true);
    // A failure is already reported by the call.
    keep()
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  const isPdf = extensionOf(userFilename).toLowerCase() === 'pdf';
  const facts = { type: extensionOf(userFilename).toUpperCase(), taille: formatFileSize(taille) };
  const named = <VisuallyHidden> {intitule}</VisuallyHidden>;
  return (
    <Stack gap={12}>
      <Stack gap={4}>
        <Text isStrong>{intitule}</Text>
        <Text look="small" tone="subtle">
          {t('manuels.detail', { ...facts, date: formatDate(uploadDate) })}
        </Text>
      </Stack>
      <ButtonGroup isStackedOnPhone={false}>
        {isPdf && (
          <Button size="small" icon={isRead ? EyeOff : Eye} onPress={() => setRead(!isRead)}>
            {t(isRead ? 'manuels.fermer' : 'manuels.consulter')}
            {named}
          </Button>
        )}
        <Button size="small" icon={Download} isBusy={busy} onPress={run}>
          {t('manuels.telecharger')}
          {named}
        </Button>
        {tools}
      </ButtonGroup>
      {isRead && (
        <Suspense fallback={<Text tone="subtle">{t('workflow.lecture.chargement')}</Text>}>
          <ManuelViewer one={one} isGuest={isGuest} onDownload={run} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Asks, then removes a manual. */
async function remove(t: Texts, { id, intitule }: Manuel): Promise<void> {
  const isSure = await confirm({
    title: t('manuels.suppression.question'),
    message: t('manuels.suppression.texte', { titre: intitule }),
    confirmLabel: t('manuels.suppression.confirmer'),
    isDanger: true,
  });
  if (!isSure) return;
  await tellOutcome(() => call(manuel.remove, { params: { id } }), {
    done: 'manuels.suppression.succes',
    failed: 'manuels.suppression.echec',
    isRemoval: true,
  });
}

/** The manuals that the reader may open, by subject; their editors change them here. */
export function Component(): ReactNode {
  const t = useText();
  const manuels = useLoaderData<typeof loader>();
  const isHere = isInRole(useParams());
  const role = useAtomValue(currentRoleAtom);
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<{ readonly stored: Manuel | null } | null>(null);
  const isEditor = isHere && role !== null && can(role.type, 'edit-content');
  const toolsOf = (one: Manuel) =>
    isEditor && (
      <>
        <Button size="small" icon={Pencil} onPress={() => setEdited({ stored: one })}>
          {t('faqs.modifier')}
          <VisuallyHidden> {one.intitule}</VisuallyHidden>
        </Button>
        <Button size="small" icon={Trash2} onPress={() => void remove(t, one).then(revalidate)}>
          {t('faqs.supprimer')}
          <VisuallyHidden> {one.intitule}</VisuallyHidden>
        </Button>
      </>
    );
  const parts = [...MODULES, null]
    .map((module) => ({ key: module ?? ('AUTRE' as const), those: manuels.filter((one) => one.module === module) }))
    .filter(({ those }) => those.length > 0);
  return (
    <HelpFrame
      title={t('manuels.titre')}
      action={
        isEditor && (
          <Button icon={Plus} onPress={() => setEdited({ stored: null })}>
            {t('manuels.ajouter')}
          </Button>
        )
      }
    >
      {parts.length === 0 && (
        <EmptyState icon={BookOpen} title={t('manuels.vide')} description={t('manuels.vide-texte')} />
      )}
      {parts.map(({ key, those }) => (
        <Section key={key} title={t(`supports.module.${key}`)}>
          <Stack gap={20}>
            {those.map((one, index) => (
              <Fragment key={one.id}>
                {index > 0 && <Divider />}
                <ManuelRow one={one} tools={toolsOf(one)} />
              </Fragment>
            ))}
          </Stack>
        </Section>
      ))}
      <HelpDoors title={t('faqs.pas-trouve')} except="manuels" />
      {edited !== null && (
        <Suspense fallback={null}>
          <ManuelDialog stored={edited.stored} onDone={revalidate} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </HelpFrame>
  );
}
