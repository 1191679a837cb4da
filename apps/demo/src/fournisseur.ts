import { startIdentityProvider } from '@habilis/server/test/startIdentityProvider';
import { IDENTITES } from './IDENTITES.ts';

const { HABILIS_URL, HABILIS_OIDC_CLIENT_ID, HABILIS_OIDC_CLIENT_SECRET, PORT } = process.env;

/** An identity provider for the demonstration, beside it: whoever is asked for is chosen in a list. */
const { environment, close } = await startIdentityProvider({
  siteUrl: HABILIS_URL ?? 'http://localhost:3000',
  port: Number(PORT ?? 3001),
  identities: IDENTITES,
  ...(HABILIS_OIDC_CLIENT_ID === undefined ? {} : { clientId: HABILIS_OIDC_CLIENT_ID }),
  ...(HABILIS_OIDC_CLIENT_SECRET === undefined ? {} : { clientSecret: HABILIS_OIDC_CLIENT_SECRET }),
});
const lines = Object.entries(environment).map(([name, value]) => `  ${name}=${value}`);
process.stdout.write(
  `Fournisseur d’identité d’essai. La démonstration s’en sert si elle démarre avec :\n${lines.join('\n')}\n`,
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close());
