import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';

type Apercu = NonNullable<SessionCertification['apercuCloture']>;

/** What closing the session will make, and what still prevents it. */
export function ClotureWords({ apercu }: { readonly apercu: Apercu }): ReactNode {
  const t = useText();
  const { nbCertificats, nbNouveauxStagiaires, nbRolesFormateur, dateObtention, fins, modeleSimple, fautes } = apercu;
  return (
    <Stack gap={4} as="ul">
      <li>
        {t('sessions-certification.cloture.certificats', { nombre: nbCertificats, date: formatDate(dateObtention) })}
      </li>
      {fins.map(({ dateFin, nb }) => (
        <li key={dateFin ?? ''}>
          {dateFin === null
            ? t('sessions-certification.cloture.sans-fin', { nombre: nb })
            : t('sessions-certification.cloture.fin', { nombre: nb, date: formatDate(dateFin) })}
        </li>
      ))}
      {nbNouveauxStagiaires > 0 && (
        <li>{t('sessions-certification.cloture.nouveaux', { nombre: nbNouveauxStagiaires })}</li>
      )}
      {nbRolesFormateur > 0 && <li>{t('sessions-certification.cloture.formateurs', { nombre: nbRolesFormateur })}</li>}
      {modeleSimple && nbCertificats > 0 && <li>{t('sessions-certification.cloture.modele-simple')}</li>}
      {fautes.map(({ path, title }) => (
        <li key={path + title}>
          <Text as="span" tone="danger">
            {problemText(title)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
