const CONTENT_TYPES: ReadonlyMap<string, string> = new Map([
  ['pdf', 'application/pdf'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['doc', 'application/msword'],
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['csv', 'text/csv'],
  ['txt', 'text/plain'],
  ['zip', 'application/zip'],
  ['mp4', 'video/mp4'],
]);

/** The content types of allowed extensions, each once; an unknown extension has none (V9). */
export function contentTypesOf(extensions: readonly string[]): string[] {
  const types = extensions.map((extension) => CONTENT_TYPES.get(extension.toLowerCase().replace(/^\./, '')));
  return [...new Set(types.filter((type) => type !== undefined))];
}
