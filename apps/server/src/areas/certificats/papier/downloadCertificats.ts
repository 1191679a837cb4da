import type { TirageDemande } from '@habilis/api/certificat/Tirage';
import type { FormatPapier } from '@habilis/domain/modele-certificat/Dessin';
import type { ValeursCertificat } from '@habilis/domain/modele-certificat/lectureOf';
import type { AuditEntry, Context, FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { dessinsOf, imagesOf } from './dessinsOf.ts';
import { certificatInScope } from './certificatScope.ts';
import { feuilleOf, imageDeFeuille } from './feuille.ts';
import { dessinSimple, type PapierTexts } from './papierTexts.ts';
import { type CertificatLu, readCertificats, valeursOf } from './readCertificats.ts';
import { renderTirageApart } from './renderTirageApart.ts';
import { answerBytes } from '../../../platform/files/answerBytes.ts';

type Options = Pick<TirageDemande, 'papier' | 'envoi'>;

const TYPES = { PDF: 'application/pdf', ZIP: 'application/zip' } as const;

/** A name in a file's name: letters, digits and hyphens of any alphabet. */
const inFilename = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '');

/** A certificat as it is printed. */
type Tire = Pick<CertificatLu, 'numero' | 'nom' | 'prenom' | FormatPapier> & { readonly valeurs: ValeursCertificat };

/** Certificats with what they show. */
export const tiresOf = (texts: PapierTexts, rows: readonly CertificatLu[]): Tire[] =>
  rows.map((row) => ({ ...row, valeurs: valeursOf(texts, row) }));

/** Whose work a file is: of the entite, or of the product where there are several, or none that is known. */
function auteurOf({ t }: PapierTexts, tires: readonly Tire[]): string {
  const [entite = '', ...others] = new Set(tires.map(({ valeurs }) => valeurs.raisonSocialeEntite ?? ''));
  return entite === '' || others.length > 0 ? t('certificats.papier.auteur') : entite;
}

/** The papers of certificats as the answer of a call; who took which is recorded. */
export async function answerPapiers(
  context: Pick<Context, 'db' | 'files' | 'now' | 'audit'>,
  texts: PapierTexts,
  tires: readonly Tire[],
  { papier, envoi, titre, audit }: Options & { readonly titre: string; readonly audit: Omit<AuditEntry, 'action'> },
): Promise<FileAnswer> {
  const { t, specimen } = texts;
  // What is taken away is recorded before it is, so that nothing is taken unseen.
  await context.audit({
    action: 'certificats-telecharges',
    ...audit,
    detail: { numeros: tires.map(({ numero }) => numero), papier, envoi },
  });
  const ids = [...new Set(tires.flatMap((tire) => tire[papier] ?? []))];
  const versions = await dessinsOf(context, ids);
  const bytes = await renderTirageApart({
    papiers: tires.map((tire) => ({
      valeurs: { ...tire.valeurs, ...versions.get(tire[papier] ?? 0)?.valeurs },
      // The first is the plain model.
      dessin: 1 + ids.indexOf(tire[papier] ?? 0),
      nomFichier: inFilename(`${tire.numero} ${tire.nom} ${tire.prenom}`),
    })),
    dessins: [dessinSimple(texts, papier), ...ids.flatMap((id) => versions.get(id)?.dessin ?? [])],
    images: await imagesOf(context, ids),
    envoi,
    titre,
    auteur: auteurOf(texts, tires),
    altQr: t('certificats.papier.alt-qr'),
    specimen,
    ecritLe: context.now,
  });
  return answerBytes(bytes, { userFilename: `${inFilename(titre)}.${envoi.toLowerCase()}`, typeMime: TYPES[envoi] });
}

/** Why a certificat has no paper of ours. */
export type SansPapierTitle = 'certificat.revoque-non-tire' | 'certificat.repris-non-tire';

/** Refuses a paper of ours for what another register gave, and for what is revoked (C1146). */
export function refuseSansPapier(
  { refuse: own }: Pick<Context<SansPapierTitle>, 'refuse'>,
  rows: readonly Pick<CertificatLu, 'repris' | 'statut'>[],
): void {
  if (rows.some(({ repris }) => repris)) throw own.conflict('certificat.repris-non-tire');
  if (rows.some(({ statut }) => statut === 'REVOQUE')) throw own.conflict('certificat.revoque-non-tire');
}

/** The certificats of these ids, all in the caller's scope and none revoked, in the order of the ids. */
export async function readChosen(
  context: RoleContext<SansPapierTitle>,
  ids: readonly number[],
  of: (row: CertificatLu) => boolean = () => true,
): Promise<CertificatLu[]> {
  const wanted = [...new Set(ids)];
  const found = await readCertificats(context, certificatInScope(context, 'issue-certificats'), wanted);
  const byId = new Map(found.filter(of).map((row) => [row.id, row]));
  const rows = wanted.flatMap((id) => byId.get(id) ?? []);
  if (rows.length < wanted.length) throw refuse.notFound();
  refuseSansPapier(context, rows);
  return rows;
}

/** Some certificats as one file. */
export async function downloadCertificats(
  context: RoleContext<SansPapierTitle>,
  texts: PapierTexts,
  { ids, papier, envoi }: TirageDemande,
): Promise<FileAnswer> {
  const rows = await readChosen(context, ids);
  const [first] = rows;
  const titre =
    first !== undefined && rows.length === 1
      ? texts.t('certificats.papier.titre-un', { numero: first.numero })
      : texts.t('certificats.papier.titre', { nombre: rows.length });
  return answerPapiers(context, texts, tiresOf(texts, rows), { papier, envoi, titre, audit: {} });
}

/** A certificat that the caller may issue, to be read as its paper shows it. */
async function readOne(context: RoleContext<SansPapierTitle>, id: number): Promise<CertificatLu> {
  const [row] = await readChosen(context, [id]);
  if (row === undefined) throw refuse.notFound();
  return row;
}

/** What the paper of a certificat shows. */
export const readFeuille = async (context: RoleContext<SansPapierTitle>, texts: PapierTexts, id: number) =>
  feuilleOf(context, texts, await readOne(context, id));

/** A picture of the paper of a certificat. */
export const readImage = async (
  context: RoleContext<SansPapierTitle | 'certificat.image-inconnue'>,
  { id, image }: { readonly id: number; readonly image: string },
): Promise<FileAnswer> => imageDeFeuille(context, await readOne(context, id), image);
