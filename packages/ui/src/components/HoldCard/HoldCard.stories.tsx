import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Clock, Send, Undo2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { HoldCard } from './HoldCard.tsx';

const press = fn();

/** Ce qui est entre les mains d’une autre personne : depuis quand, pour quand, ce qu’on en sait, et ce que l’on peut faire en attendant. */
const meta = {
  title: 'Retours/HoldCard',
  component: HoldCard,
  parameters: {
    guide: {
      use: ['La page d’un dossier que l’on a confié, et que l’on attend.'],
      avoid: [
        { when: 'La chose est à faire par qui lit.', instead: 'NextStepBlock' },
        { when: 'Avertir sans nommer personne.', instead: 'Callout' },
      ],
      anatomy: [
        ['Titre', 'Chez qui, et depuis combien de jours.'],
        ['Échéance', 'Sa date, et ce qu’il en reste, avec sa couleur et son icône dès que cela presse.'],
        ['Travail', 'Ce que l’on en sait, en une phrase.'],
        ['Faits', 'Les rappels envoyés, et le prochain.'],
        ['Actions', 'Celle qui fait avancer, puis celle qui reprend. À droite ; dessous sur un écran étroit.'],
      ],
      keyboard: [['Tab', 'Va d’une action à l’autre ; une action retenue dit pourquoi.']],
      doDont: [
        { do: 'Une action retenue garde sa place et sa raison.', dont: 'Un bouton qui disparaît sans rien dire.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Chez Julie Perrin depuis 7 jours',
    due: { label: 'Résultats attendus avant le', date: '04/12/2026', words: 'dans 7 jours', tone: 'soon' },
    children: <Text>La saisie n’a pas commencé.</Text>,
    facts: [
      { key: 'envoye', icon: Check, words: 'Rappel envoyé le 24/11/2026' },
      { key: 'prochain', icon: Clock, words: 'Prochain rappel le 01/12/2026' },
    ],
    actions: (
      <>
        <Button variant="primary" icon={Send}>
          Relancer
        </Button>
        <Button icon={Undo2}>Reprendre la session</Button>
      </>
    ),
  },
} satisfies Meta<typeof HoldCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: /^Chez Julie Perrin depuis 7\sjours$/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Relancer' })).toHaveFocus();
  },
};

/** L’action est retenue : elle garde sa place et le focus, dit pourquoi, et ne fait rien. */
export const Withheld: Story = {
  args: {
    due: { label: 'Résultats attendus avant le', date: '25/11/2026', words: 'en retard de 2 jours', tone: 'late' },
    facts: [],
    actions: (
      <>
        <Button variant="primary" icon={Send} isWithheld aria-describedby="raison" onPress={press}>
          Relancer
        </Button>
        <Text look="small" tone="subtle" id="raison">
          Relancée aujourd’hui à 14:32
        </Text>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    press.mockClear();
    const button = canvas.getByRole('button', { name: 'Relancer' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Relancée aujourd’hui à 14:32');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(press).not.toHaveBeenCalled();
  },
};

/** Les actions passent sous le texte, sur toute la largeur. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Relancer' }).getBoundingClientRect();
    const fact = canvas.getByText(/^Prochain rappel/).getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(fact.bottom);
    await expect(button.width).toBeGreaterThan(240);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
