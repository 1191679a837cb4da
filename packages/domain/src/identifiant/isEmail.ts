/** What stands before the @: plain signs, its dots between them (RFC 5321, Dot-string). */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** A part of a domain: Latin letters of any accent, digits, hyphens between them. */
const LABEL = /^[\p{Script=Latin}\d]([\p{Script=Latin}\d\-]*[\p{Script=Latin}\d])?$/v;
const LAST_LABEL = /^(?:\p{L}{2,}|xn--.+)$/u;

/** Whether no letter imitates another: full-width letters or ligatures can disguise an address (UTS 39). */
const isPlain = (text: string): boolean => text === text.normalize('NFKC');

function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    LAST_LABEL.test(labels.at(-1) ?? '') &&
    isPlain(text)
  );
}

/**
 * Whether mail can be sent to an address: one @, plain signs before it, a host name with a dot after it. Accents before the @ are refused:
 * few servers carry them, and hardly an address has them but by a slip (RFC 6531).
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const local = text.slice(0, Math.max(0, at));
  return text.length <= 254 && local.length <= 64 && LOCAL.test(local) && isDomain(text.slice(at + 1));
}
