import type { CertificatSummary } from '@habilis/api/certificat/Certificat';
import { isInVue } from '@habilis/domain/certificat/vues';
import { formatDate } from '@habilis/i18n/format';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import type { Due as DueView } from '@habilis/ui/DataTable';
import type { ReactNode } from 'react';
import { deadlineView } from '../../etat/deadlineView.ts';
import { Due } from '../../alerte/Due.tsx';
import { useServerProperties } from '../../boot/useServerProperties.ts';

type Ends = Pick<CertificatSummary, 'statut' | 'dateObtention' | 'dateFin'>;

/** The last day of a certificat as shown, and how near it is once it is to be renewed. */
export function finOf(t: Texts, certificat: Ends, today: string): DueView {
  const { dateFin, dateObtention } = certificat;
  if (dateFin === null) return { words: t('liste-certificats.sans-fin') };
  if (!isInVue(certificat, 'a-renouveler', today)) return { date: formatDate(dateFin) };
  return deadlineView(t, { start: dateObtention, due: dateFin, today }, true);
}

/** The last day of a certificat, and how near it is once it is to be renewed. */
export function FinCertificat({ certificat }: { certificat: Ends }): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  return <Due view={finOf(t, certificat, today)} />;
}
