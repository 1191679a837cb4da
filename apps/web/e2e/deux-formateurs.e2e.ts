import { type Call, createClient } from '@habilis/api/client/createClient';
import { habilitation } from '@habilis/api/habilitation/endpoints';
import { alerte } from '@habilis/api/alerte/endpoints';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { SessionCertification, SessionWrite } from '@habilis/api/session-certification/SessionCertification';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, personAt, settled, signIn, told } from './demonstration.ts';

const JULIE = 'FOR40001';
const MARC = 'FOR40002';

/** Calls as the person of a page, under the role of its address. */
async function callsOf(page: Page): Promise<Call> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'habilis-token')?.value ?? null;
  const roleId = Number(/\/[A-Z]+\/(\d+)/.exec(page.url())?.[1]);
  const { origin } = new URL(page.url());
  return createClient({ baseUrl: `${origin}/api`, token: () => token, roleId: () => roleId });
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const homeOf = (page: Page): string => new URL(page.url()).pathname.split('/').slice(0, 3).join('/');

/** A class of the last days, given to Julie. */
async function giveClass(manager: Call, suffix: string): Promise<SessionCertification> {
  const { elements } = await manager(habilitation.list, { query: { taille: 60 } });
  const held = elements.find(({ dispositifNiveau }) => dispositifNiveau.libelle.startsWith('APS-ASD'));
  const write: SessionWrite = {
    id: null,
    version: 0,
    cleBrouillon: crypto.randomUUID(),
    habilitationId: held?.id ?? 0,
    mode: 'INI',
    dateSession: dayBefore(2),
    dateFinSession: dayBefore(1),
    heureDebut: '08:30',
    heureFin: '17:00',
    lieuFormation: 'FR',
    lieuFormationType: 'LOCAUX',
    lieuFormationCodePostalVille: { codePostal: '33000', ville: 'Bordeaux' },
    lieuFormationAdresse: '12 rue des Carmes',
    plateformeFixeId: null,
    animateurHabilisId: JULIE,
    stagiaires: null,
  };
  const { id } = await manager(sessionCertification.update, { body: write });
  const lignes = ['Ariès', 'Bédat', 'Cazaux', 'Dartigue'].map((nom, index) => ({
    habilisId: '',
    nom: `${nom}${suffix}`,
    prenom: 'Camille',
    naissance: `1${index}/04/198${index}`,
    courriel: '',
    choix: null,
  }));
  const draft = await manager(sessionCertification.importer, {
    params: { id: id ?? 0 },
    body: { lignes, colonnes: [] },
  });
  return manager(sessionCertification.submit, {
    body: { ...draft, ...write, id: draft.id, version: draft.version, cleBrouillon: null },
  });
}

test('[SC34][SC38][SC40][SC41] a class is taken back and given to another while the first formateur enters it without network: both are told, nothing of the first stands as the other’s', async ({
  browser,
}, { retry }) => {
  const page = await personAt(browser, 'GSF20005');
  const manager = await callsOf(page);
  const session = await giveClass(manager, 'bis'.repeat(retry));
  const id = session.id ?? 0;

  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await signIn(phone, JULIE);
  const julie = await callsOf(phone);
  const saidTo = async (by: Call) =>
    (await by(alerte.list, {})).filter(({ objetId, type }) => objetId === id && type === 'SESSION_CONFIEE');
  expect((await saidTo(julie)).map(({ nouvelle }) => nouvelle)).toEqual(['CONFIEE']);
  await phone.goto(`${homeOf(phone)}/sessions/${id}`);
  await expect(phone.getByRole('button', { name: 'Tous présents' })).toBeVisible();
  await settled(phone);
  await context.setOffline(true);
  await phone.getByRole('button', { name: 'Tous présents' }).click();
  await phone.getByRole('button', { name: 'Tous admis' }).click();
  await expect(phone.getByText(/^8\sréponses en attente du réseau\./)).toBeVisible();

  // Meanwhile the entite takes the class back, and names somebody else.
  await page.goto(`${homeOf(page)}/sessions/${id}`);
  await page.getByRole('button', { name: 'Reprendre la session' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Julie est souffrante.');
  await dialog.getByRole('button', { name: 'Reprendre la session' }).click();
  await expect(told(page, 'Session reprise')).toBeVisible();
  await page.getByRole('tab', { name: 'Session', exact: true }).click();
  await page.getByLabel('Identifiant du formateur').fill(MARC);
  await expect(page.getByText(/^Marc Thévenot peut animer cette session/)).toBeVisible();
  await page.getByRole('button', { name: 'Soumettre au formateur' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Soumettre au formateur' }).click();
  await expect(told(page, 'Session soumise au formateur')).toBeVisible();

  // What waited on the phone is refused, said, and kept.
  await context.setOffline(false);
  await expect(phone.getByText(/^Cette session a été confiée à quelqu’un d’autre/)).toBeVisible({ timeout: 30_000 });
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: /n’est plus la vôtre/ })).toBeVisible();
  await expect(phone.getByText(/^Confiée à Marc Thévenot le /)).toBeVisible();
  await expect(phone.getByText(/^4\srésultats gardés sur cet appareil n’ont pas été envoyés/)).toBeVisible();
  await expectAccessible(phone);
  expect(await julie(sessionCertification.devenir, { params: { id } })).toMatchObject({
    devenir: 'RETIREE',
    formateurNomPrenom: 'Marc Thévenot',
  });
  expect((await saidTo(julie)).map(({ nouvelle }) => nouvelle)).toEqual(['RETIREE']);

  const other = await personAt(browser, MARC);
  const marc = await callsOf(other);
  expect((await saidTo(marc)).map(({ nouvelle }) => nouvelle)).toEqual(['CONFIEE']);
  const { etat, stagiaires } = await marc(sessionCertification.get, { params: { id } });
  expect([etat, stagiaires.map(({ present, resultat }) => present ?? resultat)]).toEqual([
    'RESULTATS',
    [null, null, null, null],
  ]);
});
