import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AutosaveStatus } from './AutosaveStatus.tsx';

/**
 * Où en est un brouillon qui s’enregistre seul : dit par l’icône et par les mots, annoncé sans interrompre la saisie. Il garde
 * sa place dans la page d’un état à l’autre. Un enregistrement demandé par un bouton : un message bref.
 */
const meta = {
  title: 'Formulaires/AutosaveStatus',
  component: AutosaveStatus,
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
