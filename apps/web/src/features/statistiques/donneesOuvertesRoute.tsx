import { PATHS } from '@habilis/api/page/paths';
import type { JeuOuvert, SchemaOuvert } from '@habilis/api/statistique/DonneesOuvertes';
import { statistique } from '@habilis/api/statistique/endpoints';
import { EXPORT_FORMATS } from '@habilis/api/wire/Export';
import { useText } from '@habilis/i18n/TextProvider';
import { DataTable } from '@habilis/ui/DataTable';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PublicPages } from '../../layout/PublicPages.tsx';
import { DownloadButton } from '../../list/DownloadButton.tsx';
import { call } from '../../session/call.ts';

const API = '/api/donnees-ouvertes';

export const loader = () => call(statistique.jeux, {});

/** A set as files that anybody takes. */
function Files({ jeu }: { readonly jeu: JeuOuvert }): ReactNode {
  const t = useText();
  const nom = t(`statistiques.ouvert.jeu.${jeu}`);
  const label = (format: string) => t('statistiques.public.telecharger', { jeu: nom, format });
  const look = { variant: 'quiet', size: 'small' } as const;
  return (
    <Inline gap={12}>
      {EXPORT_FORMATS.map((format) => (
        <DownloadButton
          key={format}
          look={look}
          label={label(t(`statistiques.public.format.${format}`))}
          name={`${jeu}.${format}`}
          read={() => call(statistique.donnees, { params: { jeu }, query: { format } })}
        />
      ))}
      {jeu === 'annuaire' && (
        <DownloadButton
          look={look}
          label={label('GeoJSON')}
          name="annuaire.geojson"
          read={() => call(statistique.geojson, {})}
        />
      )}
    </Inline>
  );
}

/** Where a file lies for programs. */
function Address({ path }: { readonly path: string }): ReactNode {
  const address = `${location.origin}${API}${path}`;
  return (
    <Link href={address} isAlone>
      {address}
    </Link>
  );
}

/** What a set is, where it lies for programs, and what its columns mean. */
function Jeu({ jeu }: { readonly jeu: SchemaOuvert }): ReactNode {
  const t = useText();
  return (
    <Section title={jeu.title} id={jeu.name}>
      <Stack gap={16}>
        <Text>{jeu.description}</Text>
        <Files jeu={jeu.name} />
        <DescriptionList
          items={[
            { term: t('statistiques.ouvert.rythme'), description: t(`statistiques.ouvert.rythme.${jeu.rythme}`) },
            { term: t('statistiques.ouvert.adresse'), description: <Address path={`/jeux/${jeu.name}?format=csv`} /> },
            { term: t('statistiques.ouvert.schema'), description: <Address path={`/schemas/${jeu.name}`} /> },
          ]}
        />
        <DataTable
          caption={t('statistiques.ouvert.colonnes', { jeu: jeu.title })}
          columns={[
            {
              key: 'name',
              header: t('statistiques.ouvert.colonne'),
              width: 200,
              render: ({ name }) => <Identifier>{name}</Identifier>,
            },
            {
              key: 'type',
              header: t('statistiques.ouvert.type'),
              width: 140,
              render: ({ type }) => t(`statistiques.ouvert.type.${type}`),
            },
            {
              key: 'sens',
              header: t('statistiques.ouvert.sens'),
              isWhole: true,
              render: ({ description }) => description,
            },
          ]}
          rows={jeu.fields}
          rowKey={({ name }) => name}
        />
      </Stack>
    </Section>
  );
}

/** The open data of the network, for whoever takes them by hand or by a program (ST1103). */
export function Component(): ReactNode {
  const t = useText();
  const jeux = useLoaderData<typeof loader>();
  return (
    <GuestPage title={t('statistiques.ouvert.titre')} width="list" links={<PublicPages />}>
      <Stack gap={8}>
        <Text>{t('statistiques.ouvert.texte')}</Text>
        <Text tone="subtle">{t('statistiques.ouvert.licence')}</Text>
        <Text tone="subtle">
          {t('statistiques.ouvert.catalogue')} <Address path="/catalogue.jsonld" />
        </Text>
        <Link href={PATHS.chiffres} isAlone>
          {t('statistiques.public.titre')}
        </Link>
      </Stack>
      {jeux.map((jeu) => (
        <Jeu key={jeu.name} jeu={jeu} />
      ))}
    </GuestPage>
  );
}
