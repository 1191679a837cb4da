import { rolePath } from '@habilis/api/page/rolePaths';
import type { Actualite } from '@habilis/api/actualite/Actualite';
import { actualite } from '@habilis/api/actualite/endpoints';
import { isPubliee } from '@habilis/domain/actualite/isPubliee';
import { can } from '@habilis/domain/role/can';
import { useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { Articles } from './Articles.tsx';
import { AreaHeader } from '../../layout/AreaHeader.tsx';

export const loader = (): Promise<Actualite[]> => call(actualite.list, {});

/** The news of the day, under a role. */
export function Component(): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  // An editor also receives those that are not published today.
  const published = useLoaderData<Actualite[]>().filter((one) => isPubliee(one, today));
  const role = useAtomValue(currentRoleAtom);
  const action = role !== null && can(role.type, 'edit-content') && (
    <LinkButton href={rolePath(role, 'actualitesGestion')} icon={Pencil}>
      {t('actualites.gerer')}
    </LinkButton>
  );
  const title = t('actualites.titre');
  return (
    <Page width="text" header={<AreaHeader title={title} action={action} />}>
      <Articles actualites={published} />
    </Page>
  );
}
