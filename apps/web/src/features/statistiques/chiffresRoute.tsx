import { statistique } from '@habilis/api/statistique/endpoints';
import { PATHS } from '@habilis/api/page/paths';
import type { LigneTrace, TraceStatistique } from '@habilis/api/statistique/Statistique';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { Inline } from '@habilis/ui/Inline';
import { LinkButton } from '@habilis/ui/LinkButton';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import { media } from '@habilis/ui/theme/media';
import { Database } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import { useMedia } from '../../boot/useMedia.ts';
import { GuestPage } from '../../layout/GuestPage.tsx';
import { PublicPages } from '../../layout/PublicPages.tsx';
import { listAddress } from '../../list/listAddress.ts';
import { code } from '../../list/readers.ts';
import { readList } from '../../list/readList.ts';
import { useList } from '../../list/useList.ts';
import { call } from '../../session/call.ts';
import { FiguresRow } from './FiguresRow.tsx';
import { TraceView } from './TraceView.tsx';

const CHIFFRES = listAddress({ filters: { dispositif: code(20) } });

export const loader = ({ request }: { request: Request }) =>
  readList(CHIFFRES, request, (query) => call(statistique.chiffres, { query: CHIFFRES.filtersOf(query) }));

const isMap = ({ forme }: TraceStatistique): boolean => forme === 'tuiles';

/** The figures of the whole network for anybody (rules/alerts#figures): choosing a dispositif draws the map of its own. */
export function Component(): ReactNode {
  const t = useText();
  const { list: page, refused } = useLoaderData<typeof loader>();
  const { query, hrefOf } = useList(CHIFFRES, refused);
  const isNarrow = useMedia(media.drawer);
  const jour = page.dateArretee ?? page.periode.au;
  const choisi = page.dispositifs.find((one) => one.code === query.dispositif);
  const lienOf =
    (trace: TraceStatistique) =>
    ({ cle }: LigneTrace) => {
      if (trace.axe === 'dispositif') return hrefOf({ dispositif: cle === choisi?.code ? '' : cle });
      return trace.axe === 'departement' ? `${PATHS.annuaire}?departement=${cle}` : undefined;
    };
  const shown = (trace: TraceStatistique) => (
    <TraceView
      key={trace.cle}
      trace={trace}
      periode={page.periode}
      jour={jour}
      hrefOf={lienOf(trace)}
      choisie={trace.axe === 'dispositif' ? choisi?.code : undefined}
      precision={trace.axe === 'departement' ? choisi?.libelle : undefined}
      source={trace.axe === 'dispositif' ? t('statistiques.public.choisir') : undefined}
    />
  );
  const maps = (
    <Stack key="cartes" gap={36}>
      {page.traces.filter(isMap).map(shown)}
    </Stack>
  );
  const others = (
    <Stack key="autres" gap={36}>
      {page.traces.filter((trace) => !isMap(trace)).map(shown)}
    </Stack>
  );
  return (
    <GuestPage title={t('statistiques.public.titre')} width="list" links={<PublicPages />}>
      <Inline justify="between">
        <Text tone="subtle">{t('statistiques.public.texte', { date: formatDate(jour) })}</Text>
        <LinkButton href={PATHS.donneesOuvertes} icon={Database}>
          {t('statistiques.public.donnees')}
        </LinkButton>
      </Inline>
      {page.enRetard && <Callout tone="warning" title={t('statistiques.arrete-retard', { date: formatDate(jour) })} />}
      <FiguresRow label={t('statistiques.figures')} figures={page.figures} hrefOf={() => undefined} />
      <Columns split="548px 1fr">{isNarrow ? [others, maps] : [maps, others]}</Columns>
      <Text look="small" tone="subtle">
        {t('statistiques.public.methode')}
      </Text>
    </GuestPage>
  );
}
