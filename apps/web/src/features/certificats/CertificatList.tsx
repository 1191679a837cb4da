import type { CertificatSummary } from '@habilis/api/certificat/Certificat';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Column, deadlines, figures } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { niveauCell } from '../../etat/niveauCell.tsx';
import { niveauOf } from '../../etat/niveauOf.ts';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import type { AskedList } from '../../list/useList.ts';
import { CERTIFICATS, type CertificatQuery } from './certificatQuery.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { FinCertificat, finOf } from './FinCertificat.tsx';
import { ReprisBadge } from './ReprisBadge.tsx';
import { StatutBadge } from './StatutBadge.tsx';
import { useTirage } from './useTirage.ts';

type CertificatColumn = Column<CertificatSummary> & { readonly key: CertificatQuery['colonnes'][number] };

const shown = (day: string | null): string => (day === null ? '' : formatDate(day));

/** A figure that may be hidden. */
const figure = (
  key: CertificatColumn['key'],
  header: string,
  figureOf: (row: CertificatSummary) => string,
): CertificatColumn => ({ key, header, isSecondary: true, ...figures<CertificatSummary>(figureOf) });

/** Who holds it. */
const titulaireColumns = (t: Texts, hasNaissances: boolean): CertificatColumn[] => [
  { key: 'nom', header: t('liste-certificats.nom'), width: 112, isSortable: true, render: ({ nom }) => nom },
  { key: 'prenom', header: t('liste-certificats.prenom'), width: 92, render: ({ prenom }) => prenom },
  figure('identifiant', t('liste-certificats.identifiant'), ({ habilisId }) => habilisId),
  ...(hasNaissances
    ? [figure('dateNaissance', t('liste-certificats.naissance'), ({ dateNaissance }) => shown(dateNaissance))]
    : []),
];

/** The entite that issued it. */
const entiteColumns = (t: Texts): CertificatColumn[] => [
  {
    key: 'raisonSociale',
    header: t('listes.entite'),
    width: 142,
    isSortable: true,
    render: ({ raisonSociale }) => raisonSociale,
  },
  figure('siret', t('liste-certificats.siret'), ({ siret }) => siret ?? ''),
];

function useColumns(hasEntites: boolean, hasNaissances: boolean): CertificatColumn[] {
  const t = useText();
  const { today } = useServerProperties();
  return [
    { key: 'numero', header: t('listes.numero'), ...figures<CertificatSummary>(({ numero }) => numero) },
    {
      key: 'statut',
      header: t('liste-certificats.statut'),
      width: 108,
      render: ({ statut, repris }) => (
        <Stack gap={4}>
          <StatutBadge statut={statut} />
          {repris && <ReprisBadge />}
        </Stack>
      ),
    },
    ...titulaireColumns(t, hasNaissances),
    ...(hasEntites ? entiteColumns(t) : []),
    {
      // The number of a certificat begins with its niveau.
      isSecondary: true,
      key: 'dispositifNiveau',
      header: t('listes.niveau'),
      width: 130,
      render: (row) => niveauCell(t, row),
    },
    {
      key: 'mode',
      header: t('sessions-certification.liste.mode'),
      width: 110,
      isSecondary: true,
      render: ({ mode }) => t(`sessions-certification.mode.${mode}`),
    },
    figure('dateSession', t('liste-certificats.debut-session'), ({ dateSession }) => shown(dateSession)),
    {
      ...figure('dateObtention', t('liste-certificats.obtention'), ({ dateObtention }) => shown(dateObtention)),
      isSortable: true,
    },
    {
      key: 'dateFin',
      header: t('liste-certificats.fin'),
      isSortable: true,
      ...deadlines<CertificatSummary>((row) => finOf(t, row, today)),
    },
    figure('session', t('liste-certificats.session'), ({ numeroSession }) => numeroSession ?? ''),
    {
      key: 'formateur',
      header: t('sessions-certification.liste.formateur'),
      width: 120,
      isSecondary: true,
      render: ({ formateurNomPrenom }) => formateurNomPrenom,
    },
  ];
}

function Card({ row, hasEntites }: { row: CertificatSummary; hasEntites: boolean }): ReactNode {
  const t = useText();
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Identifier>{row.numero}</Identifier>
        <Inline gap={4}>
          {row.repris && <ReprisBadge />}
          <StatutBadge statut={row.statut} />
        </Inline>
      </Inline>
      <Text isStrong>{`${row.prenom} ${row.nom}`}</Text>
      <Text look="small" as="div">
        {niveauOf(t, row)}
      </Text>
      {hasEntites && (
        <Text look="small" tone="subtle" as="div">
          {row.raisonSociale}
        </Text>
      )}
      <Text look="small" as="div">
        <FinCertificat certificat={row} />
      </Text>
    </Stack>
  );
}

type Props = {
  readonly list: ListPage<CertificatSummary>;
  readonly asked: AskedList<CertificatQuery>;
  /** Whether the list covers several entites. */
  readonly hasEntites: boolean;
  /** Whether the reader may see the birth dates of the holders (C32). */
  readonly hasNaissances: boolean;
  readonly hrefOf: (row: CertificatSummary) => string;
};

/** A page of certificats: table or cards, order, pages, and why the list is empty. */
export function CertificatList({ hasEntites, hasNaissances, hrefOf, ...page }: Props): ReactNode {
  const t = useText();
  const columns = useColumns(hasEntites, hasNaissances);
  const selection = useTirage(page.list, page.asked);
  const { query } = page.asked;
  const which = CERTIFICATS.isNarrowed({ ...query, vue: 'en-vigueur' }) ? 'filtres' : query.vue;
  return (
    <ListTable
      {...page}
      caption={t('liste-certificats.titre')}
      columns={columns}
      selection={selection}
      rowKey={({ id }) => String(id)}
      rowHref={hrefOf}
      card={(row) => <Card row={row} hasEntites={hasEntites} />}
      summary={(rows) => t('liste-certificats.resume', rows)}
      empty={{
        icon: BadgeCheck,
        title: t(`liste-certificats.vide.${which}.titre`),
        description: t(`liste-certificats.vide.${which}.texte`),
      }}
    />
  );
}
