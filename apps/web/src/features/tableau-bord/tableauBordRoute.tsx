import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import { isPubliee } from '@habilis/domain/actualite/isPubliee';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { PageHeader } from '@habilis/ui/PageHeader';
import { Stack } from '@habilis/ui/Stack';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ActualiteAccordion } from './ActualiteAccordion.tsx';
import { AlerteItems } from '../../alerte/AlerteItems.tsx';
import { DemandeurHome } from './DemandeurHome.tsx';
import { FollowerHome } from './FollowerHome.tsx';
import { type HomeData, readHome } from './homeData.ts';
import { MessageItems } from './MessageItems.tsx';
import { PartSection } from './PartSection.tsx';
import { SessionsHome } from './SessionsHome.tsx';
import { TasksHome } from './TasksHome.tsx';

const ALERTES_SHOWN = 5;
const ACTUALITES_SHOWN = 3;
/** The alerts that the list of tasks already shows. */
const TASKS: ReadonlySet<AlerteType> = new Set<AlerteType>([
  'DA_A_INSTRUIRE',
  'DH_A_INSTRUIRE',
  'DH_A_VALIDER_CAISSE',
  'DH_A_REPARTIR',
  'DH_AVIS_ATTENDU',
  'DH_A_VALIDER_RD',
  'DH_A_PLANIFIER',
  'DH_DECISION_A_SAISIR',
]);

export async function loader(): Promise<HomeData | null> {
  const role = getDefaultStore().get(currentRoleAtom);
  return role === null ? null : readHome(role);
}

/** What the role has to do first. */
function Work({ work, role }: { work: HomeData['work']; role: Role }): ReactNode {
  switch (work.kind) {
    case 'applicant':
      return <DemandeurHome {...work} role={role} />;
    case 'tasks':
      return <TasksHome counts={work.counts} next={work.next} role={role} />;
    case 'follower':
      return <FollowerHome total={work.total} next={work.next} role={role} />;
    case 'sessions':
      return <SessionsHome total={work.total} isFormateur={role.type === 'F'} />;
  }
}

/** The first alerts, without those that the tasks above already show. */
function Alertes({ part, role, areTasksShown }: { part: HomeData['alertes']; role: Role; areTasksShown: boolean }) {
  const t = useText();
  const total = part.isRead ? part.items.length : 0;
  const others = part.isRead
    ? { ...part, items: part.items.filter(({ type }) => !areTasksShown || !TASKS.has(type)).slice(0, ALERTES_SHOWN) }
    : part;
  return (
    <PartSection
      title={t('alertes.titre')}
      part={others}
      empty={t(total === 0 ? 'alertes.aucune' : 'tableau-bord.alertes-des-taches')}
      action={
        total > 0 && (
          <Link href={rolePath(role, 'alertes')} isSmall>
            {t('tableau-bord.toutes-alertes', { total })}
          </Link>
        )
      }
    >
      {(alertes) => <AlerteItems alertes={alertes} />}
    </PartSection>
  );
}

function Actualites({ part, role }: { part: HomeData['actualites']; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  // Those who edit news also receive items of other days.
  const published = part.isRead
    ? { ...part, items: part.items.filter((one) => isPubliee(one, today)).slice(0, ACTUALITES_SHOWN) }
    : part;
  return (
    <PartSection
      title={t('actualites.titre')}
      part={published}
      empty={t('actualites.vide.titre')}
      action={
        published.isRead &&
        published.items.length > 0 && (
          <Link href={rolePath(role, 'actualites')} isSmall>
            {t('actualites.toutes')}
          </Link>
        )
      }
    >
      {(actualites) => <ActualiteAccordion actualites={actualites} />}
    </PartSection>
  );
}

/** The role's home: what to do, where things stand, what is new. */
export function Component(): ReactNode {
  const t = useText();
  const data = useLoaderData<HomeData | null>();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  if (role === null || account === null || data === null) return null;
  return (
    <Page
      header={
        <PageHeader
          title={t('tableau-bord.bonjour', { nom: `${account.prenom} ${account.nom}` })}
          description={role.label}
        />
      }
    >
      <Stack gap={36}>
        <Work work={data.work} role={role} />
        <Columns split="1.5fr 1fr">
          <Alertes part={data.alertes} role={role} areTasksShown={data.work.kind === 'tasks'} />
          <Stack gap={36}>
            <PartSection title={t('messages.titre')} part={data.messages} empty={t('messages.aucun')}>
              {(messages) => <MessageItems messages={messages} />}
            </PartSection>
            <Actualites part={data.actualites} role={role} />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}
