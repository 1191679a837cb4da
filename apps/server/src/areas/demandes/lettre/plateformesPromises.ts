import type { Acting } from '../../../platform/Acting.ts';
import { plateformesOf } from '../../habilitations/habilitation/readHabilitation.ts';
import { listPlateformes } from '../demande-habilitation/formateursEtPlateformes.ts';
import type { DhRow } from '../demande-habilitation/scope.ts';

/** The places that a decision gives, each in one line: those asked for, or those of the habilitation that a renewal without any keeps (rules/demandes#modes; CN15). */
export async function plateformesPromises(
  db: Acting['db'],
  row: DhRow,
): Promise<{ readonly plateformes: readonly string[]; readonly plateformeMobile: boolean }> {
  const asked = await listPlateformes(db, row.id);
  const isKept = row.mode === 'REN' && asked.length === 0 && row.habilitation_source_id !== null;
  const source = isKept ? await plateformesOf({ db }, row.habilitation_source_id ?? 0) : [];
  const held = isKept
    ? await db
        .selectFrom('habilitation')
        .select('plateforme_mobile')
        .where('id', '=', row.habilitation_source_id)
        .executeTakeFirst()
    : undefined;
  const places = asked.length > 0 ? asked : source;
  return {
    plateformes: places.map(({ adresse: { ligne1, ligne2, codePostalVille } }) =>
      [ligne1, ligne2, codePostalVille.codePostal, codePostalVille.ville].filter(Boolean).join(' '),
    ),
    // As the grant does: a mobile one is kept where no fixed one is left.
    plateformeMobile: row.plateforme_mobile || (places.length === 0 && (held?.plateforme_mobile ?? false)),
  };
}
