import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { PaperNote } from './PaperNote.tsx';

/** Ce qu’une page ne dit que sur le papier. */
const meta = {
  title: 'Textes/PaperNote',
  component: PaperNote,
  parameters: {
    picture: 'Ne se voit que sur le papier.',
    guide: {
      use: ['Au bas d’une page que l’on imprime : son adresse, sa date.'],
      avoid: [{ when: 'Ce qui se lit aussi à l’écran.', instead: 'Text' }],
      anatomy: [['Note', 'Absente de l’écran ; sur le papier, sous un filet.']],
      keyboard: [],
      doDont: [{ do: 'L’adresse de la page.', dont: 'Ce qu’il faut savoir pour lire la page.' }],
    } satisfies ComponentGuide,
  },
  args: { children: 'Habilis, https://habilis.example/annuaire/4' },
  render: (args) => (
    <Stack>
      <Text>Nord Amiante Pédagogie, 59000 Lille.</Text>
      <PaperNote {...args} />
    </Stack>
  ),
} satisfies Meta<typeof PaperNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Habilis/)).not.toBeVisible();
  },
};
