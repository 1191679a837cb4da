import { generateKeyPairSync, sign } from 'node:crypto';
import { exampleCertificat } from '@habilis/api/mocks/fixtures/exampleCertificat';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { encodeListe } from '@habilis/domain/certificat/listeRevocations';
import { encodePayload } from '@habilis/domain/certificat/payload';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './demonstration.ts';
import { verdictOf } from './verdictOf.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const CLE = 300;
const signed = (charge: Uint8Array): Buffer => Buffer.concat([charge, sign(null, charge, privateKey)]);
const today = new Date().toISOString().slice(0, 10);
/** The fragment of a certificat of this serial. */
const fragmentOfSerial = (serial: number): string =>
  urlOfCertificat(
    'https://habilis.example.org',
    signed(
      encodePayload({
        cleId: CLE,
        serial,
        dateObtention: '2026-06-13',
        dateFin: '2099-06-12',
        codeNiveau: 'SST-1',
        initiales: 'A R',
        numeroHabilitation: '128/2023/SST-1/02',
      }),
    ),
  ).split('#')[1] ?? '';
const VALID = fragmentOfSerial(4817);
const REVOKED = fragmentOfSerial(12);

/** Answers as a server that holds this key; without network, it is not reached. */
async function answerAs(page: Page, network: { isOff: boolean }): Promise<void> {
  const x = publicKey.export({ format: 'jwk' }).x ?? '';
  const liste = signed(
    encodeListe({ cleId: CLE, date: today, prochaine: '2099-01-01', revocations: [{ serial: 12, remplacePar: null }] }),
  ).toString('base64url');
  const answers: Readonly<Record<string, unknown>> = {
    cles: [{ id: CLE, clePublique: x, creeLe: '2026-01-01T00:00:00Z', retireeLe: null, compromiseLe: null }],
    revocations: { liste },
    certificat: { ...exampleCertificat('VALIDE'), demonstration: true },
  };
  for (const [name, json] of Object.entries(answers)) {
    await page.route(`**/api/qrcode/${name}`, (route) => (network.isOff ? route.abort() : route.fulfill({ json })));
  }
}

test('[C11] a certificat is checked with the network, then without it once the page was opened, and completes itself when it is back', async ({
  page,
  context,
}) => {
  const network = { isOff: false };
  await answerAs(page, network);
  await page.goto(`/certificat#${VALID}`);
  await expect(page.getByRole('heading', { level: 2, name: /Amandine ROYER/ })).toBeVisible();
  await expect(page.getByText('SPÉCIMEN — DÉMONSTRATION')).toBeVisible();
  await expectAccessible(page);
  // The worker keeps the page before it takes over.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Each capital address has a worker of its own, which keeps the same files.
  await page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    for (const { active, installing, waiting } of all) {
      const worker = active ?? waiting ?? installing;
      while (worker !== null && worker.state !== 'activated') {
        await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
      }
    }
    return all.length;
  });
  network.isOff = true;
  await context.setOffline(true);
  await page.goto(`/CERTIFICAT#${VALID}`);
  await expect(page.getByText('Signature vérifiée')).toBeVisible();
  await expect(page.getByText('Hors connexion')).toBeVisible();
  await expect(page.getByText('A R', { exact: true })).toBeVisible();
  await expect(page.getByText('Ce certificat n’y figure pas.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Amandine ROYER/ })).toBeHidden();
  await expectAccessible(page);
  const answer = page.locator('main [tabindex="-1"]:focus');
  await expect(answer).toContainText('Signature vérifiée');
  network.isOff = false;
  await context.setOffline(false);
  // Chromium may hold a page that was opened offline by its own switch to be online, and then announces no return.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 2, name: /Amandine ROYER/ })).toBeVisible();
  // It has completed itself in place.
  await expect(answer).toContainText('Amandine ROYER');
  network.isOff = true;
  await context.setOffline(true);
  await page.goto(`/certificat#${REVOKED}`);
  await expect(verdictOf(page, 'Révoqué')).toBeVisible();
  await expect(page.getByText('Ce certificat y figure.')).toBeVisible();
  await page.goto(`/certificat#${VALID.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))}`);
  await expect(page.getByText('Signature fausse')).toBeVisible();
  await page.getByRole('button', { name: 'Vérifier un autre certificat' }).click();
  await page.getByRole('textbox', { name: 'Code du certificat' }).fill('7K3M-9QX2-AB10');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Sans réseau, seul un QR code se vérifie/)).toBeVisible();
  await context.setOffline(false);
});
