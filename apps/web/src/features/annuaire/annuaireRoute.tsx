import { PATHS, pathTo } from '@habilis/api/page/paths';
import type { AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import { annuaire } from '@habilis/api/annuaire/endpoints';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { type Column, DataTable } from '@habilis/ui/DataTable';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '../../session/call.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import { readList } from '../../list/readList.ts';
import { type AskedList, useList } from '../../list/useList.ts';
import { AnnuaireFilters } from './AnnuaireFilters.tsx';
import { ANNUAIRE, type AnnuaireQuery } from './annuaireQuery.ts';

export async function loader({ request }: { request: Request }) {
  const [read, niveaux] = await Promise.all([
    readList(ANNUAIRE, request, (query) =>
      call(annuaire.list, { query: { ...ANNUAIRE.filtersOf(query), page: query.page } }),
    ),
    call(annuaire.niveaux, {}),
  ]);
  return { ...read, niveaux };
}

const placeOf = ({ codePostal, ville }: AnnuaireEntite) =>
  [codePostal, ville].filter((part) => part !== null).join(' ');
const niveauxOf = ({ niveaux }: AnnuaireEntite) =>
  niveaux.map(({ dispositif: libelleCourt, niveau }) => libelleNiveau({ libelleCourt, niveau }));

function useColumns(): Column<AnnuaireEntite>[] {
  const t = useText();
  return [
    {
      key: 'raisonSociale',
      header: t('listes.entite'),
      render: ({ raisonSociale }) => raisonSociale,
    },
    { key: 'ville', header: t('entites.annuaire.ville'), width: 210, render: placeOf },
    {
      key: 'niveaux',
      header: t('entites.annuaire.niveaux'),
      render: (row) => niveauxOf(row).join(' · '),
    },
  ];
}

function Card({ entite }: { readonly entite: AnnuaireEntite }): ReactNode {
  return (
    <Stack gap={4}>
      <Text isStrong>{entite.raisonSociale}</Text>
      <Text look="small" tone="subtle">
        {placeOf(entite)}
      </Text>
      <Text look="small">{niveauxOf(entite).join(' · ')}</Text>
    </Stack>
  );
}

/** Downloads all that the filters find, not only the page shown. */
function Export({ query }: { readonly query: AnnuaireQuery }): ReactNode {
  const t = useText();
  return (
    <DownloadButton
      label={t('entites.annuaire.telecharger')}
      name="annuaire.csv"
      read={() => call(annuaire.export, { query: ANNUAIRE.filtersOf(query) })}
    />
  );
}

function Results({ asked: { query, hrefOf } }: { readonly asked: AskedList<AnnuaireQuery> }): ReactNode {
  const t = useText();
  const { list } = useLoaderData<typeof loader>();
  const columns = useColumns();
  const isFiltered = ANNUAIRE.isNarrowed({ ...query, date: '' });
  return (
    <>
      <DataTable
        caption={t('entites.annuaire.titre')}
        columns={columns}
        rows={list.elements}
        rowKey={({ id }) => String(id)}
        rowHref={({ id }) => `${pathTo('ficheAnnuaire', id)}${query.date === '' ? '' : `?date=${query.date}`}`}
        card={(entite) => <Card entite={entite} />}
        empty={
          <NoRows
            total={list.total}
            firstHref={hrefOf({ page: 1 })}
            empty={{
              icon: SearchX,
              title: t('entites.annuaire.vide'),
              description: t(isFiltered ? 'entites.annuaire.vide-filtres' : 'entites.annuaire.vide-aide'),
              action: isFiltered && <LinkButton href={PATHS.annuaire}>{t('entites.annuaire.tout-voir')}</LinkButton>,
            }}
          />
        }
      />
      {list.elements.length > 0 && list.total > list.taille && (
        <ListPages
          list={list}
          hrefOf={(page) => hrefOf({ page })}
          summary={({ debut: premier, fin: dernier, total }) => t('entites.annuaire.page', { premier, dernier, total })}
        />
      )}
      {list.total > 0 && (
        <div>
          <Export query={query} />
        </div>
      )}
    </>
  );
}

/** The public directory of accredited entites, as of a day (domain, decision 6). */
export function Component(): ReactNode {
  const t = useText();
  const { list, refused, niveaux } = useLoaderData<typeof loader>();
  const asked = useList(ANNUAIRE, refused);
  const { date } = asked.query;
  const { today } = useServerProperties();
  const isOtherDay = date !== '' && date !== today;
  return (
    <GuestPage title={t('entites.annuaire.titre')} width="list">
      <Text>{t('entites.annuaire.aide')}</Text>
      <AnnuaireFilters asked={asked} niveaux={niveaux} today={today} total={list.total} />
      {isOtherDay && (
        <Callout tone="info" title={t('entites.annuaire.autre-jour', { date: formatDate(date) })}>
          <Text>{t(date < today ? 'entites.annuaire.jour-passe' : 'entites.annuaire.jour-futur')}</Text>
        </Callout>
      )}
      <Results asked={asked} />
    </GuestPage>
  );
}
