/** The advisory lock of whoever adds to the chain of the trail or removes from it, one process at a time. */
export const CHAIN_LOCK = 740_022;
