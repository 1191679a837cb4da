import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Section } from '../Section/Section.tsx';
import { Text } from '../Text/Text.tsx';
import { Page } from './Page.tsx';

/** Une page du produit : son en-tête, puis ses parties, à un seul rythme. */
const meta = {
  title: 'Mise en page/Page',
  component: Page,
  parameters: {
    picture: {},
    guide: {
      use: ['Tout écran d’un rôle, dans le contenu de `AppShell`.'],
      avoid: [
        { when: 'L’en-tête, la navigation et le pied.', instead: 'AppShell' },
        { when: 'Des éléments à l’intérieur d’une partie.', instead: 'Stack' },
      ],
      anatomy: [
        ['En-tête', 'Un `PageHeader` : le fil, l’unique titre de niveau 1, l’action de la page.'],
        ['Parties', 'Des `Section`, un tableau, un formulaire ; 28 entre elles, 12 sur une page de liste.'],
        ['Largeur', '`text` pour ce qui se lit d’un trait : une colonne de 40rem.'],
      ],
      keyboard: [],
      doDont: [{ do: 'Laisser la page donner les espaces.', dont: 'Ajouter des marges à ses parties.' }],
    } satisfies ComponentGuide,
  },
  args: {
    header: <PageHeader title="Accueil" description="Carsat Nord-Est" />,
    children: [
      <Section key="a" title="Prochaines échéances">
        <Text>Rien à faire aujourd’hui.</Text>
      </Section>,
      <Section key="b" title="Vos tâches">
        <Text>Aucune tâche ne vous attend.</Text>
      </Section>,
    ],
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const spaceBetween = ([first, second]: HTMLElement[]) =>
  (second?.getBoundingClientRect().top ?? 0) - (first?.getBoundingClientRect().bottom ?? 0);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(spaceBetween(canvas.getAllByRole('region'))).toBe(28);
  },
};

export const List: Story = {
  args: { rhythm: 'list' },
  play: async ({ canvas }) => {
    await expect(spaceBetween(canvas.getAllByRole('region'))).toBe(12);
  },
};

export const Reading: Story = {
  args: {
    width: 'text',
    header: <PageHeader title="Mentions légales" />,
    children: <Text>Ce site est édité pour les entités habilitées à former à la prévention.</Text>,
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(spaceBetween(canvas.getAllByRole('region'))).toBe(24);
  },
};
