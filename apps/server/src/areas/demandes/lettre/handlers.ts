import type { lettre } from '@habilis/api/lettre/endpoints';
import type { Config } from '../../../config.ts';
import type { Handlers } from '../../../platform/Handler.ts';
import { letterTextsOf } from './LetterTexts.ts';
import { lettreDecision, lettreEngagement, lettreHabilitation } from './lettres.ts';

/** The letters over HTTP. */
export const lettreHandlers = (config: Config): Handlers<typeof lettre> => {
  const texts = letterTextsOf(config);
  return {
    engagement: ({ params, context }) => lettreEngagement(context, texts, params.id),
    decision: ({ params, context }) => lettreDecision(context, texts, params.id),
    decisionHabilitation: ({ params, context }) => lettreHabilitation(context, texts, params.id),
  };
};
