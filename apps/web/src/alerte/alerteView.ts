import type { Alerte } from '@habilis/api/alerte/Alerte';
import { daysBetween } from '@habilis/domain/date/daysBetween';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';

const GENRES = { habilitation: 'habilitation', 'session-certification': 'session' } as const;

/** By which text a message about a file names it. */
const objetOfFil = ({ objetType }: Alerte) =>
  `FIL_MESSAGE-${objetType in GENRES ? GENRES[objetType as keyof typeof GENRES] : 'demande'}` as const;

/** By which texts an alert is told: one granted with a reserve says so first, a session in whose hands it is. */
function keyOf({ type, decision, nouvelle }: Alerte) {
  if (type === 'DH_ACCEPTEE' && decision === 'ACCORDE_SOUS_RESERVE') return `${type}-reserve` as const;
  if (type === 'SESSION_CONFIEE' && nouvelle !== null && nouvelle !== 'CONFIEE') return `${type}-${nouvelle}` as const;
  return type;
}

/** The words of an alert, from its type: its object line, its text and when it was given (F6). */
export function alerteView(
  t: Texts,
  alerte: Alerte,
): { readonly objet: string; readonly texte: string; readonly emise: string } {
  const { dateEmission, dateEcheance } = alerte;
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
  const key = keyOf(alerte);
  return {
    objet: t(`alertes.objet.${key === 'FIL_MESSAGE' ? objetOfFil(alerte) : key}`, values),
    texte: t(`alertes.texte.${key}`, values),
    emise:
      dateEcheance === null
        ? t('alertes.emise', { date: values.dateEmission })
        : t('alertes.emise-delai', { date: values.dateEmission, jours: daysBetween(dateEmission, dateEcheance) }),
  };
}
