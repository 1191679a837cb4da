import type { ServerProperties } from '@habilis/api/application/endpoints';
import type { TextValues } from '@habilis/i18n/createFormatter';

const MEGA = 1024 ** 2;
// Also used on the sign-in page, which does not load the formats of the other pages.
const dayOf = (date: string) => date.split('-').toReversed().join('/');

/** The figures of the settings in refusals, under the names used in their texts (rules/niveaux#settings). */
export const settingFigures = ({
  maxFileBytes,
  maxRequestBytes,
  delaiSuspensionJours,
  suspensionCaisseMois,
  today,
  horizon,
}: ServerProperties): TextValues => ({
  moParFichier: maxFileBytes / MEGA,
  moParRequete: maxRequestBytes / MEGA,
  joursSuspension: delaiSuspensionJours,
  moisSuspension: suspensionCaisseMois,
  aujourdhui: dayOf(today),
  horizon: dayOf(horizon),
});
