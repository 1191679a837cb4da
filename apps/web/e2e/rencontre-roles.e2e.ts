import { alerte } from '@habilis/api/alerte/endpoints';
import type { Call } from '@habilis/api/client/createClient';
import { demande } from '@habilis/api/demande/endpoints';
import { demandeHabilitation } from '@habilis/api/demande-habilitation/endpoints';
import { entite } from '@habilis/api/entite/endpoints';
import { utilisateur } from '@habilis/api/utilisateur/endpoints';
import { expect, type Page, test } from '@playwright/test';
import { told } from './demonstration.ts';
import { act, asked, bring, closeNiveaux, draftAvis, drafted, newNiveau, readDemande } from './dossiers.ts';
import { begin, callsAs, choose, mailsTo, newcomer, newEntite, openAt, pageOf, take } from './rencontre.ts';

test.use({ actionTimeout: 20_000 });

/** A first demande of an entite of its own, with an expert of its niveau. */
async function examined(admin: Call) {
  const niveau = await newNiveau(admin);
  const { id: entiteId, gestionnaire } = await newEntite(admin, 'Rencontres');
  const g = await callsAs(gestionnaire.habilisId);
  const id = await asked(g, niveau);
  const anExpert = (prenom: string) =>
    newcomer(admin, prenom, { type: 'E', caisse: 'BRETAGNE', niveauIds: [niveau.id] });
  const expert = await anExpert('Edgar');
  const repartiteur = await callsAs('REP70001');
  const send = async (assigne: string) => act(repartiteur, id, { action: 'Soumet', assigne });
  return { niveau, entiteId, gestionnaire, g, id, anExpert, expert, repartiteur, send };
}

const tasksOf = async (by: Call) =>
  (await by(demande.todoList, { query: { taille: 100 } })).elements.map(({ id }) => id);
const holderOf = async (admin: Call, id: number) =>
  (await readDemande(admin, id)).currentWorkflowTask.assignedUserHabilisId;

/** Opens the section of the avis of a demande. */
const openAvis = (page: Page) =>
  page.getByRole('navigation', { name: 'Sections de la demande' }).getByRole('button', { name: /^Avis/ }).click();

test.afterEach(closeNiveaux);

test('[DH891][DH942] an expert steps down while the demande is theirs: who gives it again is not offered them, and their avis counts no more', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { id, anExpert, expert, repartiteur, send } = await examined(admin);
  const other = await anExpert('Odette');
  await bring(admin, id, 'repartition');
  await send(expert.habilisId);
  await act(await callsAs(expert.habilisId), id, { action: 'Soumet', avis: { type: 'D', texte: 'Insuffisant.' } });
  await bring(admin, id, 'repartition');
  await send(expert.habilisId);
  expect((await readDemande(repartiteur, id)).typeDernierAvis).toBe('D');

  const examining = await pageOf(browser, expert.habilisId, `demandes-habilitation/${id}`);
  const giving = await pageOf(browser, 'REP70001', `demandes-habilitation/${id}`);
  await take(examining, 'Me dessaisir', (dialog) => dialog.getByRole('textbox').fill('Je forme chez eux.'));
  await expect(examining.getByRole('heading', { level: 1, name: /Introuvable/ })).toHaveCount(0);
  await giving.reload();
  const dialog = await begin(giving, 'Envoyer en expertise');
  await expect(dialog).toContainText(`${expert.prenom} ${expert.nom} (s’est récusé`);
  await dialog.getByRole('button', { name: /Affecter à/ }).click();
  await expect(giving.getByRole('option', { name: new RegExp(expert.nom) })).toHaveCount(0);
  await giving.getByRole('option', { name: new RegExp(other.nom) }).click();
  await dialog.getByRole('button', { name: 'Envoyer en expertise', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await holderOf(admin, id)).toBe(other.habilisId);
  expect((await readDemande(repartiteur, id)).typeDernierAvis).not.toBe('D');
  const avis = await repartiteur(demandeHabilitation.avis, { params: { id } });
  expect(avis.map(({ ecarteLe }) => ecarteLe === null)).not.toContain(true);
  await openAvis(giving);
  await expect(giving.getByText(/^Ne compte plus/).first()).toBeVisible();
});

test('[DH890][U742][DH893] an entite offers its instructeur its own role: nothing changes until they accept, then the demande is no longer theirs and their responsable knows', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { id, gestionnaire } = await examined(admin);
  const instructeur = await newcomer(admin, 'Ivan', { type: 'I', caisse: 'NORMANDIE' });
  const responsable = await newcomer(admin, 'Romane', { type: 'RC', caisse: 'NORMANDIE' });
  await act(await callsAs(instructeur.habilisId), id, { action: 'PrendEnCharge' });

  const inviting = await pageOf(browser, gestionnaire.habilisId, 'utilisateurs');
  await take(
    inviting,
    'Inviter une personne',
    async (dialog) => {
      await dialog.getByText('Gestionnaire', { exact: true }).first().click();
      await dialog.getByLabel('Prénom').fill(instructeur.prenom);
      await dialog.getByLabel('Nom', { exact: true }).fill(instructeur.nom);
      await dialog.getByLabel(/Adresse/).fill(instructeur.email);
    },
    'Envoyer l’invitation',
  );
  await expect(inviting.getByText(/^Sans réponse, jusqu’au/)).toBeVisible();
  expect(await holderOf(admin, id)).toBe(instructeur.habilisId);

  const examining = await pageOf(browser, instructeur.habilisId, '');
  await examining.goto('/bienvenue');
  await examining.getByRole('button', { name: 'Accepter ce rôle' }).click();
  await expect(examining.getByText('Le rôle est à vous.')).toBeVisible();
  expect(await holderOf(admin, id)).toBeNull();
  const asInstructeur = await callsAs(instructeur.habilisId, 'I');
  expect(await readDemande(asInstructeur, id)).toMatchObject({ actionsPossibles: [], modifiable: false });
  const subjects = (await mailsTo(responsable.email)).map(({ subject }) => subject);
  expect(subjects.some((subject) => subject.includes(instructeur.nom))).toBe(true);
});

test('[DN1][U9] the niveaux of an expert are narrowed while they write their avis: it is refused, and the task is there to be given', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { niveau, id, expert, repartiteur, send } = await examined(admin);
  const elsewhere = await newNiveau(admin);
  await bring(admin, id, 'repartition');
  await send(expert.habilisId);
  const writing = await pageOf(browser, expert.habilisId, `demandes-habilitation/${id}`);
  await openAvis(writing);
  await writing.getByRole('radiogroup').getByText('Favorable', { exact: true }).click();

  const setting = await pageOf(browser, 'ADM92001', `utilisateurs/${expert.habilisId}`);
  await setting.getByRole('button', { name: 'Changer les niveaux examinés' }).click();
  const dialog = setting.getByRole('alertdialog');
  await dialog.getByRole('button', { name: new RegExp(`^Retirer .*${niveau.niveau}`) }).click();
  await dialog.getByRole('combobox').fill(elsewhere.niveau);
  await setting.getByRole('option', { name: new RegExp(elsewhere.niveau) }).click();
  await setting.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await writing.getByRole('button', { name: 'Transmettre l’avis', exact: true }).click();
  await writing.getByRole('alertdialog').getByRole('button', { name: 'Transmettre l’avis', exact: true }).click();
  await expect(writing.getByRole('heading', { name: 'Ce dossier a changé d’étape' })).toBeVisible();
  expect(await holderOf(admin, id)).toBeNull();
  expect((await readDemande(admin, id)).currentWfTaskDefKeys).toEqual(['sous_commission']);
  expect(await repartiteur(demandeHabilitation.avis, { params: { id } })).toEqual([]);
  expect(await tasksOf(repartiteur)).toContain(id);
});

test('[EN930] the only gestionnaire of an entite is blocked: its caisse reads it and names another', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { id: entiteId, gestionnaire } = await newEntite(admin, 'Rencontres');
  const nora = await newcomer(admin, 'Nora', { type: 'DL', entiteId });
  const responsable = await newcomer(admin, 'Romane', { type: 'RC', caisse: 'NORMANDIE' });
  const rc = await callsAs(responsable.habilisId);
  const blocking = await pageOf(browser, 'ADM92001', `utilisateurs/${gestionnaire.habilisId}`);
  await take(blocking, 'Bloquer le compte', async (dialog) => {
    await expect(dialog).toContainText(/Plus personne ne pourra agir pour/);
    await dialog.getByRole('textbox').fill('Compte usurpé.');
  });
  const alerted = async () =>
    (await rc(alerte.list, {})).some(
      ({ type, objetId }) => type === 'ENTITE_SANS_GESTIONNAIRE' && objetId === entiteId,
    );
  expect(await alerted()).toBe(true);

  const naming = await pageOf(browser, responsable.habilisId, `entites/${entiteId}`);
  await expect(naming.getByText('Plus aucun gestionnaire').first()).toBeVisible();
  const dialog = await begin(naming, 'Nommer un gestionnaire');
  await dialog.getByLabel('Prénom').fill(nora.prenom);
  await dialog.getByLabel('Nom', { exact: true }).fill(nora.nom);
  await dialog.getByLabel(/Adresse/).fill(nora.email);
  await dialog.getByRole('button', { name: 'Envoyer l’invitation', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(told(naming, 'elle gère l’entité dès maintenant')).toBeVisible();
  expect(await alerted()).toBe(false);
  expect(await rc(entite.get, { params: { id: entiteId } })).toMatchObject({ sansGestionnaire: false });
  const named = await callsAs(nora.habilisId, 'G');
  expect(await named(entite.get, { params: { id: entiteId } })).toMatchObject({ id: entiteId });
});

test('[DH940][DH941] an expert leaves and hands their task over, then the next leaves to nobody: who may give it has it', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { id, anExpert, expert, repartiteur, send } = await examined(admin);
  const next = await anExpert('Odette');
  await bring(admin, id, 'repartition');
  await send(expert.habilisId);
  const ending = await pageOf(browser, 'ADM92001', `utilisateurs/${expert.habilisId}`);
  await ending.getByRole('button', { name: /^Mettre fin au rôle Expert/ }).click();
  const dialog = ending.getByRole('alertdialog');
  await choose(dialog, /À qui confier sa tâche/, `${next.prenom} ${next.nom} (aucune tâche)`);
  await dialog.getByRole('button', { name: 'Mettre fin', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  expect(await holderOf(admin, id)).toBe(next.habilisId);
  expect(await tasksOf(await callsAs(next.habilisId))).toContain(id);
  expect(await tasksOf(repartiteur)).not.toContain(id);

  await openAt(ending, `utilisateurs/${next.habilisId}`);
  await ending.getByRole('button', { name: /^Mettre fin au rôle Expert/ }).click();
  await ending.getByRole('alertdialog').getByRole('button', { name: 'Mettre fin', exact: true }).click();
  await expect(ending.getByRole('alertdialog')).toHaveCount(0);
  const giving = await pageOf(browser, 'REP70001', 'taches');
  const { numero } = await readDemande(admin, id);
  await giving.getByLabel('Numéro ou entité').fill(numero ?? '');
  await giving.getByLabel('Numéro ou entité').press('Enter');
  await expect(giving.getByRole('link', { name: numero ?? '' })).toBeVisible();
  expect(await holderOf(admin, id)).toBeNull();
  expect(await tasksOf(repartiteur)).toContain(id);
});

test('[EN8][DH891] an entite moves to the caisse of its expert while they write their avis: it is refused, and another expert is to be given it', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { niveau, id, entiteId, expert, repartiteur, send } = await examined(admin);
  const other = await newcomer(admin, 'Odette', { type: 'E', caisse: 'NORMANDIE', niveauIds: [niveau.id] });
  await bring(admin, id, 'repartition');
  await send(expert.habilisId);
  const writing = await pageOf(browser, expert.habilisId, `demandes-habilitation/${id}`);
  await openAvis(writing);
  await writing.getByRole('radiogroup').getByText('Favorable', { exact: true }).click();
  const moving = await pageOf(browser, 'REP70001', `entites/${entiteId}`);
  await take(
    moving,
    'Changer de caisse',
    async (dialog) => {
      await choose(dialog, /Nouvelle caisse/, 'Carsat Bretagne');
      await dialog.getByLabel('Motif').fill('Siège déplacé.');
    },
    'Confier',
  );
  await writing.getByRole('button', { name: 'Transmettre l’avis', exact: true }).click();
  await writing.getByRole('alertdialog').getByRole('button', { name: 'Transmettre l’avis', exact: true }).click();
  await expect(writing.getByRole('heading', { name: 'Ce dossier a changé d’étape' })).toBeVisible();
  expect(await repartiteur(demandeHabilitation.avis, { params: { id } })).toEqual([]);
  expect(await holderOf(admin, id)).toBeNull();
  expect(await tasksOf(repartiteur)).toContain(id);
  const given = (await readDemande(repartiteur, id)).actionsPossibles.find(({ key }) => key === 'Affecte');
  expect(given?.affectables.map(({ habilisId }) => habilisId)).toEqual([other.habilisId]);
});

test('[DN1031][U943] the only responsable of a dispositif is narrowed, then ended: both are refused, with what to do first', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const asResponsable = await callsAs('RDI90001', 'RD');
  const before = await tasksOf(asResponsable);
  const setting = await pageOf(browser, 'ADM92001', 'utilisateurs/RDI90001');
  await setting.getByRole('button', { name: 'Changer les dispositifs gérés' }).click();
  const narrowing = setting.getByRole('alertdialog');
  await narrowing.getByRole('button', { name: /^Retirer SST/ }).click();
  await narrowing.getByRole('combobox').fill('Gestes');
  await setting.getByRole('option', { name: 'Gestes et postures' }).click();
  await setting.keyboard.press('Escape');
  await narrowing.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(narrowing.getByText(/n’aurait plus aucun responsable/).first()).toBeVisible();
  await narrowing.getByRole('button', { name: 'Annuler' }).click();
  await setting.getByRole('button', { name: /^Mettre fin au rôle Responsable dispositif/ }).click();
  const ending = setting.getByRole('alertdialog');
  await expect(ending.getByText(/^Ce qui attend pour .*SST/)).toBeVisible();
  await ending.getByRole('button', { name: 'Mettre fin', exact: true }).click();
  await expect(ending.getByText(/Personne d’autre ne tient ce rôle\s: ce qui y attend/).first()).toBeVisible();
  const working = await pageOf(browser, 'RDI90001', 'taches', 'RD');
  await expect(working.getByRole('heading', { level: 1 })).toHaveText(/tâches/i);
  expect(await tasksOf(asResponsable)).toEqual(before);
  const { roles } = await admin(utilisateur.get, { params: { habilisId: 'RDI90001' } });
  expect(roles.find(({ type }) => type === 'RD')).toMatchObject({ finLe: null, isEnCours: true });
});

test('[EC61][EC64] a colleague gives two demandes at once: the dialog names who holds them, and both are told in one mail each', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { gestionnaire, raisonSociale } = await newEntite(admin, 'Rencontres');
  const g = await callsAs(gestionnaire.habilisId);
  const ids = [await asked(g, await newNiveau(admin)), await asked(g, await newNiveau(admin))];
  const anInstructeur = (prenom: string) => newcomer(admin, prenom, { type: 'I', caisse: 'NORMANDIE' });
  const [holder, next, colleague] = [
    await anInstructeur('Ivan'),
    await anInstructeur('Irma'),
    await anInstructeur('Iris'),
  ];
  const asHolder = await callsAs(holder.habilisId);
  for (const id of ids) await act(asHolder, id, { action: 'PrendEnCharge' });

  const giving = await pageOf(browser, colleague.habilisId, 'taches');
  await giving.getByLabel('Numéro ou entité').fill(raisonSociale);
  await giving.getByLabel('Numéro ou entité').press('Enter');
  // Another list empties the choice.
  await expect(giving).toHaveURL(/recherche=/);
  await expect(giving.getByRole('row').filter({ hasText: raisonSociale })).toHaveCount(2);
  await giving.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }).check();
  await giving.getByRole('button', { name: 'Affecter', exact: true }).click();
  const dialog = giving.getByRole('alertdialog');
  await expect(dialog).toContainText(`Tenues aujourd’hui par ${holder.prenom} ${holder.nom} (2)`);
  await dialog.getByRole('button', { name: /Affecter à/ }).click();
  await giving.getByRole('option', { name: new RegExp(next.nom) }).click();
  await dialog.getByRole('button', { name: 'Affecter', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(giving.getByText(/2\sdemandes affectées/).first()).toBeVisible();
  expect(await Promise.all(ids.map((id) => holderOf(admin, id)))).toEqual([next.habilisId, next.habilisId]);
  const told = async (email: string, words: RegExp) =>
    (await mailsTo(email)).filter(({ subject }) => words.test(subject)).length;
  expect([
    await told(next.email, /^2\stâches vous sont confiées/),
    await told(holder.email, /^2\sdemandes ne sont plus à votre charge/),
  ]).toEqual([1, 1]);
  const losing = await pageOf(browser, holder.habilisId, 'taches?vue=les-miennes');
  await expect(losing.getByText(raisonSociale)).toHaveCount(0);
});

test('[U19] two accounts of one expert are merged while each has a draft of an avis: that of who holds the demande is kept', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { id, anExpert, expert, send } = await examined(admin);
  const second = await anExpert('Edgard');
  await bring(admin, id, 'repartition');
  await send(expert.habilisId);
  await draftAvis(await callsAs(expert.habilisId), id, 'Celui du premier.');
  await bring(admin, id, 'repartition');
  await send(second.habilisId);
  await draftAvis(await callsAs(second.habilisId), id, 'Celui qui tient la demande.');
  const before = await pageOf(browser, second.habilisId, `demandes-habilitation/${id}`);
  await openAvis(before);
  await expect(before.getByText('Celui qui tient la demande.')).toBeVisible();
  const merging = await pageOf(browser, 'ADM92001', `utilisateurs/${expert.habilisId}/fusion?avec=${second.habilisId}`);
  await merging.getByLabel(/^Pour confirmer/).fill(second.habilisId);
  await merging.getByRole('button', { name: 'Fusionner définitivement' }).click();
  await expect(merging.getByText('Les deux comptes n’en font plus qu’un.')).toBeVisible();
  expect(await holderOf(admin, id)).toBe(expert.habilisId);
  const writing = await pageOf(browser, expert.habilisId, `demandes-habilitation/${id}`);
  await openAvis(writing);
  await expect(writing.getByText('Celui qui tient la demande.')).toBeVisible();
});

test('[SC42] an entite declares a formateur in a demande that it submits: they are told by mail, and read it on their page', async ({
  browser,
}) => {
  const admin = await callsAs('ADM92001');
  const { gestionnaire, raisonSociale } = await newEntite(admin, 'Rencontres');
  const g = await callsAs(gestionnaire.habilisId);
  // Julie Perrin stands in it.
  const { id } = await drafted(g, await newNiveau(admin));
  const { email } = await admin(utilisateur.get, { params: { habilisId: 'FOR40001' } });
  const asking = await pageOf(browser, gestionnaire.habilisId, `demandes-habilitation/${id}`);
  await take(asking, 'Soumettre la demande');
  const { numero } = await readDemande(g, id ?? 0);
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(
    expect.stringMatching(new RegExp(`Demande\\s+${numero}\\s+: l’entité vous y déclare formateur`)),
  );
  const asFormateur = await callsAs('FOR40001', 'F');
  const declared = (await asFormateur(alerte.list, {})).find(
    (one) => one.type === 'FORMATEUR_DECLARE' && one.objetId === id,
  );
  expect(declared).toMatchObject({ numeroDemande: numero, raisonSocialeEntite: raisonSociale, supprimable: true });
  // Hers are many, and this one may stand on a later page.
  const reading = await pageOf(browser, 'FOR40001', 'alertes', 'F');
  await expect(reading.getByText(/^La demande DH-.* vous déclare formateur/).first()).toBeVisible();
});
