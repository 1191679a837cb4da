/** Signs that stand beside letters in a list of people: apostrophes, quotes, dashes, spaces, degree, euro. */
const USUAL_SIGNS = '’‘“”«»–—…°€·\u00A0';
const COMMON = 'éèêëàâçîïôûùœÉÈÊËÀÂÇÎÏÔÛÙŒ';
const RARE = 'äöüÿæÄÖÜŸÆ';
/** Letters of the names of neighbours. */
const FOREIGN = 'šžŠŽñÑáíóúÁÍÓãåøłŁ';
/** Letters in name only, which no name of a person holds. */
const NO_NAME = 'ƒªºµı';

const isLetter = (sign: string): boolean => /\p{L}/u.test(sign);
const isUpper = (sign: string): boolean => /\p{Lu}/u.test(sign);
const isLower = (sign: string): boolean => /\p{Ll}/u.test(sign);

/** How well a letter's case goes with its neighbours: no capital within a word, no small letter among capitals or at the start of a name. */
function caseScore(sign: string, before: string, after: string): number {
  if (isUpper(sign)) {
    if (isLower(before)) return -4;
    if (isLower(after)) return isLetter(before) ? -3 : 1;
    return 0;
  }
  if (isUpper(before) && isUpper(after)) return -2;
  if (!isLetter(before) && isLetter(after)) return isUpper(after) ? -3 : -2;
  return 0;
}

function letterScoreOf(sign: string, before: string, after: string): number {
  if (NO_NAME.includes(sign)) return -3;
  const known = [FOREIGN, RARE, COMMON].findIndex((letters) => letters.includes(sign));
  return known + caseScore(sign, before, after);
}

function signScoreOf(sign: string, before: string, after: string, twoBefore: string): number {
  const isUsual = USUAL_SIGNS.includes(sign);
  if (!isLetter(before) && !isLetter(after)) return 0;
  if (!isUsual) return -4;
  if (!isLetter(before) || !isLetter(after)) return 0;
  if (sign === '’') return isLetter(twoBefore) ? 1 : 3;
  return '–—\u00A0'.includes(sign) ? 0 : -4;
}

/** Letters that are looked at: the first lines of a list tell its encoding. */
const LOOKED_AT = 200_000;

/** How much a text looks like French names: the more, the better it was decoded. */
export function letterScore(text: string): number {
  let score = 0;
  // oxlint-disable-next-line no-control-regex -- what is beyond ASCII tells one encoding from another
  for (const { 0: sign, index } of text.slice(0, LOOKED_AT).matchAll(/[^\x00-\x7F]/g)) {
    const [twoBefore = '', before = '', after = ''] = [text[index - 2], text[index - 1], text[index + 1]];
    if (sign <= '\u009F') score -= 6;
    else if (isLetter(sign)) score += letterScoreOf(sign, before, after);
    else score += signScoreOf(sign, before, after, twoBefore);
  }
  return score;
}
