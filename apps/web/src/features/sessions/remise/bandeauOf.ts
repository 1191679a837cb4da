import type { CertificatARemettre } from '@habilis/api/certificat/remise';
import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

/** How many were admitted of how many, and until when what they hold is valid. */
export function bandeauOf(
  t: Texts,
  stagiaires: readonly Stagiaire[],
  certificats: readonly CertificatARemettre[] | null,
): string {
  const nombres = {
    admis: stagiaires.filter(({ resultat }) => resultat === 'ADMIS').length,
    nombre: stagiaires.length,
  };
  const fins = [...new Set(certificats?.map(({ dateFin }) => dateFin))];
  const [fin, ...others] = fins;
  if (fin === undefined) return t('certificats.remise.bilan', nombres);
  if (others.length > 0) return t('certificats.remise.bilan-fins', nombres);
  if (fin === null) return t('certificats.remise.bilan-sans-fin', nombres);
  return t('certificats.remise.bilan-fin', { ...nombres, date: formatDate(fin) });
}
