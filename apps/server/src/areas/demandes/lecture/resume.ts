import type { DemandeAdministrative } from '@habilis/api/demande-administrative/DemandeAdministrative';
import type { DemandeHabilitation } from '@habilis/api/demande-habilitation/DemandeHabilitation';
import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import type { MessageFil } from '@habilis/api/fil/Fil';
import type { FileUpload } from '@habilis/api/file/FileUpload';
import { type Fait, faitsOf } from '@habilis/domain/demande-administrative/faitsOf';
import { valeurAncree } from '@habilis/domain/demande-habilitation/valeurAncree';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { formatDate, formatFileSize, formatInstantDate, formatTime } from '@habilis/i18n/format';
import type { LetterTexts } from '../lettre/LetterTexts.ts';
import { PAGE_PLACES, type PdfBlock, type PdfDocument } from '../../../platform/pdf/PdfDocument.ts';

type Format = LetterTexts['format'];
type Fact = { readonly name: string; readonly value: string };

const NONE = 'aucun';

/** The value of a fact in words. */
function wordsOf(format: Format, { genre, valeur }: Fait): string {
  if (valeur === null) return format('entites.fait.vide');
  switch (genre) {
    case 'date':
      return formatDate(valeur);
    case 'oui-non':
      return format(valeur === 'oui' ? 'listes.oui' : 'listes.non');
    case 'typeEntite':
      return format.find(`entites.type-entite.${valeur}`) ?? valeur;
    case 'regime':
      return format.find(`entites.regime.${valeur}`) ?? valeur;
    case 'nda-en-cours':
      return format('entites.nda-en-cours');
    case 'texte':
    case 'identifiant':
      return valeur;
  }
}

const section = (title: string, blocks: readonly PdfBlock[]): PdfBlock[] =>
  blocks.length === 0 ? [] : [{ kind: 'subheading', text: title }, ...blocks];

const facts = (rows: readonly Fact[]): PdfBlock[] => (rows.length === 0 ? [] : [{ kind: 'facts', facts: rows }]);

/** The documents as a table: what each is, its file, its size and the day when it was given. */
function piecesTable(
  format: Format,
  pieces: readonly FileUpload[],
  labelOf: (piece: FileUpload) => string,
): PdfBlock[] {
  const columns = [
    { name: format('lettres.resume.piece'), share: 2.2 },
    { name: format('lettres.resume.fichier-colonne'), share: 2.6 },
    { name: format('lettres.resume.taille'), share: 0.9 },
    { name: format('lettres.resume.deposee'), share: 1 },
  ];
  const rows = pieces.map((piece) => [
    labelOf(piece),
    piece.userFilename,
    formatFileSize(piece.taille),
    formatInstantDate(piece.deposeLe),
  ]);
  return rows.length === 0
    ? [{ kind: 'paragraph', text: format('lettres.resume.sans-piece') }]
    : [{ kind: 'table', columns, rows }];
}

/** What was written about a demande, the oldest first, as its reader sees it (DH957). */
function echanges(format: Format, messages: readonly MessageFil[]): PdfBlock[] {
  const rows = messages.map(({ ecritLe, auteur, texte, cote }) => [
    format('lettres.resume.instant', { date: formatInstantDate(ecritLe), heure: formatTime(ecritLe) }),
    auteur ?? format(cote === 'EXAMEN' ? 'lettres.resume.reseau' : 'lettres.resume.parti'),
    texte,
  ]);
  const columns = [
    { name: format('lettres.resume.ecrit'), share: 1.2 },
    { name: format('lettres.resume.auteur'), share: 1.4 },
    { name: format('lettres.resume.message'), share: 3.6 },
  ];
  return section(format('lettres.resume.echanges'), rows.length === 0 ? [] : [{ kind: 'table', columns, rows }]);
}

type Head = {
  readonly title: string;
  readonly numero: string | null;
  readonly facts: readonly Fact[];
  readonly now: Date;
};

function documentOf({ format, specimen }: LetterTexts, head: Head, blocks: readonly PdfBlock[]): PdfDocument {
  const { title, numero, now } = head;
  return {
    title,
    sender: [format('lettres.resume.emetteur')],
    hasMark: true,
    writtenLe: now,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: format('lettres.resume.date', { date: formatInstantDate(now.toISOString()) }) },
      ...facts(head.facts),
      ...blocks,
    ],
    footer: format('lettres.resume.pied', { numero: numero ?? NONE }),
    pageLabel: format('lettres.page', PAGE_PLACES),
    specimen,
  };
}

/** Facts that are known: those without a value are left out of the head. */
const known = (rows: readonly (readonly [name: string, value: string | null | undefined])[]): Fact[] =>
  rows.flatMap(([name, value]) => (value == null || value === '' ? [] : [{ name, value }]));

const dayOf = (date: string | null): string | null => (date === null ? null : formatDate(date));

/** What a demande administrative says, as its reader sees it. */
export function resumeAdministratif(
  texts: LetterTexts,
  demande: DemandeAdministrative,
  messages: readonly MessageFil[],
  now: Date,
): PdfDocument {
  const { format } = texts;
  const { numero, caisseInstructrice, currentWorkflowTask, dateLastSoumission } = demande;
  const faits = faitsOf(demande);
  const sections = (['entite', 'adresse', 'contact', 'diffusion'] as const).flatMap((tab) =>
    section(
      format(`entites.onglet.${tab}`),
      facts(faits[tab].map((one) => ({ name: format(`entites.fait.${one.nom}`), value: wordsOf(format, one) }))),
    ),
  );
  const labelOf = ({ champ }: FileUpload) => format.find(`entites.piece.${champ}`) ?? champ;
  const head = {
    title: format('lettres.resume.titre-DA', { entite: demande.raisonSociale ?? numero ?? '' }),
    numero,
    now,
    facts: known([
      [format('lettres.reference.demande'), numero],
      [format('lettres.resume.etape'), format.find(`workflow.tache.${currentWorkflowTask.currentTaskDefinitionKey}`)],
      [format('lettres.resume.soumise'), dayOf(dateLastSoumission)],
      [format('lettres.reference.caisse'), caisseInstructrice?.libelle],
    ]),
  };
  const pieces = section(format('lettres.resume.pieces'), piecesTable(format, demande.fileUploads, labelOf));
  return documentOf(texts, head, [...sections, ...pieces, ...echanges(format, messages)]);
}

type Known = {
  readonly niveau: DispositifNiveau | null;
  readonly siret: string | null;
  readonly messages: readonly MessageFil[];
};

/** What a demande d'habilitation says, as its reader sees it. */
export function resumeHabilitation(
  texts: LetterTexts,
  demande: DemandeHabilitation,
  { niveau, siret, messages }: Known,
  now: Date,
): PdfDocument {
  const { format } = texts;
  const { numero, caisse, currentWorkflowTask, dateLastSoumission, formateurs, plateformeMobile } = demande;
  const slots = [...(niveau?.pedagogiqueUploadFieldsConfig ?? []), ...(niveau?.techniqueUploadFieldsConfig ?? [])];
  const files = new Map(demande.fileUploads.map((one) => [one.id, one.intitule]));
  const labelOf = ({ id, champ }: FileUpload) =>
    files.get(id) ??
    slots.find((slot) => String(slot.id) === champ)?.libelle ??
    format.find(`lettres.resume.piece.${champ}`) ??
    champ;
  const places = valeurAncree(demande, 'plateformesFixes').map(({ libelle }, index) => ({
    name: format('habilitations.demande.plateforme', { rang: index + 1 }),
    value: libelle,
  }));
  const mobile = { name: format('habilitations.demande.plateforme-mobile'), value: format('listes.oui') };
  const persons = valeurAncree(demande, 'formateurs').map(({ libelle }) => libelle);
  const head = {
    title: format('lettres.resume.titre-DH', { entite: demande.entiteDemandeuse?.raisonSociale ?? numero ?? '' }),
    numero,
    now,
    facts: known([
      [format('lettres.reference.demande'), numero],
      [format('lettres.reference.siret'), siret === null ? null : formatSiret(siret)],
      [format('lettres.reference.niveau'), niveau?.libelle],
      [format('lettres.reference.mode'), format(`lettres.mode.${demande.habilitationSourceMode}`)],
      [format('lettres.resume.etape'), format.find(`workflow.tache.${currentWorkflowTask.currentTaskDefinitionKey}`)],
      [format('lettres.resume.soumise'), dayOf(dateLastSoumission)],
      [format('lettres.reference.caisse'), caisse?.libelle],
      [
        format('lettres.resume.decision'),
        demande.decision === null ? null : format(`lettres.ordre.decision.${demande.decision}`),
      ],
    ]),
  };
  return documentOf(texts, head, [
    ...section(
      format('habilitations.demande.onglet.plateformes'),
      facts(plateformeMobile ? [...places, mobile] : places),
    ),
    ...section(
      format('habilitations.demande.onglet.formateurs'),
      formateurs.length === 0 ? [] : [{ kind: 'list', items: persons }],
    ),
    ...section(format('lettres.resume.pieces'), piecesTable(format, demande.fileUploads, labelOf)),
    ...echanges(format, messages),
  ]);
}
