import { answerApart } from '../answerApart.ts';

answerApart<string>(async (question) => {
  if (question === 'sans fin') for (;;);
  if (question === 'faux') throw new Error('question fausse');
  return new TextEncoder().encode(question);
});
