import type { CertificatFormateurSummary } from '@habilis/api/certificat-formateur/CertificatFormateur';
import { certificatFormateur, FORMATEUR_VUES } from '@habilis/api/certificat-formateur/endpoints';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { rolePath } from '@habilis/api/page/rolePaths';
import { statutCertificat } from '@habilis/domain/certificat/statutCertificat';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, deadlines, figures } from '@habilis/ui/DataTable';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ListFilters } from '../../list/ListFilters.tsx';
import { niveauFilter } from '../../list/sharedFilters.ts';
import { ListTable } from '../../list/ListTable.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { ListVues } from '../../list/vues/ListVues.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { FinCertificat, finOf } from './FinCertificat.tsx';
import { FORMATEURS, type FormateurQuery } from './formateurQuery.ts';

export async function loader({ request }: { request: Request }) {
  const [read, niveaux] = await Promise.all([
    readList(FORMATEURS, request, ({ vue, recherche, niveau, tri, ordre, page }) =>
      call(certificatFormateur.search, { body: { vue, recherche, niveau, tri, ordre, page } }),
    ),
    call(dispositifNiveau.list, {}),
  ]);
  return { ...read, niveaux };
}

/** A formateur's certificat as one that ends. */
const ending = ({ dateObtention, dateFin }: CertificatFormateurSummary, today: string) => ({
  statut: statutCertificat({ statut: 'VALIDE', dateFin, remplacePar: null }, today),
  dateObtention,
  dateFin,
});

type FormateurColumn = Column<CertificatFormateurSummary> & { readonly key: FormateurQuery['colonnes'][number] };

function useColumns(): FormateurColumn[] {
  const t = useText();
  const { today } = useServerProperties();
  return [
    {
      key: 'nom',
      header: t('sessions-certification.liste.formateur'),
      width: 180,
      isSortable: true,
      render: ({ titulaire }) => titulaire.nomPrenom,
    },
    {
      key: 'identifiant',
      header: t('liste-certificats.identifiant'),
      isSecondary: true,
      ...figures<CertificatFormateurSummary>(({ titulaire }) => titulaire.habilisId),
    },
    {
      key: 'dispositifNiveau',
      header: t('listes.niveau'),
      width: 240,
      render: ({ dispositifNiveau: { libelle } }) => libelle,
    },
    {
      key: 'dateObtention',
      header: t('liste-certificats.obtention'),
      isSecondary: true,
      isSortable: true,
      ...figures<CertificatFormateurSummary>(({ dateObtention }) => formatDate(dateObtention)),
    },
    {
      key: 'dateFin',
      header: t('liste-certificats.fin'),
      isSortable: true,
      ...deadlines<CertificatFormateurSummary>((row) => finOf(t, ending(row, today), today)),
    },
  ];
}

function Card({ row }: { row: CertificatFormateurSummary }): ReactNode {
  const { today } = useServerProperties();
  return (
    <Stack gap={4}>
      <Text isStrong>{row.titulaire.nomPrenom}</Text>
      <Text look="small" as="div">
        {row.dispositifNiveau.libelle}
      </Text>
      <Text look="small" as="div">
        <FinCertificat certificat={ending(row, today)} />
      </Text>
    </Stack>
  );
}

/** The certificats of formateurs that the role may read, those that end first at the top. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, niveaux } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const asked = useList(FORMATEURS, refused);
  if (role === null) return null;
  const { query } = asked;
  const title = t('certificats-formateur.titre');
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          above={[{ label: t('liste-certificats.titre'), href: rolePath(role, 'certificats') }]}
        />
      }
    >
      <ListVues
        liste="certificats-formateurs"
        label={t('listes.vues')}
        asked={asked}
        given={FORMATEUR_VUES.map((vue) => ({
          changesOf: () => ({ vue }),
          label: t(`liste-certificats.vue.${vue}`),
          isCurrent: query.vue === vue,
        }))}
        total={list.totalDepasse === true ? undefined : list.total}
      />
      <ListFilters
        asked={asked}
        list={list}
        filters={[
          { kind: 'text', key: 'recherche', label: t('certificats-formateur.recherche') },
          ...niveauFilter(t, niveaux),
        ]}
        resultLabel={(counted) => t('liste-certificats.resultats', counted)}
        isCountedBelow
        showLabel={(counted) => t('liste-certificats.voir', counted)}
      />
      <ListTable
        caption={title}
        list={list}
        asked={asked}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => rolePath(role, 'certificatFormateur', id)}
        card={(row) => <Card row={row} />}
        summary={(rows) => t('liste-certificats.resume', rows)}
        empty={{
          icon: BadgeCheck,
          title: t('certificats-formateur.vide.titre'),
          description: t('certificats-formateur.vide.texte'),
        }}
      />
    </Page>
  );
}
