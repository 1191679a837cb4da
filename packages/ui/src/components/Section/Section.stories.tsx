import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

/** Une partie de la page, annoncée par son titre, avec son lien à droite. Dans un formulaire, prendre `FieldSet`. */
const meta = {
  title: 'Mise en page/Section',
  component: Section,
  args: { title: 'Historique', children: <Text>Déposée le 20/11/2026 par Claire D’Astier.</Text> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Historique' })).toBeVisible();
  },
};

export const WithAction: Story = { args: { action: <Link href="#tout">Tout voir</Link> } };

export const OnAPhone: Story = {
  args: { ...WithAction.args, title: 'Habilitations de l’établissement et de ses plateformes' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
