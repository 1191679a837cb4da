import { fieldLabel } from '@habilis/i18n/fieldLabel';
import type { Texts } from '@habilis/i18n/TextProvider';

/** The part of the tab that holds a field, when its label appears there twice. */
export function partLabel(t: Texts, path: string): string | undefined {
  if (path.startsWith('responsableLegal')) return t('entites.responsable');
  if (path.startsWith('contact')) return t('entites.contact');
  return path.startsWith('fileUploads') ? fieldLabel(t, path) : undefined;
}
