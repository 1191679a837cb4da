import type { faq } from '@habilis/api/faq/endpoints';
import type { Handlers } from '../../../platform/Handler.ts';
import { refuse } from '../../../platform/Refusal.ts';
import { findCategories, findQuestion, findQuestions } from './questions.ts';
import { isEditor, readerOf } from './readerOf.ts';

/** 404 for a question that is not for its reader. */
function found<T>(question: T | undefined): T {
  if (question === undefined) throw refuse.notFound();
  return question;
}

/** Questions, answers and their categories. */
export const faqHandlers: Handlers<typeof faq> = {
  get: async ({ params, context }) => found(await findQuestion(context.db, readerOf(context), params.id)),
  guestGet: async ({ params, context }) => found(await findQuestion(context.db, null, params.id)),
  search: ({ body, context }) =>
    findQuestions(context.db, readerOf(context, body.enTantQue), {
      ...body,
      modeEdition: body.modeEdition && isEditor(context),
    }),
  guestSearch: ({ body, context }) => findQuestions(context.db, null, { ...body, modeEdition: false }),
  categories: ({ body, context }) => findCategories(context.db, readerOf(context, body)),
  guestCategories: ({ context }) => findCategories(context.db, null),
};
