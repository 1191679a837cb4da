import { type Personne, withoutPersonnes } from './withoutPersonnes.ts';

/** The words that greet, and the first sign after them: an answer may go on in the same line. */
const GREETING =
  /^(?:\s*(?:bonjour|bonsoir|salut|madame|mesdames|monsieur|messieurs|chers?|chères?)\b[^,!]*(?:[,!]|$))+\s*(.?)/iu;
const LEAVING =
  /^\s*(?:(?:(?:bien |très )?cordialement|cdt|(?:cordiales |sincères )?salutations|bien à vous|à bientôt|(?:très )?bonne (?:journée|soirée|fin|continuation)|bon week-end|(?:je vous prie|veuillez) d?[’' ]?agréer)\b.*|l[’'](?:assistance|équipe)(?: [^\s.!?…]+){0,2})$/iu;

const htmlOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a question is made of from a thread: what it was about and its last answer, without who asked, who answered, nor what tells them (AS25). */
export function questionDuFil(
  { objet, reponse }: { readonly objet: string; readonly reponse: string },
  persons: readonly Personne[],
): { readonly objet: string; readonly reponse: string } {
  const lines = reponse
    .split(/\r?\n/u)
    .map((line) => line.replace(GREETING, (_, first: string) => first.toUpperCase()));
  const end = lines.findIndex((line) => LEAVING.test(line));
  const kept = withoutPersonnes((end === -1 ? lines : lines.slice(0, end)).join('\n'), persons).trim();
  const paragraphs = kept === '' ? [] : kept.split(/\n\s*\n/u);
  return {
    objet: withoutPersonnes(objet, persons).trim(),
    reponse: paragraphs.map((paragraph) => `<p>${htmlOf(paragraph.trim()).replaceAll('\n', '<br>')}</p>`).join(''),
  };
}
