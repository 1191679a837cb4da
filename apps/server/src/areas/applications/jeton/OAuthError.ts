/** Errors of the token endpoint, in the standard's own words (RFC 6749, section 5.2). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  | 'temporarily_unavailable';

const STATUS: Partial<Readonly<Record<OAuthErrorCode, number>>> = { invalid_client: 401, temporarily_unavailable: 429 };

/** Why no token is given; `description` is for whoever writes the program. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly error: OAuthErrorCode;
  readonly status: number;

  constructor(error: OAuthErrorCode, description: string) {
    super(description);
    this.error = error;
    this.status = STATUS[error] ?? 400;
  }
}
