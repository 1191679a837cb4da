import type { Account } from '@habilis/api/session/Account';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import type { ReactNode } from 'react';

/** Says that roles of other establishments wait for a sign-in with theirs; nothing where there are none (SF17). */
export function OtherEtablissement({ of }: { of: Pick<Account, 'etablissement'> }): ReactNode {
  const t = useText();
  const { etablissement } = of;
  if (etablissement === null || etablissement.rolesAilleurs === 0) return null;
  return (
    <Callout tone="info" title={t('compte.etablissement.titre', { siret: formatSiret(etablissement.siret) })}>
      {t('compte.etablissement.ailleurs', { nombre: etablissement.rolesAilleurs })}
    </Callout>
  );
}
