import type { lecture } from '@habilis/api/lecture/endpoints';
import type { Config } from '../../../config.ts';
import type { FileAnswer, Handlers, RoleContext } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { textsOf } from '../../../platform/textsOf.ts';
import { readNiveau } from '../../niveaux/dispositif-niveau/niveaux.ts';
import { findDemande as findAdministrative } from '../demande-administrative/findDemande.ts';
import { presentDemande as presentAdministrative } from '../demande-administrative/presentDemande.ts';
import { presentDemande as presentHabilitation } from '../demande-habilitation/presentDemande.ts';
import { findDemande as findHabilitation } from '../demande-habilitation/scope.ts';
import { answerPdf } from '../../../platform/pdf/answerPdf.ts';
import { type LetterTexts, letterTextsOf } from '../lettre/LetterTexts.ts';
import { filsDeDemandes } from '../fil/filsDeDemandes.ts';
import { hasSection, markVue, vuesOf } from '../vue/vues.ts';
import { archivePieces } from './archivePieces.ts';
import type { DemandeLue } from './DemandeLue.ts';
import { piecesOf } from './piecesOf.ts';
import { resumeAdministratif, resumeHabilitation } from './resume.ts';

const NONE = 'aucun';

async function siretOf({ db }: RoleContext, entiteId: number | null): Promise<string | null> {
  const entite = await db.selectFrom('entite').select('siret').where('id', '=', entiteId).executeTakeFirst();
  return entite?.siret ?? null;
}

async function answerResume(context: RoleContext, texts: LetterTexts, { type, id }: DemandeLue): Promise<FileAnswer> {
  const nameOf = (numero: string | null) => texts.format('lettres.resume.fichier', { numero: numero ?? NONE });
  if (type === 'DA') {
    const demande = await presentAdministrative(context, await findAdministrative(context, id));
    const messages = await filsDeDemandes.ask().messages(context, { dossier: 'demande-administrative', id });
    return answerPdf(resumeAdministratif(texts, demande, messages, context.now), nameOf(demande.numero));
  }
  const row = await findHabilitation(context, id);
  const demande = await presentHabilitation(context, row);
  const { dispositifNiveau } = demande;
  const niveau = dispositifNiveau === null ? null : await readNiveau(context, dispositifNiveau.id);
  const messages = await filsDeDemandes.ask().messages(context, { dossier: 'demande-habilitation', id });
  const known = { niveau, siret: await siretOf(context, row.entite_id), messages };
  return answerPdf(resumeHabilitation(texts, demande, known, context.now), nameOf(demande.numero));
}

async function ownVues(context: RoleContext, demande: DemandeLue) {
  const { pieces } = await piecesOf(context, demande);
  return vuesOf(
    context,
    demande,
    pieces.map(({ id }) => id),
  );
}

/** What helps to read a demande, over HTTP; the scope was checked with the path. */
export const lectureHandlers = (config: Config): Handlers<typeof lecture> => {
  const { specimen } = letterTextsOf(config);
  const format = textsOf(config, ['lettres', 'entites', 'habilitations', 'listes', 'workflow']);
  const texts = { format, specimen };
  return {
    pieces: ({ params, context }) =>
      archivePieces(context, params, (numero) => format('lettres.resume.archive', { numero: numero ?? NONE })),
    resume: ({ params, context }) => answerResume(context, texts, params),
    vues: ({ params, context }) => ownVues(context, params),
    marquer: async ({ params, body, context }) => {
      const path = 'section' in body ? 'section' : 'fichierId';
      const isKnown =
        'section' in body
          ? hasSection(params, body.section)
          : (await piecesOf(context, params)).pieces.some(({ id }) => id === body.fichierId);
      if (!isKnown) throw refuse.badRequest('donnees-invalides', [{ path, title: 'champ.invalide' }]);
      await markVue(context, params, body);
      return ownVues(context, params);
    },
  };
};
