import type { Application, ApplicationEtSecret, RoleApplication } from '@habilis/api/applications/Application';
import { applications } from '@habilis/api/applications/endpoints';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { readList } from '../../list/readList.ts';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { type Acte, ApplicationTable } from './ApplicationTable.tsx';
import { APPLICATIONS } from './APPLICATIONS.ts';
import { ModifierDialog } from './ModifierDialog.tsx';
import { NouvelleDialog } from './NouvelleDialog.tsx';
import { PersonneDialog } from './PersonneDialog.tsx';
import { type Made, SecretCard } from './SecretCard.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useRevoking } from './useRevoking.ts';

export const loader = async ({ request }: { request: Request }) => {
  const [read, roles] = await Promise.all([
    readList(APPLICATIONS, request, ({ page }) => call(applications.list, { query: { page } })),
    call(applications.roles, { query: {} }),
  ]);
  return { ...read, roles };
};

type Open =
  | { readonly kind: 'personne' }
  | { readonly kind: 'nouvelle'; readonly roles: readonly RoleApplication[] }
  | { readonly kind: 'modifier' | 'remplacer'; readonly of: Application };

/** The programs that act by a key of their own: made, their secret shown once, replaced, taken back. */
export function Component(): ReactNode {
  const t = useText();
  const { list, refused, roles } = useLoaderData<typeof loader>();
  const role = useAtomValue(currentRoleAtom);
  const { revalidate } = useRevalidator();
  const revoke = useRevoking();
  const [open, setOpen] = useState<Open | null>(null);
  const [made, setMade] = useState<Made | null>(null);
  const { today } = useServerProperties();
  if (role === null) return null;
  const close = () => setOpen(null);
  const show = (isNew: boolean) => async (given: ApplicationEtSecret) => {
    await revalidate();
    setMade({ ...given, isNew });
    close();
  };
  const act = (acte: Acte, of: Application) => {
    if (acte === 'revoquer') void revoke(of);
    else setOpen({ kind: acte, of });
  };
  // An administrator gives an application the role of somebody in whose name they may act.
  const isForOthers = can(role.type, 'impersonate');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('applications.titre')}
          description={t('applications.aide')}
          action={
            <Button
              icon={Plus}
              variant="primary"
              onPress={() => setOpen(isForOthers ? { kind: 'personne' } : { kind: 'nouvelle', roles })}
            >
              {t('applications.nouvelle')}
            </Button>
          }
        />
      }
    >
      <Stack gap={24}>
        {made !== null && <SecretCard key={made.secret} made={made} onKept={() => setMade(null)} />}
        <ApplicationTable list={list} refused={refused} today={today} onAct={act} />
      </Stack>
      {open?.kind === 'personne' && (
        <PersonneDialog onFound={(found) => setOpen({ kind: 'nouvelle', roles: found })} onClose={close} />
      )}
      {open?.kind === 'nouvelle' && (
        <NouvelleDialog roles={open.roles} today={today} onMade={show(true)} onClose={close} />
      )}
      {open?.kind === 'remplacer' && <SecretDialog of={open.of} onMade={show(false)} onClose={close} />}
      {open?.kind === 'modifier' && <ModifierDialog of={open.of} today={today} onDone={revalidate} onClose={close} />}
    </Page>
  );
}
