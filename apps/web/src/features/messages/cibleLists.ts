import { dispositifNiveau } from '@habilis/api/dispositif-niveau/endpoints';
import { mrp } from '@habilis/api/mrp/endpoints';
import { DEPARTEMENTS } from '@habilis/domain/entite/DEPARTEMENTS';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { SelectOption } from '@habilis/ui/Select';
import { call } from '../../session/call.ts';

/** What targets are chosen from. */
export type CibleLists = { readonly caisses: readonly SelectOption[]; readonly niveaux: readonly SelectOption[] };

/** Reads what targets are chosen from: the caisses and the niveaux. */
export async function loadCibleLists(): Promise<CibleLists> {
  const [caisses, niveaux] = await Promise.all([call(mrp.list, {}), call(dispositifNiveau.list, {})]);
  const options = (rows: readonly { readonly id: number; readonly libelle: string }[]) =>
    rows.map(({ id, libelle }) => ({ id: String(id), label: libelle }));
  return { caisses: options(caisses.filter(({ departements }) => departements.length > 0)), niveaux: options(niveaux) };
}

/** The départements by name and code. */
export const departementOptions = (t: Texts): SelectOption[] =>
  DEPARTEMENTS.map((id) => ({ id, label: `${t.find(`departements.${id}`) ?? id} (${id})` }));
