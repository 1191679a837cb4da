import type { Avis } from '@habilis/api/avis/Avis';
import { formatInstantDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { CircleCheck, CircleHelp, CircleMinus, CircleX, MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';

const ICONS = { F: CircleCheck, FR: MessageSquareWarning, D: CircleX, SA: CircleMinus, DC: CircleHelp } as const;

/** The avis given on the demandes, for those who may read them. */
export function AvisSection({ avis }: { avis: readonly Avis[] }): ReactNode {
  const t = useText();
  return (
    <Section title={t('habilitations.avis')}>
      <ItemList
        label={t('habilitations.avis')}
        items={avis.map(({ id, type, texte, auteurNomPrenom, auteurRoleType, renduLe }) => ({
          key: String(id),
          icon: ICONS[type],
          title: t(`habilitations.avis.${type}`),
          description: [`${auteurNomPrenom}, ${t(`roles.${auteurRoleType}`)}, ${formatInstantDate(renduLe)}`, texte]
            .filter((part) => part !== null)
            .join('. '),
        }))}
      />
    </Section>
  );
}
