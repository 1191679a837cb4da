import { LONGEST_CODE } from './askServer.ts';
import { callServer, isStopped, solvedDefi } from './callServer.ts';

/** Why an address was not taken. */
export type FollowFault =
  | 'courriel-requis'
  | 'courriel-invalide'
  | 'sans-objet'
  | 'trop'
  | 'trop-long'
  | 'arret'
  | 'reseau';

const FAULTS: Readonly<Record<number, FollowFault>> = {
  400: 'courriel-invalide',
  404: 'sans-objet',
  409: 'sans-objet',
  413: 'trop-long',
  429: 'trop',
};

async function ask(path: string, body: object): Promise<FollowFault | null> {
  try {
    const answer = await callServer(path, { ...body, defi: await solvedDefi() });
    if (answer.ok) return null;
    return FAULTS[answer.status] ?? ((await isStopped(answer)) ? 'arret' : 'reseau');
  } catch {
    return 'reseau';
  }
}

/** Asks that an address follow a certificat, for the work of the browser; null when it was taken (C42). */
export const askToFollow = (code: string, courriel: string): Promise<FollowFault | null> =>
  ask('/api/qrcode/suivi', { code: code.slice(0, LONGEST_CODE), courriel });

/** Asks that an address follow the certificats of a list, for the work of the browser; null when it was taken (C1132). */
export const askToFollowListe = (codes: readonly string[], courriel: string): Promise<FollowFault | null> =>
  ask('/api/qrcode/liste/suivi', { codes: codes.map((code) => code.slice(0, LONGEST_CODE)), courriel });
