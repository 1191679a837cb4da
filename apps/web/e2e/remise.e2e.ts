import { certificat } from '@habilis/api/certificat/endpoints';
import { expect, test } from '@playwright/test';
import { givenClass, newSchool, readClass, submitAdmitted } from './classes.ts';
import { countClicks } from './countClicks.ts';
import { expectAccessible, told } from './demonstration.ts';
import { closeNiveaux } from './dossiers.ts';
import { callsAs, mailsTo, mailText, newName, pageOf } from './rencontre.ts';

test.use({ actionTimeout: 20_000 });
test.afterEach(closeNiveaux);

test('[C842] from the closing to all certificats sent are three clicks; each holder opens theirs', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const named = () => {
    const nom = newName();
    return { nom, prenom: 'Camille', naissance: '12/04/1984', courriel: `${nom}@example.org`.toLowerCase() };
  };
  const [first, second, third] = [named(), named(), named()];
  const session = await givenClass(school, [first, second, { ...third, courriel: '' }]);
  await submitAdmitted(school.f, session);
  const page = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${session.id}`);
  const clicks = await countClicks(page);

  await page.getByRole('button', { name: 'Clôturer la session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clôturer la session' }).click();
  // What the closing gave comes by itself, under the focus, with every address.
  const title = page.getByRole('heading', { name: /^3\scertificats délivrés$/ });
  await expect(title).toBeFocused();
  await expect(page.getByText(second.courriel)).toBeVisible();
  await expect(page.getByText(new RegExp(`^Camille ${third.nom.toUpperCase()} n’a pas d’adresse`))).toBeVisible();
  await page.getByRole('button', { name: /^Envoyer aux 2\stitulaires qui ont une adresse$/ }).click();
  await expect(told(page, '2 certificats partent par courriel')).toBeVisible();
  expect(clicks()).toBe(3);
  await expect(page.getByText(/^envoyé le/)).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);

  // Each has one mail, whose link opens the certificat that bears their name.
  for (const { nom, courriel } of [first, second]) {
    const [mail, ...others] = await mailsTo(courriel);
    expect(others).toEqual([]);
    const own = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
    await own.goto(/https?:\/\/[^/]+(\/\S+)/.exec(await mailText(mail?.path ?? ''))?.[1] ?? '');
    await expect(own.getByText(new RegExp(nom, 'i')).first()).toBeVisible();
  }

  // Who had no address is given one on the line, by the keyboard.
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click();
  await page.keyboard.type(third.courriel);
  await page.keyboard.press('Enter');
  await expect(page.getByText(third.courriel)).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer au titulaire qui reste' }).click();
  await expect(page.getByText(/^envoyé le/)).toHaveCount(3, { timeout: 30_000 });

  // A number leads to its certificat; the papers leave as one file.
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Télécharger les 3\scertificats$/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  const closed = await readClass(school.g, session);
  const { certificats } = await school.g(certificat.remise, { params: { id: closed.id ?? 0 } });
  await page.getByRole('link', { name: certificats[0]?.numero ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(first.nom, 'i') })).toBeVisible();
});
