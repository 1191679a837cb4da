import type { MessageKey } from '../compiled/MessageKey.ts';
import type { MessageValues } from '../compiled/MessageValues.ts';

/** What follows the key of a text: the values that its message takes, or nothing. */
export type ValuesOf<K extends MessageKey> = K extends keyof MessageValues ? [values: MessageValues[K]] : [];
