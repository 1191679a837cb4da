import { ZipFile } from 'yazl';
import type { Tirage } from './Papier.ts';
import { writeCertificats } from './writeCertificats.ts';

/** One PDF for each certificat, in an archive: they are compressed already. */
async function archive(tirage: Tirage): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  const parts: Uint8Array[] = [];
  const whole = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip.outputStream.on('data', (part: Uint8Array) => parts.push(part));
    zip.outputStream.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    zip.outputStream.on('error', reject);
  });
  for (const papier of tirage.papiers) {
    const titre = [tirage.titre, papier.valeurs.numeroCertificat].filter((part) => part !== undefined).join(' – ');
    const bytes = await writeCertificats({ ...tirage, papiers: [papier], titre });
    zip.addBuffer(Buffer.from(bytes), `${papier.nomFichier}.pdf`, { compress: false, mtime: tirage.ecritLe });
  }
  zip.end();
  return whole;
}

/** Prints certificats as they are to be handed over (C7). */
export const renderTirage = (tirage: Tirage): Promise<Uint8Array<ArrayBuffer>> =>
  tirage.envoi === 'ZIP' ? archive(tirage) : writeCertificats(tirage);
