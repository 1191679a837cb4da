import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import { demandeAdministrative } from '@habilis/api/demande-administrative/endpoints';
import { demande } from '@habilis/api/demande/endpoints';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { can } from '@habilis/domain/role/can';
import { isRequester } from '@habilis/domain/role/roleGroup';
import { useText } from '@habilis/i18n/TextProvider';
import { Page } from '@habilis/ui/Page';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Text } from '@habilis/ui/Text';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ApplicantHome } from './ApplicantHome.tsx';
import { FundHome } from './FundHome.tsx';

export type TaskCounts = { total: number; lesMiennes: number; nonAffectees: number; enRetard: number };
export type HomeData =
  | { kind: 'applicant'; demande: DemandeAdministrative | null }
  | { kind: 'fund'; counts: TaskCounts; next: readonly DemandeSummary[] }
  | { kind: 'other' };

export async function loader(): Promise<HomeData> {
  const role = getDefaultStore().get(currentRoleAtom);
  if (role === null) return { kind: 'other' };
  if (isRequester(role.type)) {
    const id = role.demandeAdministrative?.id;
    return {
      kind: 'applicant',
      demande: id === undefined ? null : await call(demandeAdministrative.get, { params: { id } }),
    };
  }
  if (!can(role.type, 'instruct-demande') && !can(role.type, 'validate-instruction')) return { kind: 'other' };
  const [counts, next] = await Promise.all([
    call(demande.todoListCount, {}),
    call(demande.todoList, { query: { taille: 5 } }),
  ]);
  return { kind: 'fund', counts, next: next.elements };
}

/** The role's home: what to do, and where things stand. */
export function Component(): ReactNode {
  const t = useText();
  const data = useLoaderData<HomeData>();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  if (role === null || account === null) return null;
  return (
    <Page
      header={
        <PageHeader
          title={t('tableau-bord.bonjour', { nom: `${account.prenom} ${account.nom}` })}
          description={role.label}
        />
      }
    >
      {data.kind === 'applicant' && <ApplicantHome demande={data.demande} role={role} />}
      {data.kind === 'fund' && <FundHome counts={data.counts} next={data.next} role={role} />}
      {data.kind === 'other' && <Text tone="subtle">{t('tableau-bord.autre-role')}</Text>}
    </Page>
  );
}
