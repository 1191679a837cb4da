import { alerte } from '@habilis/api/alerte/endpoints';
import { certificat } from '@habilis/api/certificat/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification } from '@habilis/api/session-certification/SessionCertification';
import { expect, type Page, test } from '@playwright/test';
import { close, draftedClass, enter, givenClass, newSchool, readClass, submitAdmitted } from './classes.ts';
import { told } from './demonstration.ts';
import { dayIn, frenchDay, closeNiveaux, newNiveau } from './dossiers.ts';
import {
  begin,
  callsAs,
  choose,
  mailsTo,
  mailText,
  newcomer,
  newName,
  openAt,
  pageOf,
  take,
  typeDay,
} from './rencontre.ts';

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
  await finishing
    .getByRole('listitem')
    .filter({ hasText: session.numero ?? '' })
    .getByRole('link')
    .first()
    .click();
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

test('[SC36][SC37] the end of a habilitation is brought forward, then its entite ends: what was entered is named to who ends, closed by the entite, then by its caisse', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const [first, second] = [await givenClass(school, [born(newName())]), await givenClass(school, [born(newName())])];
  await submitAdmitted(school.f, first);
  await submitAdmitted(school.f, second);
  const responsable = await newcomer(admin, 'Romane', { type: 'RC', caisse: 'NORMANDIE' });
  const rc = await callsAs(responsable.habilisId);
  const closing = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${first.id}`);
  const rd = await pageOf(browser, 'RDI90004', `habilitations/${school.held.id}`);
  await take(
    rd,
    'Changer la fin',
    async (dialog) => {
      await expect(dialog).toContainText(first.numero ?? '');
      await typeDay(dialog.getByRole('group').first(), dayIn(-5));
      await dialog.getByLabel(/Commentaire/).fill('Fausse déclaration.');
    },
    'Enregistrer',
  );
  await pressClose(closing);
  await expect(closing.getByRole('alertdialog')).toHaveCount(0);
  const closed = await readClass(school.g, first);
  expect([closed.etat, madeOf(closed).length]).toEqual(['CLOTUREE', 1]);

  const finishing = await pageOf(browser, responsable.habilisId, `entites/${school.entiteId}`);
  await take(
    finishing,
    'Fixer la fin d’activité',
    async (dialog) => {
      await typeDay(dialog.getByRole('group').first(), dayIn(-1));
      await expect(dialog).toContainText(second.numero ?? '');
      await dialog.getByRole('textbox').last().fill('Liquidation.');
    },
    'Mettre fin à l’activité',
  );
  await openAt(finishing, 'sessions-a-faire');
  await finishing.getByRole('link', { name: second.numero ?? '' }).click();
  await pressClose(finishing);
  await expect(finishing.getByRole('alertdialog')).toHaveCount(0);
  const finished = await readClass(rc, second);
  expect([finished.etat, madeOf(finished).length]).toEqual(['CLOTUREE', 1]);
});

test('[SC40][SC41] a session to come is barred by a suspension, free again, then cancelled: each time its formateur is told, and reads what became of it', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const { formateur, held, f } = school;
  const session = await givenClass(school, [born(newName())], { dateSession: dayIn(10), dateFinSession: dayIn(11) });
  const news = async () =>
    (await f(alerte.list, {})).flatMap(({ objetId, type, nouvelle }) =>
      objetId === session.id && type === 'SESSION_CONFIEE' ? [nouvelle] : [],
    );
  const mailed = (subject: RegExp) =>
    expect
      .poll(async () => (await mailsTo(formateur.email)).filter((mail) => subject.test(mail.subject)).length)
      .toBe(1);
  const leading = await pageOf(browser, formateur.habilisId, `sessions/${session.id}`);
  const rd = await pageOf(browser, 'RDI90004', `habilitations/${held.id}`);
  await take(rd, 'Suspendre', async (dialog) => {
    await expect(dialog).toContainText(session.numero ?? '');
    await choose(dialog, /Motif/, 'Écarts à l’audit');
    await dialog.getByText('Jusqu’à nouvel ordre').click();
    await dialog.getByLabel(/Commentaire/).fill('Deux écarts relevés.');
  });
  expect(await news()).toEqual(['EMPECHEE']);
  await mailed(/elle ne peut pas se tenir pour l’instant/);
  await leading.reload();
  await expect(leading.getByText(/habilitation.* suspendue/i).first()).toBeVisible();
  await rd.reload();
  await take(rd, 'Lever la suspension', (dialog) => dialog.getByLabel(/Commentaire/).fill('Écarts corrigés.'));
  expect(await news()).toEqual(['RETABLIE']);

  const cancelling = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${session.id}`);
  await take(cancelling, 'Supprimer la session', (dialog) => dialog.getByRole('textbox').fill('Trop peu d’inscrits.'));
  expect(await news()).toEqual(['ANNULEE']);
  await mailed(/annulée/);
  await leading.reload();
  await expect(leading.getByRole('heading', { name: `Supprimée le ${frenchDay(dayIn(0))}` })).toBeVisible();
  await expect(leading.getByText('Trop peu d’inscrits.')).toBeVisible();
  expect(await f(sessionCertification.devenir, { params: { id: session.id ?? 0 } })).toMatchObject({
    devenir: 'ANNULEE',
    commentaire: 'Trop peu d’inscrits.',
  });
});

test('[SC17][C41][SC35] a name is corrected at the closing, then the formateur changes theirs, then is blocked: each certificat says what was, and nothing is certified in a usurped name', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const { formateur, g, f } = school;
  const line = born(newName());
  const former = await givenClass(school, [line], { dateSession: dayIn(-9), dateFinSession: dayIn(-8) });
  const habilisId = (await close(g, await submitAdmitted(f, former))).stagiaires[0]?.habilisId ?? '';
  const known = { ...line, naissance: '', habilisId };
  const first = await givenClass(school, [known], { dateSession: dayIn(-5), dateFinSession: dayIn(-4) });
  const second = await givenClass(school, [born(newName())]);
  await submitAdmitted(f, first);
  await submitAdmitted(f, second);
  const corrected = newName();
  const closing = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${first.id}`);
  await closing.getByRole('tab', { name: 'Vérification' }).click();
  await closing.getByRole('button', { name: /^Corriger le nom/ }).click();
  const dialog = closing.getByRole('alertdialog').or(closing.getByRole('dialog'));
  await dialog.getByLabel('Nom', { exact: true }).fill(corrected);
  await dialog.getByRole('button', { name: 'Corriger', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await pressClose(closing);
  await expect(closing.getByRole('alertdialog')).toHaveCount(0);
  const [id = 0] = madeOf(await readClass(g, first));
  // The next class, of another entite, knows who it is by the name of the certificat.
  const elsewhere = await newSchool(admin);
  const next = await givenClass(elsewhere, [{ ...line, nom: corrected }]);
  expect(next.stagiaires.map((one) => one.habilisId)).toEqual([habilisId]);

  const naming = await pageOf(browser, formateur.habilisId, '');
  await naming.goto('/compte');
  await naming.getByLabel('Nom', { exact: true }).fill(newName());
  await naming.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(naming.getByText('Vos données sont enregistrées.').first()).toBeVisible();
  expect(await g(certificat.get, { params: { id } })).toMatchObject({
    nom: corrected,
    formateurNomPrenom: `${formateur.prenom} ${formateur.nom}`,
  });

  await openAt(closing, `sessions/${second.id}`);
  await closing.getByRole('tab', { name: 'Vérification' }).click();
  const blocking = await pageOf(browser, 'ADM92001', `utilisateurs/${formateur.habilisId}`);
  await take(blocking, 'Bloquer le compte', (asking) => asking.getByRole('textbox').fill('Compte usurpé.'));
  await closing.getByRole('button', { name: 'Clôturer la session' }).click();
  await closing.getByRole('alertdialog').getByRole('button', { name: 'Clôturer la session' }).click();
  await expect(closing.getByText(/rien de ce qu’il a saisi n’est certifié/).first()).toBeVisible();
  const kept = await readClass(g, second);
  expect([kept.etat, madeOf(kept)]).toEqual(['VERIFICATION', []]);
});

test('[SC35] a colleague draws up a MAC on the very day of an INI that is just closed: nobody there has anything to keep up', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const line = born(newName());
  const first = await givenClass(school, [line]);
  await submitAdmitted(school.f, first);
  const closing = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${first.id}`);
  await pressClose(closing);
  await expect(closing.getByRole('alertdialog')).toHaveCount(0);
  const { stagiaires } = await readClass(school.g, first);
  const known = { ...line, naissance: '', habilisId: stagiaires[0]?.habilisId ?? '' };
  const day = dayIn(-1);
  const { draft } = await draftedClass(school, [known], { mode: 'MAC', dateSession: day, dateFinSession: day });
  const colleague = await newcomer(admin, 'Odile', { type: 'G', entiteId: school.entiteId });
  const asking = await pageOf(browser, colleague.habilisId, `sessions/${draft.id}`);
  await asking.getByRole('button', { name: 'Soumettre au formateur' }).click();
  await expect(asking.getByText(/n’a pas de certificat de ce niveau à maintenir/).first()).toBeVisible();
  expect((await readClass(school.g, draft)).etat).toBe('SAISIE');
});
