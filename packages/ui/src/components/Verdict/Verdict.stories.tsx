import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CircleHelp, CircleX, ClockAlert, ListChecks, ShieldCheck } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Verdict } from './Verdict.tsx';

/** Ce qu’une vérification a trouvé, lisible à bout de bras. */
const meta = {
  title: 'Retours/Verdict',
  component: Verdict,
  parameters: {
    guide: {
      use: ['Le résultat d’une vérification que l’on montre à quelqu’un : un certificat, un titre.'],
      avoid: [
        { when: 'Un fait à savoir avant de continuer.', instead: 'Callout' },
        { when: 'L’état d’une ligne ou d’un dossier.', instead: 'Badge' },
      ],
      anatomy: [
        ['Icône', 'Dit l’état sans la couleur.'],
        ['Mot', 'Un seul, en capitales.'],
        ['Porteur', 'De qui ou de quoi il s’agit : un verdict entendu seul ne dit rien.'],
        ['Date', 'Jusqu’à quand, ou depuis quand.'],
        ['Appui', 'Ce sur quoi il repose, joint dessous.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: 'À l’arrivée du résultat, le focus va au verdict : mot, porteur et date s’entendent d’abord, d’un trait.',
          dont: 'Le focus sur le bloc entier, ou une région vivante : le verdict s’entend en dernier, en morceaux.',
        },
        { do: 'Le contenu à comparer suit toujours.', dont: 'Le mot seul : un faux papier peut le porter aussi.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { tone: 'success', icon: CircleCheck, word: 'Valide', about: 'Amandine ROYER', detail: 'jusqu’au 12/06/2028' },
} satisfies Meta<typeof Verdict>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', {
      level: 2,
      name: /^Valide, Amandine ROYER, jusqu’au\s12\/06\/2028$/,
    });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Verdict {...args} />
      <Verdict tone="warning" icon={ClockAlert} word="Expiré" detail="depuis le 14/06/2026" />
      <Verdict tone="danger" icon={CircleX} word="Révoqué" detail="le 04/09/2026" />
      <Verdict tone="neutral" icon={CircleHelp} word="Inconnu" />
    </Stack>
  ),
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Ce sur quoi le verdict repose, joint dessous. */
export const Below: Story = {
  args: {
    icon: ShieldCheck,
    word: 'Signature vérifiée',
    detail: 'valable jusqu’au 12/06/2028',
    below: { icon: ListChecks, title: 'Liste des révocations du 19/11/2026', detail: 'Ce certificat n’y figure pas.' },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Liste des révocations du 19/11/2026')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
