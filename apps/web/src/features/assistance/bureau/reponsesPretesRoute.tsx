import { rolePath } from '@habilis/api/page/rolePaths';
import { bureauSupport } from '@habilis/api/support/bureau';
import type { ReponsePrete } from '@habilis/api/support/FilSupport';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { MessageSquareText, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { AreaHeader } from '../../../layout/AreaHeader.tsx';
import { confirm } from '../../../messages/dialogAtoms.ts';
import { tellOutcome } from '../../../messages/tellOutcome.ts';
import { currentRoleAtom } from '../../../session/atoms.ts';
import { call } from '../../../session/call.ts';
import { ReponsePreteDialog } from './ReponsePreteDialog.tsx';

export const loader = (): Promise<ReponsePrete[]> => call(bureauSupport.reponsesPretes, {});

/** Asks, then removes an answer kept ready; gives whether it was meant. */
async function remove(t: Texts, { id, version, intitule }: ReponsePrete): Promise<boolean> {
  const isSure = await confirm({
    title: t('supports.bureau.prete.suppression.question'),
    message: t('supports.bureau.prete.suppression.texte', { intitule }),
    confirmLabel: t('faqs.supprimer'),
    isDanger: true,
  });
  if (!isSure) return false;
  await tellOutcome(
    () => call(bureauSupport.supprimerReponsePrete, { params: { id: String(id) }, body: { version } }),
    {
      done: 'supports.bureau.prete.suppression.succes',
      failed: 'supports.bureau.prete.suppression.echec',
      isRemoval: true,
    },
  );
  return true;
}

function Prete({ one, onEdit, onRemove }: { one: ReponsePrete; onEdit: () => void; onRemove: () => void }): ReactNode {
  const t = useText();
  return (
    <Stack gap={8} align="start">
      <Text>{one.texte}</Text>
      <Inline gap={8}>
        <Button size="small" icon={Pencil} onPress={onEdit}>
          {t('faqs.modifier')}
        </Button>
        <Button size="small" icon={Trash2} onPress={onRemove}>
          {t('faqs.supprimer')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** The answers kept ready, for all who answer for the support. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { revalidate } = useRevalidator();
  const pretes = useLoaderData<ReponsePrete[]>();
  const [opened, setOpened] = useState<{ readonly stored: ReponsePrete | null } | null>(null);
  if (role === null) return null;
  const title = t('supports.bureau.pretes');
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('supports.bureau.titre'), href: rolePath(role, 'messagesSupport') }]}
          action={
            <Button variant="primary" icon={Plus} onPress={() => setOpened({ stored: null })}>
              {t('supports.bureau.prete.nouvelle')}
            </Button>
          }
        />
      }
    >
      {pretes.length === 0 ? (
        <EmptyState
          icon={MessageSquareText}
          title={t('supports.bureau.prete.vide.titre')}
          description={t('supports.bureau.prete.vide.texte')}
        />
      ) : (
        <ItemList
          label={title}
          items={pretes.map((one) => ({
            key: String(one.id),
            title: one.intitule,
            description: (
              <Prete
                one={one}
                onEdit={() => setOpened({ stored: one })}
                onRemove={() => void remove(t, one).then((isSure) => (isSure ? revalidate() : undefined))}
              />
            ),
          }))}
        />
      )}
      {opened !== null && (
        <ReponsePreteDialog
          key={opened.stored?.id ?? 'nouvelle'}
          stored={opened.stored}
          onDone={revalidate}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
