import type { Entite } from '@habilis/api/entite/Entite';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { type Column, figures } from '@habilis/ui/DataTable';
import { Inline } from '@habilis/ui/Inline';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListPage } from '../../list/ListPages.tsx';
import { ListTable } from '../../list/ListTable.tsx';
import type { AskedList } from '../../list/useList.ts';
import { ENTITES, type EntiteQuery } from './entiteQuery.ts';
import { EtatEntiteBadge } from './EtatEntiteBadge.tsx';

const placeOf = ({ codePostalVille: place }: Entite): string =>
  place === null ? '' : `${place.codePostal} ${place.ville}`;

const dispositifsOf = ({ niveaux }: Entite): string =>
  [...new Set(niveaux.map(({ dispositif }) => dispositif))].join(', ');

function useColumns(): (Column<Entite> & { readonly key: EntiteQuery['colonnes'][number] })[] {
  const t = useText();
  const typeOf = ({ typeEntite: type }: Entite) => (type === null ? '—' : t(`entites.type-entite.${type}`));
  const regimeOf = ({ regime }: Entite) => (regime === null ? '—' : t(`entites.regime.${regime}`));
  return [
    {
      key: 'raisonSociale',
      header: t('entites.raison-sociale'),
      width: 200,
      isSortable: true,
      render: ({ raisonSociale }) => raisonSociale,
    },
    {
      key: 'siret',
      header: t('entites.siret'),
      ...figures<Entite>(({ siret }) => (siret === null ? '—' : formatSiret(siret))),
    },
    { key: 'ville', header: t('entites.ville'), isSortable: true, render: placeOf },
    {
      key: 'caisse',
      header: t('entites.caisse'),
      width: 140,
      isSortable: true,
      isSecondary: true,
      render: ({ caisseInstructrice }) => caisseInstructrice?.libelle ?? '—',
    },
    {
      key: 'typeEntite',
      header: t('entites.type'),
      isSecondary: true,
      width: 180,
      render: typeOf,
    },
    { key: 'regime', header: t('entites.regime'), isSecondary: true, width: 150, render: regimeOf },
    {
      key: 'niveaux',
      header: t('entites.habilitee-en'),
      width: 130,
      isSecondary: true,
      render: (entite) => dispositifsOf(entite) || '—',
    },
    {
      key: 'registre',
      header: t('entites.registre'),
      isSecondary: true,
      width: 190,
      render: ({ registre }) => t(`entites.registre.${registre.resultat}`),
    },
    { key: 'etat', header: t('entites.etat'), width: 172, render: (entite) => <EtatEntiteBadge {...entite} /> },
    {
      key: 'dateFinActivite',
      header: t('entites.dernier-jour'),
      isSecondary: true,
      ...figures<Entite>(({ dateFinActivite: date }) => (date === null ? '—' : formatDate(date))),
    },
  ];
}

function Card({ entite }: { entite: Entite }): ReactNode {
  const t = useText();
  const dispositifs = dispositifsOf(entite);
  return (
    <Stack gap={4}>
      <Inline justify="between">
        <Text isStrong as="span">
          {entite.raisonSociale}
        </Text>
        <EtatEntiteBadge {...entite} />
      </Inline>
      <Text look="small" tone="subtle" as="div">
        {placeOf(entite)} · {entite.caisseInstructrice?.libelle ?? '—'}
      </Text>
      {dispositifs !== '' && (
        <Text look="small" as="div">
          {t('entites.habilitee-en')} : {dispositifs}
        </Text>
      )}
    </Stack>
  );
}

type Props = {
  readonly caption: string;
  readonly list: ListPage<Entite>;
  readonly asked: AskedList<EntiteQuery>;
  readonly hrefOf: (entite: Entite) => string;
};

/** A page of entites: table or cards, sorting, pages, and what to do when the list is empty. */
export function EntiteList({ hrefOf, ...page }: Props): ReactNode {
  const t = useText();
  const columns = useColumns();
  const which = ENTITES.isNarrowed(page.asked.query) ? 'vide' : 'vide-absolu';
  return (
    <ListTable
      {...page}
      columns={columns}
      rowKey={({ id }) => String(id)}
      rowHref={hrefOf}
      card={(entite) => <Card entite={entite} />}
      summary={(shown) => t('entites.resume', shown)}
      empty={{ icon: Building2, title: t(`entites.${which}.titre`), description: t(`entites.${which}.texte`) }}
    />
  );
}
