import type { Texts } from '@habilis/i18n/TextProvider';

type Done = {
  readonly type: 'DA' | 'DH';
  readonly key: string;
  /** The task on which the action was taken, and the one that it led to. */
  readonly task: string;
  readonly next: string;
};

/** The keys that may name a step that was taken, the most precise first: by both its tasks, by where it led, by where it was taken, by the kind of request, by itself. */
export const doneKeys = ({ type, key, task, next }: Done): string[] =>
  [`${key}-${task}-vers-${next}`, `${key}-vers-${next}`, `${key}-${task}`, `${key}-${type}`, key].map(
    (one) => `workflow.fait.${one}`,
  );

/** What was done to a request, named for who did it. */
export const doneText = (t: Texts, done: Done): string =>
  doneKeys(done)
    .map((key) => t.find(key))
    .find((one) => one !== undefined) ?? t('workflow.fait.action');
