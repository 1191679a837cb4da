/** Pictures that a PDF can hold. */
export const EXTENSIONS_IMAGE = ['png', 'jpg', 'jpeg'] as const;

/** Most pictures of a model, its background included. */
export const IMAGES_MAX = 20;

/** Most points of a picture: an A4 sheet at 600 dots an inch, and some more; what prints holds them all in memory (MC13). */
export const POINTS_MAX = 36_000_000;
