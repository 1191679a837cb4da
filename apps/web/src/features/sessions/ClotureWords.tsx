import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { isImprimable } from '@habilis/domain/stagiaire/isImprimable';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';
import { nomDe } from './nomDe.ts';

type Apercu = NonNullable<SessionCertification['apercuCloture']>;

function Warned({ tone = 'warning', children }: { tone?: 'warning' | 'danger'; children: ReactNode }): ReactNode {
  return (
    <li>
      <Text as="span" tone={tone}>
        {children}
      </Text>
    </li>
  );
}

/** What closing the session will make, and what still prevents it. */
export function ClotureWords({
  apercu,
  stagiaires,
}: {
  readonly apercu: Apercu;
  readonly stagiaires: readonly Stagiaire[];
}): ReactNode {
  const t = useText();
  const { nbCertificats, nbNouveauxStagiaires, nbRolesFormateur, sansCompte, dateObtention, fins } = apercu;
  const { modeleSimple, fautes } = apercu;
  const illisibles = stagiaires
    .filter(({ resultat, nom, prenom }) => resultat === 'ADMIS' && !(isImprimable(nom) && isImprimable(prenom)))
    .map(nomDe);
  /** Whose line a fault is about. */
  const whoOf = (path: string) => {
    const line = stagiaires[Number(/^resultats\.(\d+)\./.exec(path)?.[1] ?? -1)];
    return line === undefined ? '' : `${nomDe(line)}\u00A0: `;
  };
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
      {sansCompte.length > 0 && (
        <Warned>
          {t('sessions-certification.cloture.sans-compte', { nombre: sansCompte.length, noms: sansCompte.join(', ') })}
        </Warned>
      )}
      {modeleSimple && nbCertificats > 0 && <li>{t('sessions-certification.cloture.modele-simple')}</li>}
      {illisibles.length > 0 && (
        <Warned>
          {t('sessions-certification.cloture.lettres', { nombre: illisibles.length, noms: illisibles.join(', ') })}
        </Warned>
      )}
      {fautes.map(({ path, title }) => (
        <Warned key={path + title} tone="danger">
          {whoOf(path)}
          {problemText(title)}
        </Warned>
      ))}
    </Stack>
  );
}
