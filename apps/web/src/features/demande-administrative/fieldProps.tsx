import { useText } from '@habilis/i18n/TextProvider';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { fieldId, type TabProps } from './TabProps.ts';

function CorrectedMark(): ReactNode {
  const t = useText();
  return (
    <Text as="span" look="small" tone="warning">
      {t('workflow.corrige')}
    </Text>
  );
}

/** What every field of the form takes from its path: id, fault, and the mark of the examiner's correction. */
export const fieldProps = ({ faultOf, isCorrected }: TabProps, path: string) => ({
  id: fieldId(path),
  errorMessage: faultOf(path),
  labelEnd: isCorrected(path) ? <CorrectedMark /> : undefined,
});
