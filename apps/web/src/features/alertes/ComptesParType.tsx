import type { AlertesDuType } from '@habilis/api/alerte/Alerte';
import type { AlerteType } from '@habilis/domain/alerte/ALERTE_RULES';
import { useText } from '@habilis/i18n/TextProvider';
import { BarTable } from '@habilis/ui/BarTable';
import { Button } from '@habilis/ui/Button';
import { Section } from '@habilis/ui/Section';
import { type ReactNode, useState } from 'react';

/** More bars than these do not compare at a glance. */
const FIRST_SHOWN = 6;

/** How many alerts of each type stand, the latest types first; each name leads to its alerts. */
export function ComptesParType({
  comptes,
  hrefOf,
}: {
  readonly comptes: readonly AlertesDuType[];
  readonly hrefOf: (type: AlerteType) => string;
}): ReactNode {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const left = isWhole ? 0 : Math.max(0, comptes.length - FIRST_SHOWN);
  const title = t('alertes.de-tous.par-objet');
  return (
    <Section title={title}>
      <BarTable
        label={title}
        parts={[
          { key: 'retard', label: t('tableau-bord.stock.en-retard'), tone: 'danger' },
          { key: 'semaine', label: t('tableau-bord.stock.semaine'), tone: 'warning' },
          { key: 'apres', label: t('tableau-bord.stock.apres'), tone: 'neutral' },
        ]}
        rows={comptes.slice(0, comptes.length - left).map(({ type, enRetard, sousSeptJours, apres }) => ({
          key: type,
          label: t(`alertes.evenement.${type}`),
          href: hrefOf(type),
          values: [enRetard, sousSeptJours, apres],
        }))}
        words={{ name: t('alertes.filtre'), total: t('tableau-bord.stock.total') }}
      />
      {left > 0 && (
        <Button variant="quiet" onPress={() => setWhole(true)}>
          {t('alertes.de-tous.autres', { nombre: left })}
        </Button>
      )}
    </Section>
  );
}
