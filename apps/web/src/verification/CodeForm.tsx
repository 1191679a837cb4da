import { codeFaults } from '@habilis/domain/certificat/codeFaults';
import { useText } from '@habilis/i18n/TextProvider';
import { Button } from '@habilis/ui/Button';
import { Form } from '@habilis/ui/Form';
import { Stack } from '@habilis/ui/Stack';
import { TextField } from '@habilis/ui/TextField';
import { type ReactNode, useRef, useState } from 'react';

type Props = {
  /** What was wrong with the last code that was sent. */
  readonly fault: string | undefined;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  readonly onChange: () => void;
};

/** The code printed beside the QR code, typed by hand. */
export function CodeForm({ fault, isBusy, onCode, onChange }: Props): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = () => {
    const [missing] = codeFaults({ code });
    setEmpty(missing !== undefined);
    if (missing !== undefined) field.current?.focus();
    else if (!isBusy) onCode(code);
  };
  return (
    <Form onSubmit={submit} aria-label={t('scanner-qrcode.titre')}>
      <Stack gap={16}>
        <TextField
          ref={field}
          name="code"
          label={t('scanner-qrcode.code')}
          description={t('scanner-qrcode.code-aide')}
          errorMessage={isEmpty ? t('scanner-qrcode.code-requis') : fault}
          value={code}
          onChange={(next) => {
            setCode(next);
            setEmpty(false);
            onChange();
          }}
          autoComplete="off"
          maxLength={2000}
          isMono
        />
        <div>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('scanner-qrcode.verifier')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
