import { TextProvider } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttestationAnswer } from './AttestationAnswer.tsx';
import { CheckShell } from './CheckShell.tsx';
import { loadTexts } from './loadTexts.ts';
import type { AttestationLue } from './readAttestation.ts';

type Args = { readonly lue: AttestationLue; readonly isOnline: boolean };

const DITE = {
  statut: 'VALIDE',
  raison: null,
  demonstration: false,
  intitule: 'SST – Sauveteur secouriste du travail',
  numero: '128/2023/SST-1/02',
  raisonSociale: 'Lorraine Prévention Formation',
  codePostal: '54000',
  ville: 'Nancy',
  dateEmission: '2026-11-20',
  dateDebut: '2023-11-30',
  dateFin: '2028-11-30',
  retireeDu: null,
  retireeAu: null,
} as const;
const ALONE = {
  par: 'appareil',
  verdict: 'signee',
  titre: 'SST – Sauveteur secouriste du travail',
  charge: {
    cleId: 300,
    habilitationId: 12,
    dateEmission: '2026-11-20',
    dateDebut: '2023-11-30',
    dateFin: '2028-11-30',
    codeNiveau: 'SST-1',
    numeroHabilitation: '128/2023/SST-1/02',
    raisonSociale: 'Lorraine Prévention Formation',
  },
} as const satisfies AttestationLue;

/** La vérification d’une attestation d’habilitation : l’état par le site, ou ce qui est signé quand le réseau manque. */
const meta = {
  title: 'Écrans/Vérification d’une attestation',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { lue: { par: 'serveur', dite: DITE }, isOnline: true },
  loaders: [() => ({ messages: loadTexts() })],
  render: ({ lue, isOnline }, { loaded }) => (
    <TextProvider messages={loaded['messages'] as Messages}>
      <CheckShell isOnline={isOnline}>
        <AttestationAnswer lue={lue} demonstration={false} onOther={fn()} />
      </CheckShell>
    </TextProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<Args>;

const verdictIs = async (canvasElement: HTMLElement, words: RegExp) => {
  const verdict = canvasElement.querySelector('[data-verdict]');
  await expect(verdict).toHaveTextContent(words);
  await expect(verdict).toHaveFocus();
};

export const Valid: Story = {
  play: async ({ canvasElement, canvas }) => {
    await verdictIs(canvasElement, /Habilitation valable.*Lorraine Prévention Formation.*jusqu’au 30\/11\/2028/);
    await expect(canvas.getByText('128/2023/SST-1/02')).toBeVisible();
  },
};

/** Faite avant la suspension, vérifiée après : le site dit la suspension. */
export const Suspended: Story = {
  args: {
    lue: { par: 'serveur', dite: { ...DITE, statut: 'SUSPENDUE', retireeDu: '2026-11-22', retireeAu: '2027-01-31' } },
  },
  play: async ({ canvasElement }) => verdictIs(canvasElement, /Habilitation suspendue.*jusqu’au 31\/01\/2027/),
};

/** Sans réseau : la signature et les dates, et ce qu’elles ne disent pas. */
export const WithoutNetwork: Story = {
  args: { lue: ALONE, isOnline: false },
  play: async ({ canvasElement, canvas }) => {
    await verdictIs(canvasElement, /Attestation signée/);
    await expect(
      canvas.getByText(/Une suspension ou une fin décidée après le 20\/11\/2026 ne se voit pas/),
    ).toBeVisible();
  },
};

/** Le contenu a été changé : rien de lui n’est montré. */
export const Changed: Story = {
  args: { lue: { par: 'rien', raison: 'signature-fausse' } },
  play: async ({ canvasElement, canvas }) => {
    await verdictIs(canvasElement, /Attestation inconnue/);
    await expect(canvas.getByText(/^Le contenu de ce code a été modifié ou fabriqué/)).toBeVisible();
    await expect(canvas.queryByText('128/2023/SST-1/02')).toBeNull();
  },
};
