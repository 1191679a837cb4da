import { isImprimable } from '@habilis/domain/stagiaire/isImprimable';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import type { ReactNode } from 'react';

/** Tells, while a name is typed, that a paper would print unknown signs in it (MC12). */
export function LettresNonImprimables({ nom, prenom }: { readonly nom: string; readonly prenom: string }): ReactNode {
  const t = useText();
  if (isImprimable(nom) && isImprimable(prenom)) return null;
  return <Callout tone="warning" told="announced" title={t('erreurs.session-certification.nom-non-imprimable')} />;
}
