import { certificat } from '@habilis/api/certificat/endpoints';
import type { Renouvellement } from '@habilis/api/certificat/Renouvellement';
import { rolePath } from '@habilis/api/page/rolePaths';
import { derniereFinARenouveler } from '@habilis/domain/certificat/vues';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { GroupeARenouveler } from './GroupeARenouveler.tsx';

export const loader = () => call(certificat.renouvellements, {});

const keyOf = ({ entiteId, dispositifNiveauId }: Renouvellement) => `${entiteId}-${dispositifNiveauId}`;

/** What ends within three months, by entite and niveau; each group opens its session in one gesture (C35, C36). */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { groupes, incomplet } = useLoaderData<typeof loader>();
  if (role === null) return null;
  const hasEntites = new Set(groupes.map(({ entiteId }) => entiteId)).size > 1;
  return (
    <Page
      width="text"
      header={
        <AreaHeader
          title={t('liste-certificats.renouveler.titre')}
          description={t('liste-certificats.renouveler.aide', { date: formatDate(derniereFinARenouveler(today)) })}
          above={[{ label: t('liste-certificats.titre'), href: rolePath(role, 'certificats') }]}
        />
      }
    >
      {incomplet && <Callout tone="info" title={t('liste-certificats.renouveler.incomplet')} />}
      {groupes.length === 0 && (
        <EmptyState
          icon={BadgeCheck}
          title={t('liste-certificats.vide.a-renouveler.titre')}
          description={t('liste-certificats.renouveler.vide')}
        />
      )}
      {groupes.map((groupe) => (
        <GroupeARenouveler
          // Who was just put into a session is ticked no more.
          key={`${keyOf(groupe)} ${groupe.certificats.filter(({ dejaInscrit }) => dejaInscrit).length}`}
          groupe={groupe}
          name={`renouveler-${keyOf(groupe)}`}
          hasEntites={hasEntites}
          role={role}
        />
      ))}
    </Page>
  );
}
