/** A demande of either kind, as the calls about reading name it. */
export type DemandeLue = { readonly type: 'DA' | 'DH'; readonly id: number };
