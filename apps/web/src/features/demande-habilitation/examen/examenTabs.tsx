import type { DispositifNiveau } from '@habilis/api/dispositif-niveau/DispositifNiveau';
import { can } from '@habilis/domain/role/can';
import type { RoleType } from '@habilis/domain/role/RoleType';
import type { Texts } from '@habilis/i18n/TextProvider';
import type { ReactNode } from 'react';
import { errorMark } from '../../../document/leftToFill.ts';
import type { FurtherTab } from '../pageTabs.ts';
import { AuditedAvis } from './AuditedAvis.tsx';
import { AvisTab } from './AvisTab.tsx';
import { ComplementsTab } from '../../../demande/complement/ComplementsTab.tsx';
import { ancreLabel } from './ancreLabel.ts';
import type { Examen } from './loadExamen.ts';
import type { AvisDraft } from './useAvisDraft.ts';

type Options = {
  readonly demandeId: number | null;
  readonly examen: Examen;
  /** The avis being written; null when none is asked for. */
  readonly draft: AvisDraft | null;
  /** What to know before one writes an avis. */
  readonly notice?: ReactNode;
  readonly niveau: DispositifNiveau | null;
  readonly role: RoleType;
  /** @default false */
  readonly isBusy?: boolean;
};

/** The tabs that the examination adds: avis for those who may see some, complements once there was one. */
export function examenTabs(
  t: Texts,
  { demandeId, examen, draft, notice, niveau, role, isBusy = false }: Options,
): FurtherTab[] {
  const { avis, complements } = examen;
  const isAudited = demandeId !== null && can(role, 'force-task') && can(role, 'read-avis');
  return [
    ...(draft === null && avis === null && !isAudited
      ? []
      : [
          {
            id: 'avis' as const,
            label: t('habilitations.onglet.avis'),
            content: isAudited ? (
              <AuditedAvis demandeId={demandeId} role={role} />
            ) : (
              <AvisTab rendus={avis} draft={draft} role={role} isReadOnly={isBusy} notice={notice} />
            ),
            errors: errorMark(t, draft?.faultCount ?? 0),
            ...(avis === null || avis.length === 0 ? {} : { count: avis.length }),
          },
        ]),
    ...(complements.length === 0
      ? []
      : [
          {
            id: 'complements' as const,
            label: t('habilitations.onglet.complements'),
            content: (
              <ComplementsTab
                complements={complements}
                words={{ labelOf: (chemin) => ancreLabel(t, chemin, niveau) }}
              />
            ),
            count: complements.length,
          },
        ]),
  ];
}
