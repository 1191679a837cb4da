import type { Habilitation } from '@habilis/api/habilitation/Habilitation';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { close, givenClass, newSchool, submitAdmitted } from './classes.ts';
import {
  act,
  asked,
  bring,
  bringToday,
  dayIn,
  decide,
  drafted,
  frenchDay,
  givenHabilitation,
  closeNiveaux,
  newNiveau,
  pressSend,
  readDemande,
} from './dossiers.ts';
import {
  begin,
  callsAs,
  choose,
  mailsTo,
  newcomer,
  newEntite,
  newName,
  openAt,
  pageOf,
  take,
  typeDay,
} from './rencontre.ts';

test.use({ actionTimeout: 20_000 });

/** An entite of its own with a habilitation that ends soon, and its renewal submitted. */
async function renewing(admin: Call) {
  const niveau = await newNiveau(admin);
  const { id: entiteId, gestionnaire } = await newEntite(admin, 'Rencontres');
  const held = await givenHabilitation(admin, {
    entiteId,
    dispositifNiveauId: niveau.id,
    du: dayIn(-1000),
    au: dayIn(60),
  });
  const g = await callsAs(gestionnaire.habilisId);
  const id = await asked(g, niveau, held.id);
  const { numero } = await readDemande(g, id);
  return { admin, niveau, entiteId, gestionnaire, held, g, id, numero: numero ?? '' };
}

/** What was granted after a habilitation, as its gestionnaire reads it; null while nothing is. */
async function suiteOf(g: Call, held: Habilitation): Promise<Habilitation | null> {
  const { suivante } = await g(habilitation.get, { params: { id: held.id } });
  return suivante === null ? null : g(habilitation.get, { params: { id: suivante.id } });
}

/** The commission's page with the letter of a grant, not yet saved. */
async function grantOnScreen(browser: Browser, numero: string, read?: RegExp): Promise<Page> {
  const page = await pageOf(browser, 'CNH91001', `commission/seances/${dayIn(0)}`);
  await page.getByRole('row').filter({ hasText: numero }).getByRole('link', { name: 'Décider' }).click();
  // The letter takes the place of what is read while one decides.
  if (read !== undefined) await expect(page.getByText(read)).toBeVisible();
  await page.getByRole('button', { name: /Décision/ }).click();
  await page.getByRole('option', { name: 'Accorder', exact: true }).click();
  await page.getByRole('button', { name: 'Voir la lettre' }).click();
  return page;
}

test.afterEach(closeNiveaux);

test('[H710][H713][H714][H716] a habilitation is suspended while its late renewal is under way: expert and commission read it, the one granted bears it, without the delegation that was withdrawn', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { niveau, entiteId, gestionnaire, held, g, id, numero } = await renewing(admin);
  const expert = await newcomer(admin, 'Edgar', { type: 'E', caisse: 'BRETAGNE', niveauIds: [niveau.id] });
  await newcomer(admin, 'Delphine', { type: 'DL', entiteId });
  const [delegue] = await g(habilitation.delegatairesPossibles, { params: { id: held.id } });
  const body = { roleId: delegue?.roleId ?? 0, version: held.version };
  await g(habilitation.addDelegataire, { params: { id: held.id }, body });
  await bring(admin, id, 'repartition');
  await act(await callsAs('REP70001'), id, { action: 'Soumet', assigne: expert.habilisId });

  const rd = await pageOf(browser, 'RDI90004', `habilitations/${held.id}`);
  await take(rd, 'Suspendre', async (dialog) => {
    await expect(dialog).toContainText(numero);
    await choose(dialog, /Motif/, 'Écarts à l’audit');
    await dialog.getByText('Jusqu’à nouvel ordre').click();
    await dialog.getByLabel(/Commentaire/).fill('Deux écarts relevés.');
  });

  const tard = `Déposé le ${frenchDay(dayIn(0))}`;
  const late = (page: Page) => page.getByText(new RegExp(`^${tard}, après le .*, il ne prolonge pas l’habilitation`));
  const examining = await pageOf(browser, expert.habilisId, `demandes-habilitation/${id}`);
  await expect(examining.getByText(`Habilitation ${held.numero} : suspendue`)).toBeVisible();
  await expect(late(examining)).toBeVisible();
  await examining.context().close();

  const cnhCall = await callsAs('CNH91001');
  await bringToday(admin, cnhCall, id);
  const cnh = await grantOnScreen(browser, numero, /^Suspendue jusqu’à nouvel ordre/);
  await expect(cnh.getByText('Cette habilitation est suspendue.')).toBeVisible();
  await cnh.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(cnh.getByRole('row').filter({ hasText: numero }).getByRole('button', { name: 'Envoyer' })).toBeVisible();

  // Between the decision and its letter the delegation is withdrawn.
  const asking = await pageOf(browser, gestionnaire.habilisId, `habilitations/${held.id}`);
  await expect(late(asking)).toBeVisible();
  await asking.getByRole('button', { name: /^Mettre fin à la délégation/ }).click();
  await asking.getByRole('alertdialog').getByRole('button', { name: 'Mettre fin', exact: true }).click();
  await expect(asking.getByText('Cette habilitation n’est déléguée à personne.')).toBeVisible();
  await pressSend(cnh, numero);
  await expect(cnh.getByText('Une lettre envoyée.')).toBeVisible();
  const suite = await suiteOf(g, held);
  expect(suite).toMatchObject({ etat: 'SUSPENDUE', motifSuspension: 'AUDIT' });
  expect(await g(habilitation.delegataires, { params: { id: suite?.id ?? 0 } })).toEqual([]);
});

test('[CN15][CN16] a niveau is given a shorter validity between a decision and its letter: nothing leaves, and who decided reads old beside new', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { niveau, held, g, id, numero } = await renewing(admin);
  const cnhCall = await callsAs('CNH91001');
  await bringToday(admin, cnhCall, id);
  const cnh = await grantOnScreen(browser, numero);
  await cnh.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(cnh.getByRole('row').filter({ hasText: numero }).getByRole('button', { name: 'Envoyer' })).toBeVisible();

  const setting = await pageOf(browser, 'ADM92001', `dispositifs/${niveau.id}/modifier`);
  await setting.getByRole('group', { name: 'Validité d’une habilitation' }).getByLabel('Durée').fill('1');
  await setting.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await setting.getByRole('alertdialog').getByRole('button', { name: 'Enregistrer quand même' }).click();
  await expect(setting.getByText('1 an', { exact: true }).first()).toBeVisible();
  await pressSend(cnh, numero);
  await expect(cnh.getByText(/^DH-.* : Ce que dit la lettre a changé depuis la décision/)).toBeVisible();
  await openAt(cnh, `demandes-habilitation/${id}`);
  await expect(cnh.getByText(/^Fin de l’habilitation\s:\s.+\s→\s/)).toBeVisible();
  const { decisionEnAttente } = await readDemande(cnhCall, id);
  expect(decisionEnAttente?.changements.map(({ champ }) => champ)).toEqual(['dateFin']);
  expect(await suiteOf(g, held)).toBeNull();
});

test('[CN15][CN1012] a niveau closes between a decision and its letter: nothing leaves, who decided reads so, and the entite is told', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { niveau, held, g, gestionnaire, id, numero } = await renewing(admin);
  await bringToday(admin, await callsAs('CNH91001'), id);
  const cnh = await grantOnScreen(browser, numero);
  await cnh.getByRole('button', { name: 'Enregistrer la décision' }).click();
  await expect(cnh.getByRole('row').filter({ hasText: numero }).getByRole('button', { name: 'Envoyer' })).toBeVisible();

  const setting = await pageOf(browser, 'ADM92001', `dispositifs/${niveau.id}/modifier`);
  await setting.getByText('Ouvert aux demandes', { exact: true }).click();
  await setting.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = setting.getByRole('alertdialog');
  await expect(dialog).toContainText(held.entite.raisonSociale);
  await expect(dialog).toContainText(numero);
  await dialog.getByRole('button', { name: 'Enregistrer quand même' }).click();
  await expect(dialog).toHaveCount(0);
  await pressSend(cnh, numero);
  await expect(cnh.getByText(/^DH-.* : Ce que dit la lettre a changé depuis la décision/)).toBeVisible();
  expect(await suiteOf(g, held)).toBeNull();
  const subjects = (await mailsTo(gestionnaire.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringContaining(`Règles plus strictes : habilitation ${held.numero}`));
});

test('[EN15] an entite ends its activity between a decision and its letter', async ({ browser }) => {
  const admin = await callsAs('ADM92001');
  const { entiteId, held, g, id, numero } = await renewing(admin);
  const rc = await newcomer(admin, 'Romane', { type: 'RC', caisse: 'NORMANDIE' });
  const { id: dispositifNiveauId } = await newNiveau(admin);
  const coming = await givenHabilitation(admin, { entiteId, dispositifNiveauId, du: dayIn(30), au: dayIn(400) });
  const cnhCall = await callsAs('CNH91001');
  await bringToday(admin, cnhCall, id);
  await decide(cnhCall, id);
  const page = await pageOf(browser, rc.habilisId, `entites/${entiteId}`);
  await take(
    page,
    'Fixer la fin d’activité',
    async (dialog) => {
      await typeDay(dialog.getByRole('group').first(), dayIn(0));
      await dialog.getByRole('textbox').last().fill('Cession.');
    },
    'Mettre fin à l’activité',
  );
  const cnh = await pageOf(browser, 'CNH91001', 'commission/decisions');
  await pressSend(cnh, numero);
  await expect(cnh.getByText(/^DH-.* : Ce que dit la lettre a changé depuis la décision/)).toBeVisible();
  await openAt(cnh, `demandes-habilitation/${id}`);
  await expect(cnh.getByText(`L’entité met fin à son activité le ${frenchDay(dayIn(0))}`)).toBeVisible();
  expect(await suiteOf(g, held)).toBeNull();
  expect(await g(habilitation.get, { params: { id: held.id } })).toMatchObject({ dateFin: dayIn(0) });
  // What was to come has no end before its start: it does not come.
  const never = { etat: 'ROMPUE', dateDebut: dayIn(30), dateFin: dayIn(400) };
  expect(await admin(habilitation.get, { params: { id: coming.id } })).toMatchObject(never);
});

test('[H711] a habilitation is ended for a false declaration while its renewal is before the commission', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { held, g, id, numero } = await renewing(admin);
  const cnhCall = await callsAs('CNH91001');
  await bringToday(admin, cnhCall, id);
  const rd = await pageOf(browser, 'RDI90004', `habilitations/${held.id}`);
  await take(
    rd,
    'Changer la fin',
    async (dialog) => {
      await typeDay(dialog.getByRole('group').first(), dayIn(1));
      await dialog.getByLabel(/Commentaire/).fill('Fausse déclaration.');
    },
    'Enregistrer',
  );
  const cnh = await grantOnScreen(browser, numero);
  await expect(cnh.getByText(/^La fin de l’habilitation à renouveler ou à étendre a été décidée/)).toBeVisible();
  await openAt(cnh, `demandes-habilitation/${id}`);
  await expect(cnh.getByText(/Fausse déclaration\./).first()).toBeVisible();
  expect(await decide(cnhCall, id)).toBe('habilitation.source-sans-suite');

  // Whoever decided the end allows what follows; the end then stays before it.
  await take(
    rd,
    'Changer la fin',
    async (dialog) => {
      await dialog.getByText('Elle pourra être renouvelée ou étendue').click();
      await dialog.getByLabel(/Commentaire/).fill('Déclaration rectifiée.');
    },
    'Enregistrer',
  );
  expect(await decide(cnhCall, id)).toBeNull();
  await pressSend(cnh, numero);
  await expect(cnh.getByText('Une lettre envoyée.')).toBeVisible();
  const suite = await suiteOf(g, held);
  expect(suite).toMatchObject({ dateDebut: dayIn(2) });
  await rd.reload();
  const dialog = await begin(rd, 'Changer la fin');
  await typeDay(dialog.getByRole('group').first(), dayIn(60));
  await dialog.getByLabel(/Commentaire/).fill('Recul.');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toContainText(/commence le|suivante/);
  expect((await g(habilitation.get, { params: { id: held.id } })).dateFin).toBe(dayIn(1));
});

test('[CN10][CN16] a second secretaire cancels a grant and refuses instead while the first has it on screen: the grant does not leave, and the first reads so', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { held, g, id, numero } = await renewing(admin);
  const [first, second] = [
    await newcomer(admin, 'Marie', { type: 'CNH', caisse: 'NATIONAL' }),
    await newcomer(admin, 'Odile', { type: 'CNH', caisse: 'NATIONAL' }),
  ];
  const [firstCall, secondCall] = [await callsAs(first.habilisId), await callsAs(second.habilisId)];
  await bringToday(admin, firstCall, id);
  await decide(firstCall, id);
  const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: numero });
  const sending = await pageOf(browser, first.habilisId, 'commission/decisions');
  await expect(rowOf(sending)).toBeVisible();
  const changing = await pageOf(browser, second.habilisId, 'commission/decisions');
  await rowOf(changing).getByRole('button', { name: 'Annuler' }).click();
  await changing.getByRole('alertdialog').getByRole('button', { name: 'Annuler la décision' }).click();
  await expect(changing.getByText('Une décision annulée.')).toBeVisible();
  expect(await decide(secondCall, id, 'Trop peu de pratique.')).toBeNull();

  await rowOf(sending).getByRole('button', { name: 'Envoyer' }).click();
  await sending.getByRole('alertdialog').getByRole('button', { name: 'Envoyer la lettre' }).click();
  await expect(sending.getByText(/^DH-.* : Cette décision est déjà annulée/)).toBeVisible();
  expect((await readDemande(firstCall, id)).decisionEnAttente).toMatchObject({
    decision: 'REFUSE',
    decideurNomPrenom: `${second.prenom} ${second.nom}`,
  });
  expect(await suiteOf(g, held)).toBeNull();
  const subjects = (await mailsTo(first.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(new RegExp(`demande\\s+${numero}\\s+est annulée`)));
});

test('[DH743][SC36] a niveau closes while one entite holds a draft of a first demande and another a class that came back: the draft does not leave, the class is given again', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const school = await newSchool(admin);
  const { niveau, g: manager, f } = school;
  const session = await givenClass(school, [{ nom: newName(), prenom: 'Camille', naissance: '12/04/1984' }]);
  await f(sessionCertification.submitResultats, {
    body: {
      id: session.id ?? 0,
      version: session.version,
      resultats: [],
      actionKey: 'Renvoie',
      commentaire: 'Autre adresse.',
    },
  });
  const { gestionnaire } = await newEntite(admin, 'Rencontres');
  const g = await callsAs(gestionnaire.habilisId);
  const { id } = await drafted(g, niveau);
  const asking = await pageOf(browser, gestionnaire.habilisId, `demandes-habilitation/${id}`);
  const setting = await pageOf(browser, 'ADM92001', `dispositifs/${niveau.id}/modifier`);
  await setting.getByText('Ouvert aux demandes', { exact: true }).click();
  await setting.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = setting.getByRole('alertdialog');
  await expect(dialog).toContainText('une classe commencée s’achève');
  await dialog.getByRole('button', { name: 'Enregistrer quand même' }).click();
  await expect(dialog).toHaveCount(0);

  const submitting = await begin(asking, 'Soumettre la demande');
  await submitting.getByRole('button', { name: 'Soumettre la demande', exact: true }).click();
  await expect(asking.getByText(/Ce niveau est fermé.* il ne se demande plus une première fois/).first()).toBeVisible();
  expect(await readDemande(g, id ?? 0)).toMatchObject({ numero: null, currentWfTaskDefKeys: ['saisie'] });
  const mending = await pageOf(browser, school.gestionnaire.habilisId, `sessions/${session.id}`);
  await take(mending, 'Soumettre au formateur');
  const closed = await close(manager, await submitAdmitted(f, session));
  expect([closed.etat, closed.stagiaires.filter(({ certificatId }) => certificatId !== null).length]).toEqual([
    'CLOTUREE',
    1,
  ]);
});
