import { wholeNumbers } from './wholeNumbers.ts';

// The design system's colours written out, because mail programs support neither oklch nor variables.
const STYLE = `
  body { margin: 0; padding: 24px 16px; background: #f8fbfb; color: #111c22; font: 17px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif; overflow-wrap: anywhere; }
  .lettre { max-width: 600px; margin: 0 auto; padding: 8px 28px 28px; background: #ffffff; border: 1px solid #dae1e4; border-top: 6px solid #10536a; }
  .marque { margin: 16px 0 0; font-weight: 700; color: #10536a; }
  h1 { margin: 8px 0 20px; font-size: 24px; line-height: 1.3; }
  h2 { margin: 24px 0 8px; font-size: 18px; line-height: 1.3; }
  ul { padding-left: 20px; }
  li { margin-bottom: 8px; }
  .date, .numero { white-space: nowrap; }
  .date { color: #4a585e; }
  p, ul, blockquote { margin: 0 0 16px; }
  a { color: #10536a; }
  .titre { margin-bottom: 4px; font-weight: 700; }
  blockquote { padding: 4px 0 4px 16px; border-left: 4px solid #10536a; white-space: pre-line; }
  .action { margin: 24px 0 8px; }
  .action a { display: inline-block; padding: 12px 20px; background: #10536a; color: #ffffff; font-weight: 700; border-radius: 4px; }
  .pied { max-width: 600px; margin: 16px auto 0; color: #4a585e; font-size: 15px; }
  .pied p { margin-bottom: 8px; }
  @media (max-width: 480px) { body { padding: 12px 8px; } .lettre { padding: 4px 16px 20px; } .pied { padding: 0 8px; } }
  @media (prefers-color-scheme: dark) {
    body { background: #0c151a; color: #edf1f2; }
    .lettre { background: #131d22; border-color: #243036; border-top-color: #8bd3e4; }
    .marque, a { color: #8bd3e4; }
    blockquote { border-left-color: #8bd3e4; }
    .action a { background: #8bd3e4; color: #081c26; }
    .pied, .date { color: #b2bdc1; }
  }
`;

/** Wraps HTML content in a mail's page: one column, readable from 320 px, light and dark. */
export function wrapHtml({
  title,
  content,
  footer,
}: {
  readonly title: string;
  readonly content: string;
  readonly footer: string;
}): string {
  return `<!doctype html>
<html lang="fr" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main class="lettre">
<p class="marque">Habilis</p>
<h1>${wholeNumbers(title)}</h1>
${content}
</main>
<footer class="pied">
${footer}
</footer>
</body>
</html>
`;
}
