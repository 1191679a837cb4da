import type { ServerProperties } from '@habilis/api/application/endpoints';
import { useAtomValue } from 'jotai';
import { serverPropertiesAtom } from './serverPropertiesAtom.ts';

/** What the server said of itself; it is there before any screen is. */
export function useServerProperties(): ServerProperties {
  const properties = useAtomValue(serverPropertiesAtom);
  if (properties === null) throw new Error('les propriétés du serveur ne sont pas chargées');
  return properties;
}
