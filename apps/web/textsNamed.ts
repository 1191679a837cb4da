/** Before the title of a refusal: it is named by its title, which the call declares or a rule gives. */
const REFUSAL = 'erreurs.';
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
/** What the compiler takes away names nothing. */
const isType = ({ type }: Node): boolean =>
  typeof type === 'string' && /^(Import|TS(Type|Interface|Literal|Mapped|Union|Template))/.test(type);

/** The words of a program: its strings, and its templates with `\0` for each value. */
function* wordsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* wordsOf(one);
  if (!isNode(node) || Array.isArray(node) || (isType(node) && node['type'] !== 'ImportExpression')) return;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') yield node['value'];
  if (node['type'] === 'TemplateLiteral') {
    const parts = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    yield parts.map(({ value }) => value.cooked).join('\0');
  }
  for (const value of Object.values(node)) if (isNode(value)) yield* wordsOf(value);
}

/** The keys by each of their beginnings: up to a point or a dash after the namespace, and whole. */
function byBeginning(keys: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const key of keys) {
    const ends = [...key.matchAll(/[.-]/g)].map((end) => end.index).filter((end) => end > key.indexOf('.'));
    for (const end of [...ends, key.length]) {
      const begun = key.slice(0, end);
      index.set(begun, [...(index.get(begun) ?? []), key]);
    }
  }
  return index;
}

/**
 * Tells the keys that a program names: written whole, as the title of a refusal, as the beginning of a key (`workflow.etat`, to which more is
 * added), or in a template whose values may be any words.
 */
export function textsNamed(keys: readonly string[]): (program: unknown) => readonly string[] {
  const all = new Set(keys);
  const begun = byBeginning(keys);
  const templates = new Map<string, readonly string[]>();
  const byTemplate = (word: string): readonly string[] => {
    const pattern = new RegExp(`^${word.split('\0').map(RegExp.escape).join('.+')}$`);
    const found = templates.get(word) ?? keys.filter((key) => pattern.test(key));
    templates.set(word, found);
    return found;
  };
  const namedBy = (word: string): readonly string[] => {
    if (word.includes('\0')) return /^[a-z][a-z\d-]*\./.test(word) && !word.startsWith(REFUSAL) ? byTemplate(word) : [];
    const refusal = `${REFUSAL}${word}`;
    return [...(begun.get(word.replace(/\.$/, '')) ?? []), ...(all.has(refusal) ? [refusal] : [])];
  };
  return (program) => [...new Set([...wordsOf(program)].flatMap(namedBy))];
}
