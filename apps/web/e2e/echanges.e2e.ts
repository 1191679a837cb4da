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
}, { retry }) => {
  const question = `Le plan de la salle suffit-il${' encore'.repeat(retry)} ?`;
  const answer = `Oui, il suffit${' encore'.repeat(retry)}.`;
  const { elements } = await (await callsAs('NES10101'))(demande.currentList, { query: {} });
  const file = elements.find(({ type }) => type === 'DH');
  expect(file).toBeDefined();
  const { id, numero } = file ?? { id: 0, numero: null };
  const demandeur = await pageOf(browser, 'NES10101', `demandes-habilitation/${id}`);
  const asking = await open(demandeur);
  await asking.getByRole('textbox', { name: /Votre message/ }).fill(question);
  await asking.getByRole('button', { name: 'Envoyer le message' }).dblclick();
  await expect(asking.getByText(question)).toHaveCount(1);

  const instructeur = await pageOf(browser, 'INS50001', 'alertes');
  const alert = instructeur.getByRole('link', { name: `Nouveau message au sujet de la demande ${numero}` }).first();
  // The alert is written by a job.
  await expect(async () => {
    await instructeur.reload();
    await expect(alert).toBeVisible({ timeout: 5000 });
  }).toPass();
  await alert.click();
  const answering = await open(instructeur, /^Échanges, .*nouveau/);
  await expect(answering.getByText(question)).toBeVisible();
  await expect(answering.getByText('Nouveau', { exact: true }).first()).toBeVisible();
  await answering.getByRole('textbox', { name: /Votre message/ }).fill(answer);
  await answering.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(answering.getByText(answer)).toBeVisible();

  await demandeur.goto(`${new URL(demandeur.url()).pathname}?fil=ouvert`);
  const reading = demandeur.getByRole('dialog', { name: 'Échanges' });
  await expect(reading.getByText(answer)).toBeVisible();
  await expect(reading.getByRole('heading', { name: 'Carsat Nord-Est' })).toBeVisible();
  await expect(reading).not.toContainText('Fontaine');
  await expect(async () => {
    const subjects = (await mailsTo('agnes.aubry@example.org')).map(({ subject }) => subject);
    // That a burst is one mail is the server's test.
    expect(subjects.filter((subject) => subject.includes(`${numero}`) && subject.includes('message'))).not.toEqual([]);
  }).toPass();
});
