import { expect, type Locator, test } from '@playwright/test';
import { givenClass, newSchool, readClass } from './classes.ts';
import { expectAccessible, told } from './demonstration.ts';
import { closeNiveaux } from './dossiers.ts';
import { callsAs, newName, pageOf } from './rencontre.ts';

test.use({ actionTimeout: 20_000, hasTouch: true, viewport: { width: 360, height: 740 } });
test.afterEach(closeNiveaux);

const TEN = Array.from({ length: 10 }, (_, rank) => `${10 + rank}/04/198${rank}`);

test('[SC30][SC854] the results of ten admitted are given on a phone in six taps', async ({ browser }) => {
  const school = await newSchool(await callsAs('ADM92001'));
  const class_ = TEN.map((naissance) => ({ nom: newName(), prenom: 'Camille', naissance }));
  const session = await givenClass(school, class_);
  const phone = await pageOf(browser, school.formateur.habilisId, `sessions/${session.id}`);
  await phone.setViewportSize({ width: 360, height: 740 });
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const button = (name: string | RegExp) => phone.getByRole('button', { name });
  await tap(button('Tous présents'));
  await tap(button('Tous admis'));
  await tap(button(/^Identités vues \(10\sprésents\)$/));
  await tap(phone.getByRole('alertdialog').getByRole('button', { name: 'Oui, de chacun' }));
  await expectAccessible(phone);
  await tap(button('Relire et soumettre'));
  const sheet = phone.getByRole('dialog', { name: /^Avant l’envoi à / });
  await expect(sheet.getByRole('definition').first()).toHaveText(/^10\ssur\s10$/);
  await tap(sheet.getByRole('button', { name: /^Soumettre les 10\srésultats$/ }));
  await expect(told(phone, 'Résultats soumis')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(6);
  const { etat, stagiaires } = await readClass(school.g, session);
  expect([etat, stagiaires.filter(({ resultat }) => resultat === 'ADMIS').length]).toEqual(['VERIFICATION', 10]);
});

test('[SC855][SC856] without network a class is read over; its submit says what it waits for, and opens once the answers have left', async ({
  browser,
}) => {
  const school = await newSchool(await callsAs('ADM92001'));
  const session = await givenClass(school, [
    { nom: newName(), prenom: 'Claire', naissance: '12/05/1991' },
    { nom: newName(), prenom: 'Hugo', naissance: '03/09/1984' },
  ]);
  const phone = await pageOf(browser, school.formateur.habilisId, `sessions/${session.id}`);
  await phone.setViewportSize({ width: 360, height: 740 });
  const button = (name: string | RegExp) => phone.getByRole('button', { name });
  await expect(button('Tous présents')).toBeVisible();
  await phone.waitForLoadState('networkidle');
  await phone.context().setOffline(true);
  await button('Tous présents').click();
  await button('Tous admis').click();
  await button(/^Identités vues/).click();
  await phone.getByRole('alertdialog').getByRole('button', { name: 'Oui, de chacun' }).click();
  await expect(phone.getByText(/^6\sréponses en attente du réseau\.$/)).toBeVisible();
  await button('Relire et soumettre').click();
  const sheet = phone.getByRole('dialog', { name: /^Avant l’envoi à / });
  const submit = sheet.getByRole('button', { name: /^Soumettre les 2\srésultats$/ });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription(/6\sréponses attendent/);
  await submit.click({ force: true });
  await phone.context().setOffline(false);
  await expect(sheet.getByRole('status')).toHaveText('Tout est parti : vous pouvez soumettre.', { timeout: 30_000 });
  await submit.click();
  await expect(told(phone, 'Résultats soumis')).toBeVisible();
});
