import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Figures } from './Figures.tsx';

/** Quelques chiffres qui disent où l’on en est ; chacun ouvre ce qu’il compte. */
const meta = {
  title: 'Données/Figures',
  component: Figures,
  parameters: {
    guide: {
      use: ['L’accueil de qui travaille : ce qui est en retard, ce qui presse, ce qui attend.'],
      avoid: [
        { when: 'Des chiffres que l’on suit dans le temps.', instead: 'Chart' },
        { when: 'Des chiffres par catégorie.', instead: 'BarTable' },
        { when: 'Des faits sans chiffre.', instead: 'DescriptionList' },
      ],
      anatomy: [
        ['Chiffre', 'En grand ; rouge ou ambre, il porte aussi une icône.'],
        ['Mots', 'Ce qui est compté ; soulignés, ils ouvrent la liste.'],
      ],
      keyboard: [['Tab', 'Passe d’un chiffre à l’autre.']],
      doDont: [{ do: 'Quatre chiffres au plus, le plus pressant d’abord.', dont: 'Un zéro en rouge.' }],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Vos tâches',
    items: [
      { key: 'retard', value: '3', label: 'en retard', href: '#retard', tone: 'danger' },
      { key: 'semaine', value: '5', label: 'à rendre sous sept jours', href: '#semaine', tone: 'warning' },
      { key: 'libres', value: '12', label: 'non affectées', href: '#libres' },
      { key: 'toutes', value: '1 042', label: 'à traiter', href: '#toutes' },
    ],
  },
} satisfies Meta<typeof Figures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Vos tâches' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.tab();
    await expect(list.getByRole('link', { name: '3 en retard' })).toHaveFocus();
    await userEvent.tab();
    await expect(list.getByRole('link', { name: '5 à rendre sous sept jours' })).toHaveFocus();
  },
};

/** Ce qui n’ouvre rien n’est pas souligné. */
export const WithoutLink: Story = {
  args: {
    items: [
      { key: 'a', value: '128', label: 'stagiaires formés' },
      { key: 'b', value: '96 %', label: 'de réussite' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('stagiaires formés')).toBeVisible();
  },
};

/** En rangée, sous un filet : les mots d’abord, puis le chiffre et ce à quoi on le compare. */
export const Ruled: Story = {
  args: {
    isRuled: true,
    items: [
      { key: 'a', value: '14', label: 'Sessions en 2026', detail: 'dont 2 à venir', href: '#a' },
      { key: 'b', value: '113', label: 'Certificats délivrés en 2026', detail: '104 un an plus tôt', href: '#b' },
      { key: 'c', value: '96 %', label: 'Admis', detail: '113 sur 118 présents', href: '#c' },
      { key: 'd', value: '412', label: 'Certificats en vigueur', detail: '31 à renouveler', href: '#d' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '14 Sessions en 2026 dont 2 à venir' })).toBeVisible();
    const label = canvas.getByText('Sessions en 2026').getBoundingClientRect();
    await expect(label.bottom).toBeLessThanOrEqual(canvas.getByText('14').getBoundingClientRect().top + 1);
  },
};

/** Comparés à l’an dernier : une flèche et des mots ; vert seulement là où c’est clairement mieux. */
export const Compared: Story = {
  args: {
    isRuled: true,
    items: [
      {
        key: 'r',
        value: '412',
        label: 'Demandes reçues',
        detail: '388 un an plus tôt, +6 %',
        href: '#r',
        trend: { way: 'up', isBetter: false },
      },
      {
        key: 'c',
        value: '102',
        label: 'En cours aujourd’hui',
        detail: '99 un an plus tôt, +3 %',
        href: '#c',
        trend: { way: 'up', isBetter: false },
      },
      {
        key: 't',
        value: '6',
        aside: 'sur 102, 5,9 %',
        label: 'En retard',
        detail: '8,1 % un an plus tôt',
        href: '#t',
        trend: { way: 'down', isBetter: true },
      },
      {
        key: 'd',
        value: '47 j',
        aside: 'en médiane',
        label: 'Du dépôt à la décision',
        detail: '52 j un an plus tôt',
        href: '#d',
        trend: { way: 'down', isBetter: true },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '6 sur 102, 5,9 % En retard 8,1 % un an plus tôt' })).toBeVisible();
  },
};

/** Trois chiffres prennent toute la largeur. */
export const Three: Story = {
  args: {
    isRuled: true,
    items: [
      { key: 'h', value: '2 254', label: 'Habilitations en cours', detail: 'portées par 1 431 entités' },
      {
        key: 'c',
        value: '496 000',
        label: 'Certificats délivrés en 12 mois',
        detail: '+6 % en un an',
        trend: { way: 'up', isBetter: true },
      },
      {
        key: 'd',
        value: '51 jours',
        aside: 'en médiane',
        label: 'Du dépôt à la décision',
        detail: '8 demandes sur 10 en moins de 84 jours',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(last?.getBoundingClientRect().top).toBe(first?.getBoundingClientRect().top);
  },
};

export const OnAPhone: Story = {
  args: {
    items: [
      { key: 'a', value: '3', label: 'Anticonstitutionnellementinterdépartementalisation', href: '#a', tone: 'danger' },
      { key: 'b', value: '12 345', label: 'à rendre sous sept jours', href: '#b' },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
