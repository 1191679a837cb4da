import { DOCUMENT_SANS_TEXTE, type DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import type { EcartAttestation } from '@habilis/domain/attestation/ecartsAttestation';
import { TextProvider } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AttestationAnswer } from './AttestationAnswer.tsx';
import { CheckShell } from './CheckShell.tsx';
import { loadTexts } from './loadTexts.ts';
import type { AttestationLue } from './readAttestation.ts';

type Args = {
  readonly lue: AttestationLue;
  readonly isOnline: boolean;
  readonly ecarts: readonly EcartAttestation[];
  readonly document: DocumentLu | null;
};

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
  args: { lue: { par: 'serveur', dite: DITE }, isOnline: true, ecarts: [], document: null },
  loaders: [() => ({ messages: loadTexts() })],
  render: ({ lue, isOnline, ecarts, document }, { loaded }) => (
    <TextProvider messages={loaded['messages'] as Messages}>
      <CheckShell isOnline={isOnline} heading="Vérifier un certificat">
        <AttestationAnswer lue={lue} ecarts={ecarts} document={document} demonstration={false} onOther={fn()} />
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

/** Le code est juste, mais le papier a été retouché : c’est la première chose que l’on lit. */
export const PaperChanged: Story = {
  args: {
    ecarts: [
      { champ: 'numero', document: '128/2023/SST-2/02', signe: '128/2023/SST-1/02' },
      { champ: 'entite', document: null, signe: 'Lorraine Prévention Formation' },
      { champ: 'dates', document: '2031-11-30', signe: null },
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await verdictIs(canvasElement, /Modifié.*3\sdifférences/);
    await expect(canvas.getByText(/30\/11\/2031/)).toBeVisible();
    await expect(canvas.getByText(/Habilitation valable/)).toBeVisible();
  },
};

/** Le texte est juste, mais quelque chose est posé par-dessus : l’œil compare. */
export const Annotated: Story = {
  args: {
    document: {
      lignes: [{ texte: 'Attestation d’habilitation', x: 50, y: 60, largeur: 200, taille: 16 }],
      isAnnote: true,
    },
  },
  play: async ({ canvasElement, canvas }) => {
    await verdictIs(canvasElement, /Habilitation valable/);
    await expect(canvas.getByText(/^Ce PDF porte une annotation/)).toBeVisible();
  },
};

/** Une photographie : rien d’autre que le code ne s’y lit. */
export const Photographed: Story = {
  args: { document: DOCUMENT_SANS_TEXTE },
  play: async ({ canvas }) => expect(canvas.getByText(/^Les mots d’une image ne se lisent pas seuls/)).toBeVisible(),
};

export const PaperChangedOnAPhone: Story = { ...PaperChanged, globals: { viewport: { value: 'w360' } } };
