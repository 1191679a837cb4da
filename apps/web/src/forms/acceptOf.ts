import { contentTypesOf } from '@habilis/domain/file-name/contentTypesOf';

/** The `accept` list of a file picker: the content types of the allowed extensions, and the extensions that have none (V9). */
export const acceptOf = (extensions: readonly string[]): string[] => [
  ...contentTypesOf(extensions),
  ...extensions.filter((one) => contentTypesOf([one]).length === 0).map((one) => `.${one.replace(/^\./, '')}`),
];
