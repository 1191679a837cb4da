import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { TAGS } from '../src/TAGS.ts';

/** Stands for a value in the text around it. */
const VALUE = '\uFFFC';

/** Faults of spelling, each with what it looks like in a text; `VALUE` stands for a value. */
const SPELLING: readonly (readonly [pattern: RegExp, fault: string])[] = [
  [/[ \u00A0\u202F]{2,}/, 'deux espaces de suite'],
  [/'/, 'apostrophe droite : écrire ’'],
  [/"/, 'guillemet droit : écrire « »'],
  [/\.\.\./, 'trois points : écrire …'],
  [/(?<![\u202F;!?])[;!?]/, 'espace fine insécable (U+202F) attendue avant ; ! ?'],
  [/(?<!\u00A0):(?!\/\/)/, 'espace insécable (U+00A0) attendue avant :'],
  [/«(?!\u00A0)|(?<!\u00A0)»/, 'espace insécable (U+00A0) attendue à l’intérieur de « »'],
  [
    /(?<!\p{L})vous (?:vous |y |en )?(?:n’)?(?:êtes|serez|étiez|seriez|soyez|avez été)(?: (?:pas|plus|déjà|bien|aussi|encore|toujours))* \p{L}+(?:é|nu|mis|crit)(?!\p{L})/iu,
    'participe accordé au masculin avec « vous » : dire ce que fait Habilis, ou l’autre',
  ],
  [/(?<![\u00A0\u202F])%/, 'espace insécable attendue avant %'],
];

/** Words that texts do not use, and what they say instead. */
const VOCABULARY: readonly (readonly [pattern: RegExp, said: string])[] = [
  [/\bdemandes? administratives?\b/i, 'dossier administratif'],
  [/\bpremière demande$/i, 'première habilitation'],
  [/\bsous-commissions?\b/i, 'expertise, expert'],
  [/\btoutes les fins\b/i, 'toutes les échéances'],
  [/\b(demande|habilitation|décision)s? [^.;:]*\bacceptées?\b|^acceptée/i, 'accordée'],
  [/\baction enregistrée\b/i, 'ce qui a été fait'],
  [/\be-?mails?\b/i, 'courriel'],
];

/** Values that begin with a figure or are a code: nothing is elided before them. */
const FIGURES =
  /^(absorbe|ajout|aujourdhui|bas|date\w*|debut\w*|duree|echeance|fin\w*|garde|habilisId|haut|horizon|jours|max|min|mois|nombre|retour|suppression|suspension|taille|usage|vue|zoom)$/;
const ELIDED = /(?<!\p{L})(de|que|le|la|je|me|te|se|ne|ce|jusque|lorsque|puisque|quoique)[ \u00A0]$/iu;

type Tell = (fault: string) => void;

/** Judges an argument by the text before it. */
function judgeElision(before: string, part: MessageFormatElement, tell: Tell): void {
  const [, word] = ELIDED.exec(before) ?? [];
  if (word === undefined || part.type !== TYPE.argument || FIGURES.test(part.value)) return;
  const tag = word.toLowerCase() in TAGS ? word : 'de';
  tell(`« ${word} {${part.value}} » ne s’élide pas : écrire <${tag}>{${part.value}}</${tag}>`);
}

/** The text of a message around its values, the branches of each choice told apart. */
function judgeParts(parts: readonly MessageFormatElement[], texts: string[], tell: Tell): void {
  let text = '';
  for (const part of parts) {
    if (part.type === TYPE.literal) {
      text += part.value;
      continue;
    }
    judgeElision(text, part, tell);
    text += VALUE;
    if (part.type === TYPE.tag) {
      if (!Object.hasOwn(TAGS, part.value)) tell(`balise inconnue : <${part.value}>`);
      judgeParts(part.children, texts, tell);
    }
    if ('options' in part) for (const option of Object.values(part.options)) judgeParts(option.value, texts, tell);
    if ('value' in part && part.type !== TYPE.tag && Object.hasOwn(TAGS, part.value)) {
      tell(`la valeur {${part.value}} porte le nom d’une balise`);
    }
  }
  texts.push(text);
}

/**
 * The faults of a text (ICU message), in words for its author: typography, a word that should be elided before a value, a word that
 * the texts do not use, an unknown tag. Passages of `verbatim` are machine's words that are not judged.
 */
export function textFaults(message: string, verbatim: readonly string[] = []): string[] {
  const faults: string[] = [];
  const texts: string[] = [];
  const tell = (fault: string) => void faults.push(fault);
  judgeParts(parse(message), texts, tell);
  if (message !== message.trim()) tell('espace au début ou à la fin');
  for (const text of texts) {
    const plain = verbatim.reduce((rest, passage) => rest.replaceAll(passage, VALUE), text);
    for (const [pattern, fault] of SPELLING) if (pattern.test(plain)) tell(fault);
    for (const [pattern, said] of VOCABULARY) {
      const [found] = pattern.exec(plain) ?? [];
      if (found !== undefined) tell(`« ${found.replaceAll(VALUE, '…')} » se dit : ${said}`);
    }
  }
  return [...new Set(faults)];
}
