import { certificat } from '@habilis/api/certificat/endpoints';
import type { CertificatDuTitulaire } from '@habilis/api/certificat/titulaire';
import { certificatMocks } from '@habilis/api/mocks/certificatMocks';
import { exampleAccount } from '@habilis/api/mocks/fixtures/exampleAccount';
import { exampleCertificats } from '@habilis/api/mocks/fixtures/exampleCertificats';
import { exampleFeuille } from '@habilis/api/mocks/fixtures/exampleFeuille';
import { exampleRole } from '@habilis/api/mocks/fixtures/exampleRole';
import { LIGNES_DE_FEUILLE } from '@habilis/api/mocks/fixtures/LIGNES_DE_FEUILLE';
import { mock } from '@habilis/api/mocks/mock';
import { mockProblem } from '@habilis/api/mocks/mockProblem';
import { problemAnswer } from '@habilis/api/mocks/problemAnswer';
import { sliceHandlers } from '@habilis/api/mocks/sliceHandlers';
import { sessionCertification } from '@habilis/api/session-certification/endpoints';
import { expect, screen, waitFor, within } from 'storybook/test';
import { type ScreenStory, screenStory } from '../../screenStory.tsx';

const handlersOf = (type: 'G' | 'F' | 'RC' | 'R' | 'ADM', certificats = exampleCertificats()) =>
  sliceHandlers({ account: exampleAccount({ roles: [exampleRole({ type })] }), certificats });
const phone = { viewport: { value: 'w360' } };

/** Les certificats : les trouver, voir ceux qui prennent fin, les lire, emporter leur liste. */
const meta = {
  ...screenStory,
  title: 'Écrans/Certificats',
  args: { path: '/G/13/certificats' },
  parameters: { ...screenStory.parameters, msw: handlersOf('G') },
};
export default meta;

/** La liste montre ceux qui sont en vigueur ; une recherche et une vue se gardent dans l’adresse. */
export const List: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'SST-1-2026-004817' });
    await expect(link).toHaveAttribute('href', '/G/13/certificats/4817');
    await expect(canvas.queryByText('SST-1-2024-002088')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'À renouveler' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'SST-1-2026-004817' })).toBeNull());
    await expect(canvas.getAllByText(/^dans \d+/)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: 'Tous' }));
    await expect(await canvas.findByText('Expiré')).toBeVisible();
    await expect(canvas.getByText('Révoqué')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Numéro ou titulaire' }), 'roux{Enter}');
    await waitFor(() => expect(canvas.queryByText('Révoqué')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'SST-1-2024-002088' })).toBeVisible();
  },
};

/** Ceux que l’on choisit partent en un seul fichier ; un révoqué ne se choisit pas. De quoi choisir laisse sa place à la table, avec l’entité aussi. */
export const Chosen: ScreenStory = {
  args: { path: '/ADM/21/certificats?vue=tous' },
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: handlersOf('ADM') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'SST-1-2026-004817' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Entité/ })).toBeVisible();
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Sélectionner / });
    await expect(boxes.filter((box) => box.getAttribute('aria-disabled') === 'true')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tout sélectionner sur cette page' }));
    await expect(await canvas.findByText(`${boxes.length - 1} sélectionnés`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Télécharger en un PDF' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Un fichier chacun (ZIP)' })).toBeEnabled());
  },
};

export const ListOnAPhone: ScreenStory = { globals: phone };

const withRepris = (type: 'G' | 'ADM') =>
  handlersOf(type, [
    ...exampleCertificats(),
    ...exampleCertificats()
      .filter(({ id }) => id === 4818)
      .map((one) => ({
        ...one,
        id: 12,
        numero: 'CERT/2025/0012',
        repris: true,
        sessionId: null,
        numeroSession: null,
        dateSession: null,
      })),
  ]);

/** Un certificat repris du registre précédent se voit dans la liste, et ne se choisit pas pour en tirer le papier. */
export const TakenOverInList: ScreenStory = {
  globals: { viewport: { value: 'w1280' } },
  parameters: { msw: withRepris('G') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'CERT/2025/0012' })).toBeVisible();
    await expect(canvas.getByText('Repris')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /CERT\/2025\/0012/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Sa page dit que le papier n’est pas le nôtre ; qui peut le révoquer le fait refaire, et le nouveau s’ouvre. */
export const TakenOver: ScreenStory = {
  args: { path: '/ADM/21/certificats/12' },
  parameters: { msw: withRepris('ADM') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Repris du registre précédent')).toBeVisible();
    await expect(canvas.getByText('C-12')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Télécharger/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Refaire' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Refaire' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('SST-1-2026-004817'));
  },
};

export const TakenOverOnAPhone: ScreenStory = {
  args: { path: '/ADM/21/certificats/12' },
  parameters: { msw: withRepris('ADM') },
  globals: phone,
};

/** Un nom que le papier ne sait pas écrire est dit sur la page du certificat. */
export const UnprintableName: ScreenStory = {
  args: { path: '/G/13/certificats/4817' },
  parameters: {
    msw: handlersOf(
      'G',
      exampleCertificats().map((one) => (one.id === 4817 ? { ...one, nom: '王', prenom: '小明' } : one)),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Le papier ne peut pas imprimer certaines lettres de ce nom/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('SST-1-2026-004817');
    await expect(document.title).toMatch(/^SST-1-2026-004817 - /);
  },
};

/** Une vue sans certificat dit pourquoi. */
export const EmptyView: ScreenStory = {
  args: { path: '/G/13/certificats?vue=a-renouveler' },
  parameters: { msw: handlersOf('G', []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun certificat à renouveler' })).toBeVisible();
  },
};

/** Ce qui prend fin, par niveau : un geste ouvre la session de maintien et actualisation des compétences. */
export const Renewals: ScreenStory = {
  args: { path: '/G/13/certificats?vue=a-renouveler' },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Préparer des sessions MAC' }));
    await expect(await canvas.findByRole('heading', { name: 'Certificats à renouveler' })).toBeVisible();
    const [all, ...boxes] = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(2);
    await expect(boxes[1]).toBeDisabled();
    await expect(canvas.getByText('déjà inscrit à une session en cours')).toBeVisible();
    await userEvent.click(all ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Préparer une session MAC' }));
    await expect(await canvas.findByRole('link', { name: 'Choisissez au moins un stagiaire.' })).toBeVisible();
    await userEvent.click(all ?? document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Préparer une session MAC (1)' }));
    await expect(await canvas.findByRole('heading', { name: /Session d/ })).toBeVisible();
  },
};

export const RenewalsOnAPhone: ScreenStory = { args: { path: '/G/13/certificats/a-renouveler' }, globals: phone };

const DU_TITULAIRE_REVOQUE: CertificatDuTitulaire = {
  numero: 'SST-1-2026-004817',
  statut: 'REVOQUE',
  nom: 'Roy',
  prenom: 'Léo',
  libelleDispositifNiveau: 'SST – Sauveteur secouriste du travail',
  mode: 'INI',
  dateObtention: '2026-06-13',
  dateFin: '2028-06-12',
  raisonSociale: 'Lorraine Prévention Formation',
  codeCourt: '7K3M-9QX2-AB10',
  remplacePar: null,
  caisse: 'Carsat Nord-Est',
  revocation: { date: '2026-11-20', motif: 'SESSION_IRREGULIERE' },
  dateExpiration: '2026-12-20',
};
/** Le titulaire lit son certificat par le lien qu’il a reçu, sans compte. */
export const OfItsHolder: ScreenStory = {
  args: { path: '/mon-certificat/4817-20261220-cle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre certificat' })).toBeVisible();
    await expect(canvas.getByText('7K3M-9QX2-AB10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Télécharger' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Badge numérique' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Votre employeur' })).toBeVisible();
    await expect(canvas.getByText(/Téléchargez votre certificat pour le garder/)).toBeVisible();
  },
};

/** Le lien d’un certificat révoqué dit depuis quand, pourquoi, ce que cela change au travail et à qui demander ; rien n’y est à télécharger. */
export const OfItsHolderRevoked: ScreenStory = {
  args: { path: '/mon-certificat/4817-20261220-cle' },
  parameters: {
    msw: [mock(certificat.duTitulaire, DU_TITULAIRE_REVOQUE), ...handlersOf('G')],
  },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Révoqué depuis le 20/11/2026' })).toBeVisible();
    await expect(canvas.getByText('La session n’a pas été tenue selon les règles.')).toBeVisible();
    await expect(canvas.getByText(/prévenez votre employeur/)).toBeVisible();
    await expect(canvas.getByText(/Demandez à l’entité Lorraine.*Carsat Nord-Est/)).toBeVisible();
    await expect(canvas.queryByText(/Téléchargez/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Télécharger' })).toBeNull();
    await expect(canvas.getByText(/^Ne remettez plus ce certificat/)).toBeVisible();
  },
};

/** Sur un téléphone, les mots du certificat se suivent, à la taille de ceux de la page. */
export const OfItsHolderOnAPhone: ScreenStory = {
  args: { path: '/mon-certificat/4817-20261220-cle' },
  globals: phone,
  play: async ({ canvas }) => {
    const sheet = within(await canvas.findByRole('region', { name: 'Le certificat' }));
    await expect(await sheet.findByText('Léo ROY')).toBeVisible();
    const title = sheet.getByRole('heading', { level: 3 });
    await expect(title).toHaveTextContent('SST – Sauveteur secouriste du travail');
    // In reading order: how it is verified comes last.
    const last = sheet.getByRole('img', { name: 'Code QR à scanner pour vérifier ce certificat' });
    await expect(title.compareDocumentPosition(last) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(sheet.getByText('SPÉCIMEN — DÉMONSTRATION')).toBeVisible();
  },
};

/** Ce qui ne se lit pas se redemande. */
export const SheetLost: ScreenStory = {
  args: { path: '/G/13/certificats/4817' },
  parameters: { msw: [mockProblem(certificat.feuille, 503, 'service-indisponible'), ...handlersOf('G')] },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Le certificat ne peut pas être affiché pour le moment.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
};

/** Most by which a line of the screen stands beside that of the PDF, in millimetres: browsers put a baseline on a whole pixel, here an eighth of one. */
const NEAR = 0.1;

/** La feuille à l’écran tient chaque ligne du PDF, coupée aux mêmes mots, là où il la tient. */
export const Sheet: ScreenStory = {
  args: { path: '/G/13/certificats/4817' },
  parameters: { msw: [mock(certificat.feuille, exampleFeuille('long')), ...handlersOf('G')] },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Le certificat' });
    await within(region).findByText('Marie-Bénédicte ROCHEFORT-DELAUNAY');
    const linesOf = () => [...region.querySelectorAll<HTMLElement>('p > span, h3 > span')];
    const words = ({ textContent }: HTMLElement) => textContent.trimEnd();
    // Letters are measured anew once their typeface is there.
    await waitFor(() =>
      expect(linesOf().map(words).toSorted()).toEqual(LIGNES_DE_FEUILLE.map(([it]) => it).toSorted()),
    );
    const sheet = linesOf()[0]?.closest('p')?.parentElement?.getBoundingClientRect();
    if (sheet === undefined) throw new Error('pas de feuille');
    const scale = 297 / sheet.width;
    const placed = linesOf().map((line) => {
      // A box without height stands on the baseline.
      const mark = Object.assign(document.createElement('span'), { style: 'display: inline-block' });
      line.append(mark);
      const [{ left }, { bottom }] = [line.getBoundingClientRect(), mark.getBoundingClientRect()];
      mark.remove();
      return { texte: words(line), x: (left - sheet.left) * scale, base: (bottom - sheet.top) * scale };
    });
    const isThere = ([texte, x, base]: (typeof LIGNES_DE_FEUILLE)[number]) =>
      placed.some((it) => it.texte === texte && Math.abs(it.x - x) < NEAR && Math.abs(it.base - base) < NEAR);
    await expect(LIGNES_DE_FEUILLE.filter((ligne) => !isThere(ligne))).toEqual([]);
  },
};

/** Un lien qui a pris fin le dit. */
export const OfItsHolderEnded: ScreenStory = {
  args: { path: '/mon-certificat/perime' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien n’ouvre plus aucun certificat.')).toBeVisible();
    await expect(canvas.getByText(/^Un lien personnel sert pendant 30 jours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retrouver tous mes certificats' })).toHaveAttribute(
      'href',
      '/mes-certificats',
    );
    // Told once, by the page.
    await expect(screen.queryByText('Introuvable')).toBeNull();
  },
};

/** Le lien d’un courriel confirme qu’on suit un certificat, puis y met fin ; le titulaire n’est pas nommé. */
export const Followed: ScreenStory = {
  args: { path: '/suivi-certificat/7-cle' },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Recevoir un courriel quand/)).toBeVisible();
    await expect(canvas.queryByText(/Royer/i)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await expect(await canvas.findByText('Vous suivez ce certificat')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vous suivez ce certificat' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus suivre' }));
    await expect(await canvas.findByText('Votre adresse est effacée.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: /ne suivez plus/ })).toHaveFocus());
  },
};
export const FollowedNoMore: ScreenStory = {
  args: { path: '/suivi-certificat/perime' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien ne suit plus aucun certificat.')).toBeVisible();
    await expect(canvas.getByText(/^Le certificat a pris fin ou a été révoqué/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vérifier un certificat' })).toHaveAttribute('href', '/certificat');
    // Told once, by the page.
    await expect(screen.queryByText('Introuvable')).toBeNull();
  },
};

/** Le lien d’un courriel confirme qu’on suit une liste ; on y retire et ajoute des certificats, et on y met fin. */
export const FollowedList: ScreenStory = {
  args: { path: '/suivi-liste/7-cle' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Recevoir un courriel le lundi quand un de ces 3 certificats/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vous suivez cette liste' })).toHaveFocus());
    // What wants an act stands first.
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/Révoqué/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir SST-1-2026-004811' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer de la liste' }));
    await waitFor(() => expect(canvas.queryByText('SST-1-2026-004811')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    const field = canvas.getByRole('textbox', { name: 'Coller' });
    await expect(field).toHaveAccessibleDescription(/Collez au moins un code de certificat/);
    await userEvent.type(field, 'Mme Martin 7K3M-9QX2-AB19');
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter' }));
    await expect(await canvas.findByText('SST-1-2026-004900')).toBeVisible();
    await expect(field).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Ne plus suivre cette liste' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vous ne suivez plus cette liste' })).toHaveFocus());
  },
};
export const FollowedListOnPhone: ScreenStory = {
  args: { path: '/suivi-liste/8-cle' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Jusqu’au 12\/06\/2027/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Suivre encore un an' })).toBeVisible();
  },
};
export const FollowedListNoMore: ScreenStory = {
  args: { path: '/suivi-liste/perime' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien ne suit plus aucune liste.')).toBeVisible();
    await expect(canvas.getByText(/^Un an a passé sans que vous demandiez à la suivre encore/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /liste/ })).toHaveAttribute('href', '/verifier-liste');
    // Told once, by the page.
    await expect(screen.queryByText('Introuvable')).toBeNull();
  },
};

/** Le réseau cherche aussi par entité, sans voir les dates de naissance. */
export const Network: ScreenStory = {
  args: { path: '/R/19/certificats' },
  parameters: { msw: handlersOf('R') },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Entité ou SIRET' }), 'introuvable{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Aucun certificat ne correspond' })).toBeVisible();
  },
};

/** Un certificat : son titulaire, ses dates, d’où il vient, et les autres du même titulaire. */
export const One: ScreenStory = {
  args: { path: '/G/13/certificats/4817' },
  parameters: {
    msw: handlersOf(
      'G',
      exampleCertificats().map((one) => (one.id === 2088 ? { ...one, habilisId: 'STG14817' } : one)),
    ),
  },
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Élodie Marchand$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Télécharger' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'S-2026-004702' })).toHaveAttribute('href', '/G/13/sessions/4702');
    await expect(canvas.getByRole('link', { name: 'SST, acteur' })).toHaveAttribute('href', '/G/13/certificats/2088');
    // How many addresses follow it, never who: « Suivi par : personne » would be read as nobody in charge.
    await expect(canvas.getByText('Suivi par courriel')).toBeVisible();
    await expect(canvas.getByText(/^3\sadresses$/)).toBeVisible();
  },
};

/** Avant l’envoi, on lit l’adresse où part le lien. */
export const SentToItsHolder: ScreenStory = {
  args: { path: '/G/13/certificats/4817' },
  parameters: { msw: handlersOf('G') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Envoyer au titulaire' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Le lien personnel part à amandine.royer@example.org.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer au titulaire' }));
    await expect(await screen.findByText('Le lien part par courriel au titulaire')).toBeVisible();
  },
};

/** Ce qui ne prouve plus rien se dit d’abord. */
export const Revoked: ScreenStory = {
  args: { path: '/G/13/certificats/4701' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Révoqué le 18\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText('Motif : Résultat erroné.')).toBeVisible();
    await expect(canvas.getByText('Aucun autre certificat que vous puissiez lire.')).toBeVisible();
    // A revoked one has no paper any more.
    await expect(canvas.queryByRole('button', { name: 'Télécharger' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Badge numérique' })).toBeNull();
    await expect(canvas.queryByRole('region', { name: 'Le certificat' })).toBeNull();
  },
};

const admin = (details: Parameters<typeof certificatMocks>[1]) => ({
  msw: [...certificatMocks(exampleCertificats(), details), ...handlersOf('ADM')],
});

/** Une révocation est tenue un moment : on lit jusqu’à quand, et on peut y revenir. */
export const Held: ScreenStory = {
  args: { path: '/ADM/15/certificats/4817' },
  parameters: admin({}),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Révoquer' }));
    await userEvent.click(await screen.findByRole('button', { name: /Motif/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Fausse déclaration' }));
    await userEvent.type(screen.getByLabelText('Explication'), 'Émargements faux.');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Révoquer' }));
    await expect(await canvas.findByText(/^Révocation le .* à \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByText('Émargements faux.')).toBeVisible();
    await expect(canvas.getByText(/^Par Camille Administratrice, le/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Révoquer' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler la révocation' }));
    await expect(await canvas.findByRole('button', { name: 'Révoquer' })).toBeVisible();
    await expect(canvas.queryByText(/^Révocation le/)).toBeNull();
  },
};

/** Qui a part à un certificat lit pourquoi il ne le révoque pas. */
export const BarredFromRevoking: ScreenStory = {
  args: { path: '/ADM/15/certificats/4817' },
  parameters: admin({ 4817: { partPrise: 'titulaire' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ce certificat est le vôtre/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Révoquer' })).toBeNull();
  },
};

export const HeldOnAPhone: ScreenStory = {
  ...Held,
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Révoquer' })).toBeVisible();
  },
};

/** Un nom se corrige ici : un autre certificat est fait, et les deux se lisent l’un depuis l’autre. */
export const Corrected: ScreenStory = {
  args: { path: '/ADM/15/certificats/4701' },
  parameters: admin({
    4701: {
      statut: 'REMPLACE',
      revocation: {
        motif: 'REMPLACE',
        texte: 'Nom de naissance.',
        decideeLe: '2026-11-18T10:00:00.000Z',
        appliqueLe: '2026-11-18T10:00:00.000Z',
        annulable: false,
        auteurNomPrenom: null,
        roleType: 'ADM',
      },
      remplacePar: { id: 4817, numero: 'SST-1-2026-004817', nom: 'Marchand', prenom: 'Élodie' },
    },
    4817: {
      remplace: { id: 4701, numero: 'SST-1-2026-004701', nom: 'D’Œuvre', prenom: 'Éloïse' },
      correction: { ligneId: 7, version: 3 },
    },
  }),
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('heading', { name: 'Remplacé par SST-1-2026-004817' });
    const told = canvas.getByText(/^Son nom a été corrigé/);
    await expect(next.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('button', { name: 'Révoquer' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'SST-1-2026-004817' }));
    await expect(await canvas.findByRole('link', { name: 'SST-1-2026-004701' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Corriger le nom' }));
    await userEvent.type(await screen.findByLabelText('Prénom'), '王');
    await expect(screen.getByText(/^Le certificat ne peut pas imprimer certaines lettres/)).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await expect(screen.queryByText(/^Le certificat ne peut pas imprimer certaines lettres/)).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Refaire le certificat' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toBeInvalid());
    await expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('C’est le nom qu’il porte déjà.');
  },
};

const replaced = { meanwhile: false };

/** Quelqu’un d’autre l’a corrigé entre-temps : la fenêtre le dit, et reste. */
export const CorrectedByAnother: ScreenStory = {
  args: { path: '/ADM/15/certificats/4817' },
  beforeEach: () => {
    replaced.meanwhile = false;
  },
  parameters: {
    msw: [
      mock(sessionCertification.corriger, () => {
        replaced.meanwhile = true;
        return problemAnswer(409, 'session-certification.version-perimee');
      }),
      ...admin({
        4817: {
          get correction() {
            return replaced.meanwhile ? null : { ligneId: 7, version: 3 };
          },
        },
      }).msw,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger le nom' }));
    await userEvent.type(await screen.findByLabelText('Nom'), '-Roche');
    await userEvent.type(screen.getByLabelText(/^Commentaire/), 'Nom d’usage.');
    await userEvent.click(screen.getByRole('button', { name: 'Refaire le certificat' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Corriger le nom', hidden: true })).toBeNull());
    await expect(screen.getByText(/^Cette session a été modifiée entre-temps/)).toBeVisible();
  },
};

export const EndedOnAPhone: ScreenStory = {
  args: { path: '/G/13/certificats/2088' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Il a pris fin le/)).toBeVisible();
  },
};
