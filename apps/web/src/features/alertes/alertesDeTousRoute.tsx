import type { AlerteDeTous } from '@habilis/api/alerte/Alerte';
import { alerte } from '@habilis/api/alerte/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { objetPath, rolePath } from '@habilis/api/page/rolePaths';
import type { Role } from '@habilis/api/role/Role';
import { ALERTE_RULES, ALERTE_TYPES } from '@habilis/domain/alerte/ALERTE_RULES';
import { DELAIS_ALERTE } from '@habilis/domain/alerte/delais';
import { ROLE_TYPES } from '@habilis/domain/role/RoleType';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { type Column, deadlines, figures } from '@habilis/ui/DataTable';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Page } from '@habilis/ui/Page';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { dueView } from '../../etat/deadlineView.ts';
import { Due } from '../../alerte/Due.tsx';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ListActions } from '../../list/ListActions.tsx';
import { choiceFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import { readList } from '../../list/readList.ts';
import { caisseFilter } from '../../list/sharedFilters.ts';
import { useList } from '../../list/useList.ts';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { ALERTES_DE_TOUS } from './alertesQuery.ts';
import { ComptesParType } from './ComptesParType.tsx';
import { DeQui } from './DeQui.tsx';

export async function loader({ request }: { request: Request }) {
  const [read, mrps] = await Promise.all([
    readList(ALERTES_DE_TOUS, request, async (query) => {
      const { type, ...others } = ALERTES_DE_TOUS.filtersOf(query);
      const { ordre, page } = query;
      const [found, comptes] = await Promise.all([
        call(alerte.ofAll, { query: { type, ...others, ordre, page } }),
        call(alerte.countOfAll, { query: others }),
      ]);
      return { ...found, comptes };
    }),
    call(mrp.list, {}),
  ]);
  return { ...read, mrps };
}

/** The page of the object of an alert; who watches over all has no list of certificats to renew. */
const hrefOf = (role: Role, { objetType, objetId }: AlerteDeTous): string =>
  objetType === 'certificats' ? rolePath(role, 'entite', objetId) : objetPath(role, objetType, objetId);

const dueOf = (t: Texts, { type, dateEcheance: due, dateEmission: start }: AlerteDeTous, today: string) =>
  due === null
    ? { words: t('alertes.delai.sans-echeance') }
    : dueView(t, { start, due, today, isInformation: ALERTE_RULES[type].supprimable });

function useColumns(): Column<AlerteDeTous>[] {
  const t = useText();
  const { today } = useServerProperties();
  return [
    { key: 'type', header: t('alertes.filtre'), width: 230, render: ({ type }) => t(`alertes.evenement.${type}`) },
    {
      key: 'reference',
      header: t('listes.numero'),
      ...figures<AlerteDeTous>(({ reference }) => reference ?? '—'),
    },
    {
      key: 'entite',
      header: t('listes.entite'),
      isSecondary: true,
      render: ({ raisonSocialeEntite }) => raisonSocialeEntite ?? '—',
    },
    { key: 'pour', header: t('alertes.de-tous.pour'), render: (one) => <ForWhom of={one} /> },
    {
      key: 'dateEcheance',
      header: t('listes.echeance'),
      isSortable: true,
      ...deadlines<AlerteDeTous>((one) => dueOf(t, one, today)),
    },
  ];
}

function ForWhom({ of: { roleTypeCible, rattachement } }: { of: AlerteDeTous }): ReactNode {
  const t = useText();
  const role = t(`roles.${roleTypeCible}`);
  return rattachement === null ? role : `${role}, ${rattachement}`;
}

function Card({ one }: { one: AlerteDeTous }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return (
    <Stack gap={4}>
      <Text isStrong as="span">
        {t(`alertes.evenement.${one.type}`)}
      </Text>
      <Text look="small" tone="subtle" as="div">
        {one.reference !== null && <Identifier>{one.reference}</Identifier>}
        {one.reference !== null && one.raisonSocialeEntite !== null && ' · '}
        {one.raisonSocialeEntite}
      </Text>
      <Inline justify="between">
        <Text look="small" as="span">
          <ForWhom of={one} />
        </Text>
        <Text look="small" as="span">
          <Due view={dueOf(t, one, today)} />
        </Text>
      </Inline>
    </Stack>
  );
}

/** What the list is narrowed by: type, role, caisse, when it is due. */
const filtersOf = (t: Texts, mrps: Parameters<typeof caisseFilter>[1]) => [
  ...choiceFilter(
    'type',
    t('alertes.filtre'),
    t('alertes.tous-types'),
    ALERTE_TYPES.map((id) => ({ id, label: t(`alertes.evenement.${id}`) })),
  ),
  ...choiceFilter(
    'role',
    t('utilisateurs.role'),
    t('utilisateurs.tous-roles'),
    ROLE_TYPES.map((id) => ({ id, label: t(`roles.${id}`) })),
  ),
  ...caisseFilter(t, mrps),
  ...choiceFilter(
    'delai',
    t('listes.echeance'),
    t('alertes.tous-delais'),
    DELAIS_ALERTE.map((id) => ({ id, label: t(`alertes.delai.${id}`) })),
  ),
];

/** What waits in the network, for whom and since when, the earliest due first; nothing is dismissed here (A703). */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, mrps } = useLoaderData<typeof loader>();
  const asked = useList(ALERTES_DE_TOUS, refused);
  const columns = useColumns();
  if (role === null) return null;
  const isNarrowed = ALERTES_DE_TOUS.isNarrowed(asked.query);
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={t('alertes.titre')}
          here={t('alertes.de-tous.titre')}
          description={t('alertes.de-tous.description')}
          action={
            <ListActions>
              <ListVuesMenu liste="alertes-de-tous" asked={asked} />
            </ListActions>
          }
        />
      }
    >
      <DeQui whose="tous" />
      {list.comptes.length > 0 && <ComptesParType comptes={list.comptes} hrefOf={(type) => asked.hrefOf({ type })} />}
      <ListFilters
        asked={asked}
        list={list}
        filters={filtersOf(t, mrps)}
        resultLabel={(counted) => t('alertes.de-tous.resultats', counted)}
        isCountedBelow
        showLabel={(counted) => t('alertes.de-tous.voir', counted)}
      />
      <ListTable
        caption={t('alertes.de-tous.titre')}
        list={list}
        asked={asked}
        columns={columns}
        rowKey={({ id }) => String(id)}
        rowHref={(one) => hrefOf(role, one)}
        card={(one) => <Card one={one} />}
        summary={(shown) => t('alertes.de-tous.resume', shown)}
        empty={{
          icon: Bell,
          title: t(isNarrowed ? 'alertes.vide-filtre.titre' : 'alertes.vide.titre'),
          description: t(isNarrowed ? 'alertes.de-tous.vide-filtre' : 'alertes.de-tous.vide'),
        }}
      />
    </Page>
  );
}
