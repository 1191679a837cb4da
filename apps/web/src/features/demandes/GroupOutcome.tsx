import type { IssueGroupee } from '@habilis/api/demande/ActionsGroupees';
import type { DemandeSummary } from '@habilis/api/demande/DemandeSummary';
import type { GroupedAction } from '@habilis/domain/demande/groupedActions';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Dialog } from '@habilis/ui/Dialog';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';
import { faitDe } from './faitDe.ts';
import { keyOf } from './keyOf.ts';

/** What came of an action on several demandes. */
export type Outcome = {
  readonly action: GroupedAction;
  /** All that it was asked on. */
  readonly rows: readonly DemandeSummary[];
  readonly issues: readonly IssueGroupee[];
  /** Whom an assignment names. */
  readonly person: string | undefined;
};

/** How many were done, and of each of the others why not; those that may be asked again stay chosen. */
export function GroupOutcome({
  outcome: { action, rows, issues, person },
  onClose,
}: {
  readonly outcome: Outcome;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const refused = issues.flatMap(({ title, ...issue }) => (title === null ? [] : [{ ...issue, title }]));
  const made = new Set(issues.filter(({ title }) => title === null).map(keyOf));
  const done = rows.filter((row) => made.has(keyOf(row)));
  const left = rows.length - issues.length;
  const nameOf = ({ type, id }: { readonly type: string; readonly id: number }) => {
    const row = rows.find((one) => one.type === type && one.id === id);
    return { numero: row?.numero ?? t('listes.sans-numero'), entite: row?.raisonSociale ?? t('listes.sans-nom') };
  };
  const reasonOf = ({ title, responsable }: (typeof refused)[number]) => {
    if (title === 'demande.tache-prise' && responsable !== null)
      return t('listes.groupe.prise-par', { nom: responsable.nomPrenom });
    // On a page of its own one would read it again; here it may have left the list.
    return title === 'demande.etape-modifiee' ? t('listes.groupe.etape-changee') : problemText(title);
  };
  return (
    <Dialog
      title={t('listes.groupe.issue', {
        faites: faitDe(t, action, done, person),
        refusees: refused.length,
      })}
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {t('modals.fermer')}
        </Button>
      }
    >
      <Stack gap={12}>
        <Stack as="ul" gap={4}>
          {refused.map((issue) => (
            <li key={`${issue.type}${issue.id}`}>
              <Text as="span">{t('listes.groupe.refus', { ...nameOf(issue), raison: reasonOf(issue) })}</Text>
            </li>
          ))}
        </Stack>
        {left > 0 && <Text>{t('listes.groupe.non-envoyees', { nombre: left })}</Text>}
      </Stack>
    </Dialog>
  );
}
