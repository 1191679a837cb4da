/** The texts that the page shows; its worker keeps the same. */
export const TEXTES = ['scanner-qrcode', 'invite', 'menu', 'upload'] as const;
