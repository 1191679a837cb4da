import type { faq } from '@habilis/api/faq/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { countedCategories, findCategories, findQuestion, findQuestions } from './questions.ts';
import { forgetRecherche, keepAvis, listRecherchesVaines, noteRechercheVaine } from './readers.ts';
import { isEditor, readerOf } from './readerOf.ts';
import { createFaq, rankCategories, removeCategorie, removeFaq, updateFaq, writeCategorie } from './writeFaq.ts';

/** 404 for a question that is not for its reader. */
function found<T>(question: T | undefined): T {
  if (question === undefined) throw refuse.notFound();
  return question;
}

/** Questions, answers and their categories. */
export const faqHandlers: Handlers<typeof faq> = {
  get: async ({ params, context }) => found(await findQuestion(context.db, readerOf(context), params.id)),
  guestGet: async ({ params, context }) => found(await findQuestion(context.db, null, params.id)),
  search: async ({ body, context }) => {
    const modeEdition = body.modeEdition && isEditor(context);
    const found = await findQuestions(context.db, readerOf(context, body.enTantQue), { ...body, modeEdition });
    if (found.length === 0) await noteRechercheVaine(context, body.filters);
    return found;
  },
  guestSearch: async ({ body, context }) => {
    const found = await findQuestions(context.db, null, { ...body, modeEdition: false });
    if (found.length === 0) await noteRechercheVaine(context, body.filters);
    return found;
  },
  categories: ({ body, context }) => findCategories(context.db, readerOf(context, body)),
  guestCategories: ({ context }) => findCategories(context.db, null),
  allCategories: ({ context }) => countedCategories(context.db),
  create: ({ body, context }) => createFaq(context, body),
  update: ({ params, body, context }) => updateFaq(context, params.id, body),
  remove: async ({ params, context }) => {
    await removeFaq(context, params.id);
    return undefined;
  },
  writeCategorie: ({ body, context }) => writeCategorie(context, body),
  removeCategorie: async ({ params, context }) => {
    await removeCategorie(context, params.id);
    return undefined;
  },
  rangerCategories: ({ body, context }) => rankCategories(context, body.ids),
  avis: async ({ params, body, context }) => {
    found(await findQuestion(context.db, readerOf(context), params.id));
    await keepAvis(context, params.id, body.utile);
    return undefined;
  },
  guestAvis: async ({ params, body, context }) => {
    found(await findQuestion(context.db, null, params.id));
    await keepAvis(context, params.id, body.utile);
    return undefined;
  },
  recherchesVaines: ({ context }) => listRecherchesVaines(context.db),
  oublierRecherche: async ({ body, context }) => {
    await forgetRecherche(context.db, body.mots);
    return undefined;
  },
};
