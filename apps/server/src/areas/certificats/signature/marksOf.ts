import { formatCodeCourt } from '@habilis/domain/certificat/codeCourt';
import { urlOfCertificat } from '@habilis/domain/certificat/fragment';
import type { Kysely } from 'kysely';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/Database.ts';
import { signCertificats } from './signCertificats.ts';

/** What a paper bears to be checked: the text of its QR code, and the short code to type. */
export type Marks = { readonly url: string; readonly codeCourt: string };

/** The marks of some certificats by their ids, signed first if they were not; none for a certificat whose holder is no longer known (C10, C12). */
export async function marksOf(
  config: Config,
  tools: { readonly db: Kysely<Database>; readonly now: Date },
  ids: readonly number[],
): Promise<ReadonlyMap<number, Marks>> {
  if (ids.length === 0) return new Map();
  await signCertificats(config, tools, ids);
  const rows = await tools.db
    .selectFrom('certificat')
    .select(['id', 'charge', 'signature', 'code_court as codeCourt'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.flatMap(({ id, charge, signature, codeCourt }) =>
      charge === null || signature === null
        ? []
        : [
            [
              id,
              {
                url: urlOfCertificat(config.siteUrl, Buffer.concat([charge, signature])),
                codeCourt: formatCodeCourt(codeCourt),
              },
            ] as const,
          ],
    ),
  );
}
