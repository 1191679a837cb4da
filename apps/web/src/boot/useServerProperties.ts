import type { ServerProperties } from '@habilis/api/application/endpoints';
import { useAtomValue } from 'jotai';
import { serverPropertiesAtom } from './serverPropertiesAtom.ts';

/** The server's properties, which are loaded before any screen is shown. */
export function useServerProperties(): ServerProperties {
  const properties = useAtomValue(serverPropertiesAtom);
  if (properties === null) throw new Error('les propriétés du serveur ne sont pas chargées');
  return properties;
}
