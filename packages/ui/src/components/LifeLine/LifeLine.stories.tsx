import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { LifeLine } from './LifeLine.tsx';

/** Une vie, de son premier à son dernier jour : ce qui est passé, aujourd’hui, et la fenêtre de la fin. */
const meta = {
  title: 'Données/LifeLine',
  component: LifeLine,
  parameters: {
    guide: {
      use: ['En tête d’un objet qui a une durée : une habilitation, un certificat.'],
      avoid: [
        { when: 'Des étapes qui se suivent.', instead: 'MilestoneTrack' },
        { when: 'Plusieurs choses à des jours différents.', instead: 'DateLine' },
      ],
      anatomy: [
        [
          'Barre',
          'Haute de 6 ; pleine jusqu’à aujourd’hui, hachurée dans la fenêtre. Les dates disent tout ce qu’elle montre.',
        ],
        ['Aujourd’hui', 'Au-dessus de son repère ; dans la liste sous 56rem.'],
        ['Dates', 'La première au début, les autres à la fin.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Trois ou quatre dates.', dont: 'Une date qui n’est que dans la barre.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Vie de l’habilitation',
    run: 0.6,
    window: 0.9,
    today: 'aujourd’hui',
    dates: [
      { key: 'debut', date: '30/11/2023', words: 'début' },
      { key: 'fenetre', date: '30/05/2028', words: 'renouvelable' },
      { key: 'fin', date: '30/11/2028', words: 'fin, dans 2 ans' },
    ],
  },
} satisfies Meta<typeof LifeLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Vie de l’habilitation' }));
    await expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
      '30/11/2023 début',
      'aujourd’hui',
      '30/05/2028 renouvelable',
      '30/11/2028 fin, dans 2 ans',
    ]);
  },
};

/** Finie ou pas encore commencée : aujourd’hui n’y est pas. */
export const Over: Story = {
  args: {
    run: 1.2,
    window: undefined,
    dates: [
      { key: 'debut', date: '28/02/2020', words: 'début' },
      { key: 'fin', date: '28/02/2026', words: 'fin' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('aujourd’hui')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** À son premier et à son dernier jour, les mots restent dans la page. */
export const FirstDay: Story = {
  args: { run: 0 },
  play: async ({ canvas, canvasElement }) => {
    const { left } = canvas.getByText('aujourd’hui').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(canvasElement.getBoundingClientRect().left);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('aujourd’hui')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
