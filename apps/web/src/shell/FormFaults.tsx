import { useText } from '@habilis/i18n/TextProvider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import type { ReactNode } from 'react';
import type { Sending } from './useSending.ts';

/** The faults of a form, above it; each leads to its field, one that has none to the first field. */
export function FormFaults({
  sending: { faults, attempts, isBusy },
  idOf,
}: {
  sending: Sending;
  /** The id of a field's control; null asks for the first. */
  idOf: (path: string | null) => string;
}): ReactNode {
  const t = useText();
  if (isBusy || faults.length === 0) return null;
  return (
    <ErrorSummary
      title={t('invite.connexion.erreurs-titre', { nombre: faults.length })}
      errors={faults.map(({ path, label }) => ({
        key: `${path} ${label}`,
        label,
        onPress: () => document.getElementById(idOf(path))?.focus(),
      }))}
      focusKey={attempts}
    />
  );
}
