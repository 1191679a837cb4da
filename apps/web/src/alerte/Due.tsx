import type { Due as DueView } from '@habilis/ui/DataTable';
import { Deadline } from '@habilis/ui/Deadline';
import { Identifier } from '@habilis/ui/Identifier';
import type { ReactNode } from 'react';

/** A due date outside a table, as its column shows it. */
export function Due({ view }: { readonly view: DueView }): ReactNode {
  if ('state' in view) return <Deadline {...view} />;
  return 'date' in view ? <Identifier>{view.date}</Identifier> : view.words;
}
