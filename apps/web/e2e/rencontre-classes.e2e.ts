import { certificat } from '@habilis/api/certificat/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { expect, type Page, test } from '@playwright/test';
import { close, enter, givenClass, newSchool, readClass, submitAdmitted } from './classes.ts';
import { told } from './demonstration.ts';
import { dayIn, frenchDay, closeNiveaux, newNiveau } from './dossiers.ts';
import { begin, callsAs, choose, mailsTo, mailText, newName, pageOf, take } from './rencontre.ts';

test.use({ actionTimeout: 20_000 });

const born = (nom: string, prenom = 'Camille') => ({ nom, prenom, naissance: '12/04/1984' });
const madeOf = ({ stagiaires }: SessionCertification) =>
  stagiaires.flatMap(({ certificatId }) => (certificatId === null ? [] : [certificatId]));

async function pressClose(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Vérification' }).click();
  await page.getByRole('button', { name: 'Clôturer la session' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clôturer la session' }).click();
}

test.afterEach(closeNiveaux);

test('[SC37] the formateur of a class that is entered loses the role: its entite has it to finish, and certifies', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const session = await givenClass(school, [born(newName()), born(newName())]);
  await enter(school.f, session);
  const ending = await pageOf(browser, 'ADM92001', `utilisateurs/${school.formateur.habilisId}`);
  await ending.getByRole('button', { name: /^Mettre fin au rôle Formateur/ }).click();
  const dialog = ending.getByRole('alertdialog');
  await expect(dialog).toContainText(session.numero ?? '');
  await dialog.getByRole('button', { name: 'Mettre fin', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  const finishing = await pageOf(browser, school.gestionnaire.habilisId, 'sessions-a-faire');
  await finishing.getByRole('link', { name: session.numero ?? '' }).click();
  await finishing.getByRole('button', { name: 'Relire et soumettre' }).click();
  await finishing
    .getByRole('dialog')
    .getByRole('button', { name: /^Soumettre l/ })
    .click();
  await expect(finishing.getByRole('dialog')).toHaveCount(0);
  await pressClose(finishing);
  await expect(finishing.getByRole('alertdialog')).toHaveCount(0);
  const closed = await readClass(school.g, session);
  expect([closed.etat, madeOf(closed).length]).toEqual(['CLOTUREE', 2]);
});

test('[C24] a name is corrected while a revocation is held: the new certificat bears it, and who decided reads so', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const session = await givenClass(school, [born(newName(), 'Helene')]);
  await submitAdmitted(school.f, session);
  const [id = 0] = madeOf(await close(school.g, session));
  const revoking = await pageOf(browser, 'RDI90004', `certificats/${id}`);
  const correcting = await pageOf(browser, 'ADM92001', `certificats/${id}`);
  await take(revoking, 'Révoquer', async (dialog) => {
    await choose(dialog, /Motif/, 'Délivré à une autre personne');
    await dialog.getByLabel('Explication').fill('Ce n’est pas la personne venue.');
  });
  await correcting.reload();
  const dialog = await begin(correcting, 'Corriger le nom');
  await dialog.getByLabel('Prénom', { exact: true }).fill('Hélène');
  await dialog.getByLabel(/^Commentaire/).fill('Accent oublié.');
  await dialog.getByRole('button', { name: 'Refaire le certificat' }).click();
  await expect(correcting.getByText('Remplacé par')).toBeVisible();
  const rd = await callsAs('RDI90004');
  const former = await rd(certificat.get, { params: { id } });
  const next = await rd(certificat.get, { params: { id: former.remplacePar?.id ?? 0 } });
  expect(next).toMatchObject({ prenom: 'Hélène', revocation: { motif: 'AUTRE_PERSONNE', roleType: 'RD' } });
});

test('[SC44] one person is in two classes of the same days, of two entites: each is asked, and the two identities are merged', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const niveau = await newNiveau(admin);
  const other = await newNiveau(admin);
  const here = await newSchool(admin, niveau);
  const there = await newSchool(admin, other);
  const who = born(newName());
  const ici = await givenClass(here, [who]);
  const la = await givenClass(there, [who]);
  await submitAdmitted(here.f, ici);
  await submitAdmitted(there.f, la);
  const closing = await pageOf(browser, here.gestionnaire.habilisId, `sessions/${ici.id}`);
  await expect(close(here.g, ici)).rejects.toThrow();
  await closing.getByRole('button', { name: /deux personnes$/ }).click();
  await expect(closing.getByText(/^Deux personnes, d’après/)).toBeVisible();
  await pressClose(closing);
  await expect(closing.getByRole('alertdialog')).toHaveCount(0);
  const [kept, gone] = [await readClass(here.g, ici), await close(there.g, la)].map(
    ({ stagiaires }) => stagiaires[0]?.habilisId ?? '',
  );
  expect([kept, gone]).toEqual([expect.stringMatching(/^[A-Z]{3}\d{5}$/), expect.stringMatching(/^[A-Z]{3}\d{5}$/)]);
  expect(gone).not.toBe(kept);

  // It was one person after all: an administrator makes one identity of the two.
  const merging = await pageOf(browser, 'ADM92001', 'utilisateurs/identites');
  await merging.getByLabel('Identité gardée').fill(kept ?? '');
  await merging.getByLabel('Identité qui disparaît').fill(gone ?? '');
  await merging.getByRole('button', { name: 'Comparer' }).click();
  await merging.getByLabel('Motif').fill('Pièce d’identité vue par les deux entités.');
  await merging.getByLabel(/^Pour confirmer/).fill(gone ?? '');
  await merging.getByRole('button', { name: 'Fusionner définitivement' }).click();
  await expect(told(merging, 'Les deux identités n’en font plus qu’une.')).toBeVisible();
  expect((await readClass(there.g, la)).stagiaires[0]?.habilisId).toBe(kept);
});

test('[SC24][C47] a certificat is revoked while its holder is in a MAC: the MAC does not close on it, and the holder is told by mail and on their page', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const line = born(newName());
  const courriel = `${line.nom}@example.org`.toLowerCase();
  const first = await givenClass(school, [{ ...line, courriel }], {
    dateSession: dayIn(-9),
    dateFinSession: dayIn(-8),
  });
  await submitAdmitted(school.f, first);
  const closed = await close(school.g, first);
  const [id = 0] = madeOf(closed);
  const known = { ...line, naissance: '', habilisId: closed.stagiaires[0]?.habilisId ?? '' };
  const mac = await givenClass(school, [known], { mode: 'MAC' });
  await submitAdmitted(school.f, mac);

  const revoking = await pageOf(browser, 'RDI90004', `certificats/${id}`);
  await take(revoking, 'Révoquer', async (dialog) => {
    await choose(dialog, /Motif/, 'Résultat erroné');
    await dialog.getByLabel('Explication').fill('Note reportée sur la mauvaise ligne.');
  });
  await expect
    .poll(async () => (await mailsTo(courriel)).length, { timeout: 200_000, intervals: [2000] })
    .toBeGreaterThan(0);
  const closing = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${mac.id}`);
  await closing.getByRole('tab', { name: 'Vérification' }).click();
  await expect(closing.getByText(/n’a pas de certificat de ce niveau à maintenir/)).toBeVisible();
  await expect(close(school.g, mac)).rejects.toThrow();
  expect(madeOf(await readClass(school.g, mac))).toEqual([]);

  const [mail] = await mailsTo(courriel);
  const text = await mailText(mail?.path ?? '');
  expect(text).toContain('le résultat enregistré était erroné');
  const own = await (await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' })).newPage();
  await own.goto(/https?:\/\/[^/]+(\/\S+)/.exec(text)?.[1] ?? '');
  await expect(own.getByText(`Révoqué depuis le ${frenchDay(dayIn(0))}`)).toBeVisible();
  await expect(own.getByText('Le résultat enregistré était erroné.')).toBeVisible();
  await expect(own.getByText(/^Une question\s\? Demandez à l’entité/)).toBeVisible();
  await expect(own.getByText(/^Votre employeur/).first()).toBeVisible();
  await expect(own.getByRole('button', { name: /Télécharger/ })).toHaveCount(0);
});
