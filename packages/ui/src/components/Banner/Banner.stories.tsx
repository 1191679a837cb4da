import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../internal/ComponentGuide.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const leave = fn();

/** Ce qui est vrai de toutes les pages tant que cela dure, au-dessus de l’en-tête. */
const meta = {
  title: 'Retours/Banner',
  component: Banner,
  parameters: {
    layout: 'fullscreen',
    picture: { width: 560 },
    guide: {
      use: [
        'Sous le nom de qui l’on travaille (`impersonation`), l’absence de réseau (`offline`), un service d’essai (`environment`), un arrêt annoncé (`arret`).',
      ],
      avoid: [
        { when: 'Ce qui vient d’arriver et passera.', instead: 'ToastRegion' },
        { when: 'Ce qui ne concerne qu’une page.', instead: 'Callout' },
      ],
      anatomy: [
        ['Icône', 'Dit le motif sans la couleur.'],
        ['Ligne', 'Une phrase ; ce qui change y est en gras.'],
        ['Action', 'Un petit bouton qui y met fin, s’il y en a un.'],
      ],
      keyboard: [['Tab', 'Va au bouton, avant l’en-tête de la page.']],
      doDont: [
        {
          do: 'Le donner à `AppShell`, qui descend son en-tête.',
          dont: 'Le poser par-dessus la page : il cache ce qui est dessous.',
        },
      ],
    } satisfies ComponentGuide,
  },
  args: {
    tone: 'impersonation',
    children: (
      <>
        Connecté en tant que <strong>Sophie Marchal</strong>, jusqu’à 15:20
      </>
    ),
    action: (
      <Button size="small" onPress={leave}>
        Quitter
      </Button>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** En haut et au centre, orange dans les deux thèmes. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const words = canvas.getByText(/^Connecté en tant que/);
    const banner = words.parentElement?.parentElement;
    await expect(getComputedStyle(banner as HTMLElement).backgroundColor).toBe('oklch(0.765 0.165 58)');
    const { left, right, top } = (banner as HTMLElement).getBoundingClientRect();
    await expect(top).toBe(0);
    await expect(Math.abs(left - (canvasElement.clientWidth - right))).toBeLessThan(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Quitter' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(leave).toHaveBeenCalledOnce();
  },
};

/** Dit quand il survient, sans interrompre. */
export const Offline: Story = {
  render: () => <Banner tone="offline">Vous êtes hors connexion. Votre saisie est gardée dans ce navigateur.</Banner>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Vous êtes hors connexion/);
  },
};

export const Environment: Story = {
  render: () => <Banner tone="environment">Version de démonstration : rien n’y est enregistré pour de bon.</Banner>,
};

/** Un arrêt annoncé : l’écran qui le montre le dit lui-même, une fois. */
export const Arret: Story = {
  render: () => (
    <Banner tone="arret" action={<Button size="small">Masquer</Button>}>
      <strong>Habilis sera en lecture seule de 20 h à 20 h 30.</strong> Une nouvelle version arrive.
    </Banner>
  ),
};

export const Several: Story = {
  render: (args) => (
    <Stack gap={0}>
      <Banner tone="environment">Version de démonstration</Banner>
      <Banner {...args} />
    </Stack>
  ),
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        Connecté en tant que <strong>Marie-Bérengère d’Argentré de la Villeguérin-Anticonstitutionnellement</strong>
      </>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Quitter' })).toBeVisible();
  },
};
