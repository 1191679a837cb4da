import { PATHS } from '@habilis/api/page/paths';
import { useText } from '@habilis/i18n/TextProvider';
import { Checkbox } from '@habilis/ui/Checkbox';
import { Link } from '@habilis/ui/Link';
import { Stack } from '@habilis/ui/Stack';
import type { ReactNode } from 'react';

/** The acceptance of the data-protection terms, and where they stand. */
export function TermsCheckbox({
  value,
  ...field
}: {
  id: string;
  value: boolean;
  onChange: (isAccepted: boolean) => void;
  errorMessage: string | undefined;
}): ReactNode {
  const t = useText();
  return (
    <Stack gap={4}>
      <Checkbox {...field} label={t('compte.acceptation')} isSelected={value} />
      <Link href={PATHS.donneesPersonnelles} isSmall>
        {t('compte.acceptation-lire')}
      </Link>
    </Stack>
  );
}
