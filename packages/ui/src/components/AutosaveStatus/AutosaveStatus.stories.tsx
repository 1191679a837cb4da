import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AutosaveStatus } from './AutosaveStatus.tsx';

/** Où en est un brouillon qui s’enregistre seul. */
const meta = {
  title: 'Formulaires/AutosaveStatus',
  component: AutosaveStatus,
  parameters: {
    guide: {
      use: ['À gauche de la barre d’actions d’un formulaire dont le brouillon s’enregistre sans qu’on le demande.'],
      avoid: [
        { when: 'Un enregistrement demandé par un bouton.', instead: 'ToastRegion' },
        { when: 'Un envoi qui dure, avec son chiffre.', instead: 'ProgressBar' },
      ],
      anatomy: [
        ['Icône', 'Dit l’état avec les mots ; cachée aux lecteurs d’écran.'],
        ['Mots', 'L’état, et l’heure du dernier enregistrement ; annoncés sans interrompre la saisie.'],
      ],
      keyboard: [],
      doDont: [
        {
          do: '« Non enregistré, nouvel essai dans 10 s » : ce qui se passe, et la suite.',
          dont: '« Erreur » : la personne ne sait pas si son texte est perdu.',
        },
        { do: 'Garder sa place d’un état à l’autre.', dont: 'Apparaître et disparaître en poussant les boutons.' },
      ],
    } satisfies ComponentGuide,
  },
  args: { state: 'saved', label: 'Brouillon enregistré à 14:32' },
} satisfies Meta<typeof AutosaveStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Brouillon enregistré à 14:32');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <AutosaveStatus state="idle" label="Aucune modification" />
      <AutosaveStatus state="pending" label="Modifications en attente" />
      <AutosaveStatus state="saving" label="Enregistrement…" />
      <AutosaveStatus state="saved" label="Brouillon enregistré à 14:32" />
      <AutosaveStatus state="error" label="Non enregistré, nouvel essai dans 10 s" />
      <AutosaveStatus state="offline" label="Hors ligne : la saisie est gardée dans ce navigateur" />
    </Stack>
  ),
};

/** Où la place manque, un mot reste à côté de l’icône ; qui écoute la page entend la phrase. */
export const Short: Story = {
  args: { shortLabel: 'Enregistré' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enregistré')).toBeVisible();
    await expect(canvas.getByText('Brouillon enregistré à 14:32')).not.toHaveAttribute('aria-hidden');
  },
};

/** C’est la même région qui change : le lecteur d’écran l’annonce. */
export const Announced: Story = {
  render: function Announced() {
    const [isSaved, setSaved] = useState(false);
    return (
      <Inline>
        <AutosaveStatus
          state={isSaved ? 'saved' : 'saving'}
          label={isSaved ? 'Brouillon enregistré à 14:33' : 'Enregistrement…'}
        />
        <Button onPress={() => setSaved(true)}>Terminer l’enregistrement</Button>
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent('Brouillon enregistré à 14:33');
  },
};

export const LongWords: Story = {
  args: {
    state: 'offline',
    label: 'Hors ligne : la saisie est gardée dans ce navigateur et sera enregistrée dès que la connexion reviendra',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
