import { PATHS } from '@habilis/api/page/paths';
import { rolePath } from '@habilis/api/page/rolePaths';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router';
import { currentRoleAtom } from '../../session/atoms.ts';

export type HelpPage = 'faqs' | 'manuels' | 'contact';

/** Whether the page stands in a role's area; anywhere else it is a guest's (R29). */
export const isInRole = ({ roleId }: Readonly<Record<string, string | undefined>>): boolean => roleId !== undefined;

/** The addresses of the help, in the area of the role when there is one (R29). */
export function useHelpAddress(): (page: HelpPage) => string {
  const role = useAtomValue(currentRoleAtom);
  const isHere = isInRole(useParams());
  return (page) => (isHere && role !== null ? rolePath(role, page) : PATHS[page]);
}
