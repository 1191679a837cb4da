/** Where a quote begins: of how many lines the beginning is, and whether mail programs alone write it. */
export type Debut = { readonly lignes: number; readonly estSur: boolean };

/** Signs of a line that are looked at; no program writes a longer beginning. */
const LONGEST = 400;
/** An attribution is cut at 78 signs, and holds an address of ours: so many lines at most. */
const MOST_LINES = 4;
const MOST_HEADERS = 24;

/** A line as beginnings are looked for in it: without quote marks, bold marks and spaces around it. */
export const ligneNue = (line: string): string =>
  line
    .slice(0, LONGEST)
    .normalize('NFC')
    .replace(/^[\s>]+/u, '')
    .replaceAll('*', '')
    .replaceAll(/\s/gu, ' ')
    .trim();

const SEPARATOR =
  /^[-\u2010-\u2015]{2,}\s*(?:(?:message|mail|e-mail|courriel|courrier) (?:d[’']origine|original|initial|précédent|transféré)|(?:original|forwarded|previous) (?:message|mail|e-mail))(?!\p{L})/iu;
/** A line of headers between hyphens, as Horde writes it; headers must follow, since people write so too. */
const OF_SOMEBODY = /^[-\u2010-\u2015]{2,} ?message (?:de|from) [^-\u2010-\u2015].*[-\u2010-\u2015]{2}$/iu;
const RULE = /^[-_=~\u2010-\u2015]{5,}$/u;

type Champ = 'QUI' | 'ENVOI' | 'DATE' | 'A_QUI' | 'OBJET' | 'AUTRE';
const LABELS: readonly (readonly [Champ, RegExp])[] = [
  // « De : 9:00 à 17:00 » are hours.
  ['QUI', /^(?:de|from|expéditeur|von|van|da)\s*:(?!\s*\d{1,2}\s?[:h])/iu],
  ['ENVOI', /^(?:envoyé(?: le)?|sent|gesendet|verzonden|inviato|enviad[oa])\s*:|^message du \d/iu],
  ['DATE', /^(?:dat[ea]|datum|fecha)\s*:/iu],
  ['A_QUI', /^(?:[àa]|to|pour|destinataires?|an|aan|para)\s*:/iu],
  ['OBJET', /^(?:objet|sujet|subject|betreff|onderwerp|oggetto|ass?unto)\s*:/iu],
  ['AUTRE', /^(?:cci?|bcc|copie(?: à)?|répondre à|reply-to|importance|priorité|pièces? jointes?|attachments?)\s*:/iu],
];
const champOf = (line: string): Champ | undefined =>
  line.includes(':') ? LABELS.find(([, label]) => label.test(line))?.[0] : undefined;
const ADDRESS = /[^\s<>@]@[^\s<>@]/u;
const CLOCK = /\d{1,2}:\d{2}/u;

/** How many lines of headers stand from here, their long values cut or not; 0 when they are not those of a mail. */
function headersFrom(bare: readonly string[], rank: number): number {
  const found = new Set<Champ>();
  let end = rank;
  let text = '';
  for (let at = rank; at < bare.length && at < rank + MOST_HEADERS; at += 1) {
    const line = bare[at] ?? '';
    const champ = champOf(line);
    // A long list of recipients goes on in further lines; two lines that are no header end them.
    if (champ === undefined && (at === rank || at >= end + 2)) break;
    if (champ === undefined) continue;
    found.add(champ);
    end = at + 1;
    text += `${line}\n`;
  }
  if (!found.has('QUI')) return 0;
  // « De : Paris, À : Lyon, Date : lundi 10:30 » and « Objet, De, À » above a letter are nobody's mail.
  const isMail = ADDRESS.test(text) || (CLOCK.test(text) && found.has('OBJET')) || found.has('ENVOI');
  const isWhole =
    found.size >= 3 || (found.size === 2 && (found.has('ENVOI') || (ADDRESS.test(text) && CLOCK.test(text))));
  return isMail && isWhole ? end - rank : 0;
}

/** In French, English, Italian, Spanish and Portuguese at the end; in German and Dutch before the name. */
const WROTE = /(?:^| )(?:a écrit|wrote|ha scritto|escribió|escreveu)\s*:$|^(?:am|op) .* (?:schrieb|schreef) .*:$/iu;
/** Between hyphens, as Zoho and Notes write it. */
const WROTE_WITHIN = /^-{2,} ?(?=\S).* (?:a écrit|wrote) ?:? ?-{2,}$/iu;
/** Who says « il m’a écrit : » tells it themself. */
const OWN_WORDS = /(?:[’'´](?=a écrit)|(?:^| )(?:nous|vous|lui|leur|qui|ils?|elles?|j’ai|on) (?=a écrit))/iu;
/** A day with its year, or an hour: « Le problème reste » and « On me dit » begin a sentence. */
const DATED = /^(?:le|on|am|op|il|el|em)[ ,](?=.*(?:\d:\d{2}|\b20\d{2}\b|\d[/.-]\d{1,2}[/.-]\d{2}))/iu;
const QUOTING = /^(?:quoting .*|(?:\d{4}-\d{2}-\d{2}|\d{1,2}[. ]\S{2,9}[. ]\d{4},?) \d.*<[^<>\s]+@[^<>\s]+>)\s*:$/iu;
const ENDS_SENTENCE = /[.!?…]$/u;
const BRACKETED = /[<([](?:mailto:)?[^<>()[\]\s]+@[^<>()[\]\s]+[>)\]]/gu;

/** « Le … a écrit : », « X <x@…> a écrit : » and their English: how many lines, and whether an address and a date prove a program. */
function attributionFrom(bare: readonly string[], rank: number): Debut | undefined {
  const first = bare[rank] ?? '';
  if (QUOTING.test(first)) return { lignes: 1, estSur: false };
  const isDated = DATED.test(first);
  let joined = '';
  for (let at = rank; at < rank + MOST_LINES; at += 1) {
    const line = bare[at] ?? '';
    if (line === '' || (at > rank && DATED.test(line))) return undefined;
    joined = `${joined} ${line}`.trim().slice(0, LONGEST);
    if (WROTE.test(joined)) {
      if (OWN_WORDS.test(joined) || joined.length < 12) return undefined;
      const bareOfAddress = joined.replaceAll(BRACKETED, '');
      return { lignes: at - rank + 1, estSur: isDated && bareOfAddress !== joined && /\d/u.test(bareOfAddress) };
    }
    // Without a date, only an address may be followed by « a écrit : » in the next line.
    if ((!isDated && (at > rank || !ADDRESS.test(line))) || ENDS_SENTENCE.test(line)) return undefined;
  }
  return undefined;
}

/** What begins a quote in this line, among lines that `ligneNue` made; nothing when it is the writer's own. */
export function debutDeCitation(bare: readonly string[], rank: number): Debut | undefined {
  const line = bare[rank] ?? '';
  if (line === '') return undefined;
  const ahead = bare.slice(rank + 1, rank + 4).findIndex((one) => one !== '');
  const next = ahead === -1 ? -1 : rank + 1 + ahead;
  const headers = headersFrom(bare, rank);
  if (headers > 0) return { lignes: headers, estSur: true };
  if (SEPARATOR.test(line)) {
    const following = next === -1 ? 0 : headersFrom(bare, next) || (attributionFrom(bare, next)?.lignes ?? 0);
    return { lignes: following === 0 ? 1 : next - rank + following, estSur: true };
  }
  if (OF_SOMEBODY.test(line) && next !== -1) {
    const following = headersFrom(bare, next);
    if (following > 0) return { lignes: next - rank + following, estSur: true };
  }
  if (WROTE_WITHIN.test(line)) {
    const following = next === -1 ? 0 : headersFrom(bare, next);
    return { lignes: following === 0 ? 1 : next - rank + following, estSur: true };
  }
  if (RULE.test(line)) {
    const inner = next === -1 || RULE.test(bare[next] ?? '') ? undefined : debutDeCitation(bare, next);
    return inner?.estSur === true ? { lignes: next - rank + inner.lignes, estSur: true } : undefined;
  }
  return attributionFrom(bare, rank);
}
