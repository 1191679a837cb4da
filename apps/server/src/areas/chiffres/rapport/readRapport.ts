import type { statistique } from '@habilis/api/statistique/endpoints';
import type { PageStatistique } from '@habilis/api/statistique/Statistique';
import type { QueryOf } from '@habilis/api/endpoint';
import { CAISSES } from '@habilis/domain/entite/caisses';
import { scopeOf } from '@habilis/domain/role/scopeOf';
import { isParCaisse, SUJETS_DU_ROLE } from '@habilis/domain/statistique/SUJETS_STATISTIQUE';
import type { Formatter } from '@habilis/i18n/createFormatter';
import type { FileAnswer, RoleContext } from '../../../platform/Handler.ts';
import { answerPdf } from '../../../platform/pdf/answerPdf.ts';
import { filtresDe } from '../page/Lecture.ts';
import { readPage } from '../page/readPage.ts';
import { rapportDocument } from './rapportDocument.ts';

type RapportContext = RoleContext<'statistique.periode-invalide'>;

/** What the figures are of: a caisse, an entite, else what the role sees. */
async function perimetreOf({ db, caller: { role } }: RapportContext, t: Formatter): Promise<string> {
  const scope = scopeOf(role.type, 'read-statistiques');
  if (scope === 'caisse' && role.mrpId !== null) {
    const { libelle } = await db
      .selectFrom('mrp')
      .select('libelle')
      .where('id', '=', role.mrpId)
      .executeTakeFirstOrThrow();
    return libelle;
  }
  if (scope === 'entite' && role.entiteId !== null) {
    const { raison_sociale } = await db
      .selectFrom('entite')
      .select('raison_sociale')
      .where('id', '=', role.entiteId)
      .executeTakeFirstOrThrow();
    return raison_sociale;
  }
  return scope === 'all' ? t('statistiques.rapport.reseau') : t(`roles.${role.type}`);
}

/** The report of a year for the caller, or the sheet of a caisse, from the pages that the caller reads (ST1064). */
export async function readRapport(
  context: RapportContext,
  { t, specimen }: { readonly t: Formatter; readonly specimen: string | null },
  { annee, caisse: asked }: { readonly annee: string } & QueryOf<typeof statistique.rapport>,
): Promise<FileAnswer> {
  const all = SUJETS_DU_ROLE[context.caller.role.type];
  // Whoever reads one caisse alone, or none, gets their own report whatever is asked.
  const mayNarrow = all.some((sujet) => filtresDe(context, sujet).includes('caisse'));
  const caisse = mayNarrow ? CAISSES.find(({ code }) => code === asked) : undefined;
  const sujets = caisse === undefined ? all : all.filter(isParCaisse);
  const span = { du: `${annee}-01`, au: `${annee}-12`, comparer: 'oui' as const };
  const pages: PageStatistique[] = [];
  for (const sujet of sujets)
    pages.push(await readPage(context, sujet, caisse === undefined ? span : { ...span, caisse: caisse.code }));
  const titre =
    caisse === undefined ? t('statistiques.rapport.titre', { annee }) : t('statistiques.rapport.fiche', { annee });
  const { today, now } = context;
  const perimetre = caisse?.libelle ?? (await perimetreOf(context, t));
  const document = rapportDocument(t, { titre, perimetre, pages, today, now, specimen });
  const name = caisse === undefined ? `rapport-${annee}` : `fiche-${caisse.code.toLowerCase()}-${annee}`;
  return answerPdf(document, `${name}.pdf`);
}
