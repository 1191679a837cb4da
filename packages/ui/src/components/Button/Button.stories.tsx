import type { Meta, StoryObj } from '@storybook/react-vite';
import { Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';

/** Une action, nommée par un verbe. */
const meta = {
  title: 'Actions/Button',
  component: Button,
  parameters: {
    guide: {
      use: ['Faire quelque chose : enregistrer, soumettre, ajouter.'],
      avoid: [
        { when: 'Aller à une autre page.', instead: 'LinkButton' },
        { when: 'Une icône connue de tous, là où la place manque.', instead: 'IconButton' },
        { when: 'Plusieurs actions secondaires.', instead: 'Menu' },
      ],
      anatomy: [
        ['Mots', 'Un verbe à l’infinitif et son objet.'],
        ['Icône', 'Seulement si elle ajoute.'],
        ['Anneau d’attente', 'Le mot et la largeur restent ; un second appui ne fait rien.'],
      ],
      keyboard: [
        ['Tab', 'Va au bouton.'],
        ['Entrée, Espace', 'Fait l’action.'],
      ],
      doDont: [
        { do: 'Une seule action principale par page.', dont: 'Un bouton désactivé sans dire pourquoi.' },
        { do: '`dangerFill` dans la fenêtre qui confirme.', dont: 'Du rouge pour ce qui se défait.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { children: 'Soumettre la demande', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Soumettre la demande' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" icon={Trash2}>
        Supprimer
      </Button>
      <Button {...args} variant="dangerFill" icon={Trash2}>
        Supprimer
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="small" icon={Send} />
      <Button {...args} icon={Send} />
      <Button {...args} size="large" icon={Send} />
    </Inline>
  ),
};

/** L’action est en cours : le mot reste, un second appui ne fait rien. */
export const Busy: Story = {
  args: { isBusy: true, variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(button).toHaveFocus();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** L’action faite, le bouton s’en va avec ce qui le portait : rien ne reste derrière lui, pas même pour les lecteurs d’écran. */
export const GoneOnceDone: Story = {
  args: { children: 'Envoyer' },
  render: function Sent(args) {
    const [step, setStep] = useState<'ready' | 'busy' | 'gone'>('ready');
    return (
      <>
        {step !== 'gone' && <Button {...args} isBusy={step === 'busy'} onPress={() => setStep('busy')} />}
        <button type="button" onClick={() => setStep('gone')}>
          Répondre à la place du serveur
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    canvas.getByRole('button', { name: /^Répondre/ }).click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Envoyer' })).toBeNull());
    await expect(canvasElement.ownerDocument.querySelector('[data-live-announcer] [role="img"]')).toBeNull();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: { isFullWidth: true, children: 'Demander une confirmation au gestionnaire du dispositif interministériel' },
  globals: { viewport: { value: 'w320' } },
};
