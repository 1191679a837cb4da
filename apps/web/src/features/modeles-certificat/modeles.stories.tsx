import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { exampleModeleCertificat } from '@habilis/api/mocks/fixtures/exampleModeleCertificat';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { perRun } from '@habilis/api/mocks/perRun';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { modeleCertificat } from '@habilis/api/modele-certificat/endpoints';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { expectTold, type ScreenStory, screenStory } from '../../screenStory.tsx';
import { clearToken } from '../../session/token.ts';

const account = exampleAccount({ roles: [exampleRole({ type: 'RD' })] });

/** Les modèles de certificat : leur liste, et leur page où les zones se placent à la souris comme au clavier. */
const meta = {
  ...screenStory,
  title: 'Écrans/Modèles de certificat',
  args: { path: '/RD/16/modeles-certificat' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers({ account }) },
};
export default meta;

/** A picture of one colour. */
async function logoOf(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, width, height);
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' });
}

/** Un modèle se cherche, et s’ouvre ; un nouveau part du modèle simple. */
export const List: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Certificat SST, acteur' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nouveau modèle' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le modèle' }));
    await expect(dialog.getByLabelText(/Intitulé/)).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
  },
};

/** What lets a slow page come. */
const late = perRun(() => Promise.withResolvers<void>());

/** Un modèle créé s’ouvre ; tant que sa page se charge, il ne se crée pas une seconde fois. */
export const Created: ScreenStory = {
  parameters: {
    msw: [
      mock(modeleCertificat.get, async () => {
        await late().promise;
        return exampleModeleCertificat();
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau modèle' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/Intitulé/), 'Certificat SST');
    await userEvent.click(dialog.getByRole('button', { name: /^Choisir Niveau/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Créer le modèle' }));
    await expect(await screen.findByText('Modèle créé, en brouillon')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeDisabled();
    late().resolve();
    await expect(await canvas.findByRole('group', { name: 'Page du certificat' })).toBeVisible();
  },
};

/** Au clavier seul : une zone se déplace, se dimensionne, se retire, et tout s’annule. */
export const Editor: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const nom = await canvas.findByRole('button', { name: /^Prénom et nom, X 17 / });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Certificat SST, acteur');
    await expect(document.title).toMatch(/^Certificat SST, acteur - /);
    nom.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    // What the eye sees is said: where the zone stands now, and that it lies over another one.
    await expect(await canvas.findByText(/Y 80,5 millimètres\. Cette zone en recouvre une autre/)).toBeInTheDocument();
    const moved = await canvas.findByRole('button', { name: /^Prénom et nom, X 18 .* Y 80,5 / });
    await expect(moved).toHaveFocus();
    await expect(canvas.getByText('Avant de publier')).toBeVisible();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(canvas.getByLabelText(/^Largeur/)).toHaveValue('194'));
    await expect(canvas.getByText(/^Prénom et nom, 194 millimètres sur/)).toBeInTheDocument();
    // At 100 % the page has the size of its paper: 297 millimètres.
    await userEvent.click(canvas.getByRole('radio', { name: /^100/ }));
    const { width } = canvas.getByRole('group', { name: 'Page du certificat' }).getBoundingClientRect();
    await expect((width * 25.4) / 96).toBeCloseTo(297, 1);
    moved.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Prénom et nom, X/ })).toBeNull());
    await expect(canvas.getByText(/Placez aussi.*Prénom et nom/)).toBeVisible();
    for (let count = 0; count < 4; count++) await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByRole('button', { name: /^Prénom et nom, X 17 / })).toBeVisible();
    await expect(canvas.queryByText('Avant de publier')).toBeNull();
    // Redone, what moved is selected; with the zone goes the focus, to the page.
    await userEvent.click(canvas.getByRole('button', { name: 'Refaire' }));
    const again = await canvas.findByRole('button', { name: /^Prénom et nom, X 18 / });
    await expect(again).toHaveAttribute('aria-pressed', 'true');
    again.focus();
    for (let count = 0; count < 3; count++) await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Page du certificat' })).toHaveFocus());
  },
};

/** Depuis la liste aussi, les flèches déplacent la zone choisie ; un seul message dit où elle est. */
export const FromTheList: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Prénom et nom, X 17 / });
    const row = canvas.getByRole('button', { name: 'Prénom et nom' });
    await userEvent.click(row);
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect(await canvas.findByRole('button', { name: /^Prénom et nom, X 18 .* Y 80,5 / })).toBeVisible();
    await expect(row).toHaveFocus();
    await expect(canvas.getAllByText(/Y 80,5 millimètres\. Cette zone en recouvre une autre/)).toHaveLength(1);
    // What is taken back is said too, and what was said before is true no more.
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText(/^Prénom et nom, X 18 .* Y 75,5 millimètres$/)).toBeInTheDocument();
    await expect(row).toHaveFocus();
    (await canvas.findByRole('button', { name: /^Prénom et nom, X 18 / })).focus();
    await userEvent.keyboard('{Delete}');
    await expect(await canvas.findByText('Retiré de la page : Prénom et nom')).toBeInTheDocument();
    // Had back, the zone takes the focus that the page had in its place.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Prénom et nom, X 18 / })).toHaveFocus());
    await expect(canvas.getByText(/^Prénom et nom, X 18 .* Y 75,5 millimètres$/)).toBeInTheDocument();
  },
};

/** À la souris : un champ vient de sa liste sur la page, une zone se tire par ses poignées, et s’aligne sur ses voisines. */
export const ByHand: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('group', { name: 'Page du certificat' });
    const { left, top, width } = page.getBoundingClientRect();
    const pixels = (mm: number) => (mm * width) / 297;
    const at = (x: number, y: number) => ({ clientX: left + pixels(x), clientY: top + pixels(y) });
    const field = canvas.getByRole('button', { name: 'Durée' });
    const beside = canvas.getByRole('button', { name: /^Prénom et nom, X 17 / });
    const dataTransfer = new DataTransfer();
    await fireEvent.dragStart(field, { dataTransfer });
    // The edge of the zones at 17 mm holds it, and the grid of 5 mm along the other side.
    for (const drag of [fireEvent.dragOver, fireEvent.drop]) await drag(beside, { dataTransfer, ...at(17.3, 131) });
    const placed = await canvas.findByRole('button', { name: /^Durée, X 17 .* Y 130 / });
    await waitFor(() => expect(placed).toHaveFocus());
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    await waitFor(() => expect(placed).not.toHaveAccessibleName(/Y 130 /));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByRole('button', { name: /^Durée, X 17 .* Y 130 / })).toBe(placed);
    // Undone, the zone keeps the focus and stays selected.
    await expect(placed).toHaveFocus();
    await waitFor(() => expect(placed.querySelectorAll('span').length).toBe(9));
    const corner = placed.querySelectorAll('span')[1] ?? placed;
    const pull = (type: string, x: number, y: number) =>
      corner.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, ...at(x, y) }));
    corner.setPointerCapture = () => undefined;
    pull('pointerdown', 77, 133);
    pull('pointermove', 100, 133);
    pull('pointerup', 100, 133);
    await waitFor(() => expect(canvas.getByLabelText(/^Largeur/)).toHaveValue('83'));
    await expect(canvas.getByLabelText(/^X/)).toHaveValue('17');
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}y{/Control}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Refaire' })).toBeDisabled());
  },
};

/** Un logo se choisit, se lit à qui ne le voit pas, et se place ; ce qui n’est pas une image est refusé en clair. */
export const Picture: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Image ou logo' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Placer l’image' }));
    await expect(await dialog.findByText('Ce champ est requis.')).toBeVisible();
    const chooser = () =>
      document.querySelector<HTMLInputElement>('[role=alertdialog] input[type=file]') ?? document.body;
    await userEvent.upload(chooser(), new File(['%PDF-1.7'], 'logo.png', { type: 'image/png' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Placer l’image' }));
    await expect(await dialog.findByText(/n’est pas une image lisible/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer logo.png' }));
    await userEvent.upload(chooser(), await logoOf(120, 60));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Texte de remplacement' }), 'Réseau Prévention');
    await userEvent.click(dialog.getByRole('button', { name: 'Placer l’image' }));
    await expect(await canvas.findByRole('img', { name: 'Réseau Prévention' })).toBeVisible();
    const zone = canvas.getByRole('button', { name: /^Image.*Réseau Prévention, X/ });
    await expect(zone).toHaveAttribute('aria-pressed', 'true');
    // Twice as wide as high.
    await expect(zone.clientWidth / zone.clientHeight).toBeCloseTo(2, 0);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled());
  },
};

/** Ses jours, ses sessions, qui signe et ce qui est dit : le signataire placé se lit aussitôt, et s’annule comme le reste. */
export const Settings: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réglages' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nom du signataire/ }), 'Marie Roussel');
    const end = within(dialog.getByRole('group', { name: /Jusqu’au/ }));
    const [day] = end.getAllByRole('spinbutton');
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('31122026');
    await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }));
    await expect(await dialog.findByText('La fin de validité précède son début.')).toBeVisible();
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('31122028');
    await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }));
    await expect(await canvas.findByText(/valable du 01\/01\/2027 au 31\/12\/2028/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Signataire' }));
    await expect(await canvas.findByText('Marie Roussel')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(await canvas.findByText(/valable à partir du 01\/01\/2027/)).toBeVisible();
  },
};

/** Des mots que le papier ne peut pas imprimer sont dits, sans empêcher de publier. */
export const Letters: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réglages' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Nom du signataire/ }), '王小明');
    await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Signataire' }));
    await expect(await canvas.findByText(/^Signataire\s: le papier ne peut pas en imprimer/)).toBeVisible();
    await expect(canvas.getByText('À vérifier')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier' })).toBeEnabled();
  },
};

/** Sur un téléphone, champs et propriétés viennent par-dessus la page ; une zone se règle par ses chiffres. */
export const OnAPhone: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Champs' }));
    const fields = within(await screen.findByRole('dialog', { name: 'Champs' }));
    await userEvent.click(fields.getByRole('button', { name: 'Prénom et nom' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Prénom et nom' }));
    const x = sheet.getByLabelText(/^X/);
    await userEvent.clear(x);
    await userEvent.type(x, '250');
    await userEvent.keyboard('{Enter}');
    await expect(await sheet.findByText(/Cette zone sort de la page/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Fermer' }));
    await expect(await canvas.findByText(/^Prénom et nom\s:\sCette zone sort de la page/)).toBeVisible();
    // The chosen zone's name stands in no button above the page: a long one would move it under the finger.
    await expect(canvas.getByRole('button', { name: 'Propriétés' })).toBeEnabled();
  },
};

/** L’exemple long montre ce qui ne tient pas ; publier dit ce qui change et ce qui reste. */
export const Publish: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Long' }));
    await expect(await canvas.findByText(/ROCHEFORT-DELAUNAY/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/1.214 certificats/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publier' }));
    await expect(await canvas.findByText('Version 3, publiée')).toBeVisible();
    // What is published is read only; the next version begins from it, and is not published before it differs.
    await expect(canvas.queryByRole('button', { name: /, X \d/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Long' }));
    await expect(await canvas.findByText(/ROCHEFORT-DELAUNAY/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Créer la version 4' }));
    await expect(await canvas.findByText('Version 4, brouillon')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Publier' })).toBeDisabled();
  },
};

/** Ce qui est publié reste lisible à côté du brouillon qui le suivra. */
export const PublishedBesideDraft: ScreenStory = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Version 2, publiée' }));
    await expect(await canvas.findByText(/1.214 certificats délivrés/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /, X \d/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Reprendre la version 3' }));
    await expect(await canvas.findByText('Version 3, brouillon')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Voir la version 2, publiée' }));
    await expect(await canvas.findByRole('link', { name: 'Reprendre la version 3' })).toBeVisible();
  },
};

/** The zone of the name, wherever it stands. */
const NOM = /^Prénom et nom, X/;

/** Ce qui est dessiné survit à la fin de la session : reconnecté, on le retrouve, et il s’annule encore. */
export const SessionEndsWhileDrawing: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  globals: { viewport: { value: 'w1280' } },
  parameters: {
    msw: [
      mockProblem(modeleCertificat.update, 401, 'non-authentifie', undefined, { isOnce: true }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: NOM })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    clearToken();
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Identifiant/ }), 'rdi90001');
    await userEvent.type(canvas.getByLabelText('Mot de passe', { selector: 'input' }), 'mot de passe{Enter}');
    await userEvent.click(await canvas.findByRole('link', { name: 'Modèles de certificat' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Certificat SST, acteur' }));
    await expect(await canvas.findByRole('button', { name: NOM })).toHaveAccessibleName(/X 19 /);
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(canvas.getByRole('button', { name: NOM })).toHaveAccessibleName(/X 18 /);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectTold('Modèle enregistré');
  },
};

/** Lire la version publiée ne perd pas ce qui est dessiné sans qu’on l’ait demandé. */
export const ReadBesideWhatIsDrawn: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: NOM })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('link', { name: 'Voir la version 2, publiée' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer\u202f?' }));
    await userEvent.click(question.getByRole('button', { name: 'Rester' }));
    await expect(canvas.getByRole('button', { name: NOM })).toHaveAccessibleName(/X 18 /);
  },
};

const theirs = exampleModeleCertificat();

/** Un autre a enregistré entre-temps : on garde son dessin, ou l’on reprend le sien, qui s’annule. */
export const ChangedMeanwhile: ScreenStory = {
  args: { path: '/RD/16/modeles-certificat/41' },
  parameters: {
    msw: [
      mockProblem(modeleCertificat.update, 409, 'modele-certificat.version-perimee', undefined, {
        courant: { ...theirs, version: theirs.version + 1, zones: theirs.zones.map((zone) => ({ ...zone, x: 10 })) },
      }),
      ...sliceHandlers({ account }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: NOM })).focus();
    await userEvent.keyboard('{ArrowRight}');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await save();
    await expect(await canvas.findByText('Ce modèle a changé entre-temps')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Garder ma saisie' }));
    await expect(canvas.getByRole('button', { name: NOM })).toHaveAccessibleName(/X 18 /);
    await save();
    await userEvent.click(await canvas.findByRole('button', { name: 'Relire la version enregistrée' }));
    await expect(canvas.getByRole('button', { name: NOM })).toHaveAccessibleName(/X 10 /);
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler' }));
    await expect(canvas.getByRole('button', { name: NOM })).toHaveAccessibleName(/X 18 /);
  },
};
