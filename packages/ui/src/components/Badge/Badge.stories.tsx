import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock, Info, Lock, OctagonX, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Badge } from './Badge.tsx';

/** Un état en un ou deux mots, avec son icône : la couleur seule ne dit jamais rien. Pour une échéance, prendre `Deadline`. */
const meta = {
  title: 'Textes/Badge',
  component: Badge,
  args: { tone: 'success', icon: CircleCheck, children: 'Active' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Active')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
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
