import { randomBytes } from 'node:crypto';
import { PATHS } from '@habilis/api/page/paths';
import { keptSecret } from '@habilis/server/config';
import { ConfigurationError } from '@habilis/server/environment';
import { runServer } from '@habilis/server/runServer';
import { CLOSED_SIRENS, FICHES } from '@habilis/server/platform/register/stubRegister';
import { todayAt } from '@habilis/server/platform/today';
import { formatSiret } from '@habilis/domain/identifiant/formatSiret';
import { sirenOf } from '@habilis/domain/identifiant/sirenOf';
import { SECOND_FACTEUR } from './demoPersons.ts';
import { type DemoCode, demoCodes } from './demoCodes.ts';
import { type DemoAccount, prepareDemonstration } from './prepareDemonstration.ts';
import { showPages } from './showPages.ts';
import { LISTE_A_COLLER, PAPIERS } from './showPapiers.ts';

const toldFiche = ({ siret, raisonSociale }: (typeof FICHES)[number]): string =>
  `  ${formatSiret(siret)}  ${raisonSociale ?? 'nom non diffusé'}${CLOSED_SIRENS.has(sirenOf(siret)) ? ' (fermé)' : ''}`;

type Announced = {
  readonly accounts: readonly DemoAccount[];
  readonly codes: readonly DemoCode[];
  readonly password: string;
};

function announce(url: string, { accounts, codes, password }: Announced): string {
  return [
    `\nDémonstration : tous les comptes ont le mot de passe ${password}\n`,
    ...accounts.map(({ habilisId, nomPrenom, roles }) => `  ${habilisId}  ${nomPrenom.padEnd(24)}${roles}`),
    `\nLes courriels que Habilis enverrait : ${url}/demonstration/courriels`,
    `Le code du second facteur de ${SECOND_FACTEUR} : ${url}/demonstration/second-facteur`,
    `\nDes certificats à vérifier, par leur code, sur ${url}/certificat :\n`,
    ...codes.map(({ etat, code, nomPrenom }) => `  ${code}  ${etat.padEnd(24)}${nomPrenom}`),
    `\nLes mêmes en une liste à coller sur ${url}${PATHS.verifierListe} : ${url}${LISTE_A_COLLER}`,
    `\nDeux PDF à y déposer, tel quel et modifié : ${url}${PAPIERS.original}, ${url}${PAPIERS.modifie}`,
    `\nDes SIRET que le registre de la démonstration connaît, pour une première demande :\n`,
    ...FICHES.map(toldFiche),
    '',
  ].join('\n');
}

await runServer(({ environment, dataFolder }) => {
  if (environment === 'production')
    throw new ConfigurationError(['Une installation de production n’est jamais remplie de données inventées.']);
  const password = keptSecret(dataFolder, 'demo-password', () => randomBytes(9).toString('base64url'));
  let accounts: readonly DemoAccount[] = [];
  let codes: readonly DemoCode[] = [];
  return {
    prepare: async (services) => {
      accounts = await prepareDemonstration(services, password);
      const now = services.now();
      codes = await demoCodes(services.connection.db, { today: todayAt(now), now });
    },
    routes: showPages,
    announcement: (url) => announce(url, { accounts, codes, password }),
  };
});
