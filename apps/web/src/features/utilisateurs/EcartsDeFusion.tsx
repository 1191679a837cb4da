import { type EcartFusion, ecartsDeFusion, type IdentiteDeCompte } from '@habilis/domain/utilisateur/ecartsDeFusion';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';
import { DeuxCotes, type FaitDesDeux } from './DeuxCotes.tsx';

/** One of the two to merge: how it is called there, and what tells its person from another. */
export type CoteDeFusion = IdentiteDeCompte & { readonly title: string; readonly habilisId: string };

/** In what the two to merge differ, side by side: they may be two persons (U17, U18). */
export function EcartsDeFusion({
  title,
  garde,
  absorbe,
}: {
  title: string;
  garde: CoteDeFusion;
  absorbe: CoteDeFusion;
}): ReactNode {
  const t = useText();
  const ecarts = ecartsDeFusion(garde, absorbe);
  if (ecarts.length === 0) return null;
  const strongIf = (ecart: EcartFusion, value: string) => (ecarts.includes(ecart) ? <strong>{value}</strong> : value);
  const faits: readonly FaitDesDeux<CoteDeFusion>[] = [
    [t('utilisateurs.fusion-ecart.prenom'), ({ prenom }) => strongIf('prenom', prenom)],
    [t('utilisateurs.fusion-ecart.nom'), ({ nom }) => strongIf('nom', nom)],
    [
      t('utilisateurs.fusion-ecart.naissance'),
      ({ naissances }) =>
        strongIf('naissance', naissances.map(formatDate).join(', ') || t('utilisateurs.fusion-naissance-inconnue')),
    ],
  ];
  return (
    <Stack gap={16}>
      <Callout tone="warning" title={title}>
        {t('utilisateurs.fusion-ecarts-aide')}
      </Callout>
      <DeuxCotes
        caption={title}
        garde={{ nom: `${garde.title}, ${garde.habilisId}`, one: garde }}
        absorbe={{ nom: `${absorbe.title}, ${absorbe.habilisId}`, one: absorbe }}
        faits={faits}
      />
    </Stack>
  );
}
