// Trusted Types allow no HTML made from a text, which is what Markdown becomes: descriptions stay plain text.
const plainText = () => ({
  wrapComponents: {
    Markdown:
      () =>
      ({ source }) =>
        source ?? null,
  },
});

globalThis.SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#appels',
  plugins: [plainText],
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayOperationId: true,
  displayRequestDuration: true,
  filter: true,
  // Its colours are too pale on its background (WCAG 1.4.3).
  syntaxHighlight: false,
  tryItOutEnabled: true,
  // The server knows a caller by the token alone; without cookies it asks for no XSRF-TOKEN either.
  requestInterceptor: (request) => ({ ...request, credentials: 'omit' }),
});
