import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';

/** Le texte courant, 70 caractères de large au plus. Un titre est un `Heading`, un numéro un `Identifier`. */
const meta = {
  title: 'Textes/Text',
  component: Text,
  args: {
    children:
      'Votre demande est examinée par la caisse de votre région. Vous êtes prévenu par courriel à chaque étape ; vous n’avez rien à faire tant qu’aucun complément ne vous est demandé.',
  },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const paragraph = canvas.getByText(/Votre demande/);
    const size = Number.parseFloat(getComputedStyle(paragraph).fontSize);
    await expect(paragraph.getBoundingClientRect().width).toBeLessThanOrEqual(size * 0.62 * 70);
  },
};

export const Looks: Story = {
  render: () => (
    <Stack>
      <Text>Texte courant</Text>
      <Text isStrong>Texte fort</Text>
      <Text look="label">Libellé</Text>
      <Text look="small">Petit texte</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text tone="subtle">Déposée le 20/11/2026</Text>
      <Text tone="success">Vérifié au registre</Text>
      <Text tone="warning">Registre injoignable</Text>
      <Text tone="danger">Le SIRET n’est pas valide</Text>
    </Stack>
  ),
};

export const LongWords: Story = {
  args: { children: 'anticonstitutionnellement'.repeat(4) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
