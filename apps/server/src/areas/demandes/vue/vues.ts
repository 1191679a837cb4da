import type { SectionLue, VueInput, Vues } from '@habilis/api/lecture/Vues';
import { DA_TABS } from '@habilis/domain/demande-administrative/tabOfField';
import { DH_TABS } from '@habilis/domain/demande-habilitation/tabOfField';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/Database.ts';
import type { Day } from '../../../platform/Area.ts';
import type { RoleContext } from '../../../platform/Handler.ts';

type Db = Kysely<Database>;
type Demande = { readonly type: 'DA' | 'DH'; readonly id: number };

const SECTIONS: Readonly<Record<Demande['type'], readonly SectionLue[]>> = { DA: DA_TABS, DH: DH_TABS };
const SECTION = 'section:';
const FICHIER = 'fichier:';

/** Whether a demande of this kind has the section. */
export const hasSection = ({ type }: Demande, section: string): boolean =>
  SECTIONS[type].some((one) => one === section);

/** What the caller has marked as seen; of documents, those that the demande still has for them. */
export async function vuesOf(
  { db, caller }: RoleContext,
  { type, id }: Demande,
  fichiers: readonly number[],
): Promise<Vues> {
  const rows = await db
    .selectFrom('lecture_vue')
    .select('cle')
    .where('demande_type', '=', type)
    .where('demande_id', '=', id)
    .where('personne_id', '=', caller.personneId)
    .execute();
  const keys = new Set(rows.map(({ cle }) => cle));
  return {
    sections: SECTIONS[type].filter((section) => keys.has(`${SECTION}${section}`)),
    fichiers: fichiers.filter((fichier) => keys.has(`${FICHIER}${fichier}`)),
  };
}

/** Sets or takes away a mark of the caller. */
export async function markVue({ db, caller, now }: RoleContext, { type, id }: Demande, input: VueInput): Promise<void> {
  const cle = 'section' in input ? `${SECTION}${input.section}` : `${FICHIER}${input.fichierId}`;
  const row = { demande_type: type, demande_id: id, personne_id: caller.personneId, cle };
  if (input.vue) {
    await db
      .insertInto('lecture_vue')
      .values({ ...row, vue_le: now })
      .onConflict((known) => known.doNothing())
      .execute();
    return;
  }
  await db
    .deleteFrom('lecture_vue')
    .where((eb) => eb.and(row))
    .execute();
}

/** Takes everybody's marks off the sections of a demande that comes back changed; a replaced document is another one by itself (DX975). */
export async function forgetSections(db: Db, { type, id }: Demande): Promise<void> {
  await db
    .deleteFrom('lecture_vue')
    .where('demande_type', '=', type)
    .where('demande_id', '=', id)
    .where('cle', 'like', `${SECTION}%`)
    .execute();
}

/** Takes everybody's marks off demandes that are erased. */
export async function forgetVues(db: Db, type: Demande['type'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom('lecture_vue').where('demande_type', '=', type).where('demande_id', 'in', ids).execute();
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes the marks that are as old as the consultations that are removed (DX975). */
export async function purgeVues(db: Db, { now, settings }: Pick<Day, 'now' | 'settings'>): Promise<void> {
  const before = new Date(now.getTime() - settings.conservationConsultationsJours * DAY_MS);
  await db.deleteFrom('lecture_vue').where('vue_le', '<', before).execute();
}
