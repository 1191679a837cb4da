import { exampleCertificat } from '@habilis/api/mocks/fixtures/exampleCertificat';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const found = (statut: Parameters<typeof exampleCertificat>[0]) =>
  sliceHandlers({ certificat: exampleCertificat(statut) });

/** La vérification d’un certificat : un mot, et toujours le contenu à comparer au papier. */
const meta = {
  ...screenStory,
  title: 'Écrans/Vérification d’un certificat',
  args: { path: '/certificat#SST-1-2026-004817', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: found('VALIDE') },
};
export default meta;

/** Un code manque : le champ dit lequel. La caméra absente ou refusée : la page dit que faire. */
export const Form: ScreenStory = {
  args: { path: '/certificat' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    await expect(await canvas.findByText('Tapez le code imprimé sous le QR code.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Scanner avec la caméra' }));
    await expect(await canvas.findByRole('heading', { name: /caméra/ })).toBeVisible();
  },
};

export const Valid: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Amandine ROYER')).toBeVisible();
    await expect(canvas.getByText('jusqu’au 12/06/2028')).toBeVisible();
  },
};

export const Expired: ScreenStory = {
  parameters: { msw: found('EXPIRE') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('depuis le 14/06/2026')).toBeVisible();
  },
};

export const Revoked: ScreenStory = {
  parameters: { msw: found('REVOQUE') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('le 04/09/2026')).toBeVisible();
    await expect(canvas.getByText('Amandine ROYER')).toBeVisible();
    await expect(canvas.getByText('SST-1-2026-005120')).toBeVisible();
  },
};

/** Une signature fausse se dit plus fort qu’un code inconnu, et rien du contenu n’est montré. */
export const WrongSignature: ScreenStory = {
  parameters: {
    msw: sliceHandlers({
      certificat: { ...exampleCertificat('INCONNU'), raison: 'signature-fausse', demonstration: true },
    }),
  },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signature fausse')).toBeVisible();
    await expect(canvas.getByText('SPÉCIMEN — DÉMONSTRATION')).toBeVisible();
    await expect(canvas.queryByText('Titulaire')).toBeNull();
  },
};

/** Rien n’est dit d’un certificat inconnu, et l’on peut recommencer. */
export const Unknown: ScreenStory = {
  parameters: { msw: found('INCONNU') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inconnu')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Code du certificat' })).toBeVisible();
    await expect(canvas.queryByText('Titulaire')).toBeNull();
  },
};
