import type { MessageKey } from '../compiled/MessageKey.ts';
import type { MessageValues } from '../compiled/MessageValues.ts';

/** Arguments after the key of a text: the values of its message, or none. */
export type ValuesOf<K extends MessageKey> = K extends keyof MessageValues ? [values: MessageValues[K]] : [];
