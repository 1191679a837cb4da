import type { Issue } from '@habilis/api/commission/writes';
import { useText } from '@habilis/i18n/TextProvider';
import { Callout } from '@habilis/ui/Callout';
import { Stack } from '@habilis/ui/Stack';
import { Text } from '@habilis/ui/Text';
import type { ReactNode } from 'react';
import { problemText } from '../../messages/reportError.ts';

/** The refused items of a batch, each with its reason; the others succeeded. */
export function Issues({ issues, nameOf }: { issues: readonly Issue[]; nameOf: (id: number) => string }): ReactNode {
  const t = useText();
  const refused = issues.flatMap(({ id, title }) => (title === null ? [] : [{ id, title }]));
  if (refused.length === 0) return null;
  return (
    <Callout tone="danger" told="announced" title={t('workflow.commission.refusees', { nombre: refused.length })}>
      <Stack as="ul" gap={4}>
        {refused.map(({ id, title }) => (
          <li key={id}>
            <Text as="span">
              {nameOf(id)} : {problemText(title)}
            </Text>
          </li>
        ))}
      </Stack>
    </Callout>
  );
}
