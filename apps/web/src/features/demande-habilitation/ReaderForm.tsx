import type { ReactNode } from 'react';
import { History } from '../../shell/document/History.tsx';
import { HabilitationFrame } from './HabilitationFrame.tsx';
import type { RequestProps } from './RequesterForm.tsx';
import { useHabilitation } from './useHabilitation.ts';
import { useHabilitationFaults } from './useHabilitationFaults.ts';

/** The request for who may only read it. */
export function ReaderForm({ initial, steps, niveaux, role, habilisId, tab, onTab }: RequestProps): ReactNode {
  const open = useHabilitation(initial, { habilisId, roleId: role.id, onCreated: () => undefined });
  const niveau = niveaux.find(({ id }) => id === open.state.saisie.dispositifNiveauId) ?? null;
  const faults = useHabilitationFaults(open, niveau, false);
  return (
    <HabilitationFrame
      open={open}
      faults={faults}
      niveau={niveau}
      niveaux={niveaux}
      role={role}
      isReadOnly
      tab={tab}
      onTab={onTab}
      notices={null}
      aside={<History steps={steps} />}
      actions={null}
    />
  );
}
