import { DEFAULT_SETTINGS, DEMONSTRATION_SETTINGS, type Settings } from '@habilis/domain/setting/settings';
import type { Config } from '../../config.ts';

/** The defaults of this installation: a demonstration asks nobody for a second factor (SF7). */
export const defaultsOf = ({ environment }: Pick<Config, 'environment'>): Settings =>
  environment === 'demonstration' ? DEMONSTRATION_SETTINGS : DEFAULT_SETTINGS;
