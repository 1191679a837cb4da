import { rolePath } from '@habilis/api/page/rolePaths';
import { TITULAIRES } from '@habilis/api/demande/demandeQuery';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import { demande } from '@habilis/api/demande/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { can } from '@habilis/domain/role/can';
import { isDemandeur } from '@habilis/domain/role/roleGroup';
import { seesAgents } from '@habilis/domain/role/seesAgents';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { useAtomValue } from 'jotai';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { ExportMenu } from '../../list/ExportMenu.tsx';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { choiceFilter } from '../../list/ListFilters.tsx';
import { ListActions } from '../../list/ListActions.tsx';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';
import { DemandeFilters } from './DemandeFilters.tsx';
import { DemandeList } from './DemandeList.tsx';
import { CURRENT_TASK_KEYS } from './CURRENT_TASK_KEYS.ts';
import { readFilterLists } from './filterLists.ts';
import { type DemandeListQuery, DEMANDES, filtersOf } from '../../demande/listQuery.ts';

export async function loader({ request }: { request: Request }) {
  const [read, choices] = await Promise.all([
    readList(DEMANDES, request, (query) =>
      call(demande.currentList, { query: { ...filtersOf(query), page: query.page } }),
    ),
    readFilterLists(),
  ]);
  return { ...read, choices };
}

/** Who may be asked for: the person who was, as each line that they hold names them. */
const personsOf = ({ responsable }: DemandeListQuery, [first]: readonly DemandeSummary[]) =>
  responsable === '' ? [] : [{ habilisId: responsable, nomPrenom: first?.nomPrenomAssignedUserHabilis ?? responsable }];

/** Whose task it is, for who sees the agents of the network. */
const furtherFilters = (t: Texts, role: Role | null) =>
  role === null || !seesAgents(role.type)
    ? []
    : choiceFilter(
        'titulaire',
        t('listes.titulaire'),
        t('listes.tous-titulaires'),
        TITULAIRES.map((id) => ({ id, label: t(`listes.titulaire.${id}`) })),
      );

/** The demandes that the role may read. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { list, refused, choices } = useLoaderData<typeof loader>();
  const asked = useList(DEMANDES, refused);
  const title = t(role !== null && isDemandeur(role.type) ? 'listes.mes-demandes.titre' : 'listes.demandes.titre');
  const isAsking =
    role !== null && can(role.type, 'edit-demande') && (role.entite !== null || role.demandeAdministrative !== null);
  return (
    <Page
      rhythm="list"
      header={
        <AreaHeader
          title={title}
          action={
            <ListActions
              main={
                isAsking && (
                  <LinkButton href={rolePath(role, 'demandeHabilitation', 'nouvelle')} variant="primary" icon={Plus}>
                    {t('habilitations.demande.demander')}
                  </LinkButton>
                )
              }
            >
              <ListVuesMenu liste="demandes" asked={asked} />
              {list.total > 0 && (
                <ExportMenu
                  name="demandes"
                  read={(format) =>
                    call(demande.exportCurrentList, {
                      query: { ...filtersOf(asked.query), colonnes: asked.query.colonnes.join(','), format },
                    })
                  }
                />
              )}
            </ListActions>
          }
        />
      }
    >
      <DemandeFilters
        asked={asked}
        list={list}
        choices={choices}
        taskKeys={CURRENT_TASK_KEYS}
        persons={personsOf(asked.query, list.elements)}
        further={furtherFilters(t, role)}
      />
      <DemandeList liste="demandes" caption={title} list={list} asked={asked} />
    </Page>
  );
}
