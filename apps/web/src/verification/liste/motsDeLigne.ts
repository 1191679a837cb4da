import { daysBetween } from '@habilis/domain/date/daysBetween';
import { montreCode } from '@habilis/domain/certificat/liste/readListe';
import { formatDate, formatFileSize } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { Dit, LigneListe } from './LigneListe.ts';

/** A document larger than this is no certificat. */
export const MAX_BYTES = 40 * 1024 ** 2;
const DAYS_A_MONTH = 30.44;
const MOST_DAYS = 60;

function actOf(t: Texts, { dateFin, dateRevocation, remplacePar, local }: Dit, { etat }: LigneListe, today: string) {
  if (etat === 'REVOQUE')
    return dateRevocation === null
      ? t('scanner-qrcode.liste.revoque')
      : t('scanner-qrcode.liste.revoque-le', { date: formatDate(dateRevocation) });
  if (etat === 'REMPLACE')
    return remplacePar === null
      ? t('scanner-qrcode.liste.remplace')
      : t('scanner-qrcode.liste.remplace-par', { numero: remplacePar });
  if (etat === 'EXPIRE' && dateFin !== null) {
    const jours = daysBetween(dateFin, today);
    return jours <= MOST_DAYS
      ? t('scanner-qrcode.liste.fini-jours', { jours })
      : t('scanner-qrcode.liste.fini-mois', { mois: Math.floor(jours / DAYS_A_MONTH) });
  }
  if (etat === 'BIENTOT' && dateFin !== null)
    return t('scanner-qrcode.liste.finit', { jours: daysBetween(today, dateFin) });
  if (local === 'liste-absente' || local === 'liste-ancienne') return t('scanner-qrcode.liste.signature-sans-liste');
  return local === 'verifiee' ? t('scanner-qrcode.liste.signature') : '';
}

/** What is wrong with a line, or to do about it, in words. */
export function aFaireOf(t: Texts, ligne: LigneListe, today: string): string {
  const { sansCode, dit } = ligne;
  if (sansCode?.genre === 'texte') return t(`scanner-qrcode.liste.sans.${sansCode.raison}`);
  if (sansCode?.genre === 'fichier')
    return t(`scanner-qrcode.fichier-${sansCode.raison}`, { taille: formatFileSize(MAX_BYTES) });
  if (dit === null) return t('scanner-qrcode.liste.attend');
  return dit.raison === null ? actOf(t, dit, ligne, today) : t(`scanner-qrcode.liste.raison.${dit.raison}`);
}

/** The reader's own words for a line, or where it stands in their text. */
export const votreListeOf = (t: Texts, { mots, ligne }: LigneListe): string =>
  mots !== '' || ligne === null ? mots : t('scanner-qrcode.liste.ligne', { ligne });

/** How a code is shown: a short one as it is printed, a signed one by its number once that is known. */
export const codeOf = (t: Texts, { code, dit }: LigneListe): string =>
  code === null ? '' : (montreCode(code) ?? dit?.numero ?? t('scanner-qrcode.liste.qr'));

/** The line in the columns of the table, for a sheet. */
export const cellsOf = (t: Texts, ligne: LigneListe, today: string): string[] => [
  t(`scanner-qrcode.liste.etat.${ligne.etat}`),
  codeOf(t, ligne),
  votreListeOf(t, ligne),
  ligne.dit?.initiales ?? '',
  ligne.dit?.intitule ?? '',
  ligne.dateFin === null ? '' : formatDate(ligne.dateFin),
  aFaireOf(t, ligne, today),
];

/** The headings of those columns. */
export const headingsOf = (t: Texts): string[] => [
  t('scanner-qrcode.liste.statut'),
  t('scanner-qrcode.liste.code'),
  t('scanner-qrcode.liste.votre-liste'),
  t('scanner-qrcode.liste.initiales'),
  t('scanner-qrcode.liste.formation'),
  t('scanner-qrcode.liste.fin'),
  t('scanner-qrcode.liste.a-faire'),
];
