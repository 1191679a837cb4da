import type { Manuel } from '@habilis/api/manuel/Manuel';
import { manuel } from '@habilis/api/manuel/endpoints';
import { MODULES } from '@habilis/domain/assistance/MODULES';
import { extensionOf } from '@habilis/domain/file-name/extensionOf';
import { formatDate, formatFileSize } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { ButtonGroup } from '@habilis/ui/ButtonGroup';
import { Divider } from '@habilis/ui/Divider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { VisuallyHidden } from '@habilis/ui/VisuallyHidden';
import { BookOpen, Download, Eye } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useLoaderData, useParams } from 'react-router';
import { call } from '../../session/call.ts';
import { download } from '../../list/download.ts';
import { HelpDoors } from './HelpDoors.tsx';
import { HelpFrame } from './HelpFrame.tsx';
import { isInRole } from './helpAddress.ts';
import { openBlob } from './openBlob.ts';

type Params = Readonly<Record<string, string | undefined>>;

export const loader = ({ params }: { params: Params }): Promise<Manuel[]> =>
  call(isInRole(params) ? manuel.list : manuel.guestList, {});

/** One manual, to read here or to download. */
function ManuelRow({ manuel: { id, intitule, userFilename, taille, uploadDate } }: { manuel: Manuel }): ReactNode {
  const t = useText();
  const isGuest = !isInRole(useParams());
  const [busy, setBusy] = useState<'lecture' | 'telechargement' | null>(null);
  const keep = async () => {
    await download(
      call(isGuest ? manuel.guestTelechargement : manuel.telechargement, { params: { id } }),
      userFilename,
    );
  };
  const read = async () => {
    const content = () => call(isGuest ? manuel.guestFile : manuel.file, { params: { id } }).then(({ blob }) => blob);
    if (!(await openBlob(content))) await keep();
  };
  const run = (what: 'lecture' | 'telechargement', work: () => Promise<void>) => {
    setBusy(what);
    // A failure is already reported by the call.
    work()
      .catch(() => undefined)
      .finally(() => setBusy(null));
  };
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
        <Button size="small" icon={Eye} isBusy={busy === 'lecture'} onPress={() => run('lecture', read)}>
          {t('manuels.consulter')}
          {named}
        </Button>
        <Button
          size="small"
          icon={Download}
          isBusy={busy === 'telechargement'}
          onPress={() => run('telechargement', keep)}
        >
          {t('manuels.telecharger')}
          {named}
        </Button>
      </ButtonGroup>
    </Stack>
  );
}

/** The manuals that the reader may open, by subject. */
export function Component(): ReactNode {
  const t = useText();
  const manuels = useLoaderData<typeof loader>();
  const parts = [...MODULES, null]
    .map((module) => ({ key: module ?? ('AUTRE' as const), those: manuels.filter((one) => one.module === module) }))
    .filter(({ those }) => those.length > 0);
  return (
    <HelpFrame title={t('manuels.titre')}>
      {parts.length === 0 && (
        <EmptyState icon={BookOpen} title={t('manuels.vide')} description={t('manuels.vide-texte')} />
      )}
      {parts.map(({ key, those }) => (
        <Section key={key} title={t(`supports.module.${key}`)}>
          <Stack gap={20}>
            {those.map((one, index) => (
              <Fragment key={one.id}>
                {index > 0 && <Divider />}
                <ManuelRow manuel={one} />
              </Fragment>
            ))}
          </Stack>
        </Section>
      ))}
      <HelpDoors title={t('faqs.pas-trouve')} except="manuels" />
    </HelpFrame>
  );
}
