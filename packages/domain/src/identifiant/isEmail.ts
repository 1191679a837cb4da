const SHAPE = /^[^\s@"(),:;<>[\]\\]{1,64}@([^\s@.,:;/"()<>[\]\\]+\.)+[^\s@.,:;/"()<>[\]\\]+$/;
const FOREIGN_LETTER = /[\p{L}--\p{Script=Latin}]/v;
const NUMBER_AT_END = /\.\d+$/;

/** Whether letters are what they look like: Cyrillic or full-width ones pass for others in somebody's address (UTS 39). */
const isPlain = (text: string): boolean => text === text.normalize('NFKC') && !FOREIGN_LETTER.test(text);

/** Whether a text has the shape of an e-mail address: one @, no space, a dotted host by its name. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && SHAPE.test(text) && !NUMBER_AT_END.test(text) && isPlain(text);
