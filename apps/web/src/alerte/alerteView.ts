import type { Alerte } from '@habilis/api/alerte/Alerte';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The words of an alert, from its type: its object line, its text and when it was given (specification, section 3). */
export function alerteView(
  t: Texts,
  alerte: Alerte,
): { readonly objet: string; readonly texte: string; readonly emise: string } {
  const { type, dateEmission, dateEcheance } = alerte;
  const day = (date: string | null) => (date === null ? '' : formatDate(date));
  const values = {
    numeroDemande: alerte.numeroDemande ?? '',
    numeroHabilitation: alerte.numeroHabilitation ?? '',
    numeroSession: alerte.numeroSession ?? '',
    libelleDispositifNiveau: alerte.libelleDispositifNiveau ?? '',
    nomPrenomFormateur: alerte.nomPrenomFormateur ?? '',
    raisonSocialeEntite: alerte.raisonSocialeEntite ?? '',
    intituleCertificat: alerte.intituleCertificat ?? '',
    dateFinSession: day(alerte.dateFinSession),
    dateSuppressionSession: day(alerte.dateSuppressionSession),
    dateEmission: day(dateEmission),
    echeance: day(dateEcheance),
  };
  // One granted with a reserve has a text that says so first.
  const key =
    type === 'DH_ACCEPTEE' && alerte.decision === 'ACCORDE_SOUS_RESERVE' ? (`${type}-reserve` as const) : type;
  return {
    objet: t(`alertes.objet.${key}`, values),
    texte: t(`alertes.texte.${key}`, values),
    emise:
      dateEcheance === null
        ? t('alertes.emise', { date: values.dateEmission })
        : t('alertes.emise-delai', { date: values.dateEmission, jours: daysBetween(dateEmission, dateEcheance) }),
  };
}
