import type { EntiteDetail } from '@habilis/api/entite/Entite';
import { useText } from '@habilis/i18n/TextProvider';
import { ItemList } from '@habilis/ui/ItemList';
import { Section } from '@habilis/ui/Section';
import { Text } from '@habilis/ui/Text';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';

/** Who of the network may not act on an entite, and why; for who answers for others' work (rules/rights#both-sides; DH895). */
export function EcartesSection({ ecartes }: { ecartes: EntiteDetail['ecartes'] }): ReactNode {
  const t = useText();
  if (ecartes.length === 0) return null;
  return (
    <Section title={t('entites.ecartes')}>
      <Text>{t('entites.ecartes-aide')}</Text>
      <ItemList
        label={t('entites.ecartes')}
        items={ecartes.map(({ habilisId, nomPrenom, roles, part }) => ({
          key: habilisId,
          icon: UserX,
          title: nomPrenom,
          description: t('entites.ecarte', { roles: roles.map((role) => t(`roles.${role}`)).join(', '), part }),
        }))}
      />
    </Section>
  );
}
