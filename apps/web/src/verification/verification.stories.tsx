import { exampleCertificat } from '@habilis/api/mocks/fixtures/exampleCertificat';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import { encodePayload, SIGNATURE_BYTES } from '@habilis/domain/certificat/payload';
import { DOCUMENT_SANS_TEXTE, type DocumentLu } from '@habilis/domain/certificat/DocumentLu';
import type { VerdictSigne } from '@habilis/domain/certificat/verdictSigne';
import { createTexts, TextProvider } from '@habilis/i18n/TextProvider';
import type { Messages } from '@habilis/i18n/loadMessages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { CheckAnswer } from './CheckAnswer.tsx';
import { CheckShell } from './CheckShell.tsx';
import type { CheckedSigned } from './checkSigned.ts';
import { NOTHING_KNOWN } from './known.ts';
import { loadTexts } from './loadTexts.ts';
import type { Answer } from './useCheck.ts';
import { VerificationPage } from './VerificationPage.tsx';

type Args = { readonly answer: Partial<Answer>; readonly demonstration: boolean; readonly isOnline: boolean };
const AT = '2026-11-20T13:32:00Z';
const SST = 'SST – Sauveteur secouriste du travail';
const PRAP = 'PRAP – Acteur PRAP IBC';
const TITRES = new Map([
  ['SST-1', SST],
  ['PRAP-1', PRAP],
]);
const SIGNED: CheckedSigned = {
  verdict: 'verifiee',
  payload: {
    cleId: 300,
    serial: 4817,
    dateObtention: '2026-06-13',
    dateFin: '2028-06-12',
    codeNiveau: 'SST-1',
    initiales: 'A R',
    numeroHabilitation: '128/2023/SST-1/02',
  },
  titre: SST,
  listeDu: '2026-11-19',
  isClockWrong: false,
  remplacePar: null,
};
const alone = (verdict: VerdictSigne, more: Partial<CheckedSigned> = {}): Partial<Answer> => ({
  signed: { ...SIGNED, verdict, ...more },
});

/** La vérification d’un certificat : un mot, ce sur quoi il repose, le contenu à comparer, ce qui est prouvé et ce qui ne l’est pas. */
const meta = {
  title: 'Écrans/Vérification d’un certificat',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { answer: {}, demonstration: false, isOnline: false },
  loaders: [() => ({ messages: loadTexts() })],
  render: ({ answer, demonstration, isOnline }, { loaded }) => (
    <TextProvider messages={loaded['messages'] as Messages}>
      <CheckShell isOnline={isOnline} heading="Vérifier un certificat">
        <CheckAnswer
          answer={{ code: '', document: null, live: null, signed: null, isLocal: !isOnline, at: AT, ...answer }}
          titres={TITRES}
          demonstration={demonstration}
          supportEmail="support@habilis.example.org"
          onOther={fn()}
        />
      </CheckShell>
    </TextProvider>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ce que la page montre dès que la réponse est là. */
const says = (...words: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async function play({ canvas, canvasElement }) {
    for (const word of words) await expect((await canvas.findAllByText(word))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  };
const phone = { viewport: { value: 'w360' } };

/** Sans réseau : la signature, la liste et sa date ; jamais un nom. La réponse prend le focus. */
export const Verified: Story = {
  args: { answer: alone('verifiee') },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Signature vérifiée')).toBeVisible();
    await expect(canvas.getByText('Liste des révocations du 19/11/2026')).toBeVisible();
    await expect(canvas.getByText('SST-1-2026-004817')).toBeVisible();
    await expect(canvas.queryByText(/ROYER/)).toBeNull();
    await expect(document.activeElement?.contains(canvas.getByText('Signature vérifiée'))).toBe(true);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const ListTooOld: Story = {
  args: { answer: alone('liste-ancienne', { listeDu: '2026-09-02' }) },
  globals: phone,
  play: says('Signature vérifiée', /^liste de révocations trop ancienne.*02\/09\/2026$/),
};
export const WithoutList: Story = {
  args: { answer: alone('liste-absente', { listeDu: null }) },
  play: says('aucune liste de révocations', 'Cet appareil n’en a reçu aucune liste.'),
};
export const ListedRevoked: Story = {
  args: { answer: alone('revoque') },
  play: says('Révoqué', 'Ce certificat y figure.', 'Le 19/11/2026, ce certificat était révoqué.'),
};
export const ListedReplaced: Story = {
  args: { answer: alone('remplace', { remplacePar: 'SST-1-2026-005120' }) },
  globals: phone,
  play: says('Remplacé', 'SST-1-2026-005120'),
};
export const Ended: Story = {
  args: { answer: alone('expire', { payload: { ...SIGNED.payload, dateFin: '2026-06-13' } }) },
  play: says('Expiré', 'depuis le 14/06/2026'),
};
export const WrongSignature: Story = {
  args: { answer: alone('signature-fausse') },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Signature fausse')).toBeVisible();
    await expect(canvas.queryByText('SST-1-2026-004817')).toBeNull();
  },
};
export const UnknownKey: Story = {
  args: { answer: alone('cle-inconnue') },
  play: says('Clé inconnue', 'Réessayez avec le réseau.'),
};
export const StolenKey: Story = {
  args: { answer: alone('cle-compromise') },
  play: says('Clé volée', 'Ce certificat est signé par une clé signalée comme volée.'),
};
export const WrongClock: Story = {
  args: { answer: alone('verifiee', { isClockWrong: true }) },
  globals: phone,
  play: says('La date de ce téléphone semble fausse'),
};
/** Le bandeau de la démonstration se voit toujours, au-dessus du verdict. */
export const Demonstration: Story = {
  args: { answer: alone('verifiee'), demonstration: true },
  globals: phone,
  play: says('SPÉCIMEN — DÉMONSTRATION', 'Signature vérifiée'),
};

/** Avec le réseau : l’état de maintenant, le nom entier, l’habilitation le dernier jour de formation. */
export const Valid: Story = {
  args: { isOnline: true, answer: { live: exampleCertificat('VALIDE') } },
  play: says('Amandine ROYER', 'jusqu’au 12/06/2028', 'Le dernier jour de formation, l’entité était habilitée.'),
};
export const Expired: Story = {
  args: { isOnline: true, answer: { live: exampleCertificat('EXPIRE') } },
  globals: phone,
  play: says('depuis le 14/06/2026'),
};
export const Revoked: Story = {
  args: { isOnline: true, answer: { live: exampleCertificat('REVOQUE') } },
  globals: phone,
  play: says('Révoqué', 'le 04/09/2026', 'Amandine ROYER'),
};
/** Repris du registre précédent, trouvé par son numéro : le papier n’est pas le nôtre, et le nom ne se dit pas à qui devine un numéro. */
export const TakenOver: Story = {
  args: {
    isOnline: true,
    answer: {
      live: {
        ...exampleCertificat('VALIDE'),
        repris: true,
        signatureVerifiee: false,
        numero: 'CERT/2025/0012',
        nom: null,
        prenom: null,
      },
    },
  },
  globals: phone,
  play: async (context) => {
    await says('Repris du registre précédent', 'CERT/2025/0012', 'A R', /^Le registre de Habilis contient/)(context);
    await expect(context.canvas.queryByText(/délivré par Habilis\.$/)).toBeNull();
  },
};
/** Plusieurs certificats d’un même ancien numéro : aucun n’est désigné. */
export const SharedNumber: Story = {
  args: { isOnline: true, answer: { live: { ...exampleCertificat(), raison: 'numero-partage' } } },
  play: says('Plusieurs certificats du registre précédent portent ce numéro.'),
};
/** Refait sous un nom corrigé : ce qui le remplace se dit d’abord, et la formation reste prouvée. */
export const Replaced: Story = {
  args: { isOnline: true, answer: { live: exampleCertificat('REMPLACE') } },
  globals: phone,
  play: async (context) => {
    await says('Remplacé', 'SST-1-2026-005120', /^Ce certificat a été refait/, '04/09/2026')(context);
    await expect(context.canvas.queryByText(/Révoqué|ne prouve plus/)).toBeNull();
  },
};
/** Un certificat en PDF, tel que ses lignes se lisent. */
function lu(changes: Partial<Record<'titre' | 'nom' | 'fin' | 'numero', string>> = {}): DocumentLu {
  const { titre = SST, nom = 'Amandine ROYER', fin = '12/06/2028', numero = 'SST-1-2026-004817' } = changes;
  const texts = [
    ['Entité habilitée sous le numéro 128/2023/SST-1/02', 10],
    [titre, 33],
    ['est délivré à', 12],
    [nom, 27],
    ['Obtenu le 13/06/2026', 13],
    [`Valable jusqu’au ${fin}`, 13],
    [numero, 11],
  ] as const;
  const lignes = texts.map(([texte, taille], at) => ({ texte, taille, x: 50, y: 40 * (at + 1), largeur: 300 }));
  return { lignes, isAnnote: false };
}
const online = (document: DocumentLu, statut: 'VALIDE' | 'REVOQUE' = 'VALIDE'): Partial<Args> => ({
  isOnline: true,
  answer: { live: exampleCertificat(statut), document },
});
/** Le PDF dit ce qui est signé : l’état du certificat d’abord, le document ensuite. */
export const DocumentAuthentic: Story = {
  args: online(lu()),
  play: says('Valide', 'Document authentique', 'Les autres lignes.', /jamais le document\.$/),
};
/** Un document authentique peut être celui d’un certificat révoqué : les deux se disent. */
export const DocumentAuthenticRevoked: Story = {
  args: online(lu(), 'REVOQUE'),
  globals: phone,
  play: says('Révoqué', 'Document authentique'),
};
/** Chaque différence, avant le certificat d’origine, dont l’état n’est plus en vert. */
export const DocumentModified: Story = {
  args: online(lu({ nom: 'Bernard MARTIN', fin: '12/06/2029', titre: PRAP, numero: 'SST-1-2026-004818' })),
  play: async (context) => {
    await says(
      'Modifié',
      '4 différences avec le certificat d’origine',
      'Le document dit Bernard MARTIN, le certificat d’origine dit Amandine ROYER.',
      'Le document dit 12/06/2029, la signature dit 12/06/2028.',
      'Le certificat d’origine',
      'Valide jusqu’au 12/06/2028',
    )(context);
    await expect(context.canvas.queryByText('Valide')).toBeNull();
    await expect(context.canvas.queryByText(/personne ne l’a modifié/)).toBeNull();
  },
};
export const DocumentModifiedOffline: Story = {
  args: { answer: { ...alone('verifiee'), document: lu({ nom: 'Bernard MARTIN', fin: '12/06/2029' }) } },
  globals: phone,
  play: async (context) => {
    await says(
      'Modifié',
      'Le document dit Bernard MARTIN, la signature dit A R.',
      /^Signature vérifiée valable/,
    )(context);
    await expect(context.canvas.queryByText(/^Signature vérifiée$|personne ne l’a modifié/)).toBeNull();
  },
};
/** Sans réseau, le nom entier reste à comparer. */
export const DocumentAuthenticOffline: Story = {
  args: { answer: { ...alone('verifiee'), document: lu() } },
  globals: phone,
  play: says('Signature vérifiée', 'Document authentique', /le nom a les bonnes initiales\.$/, 'Le nom.'),
};
/** Une image n’est jamais dite authentique. */
export const DocumentPicture: Story = {
  args: online(DOCUMENT_SANS_TEXTE),
  globals: phone,
  play: says('Valide', 'À comparer à l’œil', 'Comparez chaque ligne au document papier.'),
};
export const DocumentNotWhole: Story = {
  args: online(lu({ numero: '', titre: 'Ancien intitulé' })),
  play: says('À comparer à l’œil', /^Non reconnu dans ce PDF.*Intitulé, Numéro\./),
};
export const DocumentAnnotated: Story = {
  args: online({ ...lu(), isAnnote: true }),
  play: says('À comparer à l’œil', /^Ce PDF porte une annotation/),
};
/** D’un code inconnu, le document ne se compare à rien. */
export const DocumentUnknown: Story = {
  args: { isOnline: true, answer: { live: exampleCertificat('INCONNU'), document: lu() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inconnu')).toBeVisible();
    await expect(canvas.queryByText(/Document authentique|Modifié|À comparer/)).toBeNull();
  },
};
/** Rien n’est dit d’un certificat inconnu. */
export const Unknown: Story = {
  args: { isOnline: true, answer: { live: exampleCertificat('INCONNU') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inconnu')).toBeVisible();
    await expect(canvas.queryByText('Titulaire')).toBeNull();
  },
};

/** Un code modifié ou coupé ne se confond pas avec autre chose qu’un code ; rien n’est dit de son contenu, qui ne se lit plus. */
export const Damaged: Story = {
  args: { answer: { live: { ...exampleCertificat('INCONNU'), raison: 'abime' } } },
  globals: phone,
  play: says('Inconnu', /^Ce code ressemble à celui d’un certificat/),
};

const KNOWN = Promise.resolve(NOTHING_KNOWN);
const wholePage: NonNullable<Story['render']> = (_, { loaded }) => (
  <TextProvider messages={loaded['messages'] as Messages}>
    <VerificationPage known={KNOWN} />
  </TextProvider>
);
const listRead = fn();

/** Révoqué, dit le serveur : l’appareil relit la liste, pour le dire aussi sans réseau. */
export const RevokedIsKept: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('/api/qrcode/certificat', () => HttpResponse.json(exampleCertificat('REVOQUE'))),
        http.get('/api/qrcode/revocations', () => {
          listRead();
          return HttpResponse.json({ liste: '' });
        }),
        http.get('/api/*', () => HttpResponse.json([])),
      ],
    },
  },
  beforeEach: () => void listRead.mockClear(),
  render: wholePage,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code du certificat' }), '7k3m 9qx2 ab10{Enter}');
    await expect(await canvas.findByText('Révoqué')).toBeVisible();
    await waitFor(() => expect(listRead).toHaveBeenCalledTimes(1));
  },
};

/** Habilis à l’arrêt : le champ dit qu’un code court attend ; d’un QR code, la page dit ce que l’appareil sait seul. */
export const Stopped: Story = {
  globals: phone,
  parameters: {
    msw: {
      handlers: [
        http.post('/api/qrcode/certificat', () => HttpResponse.json({ title: 'arret.complet' }, { status: 503 })),
        http.get('/api/*', () => HttpResponse.json([])),
      ],
    },
  },
  render: wholePage,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code du certificat' });
    await userEvent.type(code, '7k3m 9qx2 ab10{Enter}');
    await expect(
      await canvas.findByText(/^Habilis est à l’arrêt pour une mise à jour : seul un QR code se vérifie\./),
    ).toBeVisible();
    const bytes = Uint8Array.of(...encodePayload(SIGNED.payload), ...new Uint8Array(SIGNATURE_BYTES));
    await userEvent.clear(code);
    await userEvent.click(code);
    await userEvent.paste(urlOfCertificat(location.origin, bytes));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Habilis est à l’arrêt pour une mise à jour.')).toBeVisible();
    await expect(canvas.getByText('La réponse ci-dessus est celle de cet appareil seul.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Un code manque : le champ dit lequel. La caméra absente ou refusée : la page dit que faire. */
export const Form: Story = {
  parameters: {
    msw: { handlers: [http.post('/api/qrcode/certificat', () => HttpResponse.json(exampleCertificat('VALIDE')))] },
  },
  render: (_, { loaded }) => {
    const messages = loaded['messages'] as Messages;
    document.title = createTexts(messages)('scanner-qrcode.titre');
    return (
      <TextProvider messages={messages}>
        <VerificationPage known={KNOWN} />
      </TextProvider>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Vérifier' }));
    await expect(await canvas.findByText('Tapez le code imprimé sous le QR code.')).toBeVisible();
    const asked = spyOn(navigator.mediaDevices, 'getUserMedia');
    await userEvent.click(canvas.getByRole('button', { name: 'Scanner avec la caméra' }));
    await expect(await canvas.findByRole('heading', { name: /caméra/ })).toBeVisible();
    // Enough pixels for a code on a sheet held whole.
    await expect(asked).toHaveBeenCalledWith({
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    asked.mockRestore();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Scanner avec la caméra' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code du certificat' }), 'pas un code{Enter}');
    await expect(await canvas.findByText('Ce n’est pas le code d’un certificat, ou il est incomplet.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Code du certificat' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code du certificat' }), '7k3m 9qx2 ab10{Enter}');
    // Heard first, in one text.
    await expect(await canvas.findByRole('heading', { name: /^Valide.*Amandine ROYER/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Vérifier un autre certificat' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
