const SHAPE = /^[^\s@"(),:;<>[\]\\]{1,64}@([^\s@.,:;/"()<>[\]\\]+\.)+[^\s@.,:;/"()<>[\]\\]+$/;
const FOREIGN_LETTER = /[\p{L}--\p{Script=Latin}]/v;
const NUMBER_AT_END = /\.\d+$/;

/** Whether no letter imitates another: Cyrillic or full-width letters can disguise an address (UTS 39). */
const isPlain = (text: string): boolean => text === text.normalize('NFKC') && !FOREIGN_LETTER.test(text);

/** Whether a text looks like an e-mail address: one @, no space, a host name with a dot. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && SHAPE.test(text) && !NUMBER_AT_END.test(text) && isPlain(text);
