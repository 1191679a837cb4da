import { focusArrival } from './focusArrival.ts';
import { watchLostFocus } from './watchLostFocus.ts';

export type FocusWatch = { readonly arrive: typeof focusArrival; readonly end: () => void };

/** Watches over the focus: where it goes on a new page, and where it goes when what had it is gone. */
export const watchFocus = (): FocusWatch => ({ arrive: focusArrival, end: watchLostFocus() });
