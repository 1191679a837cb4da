import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';

/** Un titre du plan de la page. */
const meta = {
  title: 'Textes/Heading',
  component: Heading,
  parameters: {
    guide: {
      use: ['Nommer ce qui suit, à son niveau ; le regard peut en différer par `look`.'],
      avoid: [
        { when: 'Le titre de la page.', instead: 'PageHeader' },
        { when: 'Le titre d’une partie.', instead: 'Section' },
        { when: 'Un mot plus fort.', instead: 'Text' },
      ],
      anatomy: [
        ['Niveau', 'Celui du plan, sans en sauter.'],
        ['Regard', 'Sa taille, quand elle doit différer du niveau.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Choisir le niveau d’après le plan.', dont: 'Choisir le niveau d’après la taille.' }],
    } satisfies ComponentGuide,
  },
  args: { level: 1, children: 'Demande d’habilitation' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Demande d’habilitation</Heading>
      <Heading level={2}>Niveaux demandés</Heading>
      <Heading level={3}>Plateforme</Heading>
      <Heading level={4}>Adresse</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3, 4]) await expect(canvas.getByRole('heading', { level })).toBeVisible();
  },
};

/** Le niveau suit le plan, l’allure suit la page. */
export const OtherLook: Story = { args: { level: 2, look: 'h3', children: 'Un complément vous est demandé' } };

export const LongWords: Story = {
  args: { children: 'Prévention des risques liés à l’activité physique : acteur interdépartemental' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
