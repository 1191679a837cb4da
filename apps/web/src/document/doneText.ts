import type { Texts } from '@habilis/i18n/TextProvider';

type Done = {
  readonly type: 'DA' | 'DH';
  readonly key: string;
  /** The task on which the action was taken, and the one it led to. */
  readonly task: string;
  readonly next: string;
};

/** The text keys that may name a done action, most precise first: both tasks, next task, task, kind of demande, action alone. */
export const doneKeys = ({ type, key, task, next }: Done): string[] =>
  [`${key}-${task}-vers-${next}`, `${key}-vers-${next}`, `${key}-${task}`, `${key}-${type}`, key].map(
    (one) => `workflow.fait.${one}`,
  );

/** What was done to a demande, in words for its author. */
export const doneText = (t: Texts, done: Done): string =>
  doneKeys(done)
    .map((key) => t.find(key))
    .find((one) => one !== undefined) ?? t('workflow.fait.action');
