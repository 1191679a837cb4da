import { reglage } from '@habilis/api/reglage/endpoints';
import type { Reglage, ReglageWrite } from '@habilis/api/reglage/Reglage';
import { REGLAGES } from '@habilis/domain/setting/REGLAGES';
import type { CleReglage } from '@habilis/domain/setting/settings';
import { type Proving, usePreuve } from '../../connexion/usePreuve.ts';
import { call } from '../../session/call.ts';

/** Saves a setting; a dangerous one first asks who it is, in the dialog that `asked` opens. */
export function useSaving(
  cle: CleReglage,
): Pick<Proving, 'asked' | 'giveUp'> & { readonly save: (body: ReglageWrite) => Promise<Reglage> } {
  const { prove, ...dialog } = usePreuve(() => call(reglage.preuve, {}));
  const params = { cle };
  return {
    ...dialog,
    save: (body) =>
      REGLAGES[cle].isSensible
        ? prove((preuve) => call(reglage.save, { params, body: { ...body, preuve } }))
        : call(reglage.save, { params, body }),
  };
}
