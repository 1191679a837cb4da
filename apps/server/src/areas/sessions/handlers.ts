import type { sessionCertification } from '@habilis/api/session-certification/endpoints';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../platform/Handler.ts';
import { textsOf } from '../../platform/textsOf.ts';
import { findHabilitation, plateformesOf } from '../habilitations/habilitation/readHabilitation.ts';
import { papierTextsOf } from '../certificats/papier/papierTexts.ts';
import { downloadChosen, downloadSession } from './papier/certificatsDeSession.ts';
import { checkAnimateur } from './saisie/checkAnimateur.ts';
import { countAwaited, countSessions } from './liste/countSessions.ts';
import { listDevenues, readDevenir } from './animateur/devenues.ts';
import { tellHomonyme } from './saisie/tellHomonyme.ts';
import { exportSessions } from './liste/exportSessions.ts';
import { listFormateurs } from './saisie/formateursProposes.ts';
import { createPreAccount, importLignes, readColonnes, removePreAccount, undoImport } from './saisie/importer.ts';
import { listAwaited, listSessions } from './liste/listSessions.ts';
import { checkStagiaire, judgeLignes } from './stagiaire/lookups.ts';
import { findSession, openDraft, readSession } from './lecture/openSession.ts';
import { dossierPdf, emargementPdf, listePdf, paperTextsOf } from './papier/papiers.ts';
import { prepareMac } from './saisie/prepareMac.ts';
import { readActivite } from './liste/readActivite.ts';
import { partClass } from './saisie/repartir.ts';
import { removeSession } from './etape/removeSession.ts';
import { saveResultats, submitResultats } from './etape/resultats.ts';
import { saveSession } from './saisie/saveSession.ts';
import { startSession } from './saisie/startSession.ts';
import { submitSession } from './etape/submitSession.ts';
import { listTouchees } from './liste/touchees.ts';
import { correctSession, saveVerification, submitVerification } from './etape/verification.ts';

/** The certification sessions over HTTP. */
export function sessionCertificationHandlers(config: Config): Handlers<typeof sessionCertification> {
  const texts = textsOf(config, ['listes', 'sessions-certification']);
  const paperTexts = paperTextsOf(config);
  const certificatTexts = papierTextsOf(config);
  return {
    todoListCount: ({ context }) => countAwaited(context),
    todoList: ({ query, context }) => listAwaited(context, query),
    compteurs: ({ context }) => countSessions(context),
    search: ({ body, context }) => listSessions(context, body),
    export: ({ query, context }) => exportSessions(context, texts, query),
    activite: ({ params, context }) => readActivite(context, params.id),
    start: ({ query, context }) => startSession(context, query),
    touchees: ({ query, context }) => listTouchees(context, query),
    devenues: ({ context }) => listDevenues(context),
    devenir: ({ params, context }) => readDevenir(context, params.id),
    get: ({ params, context }) => readSession(context, params.id),
    emargement: ({ params, context }) => emargementPdf(context, paperTexts, params.id),
    listeStagiaires: ({ params, context }) => listePdf(context, paperTexts, params.id),
    dossier: ({ params, context }) => dossierPdf(context, paperTexts, params.id),
    telechargements: ({ params, query, context }) => downloadSession(context, certificatTexts, params.id, query),
    certificats: ({ params, body, context }) => downloadChosen(context, certificatTexts, params.id, body),
    plateformes: async ({ params, context }) => {
      await findHabilitation(context, params.id);
      return plateformesOf(context, params.id);
    },
    update: ({ body, context }) => saveSession(config, context, body),
    preparerMac: ({ body, context }) => prepareMac(config, context, body),
    submit: ({ body, context }) => submitSession(config, context, body),
    formateurs: ({ query, context }) => listFormateurs(context, query),
    checkAnimateur: ({ body, context }) => checkAnimateur(context, body),
    checkStagiaire: async ({ body: { sessionId, habilisId, identite }, context }) => {
      await openDraft(context, sessionId);
      return checkStagiaire(config, context, sessionId, { ...identite, habilisId });
    },
    checkCreateStagiaire: async ({ params, body, context }) => {
      await openDraft(context, params.id);
      return checkStagiaire(config, context, params.id, { ...body, habilisId: null });
    },
    createPreAccount: ({ body, context }) => createPreAccount(context, body),
    removePreAccount: ({ body, context }) => removePreAccount(context, body.preCompteId),
    juger: async ({ params, body, context }) => {
      const row = await openDraft(context, params.id);
      return judgeLignes(config, context, row, body.lignes);
    },
    importer: ({ params, body, context }) => importLignes(config, context, params.id, body),
    repartir: ({ params, body, context }) => partClass(config, context, params.id, body),
    annulerImport: ({ params, body, context }) => undoImport(context, params.id, body.importId),
    importColonnes: async ({ params, context }) => readColonnes(context, await findSession(context, params.id)),
    updateResultats: ({ body, context }) => saveResultats(context, body),
    submitResultats: ({ body, context }) => submitResultats(context, body),
    updateVerification: ({ body, context }) => saveVerification(context, body),
    submitVerification: ({ body, context }) => submitVerification(config, context, body),
    direHomonyme: ({ params, body, context }) => tellHomonyme(context, params.id, body),
    corriger: ({ params, body, context }) => correctSession(config, context, params.id, body),
    remove: async ({ params, body, context }) => {
      await removeSession(context, params.id, body);
      return undefined;
    },
  };
}
