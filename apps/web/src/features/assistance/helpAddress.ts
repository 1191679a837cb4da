import { useParams } from 'react-router';

type Params = Readonly<Record<string, string | undefined>>;
export type HelpPage = 'faqs/liste' | 'manuels' | 'contact';

/** Whether the page stands in a role's area; anywhere else it is a guest's (specification, section 2). */
export const isInRole = ({ roleId }: Params): boolean => roleId !== undefined;

/** The addresses of the help, under the prefix of the role when there is one (R29). */
export function useHelpAddress(): (page: HelpPage) => string {
  const params = useParams();
  const { code, roleId } = params;
  const prefix = isInRole(params) ? `/${code}/${roleId}` : '';
  return (page) => `${prefix}/assistance/${page}`;
}
