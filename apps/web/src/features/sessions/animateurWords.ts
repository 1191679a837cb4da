import type { JoursPris } from '@habilis/domain/animateur/formateursProposes';
import { formatDate } from '@habilis/i18n/format';
import type { Texts } from '@habilis/i18n/TextProvider';
import { problemText } from '../../messages/reportError.ts';
import type { Animateur } from './useAnimateur.ts';
import type { Propose } from './useFormateurs.ts';

const FINI = 'session-certification.animateur-certificat-fini';

/** What is answered about who is to lead a session. */
export type AnswerAnimateur = Extract<Animateur, { kind: 'answered' }>['answer'];
type Line = {
  readonly key: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'subtle';
  readonly words: string;
};

/** Why somebody cannot lead the session: by name, with the day on which their certificat ends; null when they can. */
export function refusWords(
  t: Texts,
  { refus, nomPrenom: nom, dateFinCertificat: fin }: AnswerAnimateur,
  today: string,
): string | null {
  if (refus === null) return null;
  const named = nom === null ? '' : `${nom}\u00A0: `;
  const end =
    refus === FINI && fin !== null
      ? ` ${t('sessions-certification.saisie.certificat-fin', { date: formatDate(fin), fini: fin < today ? 'true' : 'false' })}`
      : '';
  return `${named}${problemText(refus)}${end}`;
}

/** What was found of the formateur, in words: who it is, what stands against them, what to look at. */
export function animateurLines(t: Texts, animateur: Animateur, today: string): Line[] {
  if (animateur.kind === 'none') return [];
  if (animateur.kind === 'asked')
    return [{ key: 'asked', tone: 'subtle', words: t('sessions-certification.saisie.formateur-recherche') }];
  if (animateur.kind === 'failed') {
    const words = animateur.words ?? t('sessions-certification.saisie.formateur-plus-tard');
    return [{ key: 'failed', tone: 'warning', words }];
  }
  const { nomPrenom: nom, dateFinCertificat: fin, dejaPris } = animateur.answer;
  const lines: Line[] = [];
  const refus = refusWords(t, animateur.answer, today);
  if (refus !== null) lines.push({ key: 'refus', tone: 'danger', words: refus });
  else if (nom !== null) {
    const words =
      fin === null
        ? t('sessions-certification.saisie.formateur-trouve', { nom })
        : t('sessions-certification.saisie.formateur-valable', { nom, date: formatDate(fin) });
    lines.push({ key: 'nom', tone: 'success', words });
  }
  if (dejaPris) lines.push({ key: 'pris', tone: 'warning', words: t('sessions-certification.saisie.formateur-pris') });
  return lines;
}

const joursWords = (t: Texts, { du, au }: JoursPris): string =>
  t('sessions-certification.saisie.propose-jours', {
    memeJour: du === au ? 'oui' : 'non',
    debut: formatDate(du),
    fin: formatDate(au),
  });

/** What keeps somebody of the list from leading it, where the end of the certificat does not say it already. */
function refusOfPropose(t: Texts, { refus, dateFinCertificat: fin }: Propose, today: string): string[] {
  if (refus === null) return [];
  if (refus !== FINI) return [problemText(refus)];
  return fin !== null && fin >= today ? [t('sessions-certification.saisie.propose-trop-tot')] : [];
}

/** A formateur of the list: the name, told apart by identifier from a namesake, then what to know before choosing. */
export function proposeOption(t: Texts, one: Propose, all: readonly Propose[], today: string) {
  const { habilisId, nom, prenom, dateFinCertificat: fin, joursPris } = one;
  const isAlone = all.every((other) => other === one || other.nom !== nom || other.prenom !== prenom);
  const pris = joursPris.map((jours) => joursWords(t, jours)).join(', ');
  const words = [
    ...(fin === null
      ? []
      : [t('sessions-certification.saisie.propose-fin', { date: formatDate(fin), fini: fin < today ? 'oui' : 'non' })]),
    ...refusOfPropose(t, one, today),
    ...(pris === '' ? [] : [t('sessions-certification.saisie.propose-pris', { jours: pris })]),
  ];
  return {
    id: habilisId,
    label: isAlone ? `${prenom} ${nom}` : `${prenom} ${nom} (${habilisId})`,
    ...(words.length === 0 ? {} : { description: words.join(' · ') }),
  };
}
