import type { ServerProperties } from '@habilis/api/application/endpoints';
import type { TextValues } from '@habilis/i18n/createFormatter';

const MEGA = 1024 ** 2;
// Refusals are told from the sign-in page on, which does without the formats of the other pages.
const dayOf = (date: string) => date.split('-').toReversed().join('/');

/** The figures of the settings that refusals tell, by the names that their texts give them (domain, decision 4). */
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
