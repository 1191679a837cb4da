import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { ROLES } from '../../theme/roles.ts';
import { NextStepBlock } from './NextStepBlock.tsx';

/** La seule chose à faire, celle dont l’échéance est la plus proche : le seul bloc plein de la page. */
const meta = {
  title: 'Retours/NextStepBlock',
  component: NextStepBlock,
  parameters: {
    guide: {
      use: ['L’accueil de qui dépose : ce qu’on attend de lui, et pour quand.'],
      avoid: [
        { when: 'Avertir sans rien demander.', instead: 'Callout' },
        { when: 'Plusieurs chemins.', instead: 'DoorList' },
        { when: 'Rien à faire.', instead: 'une ligne de texte' },
      ],
      anatomy: [
        ['Surtitre', 'Nomme le bloc.'],
        ['Titre', 'La chose à faire, à l’infinitif.'],
        ['Pourquoi', 'Deux lignes.'],
        [
          'Échéance',
          'La date en grand, et ce qu’il en reste, en ambre et avec son icône dès que cela presse, en rouge si c’est en retard ou si quelque chose se perd.',
        ],
        ['Suite', 'Ce qui vient après, en une ligne.'],
        ['Action', 'Le bouton blanc.'],
      ],
      keyboard: [['Tab', 'Va à l’action ; l’anneau est blanc.']],
      doDont: [{ do: 'Une seule tâche, la plus proche.', dont: 'Un bloc pour dire qu’il n’y a rien.' }],
    } satisfies ComponentGuide,
  },
  args: {
    kicker: 'Ce que vous devez faire',
    title: 'Compléter la demande',
    children:
      'La caisse Nord-Est attend le récépissé de la déclaration d’activité. Sans lui, elle ne peut pas poursuivre.',
    due: { label: 'à rendre avant le', date: '04/12/2026', words: 'dans 6 jours', tone: 'soon' },
    next: 'Puis : vérifier la session PRAP IBC de Thionville, dans 11 jours',
    action: { href: '#demande', label: 'Compléter la demande' },
  },
} satisfies Meta<typeof NextStepBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Ce que vous devez faire' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Compléter la demande' })).toBeVisible();
    await userEvent.tab();
    const action = canvas.getByRole('link', { name: 'Compléter la demande' });
    await expect(action).toHaveFocus();
    await expect(getComputedStyle(action).outlineColor).toBe(getComputedStyle(canvas.getByRole('region')).color);
  },
};

/** Ce qui se perd a la couleur et l’icône qu’il a dans les listes. */
export const Loss: Story = {
  args: { due: { label: 'avant le', date: '11/12/2026', words: 'dans 11 jours', tone: 'loss' } },
  play: async ({ canvas, canvasElement }) => {
    const red = document.createElement('span');
    red.style.color = ROLES.danger.dark;
    canvasElement.append(red);
    await expect(getComputedStyle(canvas.getByText('dans 11 jours')).color).toBe(getComputedStyle(red).color);
    red.remove();
  },
};

/** Aucune date ne presse. */
export const WithoutDate: Story = {
  render: () => (
    <NextStepBlock
      kicker="Pour commencer"
      title="Déposer votre première demande"
      action={{ href: '#nouvelle', label: 'Déposer une demande' }}
    >
      Votre entité n’est pas encore connue de la plateforme.
    </NextStepBlock>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('04/12/2026')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Déposer une demande' })).toHaveAttribute('href', '#nouvelle');
  },
};

/** La date passe sous le texte. */
export const OnAPhone: Story = {
  args: { title: 'Demander la prolongation de l’habilitation interdépartementale' },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(canvas.getByText('04/12/2026').getBoundingClientRect().top).toBeGreaterThan(title.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
