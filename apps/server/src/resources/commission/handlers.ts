import type { commission } from '@habilis/api/commission/endpoints';
import type { Config } from '../../config.ts';
import type { Handlers } from '../../platform/Handler.ts';
import { letterTextsOf } from '../lettre/LetterTexts.ts';
import { agendaPdf, agendaTable } from './agendaFiles.ts';
import { listAPlanifier, listSeances, readOrdreDuJour } from './seances.ts';

/** The commission's days over HTTP. */
export const commissionHandlers = (config: Config): Handlers<typeof commission> => {
  const texts = letterTextsOf(config);
  return {
    seances: ({ context }) => listSeances(context),
    ordreDuJour: ({ params, context }) => readOrdreDuJour(context, params.date),
    ordreDuJourPdf: ({ params, context }) => agendaPdf(context, texts, params.date),
    ordreDuJourTableau: ({ params, query, context }) =>
      agendaTable(context, texts, { date: params.date, format: query.format }),
    aPlanifier: ({ query, context }) => listAPlanifier(context, query),
  };
};
