import { expect, test } from '@playwright/test';
import { expectAccessible, personAt } from './demonstration.ts';

test('[DN2][DN5] a manager has a level ask for a further document, which everybody then reads', async ({ browser }) => {
  const manager = await personAt(browser, 'RDI90004');
  await manager.getByRole('link', { name: 'Dispositifs' }).first().click();
  await manager.getByRole('link', { name: 'Monteur' }).click();
  await manager.getByRole('link', { name: 'Modifier le niveau' }).click();
  await manager.getByRole('button', { name: 'Ajouter une pièce' }).first().click();
  await manager.getByLabel('Nom de la pièce').nth(4).fill('Carnet de l’échafaudage');
  await manager.getByRole('button', { name: 'Retirer la pièce 4' }).first().click();
  await expectAccessible(manager);
  await manager.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(manager.getByText(/Pièce ajoutée : Carnet de l’échafaudage/)).toBeVisible();
  await expectAccessible(manager);

  const examiner = await personAt(browser, 'INS50002');
  await examiner.getByRole('link', { name: 'Dispositifs' }).first().click();
  await examiner.getByRole('link', { name: 'Monteur' }).click();
  await expect(examiner.getByText('Carnet de l’échafaudage')).toBeVisible();
  await expect(examiner.getByText('Inventaire du matériel pédagogique')).toBeHidden();
  await expect(examiner.getByRole('link', { name: 'Modifier le niveau' })).toBeHidden();
});
