import { extensionOf } from './extensionOf.ts';

/** Whether a file's extension is one of those allowed, whatever their case (V8). */
export function hasAllowedExtension(name: string, allowed: readonly string[]): boolean {
  const extension = extensionOf(name);
  return extension !== '' && allowed.some((other) => other.toLowerCase().replace(/^\./, '') === extension);
}
