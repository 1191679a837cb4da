import { useText } from '@habilis/i18n/TextProvider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import type { ReactNode } from 'react';
import { focusField } from './fieldId.ts';
import type { Sending } from './useSending.ts';

/** The faults of a form's fields, each a link to its field (R48). */
export function FieldSummary({
  said: { faults, attempts, isBusy },
}: {
  said: Pick<Sending, 'faults' | 'attempts' | 'isBusy'>;
}): ReactNode {
  const t = useText();
  const ofFields = faults.flatMap(({ path, label, about }) =>
    path === null ? [] : [{ path, label: about === undefined ? label : `${about} : ${label}` }],
  );
  // Without faults it stays: one that comes back while its field is typed again must not take the focus.
  if (isBusy) return null;
  return (
    <ErrorSummary
      title={t('invite.connexion.erreurs-titre', { nombre: ofFields.length })}
      errors={ofFields.map(({ path, label }) => ({
        key: `${path} ${label}`,
        label,
        onPress: () => focusField(path),
      }))}
      focusKey={attempts}
    />
  );
}
