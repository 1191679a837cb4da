import { useText } from '@habilis/i18n/TextProvider';
import { ErrorSummary } from '@habilis/ui/ErrorSummary';
import type { ReactNode } from 'react';
import { goToField } from '../forms/fieldId.ts';
import type { Faults } from './useFaults.ts';

type Props = {
  readonly faults: Pick<Faults<string>, 'summary' | 'attempt' | 'labelOf'>;
  /** Opens the tab of a field's path. */
  readonly onOpen: (path: string) => void;
};

/** The faults that prevent submission, each a link that opens its tab and focuses its field. */
export function FaultSummary({ faults, onOpen }: Props): ReactNode {
  const t = useText();
  return (
    <ErrorSummary
      title={t('erreurs.form.veuillez-corriger-les-champs-en-erreur', { nombre: faults.summary.length })}
      focusKey={faults.attempt}
      errors={faults.summary.map((fault) => ({
        key: fault.path + fault.title,
        label: faults.labelOf(fault),
        onPress: () => goToField(fault.path, onOpen),
      }))}
    />
  );
}
