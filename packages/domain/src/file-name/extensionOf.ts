/** The extension of a file name in lower case, without its dot; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
