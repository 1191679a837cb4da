/** Stands for an action while a document is read again. */
const REREAD = 'relecture';

/** What is under way in a document: an action until what it changed is read, or a new reading; what would be chosen or typed meanwhile would be lost, so nothing can be. */
export const busyKeyOf = (actionKey: string | null, isReread: boolean): string | null =>
  actionKey ?? (isReread ? REREAD : null);
