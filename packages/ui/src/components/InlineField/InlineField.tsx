import { Check, Pencil, Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { input } from '../../internal/Field.css.ts';
import { FieldFault } from '../../internal/FieldFault.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './InlineField.css.ts';

export interface InlineFieldWords {
  /** Names the field, such as « Adresse de Claire Bastien ». */
  label: string;
  /** Names the pencil. */
  edit: string;
  /** The button in the place of a value that is not there. */
  add: string;
  keep: string;
  cancel: string;
}

export interface InlineFieldProps {
  words: InlineFieldWords;
  /** Empty when there is none. */
  value: string;
  /** Keeps what was typed; gives why it could not be, or null once it is. */
  onKeep: (typed: string) => Promise<string | null>;
  /** Whether it is being edited. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Set on the input, so that the page can lead to it. */
  id?: string;
  /** @default 'text' */
  type?: 'text' | 'email';
  maxLength?: number;
}

type Editing = Omit<InlineFieldProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void };

function Editor({ words, value, onKeep, onClose, id, type = 'text', maxLength }: Editing): ReactNode {
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  const keep = async () => {
    if (isBusy) return;
    if (typed.trim() === value) return onClose();
    setBusy(true);
    const refusal = await onKeep(typed);
    setBusy(false);
    if (refusal === null) return onClose();
    setError(refusal);
    control.current?.focus();
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // What stands around has its own meaning for these keys.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') void keep();
    else onClose();
  };
  return (
    <TextField
      aria-label={words.label}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        setError(null);
      }}
      type={type}
      {...(maxLength === undefined ? {} : { maxLength })}
      isInvalid={error !== null}
      validationBehavior="aria"
      // A line that is edited was asked for: the focus follows the press.
      autoFocus
      className={styles.edited}
    >
      <div className={styles.line}>
        <div className={styles.control}>
          <Input
            ref={control}
            {...(id === undefined ? {} : { id })}
            onKeyDown={onKeyDown}
            className={input({ size: 'small' })}
          />
        </div>
        <IconButton icon={Check} size="small" label={words.keep} isBusy={isBusy} onPress={() => void keep()} />
        <IconButton icon={X} size="small" label={words.cancel} onPress={onClose} />
      </div>
      <FieldFault>{error ?? undefined}</FieldFault>
    </TextField>
  );
}

/**
 * A value that is changed where it stands: Enter keeps, Escape gives back.
 * @since 0.3.0
 */
export function InlineField({ isOpen, onOpenChange, ...editing }: InlineFieldProps): ReactNode {
  const { words, value } = editing;
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    flushSync(() => onOpenChange(false));
    // The field that had the focus is gone.
    place.current?.querySelector('button')?.focus();
  };
  const open = () => onOpenChange(true);
  return (
    <div ref={place}>
      {isOpen ? (
        <Editor {...editing} onClose={close} />
      ) : value === '' ? (
        <Button variant="quiet" size="small" icon={Plus} onPress={open}>
          {words.add}
        </Button>
      ) : (
        <span className={styles.shown}>
          {value}
          <IconButton icon={Pencil} size="small" label={words.edit} onPress={open} />
        </span>
      )}
    </div>
  );
}
