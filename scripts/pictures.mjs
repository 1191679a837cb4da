// Pictures of every screen of the running demonstration: wide and phone, light and dark, in .results/pictures/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, withChromium } from './chromium.mjs';
import { withDemoServer } from './demo-server.mjs';
import { root } from './provision.mjs';

const WIDTHS = [1280, 360];
const THEMES = ['light', 'dark'];
const GUEST_SCREENS = {
  connexion: '/connexion',
  'mot-de-passe-oublie': '/mot-de-passe-oublie',
  accessibilite: '/accessibilite',
  'mentions-legales': '/mentions-legales',
  'donnees-personnelles': '/donnees-personnelles',
  'plan-du-site': '/plan-du-site',
  inconnu: '/nulle-part',
};
/** Screens of a role, by the path below its area; `@first` is the first request of its list. */
const ROLE_SCREENS = {
  MPA10013: { accueil: '', nouvelle: 'demandes-administratives/nouvelle', demandes: 'demandes', dossier: '@first' },
  INS50001: { accueil: '', taches: 'taches', demandes: 'demandes', dossier: '@first' },
  RCA60001: { accueil: '', taches: 'taches', dossier: '@first' },
  LPF20001: { accueil: '', demandes: 'demandes' },
  MUL20004: { bienvenue: '/bienvenue' },
};

const folder = join(root, '.results/pictures');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);

async function shoot(page, name, width, theme) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  await page.screenshot({ path: join(folder, `${name}.${theme}.${width}.png`), fullPage: true });
}

async function firstRequest(page, base) {
  for (const list of ['taches', 'demandes']) {
    await page.goto(`${base}/${list}`);
    const link = page.locator('main table a, main li a').filter({ hasText: /DA-/ }).first();
    if (
      await link.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      )
    )
      return link.evaluate((a) => a.href);
  }
  return base;
}

async function shootRole(browser, { url, password }, habilisId, screens, width, theme) {
  const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme: theme, locale: 'fr-FR' });
  const page = await context.newPage();
  await signIn(page, url, habilisId, password);
  const base = page.url().replace(/\/$/, '');
  for (const [name, path] of Object.entries(screens)) {
    const target =
      path === '@first' ? await firstRequest(page, base) : path.startsWith('/') ? url + path : `${base}/${path}`;
    await page.goto(target);
    await shoot(page, `${habilisId}-${name}`, width, theme);
  }
  await context.close();
}

await withDemoServer((server) =>
  withChromium(async (browser) => {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const context = await browser.newContext({
          viewport: { width, height: 800 },
          colorScheme: theme,
          locale: 'fr-FR',
        });
        const page = await context.newPage();
        for (const [name, path] of Object.entries(GUEST_SCREENS)) {
          if (wanted.length && !wanted.includes(name)) continue;
          await page.goto(server.url + path);
          await shoot(page, name, width, theme);
        }
        await context.close();
        for (const [habilisId, screens] of Object.entries(ROLE_SCREENS)) {
          if (wanted.length && !wanted.includes(habilisId)) continue;
          await shootRole(browser, server, habilisId, screens, width, theme);
        }
      }
    }
  }),
);
console.log(`Images dans ${folder}`);
