import { go, line, type Open, press, type Scene, search } from './steps.ts';

const TABS = ['entite', 'adresse', 'contact', 'diffusion', 'pieces'];

const at =
  (path: string): Open =>
  (page) =>
    page.goto(path);

const openTask = line('/taches', 'DA-');
const openFile: Open = async (page) => {
  await page.locator('h1[tabindex]').waitFor();
  const link = page
    .getByRole('link', { name: /dossier/i })
    .filter({ visible: true })
    .first();
  // On a phone it may stand in the menu alone.
  if (!(await link.isVisible())) await press(page, 'Ouvrir le menu');
  await link.click();
  await page.getByRole('tablist').waitFor();
};
const tabsOf = (prefix: string, open: Open): Scene[] =>
  TABS.map((tab) => [
    `${prefix}-${tab}`,
    async (page, base) => {
      await open(page, base);
      await page.goto(`${page.url().split('?')[0]}?onglet=${tab}`);
    },
  ]);

/** Scenes of a visitor without account. */
export const GUEST_SCENES: readonly Scene[] = [
  ...[
    'connexion',
    'mot-de-passe-oublie',
    'accessibilite',
    'mentions-legales',
    'donnees-personnelles',
    'plan-du-site',
  ].map((name): Scene => [name, at(`/${name}`)]),
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
  ['annuaire', at('/annuaire')],
  ['annuaire-entite', line('/annuaire', 'Académie')],
  ['annuaire-vide', at('/annuaire?texte=zzzz')],
  ['inconnu', at('/nulle-part')],
  [
    'inconnu-page',
    async (page) => {
      await page.goto('/nulle-part');
      await press(page, 'OK');
    },
  ],
];

/** Scenes of each person, in order: first those that change no data. */
export const PERSON_SCENES: Readonly<Record<string, readonly Scene[]>> = {
  MPA10013: [
    ['accueil', go('')],
    ['demandes', go('/demandes')],
    ...tabsOf('brouillon', openFile),
    [
      'brouillon-erreurs',
      async (page, base) => {
        await openFile(page, base);
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
    ['accueil', go('')],
    ['recherche', search('lorr')],
    ['recherche-demandes', search('DH-20')],
    ['recherche-rien', search('zzzz')],
    ['taches', go('/taches')],
    ['demandes', go('/demandes')],
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
    ['accueil', go('')],
    ['echeances', go('/echeances')],
    ['taches', go('/taches')],
    ['demande', line('/demandes', 'DA-')],
  ],
  LPF20001: [
    ['accueil', go('')],
    ['recherche', search('dem')],
    ['echeances', go('/echeances')],
    [
      'echeances-agenda',
      async (page, base) => {
        await page.goto(`${base}/echeances`);
        await press(page, 'Ajouter à mon agenda');
        await press(page, /^(Créer mon |Remplacer l’)adresse/);
        await page.getByLabel('Adresse de votre calendrier').waitFor();
      },
    ],
    ['demandes', go('/demandes')],
    ['valide', openFile],
    ['aide', go('/assistance/faqs/liste')],
    ['aide-manuels', go('/assistance/manuels')],
    ['aide-contact', go('/assistance/contact')],
  ],
  SUP93001: [
    ['en-tant-que', go('/en-tant-que?recherche=ma')],
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
  NOT94003: [['preferences', go('')]],
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
