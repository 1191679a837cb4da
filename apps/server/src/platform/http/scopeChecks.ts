import type { ScopeCheck } from './RegisteredCall.ts';

/** The path names no object: the handler keeps its list, or the object of its body, to the caller's scope. */
export const keptByHandler: ScopeCheck = async () => true;
/** No object of this kind exists yet: none is in anybody's scope. */
export const nobodys: ScopeCheck = async () => false;
