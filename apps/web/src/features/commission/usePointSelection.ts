import type { PointOrdreDuJour } from '@habilis/api/commission/Seance';
import { useText } from '@habilis/i18n/TextProvider';
import type { BulkAction, Selection } from '@habilis/ui/DataTable';
import { useState } from 'react';

/** The demandes chosen in a list, and the actions on them. */
export function usePointSelection(
  points: readonly PointOrdreDuJour[],
  actions: readonly (Omit<BulkAction, 'onPress'> & {
    readonly onPress: (chosen: readonly PointOrdreDuJour[]) => void;
  })[],
): Selection<PointOrdreDuJour> {
  const t = useText();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const keyOf = ({ demandeHabilitationId, decision }: PointOrdreDuJour) =>
    `${demandeHabilitationId}-${decision?.id ?? 0}`;
  // A demande that has left the list is no longer chosen.
  const chosen = points.filter((point) => selected.includes(keyOf(point)));
  return {
    selected: chosen.map(keyOf),
    onChange: setSelected,
    actions: actions.map((action) => ({ ...action, onPress: () => action.onPress(chosen) })),
    allLabel: t('workflow.commission.tout-choisir'),
    rowLabel: ({ numero }) => t('workflow.commission.choisir', { numero }),
    countLabel: (nombre) => t('workflow.commission.choisies', { nombre }),
    clearLabel: t('workflow.commission.ne-rien-choisir'),
    modeLabel: t('workflow.commission.choisir-plusieurs'),
  };
}
