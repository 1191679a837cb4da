import type { AnnuaireDepartement, AnnuaireEntite } from '@habilis/api/annuaire/AnnuaireEntite';
import { annuaire } from '@habilis/api/annuaire/endpoints';
import { EXPORT_FORMATS } from '@habilis/api/wire/Export';
import { PATHS, pathTo } from '@habilis/api/page/paths';
import { totalOf } from '@habilis/domain/annuaire/totalOf';
import { libelleNiveau } from '@habilis/domain/dispositif-niveau/libelleNiveau';
import { formatTelephone } from '@habilis/domain/telephone/formatTelephone';
import { useText } from '@habilis/i18n/TextProvider';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Link } from '@habilis/ui/Link';
import { LinkButton } from '@habilis/ui/LinkButton';
import { LinkTabs } from '@habilis/ui/LinkTabs';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Mail, Phone, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { type ListPage, ListPages } from '../../list/ListPages.tsx';
import { NoRows } from '../../list/NoRows.tsx';
import type { AskedList } from '../../list/useList.ts';
import { call } from '../../session/call.ts';
import { ANNUAIRE, type AnnuaireQuery } from './annuaireQuery.ts';
import { telephoneHref } from './telephoneHref.ts';
import { useDepartementName } from './useDepartementName.ts';

/** Id of the title of the list. */
export const RESULTS = 'resultats';

type Props = {
  readonly asked: AskedList<AnnuaireQuery>;
  readonly list: ListPage<AnnuaireEntite>;
  readonly counts: readonly AnnuaireDepartement[];
};

const VIEWS = [
  [undefined, 'entites.annuaire.toutes'],
  ['TOUS', 'entites.annuaire.ouvertes'],
  ['SALARIES', 'entites.annuaire.pour-salaries'],
] as const;

/** Where an entite is, for what it is habilitated, and how to reach it. */
function Facts({ entite }: { readonly entite: AnnuaireEntite }): ReactNode {
  const t = useText();
  const { codePostal, ville, niveaux, telephone, email, raisonSociale } = entite;
  const held = niveaux.map(({ dispositif: libelleCourt, niveau }) => libelleNiveau({ libelleCourt, niveau }));
  return (
    <Stack gap={4}>
      <Inline gap={16} justify="between">
        <Text as="span" look="small" tone="subtle">
          {[codePostal, ville].filter((part) => part !== null).join(' ')}
        </Text>
        <Text as="span" look="small" tone="subtle">
          {t(`entites.annuaire.ouverture.${entite.ouverture}`)}
        </Text>
      </Inline>
      <Text as="span" look="small" isStrong>
        {held.join(' · ')}
      </Text>
      {(telephone !== null || email !== null) && (
        <Inline gap={20}>
          {telephone !== null && (
            <Inline gap={8}>
              <Phone size={16} aria-hidden="true" />
              <Link href={telephoneHref(telephone)} isAlone>
                {formatTelephone(telephone)}
              </Link>
            </Inline>
          )}
          {email !== null && (
            <Inline gap={8}>
              <Mail size={16} aria-hidden="true" />
              <Link
                href={`mailto:${email}`}
                aria-label={t('entites.annuaire.ecrire-a', { nom: raisonSociale })}
                isAlone
              >
                {t('entites.annuaire.ecrire')}
              </Link>
            </Inline>
          )}
        </Inline>
      )}
    </Stack>
  );
}

function Rows({ asked: { query, hrefOf }, list }: Omit<Props, 'counts'>): ReactNode {
  const t = useText();
  const search = query.date === '' ? '' : `?date=${query.date}`;
  const isFiltered = ANNUAIRE.isNarrowed({ ...query, date: '' });
  if (list.elements.length === 0) {
    return (
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
    );
  }
  return (
    <ItemList
      label={t('entites.annuaire.titre')}
      items={list.elements.map((entite) => ({
        key: String(entite.id),
        title: entite.raisonSociale,
        href: `${pathTo('ficheAnnuaire', entite.id)}${search}`,
        description: <Facts entite={entite} />,
      }))}
    />
  );
}

/** The entites that are found, in views by whom they train. */
export function AnnuaireResults({ asked, list, counts }: Props): ReactNode {
  const t = useText();
  const nameOf = useDepartementName();
  const { query, hrefOf } = asked;
  const { departement, lieu } = query;
  const place = departement === undefined ? lieu : nameOf(departement);
  const total = totalOf(counts, { departement });
  return (
    <Section
      id={RESULTS}
      title={
        place === ''
          ? t('entites.annuaire.resultats', { total })
          : t('entites.annuaire.resultats-lieu', { lieu: place, total })
      }
    >
      <Stack gap={12}>
        <LinkTabs
          label={t('entites.annuaire.vues')}
          items={VIEWS.map(([ouverture, label]) => ({
            href: hrefOf({ ouverture }),
            label: t(label),
            count: totalOf(counts, { departement, ouverture }),
            isCurrent: query.ouverture === ouverture,
          }))}
        />
        <Rows asked={asked} list={list} />
        {list.elements.length > 0 && list.total > list.taille && (
          <ListPages
            list={list}
            hrefOf={(page) => hrefOf({ page })}
            summary={({ debut: premier, fin: dernier, total: tous }) =>
              t('entites.annuaire.page', { premier, dernier, total: tous })
            }
          />
        )}
        {list.total > 0 && (
          <Inline gap={12}>
            {EXPORT_FORMATS.map((format) => (
              <DownloadButton
                key={format}
                label={t(`entites.annuaire.telecharger-${format}`)}
                name={`annuaire.${format}`}
                read={() => call(annuaire.export, { query: { ...ANNUAIRE.filtersOf(query), format } })}
              />
            ))}
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
