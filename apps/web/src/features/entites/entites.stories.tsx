import { entite } from '@habilis/api/entite/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleEntiteDetail } from '@habilis/api/mocks/fixtures/exampleEntites';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const accountOf = (type: 'R' | 'G' | 'I' | 'RC') => exampleAccount({ roles: [exampleRole({ type })] });
const phone = { viewport: { value: 'w360' } };

/** Les entités : les chercher, lire ce qu’elles ont demandé et obtenu, changer leur caisse, mettre fin à leur activité, en créer une. */
const meta = {
  ...screenStory,
  title: 'Écrans/Entités',
  args: { path: '/R/19/entites' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account: accountOf('R') }) },
};
export default meta;

/** On choisit ses colonnes, on cherche, et le vide s’explique. */
export const List: ScreenStory = {
  args: { path: '/R/19/entites?colonnes=raisonSociale,ville' },
  play: async ({ canvas, userEvent }) => {
    const headers = () => canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await canvas.findByRole('table');
    await userEvent.click(canvas.getByRole('button', { name: 'Colonnes' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Régime' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(headers()).toEqual(['Raison sociale', 'Ville', 'Régime']));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(await canvas.findByRole('link', { name: 'Ardoise Formation' })).toHaveAttribute(
      'href',
      '/R/19/entites/8',
    );
    await userEvent.type(canvas.getAllByRole('searchbox')[0] ?? document.body, 'introuvable{Enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Aucune entité ne correspond à ces filtres' }),
    ).toBeVisible();
  },
};

/** Sur un téléphone, les menus de la liste tiennent à côté du titre. */
export const ListOnAPhone: ScreenStory = {
  globals: phone,
  play: async ({ canvas }) => {
    const title = (await canvas.findByRole('heading', { level: 1, name: 'Entités' })).getBoundingClientRect();
    for (const name of ['Vues', 'Exporter']) {
      const menu = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(menu.left).toBeGreaterThan(title.right);
      await expect(menu.top).toBeLessThan(title.bottom);
      await expect(menu.width).toBeLessThanOrEqual(44);
    }
  },
};

/** Le répartiteur confie l’entité à une autre caisse, et dit pourquoi. */
export const ChangeOfCaisse: ScreenStory = {
  args: { path: '/R/19/entites/1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer de caisse' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Confier' }));
    await expect(dialog).toHaveTextContent('Dites pourquoi.');
    await userEvent.click(screen.getByRole('button', { name: /Nouvelle caisse/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cramif' }));
    await userEvent.type(screen.getByLabelText('Motif'), 'Siège transféré');
    // A slip of the finger loses nothing.
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText(/^Appuyez encore sur Échap/)).toBeVisible();
    await expect(screen.getByLabelText('Motif')).toHaveValue('Siège transféré');
    await userEvent.click(screen.getByRole('button', { name: 'Confier' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Entité,\s+Lorraine Prévention Formation$/ }),
    ).toBeVisible();
    await expect(document.title).toMatch(/^Lorraine Prévention Formation - /);
  },
};

/** Le registre dit l’entité fermée : la caisse fixe la fin, et voit avant ce qui finit avec elle. */
export const ClosedAtTheRegister: ScreenStory = {
  args: { path: '/RC/15/entites/9' },
  parameters: {
    msw: [
      mockProblem(entite.setDateFinActivite, 409, 'entite.version-perimee'),
      ...sliceHandlers({ account: accountOf('RC') }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Le registre la dit fermée.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fixer la fin d’activité' }));
    const told = await screen.findByText(/une habilitation/);
    await waitFor(() => expect(told).toBeVisible());
    await userEvent.type(screen.getByLabelText('Motif'), 'Radiation');
    await userEvent.click(screen.getByRole('button', { name: 'Mettre fin à l’activité' }));
    await expect(await screen.findByText(/L’entité a changé depuis/)).toBeVisible();
  },
};

/** Une entité fermée, et le retour possible. */
export const Closed: ScreenStory = {
  args: { path: '/RC/15/entites/12' },
  parameters: { msw: sliceHandlers({ account: accountOf('RC') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lever la fin d’activité' }));
    await userEvent.type(await screen.findByLabelText('Motif'), 'Erreur de saisie');
    await userEvent.click(screen.getByRole('button', { name: 'Lever la fin' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Entité,\s+Loire Échafaudage Formation$/ }),
    ).toBeVisible();
  },
};

/** Sa propre entité, que le gestionnaire lit sur son téléphone. */
export const OwnOnAPhone: ScreenStory = {
  args: { path: '/G/13/entites/1' },
  globals: phone,
  parameters: { msw: sliceHandlers({ account: accountOf('G') }) },
};

/** L’instructeur crée une entité ; son gestionnaire est invité. */
export const Creation: ScreenStory = {
  args: { path: '/I/18/entites/nouvelle' },
  parameters: { msw: sliceHandlers({ account: accountOf('I') }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Créer l’entité' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: /^10\schamps sont à corriger/ })).toHaveFocus();
  },
};

const ecarte = { habilisId: 'RSC20002', nomPrenom: 'Karim Benali', roles: ['I' as const], part: 'G' as const };

/** Le responsable de la caisse lit qui du réseau est écarté de l’entité, et pourquoi. */
export const WhoIsBarred: ScreenStory = {
  args: { path: '/RC/15/entites/1' },
  parameters: {
    msw: [
      mock(entite.get, exampleEntiteDetail({ ecartes: [ecarte] }, { seenBy: 'RC' })),
      ...sliceHandlers({ account: accountOf('RC') }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Karim Benali')).toBeVisible();
    await expect(canvas.getByText('Instructeur · gestionnaire de l’entité')).toBeVisible();
  },
};

/** Qui est écarté lit pourquoi, et rien ne lui est proposé. */
export const BarredOnAPhone: ScreenStory = {
  args: { path: '/RC/15/entites/1' },
  globals: phone,
  parameters: {
    msw: [
      mock(
        entite.get,
        exampleEntiteDetail({
          partPrise: 'G',
          actions: { changerCaisse: false, fixerFin: false, verifier: false, nommerGestionnaire: false },
        }),
      ),
      ...sliceHandlers({ account: accountOf('RC') }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/Vous êtes gestionnaire de cette entité : vous n’agissez pas ici pour le réseau/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Fixer la fin d’activité' })).toBeNull();
  },
};
