import type { KnownIdentity } from '@habilis/server/test/startIdentityProvider';
import { DEMO_ENTITES } from './demoEntites.ts';

const siretOf = (rang: number): string => DEMO_ENTITES.find((one) => one.rang === rang)?.siret ?? '';
const paul = { sub: 'paul', given_name: 'Paul', usual_name: 'Lefèvre', email: 'paul.lefevre@example.org' };

/** Whom the provider of the demonstration knows: a gestionnaire, one of two establishments, and somebody of the network with a second factor. */
export const IDENTITES: readonly KnownIdentity[] = [
  {
    sub: 'sophie',
    given_name: 'Sophie',
    usual_name: 'Marchal',
    email: 'sophie.marchal@example.org',
    siret: siretOf(1),
  },
  { ...paul, siret: siretOf(3) },
  { ...paul, siret: siretOf(1) },
  { sub: 'alain', given_name: 'Alain', usual_name: 'Kieffer', email: 'alain.kieffer@example.org', hasMfa: true },
];
