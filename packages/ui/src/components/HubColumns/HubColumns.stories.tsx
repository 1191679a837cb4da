import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { HubColumns } from './HubColumns.tsx';

/** La page d’un objet d’où le travail repart. */
const meta = {
  title: 'Mise en page/HubColumns',
  component: HubColumns,
  parameters: {
    guide: {
      use: ['Un objet d’où partent plusieurs gestes : une habilitation avec ses sessions et ses papiers.'],
      avoid: [{ when: 'Deux parties de même rang.', instead: 'Columns' }],
      anatomy: [
        ['Gestes', 'En haut à droite ; en premier sur un téléphone, et absents du papier.'],
        ['Contenu', 'À gauche, un peu plus large.'],
        ['Faits', 'À droite, sous les gestes.'],
      ],
      keyboard: [['Tab', 'Passe par les gestes, puis le contenu, puis les faits.']],
      doDont: [{ do: 'Trois lignes par partie, puis le lien de sa liste.', dont: 'Une liste entière.' }],
    } satisfies ComponentGuide,
  },
  args: {
    lead: (
      <Section title="Ce que vous pouvez faire">
        <Text>Nommer un délégataire.</Text>
      </Section>
    ),
    main: (
      <Section title="Sessions">
        <Text>Trois sessions.</Text>
      </Section>
    ),
    aside: (
      <Section title="Documents">
        <Text>Deux documents.</Text>
      </Section>
    ),
  },
} satisfies Meta<typeof HubColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (root: HTMLElement) => [...root.querySelectorAll('section')].map((one) => one.getBoundingClientRect());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const [lead, main, aside] = boxes(canvasElement);
    await expect(main?.top).toBe(lead?.top);
    await expect(lead?.left).toBeGreaterThan(main?.right ?? 0);
    await expect(aside?.left).toBe(lead?.left);
  },
};

export const WithoutLead: Story = {
  args: { lead: undefined },
  play: async ({ canvasElement }) => {
    const [main, aside] = boxes(canvasElement);
    await expect(aside?.top).toBe(main?.top);
  },
};

const Nothing = () => null;

/** Rien à proposer : ce qui suit monte en face du reste. */
export const EmptyLead: Story = {
  args: { lead: <Nothing /> },
  play: async ({ canvasElement }) => {
    const [main, aside] = boxes(canvasElement);
    await expect(aside?.top).toBe(main?.top);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const [lead, main, aside] = boxes(canvasElement);
    await expect(main?.top).toBeGreaterThan(lead?.bottom ?? 0);
    await expect(aside?.top).toBeGreaterThan(main?.bottom ?? 0);
  },
};
