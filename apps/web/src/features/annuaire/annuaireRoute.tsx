import { annuaire } from '@habilis/api/annuaire/endpoints';
import { totalOf } from '@habilis/domain/annuaire/totalOf';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Accordion } from '@habilis/ui/Accordion';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { Link } from '@habilis/ui/Link';
import { Section } from '@habilis/ui/Section';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { type ReactNode, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useMedia } from '../../boot/useMedia.ts';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PublicPages } from '../../layout/PublicPages.tsx';
import { readList } from '../../list/readList.ts';
import { type AskedList, useList } from '../../list/useList.ts';
import { call } from '../../session/call.ts';
import { AnnuaireMap } from './AnnuaireMap.tsx';
import { AnnuaireResults, RESULTS } from './AnnuaireResults.tsx';
import { AnnuaireSearch } from './AnnuaireSearch.tsx';
import { ANNUAIRE, type AnnuaireQuery } from './annuaireQuery.ts';
import { PrintedAddress } from './PrintedAddress.tsx';
import { DepartementTable } from './DepartementTable.tsx';
import { KeptScroll } from './KeptScroll.tsx';

/** As high as the map beside. */
const ROWS = 5;

export async function loader({ request }: { request: Request }) {
  const [read, counted, niveaux] = await Promise.all([
    readList(ANNUAIRE, request, (query) =>
      call(annuaire.list, { query: { ...ANNUAIRE.filtersOf(query), page: query.page, taille: ROWS } }),
    ),
    readList(ANNUAIRE, request, (query) => {
      const { departement: _, ouverture: __, ...question } = ANNUAIRE.filtersOf(query);
      return call(annuaire.departements, { query: question });
    }),
    call(annuaire.niveaux, {}),
  ]);
  return { ...read, counts: counted.list, niveaux };
}

/** The figures by département, on the map or as a table. */
function ByDepartement({ asked }: { readonly asked: AskedList<AnnuaireQuery> }): ReactNode {
  const t = useText();
  const { counts } = useLoaderData<typeof loader>();
  const isNarrow = useMedia(media.drawer);
  const [isTable, setTable] = useState(false);
  const toggle = (
    <Link isSmall onPress={() => setTable(!isTable)}>
      {t(isTable ? 'entites.annuaire.voir-carte' : 'entites.annuaire.voir-tableau')}
    </Link>
  );
  const figures = isTable ? <DepartementTable {...{ asked, counts }} /> : <AnnuaireMap {...{ asked, counts }} />;
  if (!isNarrow) {
    return (
      <Section title={t('entites.annuaire.par-departement')} action={toggle}>
        <KeptScroll>{figures}</KeptScroll>
      </Section>
    );
  }
  // The list comes first: whoever chooses is led back to it.
  const content = (
    <Stack gap={12}>
      <div>{toggle}</div>
      <KeptScroll leadsTo={RESULTS}>{figures}</KeptScroll>
    </Stack>
  );
  return <Accordion level={2} items={[{ id: 'carte', title: t('entites.annuaire.choisir-carte'), content }]} />;
}

/** The public directory of accredited entites, as of a day (rules/public#directory, decision 0067). */
export function Component(): ReactNode {
  const t = useText();
  const { list, refused, counts, niveaux } = useLoaderData<typeof loader>();
  const asked = useList(ANNUAIRE, refused);
  const { date } = asked.query;
  const { today } = useServerProperties();
  const isNarrow = useMedia(media.drawer);
  const day = date === '' ? today : date;
  const results = <AnnuaireResults key="results" {...{ asked, list, counts }} />;
  const figures = <ByDepartement key="figures" asked={asked} />;
  return (
    <GuestPage title={t('entites.annuaire.titre')} width="list" links={<PublicPages />}>
      <Text tone="subtle">{t('entites.annuaire.total', { total: totalOf(counts, {}), date: formatDate(day) })}</Text>
      <AnnuaireSearch {...{ asked, niveaux, today }} />
      {asked.faults.includes('ouverture') && <Callout tone="warning" title={t('listes.filtre-ignore')} />}
      {day !== today && (
        <Callout tone="info" title={t('entites.annuaire.autre-jour', { date: formatDate(day) })}>
          <Text>{t(day < today ? 'entites.annuaire.jour-passe' : 'entites.annuaire.jour-futur')}</Text>
        </Callout>
      )}
      <Columns split="548px 1fr">{isNarrow ? [results, figures] : [figures, results]}</Columns>
      <Text look="small" tone="subtle">
        {t('entites.annuaire.aide')}
      </Text>
      <PrintedAddress />
    </GuestPage>
  );
}
