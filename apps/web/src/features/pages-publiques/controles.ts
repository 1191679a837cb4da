/** The automatic checks that the declaration has words for, in its order; their figures are those of `accessibilityFacts.json`. */
export const CONTROLES = ['axe', 'sombre', 'couleurs-forcees', 'largeur', 'clavier', 'contraste'] as const;
