import type { Application } from '@habilis/api/applications/Application';
import type { Texts } from '@habilis/i18n/TextProvider';

/** What an application may do, in words. */
export const porteesText = (t: Texts, portees: Application['portees']): string =>
  portees.map((portee) => t(`applications.portee.${portee}`)).join(' · ');
