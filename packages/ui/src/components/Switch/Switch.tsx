import { Check } from 'lucide-react';
import type { FC, ReactNode } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import { field, labelLine } from '../../internal/Field.css.ts';
import type { FieldState } from '../../internal/Field.tsx';
import { steady } from '../../internal/steady.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends FieldState {
  /** What is on when the switch is on. */
  label: string;
  /** Help under the label. */
  description?: string;
  /** At the right of the line, such as the state in words. */
  labelEnd?: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/**
 * A setting that takes effect at once.
 * @since 0.1.0
 */
export const Switch: FC<SwitchProps> = steady(function Switch({
  label,
  description,
  labelEnd,
  ...rest
}: SwitchProps): ReactNode {
  return (
    <SwitchField {...rest} className={field({})}>
      <span className={labelLine}>
        <SwitchButton className={styles.line}>
          {({ isSelected }) => (
            <>
              <span className={styles.track}>
                <span className={styles.thumb}>
                  {isSelected && <Check size={12} strokeWidth={3} aria-hidden="true" />}
                </span>
              </span>
              <span className={styles.words}>{label}</span>
            </>
          )}
        </SwitchButton>
        {labelEnd}
      </span>
      {description && (
        <Text slot="description" className={styles.help}>
          {description}
        </Text>
      )}
    </SwitchField>
  );
});
