import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { Estimation } from '@habilis/api/examen/endpoints';
import { decisionAttendue } from '@habilis/domain/estimation/decisionAttendue';
import { hasHolder } from '@habilis/domain/utilisateur/hasHolder';
import { type Texts, useText } from '@habilis/i18n/TextProvider';
import { Identifier } from '@habilis/ui/Identifier';
import { ItemList } from '@habilis/ui/ItemList';
import type { Role } from '@habilis/api/role/Role';
import type { ReactNode } from 'react';
import { DueDay } from '../../alerte/DueDay.tsx';
import { useServerProperties } from '../../boot/useServerProperties.ts';
import { attendueWords } from '../../demande/attendueWords.ts';
import { demandePath } from '../../demande/demandePath.ts';
import { toldApart } from '../../etat/toldApart.ts';
import { niveauOfDemande } from '../../demande/niveauOfDemande.ts';

/** When the decision on a demande is likely, in words; null when nothing can be said of it. */
function attendueOf(
  t: Texts,
  { id, type, currentTaskDefinitionKey: task, dateFirstSoumission: soumise }: DemandeSummary,
  estimations: ReadonlyMap<number, Estimation> | undefined,
  today: string,
): string | null {
  // Once the commission has its day, what compares says nothing more.
  const estimation = type === 'DH' && task !== 'decision' ? estimations?.get(id) : undefined;
  if (estimation === undefined || soumise === null) return null;
  const attendue = decisionAttendue(estimation, soumise, today);
  return attendue === null ? null : attendueWords(t, attendue);
}

/** A few demandes: what each is, where it stands, and the day that counts for its reader. */
export function DemandeItems({
  label,
  demandes,
  role,
  isOwn = false,
  isFollowed = false,
  estimations,
}: {
  label: string;
  demandes: readonly DemandeSummary[];
  role: Role;
  /** Whether all belong to the reader's entite: then the niveau names each. @default false */
  isOwn?: boolean;
  /** Whether others act on them: the reader gets the day without what is left of it, or how late it is. @default false */
  isFollowed?: boolean;
  /** How long those that wait for a decision may take, by their ids. */
  estimations?: ReadonlyMap<number, Estimation>;
}): ReactNode {
  const t = useText();
  const { today } = useServerProperties();
  const names = toldApart(demandes, (row) =>
    isOwn ? niveauOfDemande(t, row) : (row.raisonSociale ?? t('listes.sans-nom')),
  );
  return (
    <ItemList
      label={label}
      items={demandes.map((row) => {
        const { dateDebutTache: start, dateEcheance: due, currentTaskDefinitionKey: task } = row;
        const attendue = attendueOf(t, row, estimations, today);
        // Whoever waits for the network reads when the decision is expected, not by when others must act.
        const isDueShown = start !== null && due !== null && !(isOwn && hasHolder(task));
        return {
          key: `${row.type}${row.id}`,
          title: names.get(row) ?? '',
          href: demandePath(role, row),
          description: (
            <>
              <Identifier>{row.numero ?? t('listes.sans-numero')}</Identifier>
              {[t.find(`workflow.tache.${task}`) ?? task, isOwn ? null : row.libelleDispositifNiveau]
                .filter((part) => part !== null)
                .map((part) => ` · ${part}`)}
            </>
          ),
          ...(isDueShown
            ? { end: <DueDay start={start} due={due} isInformation={isFollowed && due >= today} isShort /> }
            : {}),
          ...(attendue === null ? {} : { end: attendue }),
        };
      })}
    />
  );
}
