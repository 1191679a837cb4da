import type { CertificatSummary } from '@habilis/api/certificat/Certificat';
import { isInVue } from '@habilis/domain/certificat/vues';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { formatDate } from '@habilis/i18n/format';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';

type Ends = Pick<CertificatSummary, 'statut' | 'dateObtention' | 'dateFin'>;

/** The last day of a certificat, and how near it is once it is to be renewed. */
export function FinCertificat({ certificat }: { certificat: Ends }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const { dateFin, dateObtention } = certificat;
  if (dateFin === null) return t('liste-certificats.sans-fin');
  if (!isInVue(certificat, 'a-renouveler', today)) return <Identifier>{formatDate(dateFin)}</Identifier>;
  const jours = daysBetween(today, dateFin);
  const length = Math.max(daysBetween(dateObtention, dateFin), 1);
  return (
    <Deadline state="soon" ratio={1 - jours / length} date={formatDate(dateFin)} words={t('listes.dans', { jours })} />
  );
}
