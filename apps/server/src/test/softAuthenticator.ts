import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { CleFaite } from '@habilis/api/facteur/Facteur';
import type { Assertion } from '@habilis/api/session/Assertion';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const counterBytes = (counter: number): Buffer => Buffer.from([0, 0, counter >> 8, counter & 255]);

/** The public key in COSE: EC2, ES256, P-256, then both coordinates (RFC 9053). */
function coseOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

/** A software passkey, used as by a browser on a page of this origin (W3C WebAuthn 3). */
export function softAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const start = (flags: number, counter: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counterBytes(counter)]);
  return {
    id,
    create: (challenge: string, from = origin): CleFaite => {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId]);
      const authData = Buffer.concat([start(USER_PRESENT | HAS_CREDENTIAL, 0), credential, coseOf(publicKey)]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
    /** Touched by somebody; `isVerified` when it also asked who, by a code or a finger. */
    answer: (challenge: string, counter: number, from = origin, isVerified = false): Assertion => {
      const data = clientData('webauthn.get', challenge, from);
      const authenticatorData = start(USER_PRESENT | (isVerified ? USER_VERIFIED : 0), counter);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
        clientExtensionResults: {},
      };
    },
  };
}
