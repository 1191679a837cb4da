import type { ScopeCheck } from './RegisteredCall.ts';

/** For a path without object: the handler limits its list, or the body's object, to the caller's scope. */
export const keptByHandler: ScopeCheck = async () => true;
/** For objects that do not exist yet: always out of scope. */
export const nobodys: ScopeCheck = async () => false;
