import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { expectAccessible, signIn } from './demonstration.ts';

/** Somebody's software, which answers as it is told to. */
async function startReceiver() {
  const received: string[] = [];
  const receiver = { received, status: 503, url: '', close: () => server.close() };
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      received.push(String(request.headers['webhook-id']));
      response.writeHead(receiver.status).end(receiver.status === 200 ? 'bien reçu' : 'en maintenance');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/habilis`;
  return receiver;
}

test('[WH2][WH11][WH12] a gestionnaire makes a webhook, tries it, reads what it answered, stops it, puts it on again and removes it', async ({
  page,
}) => {
  const receiver = await startReceiver();
  await signIn(page, 'LPF20001');
  await page.getByRole('link', { name: 'Webhooks' }).click();
  await expect(page.getByRole('rowheader', { name: 'Cadence, planning des sessions' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nouveau webhook' }).press('Enter');
  await page.keyboard.type('Émargement Toul');
  await page.getByRole('textbox', { name: /^Adresse/ }).fill('ftp://127.0.0.1/');
  await page.getByRole('checkbox', { name: 'Session close' }).press('Space');
  await page.getByRole('button', { name: 'Créer le webhook' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /^Adresse/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /^Adresse/ }).fill(receiver.url);
  await page.getByRole('button', { name: 'Créer le webhook' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copier Secret' })).toBeFocused();
  await expect(page.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'J’ai rangé le secret' }).press('Enter');
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Émargement Toul' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Aucun message' })).toBeVisible();
  await page.getByRole('button', { name: 'Envoyer un essai' }).press('Enter');
  const trials = page.getByRole('row', { name: /^Essai/ });
  await expect(trials).toContainText('Refusé (503)');
  await expect(trials).toContainText('en maintenance');
  receiver.status = 200;
  await page.getByRole('button', { name: 'Envoyer un essai' }).press('Enter');
  await expect(trials.first()).toContainText('Remis (200)');
  await expect(trials.first()).toContainText('bien reçu');
  expect(new Set(receiver.received).size).toBe(2);
  await expectAccessible(page);

  const choose = async (acte: string) => {
    await page.getByRole('button', { name: 'Actions sur Émargement Toul' }).press('Enter');
    await page.getByRole('menuitem', { name: acte }).press('Enter');
  };
  const confirm = (acte: string) =>
    page.getByRole('alertdialog').getByRole('button', { name: acte, exact: true }).press('Enter');
  await choose('Arrêter');
  await confirm('Arrêter');
  await expect(page.getByRole('heading', { name: /^Arrêté depuis le/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Remettre en service' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Arrêté depuis le/ })).toHaveCount(0);
  await choose('Rejouer une période');
  await confirm('Rejouer');
  const messages = page.getByRole('region', { name: 'Messages de l’application' });
  await expect(messages.getByText(/envoyés? de nouveau|Rien ne s’est passé/)).toBeVisible();
  // The page is read again before the dialog closes.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await choose('Supprimer');
  await confirm('Supprimer');
  await expect(page.getByRole('rowheader', { name: 'Cadence, planning des sessions' })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Émargement Toul' })).toHaveCount(0);
  receiver.close();
});
