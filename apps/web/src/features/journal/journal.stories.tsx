import type { EntreeJournal } from '@habilis/api/journal/EntreeJournal';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleChaine, exampleJournal } from '@habilis/api/mocks/fixtures/exampleJournal';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { journalMocks } from '@habilis/api/mocks/journalMocks';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const [OTHER] = exampleJournal() as [EntreeJournal];
const account = exampleAccount({ roles: [exampleRole({ type: 'ADM' })] });

/** Qui a fait quoi, sur quoi, à la place de qui ; la lecture y est inscrite. */
const meta = {
  ...screenStory,
  title: 'Écrans/Journal',
  args: { path: '/ADM/12/journal' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** [D1092] Un acte dit qui, à la place de qui, avant et après ; ouvert, sa requête et son sceau. */
export const Default: ScreenStory = {
  play: async ({ canvas, step, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Actes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/Votre lecture est elle-même inscrite au journal/)).toBeVisible();
    await step('sous le nom d’une autre personne, les deux noms', async () => {
      await expect(canvas.getByText('Fatou Ndiaye')).toBeVisible();
      await expect(canvas.getByText('à la place de Sophie Marchal')).toBeVisible();
    });
    await step('ce que le temps seul fait est d’Habilis', () =>
      expect(canvas.getByText('Habilis', { selector: 'p' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Détail\s: Niveau modifié, 19\/11\/2026 à 17:10:04$/ }));
    await expect(within(list).getByRole('row', { name: /^Heures.* 7 14$/ })).toBeVisible();
    const regle = within(within(list).getAllByRole('listitem')[1] ?? list);
    await expect(regle.getByText(/Requête 7f3c90ab/)).toBeVisible();
    await expect(regle.getByText(/empreinte b81e…04d9, chaînée à la précédente/)).toBeVisible();
    await expect(canvas.getByText(/^Chaîne vérifiée le 20\/11\/2026 à 04:30$/)).toBeVisible();
    await expect(canvas.getByText('1 acte attend son sceau')).toBeVisible();
  },
};

/** [D1092] Qui se connecte est nommé par son compte, et un réglage par son nom. */
export const SaidByName: ScreenStory = {
  parameters: {
    msw: [
      ...journalMocks({
        entries: [
          {
            ...OTHER,
            id: 415,
            action: 'connexion',
            acteur: null,
            objet: { type: 'personne', id: 7, libelle: 'Alain Kieffer' },
            lignes: [],
          },
          {
            ...OTHER,
            id: 414,
            action: 'reglage-modifie',
            objet: null,
            lignes: [
              { champ: 'cle', avant: null, apres: 'delaiComplementJours' },
              { champ: 'valeur', avant: '30', apres: '40' },
            ],
          },
        ],
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Alain Kieffer')).length).toBeGreaterThan(1);
    await expect(canvas.queryByText('Personne non connectée')).toBeNull();
    await expect(canvas.getByText(/^Réglage modifié\s: Rendre un complément$/)).toBeVisible();
  },
};

/** La vie d’un seul objet, sur un téléphone. */
export const OneObjectOnAPhone: ScreenStory = {
  args: { path: '/ADM/12/journal?objet=DH-2026-0433&objetType=demande-habilitation&objetId=1' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'La vie de DH-2026-0433' })).toBeVisible();
  },
};

/** [D1094] Une chaîne qui ne tient plus est dite en haut, par sa première ligne. */
export const BrokenChain: ScreenStory = {
  parameters: {
    msw: [
      ...journalMocks({
        chaine: { ...exampleChaine(), anomalies: ['rang 2 : l’entrée 2 a été modifiée ou déplacée'] },
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La chaîne ne tient plus')).toBeVisible();
    await expect(canvas.getByText(/rang 2 : l’entrée 2 a été modifiée ou déplacée/)).toBeVisible();
  },
};

/** Rien trouvé : ce qu’il faut élargir. */
export const NothingFound: ScreenStory = {
  args: { path: '/ADM/12/journal?objet=DH-1999-0001' },
  parameters: { msw: [...journalMocks({ entries: exampleJournal() }), ...sliceHandlers({ account })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Élargissez la période/)).toBeVisible();
  },
};

/** [D1095] L’export dit ce que le fichier contient et comment il se vérifie. */
export const Export: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exporter avec sa preuve' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    // It comes in gently.
    await waitFor(() => expect(dialog.getByText(/verify-journal/)).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Télécharger' })).toBeVisible();
  },
};
