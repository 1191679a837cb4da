import { fieldId } from '../forms/fieldId.ts';
import type { TabProps } from './TabProps.ts';

/** The props of every field, from its path: id, fault, whether it is required, and the end of its label. */
export const fieldProps = <S>(
  { faultOf, markOf, requiredOf }: Pick<TabProps<S>, 'faultOf' | 'markOf' | 'requiredOf'>,
  path: string,
) => ({
  id: fieldId(path),
  errorMessage: faultOf(path),
  requiredLabel: requiredOf?.(path),
  labelEnd: markOf(path),
});
