import { fieldLabel } from '@habilis/i18n/fieldLabel';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The part of the tab that holds a field, when its label appears there twice. */
export function partLabel(t: Texts, path: string): string | undefined {
  if (path.startsWith('responsableLegal')) return t('entites.responsable');
  if (path.startsWith('contact')) return t('entites.contact');
  return path.startsWith('fileUploads') ? fieldLabel(t, path) : undefined;
}

/** What a field is called outside of its tab, with its part where two parts name a field alike. */
export function fieldName(t: Texts, path: string): string {
  const part = path.startsWith('fileUploads') ? undefined : partLabel(t, path);
  const label = fieldLabel(t, path);
  return part === undefined ? label : `${part}\u00A0: ${label.toLowerCase()}`;
}
