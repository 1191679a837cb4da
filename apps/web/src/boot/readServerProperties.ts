import { application, type ServerProperties } from '@habilis/api/application/endpoints';
import { createClient } from '@habilis/api/client/createClient';

/** The server's properties, read as a guest even during a re-login; the answer sets the anti-forgery cookie again (rules/wire#csrf). */
export const readServerProperties = (): Promise<ServerProperties> =>
  createClient({ baseUrl: '/api', token: () => null })(application.serverProperties, {});
