import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';

/** The acceptance of the data-protection terms, and where they stand. */
export function TermsCheckbox({
  isSelected,
  onChange,
  errorMessage,
}: {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  errorMessage: string | undefined;
}): ReactNode {
  const t = useText();
  return (
    <Stack gap={4}>
      <Checkbox
        id="acceptationRGPD"
        label={t('compte.acceptation')}
        isSelected={isSelected}
        onChange={onChange}
        errorMessage={errorMessage}
      />
      <Link href="/donnees-personnelles" isSmall>
        {t('compte.acceptation-lire')}
      </Link>
    </Stack>
  );
}
