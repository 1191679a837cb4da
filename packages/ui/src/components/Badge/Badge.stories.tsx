import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock, Info, Lock, OctagonX, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

/** Un état : une icône, un mot et une teinte, jamais la teinte seule. */
const meta = {
  title: 'Textes/Badge',
  component: Badge,
  parameters: {
    guide: {
      use: ['L’état d’un objet, dans une ligne, une carte ou un en-tête.'],
      avoid: [
        { when: 'Un délai.', instead: 'Deadline' },
        { when: 'Le chemin d’un dossier.', instead: 'MilestoneTrack' },
        { when: 'Un compte.', instead: 'le chiffre, tel quel' },
      ],
      anatomy: [
        ['Icône', 'Dit l’état sans la couleur ; cachée aux lecteurs d’écran.'],
        ['Mot', 'Un adjectif ou un nom, sans verbe.'],
        ['Teinte', 'Rouge seulement pour un refus, une rupture, une erreur.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Un même état, partout le même mot.', dont: 'Un badge par ligne pour dire que tout va bien.' }],
    } satisfies ComponentGuide,
  },
  args: { tone: 'success', icon: CircleCheck, children: 'Active' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('[D11] l’état se dit par un mot et une icône, sans la couleur', async () => {
      await expect(canvas.getByText('Active')).toBeVisible();
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    });
  },
};

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="neutral" icon={Lock}>
        Brouillon
      </Badge>
      <Badge tone="accent" icon={Clock}>
        En cours
      </Badge>
      <Badge tone="info" icon={Info}>
        À l’instruction
      </Badge>
      <Badge tone="success" icon={CircleCheck}>
        Validée
      </Badge>
      <Badge tone="warning" icon={TriangleAlert}>
        À compléter
      </Badge>
      <Badge tone="danger" icon={OctagonX}>
        Refusée
      </Badge>
    </Inline>
  ),
};

export const LongWords: Story = {
  args: { tone: 'warning', icon: TriangleAlert, children: 'En attente de l’attestation de l’Urssaf de la région' },
  globals: { viewport: { value: 'w320' } },
};
