import { PORTEES_APPLICATION } from '@habilis/domain/application/PORTEES_APPLICATION';
import type { Config } from '../../../config.ts';
import { ALGORITHMES } from '../application/clesPubliques.ts';

/** Where tokens are asked for. */
export const TOKEN_PATH = '/api/oauth/token';

/** The whole address of the token endpoint. */
export const tokenEndpointOf = ({ siteUrl }: Pick<Config, 'siteUrl'>): string => `${siteUrl}${TOKEN_PATH}`;

/** What a client must know of where it asks for tokens (RFC 8414). */
export const metadataOf = (config: Pick<Config, 'siteUrl'>): Record<string, unknown> => ({
  issuer: config.siteUrl,
  token_endpoint: tokenEndpointOf(config),
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ALGORITHMES,
  grant_types_supported: ['client_credentials'],
  // Required by the standard; nothing answers at an authorization endpoint, which there is not.
  response_types_supported: [],
  scopes_supported: PORTEES_APPLICATION,
  service_documentation: `${config.siteUrl}/api/`,
});
