import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { longDates } from './sessionDates.ts';
import type { SessionDocument } from './sessionKind.ts';

/** What changing a draft would set aside, told before, and what was set aside, told after. */
export function SaisieNotices({ session }: { readonly session: SessionDocument }): ReactNode {
  const t = useText();
  const { saisieEcartee, stagiaires, modifiable } = session;
  const entered = modifiable ? stagiaires.filter(({ present }) => present !== null) : [];
  const unnamed = t('sessions-certification.saisie.ecartee-personne');
  return (
    <>
      {entered.length > 0 && (
        <Callout
          tone="info"
          title={t('sessions-certification.saisie.deja-titre', {
            nombre: entered.length,
            formateur: entered[0]?.saisiParNomPrenom ?? unnamed,
          })}
        >
          <Text>{t('sessions-certification.saisie.deja-texte', { nombre: entered.length })}</Text>
        </Callout>
      )}
      {saisieEcartee !== null && (
        <Callout
          tone="warning"
          title={t('sessions-certification.saisie.ecartee-titre', { nombre: saisieEcartee.nbLignes })}
        >
          <Text>
            {t('sessions-certification.saisie.ecartee-texte', {
              nombre: saisieEcartee.nbLignes,
              formateur: saisieEcartee.formateurNomPrenom ?? unnamed,
              jours: longDates(t, saisieEcartee) ?? t('sessions-certification.saisie.sans-jours'),
            })}
          </Text>
        </Callout>
      )}
    </>
  );
}
