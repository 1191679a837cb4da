import type { Echeance } from '@habilis/api/echeance/Echeance';
import type { Role } from '@habilis/api/role/Role';
import { ECHEANCES } from '@habilis/domain/echeance/ECHEANCES';
import { parMois } from '@habilis/domain/echeance/parMois';
import { namesEntites } from '@habilis/domain/echeance/namesEntites';
import { formatDate, formatMonth } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Badge } from '@habilis/ui/Badge';
import { Identifier } from '@habilis/ui/Identifier';
import { Inline } from '@habilis/ui/Inline';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { CircleAlert, ClockAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { echeanceView } from '../../echeance/echeanceView.ts';
import { GENRE_ICONS } from '../../echeance/GENRE_ICONS.ts';

const BADGES = {
  EN_RETARD: { tone: 'danger', icon: CircleAlert },
  A_FAIRE: { tone: 'warning', icon: ClockAlert },
} as const;

/** The dates of a page of the list, by month. */
export function EcheanceMonths({ echeances, role }: { echeances: readonly Echeance[]; role: Role }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const isNaming = namesEntites(role.type, echeances);
  return parMois(echeances).map(({ mois, echeances: ofMonth }) => (
    <Section key={mois} title={formatMonth(mois)}>
      <ItemList
        label={formatMonth(mois)}
        items={ofMonth.map((echeance) => {
          const { key, sujet, quoi, quand, href } = echeanceView(t, echeance, { role, today, isNaming });
          const { type, date, nature, numero, raisonSociale, libelleDispositifNiveau } = echeance;
          const title = t('echeances.objet', { sujet, quoi });
          const facts = [numero, libelleDispositifNiveau, isNaming ? raisonSociale : null].filter(
            (fact) => fact !== null && !title.includes(fact),
          );
          return {
            key,
            icon: GENRE_ICONS[ECHEANCES[type].genre],
            kind: t(`echeances.genre.${ECHEANCES[type].genre}`),
            title,
            href,
            description: [...facts, quand].filter((fact) => fact !== '').join(' · '),
            end: (
              <Inline gap={8}>
                {nature !== 'A_SAVOIR' && <Badge {...BADGES[nature]}>{t(`echeances.nature.${nature}`)}</Badge>}
                <Identifier>{formatDate(date)}</Identifier>
              </Inline>
            ),
          };
        })}
      />
    </Section>
  ));
}
