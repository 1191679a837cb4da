import type { Endpoint } from '@habilis/api/endpoint';

/** The paths of a call, with and without trailing slash (rules/wire#paths). */
export function urlsOf({ path }: Endpoint): readonly string[] {
  const bare = `/api${path}`.replace(/\/$/, '');
  return [bare, `${bare}/`];
}
