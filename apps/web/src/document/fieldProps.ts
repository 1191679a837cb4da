import { fieldId } from '../forms/fieldId.ts';
import type { TabProps } from './TabProps.ts';

/** The props of every field, from its path: id, fault, and the end of its label. */
export const fieldProps = <S>({ faultOf, markOf }: Pick<TabProps<S>, 'faultOf' | 'markOf'>, path: string) => ({
  id: fieldId(path),
  errorMessage: faultOf(path),
  labelEnd: markOf(path),
});
