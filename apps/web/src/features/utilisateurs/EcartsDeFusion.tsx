import { ECARTS_FUSION, ecartsDeFusion, type IdentiteDeCompte } from '@habilis/domain/utilisateur/ecartsDeFusion';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Columns } from '@habilis/ui/Columns';
import { DescriptionList } from '@habilis/ui/DescriptionList';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';

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
  const valuesOf = ({ prenom, nom, naissances }: CoteDeFusion) => ({
    prenom,
    nom,
    naissance: naissances.map(formatDate).join(', ') || t('utilisateurs.fusion-naissance-inconnue'),
  });
  return (
    <Callout tone="warning" title={title}>
      <Text>{t('utilisateurs.fusion-ecarts-aide')}</Text>
      <Columns split="1fr 1fr">
        {[garde, absorbe].map((cote) => (
          <Stack key={cote.habilisId} gap={4}>
            <Text isStrong>{`${cote.title}, ${cote.habilisId}`}</Text>
            <DescriptionList
              items={ECARTS_FUSION.map((ecart) => ({
                term: t(`utilisateurs.fusion-ecart.${ecart}`),
                description: <Text isStrong={ecarts.includes(ecart)}>{valuesOf(cote)[ecart]}</Text>,
              }))}
            />
          </Stack>
        ))}
      </Columns>
    </Callout>
  );
}
