import type { Page } from '@playwright/test';
import { go, line, type Open, press, type Scene } from './steps.ts';

const pressing =
  (name: string | RegExp): Open =>
  (page) =>
    press(page, name);

/** Confirms a dialog without filling it in, to show what is missing. */
const answerEmpty: Open = async (page) => {
  await page.locator('[role$=dialog]').last().getByRole('button').last().click();
  await page.waitForTimeout(300);
};

const steps =
  (...all: readonly Open[]): Open =>
  async (page, base) => {
    for (const step of all) await step(page, base);
  };
const asked = (open: Open, name: string | RegExp) => steps(open, pressing(name), answerEmpty);

const followLink =
  (name: string): Open =>
  async (page) => {
    await page.getByRole('link', { name }).first().click();
    await page.locator('form').waitFor();
  };

/** Chooses the last line of a multiple-choice list. */
const select: Open = async (page: Page) => {
  const mode = page.getByRole('button', { name: 'Sélectionner', exact: true });
  await page.getByRole('checkbox').or(mode).first().waitFor();
  if (await mode.isVisible()) await mode.click();
  await page.getByRole('checkbox').last().check();
};

/** Opens the first day of the commission whose demandes can be chosen, so can be decided. */
const decide: Open = async (page, base) => {
  await page.goto(`${base}/commission`);
  const days = page.locator('main a[href*="/commission/seances/"]');
  await days.first().waitFor();
  for (const day of new Set(await days.evaluateAll((all: HTMLAnchorElement[]) => all.map((anchor) => anchor.href)))) {
    await page.goto(day);
    await page.waitForLoadState('networkidle');
    const mode = page.getByRole('button', { name: 'Sélectionner', exact: true });
    if ((await page.getByRole('checkbox').or(mode).count()) === 0) continue;
    await select(page, base);
    await page
      .getByRole('button', { name: /Décider/ })
      .or(page.getByRole('link', { name: /Décider/ }))
      .first()
      .click();
    await page.waitForURL(/\/decision/);
    return;
  }
};

const ACTIVE = '/habilitations?etat=ACTIVE';

/** Scenes by the identifier of a person of the demonstration. */
export const HABILITATION_SCENES: Readonly<Record<string, readonly Scene[]>> = {
  INS50001: [
    ['dh', line('/demandes?recherche=Ardoise', 'DH-')],
    ['dh-complement', asked(line('/demandes?recherche=Ardoise', 'DH-'), /^Demander un complément$/)],
    ['habilitations', go('/habilitations')],
    ['habilitation', line(ACTIVE, '402/')],
    ['entites', go('/entites')],
    ['entite', line('/entites')],
    ['entite-nouvelle', go('/entites/nouvelle')],
    ['liste-vide', go('/demandes?recherche=zzzzzz')],
  ],
  RCA60001: [['dh-valider', steps(line('/taches', 'DH-'), pressing(/Valider l.instruction/))]],
  REP70001: [
    ['dh-repartition', line('/taches', 'DH-')],
    ['dh-expertise', asked(line('/taches', 'DH-'), 'Envoyer en expertise')],
  ],
  RDI90001: [
    ['suspension', steps(line('/habilitations?recherche=lorraine&niveau=SST-1&etat=ACTIVE'), pressing('Suspendre'))],
    [
      'suspension-rappel',
      steps(
        line('/habilitations?recherche=lorraine&niveau=SST-1&etat=ACTIVE'),
        pressing('Suspendre'),
        pressing('Me le rappeler un autre jour'),
      ),
    ],
    ['suspension-a-confirmer', line('/habilitations?etat=SUSPENDUE')],
    ['suspension-confirmer', asked(line('/habilitations?etat=SUSPENDUE'), 'Confirmer la suspension')],
    ['dispositifs', go('/dispositifs')],
    ['niveau', line('/dispositifs', 'Sauveteur')],
    ['niveau-modifier', steps(line('/dispositifs', 'Sauveteur'), followLink('Modifier le niveau'))],
  ],
  CNH91001: [
    ['seances', go('/commission')],
    ['a-planifier', go('/commission/a-planifier')],
    ['inscrire', steps(go('/commission/a-planifier'), select, pressing(/Inscrire/))],
    ['lettres-en-attente', go('/commission/decisions')],
    ['decision', decide],
    ['decision-fautes', steps(decide, pressing(/^Voir/))],
  ],
  ADM92001: [
    ['aller-a', asked(line('/demandes', 'DH-'), /Porter à une autre étape/)],
    ['suspendre', asked(line(ACTIVE, '/'), 'Suspendre')],
    ['rompre', asked(line(ACTIVE, '/'), /Rompre/)],
    ['changer-la-fin', asked(line(ACTIVE, '/'), /Changer la fin/)],
    ['habilitation-nouvelle-fautes', steps(go('/habilitations/nouvelle'), pressing(/Enregistrer|Créer/))],
    ['habilitation-supprimer', steps(line('/habilitations?etat=FUTURE', '/'), pressing('Supprimer'))],
    ['entite-caisse', asked(line('/entites', 'Acad'), 'Changer de caisse')],
    ['entite-fin', asked(line('/entites', 'Acad'), /ixer la fin/)],
    ['utilisateurs', go('/utilisateurs')],
    ['utilisateur', go('/utilisateurs/INS50001')],
    ['role-fin', steps(go('/utilisateurs/INS50008'), pressing(/Mettre fin/))],
  ],
  HTI20009: [
    ['complement', line('/demandes', 'DH-')],
    ['complement-soumettre', steps(line('/demandes', 'DH-'), pressing(/Soumettre/))],
  ],
  CAR20010: [['recours', asked(line('/demandes', 'DH-'), /recours/)]],
  LPF20001: [
    ['dh-brouillon', line('/demandes', 'Brouillon')],
    ['dh-brouillon-fautes', steps(line('/demandes', 'Brouillon'), pressing(/Soumettre/))],
    ['dh-supprimer', steps(line('/demandes', 'Brouillon'), pressing(/Supprimer/))],
    ['habilitation', line('/habilitations', '/')],
  ],
};
