import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { heard } from '../../internal/heard.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Callout } from './Callout.tsx';

/** Ce qu’il faut savoir avant de continuer, dans la page. */
const meta = {
  title: 'Retours/Callout',
  component: Callout,
  parameters: {
    guide: {
      use: ['Un fait qui change ce que la personne va faire : un complément demandé, une suspension.'],
      avoid: [
        { when: 'Ce qui vient d’arriver et passera.', instead: 'ToastRegion' },
        { when: 'Les fautes d’un formulaire.', instead: 'ErrorSummary' },
        { when: 'La seule chose à faire.', instead: 'NextStepBlock' },
      ],
      anatomy: [
        ['Icône', 'Dit le ton sans la couleur.'],
        ['Titre', 'Une phrase entière, avec son verbe.'],
        ['Texte', 'Pourquoi, et que faire.'],
        ['Actions', 'Celles qui répondent au fait, pas celles de la page.'],
      ],
      keyboard: [['Tab', 'Va aux actions, s’il y en a.']],
      doDont: [
        {
          do: 'Rien de vivant par défaut : ce qui était là à l’arrivée de la page se lit à sa place.',
          dont: 'Une région vivante autour du titre, du texte et des boutons : elle s’entend en morceaux, dans le désordre.',
        },
        {
          do: '`told="announced"` : il naît de ce que la personne a fait, et rien d’autre ne le dit. Un seul texte, une fois, sans les boutons.',
          dont: 'L’annoncer en plus d’un message bref ou du focus : tout s’entend deux fois.',
        },
        {
          do: '`told="focused"` : il prend la place de ce qui avait le focus, un formulaire envoyé ; son titre le reçoit.',
          dont: 'Laisser le focus tomber au haut de la page.',
        },
        { do: 'Un seul par page, au-dessus de ce qu’il concerne.', dont: 'Trois à la suite : plus aucun n’est lu.' },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    tone: 'warning',
    title: 'Un complément vous est demandé',
    children: <Text>L’attestation de l’Urssaf a expiré le 12/10/2026.</Text>,
  },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 2, name: 'Un complément vous est demandé' });
    await expect(title.closest('[role="alert"], [role="status"], [aria-live]')).toBeNull();
    await expect(heard).not.toContainEqual(expect.stringContaining('Un complément vous est demandé'));
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Callout {...args} tone="info" title="La commission se réunit le 03/12/2026" />
      <Callout {...args} tone="success" title="La demande est validée" />
      <Callout {...args} tone="warning" />
      <Callout {...args} tone="danger" title="La demande est refusée" />
    </Stack>
  ),
};

export const WithActions: Story = {
  args: {
    title: 'Une autre version a été enregistrée',
    actions: (
      <>
        <Button variant="primary">Garder ma version</Button>
        <Button>Prendre l’autre</Button>
      </>
    ),
  },
};

/** Né d’un geste : dit une fois, d’un trait et sans ses boutons ; de nouveau quand ses mots changent. */
export const Announced: Story = {
  args: {
    tone: 'danger',
    told: 'announced',
    title: 'Deux demandes n’ont pas été décidées',
    actions: <Button>Réessayer</Button>,
  },
  render: function Refused(args) {
    const [count, setCount] = useState(0);
    return (
      <Stack>
        <Button onPress={() => setCount(count + 1)}>Décider</Button>
        {count > 0 && (
          <Callout {...args}>
            <ul>
              <li>DH-2026-0012 : la séance n’est pas venue</li>
              <li>DH-2026-0013 : déjà décidée{count > 1 && ' par quelqu’un d’autre'}</li>
            </ul>
          </Callout>
        )}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    heard.length = 0;
    const decide = canvas.getByRole('button', { name: 'Décider' });
    await userEvent.click(decide);
    const first =
      'Deux demandes n’ont pas été décidées. DH-2026-0012 : la séance n’est pas venue. DH-2026-0013 : déjà décidée';
    await waitFor(() => expect(heard).toEqual([first]));
    await expect(decide).toHaveFocus();
    await userEvent.click(decide);
    await waitFor(() => expect(heard).toEqual([first, `${first} par quelqu’un d’autre`]));
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(heard).toHaveLength(2);
  },
};

/** À la place d’un formulaire envoyé : son titre prend le focus, et son texte suit. */
export const Focused: Story = {
  args: {
    tone: 'success',
    told: 'focused',
    title: 'Votre demande est partie',
    children: <Text>Un courriel suit.</Text>,
  },
  render: function Sent(args) {
    const [isSent, setSent] = useState(false);
    return isSent ? <Callout {...args} /> : <Button onPress={() => setSent(true)}>Envoyer</Button>;
  },
  play: async ({ canvas, userEvent }) => {
    heard.length = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    const title = canvas.getByRole('heading', { name: 'Votre demande est partie' });
    await expect(title).toHaveFocus();
    await expect(title).toHaveAccessibleDescription('Un courriel suit.');
    await expect(heard).toEqual([]);
  },
};

export const LongWords: Story = {
  args: {
    ...WithActions.args,
    title: 'Le numéro de déclaration d’activité n’est pas reconnu par le registre interrégional',
    children: <Text>anticonstitutionnellement-anticonstitutionnellement-anticonstitutionnellement@exemple.fr</Text>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Un numéro ne se coupe pas à ses tirets, qu’il soit dans le titre ou dans une phrase donnée telle quelle. */
export const NumbersWhole: Story = {
  args: {
    title: 'Une autre demande est en cours : DH-2025-10500',
    children: 'Elle attend l’instructeur de la caisse, comme DH-2025-10501, DH-2025-10502 et DH-2025-10503.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const numbers = canvas.getAllByText(/^DH-2025-/);
    await expect(numbers).toHaveLength(4);
    for (const number of numbers) await expect(number.getClientRects()).toHaveLength(1);
  },
};
