import type { commission } from '@habilis/api/commission/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { letterTextsOf } from '../lettre/LetterTexts.ts';
import { agendaPdf, agendaTable } from './agendaFiles.ts';
import { decideDemandes, planDemandes } from './batch.ts';
import { cancelDecisions } from './cancelDecisions.ts';
import { previewLetters } from './previewLetters.ts';
import { sendDecisionsNow } from './sendDecisionsNow.ts';
import { listAPlanifier, listEnAttente, listSeances, readOrdreDuJour } from './seances.ts';

/** The commission over HTTP: its days, its decisions, what may still be cancelled. */
export const commissionHandlers = (config: Config): Handlers<typeof commission> => {
  const texts = letterTextsOf(config);
  return {
    seances: ({ context }) => listSeances(context),
    ordreDuJour: ({ params, context }) => readOrdreDuJour(context, params.date),
    ordreDuJourPdf: ({ params, context }) => agendaPdf(context, texts, params.date),
    ordreDuJourTableau: ({ params, query, context }) =>
      agendaTable(context, texts, { date: params.date, format: query.format }),
    aPlanifier: ({ query, context }) => listAPlanifier(context, query),
    planifier: ({ body, context }) => planDemandes(context, body),
    apercu: ({ body, context }) => previewLetters(context, texts, body.decisions),
    decider: ({ body, context }) => decideDemandes(context, body.decisions),
    enAttente: ({ context }) => listEnAttente(context),
    annuler: ({ body, context }) => cancelDecisions(context, body.decisionIds),
    envoyer: ({ body, context }) => sendDecisionsNow(context, body.decisionIds),
  };
};
