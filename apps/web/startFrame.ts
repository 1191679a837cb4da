import { readFileSync } from 'node:fs';
import { VALUES } from '@habilis/ui/theme/values';
import { ACCENT, tinted } from '@habilis/ui/theme/tinted';
import { ROLES, type Role } from '@habilis/ui/theme/roles';
import { media } from '@habilis/ui/theme/media';
import type { Plugin } from 'vite';

const colour = (role: Role): string =>
  `light-dark(${tinted(ROLES[role].light, ACCENT)}, ${tinted(ROLES[role].dark, ACCENT)})`;
const family = VALUES.font.body.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(',');

/**
 * The style of what the page draws by itself: the same sizes and colours as the frames that take its place (`GuestShell`, `AppShell`). What lasts is
 * told after eight seconds, by a style alone: no script may have come (R51).
 */
const STYLE = `
@layer reset, tokens, components, utilities;
:root{color-scheme:light dark;scrollbar-gutter:stable}
body{margin:0;font:400 1rem/1.5rem ${family};color:${colour('text')};background:${colour('canvas')}}
#demarrage{position:fixed;inset:0 0 auto;inline-size:100%;block-size:3px;border:0;appearance:none;background:transparent;z-index:90}
#demarrage::-webkit-progress-bar{background:transparent}
#demarrage::-webkit-progress-value{background:${colour('accent')}}
#demarrage::-moz-progress-bar{background:${colour('accent')}}
#cadre:not([data-place=espace])~#demarrage::-webkit-progress-value{background:${colour('onBlockSubtle')}}
#cadre:not([data-place=espace])~#demarrage::-moz-progress-bar{background:${colour('onBlockSubtle')}}
#cadre{background:${colour('block')};color:${colour('onBlockSubtle')};padding-inline:16px}
#cadre div{box-sizing:border-box;max-inline-size:40rem;min-block-size:56px;margin-inline:auto;display:flex;flex-direction:column;justify-content:center;align-items:flex-start;gap:12px}
#cadre span{display:inline-flex;align-items:center;gap:9px;font-weight:760;font-size:1.375rem;letter-spacing:-.035em;line-height:1;color:${colour('onBlock')}}
#cadre svg{flex-shrink:0;inline-size:26px;block-size:26px}
#cadre p{display:none;margin:0}
#cadre[data-place=liste] div{max-inline-size:75rem}
#cadre[data-place=connexion] div{max-inline-size:28rem;padding-block:24px}
#cadre[data-place=connexion] span{font-size:2.25rem}
#cadre[data-place=connexion] svg{inline-size:42px;block-size:42px}
#cadre[data-place=connexion] p{display:block}
#cadre[data-place=espace]{background:${colour('canvas')};padding-inline:24px 32px;border-block-end:1px solid ${colour('border')}}
#cadre[data-place=espace] div{max-inline-size:none;min-block-size:55px}
#cadre[data-place=espace] span{color:${colour('accent')}}
#cadre[data-place=espace]::after{content:"";position:absolute;inset:56px auto 0 0;inline-size:215px;background:${colour('surfaceSunken')};border-inline-end:1px solid ${colour('border')}}
@media ${media.drawer}{#cadre[data-place=espace]{padding-inline:56px 16px}#cadre[data-place=espace]::after{display:none}}
#lenteur{position:fixed;inset:auto 0 24px;margin:0;padding-inline:16px;text-align:center;visibility:hidden;animation:lenteur 0s 8s forwards}
#lenteur a{color:${colour('accent')}}
@keyframes lenteur{to{visibility:visible}}
@media print{#cadre,#lenteur{display:none}}
`;

/** What the page says of itself before its texts are read. */
function ownWords(): string {
  const file = new URL('../../packages/i18n/compiled/fr/invite.json', import.meta.url);
  return String((JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)['invite.accroche']);
}

const STYLESHEETS = /\n\s*<link rel="stylesheet"[^>]*>/g;

/** Draws the frame of the page with the page itself, before any script or style sheet comes. */
export function startFrame(): Plugin {
  return {
    name: 'start-frame',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replaceAll(STYLESHEETS, '')
          // What stands before a style sheet is painted without it.
          .replace('  </body>', () => `  ${(html.match(STYLESHEETS) ?? []).join('').trim()}\n  </body>`)
          .replace('__ACCROCHE__', ownWords),
        tags: [
          {
            tag: 'style',
            attrs: { nonce: '__NONCE__' },
            children: STYLE.trim().replaceAll('\n', ''),
            injectTo: 'head' as const,
          },
        ],
      }),
    },
  };
}
