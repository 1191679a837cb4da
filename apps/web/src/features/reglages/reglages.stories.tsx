import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { reglage } from '@habilis/api/reglage/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const account = exampleAccount({ roles: [exampleRole({ type: 'ADM' })] });

/** Les réglages du service : leurs bornes, ce qu’une valeur changerait, qui a changé quoi. */
const meta = {
  ...screenStory,
  title: 'Écrans/Réglages',
  args: { path: '/ADM/15/reglages' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

const W1280 = { viewport: { value: 'w1280' } };
const open = async (canvas: Parameters<NonNullable<ScreenStory['play']>>[0]['canvas'], nom: string) =>
  canvas.findByRole('button', { name: `Modifier ${nom}` });

/** Le décompte vient après la frappe, Échap ferme et rend le focus, l’enregistrement dit sa valeur. */
export const Changed: ScreenStory = {
  globals: W1280,
  play: async ({ canvas, userEvent }) => {
    const nom = 'Instruire une demande d’habilitation';
    await userEvent.click(await open(canvas, nom));
    const field = await canvas.findByRole('textbox', { name: 'Nouvelle valeur' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await open(canvas, nom)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await canvas.findByRole('textbox', { name: 'Nouvelle valeur' });
    await userEvent.clear(again);
    await userEvent.type(again, '20');
    await expect(await canvas.findByText('12 demandes deviennent en retard')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 20 jours' }));
    await expect(await canvas.findByRole('link', { name: /Dites pourquoi/ })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Pourquoi/ }), 'Engagement de service');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 20 jours' }));
    await waitFor(async () => expect(await open(canvas, nom)).toHaveFocus());
    await expect(await canvas.findByText(/Denis Caron, 20\/11\/2026/)).toBeVisible();
  },
};

/** Hors de ses bornes, la faute les donne et le bouton reste. */
export const OutOfBounds: ScreenStory = {
  globals: W1280,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(canvas, 'Rendre un complément'));
    const field = await canvas.findByRole('textbox', { name: 'Nouvelle valeur' });
    await userEvent.clear(field);
    await userEvent.type(field, '900');
    await userEvent.type(canvas.getByRole('textbox', { name: /Pourquoi/ }), 'Essai');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 900 jours' }));
    await expect(await canvas.findByRole('link', { name: 'Saisissez une valeur de 7 à 180.' })).toBeVisible();
  },
};

/** Une valeur qui n’a pas changé ne demande pas pourquoi. */
export const Unchanged: ScreenStory = {
  globals: W1280,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(canvas, 'Rendre un complément'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Enregistrer/ }));
    const field = canvas.getByRole('textbox', { name: 'Nouvelle valeur' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/C’est déjà sa valeur/));
    await expect(canvas.queryByText(/Dites pourquoi/)).toBeNull();
  },
};

/** Une valeur de la base hors de ses bornes en part par la valeur par défaut, qui vaut déjà : il faut dire pourquoi. */
export const SetAside: ScreenStory = {
  globals: W1280,
  parameters: {
    msw: [
      mock(reglage.list, {
        reglages: [
          {
            cle: 'delaiComplementJours',
            valeur: 30,
            defaut: 30,
            isModifie: false,
            version: 0,
            derniere: null,
            ecartee: '900',
          },
        ],
        inconnus: [],
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^La valeur 900, écrite hors de cette page/)).toBeVisible();
    await userEvent.click(await open(canvas, 'Rendre un complément'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Enregistrer/ }));
    await expect(await canvas.findByRole('link', { name: /Dites pourquoi/ })).toBeVisible();
    await expect(canvas.queryByText(/C’est déjà sa valeur/)).toBeNull();
  },
};

/** Quelqu’un l’a changé entre-temps : les deux valeurs, à garder ou à prendre. */
export const ChangedMeanwhile: ScreenStory = {
  globals: W1280,
  parameters: {
    msw: [
      mockProblem(reglage.save, 409, 'reglage.version-perimee', undefined, {
        isOnce: true,
        courant: {
          cle: 'delaiComplementJours',
          valeur: 28,
          defaut: 30,
          isModifie: true,
          version: 51,
          derniere: {
            id: 51,
            cle: 'delaiComplementJours',
            avant: null,
            apres: 28,
            motif: 'Vacances',
            parNomPrenom: 'Luc Meyer',
            faiteLe: '2026-11-20T10:00:00.000Z',
          },
          ecartee: null,
        },
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(canvas, 'Rendre un complément'));
    const field = await canvas.findByRole('textbox', { name: 'Nouvelle valeur' });
    await userEvent.clear(field);
    await userEvent.type(field, '20');
    await userEvent.type(canvas.getByRole('textbox', { name: /Pourquoi/ }), 'Essai');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 20 jours' }));
    await expect(await canvas.findByText('Luc Meyer vient de changer ce réglage')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Prendre 28 jours' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder 20 jours' }));
    // What is in force is theirs, now that one's own value is kept over it.
    await expect(await canvas.findByText('28 jours')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 20 jours' }));
    await expect(await open(canvas, 'Rendre un complément')).toBeVisible();
  },
};

/** Un réglage sensible demande de prouver que c’est bien soi. */
export const Proven: ScreenStory = {
  globals: W1280,
  args: { path: '/ADM/15/reglages/securite' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(canvas, 'Agir en tant qu’une autre personne'));
    const field = await canvas.findByRole('textbox', { name: 'Nouvelle valeur' });
    await userEvent.clear(field);
    await userEvent.type(field, '30');
    await userEvent.type(canvas.getByRole('textbox', { name: /Pourquoi/ }), 'Audit');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer 30 minutes' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Mot de passe/), 'mot de passe de l’essai');
    await userEvent.click(dialog.getByRole('button', { name: 'Vérifier' }));
    await expect(await open(canvas, 'Agir en tant qu’une autre personne')).toBeVisible();
  },
};

/** Les mentions légales se lisent à côté de ce que l’on écrit. */
export const LegalNotice: ScreenStory = {
  globals: W1280,
  args: { path: '/ADM/15/reglages/mentions' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(canvas, 'Éditeur'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nouvelle valeur' }), 'Caisse nationale');
    await waitFor(() => expect(canvas.getAllByText('Caisse nationale')).toHaveLength(2));
  },
};

/** Sur un téléphone, les familles d’abord ; une recherche traverse toutes les familles. */
export const OnAPhone: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const families = within(await canvas.findByRole('navigation', { name: 'Familles de réglages' }));
    await userEvent.click(families.getByRole('link', { name: /Pièces jointes/ }));
    await userEvent.click(await open(canvas, 'Taille d’un fichier'));
    // Nothing stands out of the card, and its buttons are as wide as one another.
    const field = await canvas.findByRole('textbox', { name: 'Nouvelle valeur' });
    const form = field.closest('form') ?? field;
    const { right } = canvas.getByRole('textbox', { name: /Pourquoi/ }).getBoundingClientRect();
    const parts = [...form.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right);
    await expect(Math.max(...parts)).toBeLessThanOrEqual(right + 1);
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    const widths = [/^Enregistrer/, 'Annuler', /^Revenir/].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().width,
    );
    await expect(new Set(widths.map(Math.round)).size).toBe(1);
  },
};

/** Ce qui est saisi n’est pas perdu sans question, et se retrouve après une reconnexion. */
export const LeftWhileTyping: ScreenStory = {
  globals: { viewport: { value: 'w360' } },
  args: { path: '/ADM/15/reglages/fichiers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await open(canvas, 'Taille d’un fichier'));
    await userEvent.type(await canvas.findByRole('textbox', { name: /Pourquoi/ }), 'Essai');
    for (const leave of [
      async () => userEvent.click(canvas.getByRole('link', { name: 'Habilis, accueil' })),
      async () => userEvent.type(canvas.getByRole('textbox', { name: /Pourquoi/ }), '{Escape}'),
      async () => userEvent.click(canvas.getAllByRole('button', { name: /^Modifier / })[0] ?? document.body),
    ]) {
      await leave();
      const asked = await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ });
      await userEvent.click(within(asked).getByRole('button', { name: 'Rester' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: /Pourquoi/ })).toHaveValue('Essai');
    }
  },
};

/** La recherche, ou rien d’autre que ce qui a changé. */
export const Searched: ScreenStory = {
  globals: W1280,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Chercher un réglage' }), 'avis');
    await expect(await open(canvas, 'Rendre un avis')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Seulement les réglages modifiés/ }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Modifier / })).toHaveLength(1));
  },
};
