import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Download, Send } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { OutcomeCard } from './OutcomeCard.tsx';

/** Ce qu’un travail fini a donné, et ce que l’on peut en faire. */
const meta = {
  title: 'Retours/OutcomeCard',
  component: OutcomeCard,
  parameters: {
    guide: {
      use: ['En tête de la page d’un dossier fini, quand quelque chose en sort et doit être remis.'],
      avoid: [
        { when: 'Dire seulement que c’est fait.', instead: 'Callout' },
        { when: 'Il reste quelque chose à faire dans un délai.', instead: 'NextStepBlock' },
      ],
      anatomy: [
        ['Bandeau', 'Ce qui est sorti, avec son nombre, et une phrase.'],
        ['Parties', 'Une ou deux façons de s’en servir, chacune avec son titre et son bouton.'],
      ],
      keyboard: [['Tab', 'Parcourt les boutons ; le titre ne prend le focus que si la page le lui donne.']],
      doDont: [{ do: 'Un nombre dans le titre.', dont: '« Bravo ! »' }],
    } satisfies ComponentGuide,
  },
  args: {
    icon: BadgeCheck,
    title: '8 certificats délivrés',
    children: '8 personnes admises sur 9, valables jusqu’au 13/11/2028.',
    parts: [
      {
        title: 'Télécharger',
        content: (
          <div>
            <Button variant="primary" icon={Download}>
              Télécharger les 8 certificats
            </Button>
          </div>
        ),
      },
      {
        title: 'Envoyer par courriel',
        content: (
          <>
            <Text look="small">Chaque personne reçoit le sien.</Text>
            <div>
              <Button icon={Send}>Envoyer aux 7 titulaires qui ont une adresse</Button>
            </div>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof OutcomeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^8\scertificats délivrés$/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 3, name: 'Télécharger' })).toBeVisible();
  },
};

/** Le titre peut prendre le focus quand la page vient d’y mener. */
export const WithFocus: Story = {
  args: { id: 'issue' },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('#issue')?.focus();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
  },
};

/** Les parties passent l’une sous l’autre. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    const first = canvas.getByRole('heading', { name: 'Télécharger' }).getBoundingClientRect();
    const second = canvas.getByRole('heading', { name: 'Envoyer par courriel' }).getBoundingClientRect();
    await expect(second.top).toBeGreaterThan(first.bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
