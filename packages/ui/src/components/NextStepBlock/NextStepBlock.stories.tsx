import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextStepBlock } from './NextStepBlock.tsx';

/**
 * La seule chose à faire, celle dont l’échéance est la plus proche : un seul bloc par page. S’il n’y a rien à faire, une ligne de
 * texte suffit. Pour avertir sans rien demander : `Callout` ; pour plusieurs chemins : `DoorList`.
 */
const meta = {
  title: 'Retours/NextStepBlock',
  component: NextStepBlock,
  args: {
    kicker: 'Ce que vous devez faire',
    title: 'Compléter la demande',
    children:
      'La caisse Nord-Est attend le récépissé de la déclaration d’activité. Sans lui, elle ne peut pas poursuivre.',
    due: { label: 'à rendre avant le', date: '04/12/2026', words: 'dans 14 jours' },
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
