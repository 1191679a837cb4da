import { LONGEST_CODE } from './askServer.ts';
import { callServer, isStopped, solvedDefi } from './callServer.ts';

/** Why an address was not taken. */
export type FollowFault = 'courriel-requis' | 'courriel-invalide' | 'sans-objet' | 'trop' | 'arret' | 'reseau';

const FAULTS: Readonly<Record<number, FollowFault>> = {
  400: 'courriel-invalide',
  404: 'sans-objet',
  409: 'sans-objet',
  429: 'trop',
};

/** Asks that an address follow a certificat, for the work of the browser; null when it was taken (C42). */
export async function askToFollow(code: string, courriel: string): Promise<FollowFault | null> {
  try {
    const defi = await solvedDefi();
    const answer = await callServer('/api/qrcode/suivi', { code: code.slice(0, LONGEST_CODE), courriel, defi });
    if (answer.ok) return null;
    return FAULTS[answer.status] ?? ((await isStopped(answer)) ? 'arret' : 'reseau');
  } catch {
    return 'reseau';
  }
}
