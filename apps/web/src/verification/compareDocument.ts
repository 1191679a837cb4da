import type { CertificatVerifie } from '@habilis/api/qrcode/CertificatVerifie';
import { comparaisonDocument, type FaitsCertificat, faitsSignes } from '@habilis/domain/certificat/comparaisonDocument';
import { decodePayload, type Payload } from '@habilis/domain/certificat/payload';
import { readCode } from '@habilis/domain/certificat/readCode';
import type { DocumentCompare } from './DocumentCompare.ts';
import { WITHOUT_CONTENT } from './SignedAnswer.tsx';
import type { Answer } from './useCheck.ts';

/** The signed content of a code that the server has found right: what is signed counts, even where the certificat was corrected since. */
function payloadOf(code: string): Payload | null {
  const read = readCode(code);
  const decoded = read?.genre === 'signe' ? decodePayload(read.charge) : null;
  return decoded?.ok === true ? decoded.payload : null;
}

const CODE_OF_NUMERO = /^(.+)-\d{4}-\d+$/;

/** The facts that the server told of a short code, which signs none. */
function faitsOf({ numero, dateObtention, dateFin, initiales, numeroHabilitation }: CertificatVerifie) {
  return numero === null || dateObtention === null
    ? null
    : { numero, dateObtention, dateFin, initiales: initiales ?? '', numeroHabilitation: numeroHabilitation ?? '' };
}

function liveFaits(code: string, live: CertificatVerifie, titres: ReadonlyMap<string, string>): FaitsCertificat | null {
  const payload = live.signatureVerifiee ? payloadOf(code) : null;
  const [, codeNiveau = ''] = CODE_OF_NUMERO.exec(live.numero ?? '') ?? [];
  const own = titres.get(payload?.codeNiveau ?? codeNiveau);
  const { nom, prenom, raisonSociale, intitule } = live;
  const more = {
    titres: [own, intitule].filter((titre) => typeof titre === 'string'),
    autresTitres: [...titres.values()],
    titulaire: nom === null ? null : { nom, prenom: prenom ?? '' },
    raisonSociale,
  };
  if (payload !== null) return faitsSignes(payload, more);
  const faits = faitsOf(live);
  return faits === null ? null : { ...faits, ...more };
}

/** What the file of an answer is worth beside its certificat; null without a file, or without a certificat to compare it with. */
export function compareDocument(
  { code, document, live, signed }: Answer,
  titres: ReadonlyMap<string, string>,
): DocumentCompare | null {
  if (document === null) return null;
  const compared = (faits: FaitsCertificat): DocumentCompare => ({
    ...comparaisonDocument(document, faits),
    page: document.page ?? null,
  });
  if (live !== null) {
    const faits = live.statut === 'INCONNU' ? null : liveFaits(code, live, titres);
    return faits === null ? null : compared(faits);
  }
  if (signed === null || WITHOUT_CONTENT.has(signed.verdict)) return null;
  const { payload } = signed;
  const own = titres.get(payload.codeNiveau);
  const more = {
    titres: own === undefined ? [] : [own],
    autresTitres: [...titres.values()],
    titulaire: null,
    raisonSociale: null,
  };
  return compared(faitsSignes(payload, more));
}
