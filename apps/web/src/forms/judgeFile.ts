import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { hasAllowedExtension } from '@habilis/domain/file-name/hasAllowedExtension';
import { v4 as uuid } from 'uuid';

/** A file chosen but not stored yet; `refusal` is the title of what prevents its sending. */
export type ChosenFile = { readonly key: string; readonly file: File; readonly refusal?: string | undefined };

type Rules = {
  /** Empty while unknown: then only the server checks. */
  readonly extensions: readonly string[];
  readonly maxFileBytes: number;
};

function refusalOf({ name, size }: File, { extensions, maxFileBytes }: Rules): string | undefined {
  if (extensions.length > 0 && !hasAllowedExtension(name, extensions)) return 'fichier.extension-interdite';
  if (size > maxFileBytes) return 'fichier.trop-gros';
  return size === 0 ? 'fichier.vide' : undefined;
}

/** Checks a chosen file, so that a refusal shows at once. */
export const judgeFile = (file: File, rules: Rules): ChosenFile => ({
  key: uuid(),
  file: new File([file], cleanFileName(file.name), { type: file.type }),
  refusal: refusalOf(file, rules),
});
