import type { Stagiaire } from '@habilis/api/session-certification/Stagiaire';
import type { FieldFault } from '@habilis/domain/field-fault/faultIf';
import type { Texts } from '@habilis/i18n/TextProvider';

type Lacking = { readonly path: string; readonly words: string; readonly said: string };

const FIELDS = ['present', 'resultat', 'motif', 'identiteVerifiee'] as const;

/** What a line lacks first, in a word and in a sentence; null when it lacks nothing. */
export function lackingOf(t: Texts, index: number, faults: readonly FieldFault[]): Lacking | null {
  const fault = faults.find(({ path }) => path.startsWith(`resultats.${index}.`));
  const field = FIELDS.find((one) => fault?.path === `resultats.${index}.${one}`);
  if (fault === undefined || field === undefined) return null;
  return {
    path: fault.path,
    words: t(`sessions-certification.resultats.manque.${field}`),
    said: t(`sessions-certification.resultats.manque-dit.${field}`),
  };
}

type Answered = Pick<Stagiaire, 'present' | 'resultat' | 'motif' | 'identiteVerifiee'>;

/** What was answered of somebody, in one line; no word of it agrees with anybody, whose civility is not known. */
export function answersOf(t: Texts, { present, resultat, motif, identiteVerifiee }: Answered): string {
  if (present === null) return t('sessions-certification.resultats.rien');
  if (!present) return t('sessions-certification.resultats.resume-absent');
  const said = resultat === null || resultat === 'ABSENT' ? 'RIEN' : resultat;
  return t('sessions-certification.resultats.resume', {
    resultat: said,
    motif: motif ?? 'aucun',
    identite: identiteVerifiee ? 'vue' : 'non',
  });
}
