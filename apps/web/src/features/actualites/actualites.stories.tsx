import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleActualites } from '@habilis/api/mocks/fixtures/exampleActualites';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { actualite } from '@habilis/api/actualite/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';

/** Les actualités en entier, pour tous. */
const meta = {
  ...screenStory,
  title: 'Écrans/Actualités',
  args: { path: '/actualites', isSignedIn: false },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

export const OfAGuest: ScreenStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Actualités' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: /^Le dossier administratif/ })).toBeVisible();
  },
};

/** Depuis un titre de la page de connexion : le sien prend le focus. */
export const FromATitle: ScreenStory = {
  args: { path: '/connexion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Maintenance/ }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: /^Maintenance/ })).toHaveFocus());
  },
};

/** Sous un rôle, sans rien de publié. */
export const NoneUnderARole: ScreenStory = {
  args: { path: '/DM/12/actualites', isSignedIn: true },
  parameters: { msw: sliceHandlers({ actualites: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune actualité' })).toBeVisible();
  },
};

const editor = exampleAccount({ roles: [exampleRole({ type: 'S' })] });
const [, second] = exampleActualites();
const dated = (debut: string, fin: string | null, titre: string, id: number) => ({
  id,
  version: 1,
  titre,
  contenu: '<p>Texte.</p>',
  dateDebutPublication: debut,
  dateFinPublication: fin,
  rang: id,
});
const ALL = [
  ...exampleActualites(),
  dated('2099-01-01', null, 'Une session d’information', 3),
  dated('2025-01-01', '2025-02-01', 'Les vœux de l’an passé', 4),
];

/** Qui rédige : en cours et à venir, à ranger au clavier ou à la souris, et passées ; un ordre refusé est dit, et relu. */
export const Managed: ScreenStory = {
  args: { path: '/S/16/actualites', isSignedIn: true },
  parameters: {
    msw: [
      mock(actualite.ranger, () => problemAnswer(409, 'actualite.ordre-perime', { courant: ALL }), { isOnce: true }),
      ...sliceHandlers({ account: editor, actualites: ALL }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Gérer les actualités' }));
    const read = await canvas.findByRole('list', { name: 'En cours et à venir' });
    await expect(within(read).getByText('À venir')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Passées' })).toHaveTextContent('Les vœux de l’an passé');
    // The page has just come in: its title takes the focus.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    const up = within(read).getByRole('button', { name: /^Monter .*Maintenance/ });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expectTold(/^L’ordre n’a pas été enregistré\. Une actualité a été ajoutée ou supprimée/);
    await waitFor(() => expect(within(read).getAllByRole('listitem')[1]).toHaveTextContent(second?.titre ?? ''));
    up.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(read).getAllByRole('listitem')[0]).toHaveTextContent(second?.titre ?? 'Maintenance'),
    );
    await expectTold('Ordre enregistré');
  },
};

/** Supprimer demande d’abord, puis dit que c’est fait. */
export const Removed: ScreenStory = {
  args: { path: '/S/16/actualites/gestion', isSignedIn: true },
  parameters: { msw: sliceHandlers({ account: editor, actualites: ALL }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Supprimer .*Maintenance/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer l’actualité' }));
    await expectTold('Actualité supprimée');
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Maintenance/ })).toBeNull());
  },
};

/** Refusé : la raison est dite avec ce qui n’a pas eu lieu. */
export const NotRemoved: ScreenStory = {
  args: { path: '/S/16/actualites/gestion', isSignedIn: true },
  parameters: {
    msw: [mock(actualite.remove, () => problemAnswer(403, 'role.non-autorise')), ...sliceHandlers({ account: editor })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Supprimer .*Maintenance/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer l’actualité' }));
    await expectTold(/^L’actualité n’a pas été supprimée\./);
    // Said once, with its reason.
    await expect(screen.queryByText('Accès refusé')).toBeNull();
  },
};

/** Supprimée entre-temps dans un autre onglet : c’est ce que l’on voulait, et ce n’est pas une erreur. */
export const RemovedBefore: ScreenStory = {
  args: { path: '/S/16/actualites/gestion', isSignedIn: true },
  parameters: {
    msw: [mock(actualite.remove, () => problemAnswer(404, 'introuvable')), ...sliceHandlers({ account: editor })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Supprimer .*Maintenance/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer l’actualité' }));
    await expectTold('C’était déjà supprimé.');
    await expect(screen.queryByText(/n’a pas été supprimée|Introuvable/)).toBeNull();
  },
};

/** Un titre d’une espace et un texte vide sont dits à leur champ ; l’aperçu montre ce que liront un invité et un rôle. */
export const Written: ScreenStory = {
  args: { path: '/S/16/actualites/gestion/nouvelle', isSignedIn: true },
  parameters: { msw: sliceHandlers({ account: editor }) },
  play: async ({ canvas, userEvent }) => {
    const titre = await canvas.findByRole('textbox', { name: /^Titre/ });
    const texte = await canvas.findByRole('textbox', { name: /^Texte/ });
    await userEvent.type(titre, ' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^2\schamps sont à corriger/ })).toHaveFocus();
    await userEvent.type(titre, 'Fermeture dimanche');
    await userEvent.click(texte);
    await userEvent.keyboard('De 6 h à 8 h.');
    const preview = within(canvas.getByRole('region', { name: 'Aperçu' }));
    await expect(await preview.findByText('De 6 h à 8 h.')).toBeVisible();
    await userEvent.click(preview.getByRole('radio', { name: 'L’accueil d’un rôle' }));
    await expect(preview.getByRole('button', { name: 'Fermeture dimanche' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Actualité enregistrée et publiée');
    await expect(await canvas.findByRole('link', { name: 'Fermeture dimanche' })).toBeVisible();
  },
};

/** Un refus est dit ; quelqu’un d’autre a enregistré entre-temps : relire, ou garder sa saisie. */
export const Stale: ScreenStory = {
  args: { path: '/S/16/actualites/gestion/2', isSignedIn: true },
  parameters: {
    msw: [
      mockProblem(actualite.update, 413, 'requete-trop-grosse', undefined, { isOnce: true }),
      mock(
        actualite.update,
        () =>
          problemAnswer(409, 'actualite.version-perimee', {
            courant: { ...dated('2026-11-16', null, 'Maintenance reportée', 2), version: 2 },
          }),
        { isOnce: true },
      ),
      ...sliceHandlers({ account: editor }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const titre = await canvas.findByRole('textbox', { name: /^Titre/ });
    await userEvent.type(titre, ' bis');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold(/^L’actualité n’a pas été enregistrée\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Cette actualité a changé entre-temps')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Relire la version enregistrée' }));
    await expect(titre).toHaveValue('Maintenance reportée');
  },
};
