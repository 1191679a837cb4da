/** The automatic checks of the declaration, in its order; the figures are in `accessibilityFacts.json`. */
export const CONTROLES = ['axe', 'sombre', 'couleurs-forcees', 'largeur', 'clavier', 'contraste'] as const;
