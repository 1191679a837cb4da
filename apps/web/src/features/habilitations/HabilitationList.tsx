import type { HabilitationSummary } from '@habilis/api/habilitation/Habilitation';
import { retraitCourt } from '@habilis/i18n/droitWords';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Column, figures } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import type { AskedList } from '../../list/useList.ts';
import { EtatHabilitationBadge } from '../../etat/EtatHabilitationBadge.tsx';
import { ruptureDite } from './ruptureDite.ts';
import { HABILITATIONS, type HabilitationQuery } from './habilitationQuery.ts';

/** Beyond its end, or before: until when it is kept usable, or from when it is of use again; null when its end says all. */
function useBesideEnd(): (row: HabilitationSummary) => string | null {
  const t = useText();
  return ({ droit, prorogee }) => {
    const withheld = retraitCourt(t, droit);
    const last = droit.sessions.at(-1)?.au ?? null;
    if (withheld !== null || !prorogee) return withheld;
    return last === null ? t('habilitations.prolongee') : t('habilitations.prolongee-au', { date: formatDate(last) });
  };
}

/** The last day, or that of the rupture, which its state tells: it is compared with the others. */
const endOf = (t: Texts, { dateFin, droit: { retrait } }: HabilitationSummary): string => {
  const last = (retrait?.isDefinitif === true ? retrait.du : null) ?? dateFin;
  return last === null ? t('entites.annuaire.sans-fin') : formatDate(last);
};

/** The end; below it that the right continues until the decision on its renewal. */
function End({ row }: { row: HabilitationSummary }): ReactNode {
  const t = useText();
  return (
    <Stack gap={0}>
      <Identifier>{endOf(t, row)}</Identifier>
      {row.prorogee && row.droit.retrait === null && (
        <Text as="span" look="small" tone="subtle">
          {t('habilitations.prolongee')}
        </Text>
      )}
    </Stack>
  );
}

const SECONDARY = { isSecondary: true, width: 150 } as const;

/** Whose it is, where several may be. */
const entiteColumns = (t: Texts): Column<HabilitationSummary>[] => [
  {
    key: 'raisonSociale',
    header: t('listes.entite'),
    width: 210,
    isSortable: true,
    render: ({ entite: { raisonSociale } }) => raisonSociale,
  },
  { ...SECONDARY, key: 'ville', header: t('listes.ville'), render: ({ entite: { ville } }) => ville ?? '' },
  {
    ...SECONDARY,
    key: 'caisse',
    header: t('listes.caisse'),
    render: ({ entite: { caisse } }) => caisse?.libelle ?? '',
  },
];

function useColumns(hasEntites: boolean): Column<HabilitationSummary>[] {
  const t = useText();
  return [
    {
      key: 'numero',
      header: t('listes.numero'),
      isSortable: true,
      ...figures<HabilitationSummary>(({ numero }) => numero),
    },
    ...(hasEntites ? entiteColumns(t) : []),
    {
      key: 'dispositifNiveau',
      header: t('listes.niveau'),
      isSortable: true,
      render: ({ dispositifNiveau: { libelle } }) => libelle,
    },
    {
      key: 'dateDebut',
      header: t('habilitations.debut'),
      isSortable: true,
      isSecondary: true,
      ...figures<HabilitationSummary>(({ dateDebut }) => formatDate(dateDebut)),
    },
    {
      key: 'dateFin',
      header: t('habilitations.fin'),
      isSortable: true,
      ...figures<HabilitationSummary>((row) => endOf(t, row)),
      render: (row) => <End row={row} />,
    },
    {
      ...SECONDARY,
      key: 'prorogee',
      header: t('habilitations.prolongee'),
      render: ({ prorogee }) => t(prorogee ? 'listes.oui' : 'listes.non'),
    },
    {
      key: 'etat',
      header: t('habilitations.etat'),
      width: 124,
      render: ({ etat }) => <EtatHabilitationBadge etat={etat} />,
    },
  ];
}

function Card({ row }: { row: HabilitationSummary }): ReactNode {
  const t = useText();
  const { dateFin } = row;
  const beside = useBesideEnd()(row);
  const end = dateFin === null ? t('entites.annuaire.sans-fin') : formatDate(dateFin);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Text isStrong as="span">
          {row.dispositifNiveau.libelle}
        </Text>
        <EtatHabilitationBadge etat={row.etat} />
      </Inline>
      <Text look="small" as="div">
        {row.entite.raisonSociale}
      </Text>
      <Text look="small" tone="subtle" as="div">
        <Identifier>{row.numero}</Identifier> ·{' '}
        {ruptureDite(t, row.droit) ??
          [t('habilitations.jusqu-au', { date: end }), beside].filter((words) => words !== null).join(', ')}
      </Text>
    </Stack>
  );
}

type Props = {
  readonly caption: string;
  readonly list: ListPage<HabilitationSummary>;
  readonly asked: AskedList<HabilitationQuery>;
  /** Whether the list covers several entites. */
  readonly hasEntites: boolean;
  readonly hrefOf: (row: HabilitationSummary) => string;
};

/** A page of habilitations: table or cards, sorting, pages, and what to do when the list is empty. */
export function HabilitationList({ hasEntites, hrefOf, ...page }: Props): ReactNode {
  const t = useText();
  const columns = useColumns(hasEntites);
  const which = HABILITATIONS.isNarrowed(page.asked.query) ? 'vide-filtres' : 'vide';
  return (
    <ListTable
      {...page}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowHref={hrefOf}
      card={(row) => <Card row={row} />}
      summary={(shown) => t('habilitations.resume', shown)}
      empty={{
        icon: Award,
        title: t(`habilitations.${which}.titre`),
        description: t(`habilitations.${which}.texte`),
      }}
    />
  );
}
