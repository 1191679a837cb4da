import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import { useAfterPress } from './useAfterPress.ts';
import { wholeNumbers } from './wholeNumbers.tsx';
import * as styles from './Field.css.ts';

/** The fault of a field and its remedy, inside a react-aria field that it describes; nothing without one. */
export function FieldFault({ children }: { children: string | undefined }): ReactNode {
  const told = useAfterPress(children);
  if (told === undefined || told === '') return null;
  return (
    <Text slot="errorMessage" className={styles.error}>
      <CircleAlert size={16} aria-hidden="true" className={styles.errorIcon} />
      {wholeNumbers(told)}
    </Text>
  );
}
