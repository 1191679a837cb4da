/** Somebody whose words a question must not keep. */
type Named = { readonly nom: string; readonly prenom: string };

const HIDDEN = '[…]';
const MAIL = /[^\s<>()"'’,;:]+@[^\s<>()"'’,;:]*[\p{L}\p{N}]/gu;
const WEB = /\bhttps?:\/\/\S+/giu;
/** Of people, files and bodies: identifiers, numbers of demandes and certificats, SIRET, telephones. */
const NUMBERS =
  /\b[A-Z]{3}\d{5}\b|\b[A-Z]{1,4}-\d{4}-\d+\b|\b[A-Z]{2,}[A-Z0-9/-]*\d{4,}\b|\+?\d(?:[ \u00A0\u202F./-]?\d){7,}/gu;
const GREETING = /^\s*(?:bonjour|bonsoir|madame|monsieur|cher|chère)\b.*$/iu;
const LEAVING =
  /^\s*(?:(?:(?:bien )?cordialement|bien à vous|sincères salutations|(?:très )?bonne journée)\b.*|l[’'](?:assistance|équipe)(?: [^\s.!?…]+){0,2})$/iu;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** A text without the names of these people, nor addresses and numbers that tell who is meant. */
function withoutPersons(text: string, persons: readonly Named[]): string {
  // The longer first, so that no part of a name is left beside its sign.
  const names = persons
    .flatMap(({ nom, prenom }) => [`${prenom} ${nom}`, `${nom} ${prenom}`, nom, prenom])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .toSorted((one, other) => other.length - one.length);
  const bare = text.replaceAll(WEB, HIDDEN).replaceAll(MAIL, HIDDEN).replaceAll(NUMBERS, HIDDEN);
  if (names.length === 0) return bare;
  const any = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.map(escaped).join('|')})(?![\p{L}\p{N}])`, 'giu');
  return bare.replaceAll(any, HIDDEN);
}

const htmlOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The draft of a question made of a thread: its heading and its last answer, without who asked, who answered, nor what tells them (AS25). */
export function questionDuFil(
  { objet, reponse }: { readonly objet: string; readonly reponse: string },
  persons: readonly Named[],
): { readonly question: string; readonly reponse: string } {
  const lines = reponse.split(/\r?\n/u).filter((line) => !GREETING.test(line));
  const end = lines.findIndex((line) => LEAVING.test(line));
  const kept = withoutPersons((end === -1 ? lines : lines.slice(0, end)).join('\n'), persons);
  const paragraphs = kept
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return {
    question: withoutPersons(objet, persons).trim(),
    reponse: paragraphs.map((paragraph) => `<p>${htmlOf(paragraph).replaceAll('\n', '<br>')}</p>`).join(''),
  };
}
