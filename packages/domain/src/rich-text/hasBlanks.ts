/** What a model calls by name; other words between such signs may be meant. */
const FIELDS =
  'pr[ée]nom|nom|date|jour|heure|lieu|adresse|ville|num[ée]ro|entit[ée]|civilit[ée]|[àa] (?:compl[ée]ter|pr[ée]ciser)';

/** A place left to be filled, as models of letters mark it; what it says is short, so that a long text is read once. */
const BLANKS: readonly RegExp[] = [
  // « le … », « le ... » : points that follow no word.
  /(?:^|[\s«(:’'])(?:…|\.{3,})(?=$|[\s»).,;:!?])/u,
  // « [date] », « {{nom}} », « <prénom> » ; a mark such as « [Rappel] » at the head of a text is none.
  /\S\s*\[(?=[^\][]{0,80}[\p{L}….?_])[^\][]{1,80}\]/u,
  /\{(?=[^{}]{0,80}\p{L})[^{}]{1,80}\}/u,
  new RegExp(`<(?:${FIELDS})[^<>]{0,80}>`, 'iu'),
  /_{2,}/u,
  // « XX », « XXh », « XX/XX/2026 », « jj/mm/aaaa ».
  /(?<![\p{L}\p{N}])[Xx]{2,}(?=$|[^\p{L}\p{N}]|h(?!\p{L}))/u,
  /(?<!\p{L})jj\/mm(?!\p{L})/iu,
];

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', nbsp: ' ', amp: '&', hellip: '…' };
const withSigns = (text: string): string =>
  text.replaceAll(/&(lt|gt|nbsp|amp|hellip);/g, (_, name: string) => SIGNS[name] ?? ' ');

const PARAGRAPH = /<\/?(?:p|li|ul|ol|h\d|br|div|blockquote)[^<>]*>/gi;

/** Whether a text still holds a place that its model left to be filled (M16). */
export const hasBlanks = (text: string): boolean => BLANKS.some((blank) => blank.test(withSigns(text)));

/** The same of rich text, paragraph by paragraph. */
export const hasBlanksInRich = (html: string): boolean =>
  html.split(PARAGRAPH).some((part) => hasBlanks(part.replaceAll(/<[^<>]*>/g, '')));
