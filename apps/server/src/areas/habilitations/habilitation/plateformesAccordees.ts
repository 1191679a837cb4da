import { cleanName } from '@habilis/domain/clean-text/cleanName';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { HabilitationPlateformeTable } from '../../../database/tables/habilitations.ts';
import type { PlateformeAccordee } from './insertHabilitation.ts';

/** A place that a demande was granted for. */
export type PlateformeDemandee = Pick<HabilitationPlateformeTable, 'ligne1' | 'ligne2' | 'code_postal' | 'ville'>;

/** The key that tells two places apart: their address, however it is typed. */
export const placeKeyOf = ({ ligne1, ligne2, code_postal, ville }: PlateformeDemandee): string =>
  [ligne1, ligne2, code_postal, ville].map((part) => cleanName(part ?? '').toLowerCase()).join('\n');

/** The places asked for, each with the day on which the commission validated it; a place that was there already keeps its earlier day. */
export const validated = (
  asked: readonly PlateformeDemandee[],
  present: readonly PlateformeAccordee[],
  dateCnh: string,
): PlateformeAccordee[] =>
  asked.map(({ ligne1, ligne2, code_postal, ville }) => {
    const same = present.find((one) => placeKeyOf(one) === placeKeyOf({ ligne1, ligne2, code_postal, ville }));
    return { ligne1, ligne2, code_postal, ville, date_validation_cnh: same?.date_validation_cnh ?? dateCnh };
  });

/** The places of a habilitation, in the order in which they were given. */
export const plateformesOf = (trx: Kysely<Database>, habilitationId: number): Promise<PlateformeAccordee[]> =>
  trx
    .selectFrom('habilitation_plateforme')
    .select(['ligne1', 'ligne2', 'code_postal', 'ville', 'date_validation_cnh'])
    .where('habilitation_id', '=', habilitationId)
    .orderBy('id')
    .execute();
