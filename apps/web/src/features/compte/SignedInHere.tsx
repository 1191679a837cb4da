import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import type { ReactNode } from 'react';

/** Says that somebody is signed in in this browser, whose pages will wait for them (rules/rights#own-page). */
export function SignedInHere({ nom }: { nom: string }): ReactNode {
  const t = useText();
  return (
    <Callout tone="warning" title={t('compte.activation.autre-personne', { nom })}>
      {t('compte.activation.autre-personne-aide')}
    </Callout>
  );
}
