import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { Columns } from './Columns.tsx';

/** Deux colonnes, l’une sous l’autre sous 56rem. */
const meta = {
  title: 'Mise en page/Columns',
  component: Columns,
  parameters: {
    guide: {
      use: ['Deux parties qui se lisent ensemble : un formulaire et son historique, ce qui presse et ce qui suit.'],
      avoid: [
        { when: 'Des objets de même nature.', instead: 'Grid' },
        { when: 'Des éléments courts sur une ligne.', instead: 'Inline' },
      ],
      anatomy: [
        ['Première colonne', 'Ce qui se lit d’abord ; elle vient d’abord sur un téléphone aussi.'],
        ['Seconde colonne', 'Un complément ; 248 px pour un historique.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'L’ordre de lecture est celui du code.',
          dont: 'L’action principale dans la seconde colonne : sur un téléphone elle est tout en bas.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    split: '1.5fr 1fr',
    children: [
      <Section key="a" title="Votre demande">
        <Text>Déposée le 20/11/2026.</Text>
      </Section>,
      <Section key="b" title="Historique">
        <Text>Aucune observation.</Text>
      </Section>,
    ],
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const tops = (root: HTMLElement) => [...root.querySelectorAll('section')].map((one) => one.getBoundingClientRect().top);

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [left, right] = tops(canvasElement);
    await expect(left).toBe(right);
  },
};

export const Halves: Story = { args: { split: '1fr 1fr' } };

export const WithAside: Story = { args: { split: '1fr 248px' } };

/** Une carte et sa liste. */
export const WithMap: Story = {
  args: { split: '548px 1fr' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')?.getBoundingClientRect().width).toBe(548);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    const [first = 0, second = 0] = tops(canvasElement);
    await expect(second).toBeGreaterThan(first);
  },
};
