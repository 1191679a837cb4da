import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
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
    await expect(canvas.getByRole('status')).toHaveTextContent('Un complément vous est demandé');
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('La demande est refusée');
  },
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
