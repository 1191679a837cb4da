import type { Texts } from '@habilis/i18n/TextProvider';

type Done = {
  readonly type: 'DA' | 'DH' | 'SC';
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

/** Who has a demande now, and under which number. */
export type Receipt = { readonly caisse: string; readonly numero: string };

/** Tasks from which a demande goes to its caisse, by the gender of what is sent: a demande, a dossier, a complement. */
const SENT: Readonly<Record<string, 'feminin' | 'masculin'>> = {
  saisie: 'feminin',
  complement: 'masculin',
  da_saisie: 'masculin',
  da_complement: 'masculin',
};
/** Tasks in which the caisse examines it. */
const EXAMINED = new Set(['instruction', 'da_instruction']);

/** What was done to a demande, in words for its author; what was sent to the caisse says that it was received there. */
export function doneText(t: Texts, done: Done, receipt: Receipt | null = null): string {
  const fait =
    doneKeys(done)
      .map((key) => t.find(key))
      .find((one) => one !== undefined) ?? t('erreurs.succes');
  const accord = EXAMINED.has(done.next) ? SENT[done.task] : undefined;
  return receipt === null || accord === undefined ? fait : t('workflow.fait.recu', { fait, accord, ...receipt });
}
