import { CircleCheck, Clock, TriangleAlert } from 'lucide-react';
import { type FC, type ReactNode, useState } from 'react';
import { busyRing } from '../Button/Button.css.ts';
import { isSame } from '../../internal/isSame.ts';
import { steady } from '../../internal/steady.tsx';
import { useAnnounceChange } from '../../internal/useAnnounceChange.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './IdentifierField.css.ts';

export interface IdentifierFieldProps extends Omit<TextFieldProps, 'inputMode' | 'isMono' | 'width'> {
  /** Result of the live check of what is typed. */
  status?: { tone: 'busy' | 'neutral' | 'success' | 'warning'; message: string } | undefined;
}

const ICONS = { neutral: Clock, success: CircleCheck, warning: TriangleAlert };

/**
 * A number checked while it is typed; the check informs and never blocks.
 * @since 0.1.0
 */
export const IdentifierField: FC<IdentifierFieldProps> = steady(function IdentifierField({
  status,
  ...field
}: IdentifierFieldProps): ReactNode {
  const [first] = useState(field.value);
  // What was typed another day is checked again as the page comes: that is read, and said of nobody's typing.
  useAnnounceChange(status?.message ?? '', field.value !== first);
  const tone = status?.tone ?? 'neutral';
  const Icon = tone === 'busy' ? null : ICONS[tone];
  return (
    <div>
      <TextField {...field} isMono inputMode="numeric" width="short" />
      <div data-tone={status?.tone} className={styles.line}>
        {status && (
          <>
            {Icon === null ? (
              <span className={`${busyRing} ${styles.icon}`} aria-hidden="true" />
            ) : (
              <Icon size={16} aria-hidden="true" className={styles.icon} />
            )}
            {status.message}
          </>
        )}
      </div>
    </div>
  );
}, isSame);
