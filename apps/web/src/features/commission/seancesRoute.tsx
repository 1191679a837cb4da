import { rolePath } from '@habilis/api/page/rolePaths';
import { commission } from '@habilis/api/commission/endpoints';
import type { Seance } from '@habilis/api/commission/Seance';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Agenda } from '@habilis/ui/Agenda';
import { DataTable } from '@habilis/ui/DataTable';
import { EmptyState } from '@habilis/ui/EmptyState';
import { Identifier } from '@habilis/ui/Identifier';
import { Section } from '@habilis/ui/Section';
import { useAtomValue } from 'jotai';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { CommissionPage } from './CommissionPage.tsx';

export const loader = () => call(commission.seances, {});

function SeanceTable({
  caption,
  seances,
  hrefOf,
}: {
  caption: string;
  seances: readonly Seance[];
  hrefOf: (seance: Seance) => string;
}): ReactNode {
  const t = useText();
  const figure = (key: 'aDecider' | 'enAttente' | 'rendues', header: string) => ({
    key,
    header,
    width: 160,
    render: (seance: Seance) => (seance[key] === 0 ? '—' : String(seance[key])),
  });
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          key: 'date',
          header: t('workflow.commission.seance'),
          render: ({ date }) => <Identifier>{formatDate(date)}</Identifier>,
        },
        figure('aDecider', t('workflow.commission.a-decider')),
        figure('enAttente', t('workflow.commission.lettres-en-attente')),
        figure('rendues', t('workflow.commission.rendues')),
      ]}
      rows={seances}
      rowKey={({ date }) => date}
      rowHref={hrefOf}
    />
  );
}

/** The seances of the commission: as a month, then as a list. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { today } = useServerProperties();
  const { ouvertes, tenues } = useLoaderData<typeof loader>();
  const [month, setMonth] = useState((ouvertes[0]?.date ?? today).slice(0, 7));
  if (role === null) return null;
  const hrefOf = ({ date }: Seance) => rolePath(role, 'commissionSeance', date);
  const titleOf = ({ aDecider, enAttente, rendues }: Seance) =>
    t('workflow.commission.dans-le-mois', { demandes: aDecider + enAttente + rendues });
  return (
    <CommissionPage>
      <Agenda
        label={t('workflow.commission.calendrier')}
        month={month}
        onMonthChange={setMonth}
        today={today}
        entries={[...ouvertes, ...tenues].map((seance) => ({
          key: seance.date,
          date: seance.date,
          title: titleOf(seance),
          href: hrefOf(seance),
        }))}
        words={{
          previous: t('entites.mois-precedent'),
          next: t('entites.mois-suivant'),
          today: t('workflow.commission.aujourd-hui'),
          empty: t('workflow.commission.mois-vide'),
        }}
      />
      <Section title={t('workflow.commission.ouvertes')}>
        {ouvertes.length === 0 ? (
          <EmptyState
            icon={CalendarDays}
            title={t('workflow.commission.aucune-seance')}
            description={t('workflow.commission.aucune-seance-aide')}
          />
        ) : (
          <SeanceTable caption={t('workflow.commission.ouvertes')} seances={ouvertes} hrefOf={hrefOf} />
        )}
      </Section>
      {tenues.length > 0 && (
        <Section title={t('workflow.commission.tenues')}>
          <SeanceTable caption={t('workflow.commission.tenues')} seances={tenues} hrefOf={hrefOf} />
        </Section>
      )}
    </CommissionPage>
  );
}
