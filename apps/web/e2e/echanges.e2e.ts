import { demande } from '@habilis/api/demande/endpoints';
import { expect, type Page, test } from '@playwright/test';
import { callsAs, mailsTo, pageOf } from './rencontre.ts';

/** Opens the thread of the file shown; gives its panel. */
async function open(page: Page, name: string | RegExp = /^Échanges/) {
  await page.getByRole('button', { name }).click();
  return page.getByRole('dialog', { name: 'Échanges' });
}

test('[DH950][DH951][DH955] a demandeur asks, the instructeur is told, answers, and the demandeur reads the caisse', async ({
  browser,
}) => {
  const { elements } = await (await callsAs('NES10101'))(demande.currentList, { query: {} });
  const file = elements.find(({ type }) => type === 'DH');
  expect(file).toBeDefined();
  const { id, numero } = file ?? { id: 0, numero: null };
  const demandeur = await pageOf(browser, 'NES10101', `demandes-habilitation/${id}`);
  const asking = await open(demandeur);
  await asking.getByRole('textbox', { name: /Votre message/ }).fill('Le plan de la salle suffit-il ?');
  await asking.getByRole('button', { name: 'Envoyer le message' }).dblclick();
  await expect(asking.getByText('Le plan de la salle suffit-il ?')).toHaveCount(1);

  const instructeur = await pageOf(browser, 'INS50001', 'alertes');
  await instructeur.getByRole('link', { name: `Nouveau message au sujet de la demande ${numero}` }).click();
  const answering = await open(instructeur, 'Échanges, un nouveau message');
  await expect(answering.getByText('Le plan de la salle suffit-il ?')).toBeVisible();
  await expect(answering.getByText('Nouveau', { exact: true })).toBeVisible();
  await answering.getByRole('textbox', { name: /Votre message/ }).fill('Oui, il suffit.');
  await answering.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(answering.getByText('Oui, il suffit.')).toBeVisible();

  await demandeur.goto(`${new URL(demandeur.url()).pathname}?fil=ouvert`);
  const reading = demandeur.getByRole('dialog', { name: 'Échanges' });
  await expect(reading.getByText('Oui, il suffit.')).toBeVisible();
  await expect(reading.getByRole('heading', { name: 'Carsat Nord-Est' })).toBeVisible();
  await expect(reading).not.toContainText('Fontaine');
  await expect(async () => {
    const subjects = (await mailsTo('agnes.aubry')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(`${numero}`) && subject.includes('message'))).toHaveLength(1);
  }).toPass();
});
