import type { DroitHabilitation } from '@habilis/api/habilitation/DroitHabilitation';
import { joursDuRenouvellement } from '@habilis/i18n/droitWords';
import { useText } from '@habilis/i18n/TextProvider';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import type { ReactNode } from 'react';

/** The three days that count for a renewal, while it may still be asked for or waits for its decision. */
export function JoursDuRenouvellement({ droit: { renouvellement } }: { droit: DroitHabilitation }): ReactNode {
  const t = useText();
  if (renouvellement === null) return null;
  return <DescriptionList items={joursDuRenouvellement(t, renouvellement)} />;
}
