import { rolePath } from '@habilis/api/page/rolePaths';
import type { Dispositif } from '@habilis/api/dispositif/Dispositif';
import { dispositif } from '@habilis/api/dispositif/endpoints';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import type { Role } from '@habilis/api/role/Role';
import { useText } from '@habilis/i18n/TextProvider';
import { EmptyState } from '@habilis/ui/EmptyState';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Page } from '@habilis/ui/Page';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { useAtomValue } from 'jotai';
import { Layers, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';
import { call } from '../../session/call.ts';
import { AreaHeader } from '../../layout/AreaHeader.tsx';
import { listAddress } from '../../list/listAddress.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { words } from '../../list/readers.ts';
import { useList } from '../../list/useList.ts';
import { ListActions } from '../../list/ListActions.tsx';
import { ListVuesMenu } from '../../list/vues/ListVues.tsx';
import { NiveauTable } from './NiveauTable.tsx';

/** How the search is kept in the address. */
const DISPOSITIFS = listAddress({ filters: { recherche: words(100) } });

export async function loader() {
  const [dispositifs, niveaux] = await Promise.all([call(dispositif.list, {}), call(dispositifNiveau.list, {})]);
  return { dispositifs, niveaux };
}

/** Sorts first the dispositifs that the caller may change. */
const inOrder = (dispositifs: readonly Dispositif[]) =>
  dispositifs.toSorted((a, b) => Number(b.modifiable) - Number(a.modifiable) || a.id - b.id);

type SectionProps = {
  readonly dispositif: Dispositif;
  readonly niveaux: readonly DispositifNiveau[];
  readonly role: Role;
};

/** The niveaux of a dispositif; one that the caller may change says so. */
function DispositifSection({ dispositif, niveaux, role }: SectionProps): ReactNode {
  const t = useText();
  return (
    <Section
      title={dispositif.libelle}
      action={
        dispositif.modifiable ? (
          <Text as="span" look="small" tone="subtle">
            {t('dispositifs.a-vous')}
          </Text>
        ) : undefined
      }
    >
      <NiveauTable
        caption={t('dispositifs.niveaux-de', { dispositif: dispositif.libelle })}
        niveaux={niveaux}
        hrefOf={({ id }) => rolePath(role, 'niveau', id)}
      />
    </Section>
  );
}

/** The dispositifs with their niveaux, to read or to change. */
export function Component(): ReactNode {
  const t = useText();
  const role = useAtomValue(currentRoleAtom);
  const { dispositifs, niveaux } = useLoaderData<typeof loader>();
  const asked = useList(DISPOSITIFS);
  const { recherche } = asked.query;
  const wanted = recherche.toLocaleLowerCase('fr');
  const found = niveaux.filter(({ code, libelle }) => `${code} ${libelle}`.toLocaleLowerCase('fr').includes(wanted));
  const total = found.length;
  if (role === null) return null;
  const title = t('dispositifs.titre');
  const isEditor = dispositifs.some(({ modifiable }) => modifiable);
  const sections = inOrder(dispositifs)
    .map((dispositif) => ({ dispositif, niveaux: found.filter((one) => one.dispositif.id === dispositif.id) }))
    .filter(({ niveaux }) => niveaux.length > 0);
  return (
    <Page
      header={
        <AreaHeader
          title={title}
          description={t('dispositifs.aide')}
          action={
            <ListActions
              main={
                isEditor && (
                  <LinkButton href={rolePath(role, 'nouveauNiveau')} icon={Plus}>
                    {t('dispositifs-niveaux.creer')}
                  </LinkButton>
                )
              }
            >
              <ListVuesMenu liste="dispositifs" asked={asked} />
            </ListActions>
          }
        />
      }
    >
      <ListFilters
        asked={asked}
        list={{ total }}
        filters={[{ kind: 'text', key: 'recherche', label: t('dispositifs.recherche') }]}
        resultLabel={() => t('dispositifs-niveaux.resultats', { total })}
        showLabel={() => t('dispositifs-niveaux.voir', { total })}
      />
      {sections.length === 0 && (
        <EmptyState
          icon={Layers}
          title={t(recherche === '' ? 'dispositifs.vide-absolu.titre' : 'dispositifs.vide.titre')}
          description={t(recherche === '' ? 'dispositifs.vide-absolu.texte' : 'dispositifs.vide.texte')}
        />
      )}
      {sections.map(({ dispositif, niveaux }) => (
        <DispositifSection key={dispositif.id} {...{ dispositif, niveaux, role }} />
      ))}
    </Page>
  );
}
