import type { Indicateurs } from '@habilis/api/account/Indicateurs';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { BarTable } from '@habilis/ui/BarTable';
import { Figures } from '@habilis/ui/Figures';
import { ItemList } from '@habilis/ui/ItemList';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import type { Part } from './homeData.ts';
import { PartSection } from './PartSection.tsx';

const inFrench = new Intl.NumberFormat('fr-FR');
const share = new Intl.NumberFormat('fr-FR', { style: 'percent' });

/** Their figures, and those of each year. */
function Chiffres({ of: { sessionsAnimees, stagiaires, tauxReussite, parAnnee } }: { of: Indicateurs }): ReactNode {
  const t = useText();
  return (
    <Stack gap={16}>
      <Figures
        label={t('tableau-bord.activite')}
        items={[
          {
            key: 'sessions',
            value: inFrench.format(sessionsAnimees),
            label: t('tableau-bord.activite.sessions', { total: sessionsAnimees }),
          },
          {
            key: 'stagiaires',
            value: inFrench.format(stagiaires),
            label: t('tableau-bord.activite.stagiaires', { total: stagiaires }),
          },
          ...(tauxReussite === null
            ? []
            : [
                {
                  key: 'reussite',
                  value: share.format(tauxReussite),
                  label: t('tableau-bord.activite.reussite'),
                },
              ]),
        ]}
      />
      {parAnnee.length > 0 && (
        <BarTable
          label={t('tableau-bord.activite.annees')}
          parts={[
            { key: 'admis', label: t('tableau-bord.activite.admis'), tone: 'neutral' },
            { key: 'non-admis', label: t('tableau-bord.activite.non-admis'), tone: 'warning' },
          ]}
          rows={parAnnee.map(({ annee, admis, nonAdmis }) => ({
            key: String(annee),
            label: String(annee),
            values: [admis, nonAdmis],
          }))}
          words={{ name: t('tableau-bord.activite.annee'), total: t('tableau-bord.stock.total') }}
        />
      )}
    </Stack>
  );
}

/** What a formateur has led, and until when their certificats hold. */
export function Activite({ part }: { part: Part<Indicateurs> }): ReactNode {
  const t = useText();
  const title = t('tableau-bord.activite');
  const certificats = part.isRead
    ? { ...part, items: part.items.flatMap((one) => one.certificats) }
    : ({ isRead: true, items: [] } as const);
  const held = t('tableau-bord.certificats');
  return (
    <>
      <PartSection title={held} part={certificats}>
        {(ends) => (
          <ItemList
            label={held}
            items={ends.map(({ libelleDispositifNiveau: niveau, dateFin }) => ({
              key: `${niveau} ${dateFin}`,
              title: niveau,
              end: t('habilitations.jusqu-au', { date: formatDate(dateFin) }),
            }))}
          />
        )}
      </PartSection>
      <PartSection title={title} part={part}>
        {(read) => read.map((one) => <Chiffres key="activite" of={one} />)}
      </PartSection>
    </>
  );
}
