import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

/** Un filet entre deux choses que rien d’autre ne distingue. */
const meta = {
  title: 'Mise en page/Divider',
  component: Divider,
  parameters: {
    guide: {
      use: ['Séparer deux familles de liens dans une navigation, ou d’outils dans une barre.'],
      avoid: [
        { when: 'Deux parties d’une page.', instead: 'Section' },
        { when: 'Un peu d’air suffirait.', instead: 'Stack' },
      ],
      anatomy: [['Filet', '1 px ; il est annoncé comme un séparateur.']],
      keyboard: [],
      doDont: [{ do: 'Un filet là où le sens change.', dont: 'Un filet sous chaque ligne : c’est un tableau.' }],
    } satisfies ComponentGuide,
  },
  args: {},
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack>
      <Text>Vos demandes</Text>
      <Divider {...args} />
      <Text>Les manuels</Text>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const line = canvas.getByRole('separator').getBoundingClientRect();
    await expect(line.height).toBe(1);
    await expect(line.width).toBe(canvasElement.firstElementChild?.getBoundingClientRect().width);
  },
};

export const Strong: Story = { ...Default, args: { look: 'strong' } };

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Inline>
      <Button variant="quiet">Gras</Button>
      <Divider {...args} />
      <Button variant="quiet">Liste</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    const [button] = canvas.getAllByRole('button');
    await expect(line.getBoundingClientRect().height).toBe(button?.getBoundingClientRect().height);
  },
};
