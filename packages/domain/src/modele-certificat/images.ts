/** Pictures that a PDF can hold. */
export const EXTENSIONS_IMAGE = ['png', 'jpg', 'jpeg'] as const;

/** Most pictures of a model, its background included. */
export const IMAGES_MAX = 20;
