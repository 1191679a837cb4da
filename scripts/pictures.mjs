// Pictures of every screen of the running demonstration: wide and phone, light and dark, in .results/pictures/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, withChromium } from './chromium.mjs';
import { withDemoServer } from './demo-server.mjs';
import { ANNUAIRE_SCENES, HABILITATION_SCENES } from './picture-habilitation.mjs';
import { line, press } from './picture-steps.mjs';
import { root } from './provision.mjs';

const WIDTHS = [1280, 360];
const THEMES = ['light', 'dark'];
const TABS = ['entite', 'adresse', 'contact', 'diffusion', 'pieces'];

const at = (path) => async (page) => {
  await page.goto(path);
};

const openTask = line('/taches', 'DA-');
const openFile = async (page) => {
  await page
    .getByRole('link', { name: /dossier|Mon dossier/i })
    .first()
    .click();
  await page.getByRole('tablist').waitFor();
};
const tabsOf = (prefix, open) =>
  TABS.map((tab) => [
    `${prefix}-${tab}`,
    async (page, base) => {
      await open(page, base);
      await page.goto(`${page.url().split('?')[0]}?onglet=${tab}`);
    },
  ]);

const GUEST_SCENES = [
  ...[
    'connexion',
    'mot-de-passe-oublie',
    'accessibilite',
    'mentions-legales',
    'donnees-personnelles',
    'plan-du-site',
  ].map((name) => [name, at(`/${name}`)]),
  [
    'connexion-erreurs',
    async (page) => {
      await page.goto('/connexion');
      await press(page, 'Se connecter');
    },
  ],
  [
    'aide',
    async (page) => {
      await page.goto('/assistance/faqs/liste');
      await press(page, 'Que faire si mon SIRET est refusé ?');
    },
  ],
  ['aide-manuels', at('/assistance/manuels')],
  [
    'aide-contact-erreurs',
    async (page) => {
      await page.goto('/assistance/contact');
      await press(page, 'Envoyer le message');
    },
  ],
  ['inconnu', at('/nulle-part')],
  [
    'inconnu-page',
    async (page) => {
      await page.goto('/nulle-part');
      await press(page, 'OK');
    },
  ],
];

/** Scenes of each person, in order: those that change nothing first. `base` is the address of the role's area. */
const PERSON_SCENES = {
  MPA10013: [
    ['accueil', (page, base) => page.goto(base)],
    ['demandes', (page, base) => page.goto(`${base}/demandes`)],
    ...tabsOf('brouillon', openFile),
    [
      'brouillon-erreurs',
      async (page) => {
        await openFile(page);
        await press(page, 'Soumettre');
      },
    ],
    [
      'coupure',
      async (page, base) => {
        await page.goto(base, { waitUntil: 'networkidle' });
        await page.context().setOffline(true);
        await page.waitForTimeout(400);
      },
    ],
  ],
  INS50001: [
    ['accueil', (page, base) => page.goto(base)],
    ['taches', (page, base) => page.goto(`${base}/taches`)],
    ['demandes', (page, base) => page.goto(`${base}/demandes`)],
    ...tabsOf('instruction', openTask),
    [
      'complement',
      async (page, base) => {
        await openTask(page, base);
        await press(page, 'Demander un complément');
      },
    ],
    [
      'rejet',
      async (page, base) => {
        await openTask(page, base);
        await press(page, 'Proposer le rejet');
      },
    ],
  ],
  RCA60001: [
    ['accueil', (page, base) => page.goto(base)],
    ['taches', (page, base) => page.goto(`${base}/taches`)],
    ['demande', line('/demandes', 'DA-')],
  ],
  LPF20001: [
    ['accueil', (page, base) => page.goto(base)],
    ['demandes', (page, base) => page.goto(`${base}/demandes`)],
    ['valide', openFile],
    ['aide', (page, base) => page.goto(`${base}/assistance/faqs/liste`)],
    ['aide-manuels', (page, base) => page.goto(`${base}/assistance/manuels`)],
    ['aide-contact', (page, base) => page.goto(`${base}/assistance/contact`)],
  ],
  SUP93001: [
    ['en-tant-que', (page, base) => page.goto(`${base}/en-tant-que?recherche=ma`)],
    [
      'motif',
      async (page, base) => {
        await page.goto(`${base}/en-tant-que?recherche=lpf20001`);
        await press(page, 'Choisir Sophie Marchal');
      },
    ],
    [
      'en-tant-que-accueil',
      async (page, base) => {
        await page.goto(`${base}/en-tant-que?recherche=lpf20001`);
        await press(page, 'Choisir Sophie Marchal');
        await page.getByRole('textbox', { name: 'Motif' }).fill('Appel 4521 : le dossier ne part pas.');
        await page.getByRole('button', { name: 'Commencer' }).click();
        await page.getByText('Connecté en tant que').waitFor();
      },
    ],
    ['en-tant-que-terminee', at('/en-tant-que/INS50001/')],
  ],
  NOT94003: [['preferences', (page, base) => page.goto(base)]],
  MUL20004: [
    ['bienvenue', at('/bienvenue')],
    [
      'roles',
      async (page) => {
        await page.goto('/bienvenue');
        await page.getByRole('link', { name: /Gestionnaire/ }).click();
        await page.getByRole('heading', { name: /^Bonjour/ }).waitFor();
        const drawer = page.getByRole('button', { name: 'Ouvrir le menu' });
        if (await drawer.isVisible()) await drawer.click();
        await page.getByRole('button', { name: /^Changer de rôle/ }).click();
        await page.waitForTimeout(400);
      },
    ],
  ],
};

const PEOPLE = new Set([...Object.keys(PERSON_SCENES), ...Object.keys(HABILITATION_SCENES)]);

const folder = join(root, '.results/pictures');
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
const failures = [];

async function shoot(page, name, width, theme) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  // What floats over a scrolled page is shot as it is seen.
  const isAsSeen = await page.evaluate(() => scrollY > 0 || document.querySelector('[role$=dialog]') !== null);
  await page.screenshot({ path: join(folder, `${name}.${theme}.${width}.png`), fullPage: !isAsSeen });
}

async function shootScenes(page, scenes, prefix, base, width, theme) {
  for (const [name, open] of scenes) {
    if (!isWanted(prefix + name)) continue;
    try {
      if (base !== '') await page.goto(base);
      await open(page, base);
      await shoot(page, prefix + name, width, theme);
    } catch (error) {
      failures.push(`${prefix}${name} ${theme} ${width} : ${String(error).split('\n')[0]}`);
    }
  }
}

await withDemoServer(({ url, password }) =>
  withChromium(async (browser) => {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const open = () =>
          browser.newContext({
            baseURL: url,
            viewport: { width, height: 800 },
            colorScheme: theme,
            locale: 'fr-FR',
            timezoneId: 'Europe/Paris',
            reducedMotion: 'reduce',
          });
        const guest = await open();
        await shootScenes(await guest.newPage(), [...GUEST_SCENES, ...ANNUAIRE_SCENES], '', '', width, theme);
        await guest.close();
        for (const habilisId of PEOPLE) {
          const scenes = [...(PERSON_SCENES[habilisId] ?? []), ...(HABILITATION_SCENES[habilisId] ?? [])];
          if (!scenes.some(([name]) => isWanted(`${habilisId}-${String(name)}`))) continue;
          const context = await open();
          const page = await context.newPage();
          page.setDefaultTimeout(8_000);
          await signIn(page, url, habilisId, password);
          await shootScenes(page, scenes, `${habilisId}-`, page.url().replace(/\/$/, ''), width, theme);
          await context.close();
        }
      }
    }
  }),
);
console.log(`Images dans ${folder}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
