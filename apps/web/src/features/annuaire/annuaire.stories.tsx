import { annuaire } from '@habilis/api/annuaire/endpoints';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

/** L’annuaire public : qui est habilité, pour quoi, à quelle date. */
const meta = {
  ...screenStory,
  title: 'Écrans/Annuaire',
  args: { path: '/annuaire', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const Default: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lorraine Prévention/ })).toHaveAttribute(
      'href',
      '/annuaire/1',
    );
  },
};

export const OnAPhone: ScreenStory = { globals: { viewport: { value: 'w360' } } };

/** Un jour passé se dit, et chaque lien le garde. */
export const PastDay: ScreenStory = {
  args: { path: '/annuaire?date=2025-02-28' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /28\/02\/2025/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lorraine Prévention/ })).toHaveAttribute(
      'href',
      '/annuaire/1?date=2025-02-28',
    );
  },
};

/** Un jour qui n’existe pas n’est pas pris pour un autre : l’annuaire est celui d’aujourd’hui, et le champ le dit. */
export const WrongDay: ScreenStory = {
  args: { path: '/annuaire?date=0022-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lorraine Prévention/ })).toBeVisible();
    const [day] = await canvas.findAllByRole('spinbutton');
    await expect(day).toHaveAccessibleDescription(/valeur inconnue/);
    await expect(canvas.getAllByText(/valeur inconnue/)).toHaveLength(1);
  },
};

export const NothingFound: ScreenStory = {
  args: { path: '/annuaire?texte=introuvable' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Voir tout l’annuaire' })).toHaveAttribute(
      'href',
      '/annuaire',
    );
  },
};

export const Failed: ScreenStory = {
  parameters: { msw: [mockProblem(annuaire.list, 500, 'erreur-interne'), ...sliceHandlers()] },
};

/** La fiche d’une entité : ses coordonnées publiées, ses habilitations du jour. */
export const Fiche: ScreenStory = {
  args: { path: '/annuaire/4' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '06 39 98 10 28' })).toHaveAttribute(
      'href',
      'tel:+33639981028',
    );
    await expect(canvas.getByText('59000 Lille · 62000 Arras')).toBeVisible();
  },
};

/** Une entité qui n’y figure pas ce jour-là : la page le dit sans rien révéler. */
export const NotListed: ScreenStory = {
  args: { path: '/annuaire/999?date=2025-02-28' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Revenir à l’annuaire' })).toHaveAttribute(
      'href',
      '/annuaire?date=2025-02-28',
    );
  },
};
