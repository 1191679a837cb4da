import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { contentTypesOf } from '@habilis/domain/file-name/contentTypesOf';
import { extensionOf } from '@habilis/domain/file-name/extensionOf';
import { hasAllowedExtension } from '@habilis/domain/file-name/hasAllowedExtension';
import { fileTypeFromBuffer } from 'file-type';
import { refuse } from '../Refusal.ts';
import type { StoredFile } from './FileStore.ts';

/** Container types of office formats, which a sniffer may report depending on the order of the parts. */
const CONTAINERS: Readonly<Record<string, readonly string[]>> = {
  'application/zip': ['docx', 'xlsx', 'odt', 'ods', 'zip'],
  'application/x-cfb': ['doc', 'xls'],
};

const PDF = 'application/pdf';
/** A PDF says so in its first kilobyte: programs put a mail's head or an empty line before (ISO 32000-1, annex H). */
export const isPdf = (head: Uint8Array): boolean => Buffer.from(head.subarray(0, 1024)).includes('%PDF-');

/** The cleaned name and the type of an upload; refuses a forbidden extension or a content of another type. */
export async function checkUpload(
  filename: string,
  { head, taille, asksPassword }: StoredFile,
  allowed: readonly string[],
): Promise<{ userFilename: string; typeMime: string }> {
  const userFilename = cleanFileName(filename)
    // A character that reverses the reading direction would disguise the extension.
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(-255);
  if (taille === 0) throw refuse.badRequest('fichier.vide');
  if (!hasAllowedExtension(userFilename, allowed)) throw refuse.badRequest('fichier.extension-interdite');
  const extension = extensionOf(userFilename);
  const expected = contentTypesOf([extension])[0];
  const sniffed = (await fileTypeFromBuffer(head))?.mime ?? (isPdf(head) ? PDF : undefined);
  const isExpected =
    sniffed !== undefined && (sniffed === expected || CONTAINERS[sniffed]?.includes(extension) === true);
  if (expected === undefined || !isExpected) throw refuse.badRequest('fichier.contenu-different');
  // Nobody who has to read it could.
  if (asksPassword) throw refuse.badRequest('fichier.mot-de-passe');
  return { userFilename, typeMime: expected };
}
