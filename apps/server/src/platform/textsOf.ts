import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFormatter, type Formatter } from '@habilis/i18n/createFormatter';
import type { Messages } from '@habilis/i18n/loadMessages';
import type { Config } from '../config.ts';

/** The texts of namespaces. */
export const textsOf = ({ textsFolder }: Pick<Config, 'textsFolder'>, namespaces: readonly string[]): Formatter =>
  createFormatter(
    Object.assign(
      {},
      ...namespaces.map((name) => JSON.parse(readFileSync(join(textsFolder, `fr/${name}.json`), 'utf8')) as Messages),
    ),
  );
