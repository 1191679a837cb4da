import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Estimation } from '@habilis/api/examen/endpoints';
import { decisionAttendue } from '@habilis/domain/estimation/decisionAttendue';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { useText } from '@habilis/i18n/TextProvider';
import { Deadline } from '@habilis/ui/Deadline';
import { ItemList } from '@habilis/ui/ItemList';
import type { Role } from '@habilis/api/role/Role';
import type { ReactNode } from 'react';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { attendueWords } from '../../demande/attendueWords.ts';
import { deadlineView } from '../../alerte/deadlineView.ts';
import { demandePath } from '../../demande/demandePath.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';

/** A few demandes: entite, state, due day. */
export function DemandeItems({
  label,
  demandes,
  role,
  isOwn = false,
  estimations,
}: {
  label: string;
  demandes: readonly DemandeSummary[];
  role: Role;
  /** Whether all belong to the reader's entite: then the niveau names each. @default false */
  isOwn?: boolean;
  /** How long those that wait for a decision may take, by their ids. */
  estimations?: ReadonlyMap<number, Estimation>;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const attendueOf = ({ id, type, dateFirstSoumission: soumise }: DemandeSummary): string | null => {
    const estimation = type === 'DH' ? estimations?.get(id) : undefined;
    if (estimation === undefined || soumise === null) return null;
    const attendue = decisionAttendue(estimation, soumise, today);
    return attendue === null ? null : attendueWords(t, attendue);
  };
  return (
    <ItemList
      label={label}
      items={demandes.map((row) => ({
        key: `${row.type}${row.id}`,
        title: isOwn ? niveauOfDemande(t, row) : (row.raisonSociale ?? t('listes.sans-nom')),
        href: demandePath(role, row),
        description: [
          row.numero ?? t('listes.sans-numero'),
          t.find(`workflow.tache.${row.currentTaskDefinitionKey}`) ?? row.currentTaskDefinitionKey,
          attendueOf(row),
        ]
          .filter((part) => part !== null)
          .join(' · '),
        // Whoever waits for the network reads when the decision is expected, not by when others must act.
        ...(row.dateDebutTache === null ||
        row.dateEcheance === null ||
        (isOwn && hasHolder(row.currentTaskDefinitionKey))
          ? {}
          : {
              end: <Deadline {...deadlineView(t, { start: row.dateDebutTache, due: row.dateEcheance, today }, true)} />,
            }),
      }))}
    />
  );
}
