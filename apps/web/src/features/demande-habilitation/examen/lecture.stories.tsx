import { demandeHabilitation as dh } from '@habilis/api/demande-habilitation/endpoints';
import type { Vues } from '@habilis/api/lecture/Vues';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleAvis } from '@habilis/api/mocks/fixtures/exampleAvis';
import { exampleDemandeHabilitation, exampleDhFile } from '@habilis/api/mocks/fixtures/exampleDemandeHabilitation';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { lectureMocks } from '@habilis/api/mocks/lectureMocks';
import { mock } from '@habilis/api/mocks/mock';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../../screenStory.tsx';

/** Une demande à lire par l’instructeur qui l’a prise en charge. */
function toRead({ tab = 'pedagogie', vues }: { readonly tab?: string; readonly vues?: Vues } = {}) {
  const account = exampleAccount({ roles: [exampleRole({ type: 'I', id: 18 })] });
  const demandeHabilitation = exampleDemandeHabilitation(
    {
      fileUploads: [
        exampleDhFile(),
        exampleDhFile({ id: 42, champ: '102', userFilename: 'déroulé.docx', typeMime: 'application/msword' }),
        exampleDhFile({ id: 43, champ: 'lettreEngagement', userFilename: 'lettre signée.pdf' }),
      ],
    },
    { taskKey: 'instruction', role: 'I' },
  );
  return {
    args: { path: `/I/18/demandes-habilitation/433/${tab}` },
    parameters: {
      msw: [mock(dh.avis, exampleAvis()), ...lectureMocks(vues), ...sliceHandlers({ account, demandeHabilitation })],
    },
    beforeEach: () => localStorage.clear(),
  };
}

/** La demande d’habilitation à lire : ses faits à côté de ses pièces, un complément demandé sur le fait que l’on lit. */
const meta = {
  ...screenStory,
  title: 'Écrans/Lecture d’une demande',
  args: { path: '/I/18/demandes-habilitation/433/pedagogie' },
  parameters: { ...screenStory.parameters, msw: sliceHandlers() },
};
export default meta;

const LOADED = { timeout: 15_000 };
const page = () => screen.findByRole('region', { name: 'Page 1 sur 1' }, LOADED);

/** La première pièce non vue est ouverte ; J et K vont de l’une à l’autre, V la marque, sans souris ni téléchargement. */
export const ByKeys: ScreenStory = {
  ...toRead(),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await page()).toHaveTextContent('Effectif moyen mensuel'), LOADED);
    await expect(canvas.getByRole('checkbox', { name: 'Vue' })).not.toBeChecked();
    await userEvent.keyboard('v');
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Vue' })).toBeChecked());
    await expect(canvas.getByText('1 pièce vue sur 3')).toBeInTheDocument();
    // Beside what ends the examination; no obstacle.
    await expect(canvas.getByText('1 pièce sur 3 marquée vue')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByText('Cette pièce se télécharge')).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lettre d’engagement signée' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pièce suivante' })).toBeDisabled();
    await userEvent.keyboard('kk');
    await expect(canvas.getByRole('checkbox', { name: 'Vue' })).toBeChecked();
  },
};

/** Les touches + et − partent de ce que la page montre, même à la largeur, comme les boutons. */
export const ZoomByKeys: ScreenStory = {
  ...toRead(),
  play: async ({ canvas, userEvent }) => {
    await page();
    const percent = () => Number.parseInt(canvas.getByText(/^\d+\s%$/).textContent, 10);
    const fitted = percent();
    await userEvent.keyboard('-');
    await waitFor(() => expect(percent()).toBeLessThan(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Largeur' }));
    await waitFor(() => expect(percent()).toBe(fitted));
    await userEvent.click(canvas.getByRole('button', { name: 'Agrandir' }));
    const larger = percent();
    await expect(larger).toBeGreaterThan(fitted);
    await userEvent.click(canvas.getByRole('button', { name: 'Largeur' }));
    await waitFor(() => expect(percent()).toBe(fitted));
    await userEvent.keyboard('+');
    await waitFor(() => expect(percent()).toBe(larger));
  },
};

/** Ce qui fut marqué ailleurs l’est ici. */
export const MarkedElsewhere: ScreenStory = {
  ...toRead({ vues: { sections: ['niveau'], fichiers: [41, 42] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 pièces vues sur 3')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: /^Niveau.*vue/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Lettre d’engagement signée' })).toBeVisible();
  },
};

/** Un complément se demande sur le fait que l’on lit, sans rien cacher ; les points se rassemblent et partent ensemble. */
export const AskInPlace: ScreenStory = {
  ...toRead({ tab: 'formateurs' }),
  play: async ({ canvas, userEvent }) => {
    const ask = await canvas.findByRole('button', { name: 'Demander un complément sur « Formateurs »' });
    ask.focus();
    await userEvent.keyboard('c');
    const text = await canvas.findByRole('textbox', { name: 'Ce que l’entité lira' });
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text).toHaveAccessibleDescription(/Choisissez un motif/);
    await userEvent.click(canvas.getByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Périmé' }));
    await userEvent.type(text, 'Le certificat.');
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('1 · Périmé')).toBeVisible();
    // The focus comes back to the point; another one that is left without words goes.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Modifier' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Demander un complément sur « Autres documents »' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Demander un complément (1 point)' }));
    const section = within(canvas.getByRole('region', { name: 'Demander un complément' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(1);
    await expect(section.getByRole('listitem')).toHaveTextContent('Le certificat.');
    await expect(section.getByRole('textbox', { name: 'Commentaire (facultatif)' })).toHaveValue('');
    await userEvent.click(section.getByRole('button', { name: 'Envoyer à l’entité' }));
    await waitFor(
      () => expect(canvas.queryByRole('button', { name: 'Demander un complément (1 point)' })).toBeNull(),
      LOADED,
    );
  },
};

/** Un point demande trois clics : l’ouvrir, relire ce qui part, l’envoyer. */
export const AskedInThreeClicks: ScreenStory = {
  ...toRead({ tab: 'formateurs' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Demander un complément sur « Formateurs »' }, LOADED);
    const all = canvas.getAllByRole('button', { name: /^Demander un complément sur/ });
    await expect(new Set(all.map(({ textContent }) => textContent)).size).toBe(all.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Demander un complément sur « Formateurs »' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Ce que l’entité lira' })).toHaveFocus());
    await userEvent.keyboard('Qui remplace l’animatrice ?');
    await userEvent.click(canvas.getByRole('button', { name: 'Demander un complément (1 point)' }));
    const section = within(canvas.getByRole('region', { name: 'Demander un complément' }));
    await expect(section.getByRole('listitem')).toHaveTextContent('Qui remplace l’animatrice ?');
    await userEvent.click(section.getByRole('button', { name: 'Envoyer à l’entité' }));
    await waitFor(
      () => expect(canvas.queryByRole('button', { name: 'Demander un complément (1 point)' })).toBeNull(),
      LOADED,
    );
  },
};

/** Les touches d’une lettre se lisent par « ? », se coupent, et le restent. */
export const KeysOff: ScreenStory = {
  ...toRead(),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Raccourcis clavier' });
    await userEvent.keyboard('?');
    const help = within(await screen.findByRole('dialog', { name: 'Raccourcis clavier' }));
    await waitFor(() => expect(help.getByText('Afficher ces raccourcis')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Raccourcis clavier' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Raccourcis d’une seule touche' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Raccourcis clavier' })).toHaveFocus());
    await userEvent.keyboard('v');
    await expect(canvas.getByRole('checkbox', { name: 'Vue' })).not.toBeChecked();
    await expect(Object.keys(localStorage).some((key) => key.startsWith('habilis-touches:'))).toBe(true);
    // The button that has the focus says its name, until the focus leaves it.
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const OnAPhone: ScreenStory = {
  ...toRead(),
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pièces' }));
    await expect(await page()).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
