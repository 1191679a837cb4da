import { application, type ServerProperties } from '@habilis/api/application/endpoints';
import { createClient } from '@habilis/api/client/createClient';

/** What the server says of itself, asked as a guest even during a re-login; its answer sets the anti-forgery cookie anew (wire, CSRF). */
export const readServerProperties = (): Promise<ServerProperties> =>
  createClient({ baseUrl: '/api', token: () => null })(application.serverProperties, {});
