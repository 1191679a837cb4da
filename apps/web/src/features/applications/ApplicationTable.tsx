import type { Application } from '@habilis/api/applications/Application';
import { addDays } from '@habilis/domain/date/addDays';
import { formatDate, formatInstantDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { type Column, figures } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Menu } from '@habilis/ui/Menu';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Archive, Ban, CircleCheck, Clock, Ellipsis, KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { useList } from '../../list/useList.ts';
import { APPLICATIONS } from './APPLICATIONS.ts';
import { porteesText } from './porteesText.ts';

/** What can be done with an application. */
export type Acte = 'modifier' | 'remplacer' | 'revoquer';

const SOON_DAYS = 60;
const UNUSED_DAYS = 90;

const LOOKS = {
  active: { tone: 'success', icon: CircleCheck },
  finie: { tone: 'neutral', icon: Archive },
  revoquee: { tone: 'danger', icon: Ban },
  'sans-role': { tone: 'neutral', icon: Archive },
} as const;

function Etat({ of: { etat, dateFin }, today }: { of: Application; today: string }): ReactNode {
  const t = useText();
  if (etat === 'active' && dateFin <= addDays(today, SOON_DAYS))
    return (
      <Badge tone="warning" icon={Clock}>
        {t('applications.bientot')}
      </Badge>
    );
  return <Badge {...LOOKS[etat]}>{t(`applications.etat.${etat}`)}</Badge>;
}

function usageText(t: Texts, { dernierUsageLe, creeeLe }: Application, today: string): string {
  const since = dernierUsageLe ?? creeeLe;
  const isUnused = since.slice(0, 10) < addDays(today, -UNUSED_DAYS);
  if (isUnused) return t('applications.sans-usage', { date: formatInstantDate(since) });
  return dernierUsageLe === null ? t('applications.jamais') : formatInstantDate(dernierUsageLe);
}

function Actes({ of, onAct }: { of: Application; onAct: (acte: Acte, of: Application) => void }): ReactNode {
  const t = useText();
  if (of.etat === 'revoquee') return '';
  const isChanged = of.modifiable && of.etat !== 'sans-role';
  const ids: Acte[] = [
    ...(isChanged ? (['modifier'] as const) : []),
    ...(isChanged && of.authentification === 'secret' ? (['remplacer'] as const) : []),
    'revoquer',
  ];
  return (
    <Menu
      label={t('applications.actes', { nom: of.nom })}
      trigger={<Ellipsis size={16} />}
      look="icon"
      items={ids.map((id) => ({ id, label: t(`applications.${id}`) }))}
      onAction={(id) => ids.some((one) => one === id) && onAct(id as Acte, of)}
    />
  );
}

type Props = {
  readonly list: ListPage<Application>;
  readonly refused: readonly string[];
  readonly today: string;
  readonly onAct: (acte: Acte, of: Application) => void;
};

/** The applications: what each may, its last use, its end, and what can be done with it. */
export function ApplicationTable({ list, refused, today, onAct }: Props): ReactNode {
  const t = useText();
  const asked = useList(APPLICATIONS, refused);
  const forWhom = ({ role }: Application) => role.rattachement ?? role.nomPrenom;
  const columns: Column<Application>[] = [
    { key: 'nom', header: t('applications.nom'), width: 200, isWhole: true, render: ({ nom }) => nom },
    { key: 'peut', header: t('applications.peut'), isWhole: true, render: ({ portees }) => porteesText(t, portees) },
    { key: 'pour', header: t('applications.pour-qui'), width: 180, isSecondary: true, render: forWhom },
    {
      key: 'usage',
      header: t('applications.usage'),
      width: 150,
      isWhole: true,
      render: (one) => usageText(t, one, today),
    },
    { key: 'fin', header: t('applications.fin'), ...figures<Application>(({ dateFin }) => formatDate(dateFin)) },
    {
      key: 'appels',
      header: t('applications.appels'),
      isSecondary: true,
      ...figures<Application>(({ nbAppels }) => t('applications.nombre', { nombre: nbAppels })),
    },
    { key: 'etat', header: t('applications.etat'), width: 150, render: (one) => <Etat of={one} today={today} /> },
    {
      key: 'actes',
      header: t('applications.colonne-actes'),
      width: 70,
      isAction: true,
      render: (one) => <Actes of={one} onAct={onAct} />,
    },
  ];
  return (
    <ListTable
      caption={t('applications.titre')}
      list={list}
      asked={asked}
      columns={columns}
      rowKey={({ id }) => String(id)}
      card={(one) => (
        <Stack gap={4}>
          <Inline justify="between">
            <Text isStrong as="span">
              {one.nom}
            </Text>
            <Actes of={one} onAct={onAct} />
          </Inline>
          <Text look="small" as="span">
            {porteesText(t, one.portees)}
          </Text>
          <Text look="small" tone="subtle" as="span">
            {t('applications.carte', { usage: usageText(t, one, today), fin: formatDate(one.dateFin) })}
          </Text>
          <Etat of={one} today={today} />
        </Stack>
      )}
      summary={(shown) => t('applications.resume', shown)}
      empty={{ icon: KeyRound, title: t('applications.aucune'), description: t('applications.aucune-texte') }}
    />
  );
}
