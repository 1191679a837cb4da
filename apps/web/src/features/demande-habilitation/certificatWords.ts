import type { CertificatFormateur } from '@habilis/api/formateur/EtatDeCertificat';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

/** What a formateur's certificat says; undefined when the niveau asks for none. */
export function certificatWords(t: Texts, certificat: CertificatFormateur | undefined): string | undefined {
  if (certificat === undefined || certificat.etat === 'SANS_OBJET') return undefined;
  const { etat, dateFin } = certificat;
  if (etat === 'VALIDE' && dateFin === null) return t('habilitations.demande.certificat-etat.SANS_TERME');
  return t(`habilitations.demande.certificat-etat.${etat}`, { date: dateFin === null ? '' : formatDate(dateFin) });
}
