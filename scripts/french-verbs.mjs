/** The words that a name is made of. */
export const wordsOf = (name) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

const isFunction = (node) => node.type === 'FunctionDeclaration' || node.init?.type === 'ArrowFunctionExpression';

/** The functions of a program whose names begin with a refused verb, with what is said instead. `refused` gives the words to say, by verb. */
export function frenchVerbsOf(node, refused) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap((one) => frenchVerbsOf(one, refused));
  const inside = Object.keys(node).flatMap((key) => (key === 'type' ? [] : frenchVerbsOf(node[key], refused)));
  const name = isFunction(node) && node.id?.type === 'Identifier' ? node.id.name : '';
  const said = refused.get(wordsOf(name)[0]);
  return said === undefined ? inside : [{ name, start: node.start, said }, ...inside];
}
