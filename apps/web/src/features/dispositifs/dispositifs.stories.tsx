import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleDispositifNiveau } from '@habilis/api/mocks/fixtures/exampleDispositifs';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const accountOf = (type: 'RD' | 'I') => exampleAccount({ roles: [exampleRole({ type })] });
const account = accountOf('RD');
const phone = { viewport: { value: 'w360' } };

/** Les dispositifs et leurs niveaux : les consulter, les créer, les régler, avec les pièces que chacun demande. */
const meta = {
  ...screenStory,
  title: 'Écrans/Dispositifs',
  args: { path: '/RD/16/dispositifs' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** Ceux que l’on gère viennent d’abord ; la recherche reste dans l’adresse. */
export const List: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    const sections = await canvas.findAllByRole('heading', { level: 2 });
    await expect(sections[0]).toHaveTextContent('Sauvetage secourisme du travail');
    await userEvent.type(canvas.getAllByRole('searchbox')[0] ?? document.body, 'introuvable{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Aucun niveau ne correspond' })).toBeVisible();
  },
};

export const Level: ScreenStory = {
  args: { path: '/RD/16/dispositifs/11' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('RDI90001')).toBeVisible();
    await expect(canvas.getByText(/Pièce retirée : Attestation d’assurance/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Modifier le niveau' })).toBeVisible();
  },
};

/** Un instructeur consulte, et ne change rien. */
export const ReadOnly: ScreenStory = {
  args: { path: '/I/18/dispositifs/21' },
  parameters: { msw: sliceHandlers({ account: accountOf('I') }) },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Plan de la plateforme pédagogique')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Modifier le niveau' })).toBeNull();
  },
};

/** On ajoute une pièce, on en retire une, l’ordre se change ; ce qui manque se dit à son champ. */
export const Edit: ScreenStory = {
  args: { path: '/RD/16/dispositifs/11/modifier' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer la pièce 1' }));
    await expect(canvas.getByRole('button', { name: 'Ajouter une pièce' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter une pièce' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect((await canvas.findAllByText(/Nommez la pièce\./))[0]).toBeVisible();
    const names = canvas.getAllByLabelText('Nom de la pièce');
    await userEvent.type(names.at(-1) ?? document.body, 'CV');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('link', { name: 'Modifier le niveau' })).toBeVisible();
  },
};

/** Un niveau plus strict se confirme, après ce qui en dépend. */
export const Shortened: ScreenStory = {
  args: { path: '/RD/16/dispositifs/11/modifier' },
  parameters: {
    msw: [
      mockProblem(dispositifNiveau.update, 409, 'dispositif-niveau.plus-strict', undefined, {
        courant: {
          durcissements: ['validite', 'fermeture'],
          habilitations: 7,
          demandes: 2,
          sessions: 1,
          formateurs: 1,
          noms: {
            habilitations: ['Brasserie Lorentz', 'Lorraine Prévention Formation'],
            demandes: ['DH-2026-0041', 'DH-2026-0044'],
            sessions: ['S-2026-004817'],
            formateurs: ['Julie Perrin'],
          },
        },
      }),
      ...sliceHandlers({ account }),
    ],
  },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    const asking = await screen.findByRole('alertdialog');
    await expect(asking).toHaveTextContent(
      'Personne ne pourra plus le demander une première fois, et aucune session ne s’y ouvrira plus',
    );
    await expect(asking).toHaveTextContent('7 habilitations en cours');
    await expect(asking).toHaveTextContent('2 demandes en cours seront lues');
    await expect(asking).toHaveTextContent('Brasserie Lorentz, Lorraine Prévention Formation et 5 de plus.');
    await expect(asking).toHaveTextContent('Un formateur n’a pas le certificat');
    await expect(asking).toHaveTextContent('Julie Perrin.');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await expect((await canvas.findAllByText(/Ce niveau devient plus strict/))[0]).toBeVisible();
  },
};

/** Quelqu’un d’autre l’a changé : on choisit ce qui reste. */
export const Stale: ScreenStory = {
  args: { path: '/RD/16/dispositifs/11/modifier' },
  parameters: {
    msw: [
      mockProblem(dispositifNiveau.update, 409, 'dispositif-niveau.version-perimee', undefined, {
        courant: exampleDispositifNiveau({ version: 8, niveau: 'Sauveteur', modifiable: true }),
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enregistrer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Relire la version enregistrée' }));
    await expect(canvas.getByLabelText('Nom du niveau')).toHaveValue('Sauveteur');
  },
};

/** Un niveau nouveau : son code vient de son dispositif. */
export const Create: ScreenStory = {
  args: { path: '/RD/16/dispositifs/nouveau' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Dispositif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sauvetage secourisme du travail' }));
    await expect(canvas.getByLabelText('Code')).toHaveValue('SST-');
    await userEvent.click(canvas.getByRole('button', { name: 'Créer le niveau' }));
    await expect((await canvas.findAllByText(/un tiret et un rang/))[0]).toBeVisible();
  },
};
