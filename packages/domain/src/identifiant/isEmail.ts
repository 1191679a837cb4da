/** Whether a text has the shape of an e-mail address: one @, no space, a dotted host. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@.,;:/]+(\.[^\s@.,;:/]+)+$/.test(text);
