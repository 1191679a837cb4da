import { cleanFileName } from '@habilis/domain/file-name/cleanFileName';
import { extensionOf } from '@habilis/domain/file-name/extensionOf';
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

/** By which a PDF may be locked: only then is what reads its lock fetched. */
const LOCK = '/Encrypt';

/** Whether a PDF opens only with a password (V35); what this browser cannot read is judged by the server. */
async function isUnderPassword(file: File): Promise<boolean> {
  if (extensionOf(file.name) !== 'pdf') return false;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!new TextDecoder('latin1').decode(bytes).includes(LOCK)) return false;
    const { asksPassword } = await import('@habilis/domain/pdf/asksPassword');
    return asksPassword(bytes);
  } catch {
    return false;
  }
}

/** Checks a chosen file, so that a refusal shows at once; `onLate` is given the file again when its content, read meanwhile, refuses it. */
export function judgeFile(given: File, rules: Rules, onLate: (refused: ChosenFile) => void): ChosenFile {
  const file = new File([given], cleanFileName(given.name), { type: given.type });
  const chosen = { key: uuid(), file, refusal: refusalOf(given, rules) };
  if (chosen.refusal === undefined)
    void isUnderPassword(file).then((isRefused) => {
      if (isRefused) onLate({ ...chosen, refusal: 'fichier.mot-de-passe' });
    });
  return chosen;
}
