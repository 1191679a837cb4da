import { escapeHtml } from '../../mail/escapeHtml.ts';

/** A piece of safe HTML, its texts already escaped. */
export type Html = { readonly html: string };
type Part = string | number | Html | readonly Html[];

const written = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'html' in part ? part.html : part.map(({ html: one }) => one).join('');
};

/** Builds HTML from a template, escaping every text put into it. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((string, index) => `${string}${index < parts.length ? written(parts[index] ?? '') : ''}`).join(''),
});

export const NOTHING: Html = { html: '' };

/** A complete page of the API documentation. */
export const wholePage = (
  words: { readonly title: string; readonly skip: string },
  base: string,
  { header, main }: { readonly header: Html; readonly main: Html },
): string =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${base}appels.css" />
        <script type="module" src="${base}appels.js"></script>
      </head>
      <body>
        <a class="saut" href="#contenu">${words.skip}</a>
        <header>${header}</header>
        <main id="contenu" tabindex="-1">${main}</main>
      </body>
    </html> `.html;
