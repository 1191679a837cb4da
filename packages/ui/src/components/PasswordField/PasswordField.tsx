import { Eye } from 'lucide-react';
import { type FC, type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { button } from '../Button/Button.css.ts';
import { endOfLabel, endSlot, field, input } from '../../internal/Field.css.ts';
import { FieldFrame, type FieldWords } from '../../internal/Field.tsx';
import { steady } from '../../internal/steady.tsx';

export interface PasswordFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  /** Name of the button that shows the password while it is pressed. */
  revealLabel: string;
  /** Set on the input, so that an error summary can focus it. */
  id?: string;
  name?: string;
  /** @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** @default 'regular' */
  size?: 'regular' | 'large';
  autoFocus?: boolean;
}

/**
 * A password, shown only while its button is pressed: by pointer, Space or Enter.
 * @since 0.1.0
 */
export const PasswordField: FC<PasswordFieldProps> = steady(function PasswordField({
  label,
  description,
  errorMessage,
  optionalLabel,
  requiredLabel,
  labelEnd,
  revealLabel,
  size = 'regular',
  autoComplete = 'current-password',
  ...rest
}: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  const isInvalid = errorMessage !== undefined;
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      isRequired={Boolean(requiredLabel)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={field({ invalid: isInvalid, endLast: Boolean(labelEnd) })}
    >
      <FieldFrame label={label} description={description} errorMessage={errorMessage} optionalLabel={optionalLabel}>
        <Input className={input({ size, end: true })} spellCheck="false" autoCapitalize="none" />
        <span className={endSlot}>
          <Button
            aria-label={revealLabel}
            onPressStart={() => setShown(true)}
            onPressEnd={() => setShown(false)}
            className={button({ variant: 'quiet', icon: true })}
          >
            <Eye size={20} strokeWidth={1.75} aria-hidden="true" />
          </Button>
        </span>
      </FieldFrame>
      {/* After the input: Tab from the field before must reach the input, where the password is typed next. */}
      {labelEnd && <span className={endOfLabel}>{labelEnd}</span>}
    </AriaTextField>
  );
});
