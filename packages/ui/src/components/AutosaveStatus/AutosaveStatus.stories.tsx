import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { AutosaveStatus, type AutosaveStatusProps } from './AutosaveStatus.tsx';

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
        [
          'Mots',
          'L’état, et l’heure du dernier enregistrement ; dits au premier enregistrement, puis seulement à un échec et à la reprise.',
        ],
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
    await expect(canvas.getByText('Brouillon enregistré à 14:32')).toBeVisible();
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

const STATES: readonly AutosaveStatusProps[] = [
  { state: 'idle', label: 'Aucune modification' },
  { state: 'pending', label: 'Modifications en attente' },
  { state: 'saving', label: 'Enregistrement…' },
  { state: 'saved', label: 'Brouillon enregistré à 14:33' },
  { state: 'pending', label: 'Modifications en attente' },
  { state: 'saving', label: 'Enregistrement…' },
  { state: 'saved', label: 'Brouillon enregistré à 14:34' },
  { state: 'error', label: 'Non enregistré, nouvel essai dans 5 s' },
  { state: 'saving', label: 'Enregistrement…' },
  { state: 'error', label: 'Non enregistré, nouvel essai dans 10 s' },
  { state: 'saving', label: 'Enregistrement…' },
  { state: 'saved', label: 'Brouillon enregistré à 14:36' },
];

/** Dit au premier enregistrement, puis seulement quand il échoue et quand il reprend : rien à chaque pause. */
export const Announced: Story = {
  render: function Announced() {
    const [at, setAt] = useState(0);
    return (
      <Inline>
        <AutosaveStatus {...(STATES[at] ?? { state: 'idle', label: '' })} />
        <Button onPress={() => setAt(at + 1)}>État suivant</Button>
      </Inline>
    );
  },
  play: async ({ canvas, userEvent }) => {
    heard.length = 0;
    for (const { label } of STATES.slice(1)) {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await waitFor(() =>
      expect(heard).toEqual([
        'Brouillon enregistré à 14:33',
        'Non enregistré, nouvel essai dans 5 s',
        'Brouillon enregistré à 14:36',
      ]),
    );
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
