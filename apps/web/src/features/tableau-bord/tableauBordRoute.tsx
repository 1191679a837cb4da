import { rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import type { Alerte } from '@habilis/api/alerte/Alerte';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { isPubliee } from '@habilis/domain/actualite/isPubliee';
import { useText } from '@habilis/i18n/TextProvider';
import { Columns } from '@habilis/ui/Columns';
import { Identifier } from '@habilis/ui/Identifier';
import { Link } from '@habilis/ui/Link';
import { Page } from '@habilis/ui/Page';
import { PageHeader } from '@habilis/ui/PageHeader';
import { media } from '@habilis/ui/theme/media';
import { Stack } from '@habilis/ui/Stack';
import { getDefaultStore, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { accountAtom, currentRoleAtom } from '../../session/atoms.ts';
import { useMedia } from '../../boot/useMedia.ts';
import { serverPropertiesAtom } from '../../boot/serverPropertiesAtom.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { ActualiteAccordion } from '../../actualite/ActualiteAccordion.tsx';
import { MessageItems } from '../../message/MessageItems.tsx';
import { AlerteItems } from '../../alerte/AlerteItems.tsx';
import { WithAcronyms } from '../../termes/WithAcronyms.tsx';
import { DemandeurHome } from './DemandeurHome.tsx';
import { FollowerHome } from './FollowerHome.tsx';
import { type HomeData, type Part, readHome, type Work } from './homeData.ts';
import { MainAction } from './MainAction.tsx';
import { PartSection } from './PartSection.tsx';
import { SessionsHome } from './SessionsHome.tsx';
import { TasksHome } from './TasksHome.tsx';
import { objectOf, toldObjects } from './toldObjects.ts';

const ALERTES_SHOWN = 5;
const ACTUALITES_SHOWN = 3;
const MESSAGES_SHOWN = 5;

export async function loader(): Promise<HomeData | null> {
  const store = getDefaultStore();
  const role = store.get(currentRoleAtom);
  const habilisId = store.get(accountAtom)?.habilisId;
  const today = store.get(serverPropertiesAtom)?.today;
  return role === null || habilisId === undefined || today === undefined ? null : readHome(role, { habilisId, today });
}

/** What the role has to do first. */
function Main({
  work,
  role,
  habilisId,
  begin,
}: {
  work: Work;
  role: Role;
  habilisId: string;
  begin: ReactNode;
}): ReactNode {
  switch (work.kind) {
    case 'demandeur':
      return <DemandeurHome work={work} role={role} begin={begin} />;
    case 'tasks':
      return <TasksHome work={work} role={role} habilisId={habilisId} />;
    case 'follower':
      return <FollowerHome work={work} role={role} />;
    case 'sessions':
      return <SessionsHome work={work} role={role} begin={begin} />;
  }
}

/** The first of some items; what could not be read stays so. */
const firstOf = <T,>(part: Part<T>, isKept: (item: T) => boolean, most: number): Part<T> =>
  part.isRead ? { ...part, items: part.items.filter(isKept).slice(0, most) } : part;

const isShown = <T,>(part: Part<T>): boolean => !part.isRead || part.items.length > 0;

/** The first alerts that say more than the lists of tasks. */
function Alertes({ part, total, role }: { part: HomeData['alertes']; total: number; role: Role }): ReactNode {
  const t = useText();
  return (
    <PartSection
      title={t('alertes.titre')}
      part={part}
      action={
        <Link href={rolePath(role, 'alertes')} isSmall>
          {t('tableau-bord.toutes-alertes', { total })}
        </Link>
      }
    >
      {(alertes) => <AlerteItems alertes={alertes} />}
    </PartSection>
  );
}

function Actualites({ part, role }: { part: HomeData['actualites']; role: Role }): ReactNode {
  const t = useText();
  return (
    <PartSection
      title={t('actualites.titre')}
      part={part}
      action={
        <Link href={rolePath(role, 'actualites')} isSmall>
          {t('actualites.toutes')}
        </Link>
      }
    >
      {(actualites) => <ActualiteAccordion actualites={actualites} />}
    </PartSection>
  );
}

/** Alerts beside messages and news; what is empty takes no place. */
function Beside({ data, role }: { data: HomeData; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { messages } = data;
  const isUntold = ({ repeteTache }: Alerte) => !repeteTache;
  const total = data.alertes.isRead ? data.alertes.items.filter(isUntold).length : 0;
  const told = toldObjects(data.work);
  const alertes = firstOf(data.alertes, (one) => isUntold(one) && !told.has(objectOf(one)), ALERTES_SHOWN);
  // Those who edit news also receive items of other days.
  const actualites = firstOf(data.actualites, (one) => isPubliee(one, today), ACTUALITES_SHOWN);
  const own = isShown(alertes) && <Alertes part={alertes} total={total} role={role} />;
  const said = isShown(messages) && (
    <PartSection
      title={t('messages.titre')}
      part={firstOf(messages, () => true, MESSAGES_SHOWN)}
      action={
        <Link href={rolePath(role, 'messages')} isSmall>
          {t('messages.tous')}
        </Link>
      }
    >
      {(items) => <MessageItems messages={items} />}
    </PartSection>
  );
  const news = isShown(actualites) && <Actualites part={actualites} role={role} />;
  if (own !== false && (said !== false || news !== false))
    return (
      <Columns split="1.5fr 1fr">
        {own}
        <Stack gap={36}>
          {said}
          {news}
        </Stack>
      </Columns>
    );
  if (said !== false && news !== false)
    return (
      <Columns split="1.5fr 1fr">
        {said}
        {news}
      </Columns>
    );
  return own || said || news || null;
}

/** Whom the role is for: the caisse, or the entite with where it is and its SIRET. */
function Identity({ work, role }: { work: Work; role: Role }): ReactNode {
  const t = useText();
  if (work.kind !== 'demandeur' || work.demande === null) return role.label;
  const { siret, adresse } = work.demande;
  const { codePostal, ville } = adresse.codePostalVille;
  const place = [codePostal, ville].filter(Boolean).join('\u00A0');
  return (
    <span>
      {[role.label, place].filter(Boolean).join(' · ')}
      {siret !== null && (
        <>
          {' · '}
          <WithAcronyms text={t('entites.siret')} /> <Identifier>{formatSiret(siret)}</Identifier>
        </>
      )}
    </span>
  );
}

/** The role's home: what to do, where things stand, what is new. */
export function Component(): ReactNode {
  const t = useText();
  const data = useLoaderData<HomeData | null>();
  const role = useAtomValue(currentRoleAtom);
  const account = useAtomValue(accountAtom);
  const isPhone = useMedia(media.phone);
  if (role === null || account === null || data === null) return null;
  const { work } = data;
  const action = <MainAction work={work} role={role} />;
  // On a phone what is to be done comes before what may be begun.
  const isBelow = isPhone && (work.kind === 'demandeur' || work.kind === 'sessions');
  return (
    <Page
      header={
        <PageHeader
          title={t('tableau-bord.bonjour', { nom: `${account.prenom} ${account.nom}` })}
          description={<Identity work={work} role={role} />}
          action={isBelow ? undefined : action}
        />
      }
    >
      <Main work={work} role={role} habilisId={account.habilisId} begin={isBelow ? action : undefined} />
      <Beside data={data} role={role} />
    </Page>
  );
}
