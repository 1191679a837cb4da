import type { ServerProperties } from '@habilis/api/application/endpoints';
import type { TextValues } from '@habilis/i18n/TextProvider';

const MEGA = 1024 ** 2;

/** The figures of the settings that refusals tell, by the names that their texts give them (domain, decision 4). */
export const settingFigures = ({
  maxFileBytes,
  maxRequestBytes,
  delaiSuspensionJours,
}: ServerProperties): TextValues => ({
  moParFichier: maxFileBytes / MEGA,
  moParRequete: maxRequestBytes / MEGA,
  joursSuspension: delaiSuspensionJours,
});
