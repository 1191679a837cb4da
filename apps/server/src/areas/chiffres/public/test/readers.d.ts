// Readers of the tests that have no types of their own.
declare module 'n3' {
  type Term = { readonly value: string };
  type Quads = readonly object[];
  export class Parser {
    constructor(options?: { readonly format: string });
    parse(text: string): Quads;
  }
  export class Store {
    constructor(quads: Quads);
    getObjects(subject: null, predicate: string, graph: null): Term[];
    getQuads(subject: null, predicate: string, object: null, graph: null): Quads;
    removeQuads(quads: Quads): void;
  }
}
declare module 'rdf-validate-shacl' {
  import type { Store } from 'n3';
  type Term = { readonly value: string } | null;
  export default class Validator {
    constructor(shapes: Store);
    validate(data: Store): Promise<{ readonly results: readonly { readonly path: Term; readonly focusNode: Term }[] }>;
  }
}
